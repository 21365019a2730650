"""What a table's hints advise on the pad of its score sheet: judged by the turn with the pressed dice on it."""

from bot.engine import Game
from bot.tables.ports import Hints
from bot.tables.prompted import Prompt, prompted
from bot.tables.unsent import Unsent
from tests.kit.solved import known
from tests.screens.sheets import recorded

ROLL = Unsent.read("f122355-")
TWO = ("Ada", "Ben")


def nothing(_: Game) -> None:
    """Nothing is solved yet."""


def never(_: Game) -> None:
    """Nobody is to ask."""
    raise AssertionError


def prompt(pressed: str, *lines: str) -> Prompt:
    return prompted(recorded(TWO, *lines, hints=Hints.ADVICE), Unsent.read(pressed), known)


def test_what_is_not_solved_yet_is_shown_without_advice() -> None:
    assert Prompt(unsent=ROLL) == prompted(recorded(TWO, "B300", hints=Hints.ADVICE), ROLL, nothing)


def test_where_no_advice_is_wanted_nothing_is_solved() -> None:
    assert Prompt(unsent=ROLL) == prompted(recorded(TWO, "B300", hints=Hints.NULL), ROLL, never)


def test_a_total_asks_for_nothing_to_be_solved() -> None:
    unsent = Unsent.read("t-")
    assert Prompt(unsent=unsent) == prompted(recorded(TWO, "B300", hints=Hints.ADVICE), unsent, never)


def test_words_that_wait_for_their_confirmation_are_advised_on_no_more() -> None:
    unsent = Unsent.read("f--B300_score_650")
    assert Prompt(unsent=unsent) == prompted(recorded(TWO, hints=Hints.ADVICE), unsent, never)


def test_the_best_dice_are_marked_by_their_places() -> None:
    assert prompt("f221355-", "B300").unsent.mask == 0b000100


def test_dice_that_lie_there_already_keep_their_places() -> None:
    assert prompt("f2315-", "B300 112346:11").unsent.mask == 0b110000


def test_marks_that_were_changed_stay() -> None:
    assert prompt("f122355-49", "B300").unsent.mask == 0b110001


def test_what_was_set_aside_is_settled_where_nothing_else_is_known_of_the_roll() -> None:
    best = prompt("a5-", "B300").best
    assert best is not None
    assert (best.set_aside, best.then) == ((5,), "roll")
