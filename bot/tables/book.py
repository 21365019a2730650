"""A recorded game's sheet at its table: the journal, what it reads, and the game it leads to. Writes nothing.

Knows how a table follows from its journal; who may write in it is scorebook.py's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine import Game, evolve
from bot.record.journal import JournalEvent, Written
from bot.record.reckoning import Reckoning, reckoned, resumed
from bot.record.sheet import EMPTY, Sheet, after, written
from bot.tables.chronicle import Chronicle


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
        return _book((*self.journal, *new), sheet, resumed(self.reckoning, sheet.page))

    def back(self, events: int) -> "Book":
        """The book as it was so many events ago."""
        journal = self.journal[: len(self.journal) - events]
        sheet = written(journal)
        return _book(journal, sheet, resumed(self.reckoning, sheet.page))


def opened_book(begun: Game, journal: Sequence[Written] = ()) -> Book:
    """The book of a game that has just begun, with all that was written since."""
    sheet = written(journal) if journal else EMPTY
    return _book(tuple(journal), sheet, reckoned(begun, sheet.page))


def _book(journal: tuple[Written, ...], sheet: Sheet, reckoning: Reckoning) -> Book:
    return Book(journal=journal, sheet=sheet, reckoning=reckoning, chronicle=_chronicle(reckoning))


def _chronicle(reckoning: Reckoning) -> Chronicle:
    game, chronicle = reckoning.start, Chronicle()
    for seq, event in enumerate(reckoning.events):
        then = evolve(game, event)
        chronicle = chronicle.after(game, event, then, seq)
        game = then
    return chronicle
