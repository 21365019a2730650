"""The commands about a game under way: bring its board here, stop, my tables. Knows no rule."""

import discord

from bot.screens import mine, notices
from bot.tables.answers import Played
from bot.tables.hosting import may_host
from bot.tables.ports import MessageRef, Pings, UnreadableGame
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall
from cogs._outcomes import Sent
from cogs._replies import Replies
from cogs.hosting import moderates


class TableRoom:
    """`/tutto board`, `stop` and `me`."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def board(self, interaction: discord.Interaction) -> None:
        """Post the board anew, as the answer."""
        table = await self._here(interaction)
        if table is None:
            return
        ref = await self._hall.surface.answer(interaction, await self._boards.scenes.screen(table))
        if isinstance(ref, MessageRef):
            await self._boards.brought_down(table, ref)

    async def stop(self, interaction: discord.Interaction) -> None:
        """Ask whether the game here is really to end."""
        table = await self._here(interaction)
        if table is None:
            return
        words = self._hall.reader(interaction)
        if not may_host(table, interaction.user.id, moderates=moderates(interaction)):
            await self._hall.surface.whisper(interaction, notices.not_host_stop(table, words))
            return
        await self._hall.surface.whisper(interaction, notices.sure_to_stop(table, words))

    async def stop_pressed(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """End the game after a yes; a no changes nothing."""
        words = self._hall.reader(interaction)
        if pressed.arg == "away":
            await self._put_away(interaction, pressed.game)
            return
        if pressed.arg != "yes":
            await self._hall.surface.redraw_alone(interaction, notices.not_stopped(words))
            return
        answer = await self._hall.desk.give_up(pressed.game, interaction.user.id, moderates=moderates(interaction))
        if isinstance(answer, Played):
            await self._hall.surface.redraw_alone(interaction, notices.stopped(words))
            await self._boards.tell(answer)
        else:
            await self._replies.unchanged(interaction, answer)

    async def call_me(self, interaction: discord.Interaction, pings: Pings) -> None:
        """Keep how one wants to be called to one's turns, on every server."""
        await self._hall.desk.set_pings(interaction.user.id, pings)
        await self._hall.surface.whisper(interaction, notices.called(pings, self._hall.reader(interaction)))

    async def _put_away(self, interaction: discord.Interaction, game: str) -> None:
        """Close a game that can't be read; a readable one is none of this button's."""
        words = self._hall.reader(interaction)
        try:
            await self._replies.over(interaction, await self._hall.desk.table(game))
        except UnreadableGame:
            hosts = await self._hall.store.host_of(game) == interaction.user.id
            if not (hosts or moderates(interaction)):
                raise
            await self._hall.desk.put_away(game)
            await self._hall.surface.redraw_alone(interaction, notices.put_away(words))

    async def down(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Bring the board to the end of what is said where it is played."""
        words = self._hall.reader(interaction)
        table = await self._hall.desk.table(pressed.game)
        if table is None or table.game.is_over:
            await self._replies.over(interaction, table)
            return
        await self._hall.surface.redraw_alone(interaction, notices.brought_down(words))
        if isinstance(await self._boards.bring_down(table), Sent):
            await self._hall.surface.whisper(interaction, notices.cannot_post(words))

    async def _readable(self, game: str) -> Table | None:
        try:
            return await self._hall.desk.table(game)
        except UnreadableGame:
            return None

    async def me(self, interaction: discord.Interaction) -> None:
        """List all tables where one sits, on every server, those waiting for oneself first."""
        games = await self._hall.store.unfinished_of(interaction.user.id)
        found = [await self._readable(game) for game in games]
        seated = [table for table in found if table is not None and table.seat_of(interaction.user.id) is not None]
        screen = mine.mine(seated, self._hall.reader(interaction), interaction.user.id)
        await self._hall.surface.whisper(interaction, screen)

    async def _here(self, interaction: discord.Interaction) -> Table | None:
        """The unfinished game in this channel or thread; None once that there is none has been said."""
        table = await self._hall.desk.at_place(interaction.channel_id or 0)
        if table is None:
            await self._hall.surface.whisper(interaction, notices.no_game_here(self._hall.reader(interaction)))
        return table
