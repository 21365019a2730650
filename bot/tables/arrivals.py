"""When somebody may come to a game under way, and who sits down now (§6.8). Asks tables, and writes nothing.

It must not know how anybody asked for a seat, nor who may let people in.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import MOST_SEATS, allowed
from bot.engine.commands import JoinLate
from bot.engine.refusals import Code, Refusal, refuse
from bot.tables.latecomers import LateJoin, score_at
from bot.tables.ports import Mode
from bot.tables.table import Table


def lets_in(table: Table) -> bool:
    """Whether people may come to this game while it is under way."""
    under_way = table.row.mode is Mode.PLAY and table.game.turn is not None
    return under_way and table.row.late is not LateJoin.OFF


def has_room(table: Table) -> bool:
    """Whether one more may come: people are let in, a seat is left for them and a round before the last."""
    return lets_in(table) and not _is_full(table) and not comes_too_late(table)


def against_coming(table: Table, player: str) -> Refusal | None:
    """Why this player can't come to a game that lets people in."""
    held = [seat for seat in table.seats if seat.player == player]
    if held:
        gone = held[-1].gone or held[-1].leaving
        return refuse(Code.LEFT_FOR_GOOD if gone else Code.ALREADY_SEATED)
    if any(one.player == player for one in table.row.waiting):
        return refuse(Code.ALREADY_WAITING)
    if comes_too_late(table):
        return refuse(Code.LAST_ROUND_IS_KNOWN)
    return refuse(Code.TABLE_IS_FULL, seats=MOST_SEATS) if _is_full(table) else None


def comes_too_late(table: Table) -> bool:
    """Whether the last round is known by now, or is by the time another begins."""
    game = table.game
    limit = game.ruleset.round_limit
    if game.last_round or game.time_called:
        return True
    return limit is not None and game.round >= limit - 1 and not _is_between_rounds(table)


def first_round(table: Table) -> int:
    """The round from which somebody plays who comes now."""
    return table.game.round if _is_between_rounds(table) else table.game.round + 1


def sitting_down(table: Table) -> Sequence[JoinLate]:
    """Those who have waited, in their order, once a round is over and the next has not been touched."""
    waiting, game = table.row.waiting, table.game
    if not waiting or game.turn is None or table.row.mode is not Mode.PLAY or not _is_between_rounds(table):
        return ()
    # Who was promised a seat keeps it, though the host lets in nobody else meanwhile.
    start = table.row.late.start
    score = 0 if start is None else score_at(game, start)
    fits = allowed.against_start(game.ruleset, score) is None
    return tuple(
        JoinLate(player=one.player, interaction=one.interaction, score=score if fits else 0)
        for one in waiting[: MOST_SEATS - len(table.seats)]
    )


def without_seated(table: Table) -> Table:
    """The table, where nobody waits who has a seat, nor anybody once the game is over."""
    if not table.row.waiting:
        return table
    seated = {seat.player for seat in table.seats}
    left = () if table.game.is_over else tuple(one for one in table.row.waiting if one.player not in seated)
    return replace(table, row=replace(table.row, waiting=left))


def just_arrived(table: Table) -> tuple[int, ...]:
    """The seats that were added in the middle of the game and had no turn yet."""
    played = {tale.seat for tale in table.chronicle.tales}
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if seat.first_round > 1 and number not in played and not (seat.gone or seat.leaving)
    )


def _is_between_rounds(table: Table) -> bool:
    return table.game.turn is not None and allowed.against_joining(table.game) is None


def _is_full(table: Table) -> bool:
    return len(table.seats) + len(table.row.waiting) >= MOST_SEATS
