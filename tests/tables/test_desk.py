"""The desk over the store in memory: what comes of each wish, and what is on disk when it is told."""

import asyncio

import pytest

from bot.engine import Edition, Ruleset, parse
from bot.engine.commands import Bank, Command, Reveal
from bot.engine.events import Begun, Finished, TimeCalled, TurnBegun
from bot.engine.refusals import Code
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused, Stale
from bot.tables.ports import PlaceTaken
from bot.tables.table import Table
from tests.kit.desks import CHANNEL, GUILD, Tabletop, happened


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


def reveal(seat: int) -> tuple[Command, ...]:
    return (Reveal(seat=seat),)


def refusal(answer: Answer) -> Code:
    assert isinstance(answer, Refused), answer
    return answer.refusal.code


def names(table: Table) -> list[str]:
    return [table.person(seat).name for seat in range(len(table.seats))]


async def test_the_host_is_seated_when_a_table_opens(top: Tabletop) -> None:
    assert ["Ada"] == names(await top.lobby())


async def test_people_sit_in_the_order_they_joined(top: Tabletop) -> None:
    assert ["Ada", "Ben", "Cleo"] == names(await top.lobby(3))


async def test_nobody_sits_twice(top: Tabletop) -> None:
    table = await top.lobby(2)
    assert refusal(await top.desk.join(table.id, await top.person(2), top.press())) is Code.ALREADY_SEATED


async def test_an_eleventh_person_is_refused(top: Tabletop) -> None:
    table = await top.lobby(10)
    assert refusal(await top.desk.join(table.id, await top.person(11), top.press())) is Code.TABLE_IS_FULL


async def test_eleven_who_press_at_once_leave_ten_seated(top: Tabletop) -> None:
    table = await top.lobby()
    people = [await top.person(user) for user in range(2, 12)]
    answers = await asyncio.gather(*(top.desk.join(table.id, person, top.press()) for person in people))
    assert 9 == sum(isinstance(answer, Played) for answer in answers)


async def test_a_second_table_in_the_same_channel_is_led_to_the_first(top: Tabletop) -> None:
    table = await top.lobby()
    with pytest.raises(PlaceTaken) as taken:
        await top.lobby()
    assert table.id == taken.value.game


async def test_two_channels_have_two_tables(top: Tabletop) -> None:
    first, second = await top.lobby(), await top.lobby(channel=CHANNEL + 1)
    assert first.id != second.id


async def test_who_rises_frees_their_seat_and_the_others_move_up(top: Tabletop) -> None:
    table = await top.lobby(3)
    assert ["Ada", "Cleo"] == names(happened(await top.desk.leave(table.id, 2)).table)


async def test_hosting_passes_on_when_the_host_rises(top: Tabletop) -> None:
    table = await top.lobby(3)
    assert "Ben" == happened(await top.desk.leave(table.id, 1)).table.host.name


async def test_a_lobby_that_everybody_left_is_closed_and_its_place_free(top: Tabletop) -> None:
    table = await top.lobby()
    await top.desk.leave(table.id, 1)
    assert await top.store.at_place(CHANNEL) is None


async def test_only_the_host_begins(top: Tabletop) -> None:
    table = await top.lobby(2)
    assert isinstance(await top.desk.begin(table.id, 2, top.press()), Outsider)


async def test_begin_shuffles_and_gives_the_host_the_first_turn(top: Tabletop) -> None:
    table = await top.lobby(3)
    played = happened(await top.desk.begin(table.id, 1, top.press()))
    assert (played.events[0].__class__, played.events[-1]) == (Begun, TurnBegun(seat=0, round=1))


async def test_begin_pressed_twice_begins_once(top: Tabletop) -> None:
    table = await top.lobby(2)
    answers = await asyncio.gather(*(top.desk.begin(table.id, 1, top.press()) for _ in range(2)))
    assert [Code.ALREADY_BEGUN] == [refusal(answer) for answer in answers if not isinstance(answer, Played)]


async def test_a_lobby_that_has_begun_can_no_longer_be_called_off(top: Tabletop) -> None:
    table = await top.game()
    assert refusal(await top.desk.cancel(table.id, 1, moderates=True)) is Code.ALREADY_BEGUN


async def test_reveal_turns_a_card_and_leaves_a_person_or_the_next_seat_to_move(top: Tabletop) -> None:
    table = await top.game()
    played = happened(await top.desk.play(table.id, 1, table.seq, reveal))
    assert "Revealed" in [event.__class__.__name__ for event in played.events]


async def test_an_outsider_changes_nothing(top: Tabletop) -> None:
    table = await top.game()
    assert isinstance(await top.desk.play(table.id, 9, table.seq, reveal), Outsider)
    assert table == await top.desk.table(table.id)


async def test_who_is_not_next_changes_nothing(top: Tabletop) -> None:
    table = await top.game()
    assert refusal(await top.desk.play(table.id, 2, table.seq, reveal)) is Code.NOT_YOUR_TURN
    assert table == await top.desk.table(table.id)


async def test_a_refused_press_changes_nothing(top: Tabletop) -> None:
    table = await top.game()
    assert refusal(await top.desk.play(table.id, 1, table.seq, lambda seat: (Bank(seat=seat),))) is Code.MAY_NOT_BANK
    assert table == await top.desk.table(table.id)


async def test_two_presses_at_once_count_once(top: Tabletop) -> None:
    table = await top.game()
    answers = await asyncio.gather(*(top.desk.play(table.id, 1, table.seq, reveal) for _ in range(2)))
    assert {Played, Stale} == {answer.__class__ for answer in answers}


@pytest.mark.parametrize(("after_s", "again"), [(2.9, True), (3.1, False)])
async def test_a_second_tap_within_three_seconds_is_known_as_one(top: Tabletop, after_s: float, again: bool) -> None:  # noqa: FBT001
    table = await top.game()
    await top.desk.play(table.id, 1, table.seq, reveal)
    top.clock.pass_by(after_s)
    answer = await top.desk.play(table.id, 1, table.seq, reveal)
    assert isinstance(answer, Stale)
    assert again == answer.again


async def test_a_stale_press_of_somebody_else_is_no_second_tap(top: Tabletop) -> None:
    table = await top.game()
    await top.desk.play(table.id, 1, table.seq, reveal)
    answer = await top.desk.play(table.id, 2, table.seq, reveal)
    assert isinstance(answer, Stale)
    assert not answer.again


async def test_a_game_that_is_not_there_is_gone(top: Tabletop) -> None:
    assert isinstance(await top.desk.play("nowhere", 1, 0, reveal), Gone)


async def test_what_was_told_is_on_disk(top: Tabletop) -> None:
    table = await top.game()
    for _ in range(20):
        table = (await top.press_on(table)).table
        again = await top.another_desk().table(table.id)
        assert again is not None
        assert (table.game, table.seq, table.chronicle) == (again.game, again.seq, again.chronicle)


async def test_a_restart_goes_on_with_the_same_stream() -> None:
    """Played by one desk or by a new one for each press, the same secret deals the same game."""
    steady, restarted = Tabletop(), Tabletop()
    one, other = await steady.game(3), await restarted.game(3)
    for _ in range(120):
        if one.game.is_over:
            break
        one = (await steady.press_on(one)).table
        restarted.desk = restarted.another_desk()
        other = (await restarted.press_on(other)).table
        assert one.game == other.game


@pytest.mark.parametrize("rule", ["host", "roll_off", "random"])
@pytest.mark.parametrize("seats", [1, 2])
async def test_whoever_was_to_begin_the_stream_goes_on_after_a_restart(top: Tabletop, rule: str, seats: int) -> None:
    ruleset = parse(Edition.TUTTO, f"first_seat={rule}")
    assert isinstance(ruleset, Ruleset)
    table = await top.game(seats, ruleset=ruleset)
    for _ in range(3):
        table = (await top.press_on(table)).table
    assert table == await top.another_desk().table(table.id)


async def test_two_processes_that_press_at_once_count_once(top: Tabletop) -> None:
    table = await top.game()
    other = top.another_desk()
    await other.table(table.id)
    await top.desk.play(table.id, 1, table.seq, reveal)
    assert isinstance(await other.play(table.id, 1, table.seq, reveal), Stale)


async def test_a_process_that_was_overtaken_plays_on_from_the_newest_state(top: Tabletop) -> None:
    table = await top.game()
    other = top.another_desk()
    await other.table(table.id)
    played = happened(await top.desk.play(table.id, 1, table.seq, reveal))
    await other.play(table.id, 1, table.seq, reveal)
    assert played.table == await other.table(table.id)


async def test_a_whole_game_ends_with_a_line_for_each_seat_on_the_leaderboard(top: Tabletop) -> None:
    table = await top.game(3)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    standings = await top.store.standings(GUILD, 10)
    assert sorted(seat.score for seat in table.seats) == sorted(line.points for line in standings)
    assert 1 <= sum(line.wins for line in standings)


async def test_a_whole_game_ends_with_the_turns_of_each_seat(top: Tabletop) -> None:
    table = await top.game(2)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    for seat, user in enumerate((1, 2)):
        turns = table.chronicle.of(seat)
        counted = (await top.store.figures(GUILD, user)).tally
        assert (len(turns), sum(turn.gain for turn in turns)) == (counted.turns, counted.gained)


async def test_practice_never_reaches_the_leaderboard(top: Tabletop) -> None:
    table = await top.game(1)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    assert [] == list(await top.store.standings(GUILD, 10))


async def test_a_game_given_up_frees_the_place_and_has_no_result(top: Tabletop) -> None:
    table = await top.game()
    happened(await top.desk.give_up(table.id, 1, moderates=False))
    assert (None, []) == (await top.store.at_place(CHANNEL), list(await top.store.standings(GUILD, 10)))


async def test_a_player_who_is_no_host_can_not_give_the_game_up(top: Tabletop) -> None:
    table = await top.game()
    assert isinstance(await top.desk.give_up(table.id, 2, moderates=False), Outsider)


async def test_who_moderates_the_channel_can_give_it_up_without_a_seat(top: Tabletop) -> None:
    table = await top.game()
    assert happened(await top.desk.give_up(table.id, 9, moderates=True)).table.game.is_over


async def test_the_last_but_one_who_leaves_ends_the_game_for_the_other(top: Tabletop) -> None:
    table = await top.game(2)
    assert Finished(winners=(1,)) == happened(await top.desk.leave(table.id, 1)).events[-1]


async def test_who_left_is_an_outsider(top: Tabletop) -> None:
    table = await top.game(3)
    left = happened(await top.desk.leave(table.id, 3)).table
    assert isinstance(await top.desk.play(table.id, 3, left.seq, reveal), Outsider)


async def test_hosting_passes_on_in_mid_game(top: Tabletop) -> None:
    table = await top.game(3)
    assert "Ben" == happened(await top.desk.leave(table.id, 1)).table.host.name


async def test_a_rematch_seats_the_same_people_and_the_next_begins(top: Tabletop) -> None:
    table = await top.game(3)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    again = await top.desk.rematch(table.id, 2, top.press())
    assert isinstance(again, Table)
    assert (["Ada", "Ben", "Cleo"], 1, "Ben") == (names(again), again.game.first, again.host.name)
    begun = happened(await top.desk.begin(again.id, 2, top.press()))
    assert TurnBegun(seat=1, round=1) == begun.events[-1]


async def test_a_rematch_leaves_out_who_left(top: Tabletop) -> None:
    table = await top.game(3)
    table = happened(await top.desk.leave(table.id, 2)).table
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    again = await top.desk.rematch(table.id, 1, top.press())
    assert isinstance(again, Table)
    assert ["Ada", "Cleo"] == names(again)


async def test_only_the_table_asks_for_a_rematch(top: Tabletop) -> None:
    table = await top.game(2)
    over = happened(await top.desk.leave(table.id, 1)).table
    assert isinstance(await top.desk.rematch(over.id, 9, top.press()), Outsider)


async def test_who_rises_from_a_rematch_moves_the_first_seat_with_them(top: Tabletop) -> None:
    table = await top.game(3)
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    again = await top.desk.rematch(table.id, 1, top.press())
    assert isinstance(again, Table)
    await top.desk.leave(again.id, 1)
    host = (await top.desk.table(again.id)) or again
    begun = happened(await top.desk.begin(again.id, host.host.user, top.press()))
    turn = begun.table.game.turn
    assert turn is not None
    assert "Ben" == begun.table.person(turn.seat).name


async def test_looking_at_a_board_is_for_who_is_next(top: Tabletop) -> None:
    table = await top.game()
    assert refusal(await top.desk.look(table.id, 2, table.seq)) is Code.NOT_YOUR_TURN
    assert isinstance(await top.desk.look(table.id, 1, table.seq), Played)
    assert isinstance(await top.desk.look(table.id, 1, table.seq - 1), Stale)


LIMITED = parse(Edition.TUTTO, "time_limit=30")


async def test_a_press_before_the_time_limit_calls_no_time(top: Tabletop) -> None:
    assert isinstance(LIMITED, Ruleset)
    table = await top.game(ruleset=LIMITED)
    top.clock.pass_by(30 * 60 - 1)
    assert not (await top.press_on(table)).table.game.time_called


async def test_the_first_press_after_the_time_limit_calls_it_and_the_round_is_the_last(top: Tabletop) -> None:
    assert isinstance(LIMITED, Ruleset)
    table = await top.game(ruleset=LIMITED)
    top.clock.pass_by(30 * 60)
    played = await top.press_on(table)
    assert TimeCalled() == played.events[0]
    table = played.table
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    assert 1 == table.game.round


async def test_the_time_limit_runs_through_a_restart(top: Tabletop) -> None:
    assert isinstance(LIMITED, Ruleset)
    table = await top.game(ruleset=LIMITED)
    top.desk = top.another_desk()
    top.clock.pass_by(30 * 60)
    assert (await top.press_on(table)).table.game.time_called


async def test_a_game_without_a_limit_never_runs_out_of_time(top: Tabletop) -> None:
    table = await top.game()
    top.clock.pass_by(7 * 24 * 3600)
    assert not (await top.press_on(table)).table.game.time_called


async def test_a_lobby_that_was_called_off_has_no_board_to_post(top: Tabletop) -> None:
    table = await top.lobby(2)
    await top.desk.cancel(table.id, 1, moderates=False)
    assert [] == list(await top.store.boards_behind())


async def test_a_lobby_does_not_hide_the_game_that_was_played_before(top: Tabletop) -> None:
    table = await top.game(2)
    await top.desk.leave(table.id, 1)
    await top.lobby(2)
    assert table.id == await top.store.last_at_place(CHANNEL)
