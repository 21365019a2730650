"""Which games a computer may have to play on: asked at a start, by memory, SQLite and PostgreSQL alike."""

from bot.engine.events import GivenUp
from bot.tables.ports import NO_USER, Change, Kind, Person
from tests.store.samples import ANNA, BEN, GUILD, NOON, SomeStore, opening, row, seated

BOLD = Person(player="bold", user=NO_USER, guild=GUILD, name="Bold", kind=Kind.BOLD)


async def begun(store: SomeStore, number: int, *others: Person) -> str:
    game = row(number)
    await store.open_game(game, opening(), (ANNA,))
    sat_down = [seated(person, seat) for seat, person in enumerate(others, start=1)]
    await store.append(game.game, 2, sat_down, NOON, Change(people=others, begun_at=NOON))
    return game.game


async def test_games_with_a_computer_come_oldest_first(store: SomeStore) -> None:
    games = [await begun(store, number, BOLD) for number in (2, 1)]
    await begun(store, 3, BEN)
    assert await store.with_computers() == tuple(games)


async def test_a_lobby_has_nothing_for_a_computer_to_do(store: SomeStore) -> None:
    await store.open_game(row(1), (*opening(), seated(BOLD, 1)), (ANNA, BOLD))
    assert await store.with_computers() == ()


async def test_a_game_that_ended_has_nothing_for_a_computer_to_do(store: SomeStore) -> None:
    game = await begun(store, 1, BOLD)
    await store.append(game, 3, (GivenUp(),), NOON, Change(ended_at=NOON))
    assert await store.with_computers() == ()
