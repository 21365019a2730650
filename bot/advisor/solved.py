"""A solved situation: tables of what revealing and rolling are worth, looked up, written and read.

Knows how a position finds its place in a table; knows nothing of how the tables come about (solver.py), nor of files.
"""

import io
import sys
import zipfile
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Final

from bot.advisor.effects import STEP, Plane, at, effects
from bot.advisor.position import Option, Position
from bot.advisor.situation import Situation, after_banking
from bot.engine.cards import Card
from bot.engine.ruleset import AfterTutto
from bot.engine.traits import After

FORM: Final = 3
"""Of the tables, their solver and the file; files of another are of no use."""

_FORM: Final = f"{FORM} {sys.byteorder}".encode()

Stage = tuple[Card, int]
"""A card and the TUTTOs already made on it."""


def end_span(cells: int) -> int:
    """Steps over which the slope of a table's end is measured.

    In a single one rounding would be all it shows, and grow with every sweep that reads as far beyond as a ×2 does.
    """
    return min(8, cells - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Layers of cells, one after the other: what is worth how much, by two purses in cells of 50 points.

    Looked up without numpy, which is faster cell by cell, and 11 MB that a bot which solves nothing itself can spare.
    """

    shape: tuple[int, int, int]
    """Layers, and cells along either purse."""
    cells: "array[float]"

    def __getitem__(self, at: tuple[int, int, int]) -> float:
        layer, x, y = at
        _, along_x, along_y = self.shape
        return self.cells[(layer * along_x + x) * along_y + y]

    def worth(self, layer: int, x: int, y: int) -> float:
        """Look a cell up, beyond the table's end by the slope it ends with."""
        _, along_x, along_y = self.shape
        if x < along_x and y < along_y:
            return self[layer, x, y]
        in_x, in_y = min(x, along_x - 1), min(y, along_y - 1)
        last = worth = self[layer, in_x, in_y]
        if x > in_x:
            back = end_span(along_x)
            worth += (x - in_x) * (last - self[layer, in_x - back, in_y]) / back
        if y > in_y > 0:
            back = end_span(along_y)
            worth += (y - in_y) * (last - self[layer, in_x, in_y - back]) / back
        return worth


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CardTable:
    """Worth of rolling one to six dice on a card (a layer each, from 0), by where the turn stands in its plane."""

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
        return self.reveal.worth(0, x // STEP, y // STEP)

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
        return table.rolling.worth(dice - 1, x // STEP, y // STEP)

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


def written(solved: Solved) -> bytes:
    """Write the tables; the situation itself is not in them."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("form", _FORM)
        for part, tables in (("now", solved), ("later", solved.later)):
            for name, table in _tables(tables) if tables else ():
                shape = "x".join(map(str, table.shape))
                archive.writestr(f"{part}.{name}.{shape}", table.cells.tobytes())
    return file.getvalue()


def _tables(solved: Solved) -> Iterator[tuple[str, Table]]:
    yield f"reveal.{solved.plane.value}.{solved.exact:d}", solved.reveal
    for (card, tuttos), table in solved.cards.items():
        yield f"{card}.{tuttos}.{table.plane.value}", table.rolling
    for (card, tuttos), chances in solved.chances.items():
        yield f"{card}.{tuttos}.chances", _line(chances)
    for card, added in solved.burning.items():
        yield f"{card}.burning", _line(added)


def _line(numbers: tuple[float, ...]) -> Table:
    return Table(shape=(1, 1, len(numbers)), cells=array("d", numbers))


def read(situation: Situation, content: bytes) -> Solved | None:
    """Read the tables of this situation; nothing where they are damaged or of another form."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if not all(map(_is_plain, archive.infolist())):
                return None
            members = {name: archive.read(name) for name in archive.namelist()}
        if members.pop("form") != _FORM:
            return None
        tables = dict(_table(name, cells) for name, cells in members.items())
        later = _part(tables, "later", after_banking(situation), None)
        return _part(tables, "now", situation, later)
    except (OSError, ValueError, KeyError, EOFError, NotImplementedError, zipfile.BadZipFile):
        return None


def _is_plain(member: zipfile.ZipInfo) -> bool:
    """Whether it is kept as all of ours are: a wrong byte can make one encrypted, or of any packing's own errors."""
    return member.compress_type == zipfile.ZIP_STORED and not member.flag_bits & 1


def _table(name: str, content: bytes) -> tuple[str, Table]:
    """A table and its name without the shape it ends with; raises ValueError where they don't agree."""
    name, _, shape = name.rpartition(".")
    layers, along_x, along_y = map(int, shape.split("x"))
    cells = array("d", content)
    if len(cells) != prod((layers, along_x, along_y)):
        raise ValueError(name)
    return name, Table(shape=(layers, along_x, along_y), cells=cells)


def _part(tables: Mapping[str, Table], part: str, situation: Situation, later: Solved | None) -> Solved | None:
    reveal: tuple[Plane, bool, Table] | None = None
    cards: dict[Stage, CardTable] = {}
    chances: dict[Stage, tuple[float, ...]] = {}
    burning: dict[Card, tuple[float, ...]] = {}
    for name, table in tables.items():
        match name.split("."):
            case [which, *_] if which != part:
                pass
            case [_, "reveal", plane, exact]:
                reveal = Plane(int(plane)), exact == "1", table
            case [_, card, "burning"]:
                burning[Card(card)] = tuple(table.cells)
            case [_, card, tuttos, "chances"]:
                chances[Card(card), int(tuttos)] = tuple(table.cells)
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
