"""Guests and the scorekeeper of a recorded game. Knows forms and menus, not who may: that is the scorebook's to say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.engine import Refusal
from bot.engine.refusals import Code
from bot.screens import keeping, notices
from bot.screens._names import plain
from bot.tables.answers import Answer, Gone, Played, Refused
from bot.tables.latecomers import Start
from bot.tables.ports import Person
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked, typed
from cogs._replies import Replies
from cogs._surface import Sent


class PeopleRoom:
    """Add guest, Remove guest, Scorer."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def guest(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the form for a guest's name or the menu of guests, or take what came of it."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None:
            await self._replies.unchanged(interaction, Gone(game=pressed.game))
        elif table.host.user != interaction.user.id:
            await self._hall.surface.whisper(interaction, notices.not_host(table, words))
        elif pressed.arg == keeping.ADD:
            await self._seat(interaction, pressed, table)
        elif pressed.arg != keeping.OUT:
            await self._hall.surface.ask(interaction, keeping.guest_form(table, words))
        elif choice := picked(interaction):
            await self._unseat(interaction, table, choice)
        else:
            await self._hall.surface.whisper(interaction, keeping.guests(table, words))

    async def scorer(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Say who keeps score, or hand the sheet on to somebody or to everybody at the table."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None:
            await self._replies.unchanged(interaction, Gone(game=pressed.game))
        elif pressed.arg == keeping.EVERYBODY:
            await self._hand(interaction, table, None)
        elif pressed.arg == keeping.SOMEBODY:
            await self._hand_to_picked(interaction, table)
        elif pressed.arg in {keeping.BEGINS, keeping.LEAVES, keeping.SITS, keeping.SITS_LOWEST}:
            await self._come_or_go(interaction, pressed, table)
        else:
            await self._hall.surface.whisper(interaction, keeping.scorer(table, words))

    async def _seat(self, interaction: discord.Interaction, pressed: CustomId, table: Table) -> None:
        """Seat a guest by the name that was typed, in the lobby or between two rounds."""
        book, user = self._hall.scorebook, interaction.user.id
        guest = book.guest(table.row.guild, plain(typed(interaction)))
        if isinstance(guest, Refusal):
            answer: Answer = Refused(table=table, refusal=guest)
        elif table.in_lobby:
            answer = await book.seat_guest(table.id, user, guest)
        else:
            start = Start.LOWEST if typed(interaction, keeping.START) == keeping.SITS_LOWEST else Start.NOTHING
            answer = await book.come_in(table.id, user, pressed.seq, guest, start)
        if isinstance(answer, Refused) and answer.refusal.code in {Code.NO_SUCH_NAME, Code.NAME_TAKEN}:
            told = keeping.no_seat(answer.refusal.code, keeping.LONGEST_NAME, self._hall.reader(interaction))
            await self._hall.surface.whisper(interaction, told)
        elif isinstance(answer, Played) and not table.in_lobby:
            await self._show_people(interaction, answer)
        else:
            await self._show_lobby(interaction, answer)

    async def _come_or_go(self, interaction: discord.Interaction, pressed: CustomId, table: Table) -> None:
        """Write that somebody begins, leaves, or sits down between two rounds."""
        book, user, seq = self._hall.scorebook, interaction.user.id, pressed.seq
        chosen = picked_person(interaction)
        if pressed.arg == keeping.BEGINS:
            answer = await book.name_first(table.id, user, seq, picked(interaction))
        elif pressed.arg == keeping.LEAVES:
            answer = await book.see_off(table.id, user, seq, picked(interaction))
        elif chosen is None or chosen.bot:
            await self._hall.surface.whisper(interaction, keeping.no_bots(self._hall.reader(interaction)))
            return
        else:
            person = await self._hall.store.person(guild=table.row.guild, user=chosen.user, name=chosen.name)
            start = Start.LOWEST if pressed.arg == keeping.SITS_LOWEST else Start.NOTHING
            answer = await book.come_in(table.id, user, seq, person, start)
        if isinstance(answer, Played):
            await self._show_people(interaction, answer)
        else:
            await self._replies.unscored(interaction, answer)

    async def _show_people(self, interaction: discord.Interaction, played: Played) -> None:
        """Redraw the private menu, and the sheet for everyone."""
        screen = keeping.scorer(played.table, self._hall.reader(interaction))
        await self._hall.surface.redraw(interaction, screen)
        await self._boards.keep(played, None)

    async def _unseat(self, interaction: discord.Interaction, table: Table, player: str) -> None:
        answer = await self._hall.scorebook.unseat(table.id, interaction.user.id, player)
        if not isinstance(answer, Played):
            await self._replies.unscored(interaction, answer)
            return
        sat = next(at for at, seat in enumerate(answer.before.seats) if seat.player == player)
        gone = keeping.guest_gone(answer.before, sat, self._hall.reader(interaction))
        await self._hall.surface.redraw(interaction, gone)
        self._boards.redraw_channel_message(answer.table)

    async def _show_lobby(self, interaction: discord.Interaction, answer: Answer) -> None:
        """A form over the lobby is answered by redrawing it."""
        if not isinstance(answer, Played):
            await self._replies.unscored(interaction, answer)
            return
        if (
            await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(answer.table))
            is not Sent.SHOWN
        ):
            self._boards.redraw_channel_message(answer.table)

    async def _hand_to_picked(self, interaction: discord.Interaction, table: Table) -> None:
        """Hand the sheet to who was picked from the people on the server; a bot can't keep it."""
        chosen = picked_person(interaction)
        if chosen is None:
            await self._hall.surface.nod(interaction)
        elif chosen.bot:
            await self._hall.surface.whisper(interaction, keeping.no_bots(self._hall.reader(interaction)))
        else:
            guild = interaction.guild_id or 0
            person = await self._hall.store.person(guild=guild, user=chosen.user, name=chosen.name)
            await self._hand(interaction, table, person)

    async def _hand(self, interaction: discord.Interaction, table: Table, person: Person | None) -> None:
        answer = await self._hall.scorebook.hand_over(table.id, interaction.user.id, person)
        if not isinstance(answer, Played):
            await self._replies.unscored(interaction, answer)
            return
        await self._hall.surface.redraw(interaction, keeping.scorer(answer.table, self._hall.reader(interaction)))
        if answer.table.in_lobby:
            self._boards.redraw_channel_message(answer.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """Somebody picked from the people of a server, by the name this server shows."""

    user: int
    name: str
    bot: bool


def picked_person(interaction: discord.Interaction) -> Picked | None:
    """Who was picked; Discord sends who they are along with the press."""
    chosen = picked(interaction)
    resolved = cast("Mapping[str, Mapping[str, Mapping[str, Any]]]", (interaction.data or {}).get("resolved") or {})
    user = (resolved.get("users") or {}).get(chosen)
    if user is None:
        return None
    member = (resolved.get("members") or {}).get(chosen) or {}
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return Picked(user=int(chosen), name=str(name), bot=bool(user.get("bot")))
