"""Record mode at the table: who sits, who keeps score, and every step on the sheet, each judged under the table's lock.

Beside the desk, which carries out what strokes.py finds; what a step would do is asked of effect.py. Knows no Discord.
"""

from bot.engine.commands import Rise, Sit
from bot.engine.refusals import Code, Refusal, refuse
from bot.record.drafting import new_turn
from bot.record.journal import Tokens
from bot.tables import strokes
from bot.tables.answers import Answer, Outsider, Refused
from bot.tables.by_bot import dealt
from bot.tables.desk import Desk
from bot.tables.games import Verdict
from bot.tables.latecomers import Start
from bot.tables.ports import NO_USER, Clock, Entropy, Kind, Person
from bot.tables.strokes import Judged, Proposal, may_write
from bot.tables.table import Table


class Scorebook:
    """The sheets of all recorded games. Joining, leaving, beginning and stopping are the desk's, as in a played game.

    Whatever opens a finished game again is refused as `place-taken` where another is played in its place meanwhile.
    """

    def __init__(self, desk: Desk, clock: Clock, entropy: Entropy) -> None:
        self._desk = desk
        self._clock = clock
        self._entropy = entropy

    def guest(self, guild: int, name: str) -> Person | Refusal:
        """Somebody who is not on this server, known by this name; refused as `no-such-name` where it can't be one."""
        spelled = strokes.guest_name(name)
        if isinstance(spelled, Refusal):
            return spelled
        return Person(player=self._entropy.short_id(), user=NO_USER, guild=guild, name=spelled, kind=Kind.GUEST)

    async def seat_guest(self, game: str, user: int, guest: Person) -> Answer:
        """Seat a guest; the host's to do, in the lobby."""

        def judge(table: Table) -> Verdict:
            if table.host.user != user:
                return Outsider(table=table)
            return strokes.against_name(table, guest) or (Sit(player=guest.player, interaction=0),)

        return await self._desk.ask(game, user, judge, people=(guest,))

    async def unseat(self, game: str, user: int, player: str) -> Answer:
        """Take back a guest's seat, or the host's own, who keeps score without one; the host's to do, in the lobby."""

        def judge(table: Table) -> Verdict:
            seat = next((at for at, one in enumerate(table.seats) if one.player == player), None)
            theirs = seat is not None and (table.person(seat).kind is Kind.GUEST or table.person(seat).user == user)
            if seat is None or table.host.user != user or not theirs:
                return Outsider(table=table)
            return (Rise(seat=seat),)

        return await self._desk.ask(game, user, judge)

    async def hand_over(self, game: str, user: int, scorer: Person | None) -> Answer:
        """Let somebody else keep score, who need not hold a seat, or everybody at the table; host's and scorer's."""
        people = (scorer,) if scorer else ()
        return await self._desk.ask(game, user, lambda table: strokes.handing(table, user, scorer), people=people)

    async def name_first(self, game: str, user: int, seq: int, player: str) -> Answer:
        """Say who begins, as long as nothing is entered."""
        return await self._write(game, user, seq, lambda asked: strokes.naming_first(asked, player))

    async def enter(self, game: str, user: int, seq: int, tokens: Tokens) -> Answer:
        """Let the turn under way, or the next, read so from its beginning (a `Draft`'s tokens).

        On an older board it counts only where the turn it was made for still stands at the same point.
        """
        return await self._write(game, user, seq, lambda asked: strokes.entering(asked, tokens, self._clock.now()))

    async def deal(self, game: str, user: int, seq: int) -> Answer:
        """Draw the card or roll the dice that are the bot's, and enter them."""

        def judge(asked: Proposal) -> strokes.Verdict:
            draft = new_turn(asked.reckoning)
            then = draft if isinstance(draft, Refusal) else dealt(asked.table.row, asked.reckoning, draft)
            if isinstance(then, Refusal):
                return asked.refused(then)
            return asked.stale() if asked.is_stale else strokes.entering(asked, then.tokens, self._clock.now())

        return await self._write(game, user, seq, judge)

    async def undo(self, game: str, user: int, seq: int) -> Answer:
        """Take the last step back, whatever it was; there is no end to it but the beginning."""
        return await self._write(game, user, seq, strokes.undoing)

    async def redo(self, game: str, user: int, seq: int) -> Answer:
        """Take the step again that was taken back last, as long as nothing new was entered."""
        return await self._write(game, user, seq, strokes.redoing)

    async def correct(self, game: str, user: int, seq: int, line: int, tokens: Tokens) -> Answer:
        """Let the turn on this line read so; on an older board only where it and all above it read as they did."""
        return await self._write(game, user, seq, lambda asked: strokes.correcting(asked, line, tokens))

    async def strike(self, game: str, user: int, seq: int, line: int) -> Answer:
        """Let the turn on this line count as forfeited."""
        return await self._write(game, user, seq, lambda asked: strokes.striking(asked, line))

    async def come_in(self, game: str, user: int, seq: int, person: Person, start: Start) -> Answer:
        """Seat a member or guest between two rounds (§6.8)."""

        def judge(asked: Proposal) -> strokes.Verdict:
            if person.kind is Kind.GUEST and (refused := strokes.against_name(asked.table, person)):
                return refused
            return strokes.coming_in(asked, person.player, start)

        return await self._write(game, user, seq, judge, people=(person,))

    async def see_off(self, game: str, user: int, seq: int, player: str) -> Answer:
        """Write that somebody has left; their own wish to leave is the desk's."""
        return await self._write(game, user, seq, lambda asked: strokes.leaving(asked, player, self._clock.now()))

    async def _write(self, game: str, user: int, seq: int, judged: Judged, people: tuple[Person, ...] = ()) -> Answer:
        def judge(table: Table) -> Verdict:
            if table.book is None:
                code = Code.GAME_IS_OVER if table.game.is_over else Code.NOT_BEGUN
                return Refused(table=table, refusal=refuse(code))
            if not may_write(table, user):
                return Outsider(table=table)
            return judged(Proposal(table, table.book, user, seq, again=self._desk.tapped_again(game, user)))

        return await self._desk.ask(game, user, judge, people=people, seen=seq)
