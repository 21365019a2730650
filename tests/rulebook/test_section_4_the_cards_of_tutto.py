"""§4 The cards of TUTTO."""

import pytest

from bot.engine import due
from bot.engine.chance import Dice
from bot.engine.commands import Roll
from tests.kit.games import play, refused, then


class TestBonus:
    """§4.1."""

    @pytest.mark.parametrize("points", [200, 300, 400, 500, 600])
    def test_a_tutto_adds_the_number_to_the_bonus_purse(self, points: int) -> None:
        assert play(f"Ada: B{points} 111555:111555").purses == (1500, points)

    def test_banking_before_the_tutto_scores_the_dice_alone(self) -> None:
        assert play("Ada: B500 112346:11 bank").brought == ("bank", 200)

    def test_only_the_card_in_force_gives_its_bonus(self) -> None:
        assert play("Ada: B300 111234:111 555:555 B200 115234:115 bank").brought == ("bank", 2050)


class TestTimesTwo:
    """§4.2."""

    def test_a_tutto_doubles_the_dice(self) -> None:
        assert play("Ada: X2 111555:111555").purses == (3000, 0)

    def test_dice_of_earlier_cards_are_doubled_too_but_no_bonus(self) -> None:
        assert play("Ada: B400 111555:111555 X2 222444:222444").purses == (4200, 400)

    def test_what_was_doubled_is_doubled_again(self) -> None:
        assert play("Ada: X2 222333:222333 X2 222333:222333").purses == (3000, 0)

    def test_a_straight_carried_to_it_is_doubled(self) -> None:
        assert play("Ada: ST 123456:123456 X2 111555:111555 bank").brought == ("bank", 7000)

    def test_the_1000_of_a_plus_minus_is_not_doubled(self) -> None:
        assert play("Ada: PM 111555:111555 X2 222333:222333").purses == (1000, 1000)

    def test_banking_before_the_tutto_doubles_nothing(self) -> None:
        assert play("Ada: X2 112346:11 bank").brought == ("bank", 200)

    def test_the_bonus_is_doubled_too_where_the_house_says_so(self) -> None:
        assert play("Ada: B400 111555:111555 X2 222444:222444", house="x2_scope=turn").at_risk == 5000

    def test_only_this_cards_dice_are_doubled_where_the_house_says_so(self) -> None:
        assert play("Ada: B400 111555:111555 X2 222444:222444", house="x2_scope=card").at_risk == 3100


class TestStop:
    """§4.3."""

    def test_the_turn_ends_at_once(self) -> None:
        assert play("Ada: STOP").brought == ("stop", 0)

    def test_everything_at_risk_is_lost(self) -> None:
        assert play("Ada: B600 111111:111111 STOP").scores == (0, 0, 0)

    def test_no_dice_follow_it(self) -> None:
        assert refused("Ada: STOP 112346:11") == "112346:11 turn-is-over"

    def test_it_banks_what_is_at_risk_where_the_house_says_so(self) -> None:
        assert play("Ada: B300 111555:111555 STOP", house="stop_keeps=on").brought == ("stop", 1800)

    def test_with_nothing_at_risk_it_banks_nothing(self) -> None:
        assert play("Ada: STOP", house="stop_keeps=on").brought == ("stop", 0)


class TestFireworks:
    """§4.4."""

    def test_every_die_that_scores_is_set_aside_by_itself(self) -> None:
        assert play("Ada: FW 111552:11155").at_risk == 1100

    def test_the_fourth_four_is_rolled_again(self) -> None:
        assert play("Ada: FW 444412:4441 42:").brought == ("null", 500)

    def test_fewer_dice_than_score_are_refused(self) -> None:
        assert refused("Ada: FW 152223:1") == "152223:1 must-set-aside-all"

    def test_the_choice_is_never_open(self) -> None:
        assert refused("Ada: FW 112346") == "112346 must-set-aside"

    def test_rolling_goes_on_with_the_dice_left(self) -> None:
        assert due(then(play("Ada: FW 111552:11155").game, Roll(seat=0))) == Dice(count=1)

    def test_nobody_may_bank(self) -> None:
        assert refused("Ada: FW 112346:11 bank") == "bank may-not-bank"

    def test_after_a_tutto_all_six_are_rolled_again(self) -> None:
        assert play("Ada: FW 111555:111555 223346:").brought == ("null", 1500)

    def test_after_a_tutto_no_card_is_revealed(self) -> None:
        assert refused("Ada: FW 111555:111555 B300") == "B300 may-not-reveal"

    def test_after_a_tutto_nobody_may_bank(self) -> None:
        assert refused("Ada: FW 111555:111555 bank") == "bank may-not-bank"

    def test_the_null_banks_what_earlier_cards_brought(self) -> None:
        assert play("Ada: B300 111555:111555 FW 115346:115 346:").brought == ("null", 2050)

    def test_the_null_banks_what_earlier_cards_brought_even_as_the_first_roll(self) -> None:
        assert play("Ada: B300 111555:111555 FW 223346:").brought == ("null", 1800)

    def test_a_first_roll_that_is_a_null_brings_nothing(self) -> None:
        assert play("Ada: FW 223346:").brought == ("null", 0)

    def test_any_set_aside_will_do_where_the_house_says_so(self) -> None:
        assert play("Ada: FW 115346:1 22346:", house="fireworks=choose").brought == ("null", 100)

    def test_all_that_scores_must_go_where_the_house_says_so_twice(self) -> None:
        house = "fireworks=choose, set_aside=all"
        assert refused("Ada: FW 115346:1", house=house) == "115346:1 must-set-aside-all"


class TestPlusMinus:
    """§4.5."""

    def test_its_dice_score_nothing(self) -> None:
        assert play("Ada: PM 111555:111").at_risk == 0

    def test_a_tutto_adds_exactly_1000(self) -> None:
        assert play("Ada: PM 111111:111111 bank").brought == ("bank", 1000)

    def test_points_of_earlier_cards_stay_besides_it(self) -> None:
        assert play("Ada: B200 222333:222333 PM 111555:111555 bank").brought == ("bank", 1700)

    def test_nobody_may_bank_before_the_tutto(self) -> None:
        assert refused("Ada: B300 111555:111555 PM 112346:11 bank") == "bank may-not-bank"

    def test_the_leader_pays_1000(self) -> None:
        assert play("Ada: PM 111111:111111 bank", scores="500 3000 1000").scores == (1500, 2000, 1000)

    def test_several_leaders_pay_each(self) -> None:
        assert play("Ada: PM 111111:111111 bank", scores="0 3000 3000").taken == {"Ben": 1000, "Cleo": 1000}

    def test_a_roller_who_leads_with_others_pays_nothing_and_they_pay(self) -> None:
        assert play("Ada: PM 111111:111111 bank", scores="3000 3000 0").scores == (4000, 2000, 0)

    def test_nobody_pays_where_the_roller_leads_alone(self) -> None:
        assert play("Ada: PM 111111:111111 bank", scores="3000 500 0").scores == (4000, 500, 0)

    def test_the_leader_pays_at_the_tutto(self) -> None:
        assert play("Ada: PM 111111:111111", scores="0 3000 0").scores == (0, 2000, 0)

    def test_the_leader_has_paid_for_good_when_the_turn_is_lost(self) -> None:
        assert play("Ada: PM 111555:111555 B300 223346:", scores="0 2000 0").scores == (0, 1000, 0)

    def test_the_second_in_one_turn_reads_the_leaders_anew(self) -> None:
        played = play("Ada: PM 111555:111555 PM 111555:111555", scores="0 3000 2500")
        assert played.taken == {"Ben": 1000, "Cleo": 1000}

    def test_a_null_loses_points_of_earlier_cards_too(self) -> None:
        assert play("Ada: B300 111555:111555 PM 223346:").brought == ("null", 0)

    def test_the_player_may_go_on_after_it(self) -> None:
        assert play("Ada: PM 111555:111555 B300 112346:11").at_risk == 1200

    def test_the_turn_is_worth_exactly_1000_where_the_house_says_so(self) -> None:
        house = "plus_minus_carry=replace"
        assert play("Ada: B200 222333:222333 PM 111555:111555", house=house).purses == (0, 1000)

    def test_it_is_banked_at_once_where_the_house_says_so(self) -> None:
        house = "plus_minus_after=end"
        assert play("Ada: B200 222333:222333 PM 111555:111555", house=house).brought == ("bank", 1700)

    def test_the_leaders_of_the_bank_pay_where_the_house_says_so(self) -> None:
        lines = ("Ada: PM 111555:111555 bank",)
        assert play(*lines, scores="0 2000 0", house="plus_minus_when=on_bank").taken == {"Ben": 1000}

    def test_nobody_pays_for_a_turn_that_is_lost_where_they_pay_at_the_bank(self) -> None:
        house = "plus_minus_when=on_bank"
        assert play("Ada: PM 111555:111555 STOP", scores="0 2000 0", house=house).scores == (0, 2000, 0)

    def test_nobody_has_paid_before_the_bank_where_they_pay_there(self) -> None:
        house = "plus_minus_when=on_bank"
        assert play("Ada: PM 111555:111555", scores="0 2000 0", house=house).scores == (0, 2000, 0)

    def test_nobody_pays_where_the_roller_leads_with_others_and_the_house_says_so(self) -> None:
        house = "plus_minus_coleader=nobody_pays"
        assert play("Ada: PM 111555:111555 bank", scores="2000 2000 0", house=house).taken == {}

    def test_leaders_pay_a_roller_who_does_not_lead_under_that_rule_as_well(self) -> None:
        house = "plus_minus_coleader=nobody_pays"
        assert play("Ada: PM 111555:111555 bank", scores="0 2000 2000", house=house).taken == {
            "Ben": 1000,
            "Cleo": 1000,
        }

    def test_a_sole_leader_reveals_another_card_where_the_house_says_so(self) -> None:
        played = play("Ada: PM B300 112346:11", scores="2000 0 0", house="plus_minus_leader=redraw")
        assert played.at_risk == 200

    def test_a_sole_leader_rolls_no_dice_for_the_card_that_is_put_by(self) -> None:
        answer = refused("Ada: PM 112346:11", scores="2000 0 0", house="plus_minus_leader=redraw")
        assert answer == "112346:11 must-reveal"

    def test_one_of_several_leaders_plays_it_under_that_rule(self) -> None:
        played = play("Ada: PM 112346:11", scores="2000 2000 0", house="plus_minus_leader=redraw")
        assert played.at_risk == 0


class TestStraight:
    """§4.6."""

    def test_six_numbers_bring_2000(self) -> None:
        assert play("Ada: ST 123456:123456 bank").brought == ("bank", 2000)

    def test_numbers_may_be_collected_over_several_rolls(self) -> None:
        assert play("Ada: ST 444442:42 1111:1 663:63 5:5 bank").brought == ("bank", 2000)

    def test_numbers_score_nothing_before_it_is_complete(self) -> None:
        assert play("Ada: ST 115555:15").at_risk == 0

    def test_a_triplet_is_no_set_aside(self) -> None:
        assert refused("Ada: ST 111234:111") == "111234:111 does-not-score"

    def test_a_number_that_was_collected_counts_no_more(self) -> None:
        assert refused("Ada: ST 123466:1 12345:1") == "12345:1 does-not-score"

    def test_a_roll_with_no_new_number_is_a_null(self) -> None:
        assert play("Ada: ST 111111:1 11111:").brought == ("null", 0)

    def test_a_null_loses_points_of_earlier_cards(self) -> None:
        assert play("Ada: B300 111555:111555 ST 111111:1 11111:").brought == ("null", 0)

    def test_the_first_roll_is_never_a_null(self) -> None:
        assert refused("Ada: ST 223344:") == "223344: not-a-null"

    def test_nobody_may_bank_before_it_is_complete(self) -> None:
        assert refused("Ada: ST 123466:1 bank") == "bank may-not-bank"

    def test_nobody_may_bank_what_was_carried(self) -> None:
        assert refused("Ada: B300 111555:111555 ST 122345:24 bank") == "bank may-not-bank"

    def test_it_is_a_tutto_and_the_player_may_go_on(self) -> None:
        assert play("Ada: ST 123456:123456 B300 112346:11").at_risk == 2200

    def test_each_number_is_set_aside_once(self) -> None:
        assert refused("Ada: ST 223456:22") == "223456:22 does-not-score"

    def test_one_new_number_of_several_is_enough(self) -> None:
        assert play("Ada: ST 123456:3").game.turn is not None

    def test_all_new_numbers_must_go_where_the_house_says_so(self) -> None:
        assert refused("Ada: ST 122345:12", house="set_aside=all") == "122345:12 must-set-aside-all"

    def test_a_run_may_begin_with_1(self) -> None:
        house = "straight_order=run"
        assert play("Ada: ST 123466:12 3466:3 456:456 bank", house=house).brought == ("bank", 2000)

    def test_a_run_may_begin_with_6(self) -> None:
        house = "straight_order=run"
        assert play("Ada: ST 123466:6 12345:54 123:321 bank", house=house).brought == ("bank", 2000)

    def test_a_run_begins_nowhere_else(self) -> None:
        assert refused("Ada: ST 223466:2", house="straight_order=run") == "223466:2 does-not-score"

    def test_a_run_leaves_no_number_out(self) -> None:
        assert refused("Ada: ST 123466:13", house="straight_order=run") == "123466:13 does-not-score"

    def test_a_run_keeps_the_direction_of_its_first_number(self) -> None:
        assert refused("Ada: ST 123466:1 23456:6", house="straight_order=run") == "23456:6 does-not-score"

    def test_a_run_from_both_ends_at_once_is_none(self) -> None:
        assert refused("Ada: ST 123466:16", house="straight_order=run") == "123466:16 does-not-score"

    def test_a_first_roll_without_1_and_6_is_a_null_for_a_run(self) -> None:
        assert play("Ada: ST 223345:", house="straight_order=run").brought == ("null", 0)

    def test_a_roll_without_the_next_number_is_a_null_for_a_run(self) -> None:
        assert play("Ada: ST 123466:1 34566:", house="straight_order=run").brought == ("null", 0)

    def test_the_whole_run_must_go_in_either_direction_where_the_house_says_so(self) -> None:
        house = "straight_order=run, set_aside=all"
        assert play("Ada: ST 123566:123", house=house).game.turn is not None
        assert play("Ada: ST 123566:65", house=house).game.turn is not None
        assert refused("Ada: ST 123566:12", house=house) == "123566:12 must-set-aside-all"

    def test_carried_points_may_be_banked_where_the_house_says_so(self) -> None:
        house = "straight_stop=carried"
        assert play("Ada: B300 111555:111555 ST 122345:24 bank", house=house).brought == ("bank", 1800)

    def test_carried_points_may_be_banked_only_after_a_set_aside(self) -> None:
        answer = refused("Ada: B300 111555:111555 ST bank", house="straight_stop=carried")
        assert answer == "bank may-not-bank"

    def test_where_nothing_was_carried_nothing_may_be_banked(self) -> None:
        assert refused("Ada: ST 122345:24 bank", house="straight_stop=carried") == "bank may-not-bank"


class TestCloverleaf:
    """§4.7."""

    def test_two_tuttos_win_the_game(self) -> None:
        played = play("Ada: CL 111555:111555 222444:222444", scores="0 5900 0")
        assert (played.winners, played.brought) == (("Ada",), ("win", 0))

    def test_the_scores_stay_as_they_are(self) -> None:
        assert play("Ada: B600 111555:111555 CL 111555:111555 222444:222444", scores="50 5900 0").scores == (
            50,
            5900,
            0,
        )

    def test_it_wins_in_the_last_round_too(self) -> None:
        played = play("Ada: B300 123466:1 bank", "Ben: CL 111555:111555 222444:222444", scores="5900 0 0")
        assert played.winners == ("Ben",)

    def test_the_second_tutto_is_made_with_all_six_dice_and_without_a_card(self) -> None:
        assert refused("Ada: CL 111555:111555 B300") == "B300 may-not-reveal"

    def test_nobody_may_bank_between_them(self) -> None:
        assert refused("Ada: CL 111555:111555 bank") == "bank may-not-bank"

    def test_nobody_may_bank_before(self) -> None:
        assert refused("Ada: B300 111555:111555 CL 112346:11 bank") == "bank may-not-bank"

    def test_its_dice_score_nothing(self) -> None:
        assert play("Ada: CL 111555:111555 222444:222").at_risk == 0

    def test_a_tutto_made_on_an_earlier_card_does_not_count(self) -> None:
        assert not play("Ada: B300 111555:111555 CL 111555:111555").game.is_over

    def test_a_null_loses_everything(self) -> None:
        assert play("Ada: B300 111555:111555 CL 111555:111555 223346:").brought == ("null", 0)

    def test_two_straights_win_where_the_house_says_so(self) -> None:
        played = play("Ada: CL 123456:123456 112346:12346 5:5", house="cloverleaf=two_straights")
        assert played.winners == ("Ada",)

    def test_triplets_help_nobody_then(self) -> None:
        answer = refused("Ada: CL 111555:111555", house="cloverleaf=two_straights")
        assert answer == "111555:111555 does-not-score"

    def test_the_second_straight_begins_with_no_number(self) -> None:
        played = play("Ada: CL 123456:123456 123456:1", house="cloverleaf=two_straights")
        assert played.game.turn is not None
        assert played.game.turn.collected == (1,)

    def test_the_order_of_a_run_binds_it_too_where_the_house_says_so(self) -> None:
        house = "cloverleaf=two_straights, straight_order=run"
        assert refused("Ada: CL 123456:24", house=house) == "123456:24 does-not-score"
