"""Tournaments: the remembered ways are the engine's own, and a seed says all."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advisor.habits import Habits
from bot.advisor.seats import Policy, Press, bold, careful, copycat
from bot.advisor.spread import as_far, chi_square
from bot.advisor.tournament import SHARE, Deal, Tally, Tournament, lobby
from bot.engine import FILL_OR_BUST, OFFICIAL, Edition, Game, Refusal, Ruleset, act, due, parse
from bot.engine.chance import Shuffle
from bot.engine.commands import Begin
from bot.engine.events import BankedInTurn, TurnEnded
from bot.engine.state import Over
from tests.kit.games import after, answer
from tests.kit.strategies import rulesets

POLICIES = (careful, bold, copycat(Habits(by_dice={1: 200, 2: 500}, otherwise=700)))
few = settings(max_examples=20, deadline=None)


@few
@given(rulesets(), st.integers(0, 2**32))
def test_a_tournament_plays_as_the_engine_would_step_by_step(rules: Ruleset, seed: int) -> None:
    tournament = Tournament(rules, POLICIES, seed, longest=40)
    for number in range(4):
        assert tournament.play(number) == step_by_step(rules, seed, number, 40)


@pytest.mark.parametrize("rules", [OFFICIAL, FILL_OR_BUST])
def test_a_game_is_the_same_after_any_others(rules: Ruleset) -> None:
    first, second = (Tournament(rules, POLICIES, 7) for _ in range(2))
    forwards = [first.play(number) for number in range(6)]
    assert forwards == [second.play(number) for number in reversed(range(6))][::-1]


def test_another_seed_is_another_tournament() -> None:
    assert Tournament(OFFICIAL, POLICIES, 1).play(0) != Tournament(OFFICIAL, POLICIES, 2).play(0)


def test_every_game_is_won_once_whoever_shares_it() -> None:
    tournament = Tournament(OFFICIAL, POLICIES, 3)
    assert [sum(tally.shares for tally in tournament.play(number)) for number in range(20)] == [SHARE] * 20


def test_a_game_that_nobody_can_win_is_left() -> None:
    rules = parse(Edition.TUTTO, "deck=STOP:20 CL:1, target=100000")
    assert isinstance(rules, Ruleset)
    tallies = Tournament(rules, (careful, bold), 1, longest=30).play(0)
    assert [(tally.left, tally.shares, tally.turns) for tally in tallies] == [(1, 0, 15), (1, 0, 15)]


def test_whoever_began_a_game_begins_the_next_but_one_of_two() -> None:
    rules = parse(Edition.TUTTO, "round_limit=1")
    assert isinstance(rules, Ruleset)
    asked: list[str] = []

    def noting(name: str) -> Policy:
        def policy(game: Game) -> Press:
            asked.append(name)
            return careful(game)

        return policy

    began: list[str] = []
    for number in range(4):
        asked.clear()
        Tournament(rules, [noting("first"), noting("second")], 1).play(number)
        began.append(asked[0])
    assert began == ["first", "second", "first", "second"]


def test_the_dice_of_a_deal_are_fair() -> None:
    deal = Deal(random.Random(5), OFFICIAL)
    faces = Counter(face for _ in range(20_000) for face in deal.roll(3).faces)
    assert as_far(chi_square([faces[face] for face in range(1, 7)])) > 0.001


def test_all_cards_of_a_deck_come_once_a_pile() -> None:
    deal = Deal(random.Random(5), OFFICIAL)
    deal.answer(Shuffle())
    drawn = Counter(top.card for _ in range(56) if (top := deal.draw()) is not None)
    assert (dict(drawn), deal.draw()) == (dict(OFFICIAL.deck), None)


def step_by_step(rules: Ruleset, seed: int, number: int, longest: int) -> tuple[Tally, ...]:
    """The same game by `act` and `settle` alone, event by event."""
    count = len(POLICIES)
    deal = Deal(random.Random(f"{seed}/{number}"), rules)
    game = after(lobby(rules, count), answer(lobby(rules, count), Begin(interaction=0)))
    turns: list[list[int]] = [[] for _ in POLICIES]
    banked = 0
    while not game.is_over and sum(map(len, turns)) < longest:
        asked = due(game)
        if asked is not None:
            events = answer(game, deal.answer(asked))
        else:
            assert game.turn is not None
            done = act(game, POLICIES[(game.turn.seat + number) % count](game))
            assert not isinstance(done, Refusal)
            events = done[1]
        assert not isinstance(events, Refusal)
        for event in events:
            if isinstance(event, BankedInTurn):
                banked += event.points
            if isinstance(event, TurnEnded):
                turns[event.seat].append(banked + event.gain)
                banked = 0
        game = after(game, events)
    return tuple(_tally(game, (policy - number) % count, turns) for policy in range(count))


def _tally(game: Game, seat: int, turns: list[list[int]]) -> Tally:
    winners = game.phase.winners if isinstance(game.phase, Over) else ()
    share = SHARE // len(winners) if seat in winners else 0
    return Tally(
        games=1,
        shares=share,
        shares_squared=share * share,
        turns=len(turns[seat]),
        points=sum(turns[seat]),
        points_squared=sum(points * points for points in turns[seat]),
        left=int(not game.is_over),
    )
