"""How time ends a turn, by the state of its dice: nothing that the rules would have given is lost."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Card, Edition, Game, Refusal, Ruleset, act, due, parse
from bot.engine.choices import marked_at_first
from bot.engine.commands import Bank, Command, SetAside
from bot.engine.events import BankedInTurn, Ended, TurnEnded
from bot.tables.onward import time_out
from tests.kit.strategies import Story, stories, told
from tests.screens.plays import Play

FULL = "111555"
AT_ONCE = "target=3000, banked_at_once=on"


def timed_out(play: Play) -> tuple[Ended, int]:
    """How the turn ends, and what it has added to the score."""
    play.do(*time_out(play.table, marked_at_first(play.table.game)))
    tale = play.table.chronicle.tales[-1]
    return tale.ended, tale.gain


@pytest.mark.parametrize(
    ("house", "ended"), [("banked_at_once=on", Ended.BANK), ("banked_at_once=on, after_tutto=must_draw", Ended.FORFEIT)]
)
def test_a_tutto_that_is_banked_at_once_counts_though_time_ends_the_turn(house: str, ended: Ended) -> None:
    play = Play(edition="fill-or-bust", house=f"target=100000, {house}").begin().scores(0, 0, 5000)
    assert timed_out(play.reveal(Card.VENGEANCE, FULL)) == (ended, 1500)
    assert [seat.score for seat in play.table.seats] == [1500, 0, 2500]


def test_what_was_banked_at_once_is_told_as_banked_where_time_ends_the_turn() -> None:
    play = Play(edition="fill-or-bust", house="target=100000, banked_at_once=on").begin().scores(0, 0, 5000)
    assert timed_out(play.reveal(Card.VENGEANCE, FULL).aside(0b111111)) == (Ended.BANK, 1500)


def after(game: Game, *commands: Command) -> int | None:
    """The score of whose turn it is once these end it, or bank in it; None where they don't."""
    done = act(game, commands)
    if isinstance(done, Refusal) or game.turn is None:
        return None
    ends = any(isinstance(event, TurnEnded | BankedInTurn) for event in done[1])
    return done[0].seats[game.turn.seat].score if ends else None


@settings(max_examples=30, deadline=None)
@given(story=stories(), banked_at_once=st.booleans(), seed=st.integers(0, 10**6))
def test_time_ends_any_turn_with_what_its_marked_dice_could_bank(
    story: Story, seed: int, *, banked_at_once: bool
) -> None:
    if banked_at_once:
        ruleset = parse(Edition.FILL_OR_BUST, AT_ONCE)
        assert isinstance(ruleset, Ruleset)
        story = told(ruleset, 3, random.Random(seed), moves=80)
    for game in story.states:
        turn, mask = game.turn, marked_at_first(game)
        if turn is None or due(game) is not None:
            continue
        aside = (SetAside(seat=turn.seat, places=mask),) if mask else ()
        could = [after(game, *aside, Bank(seat=turn.seat)), after(game, *aside)]
        ends = after(game, *time_out(replace(Play().table, game=game), mask))
        assert ends is not None
        assert ends >= max((score for score in could if score is not None), default=0)
