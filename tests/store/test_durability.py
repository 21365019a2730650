"""What was reported as written stays written, and once: through kills, cuts, cancelled tasks and second bots."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import IntegrityError

from bot.store import SqlStore, open_store
from bot.store.line import Found, Line, Step
from bot.tables.ports import Change, Conflict, StoreUnusable
from tests.kit.postgres import PostgresServer
from tests.store.samples import ANNA, NOON, PRESS, ROW, Counting, opening, row

ROOT = Path(__file__).parents[2]

APPEND_FOR_EVER = """
import asyncio, sys
from bot.store import open_store
from tests.store.samples import NOON, PRESS, ROW, Counting

async def main(url):
    store = await open_store(url, Counting())
    after = 2
    while True:
        await store.append(ROW.game, after, PRESS, NOON)
        after += len(PRESS)
        print(after, flush=True)

asyncio.run(main(sys.argv[1]))
"""


async def opened(url: str) -> SqlStore:
    store = await open_store(url, Counting())
    await store.open_game(ROW, opening(), (ANNA,))
    return store


async def length(store: SqlStore) -> int:
    stored = await store.load(ROW.game)
    assert stored
    return len(stored.events)


def killed_while_appending(url: str, reports: int) -> int:
    """The stream's length as a bot last reported it before it was killed, after at least so many reports."""
    command = [sys.executable, "-c", APPEND_FOR_EVER, url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 — ourselves
        assert writer.stdout
        for _ in range(reports):
            writer.stdout.readline()
        writer.send_signal(signal.SIGKILL)
        rest = [line for line in writer.stdout.read().split("\n") if line]
    return int(rest[-1]) if rest else 2 + reports * len(PRESS)


@pytest.mark.parametrize("reports", [1, 40, 97])
async def test_a_kill_loses_nothing_that_was_reported(url: str, reports: int) -> None:
    store = await opened(url)
    await store.close()
    reported = killed_while_appending(url, reports)
    survivor = await open_store(url, Counting())
    kept = await length(survivor)
    await survivor.close()
    # One append may have been under way: it is there whole or not at all.
    assert kept in {reported, reported + len(PRESS)}


async def test_a_stream_has_no_gaps_after_a_kill(url: str) -> None:
    store = await opened(url)
    await store.close()
    killed_while_appending(url, 30)
    survivor = await open_store(url, Counting())
    kept = await length(survivor)
    await survivor.append(ROW.game, kept, PRESS, NOON)
    assert await length(survivor) == kept + len(PRESS)
    await survivor.close()


async def test_of_two_bots_that_append_the_same_seq_one_wins(url: str) -> None:
    first = await opened(url)
    second = await open_store(url, Counting("other"))
    outcomes = await asyncio.gather(
        first.append(ROW.game, 2, PRESS, NOON), second.append(ROW.game, 2, PRESS, NOON), return_exceptions=True
    )
    await first.close()
    await second.close()
    assert [type(outcome) for outcome in outcomes if outcome] == [Conflict]


async def test_two_bots_append_to_one_stream_in_turns(url: str) -> None:
    first = await opened(url)
    second = await open_store(url, Counting("other"))

    async def play(store: SqlStore) -> int:
        appended = 0
        while appended < 20:
            try:
                await store.append(ROW.game, await length(store), PRESS, NOON)
            except Conflict:
                continue
            appended += 1
        return appended

    await asyncio.gather(play(first), play(second))
    assert await length(first) == 2 + 40 * len(PRESS)
    await first.close()
    await second.close()


async def test_two_bots_that_meet_a_person_at_once_agree_on_the_key(url: str) -> None:
    first = await opened(url)
    second = await open_store(url, Counting("other"))
    met = await asyncio.gather(*(store.person(guild=1, user=7, name="Gil") for store in (first, second)))
    await first.close()
    await second.close()
    assert met[0] == met[1]


async def test_a_cancelled_append_leaves_the_store_usable(url: str) -> None:
    store = await opened(url)
    for _ in range(20):
        appending = asyncio.create_task(store.append(ROW.game, await length(store), PRESS, NOON))
        await asyncio.sleep(0)
        appending.cancel()
        await asyncio.gather(appending, return_exceptions=True)
    kept = await length(store)
    await store.append(ROW.game, kept, PRESS, NOON)
    assert await length(store) == kept + len(PRESS)
    await store.close()


async def test_a_server_that_was_restarted_is_found_again(postgres: PostgresServer, postgres_url: str) -> None:
    store = await opened(postgres_url)
    with postgres.admin() as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
            [make_url(postgres_url).database],
        )
    await store.append(ROW.game, 2, PRESS, NOON)
    assert await length(store) == 2 + len(PRESS)
    await store.close()


async def test_a_database_that_went_away_is_named(postgres_url: str) -> None:
    store = await opened(postgres_url)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("ALTER TABLE events RENAME TO elsewhere")
    with pytest.raises(StoreUnusable, match="PostgreSQL database tutto_"):
        await store.append(ROW.game, 2, PRESS, NOON)
    await store.close()


async def test_an_event_this_bot_cannot_read_is_named_with_its_game(postgres_url: str) -> None:
    store = await opened(postgres_url)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("UPDATE events SET kind = 'levitated' WHERE seq = 0")
    with pytest.raises(StoreUnusable, match="game g1: an event of kind 'levitated', version 1"):
        await store.load(ROW.game)
    await store.close()


LONG = 3_000
"""Presses of a game whose events fill pages of their own."""


def damage(path: Path, game: str, other: str) -> int:
    """Overwrite every page that holds this game and not the other; how many those are."""
    pages = path.read_bytes()
    starts = [start for start in range(8192, len(pages), 4096) if game.encode() in pages[start : start + 4096]]
    alone = [start for start in starts if other.encode() not in pages[start : start + 4096]]
    with path.open("r+b") as file:
        for start in alone:
            file.seek(start)
            file.write(b"\xfe" * 4096)
    return len(alone)


async def test_damage_in_the_middle_is_named_and_other_games_are_played_on(tmp_path: Path) -> None:
    path = tmp_path / "tutto.db"
    torn, whole = row(1), replace(row(2), game="whole")
    store = await open_store(f"sqlite:///{path}", Counting())
    for one in (replace(torn, game="torn"), whole):
        await store.open_game(one, opening(), (ANNA,))
        await store.append(one.game, 2, PRESS * LONG, NOON)
    await store.close()
    # Below that size a start looks at every page.
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO presets VALUES (1, 'large', '', hex(zeroblob(10000000)))")
    # The row of a game stands elsewhere, beside the other's.
    assert damage(path, "torn", "whole") > 10
    store = await open_store(f"sqlite:///{path}", Counting())
    for _ in range(2):
        with pytest.raises(StoreUnusable, match=f"{path}: "):
            await store.load("torn")
    await store.append("whole", 2 + 3 * LONG, PRESS, NOON)
    stored = await store.load("whole")
    await store.close()
    assert stored
    assert len(stored.events) == 2 + 3 * LONG + 3


class LeftAtOnce:
    """A line on which whoever holds a place leaves it as soon as somebody else was refused it."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def read(self, step: Step) -> Sequence[Found]:
        return await self._line.read(step)

    async def write(self, steps: Sequence[Step]) -> None:
        try:
            await self._line.write(steps)
        except IntegrityError:
            await self._line.write((Step("UPDATE games SET ended_at_us = 1 WHERE game = 'g1'", {}),))
            raise

    async def close(self) -> None:
        await self._line.close()


async def test_a_place_that_is_left_while_somebody_asks_for_it_is_theirs(url: str) -> None:
    store = await opened(url)
    store._writing = LeftAtOnce(store._writing)
    await store.open_game(replace(ROW, game="g2"), opening(), (ANNA,))
    assert await store.at_place(ROW.place) == "g2"
    await store.close()


async def test_a_game_moves_to_a_place_that_is_left_at_that_moment(url: str) -> None:
    store = await opened(url)
    await store.open_game(row(2), opening(), (ANNA,))
    store._writing = LeftAtOnce(store._writing)
    await store.append("g2", 2, (), NOON, Change(place=ROW.place))
    assert await store.at_place(ROW.place) == "g2"
    await store.close()
