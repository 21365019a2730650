"""The host's menu at work, for the host and for who manages messages here. Knows its steps, no rule."""

import discord

from bot.engine.refusals import Code, refuse
from bot.i18n.catalogue import Words
from bot.screens import Screen, hosting, notices
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused
from bot.tables.computers import givable
from bot.tables.hosting import Hosting, may_host, seat_held_by
from bot.tables.ports import Kind, Person
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked
from cogs._replies import Replies


class HostRoom:
    """One private message that its own buttons redraw."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies
        self._hosting = Hosting(hall.desk)

    async def press(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the menu, or go on in it."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None:
            await self._replies.unchanged(interaction, Gone(game=pressed.game))
        elif table.game.is_over:
            await self._replies.unchanged(interaction, Refused(table=table, refusal=refuse(Code.GAME_IS_OVER)))
        elif not may_host(table, interaction.user.id, moderates=moderates(interaction)):
            await self._hall.surface.whisper(interaction, notices.not_host_stop(table, words))
        else:
            await self._step(interaction, table, pressed.arg)

    async def _step(self, interaction: discord.Interaction, table: Table, arg: str) -> None:
        step, _, about = arg.partition("-")
        words, user = self._hall.reader(interaction), interaction.user.id
        asked = seat_held_by(table, picked(interaction))
        match step:
            case hosting.SKIP if table.game.turn is not None:
                await self._hall.surface.redraw_alone(interaction, hosting.sure_to_skip(table, words))
            case hosting.REMOVE if asked is not None:
                await self._hall.surface.redraw_alone(interaction, hosting.sure_to_remove(table, asked, words))
            case hosting.GIVE if asked is not None and asked in givable(table, user):
                await self._hall.surface.redraw_alone(interaction, hosting.sure_to_give(table, asked, words))
            case hosting.HAND if asked is not None:
                await self._hall.surface.redraw_alone(interaction, hosting.sure_to_hand_over(table, asked, words))
            case hosting.END:
                await self._hall.surface.redraw_alone(interaction, hosting.sure_to_end(table, words))
            case hosting.CLOSE:
                await self._hall.surface.redraw_alone(interaction, hosting.told(words("hosting-closed")))
            case hosting.SKIPPED | hosting.REMOVED | hosting.GIVEN | hosting.HANDED | hosting.ENDED:
                await self._do(interaction, table, step, about)
            case _:
                await self._hall.surface.redraw_alone(interaction, hosting.menu(table, words, user))

    async def _do(self, interaction: discord.Interaction, table: Table, step: str, about: str) -> None:
        game, user, moderating = table.id, interaction.user.id, moderates(interaction)
        match step:
            case hosting.SKIPPED:
                turn = int(about) if about.isascii() and about.isdecimal() else -1
                answer = await self._hosting.skip(game, user, turn, moderates=moderating)
            case hosting.REMOVED:
                answer = await self._hosting.remove(game, user, about, moderates=moderating)
            case hosting.GIVEN:
                kind, _, player = about.partition("-")
                computer = await self._computer(interaction, table, kind)
                answer = await self._hosting.give(game, user, player, computer, moderates=moderating)
            case hosting.HANDED:
                answer = await self._hosting.hand_over(game, user, about, moderates=moderating)
            case _:
                answer = await self._hall.desk.give_up(game, user, moderates=moderating)
        await self._told(interaction, answer, f"hosting-{step}")

    async def _told(self, interaction: discord.Interaction, answer: Answer, message: str) -> None:
        words = self._hall.reader(interaction)
        match answer:
            case Played():
                await self._hall.surface.redraw_alone(
                    interaction, self._after(interaction, answer.table, words(message), words)
                )
                await self._show(answer)
            case Outsider(table=table):
                await self._hall.surface.whisper(interaction, notices.not_host_stop(table, words))
            case _:
                await self._replies.unchanged(interaction, answer)

    async def _computer(self, interaction: discord.Interaction, table: Table, asked: str) -> Person:
        """A fresh computer of this temper, called as records call it; of a strange one, a careful one."""
        kind = next((each for each in Kind if each.is_computer and each == asked), Kind.CAREFUL)
        name = self._hall.catalogue.speaking(await self._hall.place_language(interaction))(f"computer-{kind}")
        return self._hall.desk.fresh_computer(table, kind, name)

    async def _show(self, played: Played) -> None:
        if played.before.is_paused and not played.table.is_paused:
            await self._boards.call_anew(played)
        else:
            await self._boards.tell(played)
        # Whose seat was given away may have been on turn.
        self._boards.wake(played.table.id)

    def _after(self, interaction: discord.Interaction, table: Table, said: str, words: Words) -> Screen:
        """What was done, above the menu for who may still use it."""
        user = interaction.user.id
        if table.game.is_over or not may_host(table, user, moderates=moderates(interaction)):
            return hosting.told(said)
        return hosting.menu(table, words, user, said)


def moderates(interaction: discord.Interaction) -> bool:
    """Whether who asks may do what the host may, by Discord's own permission."""
    return interaction.permissions.manage_messages
