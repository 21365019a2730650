"""Who comes to a table in the middle of a game: with what score, and who waits for a seat (§6.8). Knows no table.

It must not know when a seat is free, nor where those who wait are written down.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from bot.engine.state import Game


class Start(Enum):
    """With what a late seat starts (§6.8)."""

    NOTHING = auto()
    LOWEST = auto()
    """The lowest score of the seats in the game."""


class LateJoin(StrEnum):
    """Whether a table lets people in late, and with what."""

    OFF = "off"
    ZERO = "zero"
    LOWEST = "lowest"

    @property
    def start(self) -> Start | None:
        """With what a newcomer starts; None where nobody is let in."""
        return _STARTS.get(self)


_STARTS = {LateJoin.ZERO: Start.NOTHING, LateJoin.LOWEST: Start.LOWEST}


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """Somebody who takes a seat when the next round begins; the earlier `interaction` sits down first."""

    player: str
    interaction: int


def score_at(game: Game, start: Start) -> int:
    """The points a seat starts with that is added now."""
    scores = (game.seats[seat].score for seat in game.in_game)
    return min(scores, default=0) if start is Start.LOWEST else 0
