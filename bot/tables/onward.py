"""What follows at a table by itself from what happened at it: moves nobody is needed for, who is away, what runs now.

Pure questions to tables; it must not know who asked for what happened, nor where anything is written.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from bot.engine import allowed
from bot.engine.choices import with_aside
from bot.engine.commands import Bank, CallTime, Command, Forfeit, Reveal, Roll, SetAside
from bot.engine.state import Step
from bot.tables.pace import STILL, Paused, Timing, Why, afresh, moved, waking
from bot.tables.table import Table


def called_time(table: Table, now: datetime) -> tuple[Command, ...]:
    """Call the time limit that has run out (§6.4)."""
    ends = table.time_runs_out_at
    return (CallTime(),) if ends is not None and now >= ends and table.book is None else ()


def onward(table: Table) -> tuple[Command, ...]:
    """The next move that nobody is to be waited for: an away seat's, or one that holds no choice in an unhurried pace.

    Where several are needed one follows the other; none where a person is next, or the game stands still.
    """
    turn = table.game.turn
    if turn is None or table.is_paused or table.book is not None:
        return ()
    if table.is_away(turn.seat):
        return (Forfeit(seat=turn.seat),)
    if not table.row.pace.plays_ahead:
        return ()
    if turn.is_untouched and turn.step is Step.REVEAL:
        return (Reveal(seat=turn.seat),)
    if turn.step is Step.GO_ON and allowed.against_bank(table.game, turn) is not None:
        return (Roll(seat=turn.seat),)
    return ()


def time_out(table: Table, mask: int) -> tuple[Command, ...]:
    """How time ends the turn under way: banked with the dice marked at first, where that may be; else lost."""
    game, turn = table.game, table.game.turn
    if turn is None:
        return ()
    after = with_aside(game, mask) if mask else game
    aside = (SetAside(seat=turn.seat, places=mask),) if mask else ()
    if after is None:
        return (Forfeit(seat=turn.seat),)
    if mask and (after.turn is None or after.turn.is_untouched):
        # By these dice the card itself banks the turn, or wins the game.
        return aside
    made = after.turn is not None and after.turn.at_risk + after.turn.banked > 0
    if made and after.turn is not None and allowed.against_bank(after, after.turn) is None:
        return (*aside, Bank(seat=turn.seat))
    # What `banked_at_once` has banked by these dice stays, though another card would be due.
    banked = after.turn is not None and after.turn.banked > turn.banked
    return (*(aside if banked else ()), Forfeit(seat=turn.seat))


def absences_after(before: Table, table: Table, missed: int | None, user: int) -> Mapping[int, int]:
    """By seat, the turns in a row that time ended: one more for `missed`, none for who ended a turn by a press.

    A computer that could not press, since its board could not be shown, has nobody who could bring it back.
    """
    so_far = table.row.missed
    if missed is not None and table.person(missed).kind.is_computer:
        return so_far
    if missed is not None:
        return {**so_far, missed: so_far.get(missed, 0) + 1}
    turn = before.game.turn
    ended = len(table.chronicle.tales) > len(before.chronicle.tales)
    if turn is None or not ended or before.seat_of(user) != turn.seat:
        return so_far
    return {seat: turns for seat, turns in so_far.items() if seat != turn.seat}


def pause_after(before: Table, table: Table, missed: int | None, now: datetime) -> Paused | None:
    """Whether the table stands still now, because all but one are away, or nobody is there at all.

    One person among computers, or in practice, is all there is, and is enough as long as they are there.
    """
    if table.game.turn is None or table.is_paused or table.book is not None:
        return None
    if table.present and not table.in_company:
        return None
    few = len(table.present) <= 1
    came_to_it = len(before.present) > 1 or missed is not None or not table.present
    return Paused(at=now, why=Why.AWAY) if few and came_to_it else None


def timing_after(before: Table, table: Table, user: int, now: datetime) -> Timing:
    """What runs from now on; `table` carries what ran before, or that the game stands still."""
    timing, turn = table.row.timing, table.game.turn
    if turn is None or table.book is not None:
        return STILL
    if timing.paused is not None:
        return waking(timing, None)
    return waking(_running(before, table, user, now), table.time_runs_out_at)


def _running(before: Table, table: Table, user: int, now: datetime) -> Timing:
    pace, turn = table.row.pace, table.game.turn
    if not table.is_timed:
        return STILL
    another = _turns_begun(before) != _turns_begun(table)
    if another or before.is_paused or not before.is_timed:
        return afresh(pace, now)
    if pace != before.row.pace:
        reminded = table.row.timing.reminder is None and before.row.pace.reminds
        return replace(afresh(pace, now), reminder=None) if reminded else afresh(pace, now)
    mine = turn is not None and table.seat_of(user) == turn.seat
    return moved(table.row.timing, pace, now) if mine else table.row.timing


def _turns_begun(table: Table) -> tuple[int, int, int, str]:
    """Which turn is under way, and whose: one that is left before it began changes the seat, and ends none."""
    turn = table.game.turn
    seat, player = (-1, "") if turn is None else (turn.seat, table.seats[turn.seat].player)
    return (len(table.chronicle.tales), table.game.round, seat, player)


def untold_after(before: Table, table: Table) -> int:
    """How many turns are over that never had a message: all but the one whose message lies there.

    Where that one was left before it began, its message tells of nothing else any more: what it told is told anew.
    """
    turn, over = before.game.turn, table.chronicle.tales[len(before.chronicle.tales) :]
    began = turn is not None and bool(over) and turn.seat == over[0].seat
    return len(over) - 1 if began else before.row.untold + len(over)


def with_pause(table: Table, paused: Paused | None) -> Table:
    """The table, standing still if it is to."""
    return table if paused is None else replace(table, row=replace(table.row, timing=Timing(paused=paused)))
