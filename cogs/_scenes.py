"""What a table's messages show: its lobby, board, score sheet or result, what is left of a message. Posts nothing."""

from dataclasses import replace

from bot.engine.events import TurnBegun, TurnEnded
from bot.screens import Screen, board, lobby, pace, result, scoresheet, story
from bot.tables.answers import Played
from bot.tables.luckiest import FirstTurn
from bot.tables.pace import Why
from bot.tables.ports import Mode, Pings
from bot.tables.table import Table
from bot.tables.unsent import Unsent
from cogs._hall import Hall


class Scenes:
    """The screens of all tables, in each table's language."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.first_turn = FirstTurn(hall.desk, hall.store)

    def board(self, table: Table, mask: int | None = None, did: str = "") -> Screen:
        """The board as it stands, with the given dice marked, else those marked at first."""
        words = self._hall.words(table)
        desk = self._hall.desk
        marked = desk.marked_at_first(table) if mask is None else mask
        return board.board(table, marked, words, folded=self.folds(table), best=desk.best(table), did=did)

    async def screen(self, table: Table) -> Screen:
        """The message that stands for the table now: lobby, board or result."""
        words = self._hall.words(table)
        if table.in_lobby:
            return lobby.lobby(table, words, self._hall.languages(), await self.first_turn.offer(table))
        if table.was_called_off:
            return lobby.closed(table, words)
        if table.game.is_over:
            return result.result(table, words)
        if table.row.mode is Mode.RECORD:
            return await self.sheet(table, None)
        paused = table.row.timing.paused
        away = paused is not None and paused.why is Why.AWAY
        return pace.paused(table, words) if away else self.board(table)

    async def sheet(self, table: Table, unsent: Unsent | None) -> Screen:
        """The score sheet with this pressed, else what was; its result once the game is over."""
        if table.game.is_over:
            return await self.screen(table)
        desk = self._hall.desk
        prompt = desk.prompt(table, unsent or desk.unsent(table))
        return scoresheet.scoresheet(table, prompt.unsent, self._hall.words(table), prompt.best)

    def at_the_end(self, played: Played) -> Screen:
        """What is left of the score sheet above the result."""
        return scoresheet.finished(played.table, self._hall.words(played.table))

    def last_words(self, played: Played) -> Screen:
        """What is left of the board whose turn is over."""
        words = self._hall.words(played.table)
        if not _own_turn_ended(played):
            over = played.table.game.is_over
            return story.cut_short(played.before, words) if over else story.left_early(played.before, words)
        # Others may have been over since then, before a message of theirs could be posted.
        told = len(played.before.chronicle.tales)
        return story.shrunk(played.table.chronicle.tales[told], played.table, words)

    async def calling(self, table: Table) -> Screen:
        """What stands for the table, without a sound where who is called looks at it anyway, or wants none."""
        turn, screen = table.game.turn, await self.screen(table)
        if turn is None or not screen.pings:
            return screen
        person = table.person(turn.seat)
        silent = person.pings is Pings.SILENT or self._hall.desk.is_here(table.id, person.user)
        return replace(screen, silent=silent)

    def folds(self, table: Table) -> bool:
        """Whether old turn messages go: outside threads only, where the host likes it tidy."""
        return self._hall.tidy and table.row.place == table.row.channel


def _own_turn_ended(played: Played) -> bool:
    """Whether the turn that was under way came to its end: who left before their card was turned had none."""
    passed = (event for event in played.events if isinstance(event, TurnEnded | TurnBegun))
    return isinstance(next(passed, None), TurnEnded)
