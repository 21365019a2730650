"""What a board offers: which dice can be marked, what is marked at first, and what a tap on a die does."""

import pytest

from bot.engine import Game, choices
from bot.engine.dice import places
from tests.kit.games import fill, play


def rolled(faces: str, *, card: str = "B300", house: str = "") -> Game:
    """A roll that lies undecided."""
    return play(f"Ada: {card} {faces}", house=house).game


def marks(mask: int) -> str:
    """Show a mask as the places that are marked, from 1."""
    return "".join(str(place + 1) for place in places(mask))


def tapped(game: Game, marked: str, place: int) -> str:
    mask = sum(1 << (int(mark) - 1) for mark in marked)
    return marks(choices.toggled(game, mask, place - 1))


class TestWhatScores:
    @pytest.mark.parametrize(
        ("faces", "expected"),
        [("112346", "12"), ("444412", "12345"), ("222346", "123"), ("223451", "56"), ("111111", "123456")],
    )
    def test_every_die_that_occurs_in_a_set_aside_scores(self, faces: str, expected: str) -> None:
        assert marks(choices.scoring(rolled(faces))) == expected

    def test_on_a_straight_every_die_with_a_new_number_scores(self) -> None:
        assert marks(choices.scoring(rolled("112346", card="ST"))) == "123456"

    def test_nothing_scores_where_no_roll_waits(self) -> None:
        assert choices.scoring(play().game) == 0

    def test_dice_that_were_set_aside_score_no_more(self) -> None:
        assert marks(choices.scoring(play("Ada: B300 112346:11 1234").game)) == "3"


class TestWhatIsMarkedAtFirst:
    @pytest.mark.parametrize(
        ("faces", "expected"),
        [("112346", "12"), ("444412", "1235"), ("222346", "123"), ("155234", "123"), ("222222", "123456")],
    )
    def test_all_dice_that_score_are_marked(self, faces: str, expected: str) -> None:
        assert marks(choices.marked_at_first(rolled(faces))) == expected

    def test_on_a_straight_every_new_number_is_marked_once(self) -> None:
        assert marks(choices.marked_at_first(rolled("112343", card="ST"))) == "1345"

    def test_in_a_run_the_longer_way_is_marked(self) -> None:
        assert marks(choices.marked_at_first(rolled("126542", card="ST", house="straight_order=run"))) == "345"

    def test_a_straight_in_one_roll_of_fill_or_bust_is_marked_whole(self) -> None:
        assert marks(choices.marked_at_first(fill("Ada: B300 654321").game)) == "123456"


class TestATap:
    def test_a_single_is_marked_alone(self) -> None:
        assert tapped(rolled("155234"), "", 2) == "2"

    def test_a_single_is_unmarked_alone(self) -> None:
        assert tapped(rolled("155234"), "123", 2) == "13"

    def test_a_triplet_is_marked_as_a_whole(self) -> None:
        assert tapped(rolled("242526"), "", 3) == "135"

    def test_a_triplet_is_unmarked_as_a_whole(self) -> None:
        assert tapped(rolled("242526"), "1345", 3) == "4"

    def test_dice_of_a_triplet_of_ones_are_marked_alone(self) -> None:
        assert tapped(rolled("111346"), "1", 3) == "13"

    def test_a_fourth_die_of_a_triplet_takes_the_place_of_another(self) -> None:
        assert len(tapped(rolled("444426"), "123", 4)) == 3

    def test_of_six_equal_dice_three_are_unmarked(self) -> None:
        assert len(tapped(rolled("222222"), "123456", 1)) == 3

    def test_a_die_that_scores_nothing_stays_as_it_is(self) -> None:
        assert tapped(rolled("155234"), "1", 4) == "1"

    def test_on_a_straight_the_mark_moves_to_the_other_die_of_the_number(self) -> None:
        assert tapped(rolled("112346", card="ST"), "13", 2) == "23"

    def test_in_a_run_the_numbers_before_are_marked_with_it(self) -> None:
        assert tapped(rolled("123344", card="ST", house="straight_order=run"), "1", 3) == "123"

    def test_in_a_run_the_numbers_behind_are_unmarked_with_it(self) -> None:
        assert tapped(rolled("123344", card="ST", house="straight_order=run"), "123", 2) == "1"

    def test_in_a_run_the_other_end_begins_anew(self) -> None:
        assert tapped(rolled("123466", card="ST", house="straight_order=run"), "12", 5) == "5"

    def test_a_straight_in_one_roll_goes_as_a_whole(self) -> None:
        assert tapped(fill("Ada: B300 123456").game, "15", 2) == "123456"

    def test_without_its_middle_only_the_singles_of_such_a_straight_stay_marked(self) -> None:
        assert tapped(fill("Ada: B300 123456").game, "123456", 3) == "15"

    def test_where_all_must_go_a_tap_unmarks_all(self) -> None:
        assert tapped(rolled("155234", house="set_aside=all"), "123", 2) == ""


class TestForced:
    @pytest.mark.parametrize(("faces", "expected"), [("222346", True), ("122346", True), ("112346", False)])
    def test_a_roll_with_one_set_aside_leaves_no_choice(self, faces: str, *, expected: bool) -> None:
        assert choices.forced(rolled(faces)) is expected

    def test_which_of_four_equal_dice_is_no_choice(self) -> None:
        assert choices.forced(rolled("444426"))

    def test_where_all_must_go_there_is_no_choice(self) -> None:
        assert choices.forced(rolled("115346", house="set_aside=all"))

    def test_where_no_roll_waits_there_is_none_to_force(self) -> None:
        assert not choices.forced(play().game)


class TestMissing:
    def test_on_a_straight_the_numbers_still_to_come_are_missing(self) -> None:
        assert choices.missing(play("Ada: ST 123455:135").game) == (2, 4, 6)

    def test_on_another_card_none_is(self) -> None:
        assert choices.missing(play("Ada: B300 123455:15").game) == ()

    def test_on_a_second_straight_all_are_again(self) -> None:
        game = play("Ada: CL 123456:123456", house="cloverleaf=two_straights").game
        assert choices.missing(game) == (1, 2, 3, 4, 5, 6)


class TestWithAside:
    def test_a_preview_knows_what_would_be_at_risk(self) -> None:
        after = choices.with_aside(rolled("112346"), 0b11)
        assert after is not None
        assert after.turn is not None
        assert after.turn.at_risk == 200

    def test_a_preview_knows_whether_one_might_bank(self) -> None:
        after = choices.with_aside(rolled("112346", house="bank_min=300"), 0b11)
        assert after is not None
        assert not choices.may_bank(after)

    def test_what_cannot_be_set_aside_has_no_preview(self) -> None:
        assert choices.with_aside(rolled("112346"), 0b100) is None
