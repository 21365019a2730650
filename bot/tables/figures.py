"""What a member's finished games on one server come to: turns, points, luck and skill. Knows no store and no advisor.

Luck and skill are in thousandths of a point, and of a game they are known once somebody has reckoned it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.engine.events import Ended
from bot.tables.chronicle import Tale

MILLI = 1000
"""Thousandths in a point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """One seat's turns in a game, added up."""

    turns: int = 0
    gained: int = 0
    """What they added to its score, what others' cards took left out."""
    best: int = 0
    """The most that one of them added."""
    nulls: int = 0
    tuttos: int = 0


NO_TURNS = Tally()


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """Where one seat's score in a finished game came from; of another `score` it was reckoned too early."""

    seat: int
    score: int
    luck_milli: int
    """What dice and cards gave against expectation."""
    lost_milli: int
    """What choices cost against the best ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A member's finished games with at least two members, added up; `wins` counts shared ones too."""

    games: int = 0
    wins: int = 0
    tally: Tally = NO_TURNS
    reckoned_games: int = 0
    reckoned_turns: int = 0
    """The turns of those, over which luck and skill are summed."""
    luck_milli: int = 0
    lost_milli: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Fortune:
    """The luck of a member's reckoned turns, of which there is at least one."""

    turns: int
    luck_milli: int

    @property
    def a_turn(self) -> float:
        """Points above expectation, on average: so that few games count as much as many."""
        return self.luck_milli / MILLI / self.turns


class Ledger(Protocol):
    """What the store tells of somebody's finished games."""

    async def figures(self, guild: int, user: int) -> Figures:
        """Add up the games that count on the server's leaderboard; nothing for who has none."""
        ...

    async def fortunes(self, guild: int, users: Collection[int]) -> Mapping[int, Fortune]:
        """The luck in these users' games, as in their figures; who has no reckoned turn is left out."""
        ...

    async def unreckoned(self, guild: int, user: int, limit: int) -> Sequence[str]:
        """Those of these games whose luck and skill aren't known yet, newest first."""
        ...

    async def keep_luck(self, game: str, lucks: Sequence[Luck]) -> None:
        """Keep what was reckoned of a game, for the seats whose result still has that score."""
        ...


def tally(tales: Iterable[Tale]) -> Tally:
    """Add up one seat's turns."""
    own = tuple(tales)
    return Tally(
        turns=len(own),
        gained=sum(tale.gain for tale in own),
        best=max((tale.gain for tale in own), default=0),
        nulls=sum(tale.ended is Ended.NULL for tale in own),
        tuttos=sum(tale.tuttos for tale in own),
    )
