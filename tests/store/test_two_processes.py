"""Two processes on one database at once, kept apart by the key of the stream: each wish happens once or not at all."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.engine import Refusal, act
from bot.engine.choices import marked_at_first
from bot.engine.commands import Bank, Command, Reveal, Roll, SetAside
from bot.engine.refusals import Code
from bot.store import open_store
from bot.tables.answers import Answer, Played, Refused, Stale
from bot.tables.ports import PlaceTaken
from bot.tables.table import Table
from tests.kit.desks import Tabletop
from tests.store.samples import Counting

SEATS, CROWD = 10, 20


@pytest.fixture
async def processes(url: str) -> AsyncIterator[tuple[Tabletop, Tabletop]]:
    """Two, each with its own connections, ids and memory."""
    both = Tabletop(start=0), Tabletop(start=10_000)
    stores = [await open_store(url, Counting()) for _ in both]
    for process, store in zip(both, stores, strict=True):
        process.store = store
        process.desk = process.another_desk()
    yield both
    for store in stores:
        await store.close()


async def as_stored(process: Tabletop, table: Table) -> Table:
    """The game as a third process reads it."""
    found = await process.another_desk().table(table.id)
    assert found is not None
    return found


def happenings(answers: list[Answer]) -> int:
    return sum(isinstance(answer, Played) for answer in answers)


async def test_of_twenty_who_want_the_last_seat_one_has_it(processes: tuple[Tabletop, Tabletop]) -> None:
    here, there = processes
    table = await here.lobby(SEATS - 1)
    crowd = [await here.store.person(guild=100, user=1000 + each, name=f"guest {each}") for each in range(CROWD)]
    answers = await asyncio.gather(
        *(processes[each % 2].desk.join(table.id, person, here.press()) for each, person in enumerate(crowd))
    )
    refused = {answer.refusal.code for answer in answers if isinstance(answer, Refused)}
    assert (happenings(answers), refused) == (1, {Code.TABLE_IS_FULL})
    assert len((await as_stored(there, table)).seats) == SEATS


@pytest.mark.parametrize("begins", [0, CROWD // 2, CROWD])
async def test_who_joins_while_the_host_begins_sits_there_or_is_told(
    processes: tuple[Tabletop, Tabletop], begins: int
) -> None:
    here, there = processes
    table = await here.lobby(SEATS - 1)
    crowd = [await here.store.person(guild=100, user=1000 + each, name=f"guest {each}") for each in range(CROWD)]
    wishes = [processes[each % 2].desk.join(table.id, person, here.press()) for each, person in enumerate(crowd)]
    wishes.insert(begins, there.desk.begin(table.id, 1, there.press()))
    answers = await asyncio.gather(*wishes)
    begun = answers.pop(begins)
    stored = await as_stored(here, table)
    assert (isinstance(begun, Played), stored.in_lobby) == (True, False)
    assert len(stored.seats) == SEATS - 1 + happenings(answers)
    refused = {answer.refusal.code for answer in answers if isinstance(answer, Refused)}
    assert refused <= {Code.TABLE_IS_FULL, Code.ALREADY_BEGUN}
    assert happenings(answers) + sum(isinstance(answer, Refused) for answer in answers) == CROWD


async def test_of_two_tables_opened_in_one_channel_at_once_one_is_there(processes: tuple[Tabletop, Tabletop]) -> None:
    opened = await asyncio.gather(*(process.lobby() for process in processes), return_exceptions=True)
    there = [each for each in opened if isinstance(each, Table)]
    taken = [each.game for each in opened if isinstance(each, PlaceTaken)]
    assert taken == [each.id for each in there]
    assert len(there) == 1


async def rolls_or_banks(process: Tabletop) -> tuple[Table, tuple[Command, ...], tuple[Command, ...]]:
    """A game whose next player may roll and may bank, and these two wishes."""
    table = await process.game()
    while True:
        turn = table.game.turn
        assert turn is not None
        aside = (SetAside(seat=turn.seat, places=marked_at_first(table.game)),)
        rolls, banks = (*aside, Roll(seat=turn.seat)), (*aside, Bank(seat=turn.seat))
        if not any(isinstance(act(table.game, wish), Refusal) for wish in (rolls, banks)):
            return table, rolls, banks
        table = (await process.press_on(table)).table


async def test_of_roll_and_bank_at_once_one_counts(processes: tuple[Tabletop, Tabletop]) -> None:
    here, there = processes
    table, rolls, banks = await rolls_or_banks(here)
    assert table.game.turn is not None
    user = table.person(table.game.turn.seat).user
    answers = await asyncio.gather(
        here.desk.play(table.id, user, table.seq, lambda _: rolls),
        there.desk.play(table.id, user, table.seq, lambda _: banks),
    )
    [counted] = [answer for answer in answers if isinstance(answer, Played)]
    [other] = [answer for answer in answers if not isinstance(answer, Played)]
    assert isinstance(other, Stale)
    assert ((await as_stored(here, table)).game, other.table.game) == (counted.table.game, counted.table.game)


async def test_of_two_people_at_once_the_one_whose_turn_it_is_counts(processes: tuple[Tabletop, Tabletop]) -> None:
    here, there = processes
    table = await here.game()
    answers = await asyncio.gather(
        here.desk.play(table.id, 2, table.seq, lambda seat: (Reveal(seat=seat),)),
        there.desk.play(table.id, 1, table.seq, lambda seat: (Reveal(seat=seat),)),
    )
    assert [isinstance(answer, Played) for answer in answers] == [False, True]


async def test_begin_pressed_in_both_begins_once(processes: tuple[Tabletop, Tabletop]) -> None:
    here, there = processes
    table = await here.lobby(2)
    answers = await asyncio.gather(*(process.desk.begin(table.id, 1, process.press()) for process in processes))
    assert (happenings(answers), (await as_stored(there, table)).in_lobby) == (1, False)


async def test_what_one_plays_the_other_plays_on(processes: tuple[Tabletop, Tabletop]) -> None:
    here, there = processes
    table = await here.game()
    for process in (there, here) * 4:
        seen = await process.desk.table(table.id)
        assert seen is not None
        table = (await process.press_on(await as_stored(process, table))).table
