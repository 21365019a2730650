"""Luck and skill: the parts add up to the score whatever a position is thought to be worth."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advisor.luck import Outlook, Shown, accounts, outlook
from bot.advisor.position import Then
from bot.advisor.situation import situation
from bot.engine import FILL_OR_BUST, OFFICIAL, Game, Ruleset
from tests.kit.games import fill, play
from tests.kit.solved import solved_once
from tests.kit.strategies import Story, stories, told

few = settings(max_examples=60, deadline=None)


def guessing(seed: int) -> Outlook:
    """Any figure for a position, the same whenever it is asked for."""

    def worth(game: Game) -> float:
        assert game.turn is not None
        turn = game.turn
        return random.Random(f"{seed}{turn.step}{turn.faces}{turn.aside}{turn.cards}").uniform(0, 5000)

    return Outlook(worth=worth, best=lambda _: None)


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

    def test_who_chose_the_best_lost_nothing_and_was_unlucky_by_the_rest(self) -> None:
        assert shown("Ada: B300 122355:1 22346:") == (366, -366, 0, 0)

    def test_a_worse_set_aside_costs_what_the_best_was_worth_more(self) -> None:
        assert shown("Ada: B300 122355:155 224:") == (366, -240, 126, 0)

    def test_a_stop_is_bad_luck(self) -> None:
        assert shown("Ada: STOP") == (366, -366, 0, 0)

    def test_dice_that_nobody_chose_are_luck(self) -> None:
        assert shown("Ada: FW 111222:111222 112233:11 2234:") == (366, 1034, 0, 0)

    def test_a_cloverleaf_brings_the_game_and_no_points(self) -> None:
        assert shown("Ada: CL 111222:111222 111555:111555") == (366, 5634, 0, -6000)

    def test_a_turn_that_was_typed_in_is_neither_luck_nor_skill(self) -> None:
        assert shown("Ada: score 350") == (366, 0, 0, -16)

    def test_a_turn_that_was_given_up_is_neither_luck_nor_skill(self) -> None:
        par, luck, lost, other = shown("Ada: B300 111222:111222 forfeit")
        assert (par, lost, par + luck + other) == (366, 0, 0)
        assert other < -1000

    def test_what_another_s_card_took_is_neither_luck_nor_skill(self) -> None:
        told = play("Ada: PM 111222:111222 bank", scores="0 5000 0")
        ben = accounts(told.events, by_best_play)[1]
        assert ben.shown == Shown(start=5000, par=0, luck=0, lost=0, other=0, taken=1000, score=4000)

    def test_what_the_own_card_took_belongs_to_the_turn(self) -> None:
        told = fill("Ada: V2500 111555:111555 bank", scores="3000 3000 0")
        ada, ben, _ = accounts(told.events, by_best_play)
        assert (ada.score, ada.taken, ben.taken) == (2000, 0, 2500)
        assert ada.start + ada.par + ada.luck - ada.lost == pytest.approx(2000)

    def test_the_turn_under_way_does_not_count_yet(self) -> None:
        told = play("Ada: B300 111222:111222 bank", "Ben: B300 112346:11")
        assert [part.turns for part in accounts(told.events, by_best_play)] == [1, 0, 0]

    def test_the_costliest_choices_say_what_would_have_been_better(self) -> None:
        told = play("Ada: B300 122355:155 224:", "Ben: STOP", "Cleo: STOP", "Ada: B300 122355:1 bank")
        worst, next_worst = accounts(told.events, by_best_play)[0].costliest
        assert [(one.set_aside, one.then, round(one.cost)) for one in (worst, next_worst)] == [
            ((1,), Then.BANK, 277),
            ((1, 5, 5), Then.ROLL, 126),
        ]
        assert worst.better is not None
        assert (worst.better.set_aside, worst.better.then, round(worst.better.value)) == ((1,), Then.ROLL, 377)

    def test_they_are_three_at_most_and_the_worst_come_first(self) -> None:
        lines = [f"{name}: B300 122355:1 bank" for name in ("Ada", "Ben", "Cleo")] * 4
        costs = [round(one.cost) for one in accounts(play(*lines).events, by_best_play)[0].costliest]
        assert costs == [277, 277, 277]


@settings(max_examples=10, deadline=None)
@given(st.sampled_from([OFFICIAL, FILL_OR_BUST]), st.integers(0, 2**32))
def test_no_choice_gains_against_the_best_and_the_parts_add_up(rules: Ruleset, seed: int) -> None:
    story = told(rules, 3, random.Random(seed), 60)
    for part in accounts(story.events, by_best_play):
        assert part.lost >= -1e-6
        total = part.start + part.par + part.luck - part.lost + part.other - part.taken
        assert total == pytest.approx(part.score, abs=1e-6)


def by_best_play(game: Game) -> Outlook:
    return outlook(solved_once(situation(game)))


def shown(line: str) -> tuple[int, int, int, int]:
    """Par, luck, lost and other of Ada's turn."""
    told = play(line)
    ada = accounts(told.events, by_best_play)[0].shown
    return ada.par, ada.luck, ada.lost, ada.other
