"""Recorded games as a test tells them: a table with a score sheet, and turns entered in the words of the record."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.engine import Refusal, decide, evolve
from bot.engine.commands import Begin
from bot.record.drafting import Draft, more, new_turn
from bot.record.journal import Corrected, Entered, JournalEvent, Struck, Undone
from bot.tables.book import Book, opened_book
from bot.tables.ports import ByBot, Hints, Kind, Mode
from bot.tables.table import Table
from bot.tables.unsent import words_in
from tests.screens.plays import THREE_NAMES, Play

AT = datetime(2026, 1, 2, 20, 15, tzinfo=UTC)


def lobby_of_record(names: Sequence[str] = THREE_NAMES, *, by_bot: ByBot = ByBot.NOTHING, scorer: str = "p0") -> Table:
    """A recorded game's table before play; the second to sit is a guest."""
    table = Play(names).table
    people = {key: replace(one, kind=Kind.GUEST) if key == "p1" else one for key, one in table.people.items()}
    row = replace(table.row, mode=Mode.RECORD, scorer=scorer, by_bot=by_bot)
    return replace(table, row=row, people=people)


def recorded(
    names: Sequence[str] = THREE_NAMES,
    *lines: str,
    house: str = "",
    edition: str = "tutto",
    by_bot: ByBot = ByBot.NOTHING,
    hints: Hints = Hints.NULL,
) -> Table:
    """A recorded game with these turns entered, one after the other."""
    table = Play(names, house=house, edition=edition).table
    table = replace(table, row=replace(table.row, mode=Mode.RECORD, scorer="p0", by_bot=by_bot, hints=hints))
    begun = table.game
    happened = decide(begun, Begin(interaction=0))
    assert not isinstance(happened, Refusal)
    for event in happened:
        begun = evolve(begun, event)
    return entered(_with(table, opened_book(begun)), *lines)


def entered(table: Table, *lines: str) -> Table:
    """The table with these turns entered, or the one under way carried on."""
    for line in lines:
        draft = more(turn_of(table), *words_in(line))
        assert isinstance(draft, Draft), draft
        table = written(table, Entered(by="p0", line=draft.line, player=draft.player, tokens=draft.tokens))
    return table


def turn_of(table: Table) -> Draft:
    """The turn under way."""
    assert table.book is not None
    draft = new_turn(table.book.reckoning)
    assert isinstance(draft, Draft), draft
    return draft


def written(table: Table, *events: JournalEvent) -> Table:
    """The table with these steps on its sheet, a minute apart."""
    book = table.book
    assert book is not None
    for event in events:
        book = book.then([event], AT + timedelta(minutes=len(book.journal)))
    return _with(table, book)


def corrected(table: Table) -> Table:
    """The first turn entered anew, the second struck, and that taken back."""
    return written(
        table,
        Corrected(by="p0", line=0, tokens=("B200", "score 1000")),
        Struck(by="p0", line=1),
        Undone(by="p0"),
    )


def _with(table: Table, book: Book) -> Table:
    return replace(table, book=book, game=book.game, chronicle=book.chronicle, seq=table.seq + 1)
