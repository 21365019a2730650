"""The host's choice of what a table's board says of chances, as people see it. Knows no chance and no advice."""

import discord

from bot.screens import hints, notices
from bot.tables.answers import Played
from bot.tables.hosting import Hosting, may_host
from bot.tables.ports import Hints
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked
from cogs._replies import Replies
from cogs.hosting import moderates


class HintsRoom:
    """The choice, in the lobby's settings and in the menu of a game under way, played or recorded."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies
        self._hosting = Hosting(hall.desk)

    async def press(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Show the choice to the host, or have it be what was picked."""
        table = await self._hall.desk.table(pressed.game)
        words = self._hall.reader(interaction)
        if table is None or table.game.is_over:
            await self._replies.over(interaction, table)
        elif not may_host(table, interaction.user.id, moderates=moderates(interaction)):
            await self._hall.surface.whisper(interaction, notices.not_host(table, words))
        elif pressed.arg == hints.PICK and picked(interaction) in set(Hints):
            await self._choose(interaction, table, Hints(picked(interaction)))
        else:
            await self._hall.surface.redraw_alone(interaction, hints.choice(table, words))

    async def _choose(self, interaction: discord.Interaction, table: Table, chosen: Hints) -> None:
        user, moderating = interaction.user.id, moderates(interaction)
        answer = await self._hosting.hint(table.id, user, chosen, moderates=moderating)
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        await self._hall.surface.redraw_alone(interaction, hints.choice(answer.table, self._hall.reader(interaction)))
        self._boards.redraw_channel_message(answer.table)
        self._boards.redraw_board(answer.table)
