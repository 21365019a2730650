"""Servers that let the bot go, or are away, while it is down: who has left keeps nobody's game open."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.wire import Den, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


def is_open(table: Table) -> bool:
    with closing(sqlite3.connect(table.den.database)) as database:
        [(ended,)] = database.execute("SELECT ended_at_us FROM games WHERE game = ?", (table.game,)).fetchall()
    return ended is None


async def elsewhere(den: Den) -> Table:
    return await Table(den, "ada", "ben", channel=den.channel(den.server.world.add_guild())).begin()


def calls_to(table: Table) -> list[str]:
    return [path for _, path, _ in table.server.world.calls if f"/channels/{table.channel.id}" in path]


async def test_a_server_that_let_the_bot_go_while_it_was_down_keeps_no_game_open(den: Den) -> None:
    left, kept = await elsewhere(den), await elsewhere(den)
    await den.kill()
    den.server.world.remove_guild(left.channel.guild)
    await den.start()
    await den.healed()
    assert (is_open(left), is_open(kept), await kept.goes_on()) == (False, True, True)


async def test_nothing_is_sent_to_it(den: Den) -> None:
    left = await elsewhere(den)
    await left.press_on_until(lambda: "bank" in left.verbs)
    fault = den.server.faults.next("POST", f"/channels/{left.place.id}/messages", hold=True)
    await left.send("bank")
    await fault.struck()
    await den.kill()
    fault.release()
    before = calls_to(left)
    den.server.world.remove_guild(left.channel.guild)
    await den.start()
    await den.healed()
    assert (calls_to(left), is_open(left)) == (before, False)


async def test_a_server_that_is_unavailable_at_a_start_keeps_its_games(den: Den) -> None:
    away = await elsewhere(den)
    await den.kill()
    den.server.world.set_unavailable(away.channel.guild, unavailable=True)
    await den.start()
    await den.healed()
    open_meanwhile = is_open(away)
    den.server.world.set_unavailable(away.channel.guild, unavailable=False)
    assert (open_meanwhile, await away.goes_on()) == (True, True)


async def test_a_start_that_is_told_of_no_server_at_all_closes_nothing(tmp_path: Path) -> None:
    async with Den.open(tmp_path) as den:
        await den.start()
        table = await Table(den, "ada", "ben").begin()
        await den.kill()
        guilds = dict(den.server.world.guilds)
        den.server.world.guilds.clear()
        await den.start()
        await den.healed()
        open_meanwhile = is_open(table)
        den.server.world.guilds.update(guilds)
        await den.restart()
        assert (open_meanwhile, await table.goes_on(), den.complaints()) == (True, True, [])


async def test_each_shards_servers_are_known_before_any_counts_as_left(tmp_path: Path) -> None:
    async with Den.open(tmp_path, shards=2) as den:
        await den.start(shards=2)
        tables = [await elsewhere(den) for _ in range(4)]
        await den.kill()
        den.server.world.remove_guild(tables[0].channel.guild)
        await den.start(shards=2)
        await den.healed()
        assert [is_open(table) for table in tables] == [False, True, True, True]
