"""Coming to a game under way, without Discord: who sits down when, with what, and who is sent away (§6.8)."""

from dataclasses import replace

import pytest

from bot.engine import OFFICIAL, Ruleset
from bot.engine.events import Seated
from bot.engine.refusals import Code
from bot.tables.answers import Answer, Outsider, Refused
from bot.tables.arrivals import just_arrived
from bot.tables.hosting import Hosting
from bot.tables.latecomers import LateJoin
from bot.tables.pace import RELAXED, UNTIMED, Pace
from bot.tables.table import Table
from bot.tables.verify import Verified, verify
from bot.tables.written import record_of
from tests.kit.desks import Tabletop, happened

CLEO, DANI = 3, 4


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


async def opened(
    top: Tabletop,
    people: int = 2,
    *,
    late: LateJoin = LateJoin.ZERO,
    ruleset: Ruleset = OFFICIAL,
    pace: Pace = UNTIMED,
) -> Table:
    table = await top.game(people, ruleset=ruleset, pace=pace)
    return happened(await Hosting(top.desk).let_in(table.id, 1, late, moderates=False)).table


async def coming(top: Tabletop, table: Table, user: int = CLEO) -> Answer:
    return await top.desk.join(table.id, await top.person(user), top.press())


async def now(top: Tabletop, table: Table) -> Table:
    found = await top.desk.table(table.id)
    assert found
    return found


async def turns_pass(top: Tabletop, table: Table, turns: int) -> Table:
    """So many turns are ended by the host."""
    for _ in range(turns):
        table = await now(top, table)
        table = happened(await Hosting(top.desk).skip(table.id, 1, len(table.chronicle.tales), moderates=False)).table
    return table


def names(table: Table) -> list[str]:
    return [table.person(seat).name for seat in range(len(table.seats))]


def refusal(answer: Answer) -> Code:
    assert isinstance(answer, Refused), answer
    return answer.refusal.code


async def test_nobody_comes_where_the_host_lets_in_nobody(top: Tabletop) -> None:
    table = await top.game()
    assert Code.ALREADY_BEGUN == refusal(await coming(top, table))


async def test_only_the_host_lets_people_in(top: Tabletop) -> None:
    table = await top.game()
    answer = await Hosting(top.desk).let_in(table.id, 2, LateJoin.ZERO, moderates=False)
    assert isinstance(answer, Outsider)


async def test_who_comes_in_mid_round_waits(top: Tabletop) -> None:
    table = await opened(top)
    played = happened(await coming(top, table))
    assert (("Ada", "Ben"), 1, ()) == (tuple(names(played.table)), len(played.table.row.waiting), played.events)


async def test_who_waited_sits_down_last_when_the_next_round_begins(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    table = await turns_pass(top, table, 2)
    assert (["Ada", "Ben", "Cleo"], (2,), (), 2) == (
        names(table),
        just_arrived(table),
        table.row.waiting,
        table.game.round,
    )


async def test_who_comes_between_two_rounds_sits_down_at_once(top: Tabletop) -> None:
    table = await turns_pass(top, await opened(top), 2)
    played = happened(await coming(top, table))
    assert [Seated] == [type(event) for event in played.events]


async def test_the_newcomer_plays_in_that_round(top: Tabletop) -> None:
    table = await turns_pass(top, await opened(top), 2)
    await coming(top, table)
    table = await turns_pass(top, table, 2)
    assert table.game.turn
    assert (2, 2) == (table.game.turn.seat, table.game.round)


async def test_several_sit_down_in_the_order_in_which_they_asked(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table, DANI)
    await coming(top, table, CLEO)
    assert ["Ada", "Ben", "Dani", "Cleo"] == names(await turns_pass(top, table, 2))


@pytest.mark.parametrize("late", [LateJoin.ZERO, LateJoin.LOWEST])
async def test_a_newcomer_starts_as_the_host_chose(top: Tabletop, late: LateJoin) -> None:
    table = await opened(top, late=late)
    while not all(seat.score for seat in table.seats):
        table = (await top.press_on(table)).table
    await coming(top, table)
    table = await turns_pass(top, table, len(table.seats))
    lowest = min(seat.score for seat in table.seats[:2])
    assert (lowest if late is LateJoin.LOWEST else 0) == table.seats[2].score


async def test_who_waits_is_still_there_after_a_restart(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    top.desk = top.another_desk()
    assert ["Ada", "Ben", "Cleo"] == names(await turns_pass(top, table, 2))


async def test_a_game_with_a_newcomer_follows_from_its_secret_after_a_restart(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    table = await turns_pass(top, table, 2)
    for _ in range(12):
        table = (await top.press_on(await now(top, table))).table
    again = await top.another_desk().table(table.id)
    assert again
    assert table.game == again.game


async def test_the_sealed_record_of_a_game_with_a_newcomer_verifies(top: Tabletop) -> None:
    table = await opened(top, late=LateJoin.LOWEST)
    while not all(seat.score for seat in table.seats):
        table = (await top.press_on(table)).table
    await coming(top, table)
    while table.game.turn and table.game.turn.seat < 2:
        table = (await top.press_on(table)).table
    for _ in range(3):
        table = (await top.press_on(table)).table
    await top.desk.give_up(table.id, 1, moderates=False)
    stored = await top.store.load(table.id)
    assert stored
    text = record_of(stored)
    assert (1, True) == (text.count("Cleo: joins"), isinstance(verify(text), Verified))


async def test_who_leaves_the_queue_does_not_sit_down(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    happened(await top.desk.rise(table.id, CLEO))
    assert ["Ada", "Ben"] == names(await turns_pass(top, table, 2))


async def test_who_left_the_queue_may_come_back_to_it(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    happened(await top.desk.leave(table.id, CLEO))
    happened(await coming(top, table))


async def test_nobody_waits_twice(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    assert Code.ALREADY_WAITING == refusal(await coming(top, table))


async def test_who_is_seated_does_not_come_again(top: Tabletop) -> None:
    table = await opened(top)
    assert Code.ALREADY_SEATED == refusal(await coming(top, table, 2))


async def test_who_left_does_not_come_back(top: Tabletop) -> None:
    table = await opened(top, 3)
    happened(await top.desk.leave(table.id, 2))
    assert Code.LEFT_FOR_GOOD == refusal(await coming(top, table, 2))


async def test_those_who_left_and_those_who_wait_count_among_the_ten(top: Tabletop) -> None:
    table = await opened(top, 9)
    happened(await top.desk.leave(table.id, 2))
    happened(await coming(top, table, 10))
    assert Code.TABLE_IS_FULL == refusal(await coming(top, table, 11))


@pytest.mark.parametrize(("limit", "turns"), [(1, 0), (2, 0), (3, 3), (3, 4)])
async def test_nobody_comes_once_the_last_round_is_known(top: Tabletop, limit: int, turns: int) -> None:
    table = await opened(top, ruleset=replace(OFFICIAL, round_limit=limit))
    table = await turns_pass(top, table, turns)
    assert Code.LAST_ROUND_IS_KNOWN == refusal(await coming(top, table))


async def test_before_the_last_round_but_one_one_may_still_sit_down(top: Tabletop) -> None:
    table = await opened(top, ruleset=replace(OFFICIAL, round_limit=3))
    happened(await coming(top, await turns_pass(top, table, 2)))


async def test_who_was_promised_a_seat_gets_it_though_the_host_lets_in_nobody_else(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    await Hosting(top.desk).let_in(table.id, 1, LateJoin.OFF, moderates=False)
    assert ["Ada", "Ben", "Cleo"] == names(await turns_pass(top, table, 2))


async def test_at_a_relaxed_table_one_sits_down_before_the_bot_turns_the_card(top: Tabletop) -> None:
    table = await opened(top, pace=RELAXED)
    await coming(top, table)
    while (table := await now(top, table)).game.round < 2:
        await turns_pass(top, table, 1)
    assert ("Cleo", 2) == (names(table)[2], table.seats[2].first_round)


async def test_nobody_waits_at_a_game_that_is_over(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    played = happened(await top.desk.give_up(table.id, 1, moderates=False))
    again = await top.another_desk().table(table.id)
    assert again
    assert ((), ()) == (played.table.row.waiting, again.row.waiting)


async def test_a_rematch_lets_people_in_too(top: Tabletop) -> None:
    table = await opened(top, late=LateJoin.LOWEST)
    await top.desk.give_up(table.id, 1, moderates=False)
    again = await top.desk.rematch(table.id, 1, top.press())
    assert isinstance(again, Table)
    assert LateJoin.LOWEST == again.row.late


async def test_practice_becomes_a_game_with_a_clock_when_another_sits_down(top: Tabletop) -> None:
    table = await opened(top, 1, pace=Pace(300))
    await turns_pass(top, table, 1)
    played = happened(await coming(top, table))
    assert (None, True) == (played.before.row.timing.deadline, played.table.row.timing.deadline is not None)


async def test_whose_first_game_it_is_is_known_of_a_newcomer_too(top: Tabletop) -> None:
    table = await opened(top)
    await coming(top, table)
    table = await turns_pass(top, table, 2)
    again = await top.another_desk().table(table.id)
    assert again
    assert (True, True) == (table.is_new(2), again.is_new(2))
