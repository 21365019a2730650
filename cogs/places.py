"""Places that go: a channel, a thread or a whole server that the bot is told has been deleted or left. Knows no rule.

A server that is merely unavailable comes back, and so do its tables: that is no event here.
"""

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.tables.answers import Played
from bot.tables.places import abandon
from cogs._boards import Boards
from cogs._guard import unattended
from cogs._hall import Hall


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

    async def _close(self, games: Sequence[str]) -> None:
        with self._hall.surface.answering():
            for game in games:
                await unattended(self._abandon(game), f"abandon {game}")

    async def _abandon(self, game: str) -> None:
        answer = await abandon(self._hall.desk, game)
        if isinstance(answer, Played) and self._hall.surface.knows(answer.table.row.channel):
            self._boards.redraw_channel_message(answer.table)
