"""`/tutto rules` and the buttons of its pages. Knows how a topic is asked for, not what its page says."""

import discord
from discord import app_commands

from bot.engine import Edition, Ruleset
from bot.i18n.catalogue import Words
from bot.i18n.negotiation import reader_language
from bot.i18n.topics import Topics
from bot.screens import Screen, rules
from cogs._custom_id import CustomId
from cogs._hall import Hall


class RulesRoom:
    """The rulebook at hand: public, in the server's language."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._topics = Topics([hall.catalogue.speaking(lang) for lang in hall.catalogue.languages])

    async def open(self, interaction: discord.Interaction, asked: str | None) -> None:
        """Open the book for everyone at what was asked for; what isn't found opens the nearest page."""
        screen = await self._opened(interaction, asked, await self._words(interaction))
        await self._hall.surface.answer(interaction, screen)

    async def look_up(self, interaction: discord.Interaction, asked: str | None) -> None:
        """Open it for who asks alone, in their language."""
        screen = await self._opened(interaction, asked, self._hall.reader(interaction))
        await self._hall.surface.whisper(interaction, screen)

    def choices(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What to offer while somebody types, in their language."""
        lang = reader_language(interaction.locale.value, self._hall.catalogue.languages)
        return [app_commands.Choice(name=found.title, value=found.topic) for found in self._topics.choices(typed, lang)]

    async def turn_page(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Show the page the button names, in place of the one that stands."""
        alone = interaction.message is not None and interaction.message.flags.ephemeral
        words = self._hall.reader(interaction) if alone else await self._words(interaction)
        screen = rules.rules(rules.page_at(pressed.arg), words, await self._ruleset(interaction))
        await self._hall.surface.redraw(interaction, screen)

    async def _opened(self, interaction: discord.Interaction, asked: str | None, words: Words) -> Screen:
        """The page on what was asked for, in the book of what is played here."""
        lang = reader_language(interaction.locale.value, self._hall.catalogue.languages)
        ruleset = await self._ruleset(interaction)
        edition = Edition.TUTTO if ruleset is None else ruleset.edition
        return rules.rules(rules.page_about(self._topics.find(asked or "", lang), edition), words, ruleset)

    async def _ruleset(self, interaction: discord.Interaction) -> Ruleset | None:
        """What the table in this channel or thread plays, where there is one."""
        table = await self._hall.desk.at_place(interaction.channel_id or 0)
        return None if table is None else table.game.ruleset

    async def _words(self, interaction: discord.Interaction) -> Words:
        return self._hall.catalogue.speaking(await self._hall.place_language(interaction))
