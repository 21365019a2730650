"""Where a server's members bank: counted game by game, by memory, SQLite and PostgreSQL alike."""

import pytest

from bot.advisor.habits import Banked
from bot.engine.events import GivenUp
from bot.tables.ports import Change, Conflict
from tests.store.samples import ANNA, GUILD, NOON, PRESS, SomeStore, later, opening, row

ONCE: dict[Banked, int] = {(3, 300): 2, (0, 1000): 1}


async def ended(store: SomeStore, number: int, banks: dict[Banked, int]) -> None:
    game = row(number)
    await store.open_game(game, opening(), (ANNA,))
    await store.append(game.game, 2, (GivenUp(),), later(5), Change(ended_at=later(5), banks=banks))


async def test_where_no_game_has_ended_nobody_has_banked(store: SomeStore) -> None:
    assert await store.banks(GUILD) == {}


async def test_the_games_of_a_server_are_added_up(store: SomeStore) -> None:
    await ended(store, 1, ONCE)
    await ended(store, 2, {(3, 300): 5, (3, 350): 1})
    assert await store.banks(GUILD) == {(3, 300): 7, (0, 1000): 1, (3, 350): 1}


async def test_another_servers_habits_are_its_own(store: SomeStore) -> None:
    await ended(store, 1, ONCE)
    assert await store.banks(GUILD + 1) == {}


async def test_an_end_that_lost_the_race_adds_nothing(store: SomeStore) -> None:
    game = row(1)
    await store.open_game(game, opening(), (ANNA,))
    await store.append(game.game, 2, PRESS, NOON)
    with pytest.raises(Conflict):
        await store.append(game.game, 2, (GivenUp(),), NOON, Change(ended_at=NOON, banks=ONCE))
    assert await store.banks(GUILD) == {}
