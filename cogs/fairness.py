"""`/tutto fair` and its Check button. Knows which game is meant, not how its dice are sealed."""

import asyncio

import discord

from bot.screens import fair, notices
from bot.tables.live import read_back
from bot.tables.ports import StoredGame
from bot.tables.verify import verify
from bot.tables.written import record_of
from cogs._custom_id import CustomId
from cogs._hall import Hall


class FairRoom:
    """Explains sealed dice and checks games, for anyone who asks and in their language."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def show(self, interaction: discord.Interaction) -> None:
        """Explain, with the seal of the game here, running or newest."""
        words, store, place = self._hall.reader(interaction), self._hall.store, interaction.channel_id or 0
        fallen = await store.fallen(interaction.guild_id or 0)
        game = await store.at_place(place) or await store.last_at_place(place)
        stored = await store.load(game) if game else None
        screen = (
            fair.fair_without_game(fallen, words) if stored is None else fair.fair(read_back(stored), fallen, words)
        )
        await self._hall.surface.whisper(interaction, screen)

    async def check(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Verify the game of this press as it is stored, and say what was compared."""
        words = self._hall.reader(interaction)
        stored = await self._hall.store.load(pressed.game)
        if stored is None:
            await self._hall.surface.whisper(interaction, notices.gone(words))
            return
        fallen = await self._hall.store.fallen(interaction.guild_id or 0)
        table = read_back(stored)
        if table.game.is_over:
            found = await asyncio.to_thread(_verified, stored)
            screen = fair.checked(table, found, fallen, words)
        else:
            screen = fair.fair(table, fallen, words)
        await self._hall.surface.redraw_alone(interaction, screen)


def _verified(stored: StoredGame) -> fair.Found:
    """Check the very record that `/tutto export` hands out."""
    return verify(record_of(stored))
