"""Every value agrees with the engine one step ahead, at any position of any ruleset."""

import pytest
from hypothesis import HealthCheck, given, settings

from bot.advisor.advice import options, value
from bot.advisor.situation import situation
from bot.engine import due
from bot.engine.state import Game
from tests.advisor.lookahead import chances, choices, solved_once, with_whole_deck, worth_of
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
    """Those in which a turn is under way, with the whole deck to come; a target none reaches (§7.7)."""
    return [with_whole_deck(game) for game in story.states if game.turn is not None]
