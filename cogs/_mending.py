"""What a start makes good: boards that a stop kept from being shown, and all of them in a world made anew.

Must not know what a press or the clock brings about: that is shown by `_boards`, whose messages these are.
"""

from bot.engine.state import Over
from bot.screens import line, story
from bot.tables.ports import MessageKind, MessageRef, Where
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._hall import Hall
from cogs._outcomes import Sent


class Mending:
    """The messages that are missing when the bot starts."""

    def __init__(self, hall: Hall, boards: Boards) -> None:
        self._hall = hall
        self._boards = boards

    async def mend(self, game: str) -> None:
        """Show what a stop in the wrong moment kept from being shown: the thread, the board that is due, its line.

        Presses are answered before everything is mended: a game that one of them has brought on has its board.
        """
        table = await self._hall.desk.table(game)
        if table is None or self._hall.desk.has_posted(game) or not self._hall.surface.serves(table.row.guild):
            return
        words = self._hall.words(table)
        old, lobby_ref = table.row.messages.get(MessageKind.BOARD), table.row.messages.get(MessageKind.LOBBY)
        still_to_move = table.row.where is Where.THREAD and table.row.place == table.row.channel
        if old is None and lobby_ref is not None and still_to_move:
            table = await self._boards.move_to_thread(table, lobby_ref, line.thread_name(table, words))
        await self._boards.post_or_later(table)
        now = await self._hall.desk.table(game) or table
        if old is not None and old != now.row.messages.get(MessageKind.BOARD):
            await self._take_leave(table, old)
        self._boards.redraw_channel_message(table)

    async def reopen(self, table: Table) -> None:
        """Show an unfinished game anew in a world that knows none of its messages and threads any more."""
        if table.in_lobby or table.row.place == table.row.channel:
            await self._boards.post(table)
            return
        words = self._hall.words(table)
        ref = await self._hall.surface.post(
            table.row.channel, line.line(table, words, ""), nonce=f"{table.id}-{table.seq}-line"
        )
        if isinstance(ref, Sent):
            return
        await self._hall.desk.remember(table.id, MessageKind.LOBBY, ref, table.seq)
        moved = await self._boards.move_to_thread(table, ref, line.thread_name(table, words))
        self._boards.redraw_channel_message(moved)
        await self._boards.post(moved)

    async def _take_leave(self, table: Table, old: MessageRef) -> None:
        """Let the board of the last turn say no more than what came of it, where its own press could no longer."""
        tales = table.chronicle.tales
        # Those after it were over before a message of theirs could be posted: the board that is due tells of them.
        its = len(tales) - 1 - table.row.untold
        if self._boards.scenes.folds(table):
            await self._hall.surface.delete(old)
        elif its >= 0 and not (isinstance(table.game.phase, Over) and table.game.phase.given_up):
            await self._hall.surface.edit(old, story.shrunk(tales[its], table, self._hall.words(table)))
        else:
            await self._hall.surface.strip(old)
