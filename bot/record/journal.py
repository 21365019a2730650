"""What is written at a real table, step by step: the events a recorded game's stream holds after Begun.

Knows who wrote what, in the record's own tokens; knows nothing of what it amounts to: that is reckoning.py. `line`
numbers the lines of the sheet (sheet.py) as they stood at that moment, from 0; `by` and `player` are player keys.
"""

from dataclasses import dataclass
from datetime import datetime

Tokens = tuple[str, ...]
"""A turn in the words of the record (record.md), `score 650` being one, and a roll of which only the dice set aside
were entered as `:11`, a null so `:`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstNamed:
    """This player has the first turn."""

    by: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """This player's turn on this line, a new one or the one under way, now reads so from its beginning."""

    by: str
    line: int
    player: str
    tokens: Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class CameIn:
    """Somebody sat down between two rounds with this score (§6.8)."""

    by: str
    player: str
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WentOut:
    """Somebody left the game for good (§6.7)."""

    by: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanOut:
    """The time limit ran out in the turn on this line (§6.4)."""

    by: str
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """The game was ended without a result."""

    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Corrected:
    """The turn on this line was entered anew."""

    by: str
    line: int
    tokens: Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck:
    """The turn on this line counts as `forfeit`."""

    by: str
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """The last step that stood was taken back."""

    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Redone:
    """The step taken back last stands again."""

    by: str


Stroke = FirstNamed | Entered | CameIn | WentOut | TimeRanOut | Stopped | Corrected | Struck
"""What undo takes back, one at a time."""

JournalEvent = Stroke | Undone | Redone


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """One event of the journal, and when it was written."""

    at: datetime
    event: JournalEvent


def named_in(event: JournalEvent) -> tuple[str, ...]:
    """Name the players it speaks of: who wrote it and whom it is about."""
    match event:
        case FirstNamed() | Entered() | CameIn() | WentOut():
            return (event.by, event.player)
        case _:
            return (event.by,)
