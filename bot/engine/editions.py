"""The two editions as they are printed: their cards, in what number and order (§4, §7.2).

Data only; knows nothing of house rules, nor of what a card does.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from bot.engine.cards import Card


class Edition(StrEnum):
    """Which printed game is played; the value is the game record's."""

    TUTTO = "tutto"
    FILL_OR_BUST = "fill-or-bust"


Deck = tuple[tuple[Card, int], ...]
"""How often each card lies in the deck, in the printed order: bonus cards first, ascending, then as the sheet lists."""

DECKS: Mapping[Edition, Deck] = MappingProxyType(
    {
        Edition.TUTTO: (
            (Card.B200, 5),
            (Card.B300, 5),
            (Card.B400, 5),
            (Card.B500, 5),
            (Card.B600, 5),
            (Card.X2, 5),
            (Card.STOP, 10),
            (Card.FIREWORKS, 5),
            (Card.PLUS_MINUS, 5),
            (Card.STRAIGHT, 5),
            (Card.CLOVERLEAF, 1),
        ),
        Edition.FILL_OR_BUST: (
            (Card.B300, 12),
            (Card.B400, 10),
            (Card.B500, 8),
            (Card.NO_DICE, 8),
            (Card.FILL_1000, 6),
            (Card.MUST_BUST, 4),
            (Card.DOUBLE_TROUBLE, 2),
            (Card.VENGEANCE, 4),
        ),
    }
)

ROLL_STRAIGHT: Mapping[Edition, int] = MappingProxyType({Edition.TUTTO: 0, Edition.FILL_OR_BUST: 1500})
"""What 1-2-3-4-5-6 in one roll is worth as a group (§7.1)."""
