"""Many people at one button, and many tables at one bot: each is answered, and what can be had once is had once."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.discordd import Channel, Interaction
from tests.kit.wire import PATIENCE_S, Den, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOLD, UPDATED = 4, 7
SEATS, CROWD, TABLES, PRESSES = 10, 20, 50, 5


def told_alone(interaction: Interaction) -> bool:
    """Whether the answer was for this person alone."""
    message, response = interaction.original, interaction.response
    alone = message is not None and message.ephemeral_to is interaction.user
    return alone and response is not None and response.kind == TOLD


@pytest.mark.parametrize("before", [0, 1, CROWD // 2, CROWD])
async def test_twenty_want_the_last_seat_while_the_host_begins(den: Den, before: int) -> None:
    table = await Table(den, *(f"seat{number}" for number in range(1, SEATS))).open()
    crowd = [den.person(f"guest{number}") for number in range(CROWD)]
    sent = [await table.send("join", by=guest) for guest in crowd[:before]]
    begun = await table.send("begin", by=table.host)
    sent += [await table.send("join", by=guest) for guest in crowd[before:]]
    answers = await asyncio.gather(*(each.acknowledged(PATIENCE_S) for each in sent))
    await begun.acknowledged(PATIENCE_S)
    await table.shown(lambda: "reveal" in table.verbs)
    seated = [each.user for each in answers if each.response is not None and each.response.kind == UPDATED]
    assert (table.events.count("seated"), table.events.count("begun")) == (SEATS - 1 + len(seated), 1)
    assert len(seated) <= 1
    assert [told_alone(each) for each in answers if each.user not in seated] == [True] * (CROWD - len(seated))
    assert [guest.username in table.board.text for guest in crowd] == [guest in seated for guest in crowd]
    assert await table.goes_on()


async def test_of_two_tables_started_in_one_channel_at_once_one_is_there(den: Den) -> None:
    channel = den.channel()
    people = [den.person(name) for name in ("ada", "ben")]
    sent = [await den.server.slash_nowait(person, channel, "tutto start") for person in people]
    answers = await asyncio.gather(*(each.acknowledged() for each in sent))
    await den.server.wait_for(lambda _: all(each.original for each in answers))
    assert (len(channel.messages), sorted(map(told_alone, answers))) == (1, [False, True])
    assert games_in(den, channel) == 1


def games_in(den: Den, channel: Channel) -> int:
    with closing(sqlite3.connect(f"file:{den.database}?mode=ro", uri=True)) as database:
        return database.execute("SELECT count(*) FROM games WHERE channel = ?", (channel.id,)).fetchone()[0]


async def test_fifty_tables_play_while_the_leaderboard_is_read_and_a_backup_runs(den: Den, tmp_path: Path) -> None:
    tables = [Table(den, f"player{number}") for number in range(TABLES)]
    await asyncio.gather(*(table.begin(where="here") for table in tables))
    copy = tmp_path / "backup.db"
    [_, _, backed_up] = await asyncio.gather(
        asyncio.gather(*map(played, tables)), read_the_leaderboard(den, tables[0]), back_up(den, copy)
    )
    assert backed_up == 0
    assert [await table.goes_on() for table in tables] == [True] * TABLES
    assert sound(copy)
    assert [kept(copy, table) for table in tables] == [True] * TABLES


async def played(table: Table) -> None:
    for _ in range(PRESSES):
        await table.press_on()


async def read_the_leaderboard(den: Den, table: Table) -> None:
    for _ in range(PRESSES):
        await den.server.slash(table.host, table.channel, "tutto leaderboard", timeout_s=PATIENCE_S)


async def back_up(den: Den, copy: Path) -> int:
    """Copy the running database from another process; its exit status."""
    argv = (sys.executable, "-m", "bot", "backup", str(copy))
    process = await asyncio.create_subprocess_exec(*argv, env={**os.environ, **den.bot_env})
    return await process.wait()


def sound(copy: Path) -> bool:
    with closing(sqlite3.connect(copy)) as database:
        return database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def kept(copy: Path, table: Table) -> bool:
    """Whether the copy has the game as it stood at some moment."""
    with closing(sqlite3.connect(copy)) as database:
        rows = database.execute("SELECT kind FROM events WHERE game = ? ORDER BY seq", (table.game,)).fetchall()
    kinds = [kind for (kind,) in rows]
    return bool(kinds) and table.events[: len(kinds)] == kinds
