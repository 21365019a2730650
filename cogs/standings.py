"""`/tutto leaderboard`. Knows which lines are asked for, not how they are counted."""

import discord

from bot.i18n.catalogue import Words
from bot.screens import Screen, leaderboard
from bot.screens.leaderboard import MOST_LINES
from cogs._hall import Hall


class StandingsRoom:
    """This server's games, wins and points."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def show(self, interaction: discord.Interaction) -> None:
        """Show the leaderboard to who asks, in their language."""
        await self._hall.surface.whisper(interaction, await self._screen(interaction, self._hall.reader(interaction)))

    async def share(self, interaction: discord.Interaction) -> None:
        """Show it to everyone, in the language of the place."""
        words = self._hall.catalogue.speaking(await self._hall.place_language(interaction))
        await self._hall.surface.answer(interaction, await self._screen(interaction, words))

    async def _screen(self, interaction: discord.Interaction, words: Words) -> Screen:
        standings = await self._hall.store.standings(interaction.guild_id or 0, MOST_LINES)
        return leaderboard.leaderboard(standings, words)
