"""Every value agrees with the engine one step ahead, at any position of any ruleset."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings

from bot.advisor.advice import options, value
from bot.advisor.situation import situation, unfollowed
from bot.engine import due
from bot.engine.changed import changed
from bot.engine.state import Game
from tests.advisor.lookahead import chances, choices, with_whole_deck, worth_of
from tests.kit.solved import solved_once
from tests.kit.strategies import Story, stories


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(story=stories(moves=60))
def test_each_choice_of_the_engine_is_an_option_worth_what_it_leads_to(story: Story) -> None:
    for game in positions(story):
        if due(game) is not None:
            continue
        solved = solved_once(situation(game))
        offered = {(each.set_aside, each.then.value): each.value for each in options(solved, game)}
        led_to = {(faces, then.value): worth_of(solved, game, events) for faces, then, events in choices(game)}
        assert led_to == pytest.approx(offered, abs=1e-6)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(story=stories(moves=60))
def test_before_chance_answers_a_turn_is_worth_the_mean_of_what_it_can_be(story: Story) -> None:
    for game in positions(story):
        if due(game) is None:
            continue
        here = situation(game)
        solved = solved_once(here)
        after = [(often, worth_of(solved, game, events)) for often, events in chances(game, here)]
        mean = sum(often * worth for often, worth in after) / sum(often for often, _ in after)
        assert mean == pytest.approx(value(solved, game), abs=1e-6)


def positions(story: Story) -> list[Game]:
    """Those in which a turn is under way, with the whole deck to come, and a target that no bank in mid-turn reaches.

    Where one does, the game is over at once: the tables let the turn go on, and the advisor says so (§7.7).
    """
    return [with_whole_deck(_with_far_target(game)) for game in story.states if game.turn is not None]


def _with_far_target(game: Game) -> Game:
    ruleset = game.ruleset
    if "banked_at_once" not in unfollowed(ruleset):
        return game
    return changed(game, ruleset=replace(ruleset, target=100_000))
