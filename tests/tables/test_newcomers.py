"""Who plays for the first time, as the desk knows it."""

import pytest

from bot.tables.table import Table
from tests.kit.desks import Tabletop, happened


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


async def test_in_a_lobby_nobody_is_called_new_yet(top: Tabletop) -> None:
    assert (await top.lobby(2)).newcomers == frozenset()


async def test_a_first_game_knows_who_is_new(top: Tabletop) -> None:
    table = await top.game(2)
    assert [table.is_new(seat) for seat in (0, 1)] == [True, True]


async def test_the_second_game_of_a_person_is_not_their_first(top: Tabletop) -> None:
    first = await top.game(1)
    await top.desk.give_up(first.id, 1, moderates=False)
    second = await top.game(2)
    assert [second.is_new(seat) for seat in (0, 1)] == [False, True]


async def test_who_got_up_before_the_game_began_is_still_new(top: Tabletop) -> None:
    lobby = await top.lobby(2)
    await top.desk.leave(lobby.id, 2)
    await top.desk.begin(lobby.id, 1, top.press())
    ben = await top.person(2)
    assert await top.store.newcomers([ben.player]) == {ben.player}


async def test_another_process_knows_the_same_newcomers(top: Tabletop) -> None:
    table = await top.game(2)
    read = await top.another_desk().table(table.id)
    assert read is not None
    assert read.newcomers == table.newcomers


async def test_they_stay_known_while_the_game_goes_on(top: Tabletop) -> None:
    table = await top.game(2)
    for _ in range(5):
        table = (await top.press_on(table)).table
    assert [table.is_new(seat) for seat in (0, 1)] == [True, True]


async def test_a_rematch_is_nobodys_first_game(top: Tabletop) -> None:
    table = await top.game(1)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    again = await top.desk.rematch(table.id, 1, top.press())
    assert isinstance(again, Table)
    begun = happened(await top.desk.begin(again.id, 1, top.press()))
    assert begun.table.newcomers == frozenset()
