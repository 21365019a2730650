"""What Discord would not take, tried again with growing pauses until it does. Knows tables by their ids, and no screen.

Nothing here outlives the process: what is still to be shown then is posted at the next start.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from cogs._guard import unattended

FIRST_PAUSE_S: Final = 6.0
LONGEST_PAUSE_S: Final = 600.0

Try = Callable[[], Awaitable[bool]]
"""One more try; True where there is nothing left to try."""


class Later:
    """At most one row of tries a table."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, asyncio.Task[None]]] = {}

    def ask(self, game: str, once_more: Try) -> None:
        """Try until it is done with; a table for which something is tried already is left to that."""
        if game not in self._waiting:
            self._waiting[game] = asyncio.create_task(self._keep_trying(game, once_more), name=f"later {game}")

    def waits_for(self, game: str) -> bool:
        """Whether something is still to be tried for this table."""
        return game in self._waiting

    def drop(self) -> None:
        """Try nothing any more: a stop."""
        for task in self._waiting.values():
            task.cancel()

    async def _keep_trying(self, game: str, once_more: Try) -> None:
        try:
            await unattended(_until_done(once_more), f"later {game}")
        finally:
            del self._waiting[game]


async def _until_done(once_more: Try) -> None:
    pause_s = FIRST_PAUSE_S
    await asyncio.sleep(pause_s)
    while not await once_more():
        pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
        await asyncio.sleep(pause_s)
