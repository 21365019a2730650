"""Getting up from a table: at once before it began, after a yes in the middle of a game. Knows no rule."""

import discord

from bot.engine.refusals import Code
from bot.screens import late, notices
from bot.tables.answers import Answer, Played, Refused
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall
from cogs._replies import Replies
from cogs._surface import Sent


class LeaveRoom:
    """`/tutto leave` and the button of the lobby; what is asked of one player is asked privately."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave the table in this channel."""
        words = self._hall.reader(interaction)
        table = await self._hall.desk.at_place(interaction.channel_id or 0)
        if table is None:
            await self._hall.surface.whisper(interaction, notices.no_game_here(words))
            return
        answer = await self._hall.desk.rise(table.id, interaction.user.id)
        if isinstance(answer, Played):
            left = notices.left_lobby(words) if answer.before.in_lobby else late.waits_no_more(words)
            await self._hall.surface.whisper(interaction, left)
            await self._boards.tell(answer)
        else:
            await self._not_yet(interaction, answer)

    async def pressed(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """The lobby's button, and the answers to the question."""
        words = self._hall.reader(interaction)
        match pressed.arg:
            case "yes":
                await self._for_good(interaction, pressed.game)
            case "no":
                await self._hall.surface.redraw_alone(interaction, notices.not_left(words))
            case _:
                await self._give_back(interaction, pressed.game)

    async def _give_back(self, interaction: discord.Interaction, game: str) -> None:
        answer = await self._hall.desk.rise(game, interaction.user.id)
        if not isinstance(answer, Played):
            await self._not_yet(interaction, answer)
        elif not answer.before.in_lobby:
            await self._hall.surface.redraw_alone(interaction, late.waits_no_more(self._hall.reader(interaction)))
        elif await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(answer.table)) is Sent.SHOWN:
            await self._boards.catch_up(answer.table)
        else:
            self._boards.redraw_channel_message(answer.table)

    async def _not_yet(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Ask first where the game has begun; else say why there is nothing to leave."""
        match answer:
            case Refused(table=table, refusal=refusal) if refusal.code is Code.ALREADY_BEGUN:
                question = notices.sure_to_leave(table, self._hall.reader(interaction))
                await self._hall.surface.whisper(interaction, question)
            case Played():
                raise TypeError("it is done")
            case _:
                await self._replies.unchanged(interaction, answer)

    async def _for_good(self, interaction: discord.Interaction, game: str) -> None:
        answer = await self._hall.desk.leave(game, interaction.user.id)
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        await self._hall.surface.redraw_alone(interaction, notices.left_game(self._hall.reader(interaction)))
        await self._boards.tell(answer)
