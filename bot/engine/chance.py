"""What chance is asked for, and what it may answer. Knows nothing of where the answer comes from.

`due(game)` (state.py) names the request a game waits for; `settle` takes the answer. The engine itself never rolls:
the table's dice stream answers in a played game, people in a recorded one, an enumeration in the solver.
"""

from dataclasses import dataclass

from bot.engine.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffle:
    """All cards of the deck are to be shuffled into a new pile (§5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RollOff:
    """One die for each of these seats is to be rolled (§6.6)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PickSeat:
    """One of so many seats is to be drawn (`first_seat=random`, §6.6)."""

    seats: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """The top card of the pile is to be revealed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """So many dice are to be rolled."""

    count: int


Due = Shuffle | RollOff | PickSeat | Draw | Dice


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled:
    """The pile is shuffled. In what order only chance knows: the engine keeps counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OffRolled:
    """One face for each seat that was asked to roll off, in their order."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicked:
    """This seat begins."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """This card came up."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """These faces came up, in the order of the free places on the board."""

    faces: tuple[int, ...]


Outcome = Shuffled | OffRolled | SeatPicked | Drawn | Rolled
