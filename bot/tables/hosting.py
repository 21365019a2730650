"""What the host of a table may do to others, and who moderates its channel likewise. Knows no button.

Who may is judged at the moment it is done: hosting may have passed on since the menu was opened.
"""

from bot.engine.commands import Forfeit, Replace
from bot.engine.refusals import Code, refuse
from bot.tables.answers import Answer, Outsider, Refused, Stale
from bot.tables.computers import givable, leaving
from bot.tables.desk import Desk
from bot.tables.games import Asked, Verdict
from bot.tables.latecomers import LateJoin
from bot.tables.pace import STILL, Why
from bot.tables.ports import Change, Hints, Person
from bot.tables.table import Table


class Hosting:
    """Skip, remove, give to a computer, hand over, end, let people in late, choose the hints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def skip(self, game: str, user: int, turn: int, *, moderates: bool) -> Answer:
        """Forfeit the turn under way, if it still is the one after so many others."""

        def judge(table: Table) -> Verdict:
            if not may_host(table, user, moderates=moderates):
                return Outsider(table=table)
            under_way = table.game.turn
            if under_way is None or len(table.chronicle.tales) != turn:
                code = Code.GAME_IS_OVER if table.game.is_over else Code.TURN_IS_OVER
                return Refused(table=table, refusal=refuse(code))
            return (Forfeit(seat=under_way.seat),)

        return await self._desk.ask(game, user, judge)

    async def remove(self, game: str, user: int, player: str, *, moderates: bool) -> Answer:
        """Take this player's seat out of the game for good (§6.7), in the lobby out of it, as if they left."""

        def judge(table: Table) -> Verdict:
            if not may_host(table, user, moderates=moderates):
                return Outsider(table=table)
            seat = seat_held_by(table, player)
            if seat is None:
                return Refused(table=table, refusal=refuse(Code.NOT_SEATED))
            return leaving(table, seat)

        return await self._desk.ask(game, user, judge)

    async def give(self, game: str, user: int, player: str, computer: Person, *, moderates: bool) -> Answer:
        """Have this computer play on in the player's seat; `Stale` where it can't be done any more.

        Who asks is back. A game that stood still since too few were there goes on.
        """

        def judge(table: Table) -> Verdict:
            if not may_host(table, user, moderates=moderates):
                return Outsider(table=table)
            seat = seat_held_by(table, player)
            if seat is None or seat not in givable(table, user):
                return Stale(table=table, again=False)
            paused, own = table.row.timing.paused, table.seat_of(user)
            resumes = paused is not None and paused.why is Why.AWAY
            missed = {seat: 0} if own is None else {own: 0, seat: 0}
            return Asked(
                commands=(Replace(seat=seat, player=computer.player),),
                user=user,
                people=(computer,),
                change=Change(timing=STILL if resumes else None, missed=missed),
            )

        return await self._desk.ask(game, user, judge)

    async def hand_over(self, game: str, user: int, player: str, *, moderates: bool) -> Answer:
        """Have this player host from now on, who has to sit at the table."""

        def judge(table: Table) -> Verdict:
            if not may_host(table, user, moderates=moderates):
                return Outsider(table=table)
            seat = seat_held_by(table, player)
            if table.game.is_over or seat is None or not table.person(seat).user:
                code = Code.GAME_IS_OVER if table.game.is_over else Code.NOT_SEATED
                return Refused(table=table, refusal=refuse(code))
            return Change(host=player)

        return await self._desk.ask(game, user, judge)

    async def let_in(self, game: str, user: int, late: LateJoin, *, moderates: bool) -> Answer:
        """Let people in late from now on, or nobody else, in lobby or mid-game; who waits already keeps their seat."""
        return await self._choose(game, user, Change(late=late), moderates=moderates)

    async def hint(self, game: str, user: int, hints: Hints, *, moderates: bool) -> Answer:
        """Have the board say this of chances from now on, in lobby or mid-game."""
        return await self._choose(game, user, Change(hints=hints), moderates=moderates)

    async def _choose(self, game: str, user: int, change: Change, *, moderates: bool) -> Answer:
        def judge(table: Table) -> Verdict:
            if not may_host(table, user, moderates=moderates):
                return Outsider(table=table)
            if table.game.is_over:
                return Refused(table=table, refusal=refuse(Code.GAME_IS_OVER))
            return change

        return await self._desk.ask(game, user, judge)


def may_host(table: Table, user: int, *, moderates: bool) -> bool:
    """Whether this user may do what the host may."""
    return moderates or table.host.user == user


def seat_held_by(table: Table, player: str) -> int | None:
    """The seat that this player holds and has not left."""
    held = (number for number, seat in enumerate(table.seats) if seat.player == player)
    return next((number for number in held if not (table.seats[number].gone or table.seats[number].leaving)), None)
