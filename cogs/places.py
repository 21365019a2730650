"""Places that go: a channel, a thread or a whole server that the bot is told has been deleted or left. Knows no rule.

A server that is merely unavailable comes back, and so do its tables: that is no event here.
"""

from collections.abc import Collection, Sequence

import discord
import structlog
from discord.ext import commands

from bot.tables.answers import Played
from bot.tables.places import abandon
from cogs._boards import Boards
from cogs._guard import unattended
from cogs._hall import Hall

log = structlog.stdlib.get_logger(__name__)


class Places(commands.Cog):
    """Closes the games of places that are no more, so that people are free to start elsewhere."""

    def __init__(self, hall: Hall, boards: Boards) -> None:
        self._hall = hall
        self._boards = boards

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close what was opened or played there; its threads are gone with it."""
        await self._close(await self._hall.store.unfinished_at(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close what was played there, and say so in the channel."""
        await self._close(await self._hall.store.unfinished_at(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close everything of a server that let the bot go."""
        await self._close(await self._hall.store.unfinished_in(guild.id))

    async def close_left(self, servers: Collection[int]) -> None:
        """Close everything of servers that let the bot go while it was down.

        `servers` are all that READY named, unavailable ones too; what is missing there was left. Where it named none at
        all, nothing is closed: there is nobody the games stand in the way of, and a fault would cost every game. Who
        lets the bot go between two sessions of the same process is found out by its next start, since the library
        forgets no server that a later READY leaves out.
        """
        if not servers:
            return
        left = (await self._hall.store.servers_in_play()).difference(servers)
        games = [game for server in left for game in await self._hall.store.unfinished_in(server)]
        if games:
            log.info("servers.left", servers=len(left), games=len(games))
        await self._close(games)

    async def _close(self, games: Sequence[str]) -> None:
        with self._hall.surface.answering():
            for game in games:
                await unattended(self._abandon(game), f"abandon {game}")

    async def _abandon(self, game: str) -> None:
        answer = await abandon(self._hall.desk, game)
        if isinstance(answer, Played) and self._hall.surface.knows(answer.table.row.channel):
            self._boards.redraw_channel_message(answer.table)
