"""Sealed dice explained: the seal before the end, the secret after it, what a check found, how the dice have fallen."""

import pytest

from bot.advisor.spread import as_far, chi_square
from bot.engine.refusals import Code
from bot.record import RecordError
from bot.screens.fair import checked, fair, fair_without_game
from bot.tables.verify import Verified
from tests.kit.limits import message_faults
from tests.screens.plays import LANGUAGES, Play, buttons, text, wire, words

EN = words("en")
NOTHING = (0,) * 6
SECRET = bytes(32).hex()
SEAL = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
AGREES = Verified(cards=12, rolls=31, shuffles=1, throws=0)
DIFFERS = RecordError(line=14, column=11, code=Code.NOT_THE_SEALED_DICE, facts={})


def told(play: Play, *fallen: int) -> str:
    return text(fair(play.table, fallen or NOTHING, EN))


@pytest.mark.parametrize("play", [Play(), Play().begin()], ids=["lobby", "running"])
def test_before_the_end_the_seal_is_shown_and_nothing_of_the_secret(play: Play) -> None:
    said = told(play)
    assert (True, False, True) == (SEAL in said, SECRET in said, "shown when the game is over" in said)


def test_before_the_end_there_is_nothing_to_check() -> None:
    assert {} == buttons(fair(Play().begin().table, NOTHING, EN))


def test_a_game_given_up_shows_its_secret_and_can_be_checked() -> None:
    screen = fair(Play().begin().give_up().table, NOTHING, EN)
    assert (True, ["check"]) == (SECRET in text(screen), [*buttons(screen)])


def test_a_lobby_that_was_closed_shows_its_secret_and_has_no_dice_to_check() -> None:
    screen = fair(Play().give_up().table, NOTHING, EN)
    assert (True, {}) == (SECRET in text(screen), buttons(screen))


def test_where_no_table_was_opened_it_says_how_to_open_one() -> None:
    assert "`/tutto start`" in text(fair_without_game(NOTHING, EN))


def test_a_check_says_what_it_compared() -> None:
    said = text(checked(Play().begin().give_up().table, AGREES, NOTHING, EN))
    assert "✅ Checked: all agrees" in said
    assert "12 cards, 31 rolls and 1 shuffle were worked out anew" in said
    assert "roll-off" not in said


def test_a_check_says_that_the_roll_off_agrees() -> None:
    found = Verified(cards=1, rolls=1, shuffles=1, throws=2)
    assert "roll-off" in text(checked(Play().begin().give_up().table, found, NOTHING, EN))


def test_a_check_says_where_the_first_difference_is() -> None:
    said = text(checked(Play().begin().give_up().table, DIFFERS, NOTHING, EN))
    assert "❌ Checked: not the sealed dice" in said
    assert "Line 14, column 11" in said


def test_each_face_is_counted() -> None:
    said = told(Play(), 1000, 1020, 980, 1010, 990, 1234)
    assert "1: **1,000** · 2: **1,020** · 3: **980** · 4: **1,010** · 5: **990** · 6: **1,234**" in said
    assert "6,234 dice in games that have ended; even dice would show each face about 1,039 times." in said


@pytest.mark.parametrize(
    ("fallen", "verdict"),
    [
        (NOTHING, "No game has ended here yet."),
        ((9, 10, 10, 10, 10, 10), "Too few to say anything yet."),
        ((10, 10, 10, 10, 10, 10), "Chi-square is 0.0: of 100 such counts with fair dice, 100 are as uneven"),
        ((5, 8, 9, 8, 10, 20), "Chi-square is 13.4: of 100 such counts with fair dice, only 2 are as uneven"),
        ((900, 100, 100, 100, 100, 100), "not even one is as uneven"),
    ],
)
def test_what_the_counts_say_is_put_into_words(fallen: tuple[int, ...], verdict: str) -> None:
    assert verdict in told(Play(), *fallen)


@pytest.mark.parametrize(("chi", "likely"), [(0.5543, 0.99), (4.3515, 0.5), (11.0705, 0.05), (15.0863, 0.01)])
def test_chances_are_those_of_the_published_table_for_five_degrees_of_freedom(chi: float, likely: float) -> None:
    assert abs(likely - as_far(chi)) < 0.0001


def test_even_counts_stray_nowhere() -> None:
    assert (0.0, 0.0) == (chi_square((7,) * 6), chi_square(NOTHING))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_a_message_in_every_language(lang: str) -> None:
    table = Play([*"0123456789"]).begin().give_up().table
    many = (10**9, 10**9, 10**9, 10**9, 10**9, 10**9)
    screens = [checked(table, found, many, words(lang)) for found in (AGREES, DIFFERS)]
    assert [[], []] == [message_faults(wire(screen)) for screen in screens]
