"""`/tutto leaderboard`. Knows which lines are asked for, not how they are counted."""

import discord

from bot.screens import leaderboard
from bot.screens.leaderboard import MOST_LINES
from cogs._hall import Hall


class StandingsRoom:
    """This server's games, wins and points."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def leaderboard(self, interaction: discord.Interaction) -> None:
        """Show the leaderboard to who asks."""
        standings = await self._hall.store.standings(interaction.guild_id or 0, MOST_LINES)
        screen = leaderboard.leaderboard(standings, self._hall.reader(interaction))
        await self._hall.surface.whisper(interaction, screen)
