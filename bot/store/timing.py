"""What runs at a table, to the columns that hold it and back. Knows no statement and no table of the database."""

from collections.abc import Mapping
from datetime import datetime

from bot.store import codec
from bot.store.line import Found
from bot.tables.pace import Paused, Timing, Why


def values(timing: Timing) -> Mapping[str, object]:
    """The columns of `games` that hold it."""
    paused = timing.paused
    return {
        "deadline_us": _us(timing.deadline),
        "reminder_us": _us(timing.reminder),
        "paused_at_us": None if paused is None else codec.instant_us(paused.at),
        "paused_why": None if paused is None else paused.why.value,
        "wake_us": _us(timing.wake),
    }


def read(row: Found) -> Timing:
    """What a row of `games` holds of it."""
    since_us, why = row["paused_at_us"], row["paused_why"]
    return Timing(
        deadline=_instant(row["deadline_us"]),
        reminder=_instant(row["reminder_us"]),
        paused=None if since_us is None else Paused(at=codec.instant(since_us), why=Why(why)),
        wake=_instant(row["wake_us"]),
    )


def _us(at: datetime | None) -> int | None:
    return None if at is None else codec.instant_us(at)


def _instant(at_us: int | None) -> datetime | None:
    return None if at_us is None else codec.instant(at_us)
