"""`/tutto odds`: one's own choices and what they are worth. Knows whose position is meant, not what to think of it."""

import discord

from bot.advisor.prospects import ahead
from bot.screens import odds
from bot.tables import strokes
from bot.tables.moment import Untold
from bot.tables.table import Table
from cogs._hall import Hall


class AdviceRoom:
    """Advice for who asks for it, and for nobody else to see."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def odds(self, interaction: discord.Interaction) -> None:
        """Tell the choices of the turn under way here, where it is the asker's, or one that they write down."""
        table = await self._hall.desk.at_place(interaction.channel_id or 0)
        words, user = self._hall.reader(interaction), interaction.user.id
        if table is None or not _may_be_told(table, user):
            await self._hall.surface.whisper(interaction, odds.no_position(table, user, words))
            return
        shown = self._hall.desk.moment(table)
        if isinstance(shown, Untold):
            await self._hall.surface.whisper(interaction, odds.untold(shown, words))
            return
        found = ahead(shown.game, self._hall.counsel.solved(shown.game))
        await self._hall.surface.whisper(interaction, odds.odds(table, user, shown, found, words))


def _may_be_told(table: Table, user: int) -> bool:
    turn = table.game.turn
    if turn is None:
        return False
    writes = table.book is not None and strokes.may_write(table, user)
    return writes or table.seat_of(user) == turn.seat
