"""The first minute on a server: a greeting, once, in a channel where the bot may speak. Knows no game."""

import discord
import structlog
from discord.ext import commands

from bot.i18n.negotiation import reader_language
from bot.screens import greeting, notices
from bot.tables.servers import Setting
from bot.tables.turnstile import Turnstile
from cogs._custom_id import CustomId
from cogs._hall import Hall

log = structlog.stdlib.get_logger(__name__)


class Greeting(commands.Cog):
    """Says hello, and lets those who manage the server choose the language right there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._turnstile = Turnstile()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server the first time the bot is let in."""
        channel = _where_to_speak(guild)
        if channel is None:
            return
        async with self._turnstile.pass_through(str(guild.id)):
            if await self._hall.store.setting(guild.id, 0, Setting.WELCOMED):
                return
            await self._hall.store.set_setting(guild.id, None, Setting.WELCOMED, "yes")
        lang = reader_language(guild.preferred_locale.value, self._hall.catalogue.languages)
        screen = greeting.welcome(self._hall.languages(), self._hall.catalogue.speaking(lang))
        await self._hall.surface.post(channel.id, screen, nonce=f"welcome-{guild.id}"[:25])

    async def speak(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Have the server's tables speak this language; others are shown the greeting in it."""
        if pressed.arg not in self._hall.catalogue.languages:
            await self._hall.surface.whisper(interaction, notices.unknown_press(self._hall.reader(interaction)))
            return
        screen = greeting.welcome(self._hall.languages(), self._hall.catalogue.speaking(pressed.arg))
        if not interaction.permissions.manage_guild:
            await self._hall.surface.whisper(interaction, screen)
            return
        await self._hall.store.set_setting(interaction.guild_id or 0, None, Setting.LANGUAGE, pressed.arg)
        await self._hall.surface.redraw(interaction, screen)

    async def help(self, interaction: discord.Interaction) -> None:
        """`/tutto help`."""
        await self._hall.surface.whisper(interaction, greeting.help_page(self._hall.reader(interaction)))


def _where_to_speak(guild: discord.Guild) -> discord.TextChannel | None:
    """The server's own channel for such news, else its first text channel, where the bot may write there."""
    channels = [guild.system_channel, *guild.text_channels]
    return next((channel for channel in channels if channel is not None and _may_speak(channel)), None)


def _may_speak(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.view_channel and may.send_messages and may.embed_links
