"""Which moment of a turn a score sheet shows, by what is entered and what is pressed."""

import pytest

from bot.engine import Card
from bot.engine.state import Step
from bot.tables.moment import Moment, Untold, moment
from bot.tables.unsent import Unsent
from tests.screens.plays import Play
from tests.screens.sheets import recorded, turn_of

TWO = ("Ada", "Ben")


def shown(pressed: str, *lines: str, house: str = "") -> Moment | Untold:
    return moment(recorded(TWO, *lines, house=house), Unsent.read(pressed))


def step(at: Moment | Untold) -> tuple[Step, int]:
    """What is waited for, and of how many dice."""
    assert isinstance(at, Moment)
    turn = at.game.turn
    assert turn is not None
    return turn.step, turn.dice_left


def test_a_played_game_is_as_its_board_shows_it() -> None:
    table = Play().begin().reveal(Card.B300, "122355").table
    assert Moment(game=table.game) == moment(table, Unsent.read("t-"))


@pytest.mark.parametrize("depth", ["a-", "f-"])
def test_with_nothing_pressed_a_sheet_is_as_it_was_entered(depth: str) -> None:
    table = recorded(TWO, "B300 :11")
    assert Moment(game=turn_of(table).game) == moment(table, Unsent.read(depth))


def test_a_roll_that_is_pressed_whole_lies_on_the_table() -> None:
    at = shown("f122355-", "B300")
    assert isinstance(at, Moment)
    assert at.game.turn is not None
    assert (at.game.turn.roll, at.aside) == ((1, 2, 2, 3, 5, 5), ())


def test_of_dice_set_aside_nothing_else_of_the_roll_is_known() -> None:
    at = shown("a51-", "B300")
    assert isinstance(at, Moment)
    assert at.aside == (1, 5)


@pytest.mark.parametrize("depth", ["t-", "a-", "f-"])
def test_a_roll_that_was_entered_was_seen_whole_in_any_depth(depth: str) -> None:
    at = shown(depth, "B300 122355")
    assert isinstance(at, Moment)
    assert (step(at)[0], at.aside) == (Step.CHOOSE, ())


@pytest.mark.parametrize("pressed", ["f112346-", "a11-"])
def test_where_the_choice_is_the_cards_it_is_made(pressed: str) -> None:
    assert (Step.GO_ON, 4) == step(shown(pressed, "FW"))


@pytest.mark.parametrize(
    ("pressed", "why"),
    [
        ("f12235-", Untold.ROLL),
        ("a2-", Untold.DICE),
        ("a11112-", Untold.DICE),
        ("f223346-", Untold.OVER),
    ],
)
def test_dice_that_make_no_moment_are_told_as_such(pressed: str, why: Untold) -> None:
    assert why is shown(pressed, "B300")


def test_a_total_tells_of_no_moment_while_no_card_lies_there() -> None:
    assert Untold.TOTAL is shown("t-")


def test_a_total_tells_of_its_card_before_anything_was_rolled() -> None:
    at = shown("t-", "B300")
    assert isinstance(at, Moment)
    assert ((Step.ROLLING, 6), True) == (step(at), at.is_total)


def test_a_turn_that_has_dice_is_no_total_any_more() -> None:
    at = shown("t-", "B300 :11")
    assert isinstance(at, Moment)
    assert ((Step.GO_ON, 4), False) == (step(at), at.is_total)


def test_words_that_wait_for_their_confirmation_count() -> None:
    assert (Step.GO_ON, 4) == step(shown("t--B300_112346~11"))


def test_words_that_end_the_turn_leave_no_choice() -> None:
    assert Untold.OVER is shown("t--B300_score_650")


def test_words_of_which_it_is_still_asked_whether_the_card_was_made_are_a_total() -> None:
    assert Untold.TOTAL is shown("t--PM_?")


def test_words_that_cannot_be_count_for_nothing() -> None:
    assert (Step.ROLLING, 6) == step(shown("f--B300_bank", "B300"))
