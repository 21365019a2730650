"""What each card looks like: a sign and a colour. Knows of what a card does only which one ends a turn at once."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.engine.cards import Card
from bot.engine.ruleset import Ruleset

NO_CARD: Final = "🂠"
NO_CARD_COLOUR: Final = 0x5865F2


_GOLD: Final = 0xE0A526
_RED: Final = 0xC0392B

SIGNS: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.B200: "⭐",
        Card.B300: "⭐",
        Card.B400: "⭐",
        Card.B500: "🌟",
        Card.B600: "🌟",
        Card.X2: "✌️",
        Card.STOP: "🛑",
        Card.FIREWORKS: "🎆",
        Card.PLUS_MINUS: "⚖️",
        Card.STRAIGHT: "🔢",
        Card.CLOVERLEAF: "🍀",
        Card.NO_DICE: "🛑",
        Card.FILL_1000: "🎯",
        Card.MUST_BUST: "🎆",
        Card.DOUBLE_TROUBLE: "👯",
        Card.VENGEANCE: "⚔️",
    }
)

COLOURS: Final[Mapping[Card, int]] = MappingProxyType(
    {
        Card.B200: _GOLD,
        Card.B300: _GOLD,
        Card.B400: _GOLD,
        Card.B500: _GOLD,
        Card.B600: _GOLD,
        Card.X2: 0x8E44AD,
        Card.STOP: _RED,
        Card.FIREWORKS: 0xE67E22,
        Card.PLUS_MINUS: 0x2980B9,
        Card.STRAIGHT: 0x16A085,
        Card.CLOVERLEAF: 0x27AE60,
        Card.NO_DICE: _RED,
        Card.FILL_1000: 0xD35400,
        Card.MUST_BUST: 0xE67E22,
        Card.DOUBLE_TROUBLE: 0x9B59B6,
        Card.VENGEANCE: 0x922B21,
    }
)


def stop_card(ruleset: Ruleset) -> Card:
    """The edition's card that ends a turn at once."""
    return Card.STOP if ruleset.has(Card.STOP) else Card.NO_DICE
