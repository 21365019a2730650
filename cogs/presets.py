"""`/tutto-admin preset`: keep the rules of the table here, show, delete, make usual. Knows no rule by name."""

from enum import StrEnum
from typing import Final

import discord
from discord import app_commands

from bot.engine import departures
from bot.i18n.catalogue import Words
from bot.screens import Screen, presets
from bot.tables.servers import Preset, Setting
from cogs._hall import Hall

LONGEST_NAME: Final = 32
MOST_KEPT: Final = 20
"""With those that are shipped they fit into one menu of 25."""


class Action(StrEnum):
    """What is to be done with a preset."""

    SAVE = "save"
    SHOW = "show"
    DELETE = "delete"
    DEFAULT = "default"


class PresetRoom:
    """The house rules that a server keeps under names."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def do(self, interaction: discord.Interaction, action: Action, name: str | None) -> None:
        """Do it, and say privately what came of it."""
        words = self._hall.reader(interaction)
        called = " ".join((name or "").split())
        match action:
            case Action.SAVE:
                screen = await self._save(interaction, called, words)
            case Action.SHOW:
                screen = await self._show(interaction, called, words)
            case Action.DELETE:
                screen = await self._delete(interaction, called, words)
            case Action.DEFAULT:
                screen = await self._make_usual(interaction, called, words)
        await self._hall.surface.whisper(interaction, screen)

    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The names that are kept and have what was typed in them."""
        known = await self._hall.store.presets(interaction.guild_id or 0)
        fitting = [preset.name for preset in known if typed.casefold() in preset.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting]

    async def _save(self, interaction: discord.Interaction, name: str, words: Words) -> Screen:
        guild = interaction.guild_id or 0
        table = await self._hall.desk.at_place(interaction.channel_id or 0)
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.startswith("="):
            return presets.nameless(LONGEST_NAME, words)
        if table is None:
            return presets.nothing_to_keep(words)
        known = await self._hall.store.presets(guild)
        if len(known) >= MOST_KEPT and name not in {preset.name for preset in known}:
            return presets.too_many(MOST_KEPT, words)
        ruleset = table.game.ruleset
        preset = Preset(name=name, edition=ruleset.edition.value, house=departures(ruleset))
        await self._hall.store.keep_preset(guild, preset)
        return presets.kept(preset, words)

    async def _show(self, interaction: discord.Interaction, name: str, words: Words) -> Screen:
        if not name:
            known = await self._hall.store.presets(interaction.guild_id or 0)
            return presets.listed(known, await self._usual(interaction), words)
        preset = await self._kept(interaction, name)
        return presets.unknown(name, words) if preset is None else presets.one(preset, words)

    async def _delete(self, interaction: discord.Interaction, name: str, words: Words) -> Screen:
        if await self._kept(interaction, name) is None:
            return presets.unknown(name, words) if name else presets.nameless(LONGEST_NAME, words)
        guild = interaction.guild_id or 0
        if await self._usual(interaction) == name:
            await self._hall.store.set_setting(guild, None, Setting.PRESET, None)
        await self._hall.store.drop_preset(guild, name)
        return presets.dropped(name, words)

    async def _make_usual(self, interaction: discord.Interaction, name: str, words: Words) -> Screen:
        """Have new tables play it; without a name, have them play by the sheet again."""
        if name and await self._kept(interaction, name) is None:
            return presets.unknown(name, words)
        await self._hall.store.set_setting(interaction.guild_id or 0, None, Setting.PRESET, name or None)
        return presets.made_usual(name or None, words)

    async def _kept(self, interaction: discord.Interaction, name: str) -> Preset | None:
        known = await self._hall.store.presets(interaction.guild_id or 0)
        return next((preset for preset in known if preset.name == name), None)

    async def _usual(self, interaction: discord.Interaction) -> str | None:
        return await self._hall.setting(interaction, Setting.PRESET)
