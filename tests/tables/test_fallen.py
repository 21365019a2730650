"""Each die of a game is counted once for its server, when the game has ended."""

from collections import Counter

import pytest

from bot.engine import parse
from bot.engine.events import DiceRolled, RolledOff
from bot.tables.places import in_sight
from bot.tables.table import Table
from tests.kit.desks import GUILD, Tabletop, happened


async def faces_of(top: Tabletop, game: str) -> tuple[int, ...]:
    stored = await top.store.load(game)
    assert stored
    rolled = [event.faces for event in stored.events if isinstance(event, DiceRolled | RolledOff)]
    counts = Counter(face for faces in rolled for face in faces)
    return tuple(counts[face] for face in range(1, 7))


async def played_out(top: Tabletop, table: Table) -> Table:
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    return table


@pytest.mark.parametrize("edition", ["tutto", "fill-or-bust"])
async def test_a_finished_game_is_counted_die_by_die_the_roll_off_too(edition: str) -> None:
    top = Tabletop()
    table = await played_out(top, await top.game(3, ruleset=parse(edition, "target=1000")))
    assert await faces_of(top, table.id) == await top.store.fallen(GUILD)


async def test_a_game_given_up_is_counted_too() -> None:
    top = Tabletop()
    table = await top.game(2)
    for _ in range(10):
        table = (await top.press_on(table)).table
    happened(await top.desk.give_up(table.id, 1, moderates=False))
    assert await faces_of(top, table.id) == await top.store.fallen(GUILD)


async def test_nothing_that_is_asked_of_it_later_counts_it_again() -> None:
    top = Tabletop()
    table = await top.game(2)
    for _ in range(10):
        table = (await top.press_on(table)).table
    over = happened(await top.desk.give_up(table.id, 1, moderates=False)).table
    top.clock.pass_by(60)
    await in_sight(top.desk, table.id)
    after = await top.desk.table(table.id)
    assert (await top.store.fallen(GUILD), after) == (await faces_of(top, table.id), over)


async def test_a_game_under_way_is_not_counted_yet() -> None:
    top = Tabletop()
    table = await top.game(2)
    for _ in range(10):
        table = (await top.press_on(table)).table
    assert (0,) * 6 == await top.store.fallen(GUILD)


async def test_a_game_that_a_restart_interrupted_is_counted_whole() -> None:
    top = Tabletop()
    table = await top.game(2, ruleset=parse("tutto", "target=1000"))
    for _ in range(5):
        table = (await top.press_on(table)).table
    top.desk = top.another_desk()
    table = await played_out(top, table)
    assert await faces_of(top, table.id) == await top.store.fallen(GUILD)
