"""A solved situation: tables of what revealing and rolling are worth, looked up, written and read.

Knows how a position finds its place in a table; knows nothing of how the tables come about (solver.py), nor of files.
"""

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.advisor.effects import STEP, Plane, at, effects
from bot.advisor.position import Option, Position
from bot.advisor.situation import Situation, after_banking
from bot.engine.cards import Card
from bot.engine.ruleset import AfterTutto
from bot.engine.traits import After

Table = NDArray[np.float64]

FORM: Final = 1
"""Of the tables, their solver and the file; files of another are of no use."""

Stage = tuple[Card, int]
"""A card and the TUTTOs already made on it."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CardTable:
    """Worth of rolling one to six dice on a card (first axis, from 0), by where the turn stands in its plane."""

    plane: Plane
    rolling: Table


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Solved:
    """What every position of a turn is worth in this situation: the expected gain from there on."""

    situation: Situation
    plane: Plane
    reveal: Table
    cards: Mapping[Stage, CardTable]
    chances: Mapping[Stage, tuple[float, ...]]
    """Chance of completing a card by rolling none to six dice, where nothing else matters (§4.5, §4.7)."""
    burning: Mapping[Card, tuple[float, ...]]
    """What rolling none to six dice adds to what is at risk, on cards that only a null ends (§4.4)."""
    exact: bool
    """Whether the tables go on straight where they end; with hardly a card to fear they may not."""
    later: "Solved | None"
    """Once something was banked in the turn, where that changes anything (§7.7)."""
    remembered: dict[Position, tuple[Option, ...]] = field(default_factory=dict[Position, tuple[Option, ...]])
    """What advice.py has looked up already, by position."""

    @property
    def after_banking(self) -> "Solved":
        """The same once something was banked in the turn."""
        return self.later or self

    def revealing(self, rolled: int, bonus: int) -> float:
        """Worth of revealing a card with these purses, drawn from the situation's cards."""
        x, y = at(self.plane, rolled, bonus, 0)
        return _look_up(self.reveal, x // STEP, y // STEP)

    def rolling(self, stage: Stage, dice: int, rolled: int, bonus: int, card_rolled: int) -> float:
        """Worth of rolling so many dice on a card with these purses, `card_rolled` of it by this card's dice."""
        card, _ = stage
        if card in self.burning:
            return rolled + bonus + self.burning[card][dice]
        if stage in self.chances:
            chance = self.chances[stage][dice]
            lost = (1 - chance) * self.situation.fine
            return chance * self.completing(card, rolled, bonus, card_rolled) - lost
        table = self.cards[stage]
        x, y = at(table.plane, rolled, bonus, card_rolled)
        return _look_up(table.rolling[dice - 1], x // STEP, y // STEP)

    def completing(self, card: Card, rolled: int, bonus: int, card_rolled: int) -> float:
        """Worth of the TUTTO that completes a card, from the purses just before."""
        effect = effects(self.situation.rules)[card]
        purses = effect.after(rolled, bonus, card_rolled)
        match effect.trait.after:
            case After.CHOICE:
                worth = self.resting(*purses)
            case After.TURN_IS_BANKED:
                worth = float(sum(purses))
            case After.BANKED_IN_TURN:
                worth = sum(purses) + self.after_banking.resting(0, 0)
            case After.GAME_IS_WON:
                worth = float(self.situation.rules.target)
        return worth - (self.situation.toll if card is Card.VENGEANCE else 0)

    def resting(self, rolled: int, bonus: int) -> float:
        """Worth of standing after a TUTTO: bank or reveal, as the rules allow (§2.6)."""
        bank = float(rolled + bonus)
        match self.situation.rules.after_tutto:
            case AfterTutto.MUST_BANK:
                return bank
            case AfterTutto.MUST_DRAW:
                return self.revealing(rolled, bonus)
            case AfterTutto.CHOOSE:
                reveal = self.revealing(rolled, bonus)
                return max(bank, reveal) if self.may_bank(rolled + bonus) else reveal

    def may_bank(self, at_risk: int) -> bool:
        """Whether the minimums allow to bank so much; to stop with nothing at risk is always allowed."""
        return at_risk >= self.situation.least or not at_risk


def straight_on(table: Table, x: NDArray[np.intp], y: NDArray[np.intp]) -> Table:
    """Look up cells, beyond the table's end by the slope it ends with."""
    last_x, last_y = table.shape[0] - 1, table.shape[1] - 1
    in_x, in_y = np.minimum(x, last_x), np.minimum(y, last_y)
    found = table[in_x, in_y]
    beyond_x, beyond_y = x - in_x, y - in_y
    if beyond_x.any():
        found = found + beyond_x * (table[last_x, in_y] - table[last_x - 1, in_y])
    if last_y and beyond_y.any():
        found = found + beyond_y * (table[in_x, last_y] - table[in_x, last_y - 1])
    return found


def _look_up(table: Table, x: int, y: int) -> float:
    last_x, last_y = table.shape[0] - 1, table.shape[1] - 1
    if x <= last_x and y <= last_y:
        return float(table[x, y])
    in_x, in_y = min(x, last_x), min(y, last_y)
    worth = float(table[in_x, in_y])
    if x > last_x:
        worth += (x - last_x) * float(table[last_x, in_y] - table[last_x - 1, in_y])
    if y > last_y > 0:
        worth += (y - last_y) * float(table[in_x, last_y] - table[in_x, last_y - 1])
    return worth


def written(solved: Solved) -> bytes:
    """Write the tables; the situation itself is not in them."""
    arrays: dict[str, Table] = {}
    for name, part in (("now", solved), ("later", solved.later)):
        if part is None:
            continue
        arrays[f"{name}.reveal.{part.plane.value}.{part.exact:d}"] = part.reveal
        for (card, tuttos), table in part.cards.items():
            arrays[f"{name}.{card}.{tuttos}.{table.plane.value}"] = table.rolling
        for (card, tuttos), chances in part.chances.items():
            arrays[f"{name}.{card}.{tuttos}.chances"] = np.array(chances, dtype=np.float64)
        for card, added in part.burning.items():
            arrays[f"{name}.{card}.burning"] = np.array(added, dtype=np.float64)
    file = io.BytesIO()
    np.savez(file, allow_pickle=False, form=np.array([FORM], dtype=np.float64), **arrays)
    return file.getvalue()


def read(situation: Situation, content: bytes) -> Solved | None:
    """Read the tables of this situation; nothing where they are damaged or of another form."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            arrays: dict[str, Table] = {name: file[name] for name in file.files}
        if arrays.pop("form").tolist() != [FORM]:
            return None
        later = _part(arrays, "later", after_banking(situation), None)
        return _part(arrays, "now", situation, later)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None


def _part(arrays: Mapping[str, Table], part: str, situation: Situation, later: Solved | None) -> Solved | None:
    reveal: tuple[Plane, bool, Table] | None = None
    cards: dict[Stage, CardTable] = {}
    chances: dict[Stage, tuple[float, ...]] = {}
    burning: dict[Card, tuple[float, ...]] = {}
    for name, table in arrays.items():
        match name.split("."):
            case [which, *_] if which != part:
                pass
            case [_, "reveal", plane, exact]:
                reveal = Plane(int(plane)), exact == "1", table
            case [_, card, "burning"]:
                burning[Card(card)] = tuple(table.tolist())
            case [_, card, tuttos, "chances"]:
                chances[Card(card), int(tuttos)] = tuple(table.tolist())
            case [_, card, tuttos, plane]:
                cards[Card(card), int(tuttos)] = CardTable(plane=Plane(int(plane)), rolling=table)
            case _:
                raise ValueError(name)
    if reveal is None:
        return None
    plane, is_exact, worth = reveal
    return Solved(
        situation=situation,
        plane=plane,
        reveal=worth,
        cards=cards,
        chances=chances,
        burning=burning,
        exact=is_exact,
        later=later,
    )
