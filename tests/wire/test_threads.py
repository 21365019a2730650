"""Threads that somebody locks or archives under a game, and those of forums and announcements as a place to play."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.kit.discordd import Channel
from tests.kit.discordd.things import FORUM, MANAGE_THREADS, NEWS, NEWS_THREAD, PUBLIC_THREAD, WELCOME
from tests.kit.wire import PATIENCE_S, Den, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLACES = pytest.mark.parametrize(
    ("parent", "kind"), [(FORUM, PUBLIC_THREAD), (NEWS, NEWS_THREAD)], ids=["forum", "announcements"]
)
BARRED = "🔕"


def paused(table: Table) -> str | None:
    """Why the game stands still, if it does."""
    with closing(sqlite3.connect(table.den.database)) as database:
        [(why,)] = database.execute("SELECT paused_why FROM games WHERE game = ?", (table.game,)).fetchall()
    return why


async def shut(den: Den, *, archived: bool) -> Table:
    """A game whose turn ended after a moderator had locked its thread, in which the bot moderates nothing."""
    table = await Table(den, "ada", "ben").begin()
    await table.press_on_until(lambda: "bank" in table.verbs)
    den.server.world.set_permissions(table.place, WELCOME & ~MANAGE_THREADS)
    den.server.world.set_archived(table.place, archived=archived, locked=True)
    await table.send("bank")
    await table.shown(lambda: BARRED in table.board.text and table.seq == len(table.events))
    return table


@pytest.mark.parametrize("archived", [False, True])
async def test_in_a_thread_that_was_locked_the_table_stands_still_and_says_so(den: Den, *, archived: bool) -> None:
    table = await shut(den, archived=archived)
    assert (paused(table), len(table.boards), "reveal" in table.verbs) == ("place", 1, True)


@pytest.mark.parametrize("archived", [False, True])
async def test_there_a_press_counts_all_the_same(den: Den, *, archived: bool) -> None:
    table = await shut(den, archived=archived)
    before = len(table.events)
    await table.send("reveal")
    await table.shown(lambda: table.seq == len(table.events) > before)
    assert len(table.boards) == 1


@pytest.mark.parametrize("archived", [False, True])
async def test_once_it_is_open_again_the_next_press_has_the_clock_run(den: Den, *, archived: bool) -> None:
    table = await shut(den, archived=archived)
    den.server.world.set_archived(table.place, archived=False)
    assert (await table.goes_on(), paused(table), BARRED in table.board.text) == (True, None, False)


async def post_in(den: Den, parent: int, kind: int) -> Channel:
    world = den.server.world
    return world.open_thread(
        world.add_channel(den.guild, kind=parent), "a game of dice", owner=den.person("cleo"), kind=kind
    )


@PLACES
async def test_a_game_is_played_in_the_thread_it_was_opened_in(den: Den, parent: int, kind: int) -> None:
    table = await Table(den, "ada", "ben", channel=await post_in(den, parent, kind)).begin()
    assert (table.place is table.channel, await table.goes_on()) == (True, True)


@PLACES
async def test_archived_there_it_is_woken(den: Den, parent: int, kind: int) -> None:
    table = await Table(den, "ada", "ben", channel=await post_in(den, parent, kind)).begin()
    await table.press_on_until(lambda: "bank" in table.verbs)
    den.server.world.set_archived(table.place, archived=True)
    await table.press("bank")
    assert (table.place.archived, await table.goes_on()) == (False, True)


@PLACES
async def test_with_its_thread_the_game_goes(den: Den, parent: int, kind: int) -> None:
    table = await Table(den, "ada", "ben", channel=await post_in(den, parent, kind)).begin()
    den.server.world.delete_channel(table.place)
    elsewhere = den.channel()
    async with asyncio.timeout(PATIENCE_S):
        while table.events[-1] != "given_up":
            await den.server.slash(table.host, elsewhere, "tutto me")
