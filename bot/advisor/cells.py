"""The cells of the tables under solution: how they lie, where each leads, and how a table goes on beyond its end.

Knows purses as axes, a cell 50 points; knows no chance and no best choice.
"""

from array import array
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.advisor.effects import STEP, Affine, Effect, Plane
from bot.advisor.solved import Stage, Table, end_span

MOST_ON_A_TUTTO: Final = 2000
"""What six dice can be worth at most (111 twice)."""

BAND: Final = MOST_ON_A_TUTTO // STEP

Cells = NDArray[np.intp]
Worth = NDArray[np.float64]
"""Points, by the cells of both purses; of several dice or rows, these first."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Row:
    """One card with the TUTTOs made on it; its cells, and where each leads when the next TUTTO completes it."""

    stage: Stage
    effect: Effect
    total: Worth
    """What is at risk in each cell, in points."""
    to_x: Cells
    to_y: Cells
    to_total: Worth


def laid_row(stage: Stage, effect: Effect, home: Plane, cells: int) -> Row:
    """Lay a row's cells out, and say where each leads."""
    nothing = np.zeros(1, dtype=np.intp)
    match effect.plane:
        case Plane.TOTAL:
            x, _ = np.indices((cells, 1))
            rolled, bonus, card_rolled = x, nothing, nothing
        case Plane.PURSES:
            rolled, bonus = np.indices((cells, cells))
            card_rolled = nothing
        case Plane.DOUBLED:
            rolled, _ = np.indices((cells, 1))
            bonus, card_rolled = nothing, nothing
        case Plane.CARD:
            card_rolled, carried = np.indices((BAND * (effect.trait.tuttos or 0) + 1, cells))
            rolled, bonus = card_rolled + carried, nothing
    total = rolled + bonus
    to_rolled = _after(effect.rolled, rolled, bonus, card_rolled)
    to_bonus = _after(effect.bonus, rolled, bonus, card_rolled)
    apart = home is Plane.PURSES
    to_total = np.broadcast_to(to_rolled + to_bonus, total.shape)
    return Row(
        stage=stage,
        effect=effect,
        total=points_of(total),
        to_x=np.broadcast_to(to_rolled, total.shape) if apart else to_total,
        to_y=np.broadcast_to(to_bonus, total.shape) if apart else np.zeros_like(to_total),
        to_total=points_of(to_total),
    )


def points_of(cells: Cells) -> Worth:
    """So many cells in points."""
    return (cells * STEP).astype(np.float64)


def _after(purse: Affine, rolled: Cells, bonus: Cells, card_rolled: Cells) -> Cells:
    return (
        purse.points // STEP + purse.rolled * rolled + purse.bonus * bonus + purse.card_rolled * card_rolled
    ).astype(np.intp)


def straight_on(table: Worth, x: Cells, y: Cells) -> Worth:
    """Look up cells, beyond the table's end by the slope it ends with; as `Table.worth` does one by one."""
    last_x, last_y = table.shape[0] - 1, table.shape[1] - 1
    in_x, in_y = np.minimum(x, last_x), np.minimum(y, last_y)
    found = table[in_x, in_y]
    beyond_x, beyond_y = x - in_x, y - in_y
    if beyond_x.any():
        back = end_span(last_x + 1)
        found = found + beyond_x * (table[last_x, in_y] - table[last_x - back, in_y]) / back
    if last_y and beyond_y.any():
        back = end_span(last_y + 1)
        found = found + beyond_y * (table[in_x, last_y] - table[in_x, last_y - back]) / back
    return found


def continued(table: Worth) -> Worth:
    """Go on for as far as a TUTTO can lead, on the slope each line of cells ends with."""
    back = end_span(table.shape[1])
    slope = (table[:, -1:] - table[:, -1 - back : -back]) / back
    beyond = np.arange(1, 2 * BAND + 1, dtype=np.float64).reshape(1, 2 * BAND, 1)
    return np.concatenate([table, table[:, -1:] + beyond * slope], axis=1)


def handed_over(worth: Worth) -> Table:
    """The same as it is looked up and kept; a layer for each of its first axis."""
    layers, along_x, along_y = worth.shape
    return Table(shape=(layers, along_x, along_y), cells=array("d", worth.tobytes()))
