"""Redraws that no press asked for: one queue a message, merged so that only the newest state is drawn (decision 5).

Knows no game: it is handed a way to draw, asked for at the moment it is drawn.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from cogs._guard import unattended

Draw = Callable[[], Awaitable[object]]


class Redraws:
    """Background drawing; what is asked for while a draw is under way is drawn once, afterwards, newest wins."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, Draw] = {}
        self._drawing: dict[Hashable, asyncio.Task[None]] = {}

    def ask(self, key: Hashable, draw: Draw) -> None:
        """Draw soon, in place of whatever still waits under the same key."""
        self._waiting[key] = draw
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw_all(key), name=f"redraw {key}")

    async def drained(self) -> None:
        """Wait until nothing is left to draw: a clean stop."""
        while self._drawing:
            await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def _draw_all(self, key: Hashable) -> None:
        try:
            while (draw := self._waiting.pop(key, None)) is not None:
                await unattended(draw(), f"redraw {key}")
        finally:
            del self._drawing[key]
