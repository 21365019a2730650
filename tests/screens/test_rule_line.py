"""What stands under a card says how the card is played here, whatever the house rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Card, Edition, Ruleset, house_rules, parse
from bot.i18n.catalogue import shipped
from bot.i18n.topics import TOKENS
from bot.screens._book import RULES_ON
from bot.screens._rule_line import REWORDED, besides, rule_line
from bot.screens.board import board
from bot.screens.explain import explain
from tests.kit.strategies import rulesets
from tests.screens.plays import FIRST_USER, Play, text, words

LANGUAGES = shipped().languages
EN = words("en")
LONGEST = 120


def ruleset(house: str, edition: Edition = Edition.TUTTO) -> Ruleset:
    parsed = parse(edition, house)
    assert isinstance(parsed, Ruleset)
    return parsed


@pytest.mark.parametrize(
    ("card", "house", "edition", "line"),
    [
        (Card.X2, "", Edition.TUTTO, "TUTTO doubles all dice points of this turn; bonuses are not doubled."),
        (Card.X2, "x2_scope=turn", Edition.TUTTO, "TUTTO doubles all points of this turn, bonuses too."),
        (Card.STOP, "stop_keeps=on", Edition.TUTTO, "The turn is over at once, and everything at risk is banked."),
        (Card.FILL_1000, "fill_1000=add", Edition.FILL_OR_BUST, "It scores 1,000 on top of its dice."),
        (Card.DOUBLE_TROUBLE, "double_trouble=doubled", Edition.FILL_OR_BUST, "The dice score double."),
        (Card.MUST_BUST, "fireworks=choose", Edition.FILL_OR_BUST, "Set aside what you like, until a null."),
        (Card.STRAIGHT, "x2_scope=turn", Edition.TUTTO, "Collect 1 to 6, at least one new number a roll."),
    ],
)
def test_a_cards_line_says_how_it_is_played(card: Card, house: str, edition: Edition, line: str) -> None:
    assert line in rule_line(card, ruleset(house, edition), EN)


def test_what_else_is_different_about_the_card_stands_below() -> None:
    played = ruleset("plus_minus_coleader=nobody_pays, below_zero=on, target=3000")
    assert (
        "🏠 **Scores below 0**: a score may fall below 0",
        "🏠 **Plus/Minus in a shared lead**: nobody",
    ) == besides(Card.PLUS_MINUS, played, EN)


def test_the_board_and_its_explanation_say_both() -> None:
    play = Play(house="straight_order=run").begin().reveal(Card.STRAIGHT, "112345")
    line = "🏠 **Straight: order**: one after the other, up from 1 or down from 6"
    shown = (text(board(play.table, 0, EN)), text(explain(play.table, 0, FIRST_USER, EN)))
    assert (True, True) == (line in shown[0], line in shown[1])


@settings(max_examples=60, deadline=None)
@given(played=rulesets(), lang=st.sampled_from(LANGUAGES))
def test_every_line_is_short_enough_in_every_language(played: Ruleset, lang: str) -> None:
    lines = [rule_line(card, played, words(lang)) for card, _ in played.deck]
    assert [] == [line for line in lines if len(line) > LONGEST]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_a_house_rule_changes_is_short_enough(lang: str) -> None:
    lines = [
        rule_line(card, ruleset(f"{rule.id}={word.value}", edition), words(lang))
        for edition in Edition
        for rule in house_rules(edition)
        for card, name in REWORDED.items()
        if rule.id == name and ruleset("", edition).has(card)
        for word in getattr(rule.kind, "words", ())
    ]
    assert ([], True) == ([line for line in lines if len(line) > LONGEST], bool(lines))


def test_a_reworded_card_is_one_whose_topic_the_rule_changes() -> None:
    assert [] == [card for card, rule in REWORDED.items() if rule not in RULES_ON[TOKENS[card]]]


def test_no_dice_is_not_called_a_stop() -> None:
    play = Play(edition="fill-or-bust").begin().reveal(Card.B300, "111555", mask=0)
    play = play.aside(0b111111)
    shown = text(board(play.table, 0, EN)), text(explain(play.table, 0, FIRST_USER, EN))
    assert (False, True) == (any("Stop" in said for said in shown), "Chance of No Dice: 15 %." in shown[1])
