"""What the advisor knows of a table by now, without ever waiting for it. Knows no rule, and decides nothing.

What isn't solved yet is set to work at when it is first asked for, in another process, for whoever asks next.
"""

import asyncio
from typing import Final

from bot.advisor.shelf import Library
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.engine.state import Game
from cogs._guard import unattended


class Counsel:
    """Solved situations for whoever needs one now or never."""

    def __init__(self, library: Library) -> None:
        self._library: Final = library
        self._solving: Final[dict[Situation, asyncio.Task[None]]] = {}

    def solved(self, game: Game) -> Solved | None:
        """What is solved of the turn under way; None where nothing is yet. Raises LookupError where there is no turn."""
        return self.known(situation(game))

    def known(self, where: Situation) -> Solved | None:
        """What is solved of a situation; what isn't is begun."""
        found = self._library.known(where)
        if found is None and where not in self._solving:
            task = asyncio.create_task(self._solve(where), name=f"solve {where.key}")
            self._solving[where] = task
            task.add_done_callback(lambda _: self._solving.pop(where, None))
        return found

    def drop(self) -> None:
        """Solve nothing any more: a stop."""
        for task in self._solving.values():
            task.cancel()

    async def _solve(self, where: Situation) -> None:
        await unattended(self._solved(where), f"solve {where.key}")

    async def _solved(self, where: Situation) -> None:
        await self._library.solved(where)
