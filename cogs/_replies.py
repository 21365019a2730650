"""What is said to one person when their wish changed nothing. Knows no rule and changes no game."""

from typing import Final

import discord

from bot.engine.refusals import Code, refuse
from bot.screens import keeping, notices
from bot.tables.answers import Answer, Gone, Late, Outsider, Played, Refused, Stale, StandsStill
from bot.tables.games import Unchanged
from bot.tables.ports import MessageKind, MessageRef
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import parsed
from cogs._hall import Hall

LOBBY_VERBS: Final = frozenset({"join", "begin", "cancel", "first", "language", "settings"})


class Replies:
    """Private answers (decision 7: a refusal and a lost race are never an error)."""

    def __init__(self, hall: Hall, boards: Boards) -> None:
        self._hall = hall
        self._boards = boards

    async def unchanged(self, interaction: discord.Interaction, answer: Unchanged | Gone) -> None:
        """Say why nothing happened, and what to do next."""
        words = self._hall.reader(interaction)
        if not isinstance(answer, Gone):
            self._boards.wake(answer.table.id)
        match answer:
            case Refused(table=table, refusal=refusal):
                await self._hall.surface.whisper(interaction, notices.refused(refusal, table, words))
                self._catch_up(interaction, table)
            case Outsider(table=table):
                await self._hall.surface.whisper(interaction, notices.outsider(table, words))
                self._catch_up(interaction, table)
            case Late(table=table) if self._is_all_there_is(interaction, table):
                await self._boards.take_up(table, interaction)
            case Late(table=table):
                await self._hall.surface.whisper(interaction, notices.too_late(table, words))
            case StandsStill(table=table):
                await self._hall.surface.whisper(interaction, notices.stands_still(table, words))
            case Gone():
                await self._hall.surface.whisper(interaction, notices.gone(words))
                self._strip(interaction)
            case Stale(table=table, again=again):
                await self._stale(interaction, table, again=again)
        if not isinstance(answer, Gone):
            await self._boards.noticed(answer.table, interaction.user.id)

    async def unscored(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Say why nothing was entered on a score sheet; one that has moved on is shown as it is now."""
        words = self._hall.reader(interaction)
        match answer:
            case Outsider(table=table):
                await self._hall.surface.whisper(interaction, keeping.not_scorer(table, words))
            case Refused(table=table, refusal=refusal):
                await self._hall.surface.whisper(interaction, keeping.refused(refusal, table, words))
            case Stale(table=table) if _is_on_board(interaction, table):
                await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(table))
            case Stale() | Late() | StandsStill() | Gone():
                await self.unchanged(interaction, answer)
            case Played():
                await self._hall.surface.nod(interaction)

    async def not_host(self, interaction: discord.Interaction, table: Table) -> None:
        """Say whose it is to decide that."""
        await self._hall.surface.whisper(interaction, notices.not_host(table, self._hall.reader(interaction)))
        self._catch_up(interaction, table)

    async def over(self, interaction: discord.Interaction, table: Table | None) -> None:
        """Say that there is no turn to speak of: the game is over, not begun, or not there."""
        if table is None:
            await self.unchanged(interaction, Gone(game=""))
            return
        code = Code.GAME_IS_OVER if table.game.is_over else Code.NOT_BEGUN
        await self.unchanged(interaction, Refused(table=table, refusal=refuse(code)))

    async def _stale(self, interaction: discord.Interaction, table: Table, *, again: bool) -> None:
        """A press on the newest board that shows an older state mends it; one on an old board is led to the new."""
        if _shows_this_turn(interaction, table):
            await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(table))
            return
        if self._is_all_there_is(interaction, table):
            await self._boards.take_up(table, interaction)
            return
        if again:
            await self._hall.surface.nod(interaction)
            return
        await self._hall.surface.whisper(interaction, notices.stale(table, self._hall.reader(interaction)))
        if self._boards.later.waits_for(table.id):
            self._boards.redraws.ask(table.id, lambda: self._boards.post(table))
        board = table.row.messages.get(MessageKind.BOARD)
        if board is None or interaction.message is None or interaction.message.id != board.message:
            self._strip(interaction)

    def _is_all_there_is(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether the pressed message is the newest board, though of a turn that is over, and none is on its way."""
        board = table.row.messages.get(MessageKind.BOARD)
        if board is None or interaction.message is None or interaction.message.id != board.message:
            return False
        if _shows_this_turn(interaction, table):
            return False
        sent_later = self._boards.later.waits_for(table.id) or table.id in self._boards.under_way
        return table.game.turn is not None and table.seat_of(interaction.user.id) is not None and not sent_later

    def _catch_up(self, interaction: discord.Interaction, table: Table) -> None:
        """Redraw a lobby that was pressed though play has begun; one that another took the place of loses its buttons.

        What showed that was lost on its way.
        """
        lobby, pressed = table.row.messages.get(MessageKind.LOBBY), interaction.message
        if pressed is None or table.in_lobby:
            return
        if lobby is not None and pressed.id == lobby.message:
            self._boards.redraw_channel_message(table)
        elif _of_a_lobby(interaction) and not _is_board(pressed, table):
            self._strip(interaction)

    def _strip(self, interaction: discord.Interaction) -> None:
        message = interaction.message
        if message is None or message.flags.ephemeral or not _is_on(message, _custom_id(interaction)):
            return
        ref = MessageRef(channel=message.channel.id, message=message.id)
        self._boards.redraws.ask(ref, lambda: self._hall.surface.strip(ref))


def _of_a_lobby(interaction: discord.Interaction) -> bool:
    """Whether what was pressed stands on lobbies only."""
    pressed = parsed(_custom_id(interaction))
    return pressed is not None and pressed.verb in LOBBY_VERBS


def _is_board(message: discord.Message, table: Table) -> bool:
    """Whether the message is the newest board, on which one may join too."""
    board = table.row.messages.get(MessageKind.BOARD)
    return board is not None and message.id >= board.message


def _custom_id(interaction: discord.Interaction) -> str:
    return str((interaction.data or {}).get("custom_id", ""))


def _is_on(message: discord.Message, custom_id: str) -> bool:
    """Whether the message still has this button; what was drawn on it since is not for an old press to take off."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return any(getattr(part, "custom_id", None) == custom_id for row in rows for part in row.children)


def _is_on_board(interaction: discord.Interaction, table: Table) -> bool:
    """Whether the pressed message is the newest board of a recorded game, which has but one and shows it to all."""
    message, board = interaction.message, table.row.messages.get(MessageKind.BOARD)
    return message is not None and not message.flags.ephemeral and (board is None or message.id >= board.message)


def _shows_this_turn(interaction: discord.Interaction, table: Table) -> bool:
    """Whether the pressed message is the newest board, and of the turn under way: the next turn has a board of its own.

    One that was sent just now can be pressed before it is remembered.
    """
    message = interaction.message
    pressed = parsed(_custom_id(interaction))
    board, tales = table.row.messages.get(MessageKind.BOARD), table.chronicle.tales
    if message is None or message.flags.ephemeral or pressed is None:
        return False
    if board is not None and message.id < board.message:
        return False
    return not tales or pressed.seq > tales[-1].seq
