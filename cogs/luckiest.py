"""The first turn, offered to the luckiest in the lobby. Knows the press, not who is lucky nor what the rules say."""

from typing import Final

import discord

from bot.screens import luckiest
from bot.tables.answers import Outsider, Played
from bot.tables.luckiest import is_free
from bot.tables.table import Table
from cogs._accounts import Accounts
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall
from cogs._outcomes import Sent
from cogs._replies import Replies

AT_ONCE: Final = 5
"""Games that are reckoned for one who sits down, at 0.1 s or so each; those before them when they next do."""


class FirstTurnRoom:
    """Take it or give it back, for who is offered it alone."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies, accounts: Accounts) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies
        self._accounts = accounts

    async def reckon(self, table: Table, user: int) -> None:
        """Find out how lucky somebody is who has just sat down, once they were answered, and show what comes of it."""
        if not is_free(table):
            return
        games = await self._hall.store.unreckoned(table.row.guild, user, AT_ONCE)
        kept = [await self._accounts.keep(game) for game in games]
        if any(kept):
            self._boards.redraw_channel_message(table)

    async def press(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Have who presses begin, or the host again; anybody else is told whose it is to choose."""
        first, user = self._boards.scenes.first_turn, interaction.user.id
        is_back = pressed.arg == luckiest.BACK
        answer = await (first.give_back(pressed.game, user) if is_back else first.take(pressed.game, user))
        match answer:
            case Played(table=table):
                if await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(table)) is Sent.SHOWN:
                    await self._boards.catch_up(table)
                else:
                    self._boards.redraw_channel_message(table)
            case Outsider(table=table):
                offer, words = await first.offer(table), self._hall.reader(interaction)
                await self._hall.surface.whisper(interaction, luckiest.not_offered(table, offer, words))
                # Who was offered it when this lobby was drawn may be luckier no more.
                self._boards.redraw_channel_message(table)
            case _:
                await self._replies.unchanged(interaction, answer)
