"""When the gateway could not bring people's presses, and what is made good for it. Knows connections, no rule.

It must not know what time asks for at a table: only that nothing is asked while presses may be on their way.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.tables.pace import APPLIED_AFTER, GRACE
from bot.tables.ports import Clock
from bot.tables.shards import EVERY_SERVER, Shard
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._guard import unattended
from cogs._hall import Hall

log = structlog.stdlib.get_logger(__name__)

TOO_LONG: Final = timedelta(seconds=5)
"""An outage from which on clocks are given grace though its session was resumed: nobody minds a shorter one."""
PUT_OFF_BY: Final = timedelta(minutes=1)
"""When it is looked again whether presses arrive, should nobody have said so by then."""
BETWEEN_BOARDS_S: Final = 0.2
"""Between two boards that are redrawn for nobody's press: a tenth of what Discord takes from a bot."""


class Outages(commands.Cog):
    """Each connection to the gateway: since when it is down, and grace once it is back."""

    def __init__(self, bot: discord.AutoShardedClient, hall: Hall, boards: Boards, clock: Clock) -> None:
        self._bot = bot
        self._hall = hall
        self._boards = boards
        self._clock = clock
        self._began: Final = clock.now()
        self._greeted: Final[set[int]] = set()
        self._up: Final[set[int]] = set()
        self._down_since: Final[dict[int, datetime]] = {}
        self._put_off: Final[dict[str, int]] = {}
        """The shard of each game whose time waits for it."""
        self._outdated: Final[list[str]] = []
        """Games whose boards count down to an earlier moment, as long as no board may be redrawn yet."""
        self._redraws = False
        self._redrawing: Final[set[asyncio.Task[None]]] = set()

    async def begin(self) -> None:
        """Give grace for the time the bot itself was down."""
        self._outdated.extend(await self._hall.desk.give_grace(self._clock.now() + GRACE, EVERY_SERVER))

    async def waits(self, table: Table) -> bool:
        """Whether time has to wait at this table, because presses can't arrive; it is put off then."""
        shard = self._shard_of(table.row.guild)
        if shard in self._up:
            return False
        self._put_off[table.id] = shard
        await self._hall.desk.put_off(table.id, self._clock.now() + PUT_OFF_BY)
        return True

    def _shard_of(self, guild: int) -> int:
        return Shard.serving(guild, of=self._bot.shard_count or 1).number

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Note since when presses are missing."""
        self._up.discard(shard)
        self._down_since.setdefault(shard, self._clock.now())

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Go on: every press that was missing has been brought by now."""
        await self._found(shard, grace_from=TOO_LONG)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """Go on with a new session: presses that were missing are lost, however short the outage was."""
        again = shard in self._greeted
        self._greeted.add(shard)
        if not again:
            # Until now grace was given for the bot's own start.
            self._down_since[shard] = self._began
        await self._found(shard, grace_from=timedelta(0) if again else TOO_LONG)

    async def _found(self, shard: int, *, grace_from: timedelta) -> None:
        since = self._down_since.pop(shard, None)
        if since is None:
            return
        lasted = self._clock.now() - since
        await unattended(self._make_good(shard, with_grace=lasted >= grace_from), f"outage {shard}")
        if shard not in self._down_since:
            self._up.add(shard)

    async def _make_good(self, shard: int, *, with_grace: bool) -> None:
        among = Shard(number=shard, of=self._bot.shard_count or 1)
        now = self._clock.now()
        moved = await self._hall.desk.give_grace(now + GRACE, among) if with_grace else ()
        waiting = [game for game, its in self._put_off.items() if its == shard]
        for game in waiting:
            del self._put_off[game]
        for game in set(waiting).difference(moved):
            # A press that was brought just now is judged first.
            await self._hall.desk.put_off(game, now + APPLIED_AFTER)
        log.info("gateway.back", shard=shard, graced=len(moved))
        self._redraw(moved)

    def redraw_from_now_on(self) -> None:
        """Have countdowns be true again, those of the start first; before, boards may still be due."""
        self._redraws = True
        outdated = list(dict.fromkeys(self._outdated))
        self._outdated.clear()
        self._redraw(outdated)

    def _redraw(self, games: Sequence[str]) -> None:
        if not self._redraws:
            self._outdated.extend(games)
        elif games:
            task = asyncio.create_task(self._redraw_each(games), name="grace")
            self._redrawing.add(task)
            task.add_done_callback(self._redrawing.discard)

    async def _redraw_each(self, games: Sequence[str]) -> None:
        """One board after the other."""
        for game in games:
            await unattended(self._redraw_board(game), f"grace {game}")
            await asyncio.sleep(BETWEEN_BOARDS_S)

    async def _redraw_board(self, game: str) -> None:
        table = await self._hall.desk.table(game)
        if table is not None and table.row.timing.deadline is not None:
            self._boards.redraw_board(table)

    def drop(self) -> None:
        """Redraw nothing more."""
        for task in self._redrawing:
            task.cancel()
