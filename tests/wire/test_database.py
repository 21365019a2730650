"""A database that fails in the middle of a game: who presses is told so, and the table plays on once it is back."""

import sqlite3
from contextlib import closing

import pytest

from tests.kit.wire import Den, Table, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def done(den: Den, statement: str) -> None:
    with closing(sqlite3.connect(den.database, isolation_level=None)) as database:
        database.execute(statement)


async def test_a_press_that_cannot_be_stored_is_answered_kindly_and_counts_once_it_can(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    before = table.events
    done(den, "ALTER TABLE events RENAME TO elsewhere")
    failed = await table.send("reveal")
    await failed.acknowledged()
    done(den, "ALTER TABLE elsewhere RENAME TO events")
    assert failed.original is not None
    assert (failed.original.ephemeral_to, "book" in failed.original.text) == (table.next, True)
    assert (table.events, await table.goes_on()) == (before, True)


async def test_a_database_that_fails_is_one_line_in_the_log(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    done(den, "ALTER TABLE events RENAME TO elsewhere")
    await (await table.send("reveal")).acknowledged()
    done(den, "ALTER TABLE elsewhere RENAME TO events")
    assert str(den.database) in await den.bot.wait_line(lambda line: said(line) == "store.unusable")
