"""`/tutto stats`. Knows whose figures are asked for, not how they are counted or reckoned."""

from typing import Final

import discord

from bot.i18n.catalogue import Words
from bot.screens import Screen, stats
from cogs._accounts import Accounts
from cogs._hall import Hall

AT_ONCE: Final = 25
"""Games that are reckoned for one who asks, at 0.1 s or so each; those before them for whoever asks next."""

Somebody = discord.Member | discord.User


class StatsRoom:
    """What somebody's finished games on this server come to."""

    def __init__(self, hall: Hall, accounts: Accounts) -> None:
        self._hall = hall
        self._accounts = accounts

    async def show(self, interaction: discord.Interaction, somebody: Somebody | None) -> None:
        """Show one's own figures or another's to who asks, in their language."""
        words, person = self._hall.reader(interaction), somebody or interaction.user
        await self._hall.surface.whisper(interaction, await self._screen(interaction, person, words))
        await self._reckon(interaction, person, words)

    async def share(self, interaction: discord.Interaction, somebody: Somebody | None) -> None:
        """Show them to everyone, in the language of the place."""
        words = self._hall.catalogue.speaking(await self._hall.place_language(interaction))
        person = somebody or interaction.user
        await self._hall.surface.answer(interaction, await self._screen(interaction, person, words))
        await self._reckon(interaction, person, words)

    async def _screen(self, interaction: discord.Interaction, person: Somebody, words: Words) -> Screen:
        figures = await self._hall.store.figures(interaction.guild_id or 0, person.id)
        return stats.stats(person.display_name, figures, words)

    async def _reckon(self, interaction: discord.Interaction, person: Somebody, words: Words) -> None:
        """Reckon what nobody has yet, once the answer is given, and put it on the page that is shown."""
        games = await self._hall.store.unreckoned(interaction.guild_id or 0, person.id, AT_ONCE)
        kept = [await self._accounts.keep(game) for game in games]
        if any(kept):
            await self._hall.surface.redraw_again(interaction, await self._screen(interaction, person, words))
