"""A recorded game's sheet at its table: the journal, what it reads, and the game it leads to. Writes nothing.

Knows how a table follows from its journal; who may write in it is scorebook.py's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine import Game, evolve
from bot.engine.events import DiceRolled, TurnEnded
from bot.record.journal import JournalEvent, Written
from bot.record.reckoning import Mark, Reckoning, reckoned, resumed
from bot.record.sheet import EMPTY, Sheet, after, written
from bot.tables.chronicle import Chronicle, Tale


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """What is to be written in a journal, all or nothing."""

    strokes: tuple[JournalEvent, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A sheet and what it amounts to."""

    journal: tuple[Written, ...]
    sheet: Sheet
    reckoning: Reckoning
    chronicle: Chronicle

    @property
    def game(self) -> Game:
        """The game it leads to."""
        return self.reckoning.game

    def then(self, events: Iterable[JournalEvent], at: datetime) -> "Book":
        """The book with this written in it."""
        new = tuple(Written(at=at, event=event) for event in events)
        sheet = self.sheet
        for one in new:
            sheet = after(sheet, one.event, one.at)
        return self._reading((*self.journal, *new), sheet)

    def back(self, events: int) -> "Book":
        """The book as it was so many events ago."""
        journal = self.journal[: len(self.journal) - events]
        return self._reading(journal, written(journal))

    def _reading(self, journal: tuple[Written, ...], sheet: Sheet) -> "Book":
        reckoning = resumed(self.reckoning, sheet.page)
        mark, told = _known(self, reckoning)
        return Book(journal=journal, sheet=sheet, reckoning=reckoning, chronicle=_chronicle(reckoning, mark, told))


def opened_book(begun: Game, journal: Sequence[Written] = ()) -> Book:
    """The book of a game that has just begun, with all that was written since."""
    sheet = written(journal) if journal else EMPTY
    reckoning = reckoned(begun, sheet.page)
    chronicle = _chronicle(reckoning, Mark(game=reckoning.start, events=0), ())
    return Book(journal=tuple(journal), sheet=sheet, reckoning=reckoning, chronicle=chronicle)


def _known(book: Book, reckoning: Reckoning) -> tuple[Mark, tuple[Tale, ...]]:
    """Say how far the game is the one that is told already, and those tales."""
    mark = Mark(game=reckoning.start, events=0)
    for old, new in zip(book.reckoning.marks, reckoning.marks, strict=False):
        if old is not new:
            break
        mark = new
    over = sum(isinstance(event, TurnEnded) for event in reckoning.events[: mark.events])
    return mark, book.chronicle.tales[:over]


def _chronicle(reckoning: Reckoning, mark: Mark, told: tuple[Tale, ...]) -> Chronicle:
    """Tell the game from this mark on. Real dice are counted nowhere."""
    game, chronicle = mark.game, Chronicle(tales=told)
    for seq, event in enumerate(reckoning.events[mark.events :], start=mark.events):
        then = evolve(game, event)
        if not isinstance(event, DiceRolled):
            chronicle = chronicle.after(game, event, then, seq)
        game = then
    return chronicle
