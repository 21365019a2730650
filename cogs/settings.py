"""The settings of a lobby: the host's private menus and forms. Knows their steps, not what a house rule says."""

from collections.abc import Callable, Sequence

import discord

from bot.engine import HOUSE_RULES, PRESETS, Ruleset, with_value
from bot.engine.house import HouseRule
from bot.engine.refusals import Code, refuse
from bot.screens import notices, settings
from bot.tables.answers import Gone, Played, Refused
from bot.tables.servers import Preset
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked, typed
from cogs._replies import Replies


class SettingsRoom:
    """What the host of a lobby chooses; each change redraws the lobby for everyone."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def settings(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the settings, or go on in them."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None:
            await self._replies.unchanged(interaction, Gone(game=pressed.game))
        elif not table.in_lobby:
            code = Code.GAME_IS_OVER if table.game.is_over else Code.ALREADY_BEGUN
            await self._replies.unchanged(interaction, Refused(table=table, refusal=refuse(code)))
        elif table.host.user != interaction.user.id:
            await self._hall.surface.whisper(interaction, notices.not_host(table, words))
        else:
            await self._step(interaction, table, pressed.arg)

    async def _step(self, interaction: discord.Interaction, table: Table, arg: str) -> None:
        step, _, about = arg.partition("-")
        words = self._hall.reader(interaction)
        match step:
            case settings.OPEN:
                await self._hall.surface.whisper(interaction, settings.settings(table, await self._own(table), words))
            case settings.CLOSE:
                await self._hall.surface.redraw_alone(interaction, settings.closed(table, words))
            case settings.RULE if rule := _rule(picked(interaction)):
                await self._hall.surface.redraw_alone(interaction, settings.rule_choice(table, rule, words))
            case settings.OTHER if rule := _rule(about):
                await self._hall.surface.ask(interaction, settings.form(table, rule, words))
            case settings.VALUE:
                await self._choose(interaction, table, _with(about, picked(interaction)))
            case settings.TYPED:
                await self._choose(interaction, table, _with(about, typed(interaction)))
            case settings.PLAIN:
                await self._choose(interaction, table, _with(about, ""))
            case settings.PRESET:
                own = await self._own(table)
                await self._choose(interaction, table, lambda ruleset: _preset(picked(interaction), own, ruleset))
            case _:
                await self._hall.surface.redraw_alone(
                    interaction, settings.settings(table, await self._own(table), words)
                )

    async def _choose(self, interaction: discord.Interaction, table: Table, house: Callable[[Ruleset], str]) -> None:
        """Play by it from now on, or say why not."""
        words = self._hall.reader(interaction)
        answer = await self._hall.desk.choose_rules(table.id, interaction.user.id, house)
        match answer:
            case Played(table=changed):
                screen = settings.settings(changed, await self._own(changed), words)
                await self._hall.surface.redraw_alone(interaction, screen)
                self._boards.redraw_channel_message(changed)
            case Refused(refusal=refusal) if refusal.code is Code.UNKNOWN_HOUSE_RULE:
                ruleset = table.game.ruleset
                await self._hall.surface.whisper(interaction, settings.refused(refusal, ruleset, words))
            case _:
                await self._replies.unchanged(interaction, answer)

    async def _own(self, table: Table) -> Sequence[Preset]:
        return await self._hall.store.presets(table.row.guild)


def _rule(name: str) -> HouseRule | None:
    return next((rule for rule in HOUSE_RULES if rule.id == name), None)


def _with(rule: str, value: str) -> Callable[[Ruleset], str]:
    return lambda ruleset: with_value(ruleset, rule, value)


def _preset(name: str, own: Sequence[Preset], ruleset: Ruleset) -> str:
    """The departures that a menu's choice stands for; one that was dropped meanwhile is refused by its name."""
    if name.startswith(settings.SHIPPED):
        return PRESETS[ruleset.edition].get(name.removeprefix(settings.SHIPPED), name)
    kept = (preset.house for preset in own if preset.name == name and preset.edition == ruleset.edition)
    return next(kept, name)
