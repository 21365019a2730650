"""The computers of all tables at work: one press after the other at a human pace. Knows no rule and no screen.

They press through the desk like anybody, and like anybody know no more than the board shows. Nothing here outlives the
process: who is on turn stands in the games, and is looked for again at the start and whenever a table is touched.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import structlog

from bot.advisor.habits import Habits, habits
from bot.advisor.seats import Policy, bold, careful, copycat, perfect
from bot.engine.commands import Command
from bot.tables.answers import Played, Refused
from bot.tables.computers import computer_up
from bot.tables.ports import Kind, StoreUnusable
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._guard import unattended
from cogs._hall import Hall

log = structlog.stdlib.get_logger(__name__)

RETRY_AFTER_S: Final = 5.0


class Computers:
    """At most one row of presses a table."""

    def __init__(self, hall: Hall, boards: Boards, pace_s: float) -> None:
        self._hall: Final = hall
        self._boards: Final = boards
        self._pace_s: Final = pace_s
        self._playing: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, game: str) -> None:
        """Have a computer play that is on turn there, if one is and nobody has yet."""
        if game not in self._playing:
            self._playing[game] = asyncio.create_task(self._play(game), name=f"computers {game}")

    async def look_for_work(self) -> None:
        """Wake every game that a computer has to play on: a start."""
        for game in await self._hall.store.with_computers():
            self.wake(game)

    def drop(self) -> None:
        """Press nothing any more: a stop."""
        for task in self._playing.values():
            task.cancel()

    async def _play(self, game: str) -> None:
        try:
            await unattended(self._keep_on(game), f"computers {game}")
        finally:
            del self._playing[game]

    async def _keep_on(self, game: str) -> None:
        """Press on, whatever becomes of the database: one that failed is asked again."""
        while True:
            try:
                await self._press_on(game)
            except StoreUnusable as unusable:
                log.warning("computers.wait", game=game, reason=str(unusable))
                await asyncio.sleep(RETRY_AFTER_S)
            else:
                return

    async def _press_on(self, game: str) -> None:
        usual: Habits | None = None
        while True:
            table = await self._hall.desk.table(game)
            if table is None or computer_up(table) is None:
                return
            await asyncio.sleep(self._pace_s)
            if game in self._boards.under_way:
                # Its board is still on the way to Discord, and wakes it once it is there.
                return
            if usual is None and computer_up(table) is Kind.COPYCAT:
                usual = habits(await self._hall.store.banks(table.row.guild))
            answer = await self._hall.desk.play_computer(game, partial(self._press, usual=usual or Habits()))
            if isinstance(answer, Refused):
                raise RuntimeError(answer.refusal.code)  # noqa: TRY004 — a policy broke the rules, not a type
            if isinstance(answer, Played):
                await self._boards.follow(answer)

    def _press(self, table: Table, usual: Habits) -> Sequence[Command]:
        kind = computer_up(table)
        return () if kind is None else self._policy(kind, usual)(table.game)

    def _policy(self, kind: Kind, usual: Habits) -> Policy:
        match kind:
            case Kind.BOLD:
                return bold
            case Kind.PERFECT:
                return perfect(self._hall.counsel.solved)
            case Kind.COPYCAT:
                return copycat(usual)
            case Kind.CAREFUL | Kind.MEMBER | Kind.GUEST:
                return careful
