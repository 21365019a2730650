"""Lines of turns: what each token means, and the code and place of what is wrong (record.md, Turns)."""

import pytest

from tests.kit.games import fill_refused, play, refused


class TestTokens:
    @pytest.mark.parametrize("token", ["stop", "112346:11x", ":11", "112346::", "?", "joins", "time", "b300", "b200"])
    def test_what_is_no_token_is_unreadable(self, token: str) -> None:
        assert refused(f"Ada: B300 {token}") == f"{token} unreadable"

    @pytest.mark.parametrize("token", ["B700", "ND", "F1000", "X3"])
    def test_a_card_that_is_unknown_or_of_the_other_edition_does_not_exist(self, token: str) -> None:
        assert refused(f"Ada: {token}") == f"{token} no-such-card"

    def test_a_card_that_does_not_exist_is_that_before_it_may_not_be_revealed(self) -> None:
        assert refused("Ada: B300 112346:11 ND") == "ND no-such-card"

    def test_a_roll_where_a_card_is_due_is_that_before_its_faces_are_looked_at(self) -> None:
        assert refused("Ada: 719:1") == "719:1 must-reveal"

    @pytest.mark.parametrize("token", ["112347:11", "012346:1", "11234:19", "112346:17"])
    def test_a_digit_no_die_has_is_that_before_the_dice_are_counted(self, token: str) -> None:
        assert refused(f"Ada: B300 {token}") == f"{token} not-a-face"

    @pytest.mark.parametrize("token", ["11234:1", "1:1", "1123461:11", "11234:6666"])
    def test_as_many_faces_as_dice_were_rolled(self, token: str) -> None:
        assert refused(f"Ada: B300 {token}") == f"{token} wrong-dice-count"

    def test_faces_and_set_asides_stand_in_any_order(self) -> None:
        assert play("Ada: B300 641512:151").at_risk == 250

    def test_a_line_without_tokens_is_unreadable(self) -> None:
        assert refused("Ada:") == "Ada: unreadable"

    def test_a_line_without_a_seat_is_unreadable(self) -> None:
        assert refused("STOP") == "STOP unreadable"

    @pytest.mark.parametrize("line", ["Dov: STOP", "Ada : STOP", "Ben: STOP"])
    def test_another_or_an_unknown_seat_has_not_its_turn(self, line: str) -> None:
        assert refused(line).split()[1] == "not-your-turn"

    def test_digits_of_other_scripts_are_no_dice(self) -> None:
        assert refused("Ada: B300 １１２３４６:１１").split()[1] == "unreadable"


class TestWholeTurns:
    def test_points_without_a_card(self) -> None:
        assert play("Ada: score 350").brought == ("score", 350)

    def test_points_with_a_card(self) -> None:
        assert play("Ada: B300 score 650").brought == ("score", 650)

    @pytest.mark.parametrize("token", ["score 325", "score", "score x", "score -50", "score 9999999999"])
    def test_points_that_cannot_be(self, token: str) -> None:
        assert refused(f"Ada: {token}") == "score unreadable"

    @pytest.mark.parametrize("card", ["STOP", "STOP =0"])
    def test_none_of_it_after_a_stop(self, card: str) -> None:
        assert refused(f"Ada: {card} score 50") == "score turn-is-over"

    def test_none_of_it_after_dice(self) -> None:
        assert refused("Ada: B300 112346:11 score 200") == "score unreadable"

    def test_none_of_it_after_a_second_card(self) -> None:
        assert refused("Ada: B300 111555:111555 B200 score 200") == "score unreadable"

    def test_a_cloverleaf_scores_nothing(self) -> None:
        assert refused("Ada: CL score 50") == "score unreadable"

    def test_a_cloverleaf_may_be_a_win(self) -> None:
        assert play("Ada: CL win").winners == ("Ada",)

    @pytest.mark.parametrize("line", ["win", "B300 win", "CL 111555:111555 win"])
    def test_a_win_needs_the_cloverleaf_and_no_dice(self, line: str) -> None:
        assert refused(f"Ada: {line}") == "win unreadable"

    def test_leaders_pay_for_a_plus_minus_that_scored(self) -> None:
        assert play("Ada: PM score 1000", scores="0 2000 0").taken == {"Ben": 1000}

    def test_nobody_pays_for_one_that_did_not(self) -> None:
        assert play("Ada: PM score 0", scores="0 2000 0").taken == {}

    def test_leaders_pay_for_a_vengeance_that_scored(self) -> None:
        played = play("Ada: V2500 score 1500", scores="0 3000 0", edition="fill-or-bust")
        assert played.taken == {"Ben": 2500}

    def test_scoring_with_a_vengeance_that_may_be_passed_is_taking_it(self) -> None:
        house = "vengeance=optional"
        played = play("Ada: V2500 score 1500", scores="0 3000 0", edition="fill-or-bust", house=house)
        assert played.taken == {"Ben": 2500}

    def test_a_card_that_was_passed_on_counts_as_the_one_card_and_nobody_pays(self) -> None:
        house = "vengeance=optional"
        played = play("Ada: V2500 pass score 1500", scores="0 3000 0", edition="fill-or-bust", house=house)
        assert (played.brought, played.taken) == (("score", 1500), {})
        lines = "Ada: V2500 pass B300 score 1500"
        assert fill_refused(lines, scores="0 3000 0", house=house) == "score unreadable"

    def test_from_then_on_the_deck_is_not_checked(self) -> None:
        assert play("Ada: CL 223346:", "Ben: score 0", "Cleo: CL 223346:", deck="printed").game.round == 2

    def test_minimums_do_not_bind_it(self) -> None:
        assert play("Ada: score 50", house="bank_min=500, opening_min=500").game.seats[0].opened


class TestUndecided:
    def test_the_very_last_roll_may_be_undecided(self) -> None:
        assert play("Ada: B300 112346").at_risk == 0

    def test_also_when_there_is_only_one_choice(self) -> None:
        assert play("Ada: B300 122346").at_risk == 0

    def test_also_with_a_comment_behind_it(self) -> None:
        assert play("Ada: B300 112346 ; thinking", "; still").at_risk == 0

    @pytest.mark.parametrize("end", ["forfeit", "leaves"])
    def test_also_before_the_turn_is_given_up(self, end: str) -> None:
        assert play(f"Ada: B300 112346 {end} =0", "Ben: STOP").up == "Cleo"

    def test_also_before_all_others_leave(self) -> None:
        played = play("Ada: B300 112346", "Ben: leaves", "Cleo: leaves")
        assert (played.winners, played.brought) == (("Ada",), ("open", 0))

    def test_not_before_one_of_several_leaves(self) -> None:
        assert refused("Ada: B300 112346", "Ben: leaves") == "112346 must-set-aside"

    def test_not_before_another_turn(self) -> None:
        assert refused("Ada: B300 112346", "Ben: STOP") == "112346 must-set-aside"

    def test_not_before_another_token(self) -> None:
        assert refused("Ada: B300 112346 bank") == "112346 must-set-aside"

    def test_not_where_it_is_a_null(self) -> None:
        assert refused("Ada: B300 223346") == "223346 must-set-aside"

    def test_not_where_the_bot_chooses(self) -> None:
        assert refused("Ada: FW 112346") == "112346 must-set-aside"

    def test_but_where_the_player_chooses_on_fireworks(self) -> None:
        assert play("Ada: FW 112346", house="fireworks=choose").at_risk == 0


class TestFigures:
    def test_a_gain_that_agrees(self) -> None:
        assert play("Ada: B300 123466:1 bank =100").scores == (100, 0, 0)

    def test_a_gain_that_does_not(self) -> None:
        assert refused("Ada: B300 123466:1 bank =150") == "=150 figure-differs"

    @pytest.mark.parametrize("token", ["=100", "Ben-100"])
    def test_none_on_a_turn_that_is_not_over(self, token: str) -> None:
        assert refused(f"Ada: B300 123466:1 {token}") == f"{token} unreadable"

    def test_a_second_gain_is_one_token_too_many(self) -> None:
        assert refused("Ada: STOP =0 =0") == "=0 turn-is-over"

    @pytest.mark.parametrize("token", ["bank", "B300", "112346:11", "x", "Dov-100", "Ben-x", "=x"])
    def test_anything_else_is_one_token_too_many(self, token: str) -> None:
        assert refused(f"Ada: STOP {token}") == f"{token} turn-is-over"

    def test_what_was_taken_may_be_left_out(self) -> None:
        assert play("Ada: PM 111555:111555 bank =1000", scores="0 2000 0").taken == {"Ben": 1000}

    def test_one_that_was_not_taken(self) -> None:
        answer = refused("Ada: PM 111555:111555 bank =1000 Cleo-1000", scores="0 2000 0")
        assert answer == "Cleo-1000 figure-differs"

    def test_one_that_is_missing_is_wrong_at_the_last(self) -> None:
        answer = refused("Ada: PM 111555:111555 bank Ben-1000", scores="0 2000 2000")
        assert answer == "Ben-1000 figure-differs"

    def test_nothing_taken_is_not_written(self) -> None:
        assert refused("Ada: STOP =0 Ben-0") == "Ben-0 figure-differs"

    def test_the_longest_seat_name_that_fits_is_meant(self) -> None:
        line = "Ada: PM 111555:111555 bank =1000 Ada-1-1000"
        assert play(line, seats="Ada | Ada-1", scores="0 2000").taken == {"Ada-1": 1000}

    def test_a_seat_may_be_called_like_a_token(self) -> None:
        line = "5: PM 111555:111555 bank =1000 bank-1000"
        assert play(line, seats="5 | bank", scores="0 2000").taken == {"bank": 1000}

    def test_a_name_may_hold_spaces(self) -> None:
        line = "5: PM 111555:111555 bank =1000 Ben the 2nd-1000"
        assert play(line, seats="5 | Ben the 2nd", scores="0 2000").taken == {"Ben the 2nd": 1000}

    def test_what_was_taken_at_two_moments_is_summed_up(self) -> None:
        line = "Ada: PM 111555:111555 PM 111555:111555 bank =2000 Ben-2000"
        assert play(line, scores="0 5000 0").scores == (2000, 3000, 0)


class TestLines:
    def test_a_turn_must_be_over_before_the_next_line(self) -> None:
        assert refused("Ada: B300 123466:1", "Ada: bank") == "Ada: not-your-turn"

    @pytest.mark.parametrize("line", ["time", "Dov: joins", "Ada: leaves", "nonsense", "Ben: leaves"])
    def test_so_must_it_before_every_other_line(self, line: str) -> None:
        answer = refused("Ada: B300 123466:1", line, house="time_limit=30")
        assert answer == f"{line.split(maxsplit=1)[0]} not-your-turn"

    @pytest.mark.parametrize("line", ["Ada: STOP", "time", "nonsense", "Dov: joins", "Ben: leaves", '[Event "x"]'])
    def test_nothing_follows_when_the_game_is_over(self, line: str) -> None:
        answer = refused("Ada: CL win", line, house="time_limit=30")
        assert answer == f"{line.split(maxsplit=1)[0]} game-is-over"

    def test_comments_may_follow(self) -> None:
        assert play("Ada: CL win", "; well played").winners == ("Ada",)

    def test_figures_may_stand_on_the_line_that_ended_the_game(self) -> None:
        assert play("Ada: CL win =0").winners == ("Ada",)

    def test_another_token_there_is_one_too_many_for_the_turn(self) -> None:
        assert refused("Ada: CL win bank") == "bank turn-is-over"

    def test_time_without_a_limit_is_unreadable(self) -> None:
        assert refused("time") == "time unreadable"

    def test_time_twice_is_unreadable(self) -> None:
        assert refused("time", "time", house="time_limit=5") == "time unreadable"

    def test_a_seat_may_be_called_time(self) -> None:
        assert play("time: STOP", "Ada: STOP", seats="time | Ada").game.round == 2

    @pytest.mark.parametrize("line", ["Ben: leaves =0", "Ben: leaves x"])
    def test_to_leave_between_turns_stands_alone(self, line: str) -> None:
        assert refused(line) == f"{line.split()[2]} turn-is-over"

    def test_to_leave_ones_own_turn_ends_its_line(self) -> None:
        assert refused("Ada: B300 leaves bank") == "bank turn-is-over"

    def test_an_unknown_seat_cannot_leave(self) -> None:
        assert refused("Dov: leaves") == "Dov: not-your-turn"

    def test_who_left_cannot_leave_again(self) -> None:
        assert refused("Ben: leaves", "Ben: leaves") == "Ben: not-your-turn"

    def test_a_name_that_is_there_cannot_join(self) -> None:
        assert refused("Ada: STOP", "Ben: STOP", "Cleo: STOP", "Ben: joins") == "Ben: not-your-turn"

    def test_a_name_that_cannot_stand_cannot_join(self) -> None:
        assert refused("Ada: STOP", "Ben: STOP", "Cleo: STOP", "D[v: joins") == "D[v: unreadable"

    def test_joining_stands_alone(self) -> None:
        rounds = ("Ada: STOP", "Ben: STOP", "Cleo: STOP")
        assert refused(*rounds, "Dov: joins =50 bank") == "bank turn-is-over"
        assert refused(*rounds, "Dov: joins bank") == "bank turn-is-over"
        assert refused(*rounds, "Dov: joins =x") == "=x unreadable"
