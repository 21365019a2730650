"""§9 Exact figures to test against."""

from fractions import Fraction

import pytest

from bot.advisor.odds import null_chance, roll_null_chance, rolls, stop_chance, ways
from bot.engine.scoring import Groups, Numbers, Runs
from tests.kit.games import fill, play


@pytest.mark.parametrize(
    ("dice", "nulls", "all_rolls"),
    [(1, 4, 6), (2, 16, 36), (3, 60, 216), (4, 204, 1296), (5, 600, 7776), (6, 1440, 46656)],
)
def test_chance_of_a_null_with_normal_scoring(dice: int, nulls: int, all_rolls: int) -> None:
    assert roll_null_chance(Groups(), dice) == Fraction(nulls, all_rolls)


@pytest.mark.parametrize(("dice", "tuttos"), [(1, 2), (2, 4), (3, 12), (4, 48), (5, 192), (6, 828)])
def test_chance_that_one_roll_sets_every_die_aside(dice: int, tuttos: int) -> None:
    assert sum(ways(roll) for roll in rolls(dice) if Groups().allows(roll, ())) == tuttos


def test_chance_that_one_roll_sets_every_die_aside_with_the_straight_of_fill_or_bust() -> None:
    assert sum(ways(roll) for roll in rolls(6) if Groups(1500).allows(roll, ())) == 1548


def test_the_straight_of_fill_or_bust_changes_no_chance_of_a_null() -> None:
    assert [roll_null_chance(Groups(1500), dice) for dice in range(1, 7)] == [
        roll_null_chance(Groups(), dice) for dice in range(1, 7)
    ]


@pytest.mark.parametrize("missing", range(1, 7))
def test_chance_of_a_null_on_the_straight(missing: int) -> None:
    collected = tuple(range(1, 7 - missing))
    assert roll_null_chance(Numbers(), missing, collected) == Fraction(6 - missing, 6) ** missing


def test_chance_of_a_null_at_the_beginning_of_a_run() -> None:
    assert roll_null_chance(Runs(), 6) == Fraction(4, 6) ** 6


def test_chance_of_a_null_in_a_run_that_has_one_next_number() -> None:
    assert roll_null_chance(Runs(), 4, (1, 2)) == Fraction(5, 6) ** 4


def test_every_roll_is_counted() -> None:
    assert [sum(ways(roll) for roll in rolls(dice)) for dice in range(1, 7)] == [6**dice for dice in range(1, 7)]


def test_the_next_roll_has_the_dice_left() -> None:
    assert null_chance(play("Ada: B300 112346:11").game) == Fraction(204, 1296)


def test_the_next_roll_on_a_straight_needs_the_missing_numbers() -> None:
    assert null_chance(play("Ada: ST 123455:1234").game) == Fraction(4, 6) ** 2


def test_the_next_roll_after_a_first_tutto_has_six_dice() -> None:
    assert null_chance(play("Ada: CL 111555:111555").game) == Fraction(1440, 46656)


def test_there_is_no_next_roll_after_a_tutto_that_completes_the_card() -> None:
    assert null_chance(play("Ada: B300 111555:111555").game) == 0


def test_chance_of_a_stop_from_the_whole_deck() -> None:
    assert stop_chance(play(deck="printed").game) == Fraction(10, 56)


def test_chance_of_a_stop_among_the_cards_not_seen_yet() -> None:
    assert stop_chance(play("Ada: STOP", "Ben: B300 111555:111555", deck="printed").game) == Fraction(9, 54)


def test_chance_of_a_stop_from_an_unknown_pile_is_that_of_the_deck() -> None:
    assert stop_chance(play("Ada: STOP").game) == Fraction(10, 56)


def test_chance_of_a_stop_from_an_empty_pile_is_that_of_the_new_one() -> None:
    house = "deck=B200:1 B300:0 B400:0 B500:0 B600:0 X2:0 STOP:1 FW:0 PM:0 ST:0 CL:0"
    game = play("Ada: B200 223346:", "Ben: STOP", house=house, deck="printed").game
    assert stop_chance(game) == Fraction(1, 2)


def test_chance_of_a_stop_when_a_reshuffle_is_due_is_that_of_the_new_pile() -> None:
    assert stop_chance(play("Ada: STOP", house="reshuffle=turn", deck="printed").game) == Fraction(10, 56)


def test_a_card_the_sole_leader_puts_by_is_followed_by_another() -> None:
    game = fill(scores="500 0 0", deck="printed").game
    assert stop_chance(game) == Fraction(8, 50)
