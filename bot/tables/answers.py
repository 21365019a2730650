"""What can come of a wish at a table: a closed set. Knows neither how it came about nor what is shown for it."""

from dataclasses import dataclass

from bot.engine.events import Event
from bot.engine.refusals import Refusal
from bot.record.journal import JournalEvent
from bot.tables.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """It happened and is on disk: `events` led from `before` to `table`, or in a recorded game what was `written`.

    Without any, the table was only looked at, or something beside its stream changed.
    """

    table: Table
    before: Table
    events: tuple[Event, ...] = ()
    written: tuple[JournalEvent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """The rules forbid it; nothing changed."""

    table: Table
    refusal: Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Stale:
    """The press was on a board that has moved on; `again` where it is the second tap of an accepted press."""

    table: Table
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Late:
    """The press was made after the turn's time was up."""

    table: Table


@dataclass(frozen=True, slots=True, kw_only=True)
class StandsStill:
    """The game is paused: somebody has to resume it first."""

    table: Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Outsider:
    """Who asks holds no seat at this table, or has not the right to ask this."""

    table: Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone:
    """There is no such game."""

    game: str


Answer = Played | Refused | Stale | Late | StandsStill | Outsider | Gone
