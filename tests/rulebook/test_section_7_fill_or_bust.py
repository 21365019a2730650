"""§7 Fill or Bust."""

import pytest

from bot.engine import due
from bot.engine.chance import Dice
from bot.engine.commands import Roll, Take
from bot.engine.state import Step
from tests.kit.games import fill, fill_refused, then


class TestParagraph1:
    def test_a_straight_in_one_roll_is_worth_1500_and_a_tutto(self) -> None:
        assert fill("Ada: B300 123456:123456 bank").brought == ("bank", 1800)

    def test_only_1_and_5_may_be_chosen_from_it(self) -> None:
        assert fill("Ada: B300 123456:15").at_risk == 150

    def test_five_of_its_six_dice_are_no_set_aside(self) -> None:
        assert fill_refused("Ada: B300 123456:12345") == "123456:12345 does-not-score"

    def test_must_bust_takes_it_whole(self) -> None:
        assert fill("Ada: MB 123456:123456 223346:").brought == ("null", 1500)

    def test_it_counts_on_double_trouble(self) -> None:
        assert fill("Ada: DT 123456:123456 222444:222444 bank").brought == ("bank", 2100)


class TestParagraph2:
    @pytest.mark.parametrize("card", ["B200", "B600", "X2", "STOP", "FW", "PM", "ST", "CL"])
    def test_cards_of_tutto_are_not_in_it(self, card: str) -> None:
        assert fill_refused(f"Ada: {card}") == f"{card} no-such-card"


class TestParagraph3:
    def test_no_dice_ends_the_turn(self) -> None:
        assert fill("Ada: B300 111555:111555 ND").brought == ("stop", 0)

    def test_no_dice_banks_what_is_at_risk_where_the_house_says_so(self) -> None:
        assert fill("Ada: B300 111555:111555 ND", house="stop_keeps=on").brought == ("stop", 1800)

    def test_a_bonus_needs_the_tutto(self) -> None:
        assert fill("Ada: B400 112346:11 bank").brought == ("bank", 200)

    def test_must_bust_sets_every_scoring_die_aside_until_a_null_banks_all(self) -> None:
        assert fill("Ada: MB 111234:111 523:5 23:").brought == ("null", 1050)

    def test_must_bust_banks_what_was_carried(self) -> None:
        assert fill("Ada: B300 111555:111555 MB 223346:").brought == ("null", 1800)

    def test_nobody_banks_on_must_bust(self) -> None:
        assert fill_refused("Ada: MB 111234:111 bank") == "bank may-not-bank"


class TestParagraph4:
    def test_nobody_banks_before_the_tutto(self) -> None:
        assert fill_refused("Ada: F1000 112346:11 bank") == "bank may-not-bank"

    def test_the_tutto_scores_1000_in_place_of_its_dice(self) -> None:
        assert fill("Ada: F1000 111555:111555").purses == (0, 1000)

    def test_its_dice_count_nothing_on_the_way(self) -> None:
        assert fill("Ada: F1000 112346:11").at_risk == 0

    def test_a_null_loses_the_turn(self) -> None:
        assert fill("Ada: B300 111555:111555 F1000 123466:1 23466:").brought == ("null", 0)

    def test_its_dice_count_too_where_the_house_says_so(self) -> None:
        assert fill("Ada: F1000 111555:111555", house="fill_1000=add").purses == (1500, 1000)


class TestParagraph5:
    def test_two_tuttos_bring_their_dice(self) -> None:
        assert fill("Ada: DT 111555:111555 222444:222444 bank").brought == ("bank", 2100)

    def test_there_is_no_banking_between_them(self) -> None:
        assert fill_refused("Ada: DT 111555:111555 bank") == "bank may-not-bank"

    def test_there_is_no_card_between_them(self) -> None:
        assert fill_refused("Ada: DT 111555:111555 B300") == "B300 may-not-reveal"

    def test_the_second_is_made_with_all_six_dice(self) -> None:
        assert due(then(fill("Ada: DT 111555:111555").game, Roll(seat=0))) == Dice(count=6)

    def test_nobody_banks_before_the_second(self) -> None:
        assert fill_refused("Ada: DT 111555:111555 112346:11 bank") == "bank may-not-bank"

    def test_a_null_before_the_second_loses_everything(self) -> None:
        assert fill("Ada: B300 111555:111555 DT 111555:111555 223346:").brought == ("null", 0)

    def test_after_the_second_the_player_may_go_on_with_everything_at_risk(self) -> None:
        assert fill("Ada: DT 111555:111555 222444:222444 B300 112346:11").at_risk == 2300

    def test_the_dice_of_both_count_double_where_the_house_says_so(self) -> None:
        house = "double_trouble=doubled"
        assert fill("Ada: B300 222444:222444 DT 222444:222444 222333:222333", house=house).purses == (2800, 300)

    def test_they_are_doubled_at_the_second_tutto(self) -> None:
        assert fill("Ada: DT 111555:111555 222346:222", house="double_trouble=doubled").at_risk == 1700


class TestParagraph6:
    def test_a_sole_leader_discards_it_and_reveals_another(self) -> None:
        assert fill("Ada: V2500 B300 112346:11", scores="500 0 0").at_risk == 200

    def test_a_sole_leader_does_not_pass_it(self) -> None:
        assert fill_refused("Ada: V2500 pass", scores="500 0 0") == "pass may-not-pass"

    def test_a_sole_leader_may_discard_several(self) -> None:
        assert fill("Ada: V2500 V2500 B300 112346:11", scores="500 0 0").at_risk == 200

    def test_banking_before_the_tutto_scores_the_dice_alone(self) -> None:
        assert fill("Ada: V2500 115234:11 5234:5 bank", scores="0 5000 0").scores == (250, 5000, 0)

    def test_the_tutto_takes_2500_from_the_leader(self) -> None:
        assert fill("Ada: V2500 111555:111555 bank", scores="500 5000 1000").scores == (2000, 2500, 1000)

    def test_it_takes_them_at_that_moment_and_for_good(self) -> None:
        assert fill("Ada: V2500 111555:111555 B300 223346:", scores="500 5000 1000").scores == (500, 2500, 1000)

    def test_it_takes_them_from_every_leader_the_roller_too(self) -> None:
        assert fill("Ada: V2500 111555:111555", scores="3000 3000 0").taken == {"Ada": 2500, "Ben": 2500}

    def test_a_roller_who_leads_with_others_does_not_pay_where_the_house_says_so(self) -> None:
        played = fill("Ada: V2500 111555:111555", scores="3000 3000 0", house="vengeance_coleader=others_pay")
        assert played.taken == {"Ben": 2500}

    def test_leaders_pay_what_is_there(self) -> None:
        assert fill("Ada: V2500 111555:111555", scores="0 1000 0").taken == {"Ben": 1000}

    def test_after_it_the_player_may_go_on(self) -> None:
        assert fill("Ada: V2500 111555:111555 B300 112346:11", scores="0 1000 0").at_risk == 1700

    def test_it_may_not_be_passed_on(self) -> None:
        assert fill_refused("Ada: V2500 pass", scores="0 3000 0") == "pass may-not-pass"

    def test_it_may_be_passed_on_where_the_house_says_so(self) -> None:
        played = fill("Ada: V2500 pass B300 112346:11", scores="0 3000 0", house="vengeance=optional")
        assert played.at_risk == 200

    def test_whether_to_pass_is_decided_before_dice_are_rolled(self) -> None:
        played = fill("Ada: V2500", scores="0 3000 0", house="vengeance=optional")
        assert (played.game.turn and played.game.turn.step, due(played.game)) == (Step.TAKE_OR_PASS, None)

    def test_taking_it_rolls_the_dice(self) -> None:
        game = fill("Ada: V2500", scores="0 3000 0", house="vengeance=optional").game
        assert due(then(game, Take(seat=0))) == Dice(count=6)

    def test_there_is_no_passing_once_dice_have_been_rolled(self) -> None:
        answer = fill_refused("Ada: V2500 112346:11 pass", scores="0 3000 0", house="vengeance=optional")
        assert answer == "pass may-not-pass"

    def test_there_is_no_banking_before_the_tutto_once_it_was_taken(self) -> None:
        answer = fill_refused("Ada: V2500 112346:11 bank", scores="0 3000 0", house="vengeance=optional")
        assert answer == "bank may-not-bank"

    def test_a_sole_leader_has_no_choice_under_that_rule_either(self) -> None:
        answer = fill_refused("Ada: V2500 pass", scores="500 0 0", house="vengeance=optional")
        assert answer == "pass may-not-pass"

    def test_several_may_be_passed_on(self) -> None:
        played = fill("Ada: V2500 pass V2500 pass B300 112346:11", scores="0 3000 0", house="vengeance=optional")
        assert played.at_risk == 200

    def test_a_card_does_not_follow_without_a_pass(self) -> None:
        answer = fill_refused("Ada: V2500 B300", scores="0 3000 0", house="vengeance=optional")
        assert answer == "B300 may-not-reveal"


class TestParagraph7:
    HOUSE = "banked_at_once=on"

    def test_the_second_tutto_of_double_trouble_banks_there_and_then(self) -> None:
        assert fill("Ada: DT 222444:222444 222333:222333", house=self.HOUSE).scores == (1100, 0, 0)

    def test_the_first_does_not(self) -> None:
        assert fill("Ada: DT 222444:222444", house=self.HOUSE).scores == (0, 0, 0)

    def test_vengeance_banks_there_and_then(self) -> None:
        assert fill("Ada: V2500 111555:111555", scores="500 1000 0", house=self.HOUSE).scores == (2000, 0, 0)

    def test_leaders_are_read_before_that(self) -> None:
        assert fill("Ada: V2500 111555:111555", scores="500 1000 0", house=self.HOUSE).taken == {"Ben": 1000}

    def test_what_was_carried_is_banked_too(self) -> None:
        lines = "Ada: B300 111555:111555 V2500 111555:111555"
        assert fill(lines, scores="500 1000 0", house=self.HOUSE).scores == (3800, 0, 0)

    def test_a_null_afterwards_loses_only_fresh_points(self) -> None:
        lines = "Ada: DT 222444:222444 222333:222333 B300 111234:111 223:"
        assert fill(lines, house=self.HOUSE).brought == ("null", 1100)

    def test_the_player_may_stop_with_nothing_at_risk(self) -> None:
        assert fill("Ada: DT 222444:222444 222333:222333 bank", house=self.HOUSE).brought == ("bank", 1100)

    def test_fresh_points_may_be_banked_on_top(self) -> None:
        lines = "Ada: DT 222444:222444 222333:222333 B300 112346:11 bank"
        assert fill(lines, house=self.HOUSE).brought == ("bank", 1300)

    def test_a_score_that_reaches_the_target_so_ends_the_game_there(self) -> None:
        played = fill("Ada: V2500 111555:111555", scores="4500 4550 0", house=self.HOUSE)
        assert (played.winners, played.brought) == (("Ada",), ("bank", 1500))

    def test_with_the_round_as_the_end_the_turn_goes_on(self) -> None:
        lines = "Ada: V2500 111555:111555 B300 223346:"
        played = fill(lines, scores="4500 4550 0", house=f"{self.HOUSE}, end=round")
        assert (played.up, played.game.last_round) == ("Ben", True)

    def test_a_card_must_follow_where_the_house_says_so(self) -> None:
        answer = fill_refused("Ada: DT 222444:222444 222333:222333 bank", house=f"{self.HOUSE}, after_tutto=must_draw")
        assert answer == "bank may-not-bank"


def test_what_is_banked_in_mid_turn_is_no_longer_at_risk_bonus_and_all() -> None:
    played = fill("Ada: B300 222333:222333 DT 222444:222444 222333:222333", house="banked_at_once=on")
    assert ((1900, 0, 0), 0) == (played.scores, played.at_risk)
