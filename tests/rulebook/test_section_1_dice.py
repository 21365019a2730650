"""§1 Dice."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from bot.engine.dice import FACES, Roll, everything, worth
from bot.engine.scoring import Groups
from tests.kit.games import fill, play, refused

ROLLS = [roll for dice in range(1, 7) for roll in combinations_with_replacement(FACES, dice)]


@cache
def best_split(dice: Roll) -> int | None:
    """Every way to take groups out of these dice, tried one after the other; none where a die is left over."""
    if not dice:
        return 0
    groups = {(1,): 100, (5,): 50, **{(face,) * 3: 100 * face for face in FACES}, (1, 1, 1): 1000}
    totals: list[int] = []
    for group, points in groups.items():
        if all(dice.count(face) >= group.count(face) for face in group):
            rest = list(dice)
            for face in group:
                rest.remove(face)
            beyond = best_split(tuple(rest))
            if beyond is not None:
                totals.append(points + beyond)
    return max(totals, default=None)


class TestParagraph2And3:
    """Groups, and what a set-aside is worth."""

    @pytest.mark.parametrize(
        ("aside", "points"),
        [
            ("1", 100),
            ("5", 50),
            ("111", 1000),
            ("222", 200),
            ("333", 300),
            ("444", 400),
            ("555", 500),
            ("666", 600),
            ("1111", 1100),
            ("5555", 550),
            ("222222", 400),
            ("11155", 1100),
            ("111555", 1500),
            ("222333", 500),
            ("111111", 2000),
            ("15", 150),
        ],
    )
    def test_a_set_aside_is_worth_its_best_split(self, aside: str, points: int) -> None:
        assert worth(tuple(int(face) for face in aside)) == points

    @pytest.mark.parametrize("aside", ["2222", "22", "25", "4", "123456", "1112", "333344", "66"])
    def test_dice_of_which_one_scores_nothing_are_no_set_aside(self, aside: str) -> None:
        assert worth(tuple(int(face) for face in aside)) == 0

    def test_every_choice_of_dice_is_worth_what_trying_all_splits_finds(self) -> None:
        assert {roll: worth(roll) for roll in ROLLS} == {roll: best_split(roll) or 0 for roll in ROLLS}

    def test_everything_that_scores_is_the_largest_choice_that_splits(self) -> None:
        assert {roll: len(everything(roll)) for roll in ROLLS} == {roll: _largest(roll) for roll in ROLLS}


def _largest(roll: Roll) -> int:
    choices = {tuple(die for place, die in enumerate(roll) if mask >> place & 1) for mask in range(1, 1 << len(roll))}
    return max((len(choice) for choice in choices if best_split(choice)), default=0)


class TestParagraph3:
    def test_four_twos_are_no_set_aside(self) -> None:
        assert refused("Ada: B200 222234:2222") == "222234:2222 does-not-score"

    def test_a_pair_is_no_set_aside(self) -> None:
        assert refused("Ada: B200 223415:22") == "223415:22 does-not-score"

    def test_a_five_with_a_two_is_no_set_aside(self) -> None:
        assert refused("Ada: B200 523466:52") == "523466:52 does-not-score"

    def test_dice_that_were_not_rolled_cannot_be_set_aside(self) -> None:
        assert refused("Ada: B200 123466:11") == "123466:11 not-in-the-roll"


class TestParagraph4:
    def test_a_five_after_two_fives_is_worth_50(self) -> None:
        assert play("Ada: B300 552346:55 5234:5").at_risk == 150

    def test_two_ones_in_one_roll_and_one_in_the_next_are_no_triplet(self) -> None:
        assert play("Ada: B300 112346:11 1234:1").at_risk == 300


class TestParagraph5:
    def test_a_roll_without_a_group_is_a_null(self) -> None:
        assert play("Ada: B300 223346:").brought == ("null", 0)

    def test_a_roll_is_a_null_exactly_when_no_choice_of_its_dice_splits_into_groups(self) -> None:
        nulls = [roll for roll in ROLLS if not Groups().fullest(roll, ())]
        assert nulls == [roll for roll in ROLLS if not _largest(roll)]


class TestParagraph6:
    def test_the_player_may_choose_the_smaller_group(self) -> None:
        assert play("Ada: B300 111546:5").at_risk == 50

    def test_single_ones_may_be_taken_out_of_a_triplet(self) -> None:
        assert play("Ada: B300 111546:11").at_risk == 200

    def test_nothing_may_not_be_set_aside_where_something_scores(self) -> None:
        assert refused("Ada: B300 111546:") == "111546: not-a-null"

    def test_something_must_be_set_aside_before_the_next_roll(self) -> None:
        assert refused("Ada: B300 111546 123456:1") == "111546 must-set-aside"

    def test_all_dice_that_score_must_be_set_aside_where_the_house_says_so(self) -> None:
        assert refused("Ada: B300 115346:1", house="set_aside=all") == "115346:1 must-set-aside-all"

    def test_which_ones_of_four_equal_dice_are_set_aside_is_the_players_choice(self) -> None:
        assert play("Ada: B300 444426:444", house="set_aside=all").at_risk == 400

    def test_a_straight_in_one_roll_must_be_set_aside_whole_where_the_house_says_so(self) -> None:
        assert fill("Ada: B300 123456:123456", house="set_aside=all").at_risk == 1800
