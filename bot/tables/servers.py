"""What is kept for a whole server: its settings, house rules under a name, its leaderboard. Knows no single game.

It must not know how any of it is stored, nor what a setting is good for.
"""

from dataclasses import dataclass
from enum import StrEnum


class Setting(StrEnum):
    """What is kept for a server, or for one of its channels."""

    LANGUAGE = "language"
    """A folder of `locale/`: what everyone reads there (decision 8)."""
    WHERE = "where"
    """Where tables play when `/tutto start` doesn't say: a `Where`."""
    PACE = "pace"
    """How long a turn may take at a new table: a `Pace` as text."""
    PRESET = "preset"
    """The name of the preset that a new table plays."""
    WELCOMED = "welcomed"
    """Whether the server was greeted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """House rules that a server keeps under a name: departures (`id=value, …`) from an edition."""

    name: str
    edition: str
    house: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One line of a server's leaderboard: finished games with at least two members, wins (shared ones too), points."""

    player: str
    user: int
    name: str
    games: int
    wins: int
    points: int
