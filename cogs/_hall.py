"""What every room of the bot shares: the desk, the store, the words, the surface. Decides nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.engine import DEFAULTS, Edition, Refusal, Ruleset, parse
from bot.i18n.catalogue import Catalogue, Words
from bot.i18n.durations import seconds_in
from bot.i18n.negotiation import board_language, reader_language
from bot.tables.desk import Desk
from bot.tables.pace import LIVE, Pace, paced
from bot.tables.ports import MessageRef, Person, Store
from bot.tables.scorebook import Scorebook
from bot.tables.servers import Setting
from bot.tables.table import Table
from cogs._counsel import Counsel
from cogs._surface import Surface

JUMP = "https://discord.com/channels"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hall:
    """Handed to each room when it is built."""

    desk: Desk
    scorebook: Scorebook
    store: Store
    catalogue: Catalogue
    surface: Surface
    counsel: Counsel
    tidy: bool
    """Whether old turn messages outside threads are folded into the next board (`TUTTO_TIDY`)."""

    def words(self, table: Table) -> Words:
        """The table's language: what everyone sees (decision 8)."""
        return self.catalogue.speaking(table.row.language)

    def reader(self, interaction: discord.Interaction) -> Words:
        """The language of the one who asks: what only they see."""
        return self.catalogue.speaking(reader_language(interaction.locale.value, self.catalogue.languages))

    def languages(self) -> tuple[tuple[str, str], ...]:
        """Every language, as (folder of `locale/`, its own name)."""
        return tuple((lang, self.catalogue.speaking(lang)("language-name")) for lang in self.catalogue.languages)

    async def person(self, interaction: discord.Interaction) -> Person:
        """Who asks, by the name this server shows."""
        user = interaction.user
        return await self.store.person(guild=interaction.guild_id or 0, user=user.id, name=user.display_name)

    async def setting(self, interaction: discord.Interaction, setting: Setting) -> str | None:
        """What is set for this channel, a thread's being that of its channel, or for this server."""
        channel = interaction.channel
        place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        return await self.store.setting(interaction.guild_id or 0, place or 0, setting)

    async def pace(self, interaction: discord.Interaction) -> Pace:
        """How long a turn may take at a new table here: as the server says, else five minutes."""
        return paced(await self.setting(interaction, Setting.PACE) or str(LIVE)) or LIVE

    def own_pace(self, said: str) -> Pace | None:
        """The pace that somebody typed: a time, in any language; None where a turn can't have it."""
        seconds = seconds_in(said, self.catalogue)
        return None if seconds is None else paced(str(seconds))

    async def ruleset(self, interaction: discord.Interaction, edition: Edition | None) -> Ruleset:
        """What a new table plays here: the server's usual preset, where it is of the wanted edition; else the sheet."""
        name = await self.setting(interaction, Setting.PRESET)
        known = await self.store.presets(interaction.guild_id or 0) if name else ()
        usual = next((preset for preset in known if preset.name == name), None)
        if usual is None or usual.edition != (edition or usual.edition):
            return DEFAULTS[edition or Edition.TUTTO]
        ruleset = parse(Edition(usual.edition), usual.house)
        return DEFAULTS[Edition(usual.edition)] if isinstance(ruleset, Refusal) else ruleset

    async def place_language(self, interaction: discord.Interaction) -> str:
        """The language of what everyone sees here, a folder of `locale/` (decision 8)."""
        locale = interaction.guild_locale
        return board_language(
            table=None,
            channel_or_server=await self.setting(interaction, Setting.LANGUAGE),
            guild_locale=locale.value if locale else "",
            community=interaction.guild is not None and "COMMUNITY" in interaction.guild.features,
            opener_locale=interaction.locale.value,
            available=self.catalogue.languages,
        )


def picked(interaction: discord.Interaction) -> str:
    """What was picked from a menu; empty for a press of a button."""
    values = cast("Sequence[str]", (interaction.data or {}).get("values") or ())
    return values[0] if values else ""


def typed(interaction: discord.Interaction, key: str = "typed") -> str:
    """What was typed into this line of a form, or picked in this menu of it; empty where nothing was."""
    labels = cast("Sequence[Mapping[str, Mapping[str, Any]]]", (interaction.data or {}).get("components") or ())
    for label in labels:
        part = label.get("component") or {}
        if part.get("custom_id") == key:
            return str(part.get("value") or "".join(part.get("values") or ())).strip()
    return ""


def jump(guild: int, ref: MessageRef) -> str:
    """The address of a message."""
    return f"{JUMP}/{guild}/{ref.channel}/{ref.message}"


def jump_to_place(guild: int, channel: int) -> str:
    """The address of a channel or thread."""
    return f"{JUMP}/{guild}/{channel}"
