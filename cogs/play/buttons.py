"""The buttons of a board, each translated into commands of the engine. Knows their custom_ids, not whether they may."""

from dataclasses import replace

import discord

from bot.engine.choices import toggled
from bot.engine.commands import Bank, Command, Pass, Reveal, Roll, SetAside, Take
from bot.engine.state import PLACES
from bot.screens import explain, notices
from bot.tables.answers import Answer, Played
from bot.tables.desk import Wish
from bot.tables.hosting import may_host
from bot.tables.pace import WRITTEN_EVERY, Timing
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall
from cogs._replies import Replies
from cogs.hosting import moderates


class PlayRoom:
    """Reveal, die, Roll, Bank and ? (decision 4)."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def reveal(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Set aside what is marked, if anything, and turn the next card."""
        await self._play(interaction, pressed, lambda seat: (*_aside(seat, pressed), Reveal(seat=seat)))

    async def roll(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Set aside what is marked, if anything, and roll the rest."""
        await self._play(interaction, pressed, lambda seat: (*_aside(seat, pressed), Roll(seat=seat)))

    async def bank(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Set aside what is marked, if anything, and bank."""
        await self._play(interaction, pressed, lambda seat: (*_aside(seat, pressed), Bank(seat=seat)))

    async def aside(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Set the last dice aside, by which the card itself ends the turn or the game."""
        await self._play(interaction, pressed, lambda seat: (SetAside(seat=seat, places=_mask(pressed.arg)),))

    async def take(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Play the Vengeance on the table."""
        await self._play(interaction, pressed, lambda seat: (Take(seat=seat),))

    async def pass_on(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Put the Vengeance on the table by."""
        await self._play(interaction, pressed, lambda seat: (Pass(seat=seat),))

    async def die(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Mark or unmark one die: the choice travels in the buttons, nothing is stored."""
        place, _, mask = pressed.arg.partition("-")
        answer = await self._hall.desk.look(pressed.game, interaction.user.id, pressed.seq, interaction.created_at)
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        table = await self._boards.gone_on(answer.table)
        await self._boards.show_turn(table, interaction, toggled(table.game, _mask(mask), _place(place)))

    async def explain(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Tell anybody privately how the turn stands and what may be pressed."""
        table = await self._hall.desk.table(pressed.game)
        if table is None or table.game.turn is None:
            await self._replies.over(interaction, table)
            return
        mask = _mask(pressed.arg) if pressed.seq == table.seq else self._hall.desk.marked_at_first(table)
        words, user = self._hall.reader(interaction), interaction.user.id
        hosts = may_host(table, user, moderates=moderates(interaction))
        told = explain.explain(table, mask, user, words)
        rows = (notices.ways(words, hosts=hosts),)
        await self._hall.surface.whisper(interaction, replace(told, rows=rows, game=table.id, seq=table.seq))
        # Who reads is there, too; that need not be on disk before they read.
        await self._hall.desk.touch(pressed.game, user, interaction.created_at)
        now = await self._hall.desk.table(pressed.game)
        if now is not None and pressed.seq == now.seq and _has_moved(table.row.timing, now.row.timing):
            self._boards.redraw_board(now, mask)
        await self._boards.noticed(table, user)
        self._boards.wake(table.id)

    async def _play(self, interaction: discord.Interaction, pressed: CustomId, wish: Wish) -> None:
        answer: Answer = await self._hall.desk.play(
            pressed.game, interaction.user.id, pressed.seq, wish, interaction.created_at
        )
        if isinstance(answer, Played):
            await self._boards.follow(answer, interaction)
        else:
            await self._replies.unchanged(interaction, answer)


def _has_moved(before: Timing, now: Timing) -> bool:
    """Whether the countdown that stands on the board is wrong by now, and by more than anybody would mind."""
    if before.deadline is None or now.deadline is None:
        return False
    return now.deadline - before.deadline >= WRITTEN_EVERY


def _aside(seat: int, pressed: CustomId) -> tuple[Command, ...]:
    mask = _mask(pressed.arg)
    return (SetAside(seat=seat, places=mask),) if mask else ()


def _mask(text: str) -> int:
    """A mask over the six places; anything else is no dice at all."""
    mask = int(text) if text.isascii() and text.isdecimal() and len(text) < PLACES else 0
    return mask if mask < 1 << PLACES else 0


def _place(text: str) -> int:
    place = int(text) if text.isascii() and text.isdecimal() and len(text) == 1 else 0
    return min(place, PLACES - 1)
