"""Computers in seats: whose turn is theirs, and what becomes of a table when only they are left. Presses nothing.

Pure questions to a table; it must not know how they think, nor at what pace they play.
"""

from collections.abc import Sequence

from bot.engine import Refusal, act
from bot.engine.commands import Command, GiveUp, Leave, Rise
from bot.tables.answers import Stale
from bot.tables.ports import Kind, Mode
from bot.tables.table import Table


def computer_up(table: Table) -> Kind | None:
    """Which kind of computer is on turn, if one is and the game doesn't stand still."""
    turn = table.game.turn
    if turn is None or table.is_paused:
        return None
    kind = table.person(turn.seat).kind
    return kind if kind.is_computer else None


def leaving(table: Table, seat: int) -> Sequence[Command]:
    """What it comes to that a seat is left: computers play for somebody, and not on among themselves."""
    staying = (number for number, other in enumerate(table.seats) if not (other.gone or other.leaving))
    alone = all(table.person(other).kind.is_computer for other in staying if other != seat)
    if table.in_lobby:
        return (GiveUp(),) if alone else (Rise(seat=seat),)
    closing = (Leave(seat=seat), GiveUp())
    # Where the leaving ends the game by itself (§6.7), there is nothing to give up.
    if alone and not isinstance(act(table.game, closing), Refusal):
        return closing
    return closing[:1]


def dismissing(table: Table, player: str) -> Sequence[Command] | Stale:
    """Free the seat of the computer with this key; it may have gone by now."""
    for number, seat in enumerate(table.seats):
        if seat.player == player and table.people[player].kind.is_computer:
            return (Rise(seat=number),)
    return Stale(table=table, again=False)


def givable(table: Table, user: int) -> tuple[int, ...]:
    """The seats that a computer may play on in, as this user asks: somebody has to be there whom it plays with."""
    if table.game.turn is None or table.row.mode is Mode.RECORD:
        return ()
    present = {*table.present, table.seat_of(user)} - {None}
    return tuple(seat for seat in table.members if present - {seat})
