"""The heart of a table: load, ask the engine, let chance answer, append, tell. Knows no Discord and no sentence.

Each wish is judged under the table's lock and is on disk before anybody is told (decisions 3 and 6). What comes back
is one of a closed set of answers; what to show for it is the edge's business.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.engine import Ruleset, departures, opened
from bot.engine.commands import Begin, ChooseRules, Command, GiveUp, Sit
from bot.engine.events import Opened, Seated
from bot.engine.refusals import Code, refuse
from bot.tables import strokes
from bot.tables.aftermath import next_first
from bot.tables.answers import Answer, Gone, Late, Outsider, Played, Refused, Stale, StandsStill
from bot.tables.arrivals import against_coming, lets_in
from bot.tables.chronicle import Chronicle
from bot.tables.computers import computer_up, dismissing, leaving
from bot.tables.games import Asked, Verdict
from bot.tables.latecomers import LateJoin, Waiting
from bot.tables.live import Live, folded
from bot.tables.pace import STILL, Pace, Why
from bot.tables.ports import (
    NO_USER,
    ByBot,
    Change,
    GameRow,
    Hints,
    Kind,
    MessageKind,
    MessageRef,
    Mode,
    Person,
    Where,
)
from bot.tables.table import Table
from bot.tables.timed import TimedGames

Wish = Callable[[int], Sequence[Command]]
"""What a player asks for, given their seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What `/tutto start` fixes about a game."""

    guild: int
    channel: int
    where: Where
    language: str
    ruleset: Ruleset
    pace: Pace
    host: Person
    interaction: int
    mode: Mode = Mode.PLAY
    by_bot: ByBot = ByBot.NOTHING
    hints: Hints = Hints.NULL
    late: LateJoin = LateJoin.OFF


class Desk(TimedGames):
    """All games of this process, and whatever a person may ask of one."""

    async def open(self, opening: Opening) -> Table:
        """Open a table with its host seated; raises `PlaceTaken`."""
        seated = Seated(seat=0, player=opening.host.player, interaction=opening.interaction, score=0)
        return await self._open(opening, first=None, seats=(seated,), people=(opening.host,), table="")

    async def rematch(self, game: str, user: int, interaction: int) -> Table | Outsider | Stale | Gone:
        """Open the next game of a finished one's table with the same seats filled; raises `PlaceTaken`.

        The next seat begins (§6.6); who asked hosts it, and theirs is the only press that goes into the salt.
        """
        table = await self.table(game)
        if table is None:
            return Gone(game=game)
        asking = table.seat_of(user)
        keeps_score = table.book is not None and strokes.may_write(table, user)
        if asking is None and not keeps_score:
            return Outsider(table=table)
        if not table.game.is_over:
            return Stale(table=table, again=False)
        staying = [number for number, seat in enumerate(table.seats) if not (seat.gone or seat.leaving)]
        seats = tuple(
            Seated(seat=new, player=table.seats[old].player, interaction=interaction if old == asking else 0, score=0)
            for new, old in enumerate(staying)
        )
        return await self._open(
            Opening(
                guild=table.row.guild,
                channel=table.row.channel,
                where=table.row.where,
                language=table.row.language,
                ruleset=table.game.ruleset,
                pace=table.row.pace,
                host=table.people[strokes.key_of(table, user)],
                interaction=interaction,
                mode=table.row.mode,
                by_bot=table.row.by_bot,
                hints=table.row.hints,
                late=table.row.late,
            ),
            first=next_first(table, staying),
            seats=seats,
            people=tuple(table.person(old) for old in staying),
            table=table.row.table or table.id,
        )

    async def at_place(self, place: int) -> Table | None:
        """The unfinished game in this channel or thread."""
        game = await self._store.at_place(place)
        return await self.table(game) if game else None

    async def join(self, game: str, person: Person, interaction: int) -> Answer:
        """Take a seat in the lobby, judged against the table as it is now.

        Where people are let in late, one is taken between two rounds, and else waited for (§6.8).
        """

        def judge(table: Table) -> Verdict:
            if table.in_lobby:
                return (Sit(player=person.player, interaction=interaction),)
            if not lets_in(table):
                return _begun_already(table)
            refusal = against_coming(table, person.player)
            if refusal is not None:
                return Refused(table=table, refusal=refusal)
            return Change(queued=(Waiting(player=person.player, interaction=interaction),))

        return await self.ask(game, person.user, judge, people=(person,))

    async def rise(self, game: str, user: int) -> Answer:
        """Give one's seat back before play begins, and only then; a lobby that nobody is left in is closed.

        Who waits for a seat waits no more.
        """

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return _waits_no_more(table, user)
            if not table.in_lobby:
                return _begun_already(table)
            return leaving(table, seat)

        return await self.ask(game, user, judge)

    async def leave(self, game: str, user: int) -> Answer:
        """Give one's seat back in the lobby, or leave the game under way for good (§6.7).

        Hosting passes to the first seat that stays; a table that only computers are left at is closed.
        """

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            return _waits_no_more(table, user) if seat is None else leaving(table, seat)

        return await self.ask(game, user, judge)

    async def add_computer(self, game: str, user: int, kind: Kind, name: str) -> Answer:
        """Seat a computer in the lobby, called `name` in records; the host's to do, where the bot itself deals."""
        table = await self.table(game)
        if table is None:
            return Gone(game=game)
        computer = self.fresh_computer(table, kind, name)

        def judge(table: Table) -> Verdict:
            if table.host.user != user or table.row.mode is Mode.RECORD:
                return Outsider(table=table)
            # Nobody pressed for this seat, so it adds nothing to the salt (fair-dice.md, 2).
            return (Sit(player=computer.player, interaction=0),) if table.in_lobby else _begun_already(table)

        return await self.ask(game, user, judge, people=(computer,))

    def fresh_computer(self, table: Table, kind: Kind, name: str) -> Person:
        """A computer that has never sat anywhere."""
        return Person(player=self._entropy.short_id(), user=NO_USER, guild=table.row.guild, name=name, kind=kind)

    async def dismiss(self, game: str, user: int, player: str) -> Answer:
        """Send a computer away from the lobby, by its player key; the host's to do."""

        def judge(table: Table) -> Verdict:
            if table.host.user != user:
                return Outsider(table=table)
            if not table.in_lobby:
                return _begun_already(table)
            return dismissing(table, player)

        return await self.ask(game, user, judge)

    async def play_computer(self, game: str, policy: Callable[[Table], Sequence[Command]]) -> Answer:
        """Let the computer whose turn it is make its next press; `Stale` where none is on turn."""

        def judge(table: Table) -> Verdict:
            return Stale(table=table, again=False) if computer_up(table) is None else policy(table)

        return await self.ask(game, NO_USER, judge)

    async def choose_rules(self, game: str, user: int, house: Callable[[Ruleset], str]) -> Answer:
        """Play by other house rules, given those of this moment; the host's to choose, in the lobby."""

        def judge(table: Table) -> Verdict:
            if table.host.user != user:
                return Outsider(table=table)
            return (ChooseRules(house=house(table.game.ruleset)),)

        return await self.ask(game, user, judge)

    async def begin(self, game: str, user: int, interaction: int) -> Answer:
        """Begin play; the host's to do, with the seats that are taken at this moment."""

        def judge(table: Table) -> Verdict:
            if table.host.user != user:
                return Outsider(table=table)
            return (Begin(interaction=interaction),)

        return await self.ask(game, user, judge)

    async def cancel(self, game: str, user: int, *, moderates: bool) -> Answer:
        """Close the lobby; for the host and for who moderates the channel, as long as play hasn't begun."""

        def judge(table: Table) -> Verdict:
            if not moderates and table.host.user != user:
                return Outsider(table=table)
            if not table.in_lobby:
                return _begun_already(table)
            return (GiveUp(),)

        return await self.ask(game, user, judge)

    async def give_up(self, game: str, user: int, *, moderates: bool) -> Answer:
        """Close the lobby or end the game without a result; for the host and for who moderates the channel."""

        def judge(table: Table) -> Verdict:
            if not moderates and table.host.user != user:
                return Outsider(table=table)
            return (GiveUp(),)

        return await self.ask(game, user, judge)

    async def play(self, game: str, user: int, seq: int, wish: Wish, pressed_at: datetime | None = None) -> Answer:
        """Do what a button of the board at `seq` asks for; several commands happen all or not at all.

        `pressed_at` is when Discord took the press, where that is known: one made after the deadline comes too late,
        one made before it counts as long as time has not ended the turn. A game that stands still because its place
        was lost goes on by it.
        """

        def judge(table: Table) -> Verdict:
            unfit = self._unfit(table, user, seq, pressed_at)
            seat = table.seat_of(user)
            if unfit is not None or seat is None:
                return unfit or Outsider(table=table)
            if not table.is_paused:
                return wish(seat)
            return Asked(commands=wish(seat), user=user, change=Change(timing=STILL))

        return await self.ask(game, user, judge, seen=seq)

    async def look(self, game: str, user: int, seq: int, pressed_at: datetime | None = None) -> Answer:
        """Judge a press that only asks for the sight of the board, such as marking a die; it moves the deadline."""
        async with self._turnstile.pass_through(game):
            live = await self._touch(game, seq)
            if live is None:
                return Gone(game=game)
            table = live.table
            unfit = self._unfit(table, user, seq, pressed_at)
            if unfit is not None:
                return unfit
            turn = table.game.turn
            if turn is None or turn.seat != table.seat_of(user):
                return Refused(table=table, refusal=refuse(Code.NOT_YOUR_TURN))
            await self._touched(live, user, pressed_at)
            return Played(table=live.table, before=live.table)

    def _unfit(
        self, table: Table, user: int, seq: int, pressed_at: datetime | None
    ) -> Outsider | Stale | Late | StandsStill | None:
        """Why a press on the board at `seq` can't count, whatever it asks for."""
        seat, timing, turn = table.seat_of(user), table.row.timing, table.game.turn
        if seat is None:
            return Outsider(table=table)
        if timing.paused is not None and timing.paused.why is Why.AWAY:
            return StandsStill(table=table)
        if seq != table.seq or table.book is not None:
            return Late(table=table) if self._timed_out(table.id, user, seq) else self._stale(table, user)
        missed = timing.deadline is not None and pressed_at is not None and pressed_at >= timing.deadline
        return Late(table=table) if missed and turn is not None and turn.seat == seat else None

    def _stale(self, table: Table, user: int) -> Stale:
        return Stale(table=table, again=self.tapped_again(table.id, user))

    def _timed_out(self, game: str, user: int, seq: int) -> bool:
        live = self._live.get(game)
        return live is not None and live.timed_out.get(user) == seq

    async def speak(self, game: str, user: int, language: str, *, moderates: bool) -> Answer:
        """Choose the table's language in its lobby; for the host and for who manages the server."""

        def judge(table: Table) -> Verdict:
            if not moderates and table.host.user != user:
                return Outsider(table=table)
            if not table.in_lobby:
                return _begun_already(table)
            return Change(language=language)

        return await self.ask(game, user, judge)

    async def moved(self, game: str, place: int) -> Table | None:
        """The game is played in this thread from now on; raises `PlaceTaken`."""
        async with self._turnstile.pass_through(game):
            live = await self._touch(game)
            if live is None:
                return None
            moved = await self._carry_out(live, Asked(change=Change(place=place, where=Where.THREAD)))
            return moved.table

    async def remember(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> MessageRef | None:
        """This message of the game is the one to redraw; it was posted for the state at seq `shows`.

        Answers the message that stands for the game no more: the one before, or this one where a newer state has been
        posted in the meantime.
        """
        async with self._turnstile.pass_through(game):
            live = await self._touch(game)
            if live is None or live.posted.get(kind, -1) > shows:
                return ref
            await self._store.set_message(game, kind, ref, shows)
            row, before = live.table.row, live.table.row.messages.get(kind)
            live.posted[kind] = shows
            live.table = replace(live.table, row=replace(row, messages={**row.messages, kind: ref}))
            # Sent twice with the same nonce, it is one message, and stands.
            return before if before != ref else None

    def has_posted(self, game: str) -> bool:
        """Whether a board of this game was posted since the start, as far as it is still in memory."""
        live = self._live.get(game)
        return live is not None and MessageKind.BOARD in live.posted

    async def put_away(self, game: str) -> None:
        """Close a game that can't be read: its stream is left as it is, and its place is free."""
        async with self._turnstile.pass_through(game):
            now = self._clock.now()
            await self._store.append(game, 0, (), now, Change(ended_at=now, timing=STILL, nowhere=True))

    async def _open(
        self,
        opening: Opening,
        *,
        first: int | None,
        seats: Sequence[Seated],
        people: Sequence[Person],
        table: str,
    ) -> Table:
        ruleset = opening.ruleset
        start = Opened(edition=ruleset.edition, house=departures(ruleset), first=first)
        row = GameRow(
            game=self._entropy.short_id(),
            guild=opening.guild,
            channel=opening.channel,
            place=opening.channel,
            where=opening.where,
            language=opening.language,
            host=opening.host.player,
            secret=self._entropy.secret(),
            opened_at=self._clock.now(),
            table=table,
            pace=opening.pace,
            mode=opening.mode,
            by_bot=opening.by_bot,
            hints=opening.hints,
            late=opening.late,
            scorer=opening.host.player if opening.mode is Mode.RECORD else "",
        )
        known = {person.player: person for person in (*people, opening.host)}
        await self._store.open_game(row, (start, *seats), tuple(known.values()))
        empty = Table(
            row=row,
            people=known,
            game=opened(start),
            seq=1,
            chronicle=Chronicle(),
        )
        live = Live(table=folded(empty, seats), dealer=None, written=STILL)
        self._keep(live)
        return live.table


def _waits_no_more(table: Table, user: int) -> Change | Outsider:
    """Take who holds no seat out of the queue for one."""
    waiting = [one.player for one in table.row.waiting if table.people[one.player].user == user]
    return Change(unqueued=waiting) if waiting else Outsider(table=table)


def _begun_already(table: Table) -> Refused:
    code = Code.GAME_IS_OVER if table.game.is_over else Code.ALREADY_BEGUN
    return Refused(table=table, refusal=refuse(code))
