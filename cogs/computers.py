"""The lobby's menu of computers: seating one, sending one away. Knows what was picked, not how they play."""

import discord

from bot.screens import notices
from bot.tables.answers import Outsider, Played
from bot.tables.ports import Kind
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked
from cogs._outcomes import Sent
from cogs._replies import Replies


class ComputerRoom:
    """Add a computer, for the host."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def pick(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Seat a computer of the kind that was picked, or send away the one whose player key was."""
        desk, chosen, asking = self._hall.desk, picked(interaction), interaction.user.id
        kind = next((each for each in Kind if each.is_computer and each == chosen), None)
        if kind is None:
            answer = await desk.dismiss(pressed.game, asking, chosen)
        else:
            # As records call it, where everybody's name stands in full.
            name = self._hall.catalogue.speaking(await self._hall.place_language(interaction))(f"computer-{kind}")
            answer = await desk.add_computer(pressed.game, asking, kind, name)
        match answer:
            case Played(table=table):
                if await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(table)) is Sent.SHOWN:
                    await self._boards.catch_up(table)
                else:
                    self._boards.redraw_channel_message(table)
            case Outsider(table=table):
                await self._hall.surface.whisper(interaction, notices.not_host(table, self._hall.reader(interaction)))
            case _:
                await self._replies.unchanged(interaction, answer)
