"""What happens at a table when time is up, and what moves that moment. Virtual time; no Discord."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from bot.engine import Card, Edition, Ruleset, Step, parse
from bot.engine.choices import marked_at_first, may_bank, with_aside
from bot.engine.commands import Reveal
from bot.engine.dice import ALL_PLACES
from bot.engine.events import Ended, TimeCalled, TurnEnded
from bot.tables.answers import Late, Played, Refused, Stale
from bot.tables.pace import APPLIED_AFTER, DAYS, GRACE, LIVE, RELAXED, UNTIMED, Pace
from bot.tables.shards import EVERY_SERVER, Shard
from bot.tables.table import Table
from bot.tables.timed import Reminded
from tests.kit.desks import Tabletop, happened

TURN_S = 300
IN_TIME = timedelta(seconds=-1)
MOST_GAMES = 300
ALL_BURNS = "B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 STOP:0 PM:0 ST:0 CL:0"


def reveal(seat: int) -> tuple[Reveal]:
    return (Reveal(seat=seat),)


def deadline(table: Table) -> datetime:
    assert table.row.timing.deadline is not None
    return table.row.timing.deadline


def seconds_left(top: Tabletop, table: Table) -> float:
    return (deadline(table) - top.clock.now()).total_seconds()


def turn_of(table: Table) -> int:
    assert table.game.turn is not None
    return table.game.turn.seat


async def stored(top: Tabletop, table: Table) -> Table:
    """The table as another process would find it."""
    found = await top.another_desk().table(table.id)
    assert found is not None
    return found


async def time_out(top: Tabletop, table: Table) -> Played:
    """Let the turn's time and the three seconds go by."""
    top.clock.pass_by(seconds_left(top, table) + APPLIED_AFTER.total_seconds())
    woken = await top.desk.wake(table.id)
    assert isinstance(woken, Played)
    return woken


async def wanted(fits: Callable[[Table], bool], *, people: int = 2, pace: Pace = LIVE) -> tuple[Tabletop, Table]:
    """A game whose first turn stands like this once its card is revealed."""
    for start in range(0, MOST_GAMES * 10, 10):
        top = Tabletop(start)
        table = await top.game(people, pace=pace)
        if not pace.plays_ahead:
            table = happened(await top.desk.play(table.id, 1, table.seq, reveal)).table
        if fits(table):
            return top, table
    raise AssertionError(f"no such game among {MOST_GAMES}")


def could_bank(table: Table) -> bool:
    turn = table.game.turn
    marked = with_aside(table.game, marked_at_first(table.game))
    return turn is not None and marked is not None and marked.turn is not None and may_bank(marked)


def may_only_roll(table: Table) -> bool:
    turn = table.game.turn
    return turn is not None and turn.card is Card.CLOVERLEAF and turn.step is Step.CHOOSE


class TestDeadline:
    async def test_a_turn_begins_with_its_whole_time(self) -> None:
        top = Tabletop()
        assert seconds_left(top, await top.game(pace=LIVE)) == TURN_S

    async def test_the_next_turn_has_its_own(self) -> None:
        top = Tabletop()
        table = await top.game(pace=Pace(90))
        top.clock.pass_by(50)
        assert seconds_left(top, (await end_turn(top, table)).table) == 90

    async def test_a_press_in_the_turn_moves_it(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(200)
        table = happened(await top.desk.play(table.id, 1, table.seq, reveal)).table
        assert seconds_left(top, table) == TURN_S

    async def test_a_mark_on_a_die_moves_it(self) -> None:
        top, table = await wanted(could_bank)
        top.clock.pass_by(5)
        looked = happened(await top.desk.look(table.id, 1, table.seq))
        assert seconds_left(top, looked.table) == TURN_S

    async def test_a_question_about_the_turn_moves_it(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(100)
        await top.desk.touch(table.id, 1)
        now = await top.desk.table(table.id)
        assert now is not None
        assert seconds_left(top, now) == TURN_S

    async def test_whose_turn_it_isnt_moves_nothing(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(100)
        assert isinstance(await top.desk.play(table.id, 2, table.seq, reveal), Refused)
        assert isinstance(await top.desk.look(table.id, 2, table.seq), Refused)
        await top.desk.touch(table.id, 2)
        now = await top.desk.table(table.id)
        assert now is not None
        assert seconds_left(top, now) == TURN_S - 100

    async def test_a_move_of_less_than_ten_seconds_counts_at_once_and_is_written_later(self) -> None:
        top, table = await wanted(could_bank)
        before = deadline(await stored(top, table))
        top.clock.pass_by(9)
        looked = happened(await top.desk.look(table.id, 1, table.seq))
        assert (seconds_left(top, looked.table), deadline(await stored(top, table))) == (TURN_S, before)

    async def test_ten_seconds_after_the_last_one_it_is_written(self) -> None:
        top, table = await wanted(could_bank)
        top.clock.pass_by(9)
        await top.desk.look(table.id, 1, table.seq)
        top.clock.pass_by(1)
        await top.desk.look(table.id, 1, table.seq)
        assert seconds_left(top, await stored(top, table)) == TURN_S

    async def test_a_restart_reads_it(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(120)
        assert seconds_left(top, await stored(top, table)) == TURN_S - 120

    @pytest.mark.parametrize("left_s", [-1000, 0, 119])
    async def test_after_downtime_two_minutes_are_left_at_least(self, left_s: float) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S - left_s)
        await top.store.give_grace(top.clock.now() + GRACE, EVERY_SERVER)
        assert seconds_left(top, await stored(top, table)) == 120

    @pytest.mark.parametrize("left_s", [-1000, 0, 119])
    async def test_after_an_outage_two_minutes_are_left_at_least_to_a_game_in_memory(self, left_s: float) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S - left_s)
        assert await top.desk.give_grace(top.clock.now() + GRACE, EVERY_SERVER) == (table.id,)
        now = await top.desk.table(table.id)
        assert now == await stored(top, table)
        assert seconds_left(top, now) == 120

    async def test_a_turn_with_more_left_keeps_what_it_has_after_an_outage(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S - 121)
        assert await top.desk.give_grace(top.clock.now() + GRACE, EVERY_SERVER) == ()
        assert await top.desk.table(table.id) == table

    async def test_an_outage_of_another_shard_gives_nothing(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S - 1)
        await top.desk.give_grace(top.clock.now() + GRACE, Shard(number=1, of=2))
        assert await top.desk.table(table.id) == table

    async def test_after_grace_a_press_counts_and_time_ends_the_turn_when_it_has_run_out(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S + 60)
        await top.desk.give_grace(top.clock.now() + GRACE, EVERY_SERVER)
        assert await top.desk.wake(table.id) is None
        pressed_at = top.clock.now()
        pressed = happened(await top.desk.play(table.id, 1, table.seq, reveal, pressed_at)).table
        assert (await time_out(top, pressed)).before.seq == pressed.seq

    async def test_in_practice_no_clock_runs(self) -> None:
        top = Tabletop()
        assert (await top.game(1, pace=LIVE)).row.timing.deadline is None

    async def test_without_a_pace_no_clock_runs(self) -> None:
        top = Tabletop()
        assert (await top.game(pace=UNTIMED)).row.timing.deadline is None

    async def test_a_lobby_has_no_clock(self) -> None:
        top = Tabletop()
        assert (await top.lobby(2, pace=LIVE)).row.timing.deadline is None

    async def test_a_game_that_is_over_has_none_any_more(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        over = happened(await top.desk.give_up(table.id, 1, moderates=False)).table
        assert (over.row.timing.deadline, await top.store.next_wake()) == (None, None)


class TestPace:
    async def test_the_host_changes_it_in_mid_game_and_the_turn_has_its_whole_time(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(100)
        changed = happened(await top.desk.set_pace(table.id, 1, Pace(3600), moderates=False)).table
        assert (changed.row.pace, seconds_left(top, changed)) == (Pace(3600), 3600)
        assert await stored(top, table) == changed

    async def test_nobody_else_does(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        assert not isinstance(await top.desk.set_pace(table.id, 2, DAYS, moderates=False), Played)

    async def test_it_can_be_taken_off(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        assert (
            happened(await top.desk.set_pace(table.id, 1, UNTIMED, moderates=False)).table.row.timing.deadline is None
        )

    async def test_a_rematch_keeps_it(self) -> None:
        top = Tabletop()
        table = await top.game(pace=Pace(90))
        await top.desk.give_up(table.id, 1, moderates=False)
        again = await top.desk.rematch(table.id, 1, top.press())
        assert isinstance(again, Table)
        assert again.row.pace == Pace(90)


class TestTimeOut:
    async def test_nothing_happens_before_three_seconds_after_the_deadline(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S + 2.9)
        assert await top.desk.wake(table.id) is None
        assert (await stored(top, table)).seq == table.seq

    async def test_then_the_turn_is_over(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        assert turn_of((await time_out(top, table)).table) == 1

    async def test_it_happens_once(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        await time_out(top, table)
        assert await top.desk.wake(table.id) is None

    async def test_two_processes_time_a_turn_out_once(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        other = top.another_desk()
        await other.table(table.id)
        await time_out(top, table)
        assert await other.wake(table.id) is None

    async def test_a_press_made_in_time_counts_in_the_three_seconds(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S + 2)
        answer = await top.desk.play(table.id, 1, table.seq, reveal, deadline(table) + IN_TIME)
        assert isinstance(answer, Played)
        assert await top.desk.wake(table.id) is None

    async def test_one_made_at_the_deadline_comes_too_late(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        top.clock.pass_by(TURN_S + 1)
        assert isinstance(await top.desk.play(table.id, 1, table.seq, reveal, deadline(table)), Late)

    async def test_a_mark_made_too_late_moves_nothing(self) -> None:
        top, table = await wanted(could_bank)
        top.clock.pass_by(TURN_S + 1)
        assert isinstance(await top.desk.look(table.id, 1, table.seq, deadline(table)), Late)
        assert (await time_out(top, table)).table.seq > table.seq

    async def test_a_mark_made_in_time_moves_the_deadline_in_the_three_seconds(self) -> None:
        top, table = await wanted(could_bank)
        top.clock.pass_by(TURN_S + 2)
        looked = happened(await top.desk.look(table.id, 1, table.seq, deadline(table) + IN_TIME))
        assert seconds_left(top, looked.table) == TURN_S

    async def test_a_question_asked_in_time_moves_the_deadline_in_the_three_seconds(self) -> None:
        top, table = await wanted(could_bank)
        top.clock.pass_by(TURN_S + 2)
        await top.desk.touch(table.id, 1, deadline(table) + IN_TIME)
        assert await top.desk.wake(table.id) is None
        assert seconds_left(top, await stored(top, table)) == TURN_S

    async def test_once_it_is_applied_a_press_is_told_that_time_was_up(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        made_at = deadline(table) + IN_TIME
        await time_out(top, table)
        assert isinstance(await top.desk.play(table.id, 1, table.seq, reveal, made_at), Late)
        assert isinstance(await top.desk.play(table.id, 2, table.seq, reveal, made_at), Stale)

    async def test_the_dice_marked_at_first_are_set_aside_and_banked(self) -> None:
        top, table = await wanted(could_bank)
        marked = with_aside(table.game, marked_at_first(table.game))
        assert marked is not None
        assert marked.turn is not None
        played = await time_out(top, table)
        [tale] = played.table.chronicle.tales
        assert (tale.ended, tale.gain) == (Ended.BANK, marked.turn.at_risk)

    async def test_where_the_card_forbids_banking_the_turn_is_lost(self) -> None:
        top, table = await wanted(may_only_roll)
        [tale] = (await time_out(top, table)).table.chronicle.tales
        assert (tale.ended, tale.gain) == (Ended.FORFEIT, 0)

    async def test_a_turn_in_which_nothing_was_revealed_is_lost(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        [tale] = (await time_out(top, table)).table.chronicle.tales
        assert (tale.ended, tale.cards) == (Ended.FORFEIT, ())

    async def test_after_a_tutto_what_is_at_risk_is_banked(self) -> None:
        def completes(table: Table) -> bool:
            turn = table.game.turn
            return turn is not None and turn.step is Step.CHOOSE and marked_at_first(table.game) == ALL_PLACES

        top, table = await wanted(completes)
        [tale] = (await time_out(top, table)).table.chronicle.tales
        assert (tale.tuttos, tale.gain > 0) == (1, True)


class TestAway:
    async def test_one_time_out_makes_nobody_away(self) -> None:
        top = Tabletop()
        table = (await time_out(top, await top.game(3, pace=LIVE))).table
        assert (table.present, table.row.missed) == ((0, 1, 2), {0: 1})

    async def test_two_in_a_row_do(self) -> None:
        top, table = await one_away()
        assert (table.is_away(2), table.present) == (True, (0, 1))
        assert (await stored(top, table)).present == (0, 1)

    async def test_a_turn_ended_by_a_press_in_between_begins_the_count_anew(self) -> None:
        top = Tabletop()
        table = (await time_out(top, await top.game(3, pace=LIVE))).table
        table = await play_until(top, table, 0)
        table = await play_until(top, table, 1)
        assert table.row.missed == {}

    async def test_its_turns_are_forfeited_at_once_so_all_keep_the_same_number(self) -> None:
        top, table = await one_away()
        table = await play_until(top, table, 1)
        played = await end_turn(top, table)
        *_, ended, forfeited = played.table.chronicle.tales
        assert (ended.seat, forfeited.seat, forfeited.ended, turn_of(played.table)) == (1, 2, Ended.FORFEIT, 0)
        assert played.table.game.round == ended.round + 1

    async def test_a_round_of_away_seats_is_told_by_the_message_that_follows(self) -> None:
        top, table = await one_away()
        played = await end_turn(top, await play_until(top, table, 1))
        assert (played.table.row.untold, (await stored(top, played.table)).row.untold) == (1, 1)

    async def test_what_a_board_told_is_told_anew_where_its_player_leaves_before_their_card(self) -> None:
        top, table = await one_away()
        table = (await end_turn(top, await play_until(top, table, 1))).table
        left = happened(await top.desk.leave(table.id, 1)).table
        assert (turn_of(table), turn_of(left), left.row.untold) == (0, 1, 1)

    async def test_back_means_that_the_next_turn_is_theirs(self) -> None:
        top, table = await one_away()
        table = happened(await top.desk.back(table.id, 3)).table
        assert table.present == (0, 1, 2)
        played = await end_turn(top, await play_until(top, table, 1))
        assert turn_of(played.table) == 2

    async def test_all_but_one_away_pauses_the_game(self) -> None:
        top, table = await paused_pair()
        assert (table.is_paused, table.present, table.row.timing.deadline) == (True, (0,), None)
        assert (await stored(top, table)).is_paused

    async def test_who_resumes_is_back(self) -> None:
        top, table = await paused_pair()
        resumed = happened(await top.desk.resume(table.id, 2)).table
        assert (resumed.is_paused, resumed.present) == (False, (0, 1))

    async def test_where_the_one_who_is_there_resumes_the_others_stay_away(self) -> None:
        top, table = await paused_pair()
        resumed = happened(await top.desk.resume(table.id, 1)).table
        assert (resumed.is_paused, resumed.present, turn_of(resumed)) == (False, (0,), 0)

    async def test_if_the_last_one_times_out_too_the_game_is_paused_again(self) -> None:
        top, table = await paused_pair()
        table = happened(await top.desk.resume(table.id, 1)).table
        assert (await time_out(top, table)).table.is_paused

    async def test_where_only_away_seats_are_left_the_game_waits(self) -> None:
        top, table = await one_away()
        table = await play_until(top, table, 1)
        table = (await time_out(top, table)).table
        while table.present != (0,):
            table = await play_until(top, table, 1) if turn_of(table) == 0 else (await time_out(top, table)).table
        table = happened(await top.desk.resume(table.id, 1)).table
        table = happened(await top.desk.leave(table.id, 1)).table
        assert (table.game.is_over, table.is_paused) == (False, True)


class TestReminder:
    @pytest.mark.parametrize(("turn_s", "after_s"), [(600, 300), (3600, 1800), (86_400, 28_800), (604_800, 28_800)])
    async def test_it_comes_at_half_time_or_after_eight_hours(self, turn_s: int, after_s: float) -> None:
        top = Tabletop()
        table = await top.game(pace=Pace(turn_s))
        top.clock.pass_by(after_s - 1)
        assert await top.desk.wake(table.id) is None
        top.clock.pass_by(1)
        assert isinstance(await top.desk.wake(table.id), Reminded)

    @pytest.mark.parametrize("turn_s", [60, 300, 599])
    async def test_there_is_none_for_turns_under_ten_minutes(self, turn_s: int) -> None:
        top = Tabletop()
        assert (await top.game(pace=Pace(turn_s))).row.timing.reminder is None

    async def test_there_is_one_a_turn(self) -> None:
        top, table = await reminded()
        top.clock.pass_by(100)
        assert await top.desk.wake(table.id) is None

    async def test_a_press_after_it_brings_no_second_one(self) -> None:
        top, table = await reminded()
        table = happened(await top.desk.play(table.id, 1, table.seq, reveal)).table
        assert table.game.turn is None or turn_of(table) == 1 or table.row.timing.reminder is None

    async def test_a_press_before_it_puts_it_off(self) -> None:
        top = Tabletop()
        table = await top.game(pace=Pace(3600))
        top.clock.pass_by(1000)
        await top.desk.touch(table.id, 1)
        top.clock.pass_by(1000)
        assert await top.desk.wake(table.id) is None

    async def test_another_pace_brings_no_second_one(self) -> None:
        top = Tabletop()
        table = await top.game(pace=RELAXED)
        top.clock.pass_by(8 * 3600)
        assert isinstance(await top.desk.wake(table.id), Reminded)
        slower = happened(await top.desk.set_pace(table.id, 1, DAYS, moderates=False)).table
        assert (slower.row.timing.reminder, seconds_left(top, slower)) == (None, DAYS.turn_s)

    async def test_a_pace_without_one_is_followed_by_one_with_it(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        slower = happened(await top.desk.set_pace(table.id, 1, DAYS, moderates=False)).table
        assert slower.row.timing.reminder == top.clock.now() + timedelta(hours=8)

    async def test_it_is_not_repeated_by_a_restart(self) -> None:
        top, table = await reminded()
        assert await top.another_desk().wake(table.id) is None


class TestTimeLimit:
    async def test_it_is_called_when_it_runs_out_though_nobody_presses(self) -> None:
        top = Tabletop()
        table = await top.game(ruleset=Ruleset(time_limit_minutes=10), pace=UNTIMED)
        assert await top.store.next_wake() == table.row.begun_at + timedelta(minutes=10) if table.row.begun_at else None
        top.clock.pass_by(600)
        woken = await top.desk.wake(table.id)
        assert isinstance(woken, Played)
        assert TimeCalled() in woken.events

    async def test_it_is_called_once(self) -> None:
        top = Tabletop()
        table = await top.game(ruleset=Ruleset(time_limit_minutes=10), pace=UNTIMED)
        top.clock.pass_by(600)
        await top.desk.wake(table.id)
        assert (await top.desk.wake(table.id), await top.store.next_wake()) == (None, None)


class TestPlayingAhead:
    @pytest.mark.parametrize("pace", [RELAXED, DAYS])
    async def test_the_first_card_and_roll_come_by_themselves(self, pace: Pace) -> None:
        _, table = await wanted(could_bank, pace=pace)
        turn = table.game.turn
        assert turn is not None
        assert (len(turn.cards), turn.step) == (1, Step.CHOOSE)

    @pytest.mark.parametrize("pace", [LIVE, UNTIMED, Pace(12 * 3600)])
    async def test_in_another_pace_nobody_is_spared_a_press(self, pace: Pace) -> None:
        table = await Tabletop().game(pace=pace)
        assert table.game.turn is not None
        assert table.game.turn.cards == ()

    async def test_a_stop_passes_at_once(self) -> None:
        def stopped(table: Table) -> bool:
            tales = table.chronicle.tales
            return bool(tales) and tales[0].ended is Ended.STOP and turn_of(table) == 1

        _, table = await wanted(stopped, pace=RELAXED)
        assert table.game.turn is not None
        assert (table.row.untold, bool(table.game.turn.cards)) == (len(table.chronicle.tales), True)

    async def test_fireworks_burn_to_their_end(self) -> None:
        def burnt(table: Table) -> bool:
            tales = table.chronicle.tales
            return bool(tales) and tales[0].cards == (Card.FIREWORKS,)

        _, table = await wanted(burnt, pace=RELAXED)
        assert table.chronicle.tales[0].ended is Ended.NULL

    async def test_a_pace_chosen_in_mid_game_goes_on_at_once(self) -> None:
        top = Tabletop()
        table = await top.game(pace=LIVE)
        changed = happened(await top.desk.set_pace(table.id, 1, RELAXED, moderates=False)).table
        assert changed.chronicle.tales or (changed.game.turn is not None and changed.game.turn.cards)

    async def test_a_deck_that_never_holds_a_choice_waits_for_a_press_now_and_then(self) -> None:
        top = Tabletop()
        burning = parse(Edition.TUTTO, f"target=100000, deck={ALL_BURNS}")
        assert isinstance(burning, Ruleset)
        table = await top.game(ruleset=burning, pace=RELAXED)
        assert (table.game.is_over, len(table.chronicle.tales) > 10) == (False, True)


async def reminded() -> tuple[Tabletop, Table]:
    top = Tabletop()
    table = await top.game(pace=Pace(3600))
    top.clock.pass_by(1800)
    woken = await top.desk.wake(table.id)
    assert isinstance(woken, Reminded)
    return top, woken.table


async def end_turn(top: Tabletop, table: Table) -> Played:
    """Whoever's turn it is presses until it is over."""
    while True:
        played = await top.press_on(table)
        if any(isinstance(event, TurnEnded) for event in played.events):
            return played
        table = played.table


async def play_until(top: Tabletop, table: Table, seat: int) -> Table:
    """Everybody plays, and their presses end their turns, until it is this seat's turn once a turn is over."""
    while True:
        table = (await end_turn(top, table)).table
        if turn_of(table) == seat:
            return table


async def one_away() -> tuple[Tabletop, Table]:
    """Three play, and the third misses two turns."""
    top = Tabletop()
    table = await top.game(3, pace=LIVE)
    for _ in range(2):
        table = (await time_out(top, await play_until(top, table, 2))).table
    return top, table


async def paused_pair() -> tuple[Tabletop, Table]:
    """Two play, and the second misses two turns."""
    top = Tabletop()
    table = await top.game(2, pace=LIVE)
    for _ in range(2):
        table = (await time_out(top, await play_until(top, table, 1))).table
    return top, table
