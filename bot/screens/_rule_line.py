"""What stands under a card on the board: its rule, as the table plays it. Knows no turn and no dice."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.engine import Card, Ruleset, house_rules
from bot.i18n.catalogue import Words
from bot.i18n.topics import TOKENS
from bot.screens._book import RULES_ON
from bot.screens.house import differences

REWORDED: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.X2: "x2_scope",
        Card.STOP: "stop_keeps",
        Card.FIREWORKS: "fireworks",
        Card.CLOVERLEAF: "cloverleaf",
        Card.NO_DICE: "stop_keeps",
        Card.FILL_1000: "fill_1000",
        Card.MUST_BUST: "fireworks",
        Card.DOUBLE_TROUBLE: "double_trouble",
    }
)
"""The house rule by which a card's own line would be wrong: it has another one then."""


def rule_line(card: Card, ruleset: Ruleset, words: Words) -> str:
    """The card's rule in one line, as it is played here."""
    departing = {rule.id: rule.value(ruleset) for rule in house_rules(ruleset.edition) if rule.departs(ruleset)}
    reworded = REWORDED.get(card, "")
    if reworded in departing:
        return words(f"ruled-{reworded}-{departing[reworded]}")
    return words(f"card-{card}.rule")


def besides(card: Card, ruleset: Ruleset, words: Words) -> tuple[str, ...]:
    """What else is different about this card here, a line each."""
    others = [rule for rule in RULES_ON.get(TOKENS[card], ()) if rule != REWORDED.get(card)]
    return tuple(f"🏠 {line}" for line in differences(ruleset, words, others))
