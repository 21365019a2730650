"""§2 The turn, and §3 Words."""

from bot.engine import decide, due, settle
from bot.engine.cards import Card
from bot.engine.chance import Dice, Draw, Drawn, Rolled
from bot.engine.commands import Bank, Reveal, Roll, SetAside
from bot.engine.events import DiceRolled, RevealCalled, Revealed
from tests.kit.games import code, fill, play, refused, then


class TestParagraph1:
    def test_a_turn_begins_by_asking_for_a_card(self) -> None:
        assert decide(play().game, Reveal(seat=0)) == (RevealCalled(),)

    def test_a_card_that_is_asked_for_is_drawn_by_chance(self) -> None:
        assert due(then(play().game, Reveal(seat=0))) == Draw()

    def test_all_six_dice_are_rolled_once_the_card_is_revealed(self) -> None:
        assert due(then(play().game, Reveal(seat=0), Drawn(card=Card.B300))) == Dice(count=6)

    def test_dice_come_up_in_the_order_of_their_places(self) -> None:
        game = then(play().game, Reveal(seat=0), Drawn(card=Card.B300))
        assert settle(game, Rolled(faces=(6, 1, 2, 3, 4, 4))) == (DiceRolled(faces=(6, 1, 2, 3, 4, 4)),)

    def test_no_dice_are_rolled_before_a_card_is_revealed(self) -> None:
        assert refused("Ada: 123466:1") == "123466:1 must-reveal"

    def test_no_second_card_is_revealed_before_the_dice_are_rolled(self) -> None:
        assert refused("Ada: B200 B300") == "B300 may-not-reveal"

    def test_fewer_than_six_dice_cannot_be_rolled_at_first(self) -> None:
        assert refused("Ada: B300 11234:11") == "11234:11 wrong-dice-count"


class TestParagraph2:
    def test_nobody_banks_before_a_card_is_revealed(self) -> None:
        assert refused("Ada: bank") == "bank may-not-bank"

    def test_nobody_banks_between_a_card_and_the_first_set_aside_on_it(self) -> None:
        assert refused("Ada: B300 bank") == "bank may-not-bank"

    def test_nobody_banks_what_was_carried_to_a_card_just_revealed(self) -> None:
        assert refused("Ada: B300 111111:111111 B200 bank") == "bank may-not-bank"

    def test_nobody_banks_while_a_roll_lies_undecided(self) -> None:
        assert code(decide(play("Ada: B300 112346").game, Bank(seat=0))) == "may-not-bank"


class TestParagraph3:
    def test_dice_go_into_the_rolled_purse(self) -> None:
        assert play("Ada: B300 112346:11").purses == (200, 0)

    def test_bonus_cards_go_into_the_bonus_purse(self) -> None:
        assert play("Ada: B300 111555:111555").purses == (1500, 300)

    def test_a_straight_goes_into_the_rolled_purse(self) -> None:
        assert play("Ada: ST 123456:123456").purses == (2000, 0)

    def test_a_plus_minus_goes_into_the_bonus_purse(self) -> None:
        assert play("Ada: PM 111555:111555").purses == (0, 1000)

    def test_both_purses_are_at_risk(self) -> None:
        assert play("Ada: B300 111555:111555").at_risk == 1800


class TestParagraph4:
    def test_banking_adds_what_is_at_risk_to_the_score(self) -> None:
        assert play("Ada: B300 112346:11 2356:5 bank").scores == (250, 0, 0)

    def test_the_dice_left_are_rolled_on(self) -> None:
        assert due(then(play("Ada: B300 112346:11").game, Roll(seat=0))) == Dice(count=4)

    def test_dice_that_were_set_aside_stay_where_they_are(self) -> None:
        game = then(play("Ada: B300 162341:11").game, Roll(seat=0), Rolled(faces=(5, 5, 5, 5)))
        assert game.turn is not None
        assert game.turn.faces == (1, 5, 5, 5, 5, 1)

    def test_another_number_of_dice_than_are_left_cannot_be_rolled(self) -> None:
        assert refused("Ada: B300 112346:11 23456:5") == "23456:5 wrong-dice-count"

    def test_dice_that_are_not_part_of_the_roll_cannot_be_set_aside(self) -> None:
        game = then(play("Ada: B300 112346:11").game, Roll(seat=0), Rolled(faces=(5, 5, 5, 5)))
        assert code(decide(game, SetAside(seat=0, places=0b000001))) == "not-in-the-roll"


class TestParagraph5:
    def test_a_null_loses_all_that_is_at_risk(self) -> None:
        assert play("Ada: B300 112346:11 2346:").scores == (0, 0, 0)

    def test_a_null_loses_what_was_carried_from_earlier_cards(self) -> None:
        assert play("Ada: B300 111555:111555 B200 223346:").brought == ("null", 0)

    def test_a_null_takes_nothing_that_was_banked_before(self) -> None:
        assert play("Ada: B300 112346:11 2346:", scores="400 0 0").scores == (400, 0, 0)


class TestParagraph6:
    def test_after_a_tutto_the_player_may_bank(self) -> None:
        assert play("Ada: B300 111555:111555 bank").brought == ("bank", 1800)

    def test_after_a_tutto_the_player_may_reveal_and_rolls_all_six_with_everything_still_at_risk(self) -> None:
        assert play("Ada: B300 111555:111555 B200 112346:11").at_risk == 2000

    def test_a_tutto_may_be_made_over_several_rolls(self) -> None:
        assert play("Ada: B200 111234:111 524:5 15:15 bank").brought == ("bank", 1400)

    def test_no_dice_are_rolled_after_a_tutto_without_a_new_card(self) -> None:
        assert refused("Ada: B300 111555:111555 123456:1") == "123456:1 must-reveal"

    def test_no_card_is_revealed_while_dice_are_left(self) -> None:
        assert refused("Ada: B300 112346:11 B200") == "B200 may-not-reveal"

    def test_a_chain_of_cards_may_be_as_long_as_luck_allows(self) -> None:
        assert play("Ada: B300 111555:111555 B200 111555:111555 B600 111555:111555 bank").brought == ("bank", 5600)

    def test_a_card_must_be_revealed_after_a_tutto_where_the_house_says_so(self) -> None:
        assert refused("Ada: B300 111555:111555 bank", house="after_tutto=must_draw") == "bank may-not-bank"

    def test_the_next_card_may_be_banked_on_where_it_had_to_be_revealed(self) -> None:
        assert play("Ada: B300 111555:111555 B200 112346:11 bank", house="after_tutto=must_draw").scores == (2000, 0, 0)

    def test_no_card_may_be_revealed_after_a_tutto_where_the_house_says_so(self) -> None:
        assert refused("Ada: B300 111555:111555 B200", house="after_tutto=must_bank") == "B200 may-not-reveal"


class TestParagraph7:
    def test_a_banked_turn_passes_to_the_left(self) -> None:
        assert play("Ada: B300 112346:11 bank").up == "Ben"

    def test_a_lost_turn_passes_to_the_left(self) -> None:
        assert play("Ada: B300 223346:").up == "Ben"

    def test_a_stopped_turn_passes_to_the_left(self) -> None:
        assert play("Ada: STOP").up == "Ben"

    def test_after_the_last_seat_the_first_is_up_in_the_next_round(self) -> None:
        played = play("Ada: STOP", "Ben: STOP", "Cleo: STOP")
        assert (played.up, played.game.round) == ("Ada", 2)

    def test_nobody_plays_out_of_turn(self) -> None:
        assert refused("Ben: STOP") == "Ben: not-your-turn"


class TestSection3:
    def test_what_is_at_risk_does_not_count_for_the_lead(self) -> None:
        assert play("Ada: B600 111111:111111 PM 111555:111555", scores="1000 2000 0").taken == {"Ben": 1000}

    def test_a_deduction_takes_only_what_is_there(self) -> None:
        assert play("Ada: PM 111555:111555 bank", scores="0 400 0").scores == (1000, 0, 0)

    def test_the_amount_really_taken_is_what_is_stored(self) -> None:
        assert play("Ada: PM 111555:111555 bank", scores="0 400 0").taken == {"Ben": 400}

    def test_a_score_may_fall_below_0_where_the_house_says_so(self) -> None:
        assert play("Ada: PM 111555:111555 bank", scores="0 400 0", house="below_zero=on").scores == (1000, -600, 0)

    def test_leaders_at_0_have_nothing_to_pay(self) -> None:
        assert play("Ada: PM 111555:111555 bank").taken == {}

    def test_leaders_at_0_pay_where_scores_may_fall_below_it(self) -> None:
        played = play("Ada: PM 111555:111555 bank", house="below_zero=on")
        assert played.scores == (1000, -1000, -1000)

    def test_a_seat_that_left_leads_nothing(self) -> None:
        played = play("Cleo: leaves", "Ada: PM 111555:111555 bank", scores="0 400 3000")
        assert played.taken == {"Ben": 400}

    def test_fill_or_bust_takes_only_what_is_there_too(self) -> None:
        assert fill("Ada: V2500 111555:111555 bank", scores="0 700 0").taken == {"Ben": 700}

    def test_revealed_cards_are_told_one_by_one(self) -> None:
        game = then(play().game, Reveal(seat=0))
        assert settle(game, Drawn(card=Card.B300)) == (Revealed(card=Card.B300),)
