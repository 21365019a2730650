"""What becomes of games whose place is lost, found again, or which can't be read. Knows ids of places, no Discord."""

from bot.engine.commands import GiveUp
from bot.engine.refusals import Code, refuse
from bot.tables.answers import Answer, Refused
from bot.tables.desk import Desk
from bot.tables.games import Asked, Verdict
from bot.tables.pace import STILL, Why
from bot.tables.ports import Change
from bot.tables.table import Table


async def abandon(desk: Desk, game: str) -> Answer:
    """Close a game whose channel, thread or server is gone: no result, nothing more to be shown."""

    def judge(table: Table) -> Verdict:
        if table.game.is_over:
            return Refused(table=table, refusal=refuse(Code.GAME_IS_OVER))
        return Asked(commands=(GiveUp(),), change=Change(nowhere=True))

    return await desk.ask(game, 0, judge)


def is_out_of_sight(table: Table) -> bool:
    """Whether the game stands still because its board could not be shown."""
    paused = table.row.timing.paused
    return paused is not None and paused.why is Why.PLACE


async def in_sight(desk: Desk, game: str) -> None:
    """Go on with a game that stood still because its board could not be shown; others are left as they are."""

    def judge(table: Table) -> Verdict:
        return Asked(change=Change(timing=STILL)) if is_out_of_sight(table) else Asked()

    await desk.ask(game, 0, judge)
