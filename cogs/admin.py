"""`/tutto-admin`: what a server sets for its tables. Knows settings, no game; Discord keeps others from it."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import shipped
from bot.i18n.translator import told
from bot.screens import admin
from bot.screens import pace as paces
from bot.screens.pace import LONGEST_TYPED, OFFERED
from bot.tables.pace import LIVE, NAMED, Pace
from bot.tables.ports import Where
from bot.tables.servers import Setting
from cogs._guard import guarded
from cogs._hall import Hall
from cogs.presets import LONGEST_NAME, Action, PresetRoom

MOST_DESCRIBED: Final = 100
AUTOMATIC: Final = "auto"
"""The choice that takes a setting back."""
LANGUAGES: Final = [
    app_commands.Choice(name=told("choice-automatic"), value=AUTOMATIC),
    *(app_commands.Choice(name=shipped().speaking(lang)("language-name"), value=lang) for lang in shipped().languages),
]
PLACES: Final = [
    app_commands.Choice(name=told("choice-automatic"), value=AUTOMATIC),
    app_commands.Choice(name=told("choice-where-here"), value=Where.HERE.value),
    app_commands.Choice(name=told("choice-where-thread"), value=Where.THREAD.value),
]

ACTIONS: Final = [
    app_commands.Choice(name=told("choice-preset-save"), value=Action.SAVE.value),
    app_commands.Choice(name=told("choice-preset-show"), value=Action.SHOW.value),
    app_commands.Choice(name=told("choice-preset-delete"), value=Action.DELETE.value),
    app_commands.Choice(name=told("choice-preset-default"), value=Action.DEFAULT.value),
]

Interaction = discord.Interaction[discord.Client]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="tutto-admin", description=told("command-tutto-admin")):
    """What those who manage a server type; a server can give the commands to others too."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self._hall = hall
        self._presets = PresetRoom(hall)

    @app_commands.command(name="language", description=told("command-admin-language"))
    @app_commands.describe(language=told("option-language"), channel=told("option-channel"))
    @app_commands.choices(language=LANGUAGES)
    async def language(
        self,
        interaction: Interaction,
        language: app_commands.Choice[str],
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Set what everyone reads here."""
        await guarded(self._set(interaction, Setting.LANGUAGE, language.value, channel), interaction, self._hall)

    @app_commands.command(name="where", description=told("command-admin-where"))
    @app_commands.describe(where=told("option-start-where"), channel=told("option-channel"))
    @app_commands.choices(where=PLACES)
    async def where(
        self,
        interaction: Interaction,
        where: app_commands.Choice[str],
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Set where tables play when nobody says."""
        await guarded(self._set(interaction, Setting.WHERE, where.value, channel), interaction, self._hall)

    @app_commands.command(name="pace", description=told("command-admin-pace"))
    @app_commands.describe(pace=told("option-pace"), channel=told("option-channel"))
    async def pace(
        self,
        interaction: Interaction,
        pace: app_commands.Range[str, 1, LONGEST_TYPED],
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Set how long a turn may take when nobody says."""
        await guarded(self._set_pace(interaction, pace, channel), interaction, self._hall)

    @pace.autocomplete("pace")
    async def _paces(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = self._hall.reader(interaction)
        own = self._hall.own_pace(typed)
        offered = OFFERED if own is None or own in OFFERED else (own, *OFFERED)
        named = [(f"{paces.named(pace, words)} · {paces.told(pace, words)}", str(pace)) for pace in offered]
        return [
            app_commands.Choice(name=name[:MOST_DESCRIBED], value=value)
            for name, value in [*named, (words("choice-automatic"), AUTOMATIC)]
            if own is not None or typed.casefold() in name.casefold()
        ]

    @app_commands.command(name="preset", description=told("command-admin-preset"))
    @app_commands.describe(action=told("option-preset-action"), name=told("option-preset-name"))
    @app_commands.choices(action=ACTIONS)
    async def preset(
        self,
        interaction: Interaction,
        action: app_commands.Choice[str],
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
    ) -> None:
        """Keep house rules under a name, and what can be done with them then."""
        await guarded(self._presets.do(interaction, Action(action.value), name), interaction, self._hall)

    @preset.autocomplete("name")
    async def _names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._presets.names(interaction, typed)

    async def _set_pace(self, interaction: Interaction, said: str, channel: discord.TextChannel | None) -> None:
        """Keep a pace by its name in any language, a time, or none of the server's own."""
        words = self._hall.reader(interaction)
        chosen = self._read_pace(said)
        if chosen is None and said != AUTOMATIC:
            await self._hall.surface.whisper(interaction, paces.unreadable(words))
            return
        place = channel.id if channel else None
        value = None if chosen is None else str(chosen)
        await self._hall.store.set_setting(interaction.guild_id or 0, place, Setting.PACE, value)
        screen = admin.pace_set(chosen or LIVE, place, words, usual=chosen is None)
        await self._hall.surface.whisper(interaction, screen)

    def _read_pace(self, said: str) -> Pace | None:
        if said in NAMED:
            return NAMED[said]
        for lang in self._hall.catalogue.languages:
            words = self._hall.catalogue.speaking(lang)
            for pace in OFFERED:
                if said.casefold() == paces.named(pace, words).casefold():
                    return pace
        return self._hall.own_pace(said)

    async def _set(
        self, interaction: Interaction, setting: Setting, value: str, channel: discord.TextChannel | None
    ) -> None:
        """Keep it, and say what holds from now on."""
        place = channel.id if channel else None
        chosen = None if value == AUTOMATIC else value
        await self._hall.store.set_setting(interaction.guild_id or 0, place, setting, chosen)
        words = self._hall.reader(interaction)
        match setting:
            case Setting.LANGUAGE:
                name = self._hall.catalogue.speaking(chosen)("language-name") if chosen else ""
                screen = admin.language_set(name, place, words)
            case _:
                screen = admin.where_set(Where(chosen) if chosen else None, place, words)
        await self._hall.surface.whisper(interaction, screen)
