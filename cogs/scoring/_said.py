"""What a form said of a whole turn, while it is not known yet whether its card was made. Knows words, no Discord."""

from dataclasses import dataclass
from typing import Final, Self

from bot.engine import Card
from bot.record.drafting import Draft
from bot.record.totals import Asks, asks
from bot.tables.unsent import ASKED

CARDS: Final = frozenset(card.value for card in Card)


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a form said of a whole turn."""

    card: Card | None = None
    points: int | None = None
    made: bool | None = None

    def __str__(self) -> str:
        """As it travels, until it is known whether the card was made."""
        return " ".join((*([self.card] if self.card else []), *([str(self.points)] if self.points is not None else [])))

    @classmethod
    def read(cls, line: str, *, made: bool) -> Self:
        """What travelled, and the answer to it."""
        parts = line.removesuffix(ASKED).split()
        return cls(
            card=next((Card(part) for part in parts if part in CARDS), None),
            points=next((int(part) for part in parts if part.isdecimal()), None),
            made=made,
        )


def is_asked(draft: Draft, card: Card | None, points: int | None) -> bool:
    """Whether it has to be asked if the card was made."""
    asked = asks(draft.game.ruleset, card)
    return (asked is Asks.MADE and points is None) or (asked is Asks.NUMBER_AND_MADE and bool(points))
