"""What every store promises about late joining: memory, SQLite, PostgreSQL."""

from dataclasses import replace

import pytest

from bot.tables.latecomers import LateJoin, Waiting
from bot.tables.ports import Change, GameRow
from tests.store.samples import ANNA, BEN, NOON, SomeStore, opening, row

FIRST, SECOND = Waiting(player=BEN.player, interaction=11), Waiting(player=ANNA.player, interaction=12)


async def changed(store: SomeStore, change: Change) -> GameRow:
    await store.append("g1", 2, (), NOON, change)
    found = await store.load("g1")
    assert found is not None
    return found.row


@pytest.mark.parametrize("late", LateJoin)
async def test_whether_people_are_let_in_is_kept_and_may_change(store: SomeStore, late: LateJoin) -> None:
    await store.open_game(replace(row(1), late=late), opening(), (ANNA,))
    found = await store.load("g1")
    assert found is not None
    after = await changed(store, Change(late=LateJoin.LOWEST))
    assert (late, LateJoin.LOWEST) == (found.row.late, after.late)


async def test_those_who_wait_are_read_back_in_the_order_of_their_presses(store: SomeStore) -> None:
    await store.open_game(row(1), opening(), (ANNA,))
    await changed(store, Change(queued=(SECOND,)))
    after = await changed(store, Change(queued=(FIRST,), people=(BEN,)))
    assert (FIRST, SECOND) == after.waiting


async def test_who_waits_is_among_the_games_people(store: SomeStore) -> None:
    await store.open_game(row(1), opening(), (ANNA,))
    await changed(store, Change(queued=(FIRST,), people=(BEN,)))
    found = await store.load("g1")
    assert found is not None
    assert found.people[BEN.player] == BEN


async def test_who_waits_no_more_is_out_of_the_queue(store: SomeStore) -> None:
    await store.open_game(row(1), opening(), (ANNA,))
    await changed(store, Change(queued=(FIRST, SECOND), people=(BEN,)))
    assert (await changed(store, Change(unqueued=(FIRST.player,)))).waiting == (SECOND,)


async def test_the_queue_of_one_game_is_no_other_games(store: SomeStore) -> None:
    await store.open_game(row(1), opening(), (ANNA,))
    await store.open_game(row(2), opening(), ())
    await changed(store, Change(queued=(FIRST,), people=(BEN,)))
    other = await store.load("g2")
    assert other is not None
    assert not other.row.waiting
