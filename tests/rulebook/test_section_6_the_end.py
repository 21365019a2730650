"""§6 The end."""

import pytest

from bot.engine import decide, due, fold, settle
from bot.engine.chance import OffRolled, PickSeat, Rolled, RollOff, SeatPicked, Shuffled
from bot.engine.commands import Bank, Begin, CallTime, GiveUp, JoinLate, Leave, Reveal, Rise, Roll, SetAside, Sit
from bot.engine.events import (
    ExtraRoundCalled,
    Finished,
    LastRoundCalled,
    LastRoundCalledOff,
    Opened,
    RolledOff,
    SeatLeft,
    TurnBegun,
    TurnEnded,
)
from bot.engine.evolve import opened
from bot.engine.state import Game, Lobby, Over
from tests.kit.games import Played, answer, code, fill, play, refused, then

BANK_100 = "B300 123466:1 bank"


def lobby(seats: int, *, edition: str = "tutto", house: str = "", first: int | None = None) -> Game:
    """A lobby with so many people in it."""
    sat = (Sit(player=f"p{seat}", interaction=seat) for seat in range(seats))
    return then(opened(Opened(edition=edition, house=house, first=first)), *sat)


def begun(seats: int, *, edition: str = "tutto", house: str = "", first: int | None = None) -> Game:
    """A game that has begun and is shuffled."""
    return then(lobby(seats, edition=edition, house=house, first=first), Begin(interaction=99), Shuffled())


def named(played: Played, kind: type) -> list[object]:
    return [event for event in played.events if isinstance(event, kind)]


class TestParagraph1:
    def test_the_round_is_finished_when_a_score_reaches_the_target(self) -> None:
        played = play(f"Ada: {BANK_100}", scores="5900 0 0")
        assert (played.game.last_round, played.game.is_over) == (True, False)

    def test_the_highest_score_wins_whoever_reached_the_target_first(self) -> None:
        played = play(f"Ada: {BANK_100}", "Ben: X2 111111:111111 bank", "Cleo: STOP", scores="5900 5400 0")
        assert played.winners == ("Ben",)

    def test_the_last_seat_of_the_round_ends_it_at_once(self) -> None:
        played = play("Ada: STOP", "Ben: STOP", f"Cleo: {BANK_100}", scores="0 0 5900")
        assert played.winners == ("Cleo",)

    def test_the_last_round_is_called_once(self) -> None:
        played = play(f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", scores="5900 5900 0")
        assert named(played, LastRoundCalled) == [LastRoundCalled()]

    def test_the_round_stays_the_last_when_all_are_pulled_back_below_the_target(self) -> None:
        played = play(f"Ada: {BANK_100}", "Ben: PM 111555:111555 bank", seats="Ada | Ben", scores="5900 3000")
        assert played.winners == ("Ada",)

    def test_the_last_round_is_called_off_where_the_house_says_so(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ben: PM 111555:111555 bank")
        played = play(*lines, seats="Ada | Ben", scores="5900 3000", house="final_round=must_hold")
        assert (played.game.round, named(played, LastRoundCalledOff)) == (2, [LastRoundCalledOff()])

    def test_a_target_that_is_held_ends_the_game_under_that_rule_too(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ben: STOP")
        played = play(*lines, seats="Ada | Ben", scores="5900 3000", house="final_round=must_hold")
        assert played.winners == ("Ada",)

    def test_the_last_round_is_called_off_when_who_held_the_target_leaves(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ada: leaves", "Ben: STOP", "Cleo: STOP")
        assert play(*lines, scores="5900 0 0", house="final_round=must_hold").game.round == 2

    def test_it_may_be_reached_again_after_it_was_called_off(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ben: PM 111555:111555 bank", "Ada: X2 111111:111111 bank", "Ben: STOP")
        played = play(*lines, seats="Ada | Ben", scores="5900 3000", house="final_round=must_hold")
        assert played.winners == ("Ada",)


class TestParagraph2:
    def test_fill_or_bust_ends_the_moment_a_score_reaches_the_target(self) -> None:
        assert fill(f"Ada: {BANK_100}", scores="5900 100 200").winners == ("Ada",)

    def test_tutto_does_so_where_the_house_says_so(self) -> None:
        assert play(f"Ada: {BANK_100}", scores="5900 0 0", house="end=immediate").winners == ("Ada",)

    def test_points_at_risk_do_not_reach_the_target(self) -> None:
        assert not fill("Ada: B300 123466:1", scores="5900 100 200").game.is_over

    def test_no_last_round_is_called(self) -> None:
        assert named(fill(f"Ada: {BANK_100}", scores="5900 0 0"), LastRoundCalled) == []


class TestParagraph3:
    def test_several_highest_scores_share_the_win(self) -> None:
        played = play(f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", scores="5900 5900 0")
        assert played.winners == ("Ada", "Ben")

    def test_the_tied_play_another_round_where_the_house_says_so(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP")
        played = play(*lines, scores="5900 5900 0", house="tie=extra_round")
        assert (played.up, played.game.round, played.game.tied) == ("Ada", 2, (0, 1))

    def test_the_extra_round_is_told(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP")
        played = play(*lines, scores="5900 5900 0", house="tie=extra_round")
        assert named(played, ExtraRoundCalled) == [ExtraRoundCalled(seats=(0, 1))]

    def test_only_the_tied_play_it(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", "Ada: STOP", f"Ben: {BANK_100}")
        assert play(*lines, scores="5900 5900 0", house="tie=extra_round").winners == ("Ben",)

    def test_there_is_another_as_long_as_they_are_tied(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", "Ada: STOP", "Ben: STOP")
        assert play(*lines, scores="5900 5900 0", house="tie=extra_round").game.round == 3


class TestParagraph4:
    def test_the_round_limit_ends_the_game_with_its_round(self) -> None:
        played = play("Ada: STOP", f"Ben: {BANK_100}", "Cleo: STOP", house="round_limit=1")
        assert played.winners == ("Ben",)

    def test_the_round_a_limit_makes_the_last_is_called(self) -> None:
        assert play("Ada: STOP", "Ben: STOP", "Cleo: STOP", house="round_limit=2").game.last_round

    def test_the_round_before_it_is_not_the_last(self) -> None:
        assert not play("Ada: STOP", house="round_limit=2").game.last_round

    def test_the_time_limit_finishes_the_round(self) -> None:
        played = play(f"Ada: {BANK_100}", "time", "Ben: STOP", "Cleo: STOP", house="time_limit=30")
        assert played.winners == ("Ada",)

    def test_the_time_limit_finishes_the_turn_where_the_end_is_immediate(self) -> None:
        played = fill(f"Ada: {BANK_100}", "time", "Ben: ND", house="time_limit=30")
        assert played.winners == ("Ada",)

    def test_a_leaver_is_no_turn(self) -> None:
        played = fill(f"Ada: {BANK_100}", "time", "Ben: leaves", "Cleo: ND", house="time_limit=30")
        assert played.winners == ("Ada",)

    def test_the_round_of_the_next_turn_is_the_last_when_a_leaver_ends_the_one_before(self) -> None:
        lines = ("Ada: STOP", "Ben: STOP", "time", "Cleo: leaves")
        played = play(*lines, house="time_limit=30")
        assert (played.game.is_over, played.game.round) == (False, 2)
        assert play(*lines, "Ada: STOP", f"Ben: {BANK_100}", house="time_limit=30").winners == ("Ben",)

    def test_time_runs_out_once(self) -> None:
        game = play("time", house="time_limit=30").game
        assert code(decide(game, CallTime())) == "unreadable"

    def test_time_does_not_run_out_where_none_is_set(self) -> None:
        assert code(decide(play().game, CallTime())) == "unreadable"

    def test_a_limit_stands_though_nobody_holds_the_target(self) -> None:
        house = "round_limit=1, final_round=must_hold"
        assert play("Ada: STOP", f"Ben: {BANK_100}", "Cleo: STOP", house=house).winners == ("Ben",)

    def test_an_extra_round_follows_a_limit_too(self) -> None:
        house = "round_limit=1, tie=extra_round"
        played = play(f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", house=house)
        assert (played.game.tied, played.up) == ((0, 1), "Ada")

    def test_an_extra_round_follows_the_last_turn_too(self) -> None:
        house = "time_limit=30, tie=extra_round"
        played = fill(f"Ada: {BANK_100}", "time", f"Ben: {BANK_100}", house=house)
        assert (played.game.tied, played.up) == ((0, 1), "Ada")

    def test_such_an_extra_round_is_played_to_its_end(self) -> None:
        house = "time_limit=30, tie=extra_round"
        lines = (f"Ada: {BANK_100}", "time", f"Ben: {BANK_100}", "Ada: B300 112346:11 bank")
        assert not fill(*lines, house=house).game.is_over
        assert fill(*lines, "Ben: ND", house=house).winners == ("Ada",)

    def test_an_extra_round_is_decided_among_those_that_play_it(self) -> None:
        house = "tie=extra_round, below_zero=on"
        lines = [f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP"]
        lines += ["Ada: PM 111555:111555 STOP", "Ben: PM 111555:111555 STOP"]
        played = play(*lines, scores="5900 5900 5950", house=house)
        assert played.scores == (5000, 5000, 5950)
        assert played.game.tied == (0, 1)

    def test_where_the_tied_fall_to_one_that_one_wins(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", "Ben: leaves")
        assert play(*lines, scores="5900 5900 0", house="tie=extra_round").winners == ("Ada",)

    def test_who_is_not_tied_may_leave_an_extra_round_alone(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", "Cleo: leaves")
        assert not play(*lines, scores="5900 5900 0", house="tie=extra_round").game.is_over

    def test_the_tied_fall_to_one_only_when_the_turn_in_which_one_left_is_over(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP", "Ada: B300 123466:1")
        game = play(*lines, scores="5900 5900 0", house="tie=extra_round").game
        assert not then(game, Leave(seat=1)).is_over


class TestParagraph5:
    def test_ten_seats_are_the_most(self) -> None:
        assert code(decide(lobby(10), Sit(player="late", interaction=1))) == "table-is-full"

    def test_nobody_sits_twice(self) -> None:
        assert code(decide(lobby(2), Sit(player="p0", interaction=1))) == "already-seated"

    def test_one_seat_alone_may_practise(self) -> None:
        played = play("Ada: B300 123466:1 bank", "Ada: STOP", seats="Ada")
        assert (played.scores, played.game.round) == ((100,), 3)

    def test_an_empty_table_does_not_begin(self) -> None:
        assert code(decide(lobby(0), Begin(interaction=1))) == "nobody-seated"

    def test_a_game_begins_once(self) -> None:
        assert code(decide(begun(2), Begin(interaction=1))) == "already-begun"

    def test_nobody_sits_down_once_it_has_begun(self) -> None:
        assert code(decide(begun(2), Sit(player="late", interaction=1))) == "already-begun"

    def test_a_seat_that_is_given_back_is_free_and_those_behind_move_up(self) -> None:
        game = then(lobby(3), Rise(seat=0))
        assert [seat.player for seat in game.seats] == ["p1", "p2"]

    def test_a_seat_that_nobody_has_cannot_be_given_back(self) -> None:
        assert code(decide(lobby(2), Rise(seat=2))) == "not-seated"

    def test_nobody_plays_before_it_has_begun(self) -> None:
        assert code(decide(lobby(2), Reveal(seat=0))) == "not-begun"

    def test_a_lobby_may_be_closed(self) -> None:
        assert then(lobby(2), GiveUp()).phase == Over(winners=(), given_up=True)

    def test_a_game_that_was_given_up_is_over(self) -> None:
        assert code(decide(then(begun(2), GiveUp()), GiveUp())) == "game-is-over"

    def test_an_empty_lobby_stays_a_lobby(self) -> None:
        assert lobby(0).phase == Lobby()


class TestParagraph6:
    def test_the_host_begins_in_tutto(self) -> None:
        assert begun(3).turn == play().game.turn

    def test_in_fill_or_bust_every_seat_rolls_a_die(self) -> None:
        assert due(begun(3, edition="fill-or-bust")) == RollOff(seats=(0, 1, 2))

    def test_the_highest_die_begins(self) -> None:
        game = then(begun(3, edition="fill-or-bust"), OffRolled(faces=(2, 6, 3)))
        assert game.turn is not None
        assert game.turn.seat == 1

    def test_the_tied_roll_again(self) -> None:
        game = then(begun(3, edition="fill-or-bust"), OffRolled(faces=(4, 6, 6)))
        assert due(game) == RollOff(seats=(1, 2))

    def test_a_roll_off_is_told_with_the_seats_that_rolled(self) -> None:
        game = then(begun(3, edition="fill-or-bust"), OffRolled(faces=(4, 6, 6)))
        expected = (RolledOff(seats=(1, 2), faces=(2, 5)), TurnBegun(seat=2, round=1))
        assert settle(game, OffRolled(faces=(2, 5))) == expected

    def test_a_roll_off_needs_a_die_from_each(self) -> None:
        assert code(settle(begun(3, edition="fill-or-bust"), OffRolled(faces=(4, 6)))) == "wrong-dice-count"

    def test_a_seat_may_be_drawn(self) -> None:
        assert due(begun(3, house="first_seat=random")) == PickSeat(seats=3)

    def test_the_seat_that_is_drawn_begins(self) -> None:
        assert settle(begun(3, house="first_seat=random"), SeatPicked(seat=2)) == (TurnBegun(seat=2, round=1),)

    def test_for_one_seat_nothing_is_rolled_or_drawn(self) -> None:
        assert due(begun(1, edition="fill-or-bust")) is None

    def test_a_rematch_begins_with_the_seat_it_was_opened_for(self) -> None:
        game = begun(3, first=2)
        assert game.turn is not None
        assert game.turn.seat == 2

    def test_seat_order_follows_from_there(self) -> None:
        played = play("Ben: STOP", "Cleo: STOP", "Ada: STOP", more=['[First "Ben"]'])
        assert (played.up, played.game.round) == ("Ben", 2)


class TestParagraph7:
    def test_a_seat_that_left_is_skipped(self) -> None:
        assert play("Ada: STOP", "Cleo: leaves", "Ben: STOP").up == "Ada"

    def test_its_score_stays_in_the_standings(self) -> None:
        played = play("Ada: STOP", "Cleo: leaves", scores="0 0 500")
        assert (played.scores, played.game.seats[2].gone) == ((0, 0, 500), True)

    def test_it_wins_nothing(self) -> None:
        lines = (f"Ada: {BANK_100}", "Cleo: leaves", "Ben: STOP")
        assert play(*lines, scores="5900 0 5950", house="end=round").winners == ("Ada",)

    def test_in_its_own_turn_what_was_at_risk_is_lost(self) -> None:
        assert play("Ada: B300 111234:111 leaves", scores="100 0 0").scores == (100, 0, 0)

    def test_its_own_turn_ends_with_it(self) -> None:
        game = play("Ada: B300 111234:111").game
        events = answer(game, Leave(seat=0))
        assert isinstance(events, tuple)
        assert [type(event) for event in events] == [TurnEnded, SeatLeft, TurnBegun]

    def test_before_its_first_card_there_is_no_turn_to_end(self) -> None:
        assert answer(play().game, Leave(seat=0)) == (SeatLeft(seat=0), TurnBegun(seat=1, round=1))

    def test_one_that_leaves_in_anothers_turn_is_in_the_game_until_that_is_over(self) -> None:
        game = then(play("Ada: PM 111555:111", scores="0 2000 0").game, Leave(seat=1))
        assert game.in_game == (0, 1, 2)

    def test_one_that_leaves_in_anothers_turn_still_leads_in_it(self) -> None:
        game = play("Ada: PM 111556:11155", scores="0 2000 0").game
        game = then(game, Leave(seat=1), Roll(seat=0), Rolled(faces=(5,)), SetAside(seat=0, places=0b100000))
        assert game.seats[1].score == 1000

    def test_one_that_leaves_in_the_turn_that_ends_the_game_was_still_in_it(self) -> None:
        game = play(f"Ada: {BANK_100}", "Ben: STOP", "Cleo: B300 112346:11", scores="5900 5950 0").game
        assert then(game, Leave(seat=0), Bank(seat=2)).phase == Over(winners=(0,))

    def test_one_that_left_in_anothers_turn_and_is_next_is_passed_over(self) -> None:
        game = then(play("Ada: B300 112346:11").game, Leave(seat=1), Bank(seat=0))
        assert (game.turn and game.turn.seat, game.in_game) == (2, (0, 2))

    def test_one_that_leaves_after_another_in_its_own_turn_leaves_the_last_seat_the_win(self) -> None:
        game = then(play("Ada: B300 112346:11").game, Leave(seat=1), Leave(seat=0))
        assert game.phase == Over(winners=(2,))

    def test_it_has_left_when_that_turn_is_over(self) -> None:
        played = play("Ada: PM 111555:111555 bank", "Ben: leaves", "Cleo: STOP", scores="0 2000 0")
        assert (played.taken, played.up) == ({}, "Ada")

    def test_it_leaves_once(self) -> None:
        game = then(play("Ada: B300 112346:11").game, Leave(seat=1))
        assert code(decide(game, Leave(seat=1))) == "not-seated"

    def test_the_seat_left_alone_wins_at_once(self) -> None:
        assert play("Ada: leaves", "Ben: leaves").winners == ("Cleo",)

    def test_who_leaves_in_anothers_turn_and_so_leaves_one_seat_ends_the_game_at_once(self) -> None:
        game = play("Ada: B300 112346:11", seats="Ada | Ben").game
        assert answer(game, Leave(seat=1)) == (SeatLeft(seat=1), Finished(winners=(0,)))

    def test_a_lone_practice_seat_that_leaves_ends_the_game_without_a_winner(self) -> None:
        played = play("Ada: B300 112346:11 leaves", seats="Ada")
        assert (played.game.is_over, played.winners) == (True, ())

    def test_a_round_ends_when_those_who_had_still_to_play_have_left(self) -> None:
        assert play("Ada: STOP", "Cleo: leaves", "Ben: leaves").winners == ("Ada",)
        assert play("Ada: STOP", "Ben: STOP", "Cleo: leaves").game.round == 2

    def test_the_game_ends_with_the_last_round_when_its_last_seat_leaves(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ben: STOP", "Cleo: leaves")
        assert play(*lines, scores="5900 0 0").winners == ("Ada",)

    def test_who_left_may_not_play(self) -> None:
        assert refused("Ben: leaves", "Ada: STOP", "Ben: STOP") == "Ben: not-your-turn"


class TestParagraph8:
    ROUND = ("Ada: STOP", "Ben: STOP", "Cleo: STOP")

    def test_a_late_seat_is_the_last_in_the_order(self) -> None:
        assert play(*self.ROUND, "Dov: joins", "Ada: STOP", "Ben: STOP", "Cleo: STOP").up == "Dov"

    def test_it_is_the_last_whoever_began(self) -> None:
        lines = ("Ben: STOP", "Cleo: STOP", "Ada: STOP", "Dov: joins", "Ben: STOP", "Cleo: STOP", "Ada: STOP")
        assert play(*lines, more=['[First "Ben"]']).up == "Dov"

    def test_it_starts_at_0(self) -> None:
        assert play(*self.ROUND, "Dov: joins").scores == (0, 0, 0, 0)

    def test_it_may_start_with_a_score(self) -> None:
        assert play(*self.ROUND, "Dov: joins =300", scores="300 400 500").scores == (300, 400, 500, 300)

    def test_it_remembers_its_first_round(self) -> None:
        assert play(*self.ROUND, "Dov: joins").game.seats[3].first_round == 2

    def test_nobody_joins_in_mid_round(self) -> None:
        assert refused("Ada: STOP", "Dov: joins") == "Dov: not-your-turn"

    def test_nobody_joins_in_a_turn(self) -> None:
        game = play(*self.ROUND, "Ada: B300 112346:11").game
        assert code(decide(game, JoinLate(player="Dov", interaction=1, score=0))) == "not-between-rounds"

    def test_nobody_joins_before_the_first_round(self) -> None:
        assert refused("Dov: joins") == "Dov: not-your-turn"

    def test_nobody_joins_once_a_limit_has_made_the_last_round_known(self) -> None:
        assert refused(*self.ROUND, "Dov: joins", house="round_limit=2") == "Dov: not-your-turn"

    def test_somebody_may_join_before_the_last_round_is_next(self) -> None:
        assert len(play(*self.ROUND, "Dov: joins", house="round_limit=3").scores) == 4

    def test_nobody_joins_when_time_has_run_out(self) -> None:
        assert refused(*self.ROUND, "time", "Dov: joins", house="time_limit=30") == "Dov: not-your-turn"

    def test_nobody_joins_an_extra_round(self) -> None:
        lines = (f"Ada: {BANK_100}", f"Ben: {BANK_100}", "Cleo: STOP")
        answer = refused(*lines, "Dov: joins", scores="5900 5900 0", house="tie=extra_round")
        assert answer == "Dov: not-your-turn"

    def test_somebody_may_join_when_the_last_round_was_called_off(self) -> None:
        lines = (f"Ada: {BANK_100}", "Ben: PM 111555:111555 bank", "Dov: joins")
        played = play(*lines, seats="Ada | Ben", scores="5900 3000", house="final_round=must_hold")
        assert len(played.scores) == 3

    def test_nobody_joins_beyond_ten_seats(self) -> None:
        names = " | ".join(f"p{seat}" for seat in range(10))
        lines = [f"p{seat}: STOP" for seat in range(10)]
        assert refused(*lines, "Dov: joins", seats=names) == "Dov: not-your-turn"

    @pytest.mark.parametrize("score", ["6000", "-50", "25"])
    def test_nobody_joins_with_a_score_that_cannot_stand(self, score: str) -> None:
        assert refused(*self.ROUND, f"Dov: joins ={score}") == f"={score} unreadable"

    def test_somebody_may_join_below_0_where_scores_may_be_so(self) -> None:
        assert play(*self.ROUND, "Dov: joins =-50", house="below_zero=on").scores == (0, 0, 0, -50)

    def test_its_turns_count_from_its_first_round(self) -> None:
        lines = ("Ada: STOP", "Ben: STOP", "Dov: joins =5000", f"Ada: {BANK_100}", "Ben: STOP")
        tail = "Dov: B300 111234:111 bank"
        played = play(*lines, tail, seats="Ada | Ben", scores="5900 0")
        assert played.winners == ("Ada", "Dov")

    def test_a_practice_that_is_joined_is_a_game_of_two(self) -> None:
        played = play("Ada: STOP", "Ben: joins", "Ada: leaves", seats="Ada")
        assert played.winners == ("Ben",)


def test_what_chance_was_not_asked_for_is_refused() -> None:
    game = begun(2)
    answers = [settle(game, outcome) for outcome in (Shuffled(), OffRolled(faces=(1, 2)), Rolled(faces=(1,)))]
    assert [code(refusal) for refusal in answers] == ["turn-is-over", "turn-is-over", "must-reveal"]


def test_a_stream_that_does_not_begin_with_opened_is_no_game() -> None:
    with pytest.raises(TypeError):
        fold([TurnBegun(seat=0, round=1)])
