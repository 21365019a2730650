"""Ids and instants as Discord writes them.

Knows nothing of what an id names.
"""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, where Discord's ids begin."""


def now_ms() -> int:
    """Wall-clock milliseconds since 1970; discordd is another machine, so it has a clock of its own."""
    return time.time_ns() // 1_000_000


def iso(at_ms: int) -> str:
    """An instant in the form of Discord's JSON."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat()


class Snowflakes:
    """Ids that carry their instant, each greater than the one before."""

    __slots__ = ("_last", "_last_guild")

    def __init__(self) -> None:
        self._last = 0
        # Guilds are a year old and a millisecond apart: shards are dealt by the millisecond.
        self._last_guild = (now_ms() - EPOCH_MS - 365 * 86_400_000) << 22

    def next(self) -> int:
        self._last = max(self._last + 1, (now_ms() - EPOCH_MS) << 22)
        return self._last

    def next_guild(self) -> int:
        self._last_guild += 1 << 22
        return self._last_guild
