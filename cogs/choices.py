"""One of a few ways for a table, chosen by its host in the lobby's settings or in the menu of a game under way.

Knows the steps of choosing; no way's meaning.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

import discord

from bot.i18n.catalogue import Words
from bot.screens import Screen, hints, late, notices
from bot.screens._choice import PICK
from bot.tables.answers import Answer, Played
from bot.tables.hosting import Hosting, may_host
from bot.tables.latecomers import LateJoin
from bot.tables.ports import Hints, Mode
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked
from cogs._replies import Replies
from cogs.hosting import moderates

T = TypeVar("T", bound=StrEnum)
T_contra = TypeVar("T_contra", bound=StrEnum, contravariant=True)


class Choose(Protocol[T_contra]):
    """Have it be so at a table, where who asks may."""

    def __call__(self, game: str, user: int, way: T_contra, /, *, moderates: bool) -> Awaitable[Answer]:
        """Do it in this game, as this user wishes."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways(Generic[T]):
    """What may be chosen, its page, and how it is done."""

    all: type[T]
    page: Callable[[Table, Words], Screen]
    choose: Choose[T]
    is_asked_at: Callable[[Table], bool]
    """Of a game that is not over."""


class ChoiceRoom(Generic[T]):
    """The choice, in a private message that its own buttons redraw."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies, ways: Ways[T]) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies
        self._ways = ways

    async def press(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Show the choice to the host, or have it be what was picked."""
        table = await self._hall.desk.table(pressed.game)
        words, way = self._hall.reader(interaction), picked(interaction)
        if table is None or table.game.is_over or not self._ways.is_asked_at(table):
            await self._replies.over(interaction, table)
        elif not may_host(table, interaction.user.id, moderates=moderates(interaction)):
            await self._hall.surface.whisper(interaction, notices.not_host(table, words))
        elif pressed.arg == PICK and way in set(self._ways.all):
            await self._choose(interaction, table, self._ways.all(way))
        else:
            await self._hall.surface.redraw_alone(interaction, self._ways.page(table, words))

    async def _choose(self, interaction: discord.Interaction, table: Table, way: T) -> None:
        user, moderating = interaction.user.id, moderates(interaction)
        answer = await self._ways.choose(table.id, user, way, moderates=moderating)
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        page = self._ways.page(answer.table, self._hall.reader(interaction))
        await self._hall.surface.redraw_alone(interaction, page)
        self._boards.redraw_channel_message(answer.table)
        self._boards.redraw_board(answer.table)


def coming_late(hosting: Hosting) -> Ways[LateJoin]:
    """Whether people may come in the middle of a game; to a real table they just come."""
    return Ways(
        all=LateJoin,
        page=late.choice,
        choose=hosting.let_in,
        is_asked_at=lambda table: table.row.mode is Mode.PLAY,
    )


def hints_on_boards(hosting: Hosting) -> Ways[Hints]:
    """What the board says of chances, of a game that is played or recorded."""
    return Ways(all=Hints, page=hints.choice, choose=hosting.hint, is_asked_at=lambda _: True)
