"""What the advisor knows of a table by now, without ever waiting for it. Knows no rule, and decides nothing.

What isn't solved yet is set to work at when it is first asked for, in another process, for whoever asks next.
"""

import asyncio
from typing import Final

import structlog

from bot.advisor.shelf import Library
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.engine.state import Game

log = structlog.stdlib.get_logger(__name__)


class Counsel:
    """Solved situations for whoever needs one now or never."""

    def __init__(self, library: Library) -> None:
        self._library: Final = library
        self._solving: Final[dict[Situation, asyncio.Task[Solved]]] = {}

    def solved(self, game: Game) -> Solved | None:
        """What is solved of the turn under way; None where nothing is. Raises LookupError where there is no turn."""
        return self.known(situation(game))

    def known(self, where: Situation) -> Solved | None:
        """What is solved of a situation; what isn't is begun."""
        found = self._library.known(where)
        if found is None and where not in self._solving:
            task = asyncio.create_task(self._library.solved(where), name=f"solve {where.key}")
            self._solving[where] = task
            task.add_done_callback(lambda done: self._end(where, done))
        return found

    def drop(self) -> None:
        """Solve nothing any more: a stop."""
        for task in self._solving.values():
            task.cancel()

    def _end(self, where: Situation, done: asyncio.Task[Solved]) -> None:
        del self._solving[where]
        failed = None if done.cancelled() else done.exception()
        if failed is not None:
            log.error("bug", asked=f"solve {where.key}", exc_info=failed)
