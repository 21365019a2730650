"""What the clock brings about in a channel, and what people press and choose about it. Knows no rule, no deadline."""

import asyncio
from contextlib import ExitStack
from typing import Final

import discord

from bot.screens import notices, pace
from bot.tables.answers import Played
from bot.tables.hosting import may_host
from bot.tables.pace import Pace, paced
from bot.tables.ports import MessageKind
from bot.tables.table import Table
from bot.tables.timed import Reminded, still_awaited
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._guard import unattended
from cogs._hall import Hall, picked, typed
from cogs._replies import Replies
from cogs.hosting import moderates
from cogs.outages import Outages


class Pacing:
    """Time-outs, reminders, pauses, as people see them."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies, outages: Outages) -> None:
        self._hall = hall
        self._outages = outages
        self._boards = boards
        self._replies = replies
        self._showing: Final[set[asyncio.Task[bool]]] = set()

    async def ring(self, game: str) -> bool:
        """Do what time asks for at this table, and have it shown; False where that went wrong."""
        return await unattended(self._ring(game), f"clock {game}")

    async def _ring(self, game: str) -> None:
        table = await self._hall.desk.table(game)
        if table is not None and await self._outages.waits(table):
            return
        woken = await self._hall.desk.wake(game)
        if woken is None:
            return
        sending = ExitStack()
        if isinstance(woken, Played):
            # As of now: who pressed while it was written is told so, and draws nothing in its place.
            sending.enter_context(self._boards.under_way.sending(game))
        # Shown on the side: one channel's rate limit must not keep the other tables waiting.
        task = asyncio.create_task(
            unattended(self._show(woken, sending), f"clock {game} {woken.table.seq}"), name=f"clock {game}"
        )
        self._showing.add(task)
        task.add_done_callback(self._showing.discard)

    async def _show(self, woken: Played | Reminded, sending: ExitStack) -> None:
        """Show it; what it is `sending` is on its way until then."""
        with sending, self._hall.surface.answering():
            match woken:
                case Played():
                    await self._boards.follow(await self._without_who_left(woken))
                case Reminded(table=table):
                    await self._boards.remind(table)

    async def _without_who_left(self, played: Played) -> Played:
        """What happened, and with it that who let their time run out is no longer on this server, if so."""
        awaited = still_awaited(played)
        if awaited is None or not await self._hall.surface.has_left(played.table.row.guild, awaited.user):
            return played
        away = await self._hall.desk.gone(played.table.id, awaited.user)
        if not isinstance(away, Played):
            return played
        return Played(table=away.table, before=played.before, events=played.events + away.events)

    async def shown(self) -> None:
        """Wait until all that is under way is shown."""
        await asyncio.gather(*self._showing, return_exceptions=True)

    async def pace(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Show the pace to the host, or go on in choosing it."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None or table.game.is_over:
            await self._replies.over(interaction, table)
        elif not may_host(table, interaction.user.id, moderates=moderates(interaction)):
            await self._hall.surface.whisper(interaction, notices.not_host(table, words))
        else:
            await self._step(interaction, table, pressed.arg)

    async def _step(self, interaction: discord.Interaction, table: Table, step: str) -> None:
        words = self._hall.reader(interaction)
        match step:
            case pace.OTHER:
                await self._hall.surface.ask(interaction, pace.form(table, words))
            case pace.PICK:
                await self._choose(interaction, table, paced(picked(interaction)))
            case pace.TYPED:
                await self._choose(interaction, table, self._hall.own_pace(typed(interaction)))
            case _:
                await self._hall.surface.redraw_alone(interaction, pace.choice(table, words))

    async def _choose(self, interaction: discord.Interaction, table: Table, chosen: Pace | None) -> None:
        """Play at this pace from now on, or say why not."""
        words = self._hall.reader(interaction)
        if chosen is None:
            await self._hall.surface.whisper(interaction, pace.unreadable(words))
            return
        answer = await self._hall.desk.set_pace(table.id, interaction.user.id, chosen, moderates=moderates(interaction))
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        await self._hall.surface.redraw_alone(interaction, pace.choice(answer.table, words))
        if answer.table.in_lobby:
            self._boards.redraw_channel_message(answer.table)
        else:
            await self._boards.follow(answer)

    async def back(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Have who presses be there again."""
        table = await self._hall.desk.table(pressed.game)
        seat = None if table is None else table.seat_of(interaction.user.id)
        if table is not None and seat is not None and not (table.is_away(seat) or table.is_paused):
            await self._hall.surface.whisper(interaction, notices.here_already(table, self._hall.reader(interaction)))
            return
        answer = await self._hall.desk.back(pressed.game, interaction.user.id)
        if isinstance(answer, Played):
            await self._show_back(interaction, answer)
        else:
            await self._replies.unchanged(interaction, answer)

    async def resume(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Go on with a paused game."""
        answer = await self._hall.desk.resume(pressed.game, interaction.user.id)
        if isinstance(answer, Played):
            await self._show_back(interaction, answer)
        else:
            await self._replies.unchanged(interaction, answer)

    async def _show_back(self, interaction: discord.Interaction, answer: Played) -> None:
        """Draw the board on the message pressed; another player whose turn it is gets a new one, which calls them."""
        table = answer.table
        board = table.row.messages.get(MessageKind.BOARD)
        press: discord.Interaction | None = interaction
        if interaction.message is not None and board is not None and interaction.message.id < board.message:
            await self._hall.surface.whisper(interaction, notices.back(table, self._hall.reader(interaction)))
            press = None
        if answer.before.is_paused and not table.is_paused and not _is_next(table, interaction.user.id):
            await self._boards.call_anew(answer, press)
        else:
            await self._boards.follow(answer, press)


def _is_next(table: Table, user: int) -> bool:
    turn = table.game.turn
    return turn is not None and table.person(turn.seat).user == user
