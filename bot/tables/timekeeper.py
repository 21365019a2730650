"""Rings for each game at the moment its row names: one timer for all of them, and no ticking in between.

Knows moments and ids; what is to be done at a table is found out by who answers the ring, under the table's lock.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.tables.ports import Clock, Store, StoreUnusable

log = structlog.stdlib.get_logger(__name__)

AT_ONCE: Final = 50
"""Games read from the store at a time."""
AGAIN_AFTER: Final = timedelta(minutes=1)
"""When a game is rung for again whose ring went wrong, or the store asked again that couldn't be read."""

Ring = Callable[[str], Awaitable[bool]]
"""Does what time asks for at this game; False where that went wrong. It raises nothing."""


class Timekeeper:
    """Sleeps until the next moment that is written in a row, and is woken for a nearer one."""

    def __init__(self, store: Store, clock: Clock, ring: Ring) -> None:
        self._store = store
        self._clock = clock
        self._ring = ring
        self._next: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._running = False

    def start(self) -> None:
        """Ring from now on, first of all for what fell due meanwhile."""
        self._running = True
        self._set(self._clock.now())

    async def stop(self) -> None:
        """Ring no more; what rings now is heard out."""
        self._running = False
        self._unset()
        if self._ringing is not None:
            await asyncio.gather(self._ringing, return_exceptions=True)

    def expect(self, at: datetime) -> None:
        """Some game is to be rung for then."""
        if self._running and (self._next is None or at < self._next):
            self._set(at)

    def _set(self, at: datetime) -> None:
        self._unset()
        self._next = at
        delay_s = max(0.0, (at - self._clock.now()).total_seconds())
        self._timer = asyncio.get_running_loop().call_later(delay_s, self._rise)

    def _unset(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._next = None

    def _rise(self) -> None:
        self._timer = self._next = None
        # One that is under way looks for what is due until nothing is.
        if self._ringing is None or self._ringing.done():
            self._ringing = asyncio.create_task(self._ring_for_all(), name="timekeeper")

    async def _ring_for_all(self) -> None:
        try:
            await self._ring_for_due()
            following = await self._store.next_wake()
        except StoreUnusable as failed:
            log.warning("timekeeper.waits", reason=str(failed))
            following = self._clock.now() + AGAIN_AFTER
        if following is not None:
            self.expect(following)

    async def _ring_for_due(self) -> None:
        while self._running and (due := await self._store.waking(self._clock.now(), AT_ONCE)):
            for game in due:
                if not await self._ring(game):
                    await self._store.wake_later(game, self._clock.now() + AGAIN_AFTER)
