"""Presses and outcomes nobody asked for, each refused with its reason: what a bug or a stranger would try."""

import pytest

from bot.engine import Refusal, decide, settle
from bot.engine.chance import Rolled
from bot.engine.commands import Command, Forfeit, Pass, Reveal, Roll, Take
from bot.engine.events import Discarded
from bot.engine.scoring import Numbers, Runs
from tests.kit.games import code, fill, play, then

DUE = play("Ada: B300").game
"""Six dice are to be rolled."""


def test_dice_that_are_already_called_for_are_not_called_for_twice() -> None:
    refusal = decide(DUE, Roll(seat=0))
    assert isinstance(refusal, Refusal)
    assert ("wrong-dice-count", {"dice": 6}) == (refusal.code, dict(refusal.facts))


@pytest.mark.parametrize("wish", [Take(seat=0), Pass(seat=0)])
def test_without_a_vengeance_there_is_nothing_to_take_or_pass(wish: Command) -> None:
    assert code(decide(DUE, wish)) == "may-not-pass"


@pytest.mark.parametrize("wish", [Forfeit(seat=1), Reveal(seat=1), Roll(seat=1)])
def test_nobody_ends_or_plays_anothers_turn(wish: Command) -> None:
    assert code(decide(DUE, wish)) == "not-your-turn"


def test_a_vengeance_that_is_passed_on_is_discarded_by_choice() -> None:
    game = fill("Ada: V2500", house="vengeance=optional").game
    assert (Discarded(card="V2500", passed=True),) == decide(game, Pass(seat=0))  # type: ignore[arg-type]


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5, 7), (0, 1, 1, 1, 1, 1), (9,)])
def test_no_die_shows_another_face(faces: tuple[int, ...]) -> None:
    assert code(settle(DUE, Rolled(faces=faces))) == "not-a-face"


@pytest.mark.parametrize("faces", [(), (1,), (1,) * 7])
def test_as_many_dice_fall_as_were_called_for(faces: tuple[int, ...]) -> None:
    refusal = settle(DUE, Rolled(faces=faces))
    assert isinstance(refusal, Refusal)
    assert ("wrong-dice-count", {"dice": 6}) == (refusal.code, dict(refusal.facts))


def test_dice_nobody_called_for_do_not_fall() -> None:
    rolled = Rolled(faces=(1,) * 6)
    assert code(settle(play("Ada: CL win").game, rolled)) == "game-is-over"
    assert code(settle(play("Ada: STOP").game, rolled)) == "must-reveal"
    assert code(settle(play("Ada: B300 112346").game, rolled)) == "must-set-aside"
    assert code(settle(play("Ada: B300 112346:11").game, rolled)) == "turn-is-over"
    assert code(settle(then(play("Ada: STOP").game, Reveal(seat=1)), rolled)) == "must-reveal"


@pytest.mark.parametrize("scoring", [Numbers(), Runs()])
def test_the_numbers_of_a_straight_have_no_worth_of_their_own(scoring: Numbers | Runs) -> None:
    assert scoring.worth((1, 2, 3)) == 0
