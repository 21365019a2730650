"""The button for luck and skill under a result. Knows which game is meant, not how an account of it is made."""

import discord

from bot.screens import luck, notices
from bot.tables.live import read_back
from cogs._accounts import Accounts
from cogs._custom_id import CustomId
from cogs._hall import Hall


class LuckRoom:
    """Accounts of finished games, for anyone who asks and in their language."""

    def __init__(self, hall: Hall, accounts: Accounts) -> None:
        self._hall = hall
        self._accounts = accounts

    async def show(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Tell how lucky everybody was and how well they played, and the asker what their costliest choices were."""
        words, user = self._hall.reader(interaction), interaction.user.id
        stored = await self._hall.store.load(pressed.game)
        if stored is None:
            await self._hall.surface.whisper(interaction, notices.gone(words))
            return
        table = read_back(stored)
        if not table.game.is_over:
            await self._hall.surface.whisper(interaction, luck.under_way(words))
            return
        found = await self._accounts.of(stored, table)
        screen = luck.still_working(words) if found is None else luck.luck(table, found, user, words)
        await self._hall.surface.whisper(interaction, screen)
