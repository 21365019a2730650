"""How long a turn may take, and which moments follow from it: deadline, reminder, pause. Knows instants, no table.

It must not know who sits where or what is written down; all that runs out runs out by the instants handed in.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

SHORTEST_S: Final = 60
LONGEST_S: Final = 7 * 24 * 3600
APPLIED_AFTER: Final = timedelta(seconds=3)
"""A time-out waits so long for presses that were made in time and are still on their way."""
WRITTEN_EVERY: Final = timedelta(seconds=10)
"""A deadline that presses have moved by less is kept in memory only."""
GRACE: Final = timedelta(minutes=2)
"""What every running clock has left at least once the bot is back."""
NO_REMINDER_BELOW_S: Final = 600
REMINDER_AFTER_AT_MOST_S: Final = 8 * 3600
KEPT_PAUSED: Final = timedelta(days=30)
AWAY_AFTER: Final = 2
"""Turns in a row that time ended, after which a seat is away."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The longest that a turn may go without a press, in seconds; None for as long as it takes."""

    turn_s: int | None

    @property
    def name(self) -> str:
        """One of the four that have a name, or `own`.

        >>> Pace(300).name, Pace(90).name
        ('live', 'own')
        """
        return NAMES.get(self, "own")

    @property
    def plays_ahead(self) -> bool:
        """Whether the bot itself makes the presses that hold no choice: people are not waited for just for those."""
        return self in {RELAXED, DAYS}

    @property
    def reminds(self) -> bool:
        """Whether a turn is long enough for who is waited for to be reminded once."""
        return self.turn_s is not None and self.turn_s >= NO_REMINDER_BELOW_S

    def __str__(self) -> str:
        """The form that is stored: a name, or seconds."""
        return NAMES.get(self) or str(self.turn_s)


LIVE: Final = Pace(300)
RELAXED: Final = Pace(24 * 3600)
DAYS: Final = Pace(3 * 24 * 3600)
UNTIMED: Final = Pace(None)
NAMES: Final = {LIVE: "live", RELAXED: "relaxed", DAYS: "days", UNTIMED: "none"}
NAMED: Final = {name: pace for pace, name in NAMES.items()}


def paced(text: str) -> Pace | None:
    """Read the stored form back; None for what is none, or out of bounds.

    >>> paced("live") == LIVE, paced("90"), paced("59")
    (True, Pace(turn_s=90), None)
    """
    if text in NAMED:
        return NAMED[text]
    seconds = int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(LONGEST_S)) else 0
    return Pace(seconds) if SHORTEST_S <= seconds <= LONGEST_S else None


class Why(StrEnum):
    """What a game is paused for."""

    AWAY = "away"
    """All but one are away; anyone at the table resumes."""
    PLACE = "place"
    """The bot can't be seen where it is played; the next press that can be answered resumes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused:
    """A game stands still since then."""

    at: datetime
    why: Why

    @property
    def kept_until(self) -> datetime:
        """When it is closed as abandoned."""
        return self.at + KEPT_PAUSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """What runs at one table. `wake` is the first moment at which something is to be done about it, if any is."""

    deadline: datetime | None = None
    """When the turn under way is over; None where no clock runs."""
    reminder: datetime | None = None
    """When who is waited for is reminded; None where that was done, or never is."""
    paused: Paused | None = None
    wake: datetime | None = None


STILL: Final = Timing()
"""Nothing runs."""


def afresh(pace: Pace, now: datetime) -> Timing:
    """A turn's whole time, from now on."""
    if pace.turn_s is None:
        return STILL
    until_reminder_s = min(pace.turn_s / 2, REMINDER_AFTER_AT_MOST_S)
    return Timing(
        deadline=now + timedelta(seconds=pace.turn_s),
        reminder=now + timedelta(seconds=until_reminder_s) if pace.reminds else None,
    )


def moved(timing: Timing, pace: Pace, now: datetime) -> Timing:
    """The same turn after a press in it; who was reminded already isn't again."""
    fresh = afresh(pace, now)
    return fresh if timing.reminder is not None else replace(fresh, reminder=None)


def waking(timing: Timing, time_limit: datetime | None) -> Timing:
    """The same, woken for what comes first; a paused game for nothing but its end."""
    if timing.paused is not None:
        return Timing(paused=timing.paused, wake=timing.paused.kept_until)
    ends = None if timing.deadline is None else timing.deadline + APPLIED_AFTER
    moments = [moment for moment in (ends, timing.reminder, time_limit) if moment is not None]
    return replace(timing, wake=min(moments, default=None))


def worth_writing(now: Timing, written: Timing) -> bool:
    """Whether what is written would mislead who reads it: anything but a deadline moved by a few seconds."""
    if now.deadline is None or written.deadline is None:
        return now != written
    if (now.paused, now.reminder is None) != (written.paused, written.reminder is None):
        return True
    return not timedelta(0) <= now.deadline - written.deadline < WRITTEN_EVERY
