"""A gateway that drops, asks to come back or loses its sessions while a game is played."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.discordd import Guild
from tests.kit.discordd.snowflakes import now_ms
from tests.kit.wire import CALLBACK, PATIENCE_S, READY_S, Den, Table, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_press_during_a_cut_is_answered_after_the_resume(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    await den.server.gateway.drop()
    await table.press("reveal")
    assert await table.goes_on()


async def test_a_press_answered_during_a_cut_counts_once(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    fault = den.server.faults.next("POST", CALLBACK, hold=True)
    interaction = await table.send("reveal")
    await fault.struck()
    resumes = den.server.gateway.resumes
    await den.server.gateway.drop()
    await den.server.wait_for(lambda _: den.server.gateway.resumes > resumes)
    fault.release()
    await interaction.acknowledged()
    assert table.events.count("reveal_called") == 1


async def test_a_bot_that_is_asked_to_reconnect_plays_on(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    resumes = den.server.gateway.resumes
    await den.server.gateway.reconnect()
    await den.server.wait_for(lambda _: den.server.gateway.resumes > resumes, PATIENCE_S)
    assert await table.goes_on()


async def test_after_lost_sessions_a_second_ready_posts_no_second_board(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    readies, mended = await den.server.readies(), len(den.mendings())
    await den.server.gateway.forget()
    await den.server.wait_ready(readies + 1, READY_S)
    # Presses are taken from READY on, before the bot has looked what is due.
    assert await table.goes_on()
    await den.server.wait_for(lambda _: len(den.mendings()) > mended, READY_S)
    assert len(table.boards) == 1


async def test_a_second_ready_while_a_board_is_being_sent_makes_no_second_one(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    await table.press_on_until(lambda: "bank" in table.verbs)
    board = table.board
    fault = den.server.faults.next("POST", f"/channels/{table.place.id}/messages", hold=True, after=True)
    await table.send("bank")
    await fault.struck()
    readies, mended = await den.server.readies(), len(den.mendings())
    await den.server.gateway.invalidate()
    await den.server.wait_ready(readies + 1, READY_S)
    fault.release()
    await den.server.wait_for(lambda _: len(den.mendings()) > mended, READY_S)
    assert (table.board is not board, len(table.boards)) == (True, 1)


def hurry(table: Table, left_s: float) -> None:
    """Have the turn's time run out so soon, as far as it is written down."""
    with closing(sqlite3.connect(table.den.database)) as database, database:
        soon_us = int((now_ms() / 1000 + left_s) * 1e6)
        database.execute("UPDATE games SET deadline_us = ? WHERE game = ?", (soon_us, table.game))


def left_s(table: Table) -> float:
    with closing(sqlite3.connect(table.den.database)) as database:
        [(deadline_us,)] = database.execute("SELECT deadline_us FROM games WHERE game = ?", (table.game,)).fetchall()
    return deadline_us / 1e6 - now_ms() / 1000


async def back(den: Den, before: set[str]) -> None:
    """Return when the bot says that the gateway is back, in a line that it had not written before."""
    await den.bot.wait_line(lambda line: said(line) == "gateway.back" and line not in before, READY_S)


async def test_after_lost_sessions_a_running_clock_has_two_minutes(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    hurry(table, 60)
    before = set(den.bot.log)
    await den.server.gateway.forget()
    await back(den, before)
    assert left_s(table) > 90
    assert await table.goes_on()


async def test_after_a_cut_that_lost_no_press_a_clock_runs_on(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    hurry(table, 60)
    before = set(den.bot.log)
    await den.server.gateway.drop()
    await back(den, before)
    assert left_s(table) < 60


# Shards.


def on_shard(den: Den, shard: int, shards: int) -> Guild:
    """A server that this shard serves."""
    while True:
        guild = den.server.world.add_guild()
        if (guild.id >> 22) % shards == shard:
            return guild


@pytest.mark.parametrize("env", [{}, {"TUTTO_SHARDS": "2"}], ids=["as Discord recommends", "as set"])
async def test_each_of_two_shards_plays_its_games(tmp_path: Path, env: dict[str, str]) -> None:
    async with Den.open(tmp_path, shards=2) as den:
        guilds = [on_shard(den, shard, 2) for shard in range(2)]
        await den.start(shards=2, **env)
        tables = [await Table(den, "ada", channel=den.channel(guild)).begin() for guild in guilds]
        assert [await table.goes_on() for table in tables] == [True, True]
        assert (await den.stop(), den.complaints()) == (0, [])


async def test_one_shard_where_two_are_recommended(tmp_path: Path) -> None:
    async with Den.open(tmp_path, shards=2) as den:
        await den.start(TUTTO_SHARDS="1")
        table = await Table(den).begin()
        assert (await table.goes_on(), den.server.gateway.identifies) == (True, 1)
