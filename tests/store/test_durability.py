"""What was reported as written stays written, and once: through kills, cuts, cancelled tasks and second bots."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from bot.store import SqlStore, open_store
from bot.tables.ports import Conflict, StoreUnusable
from tests.kit.postgres import PostgresServer
from tests.store.samples import ANNA, NOON, PRESS, ROW, Counting, opening

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
