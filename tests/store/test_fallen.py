"""How a server's dice have fallen: counted game by game, by memory, SQLite and PostgreSQL alike."""

import pytest

from bot.engine.events import GivenUp
from bot.store.schema import FACES
from bot.tables.ports import Change, Conflict
from tests.store.samples import ANNA, GUILD, NOON, PRESS, SomeStore, later, opening, row

ONCE = (1, 2, 3, 4, 5, 6)


async def ended(store: SomeStore, number: int, *fallen: int) -> None:
    game = row(number)
    await store.open_game(game, opening(), (ANNA,))
    await store.append(game.game, 2, (GivenUp(),), later(5), Change(ended_at=later(5), fallen=fallen))


async def test_where_no_game_has_ended_no_die_has_fallen(store: SomeStore) -> None:
    assert (0,) * FACES == await store.fallen(GUILD)


async def test_the_faces_of_a_game_that_ended_are_counted(store: SomeStore) -> None:
    await ended(store, 1, *ONCE)
    assert ONCE == await store.fallen(GUILD)


async def test_the_games_of_a_server_are_added_up(store: SomeStore) -> None:
    await ended(store, 1, *ONCE)
    await ended(store, 2, 10, 0, 0, 0, 0, 10)
    assert (11, 2, 3, 4, 5, 16) == await store.fallen(GUILD)


async def test_a_game_that_ended_before_any_die_fell_adds_nothing(store: SomeStore) -> None:
    await ended(store, 1, *ONCE)
    await ended(store, 2)
    assert ONCE == await store.fallen(GUILD)


async def test_another_servers_dice_are_its_own(store: SomeStore) -> None:
    await ended(store, 1, *ONCE)
    assert (0,) * FACES == await store.fallen(GUILD + 1)


async def test_an_end_that_lost_the_race_adds_nothing(store: SomeStore) -> None:
    game = row(1)
    await store.open_game(game, opening(), (ANNA,))
    await store.append(game.game, 2, PRESS, NOON)
    with pytest.raises(Conflict):
        await store.append(game.game, 2, (GivenUp(),), NOON, Change(ended_at=NOON, fallen=ONCE))
    assert (0,) * FACES == await store.fallen(GUILD)
