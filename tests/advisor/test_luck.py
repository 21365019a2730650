"""Luck and skill: the parts add up to the score whatever a position is thought to be worth."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advisor.luck import Account, Shown, Then, Worth, accounts
from bot.engine import Game, fold
from bot.engine.state import Step
from tests.kit.games import fill, play
from tests.kit.strategies import Story, stories

few = settings(max_examples=60, deadline=None)


def guessing(seed: int) -> Worth:
    """Any figure for a position, the same whenever it is asked for."""

    def worth(game: Game) -> float:
        assert game.turn is not None
        turn = game.turn
        return random.Random(f"{seed}{turn.step}{turn.faces}{turn.aside}{turn.cards}").uniform(0, 5000)

    return worth


@few
@given(stories(), st.integers())
def test_the_parts_add_up_to_every_score(story: Story, seed: int) -> None:
    parts = accounts(story.events, lambda _: guessing(seed))
    assert [part.score for part in parts] == [seat.score for seat in story.game.seats]
    for part in parts:
        total = part.start + part.par + part.luck - part.lost + part.other - part.taken
        assert total == pytest.approx(part.score, abs=1e-6)


@few
@given(stories(), st.integers())
def test_they_add_up_as_shown_too(story: Story, seed: int) -> None:
    for part in accounts(story.events, lambda _: guessing(seed)):
        shown = part.shown
        assert shown.start + shown.par + shown.luck - shown.lost + shown.other - shown.taken == part.score
        assert abs(shown.par - part.par) <= 2


class TestByBestPlay:
    """The worth of a position is that of the solved game (issue 8)."""

    def test_who_chose_the_best_lost_nothing(self) -> None:
        assert account("Ada: B300 122355:1 22346: Ben:").lost == pytest.approx(0)
