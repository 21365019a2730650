"""The heart of a table: load, ask the engine, let chance answer, append, tell. Knows no Discord and no sentence.

Each wish is judged under the table's lock and is on disk before anybody is told (decisions 3 and 6). What comes back
is one of a closed set of answers; what to show for it is the edge's business.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.engine import Game, Refusal, Ruleset, act, departures, due, evolve, opened, settle
from bot.engine.commands import Begin, CallTime, ChooseRules, Command, GiveUp, Leave, Rise, Sit
from bot.engine.events import Begun, Event, Opened, Seated
from bot.engine.refusals import Code, refuse
from bot.tables.aftermath import change_by, next_first, row_after
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused, Stale
from bot.tables.chronicle import Chronicle
from bot.tables.live import Live, dealer_for, folded, revived
from bot.tables.ports import (
    UNCHANGED,
    Change,
    Clock,
    Conflict,
    Entropy,
    GameRow,
    MessageKind,
    MessageRef,
    Person,
    Store,
    Where,
)
from bot.tables.table import Table
from bot.tables.turnstile import Turnstile

SECOND_TAP = timedelta(seconds=3)
MOST_TRIES = 20
"""How often a wish is judged anew after another process was faster: each time one of theirs has happened."""
LIVE_GAMES = 1024
"""Games kept in memory; others are read again when touched."""


Verdict = Sequence[Command] | Change | Refused | Stale | Outsider
"""What a wish comes to, given the table as it is: commands, a change of what stands beside its stream, or neither."""

Judge = Callable[[Table], Verdict]
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
    host: Person
    interaction: int


class Desk:
    """All games of this process, each asked one wish at a time."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._turnstile = Turnstile()
        self._live: OrderedDict[str, Live] = OrderedDict()

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
        if asking is None:
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
                host=table.person(asking),
                interaction=interaction,
            ),
            first=next_first(table, staying),
            seats=seats,
            people=tuple(table.person(old) for old in staying),
            table=table.row.table or table.id,
        )

    async def table(self, game: str) -> Table | None:
        """The game as it stands."""
        live = await self._touch(game)
        return live.table if live else None

    async def at_place(self, place: int) -> Table | None:
        """The unfinished game in this channel or thread."""
        game = await self._store.at_place(place)
        return await self.table(game) if game else None

    async def join(self, game: str, person: Person, interaction: int) -> Answer:
        """Take a seat in the lobby, judged against the table as it is now."""

        def judge(table: Table) -> Verdict:
            if not table.in_lobby:
                return _begun_already(table)
            return (Sit(player=person.player, interaction=interaction),)

        return await self.ask(game, person.user, judge, people=(person,))

    async def leave(self, game: str, user: int) -> Answer:
        """Give one's seat back in the lobby, or leave the game under way for good (§6.7).

        Hosting passes to the first seat that stays; a lobby that nobody is left in is closed.
        """

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return Outsider(table=table)
            if not table.in_lobby:
                return (Leave(seat=seat),)
            return (GiveUp(),) if len(table.seats) == 1 else (Rise(seat=seat),)

        return await self.ask(game, user, judge)

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

    async def play(self, game: str, user: int, seq: int, wish: Wish) -> Answer:
        """Do what a button of the board at `seq` asks for; several commands happen all or not at all."""

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return Outsider(table=table)
            if seq != table.seq:
                return Stale(table=table, again=self._tapped_again(game, user))
            return wish(seat)

        return await self.ask(game, user, judge)

    async def look(self, game: str, user: int, seq: int) -> Answer:
        """Judge a press that asks for nothing but the sight of the board, such as marking a die."""
        table = await self.table(game)
        if table is None:
            return Gone(game=game)
        seat = table.seat_of(user)
        if seat is None:
            return Outsider(table=table)
        if seq != table.seq:
            return Stale(table=table, again=self._tapped_again(game, user))
        turn = table.game.turn
        if turn is None or turn.seat != seat:
            return Refused(table=table, refusal=refuse(Code.NOT_YOUR_TURN))
        return Played(table=table, before=table)

    async def speak(self, game: str, user: int, language: str, *, moderates: bool) -> Answer:
        """Choose the table's language in its lobby; for the host and for who manages the server."""

        def judge(table: Table) -> Verdict:
            if not moderates and table.host.user != user:
                return Outsider(table=table)
            return Change(language=language) if table.in_lobby else _begun_already(table)

        return await self.ask(game, user, judge)

    async def moved(self, game: str, place: int) -> Table | None:
        """The game is played in this thread from now on; raises `PlaceTaken`."""
        async with self._turnstile.pass_through(game):
            live = await self._touch(game)
            if live is None:
                return None
            moved = await self._carry_out(live, None, Change(place=place, where=Where.THREAD), ())
            return moved.table

    async def remember(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> None:
        """This message of the game is the one to redraw; it was posted for the state at seq `shows`."""
        async with self._turnstile.pass_through(game):
            await self._store.set_message(game, kind, ref, shows)
            live = self._live.get(game)
            if live is not None:
                row = live.table.row
                live.table = replace(live.table, row=replace(row, messages={**row.messages, kind: ref}))

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
        )
        await self._store.open_game(row, (start, *seats), people)
        empty = Table(
            row=row,
            people={person.player: person for person in people},
            game=opened(start),
            seq=1,
            chronicle=Chronicle(),
        )
        live = Live(table=folded(empty, seats), dealer=None)
        self._keep(live)
        return live.table

    async def ask(self, game: str, user: int, judge: Judge, people: Sequence[Person] = ()) -> Answer:
        """Judge a wish by the table as it is, and carry it out; `people` are those it brings to the table."""
        async with self._turnstile.pass_through(game):
            for _ in range(MOST_TRIES):
                live = await self._touch(game)
                if live is None:
                    return Gone(game=game)
                verdict = judge(live.table)
                if isinstance(verdict, Refused | Stale | Outsider):
                    return verdict
                try:
                    return await self._carry_out(live, user, verdict, people)
                except Conflict:
                    self._live.pop(game, None)
            return await self._overtaken(game)

    async def _overtaken(self, game: str) -> Answer:
        live = await self._touch(game)
        return Stale(table=live.table, again=False) if live else Gone(game=game)

    async def _carry_out(
        self, live: Live, user: int | None, wanted: Sequence[Command] | Change, people: Sequence[Person]
    ) -> Played | Refused:
        before, now = live.table, self._clock.now()
        commands, asked = ((), wanted) if isinstance(wanted, Change) else (wanted, UNCHANGED)
        acted = act(before.game, (*_time(before, now), *commands) if commands else ())
        if isinstance(acted, Refusal):
            return Refused(table=before, refusal=acted)
        game, wished = acted
        # From here the dealer runs ahead of what is stored: whatever goes wrong, the game is read anew.
        self._live.pop(before.id)
        events = (*wished, *self._chance(live, game, wished))
        known = {**before.people, **{person.player: person for person in people}}
        table = folded(replace(before, people=known), events)
        if any(isinstance(event, Begun) for event in wished):
            newcomers = await self._store.newcomers([seat.player for seat in table.seats])
            table = replace(table, newcomers=newcomers)
        change = replace(change_by(before, table, events, asked, now), people=people)
        await self._store.append(before.id, before.seq, events, now, change)
        live.table = replace(table, row=row_after(table.row, change))
        if user is not None:
            live.last_accepted = (user, now)
        self._keep(live)
        return Played(table=live.table, before=before, events=events)

    def _chance(self, live: Live, game: Game, wished: Sequence[Event]) -> list[Event]:
        """Let chance answer until a person is next."""
        for event in wished:
            if isinstance(event, Begun):
                live.dealer = dealer_for(replace(live.table, game=game), event.interaction)
        events: list[Event] = []
        while (asked := due(game)) is not None:
            if live.dealer is None:
                raise LookupError(live.table.id)
            settled = settle(game, live.dealer.answer(asked))
            if isinstance(settled, Refusal):
                raise RuntimeError(settled.code)  # noqa: TRY004 — the dealer broke the rules, not a type
            for event in settled:
                game = evolve(game, event)
            events += settled
        return events

    def _tapped_again(self, game: str, user: int) -> bool:
        live = self._live.get(game)
        if live is None or live.last_accepted is None:
            return False
        who, when = live.last_accepted
        return who == user and self._clock.now() - when <= SECOND_TAP

    async def _touch(self, game: str) -> Live | None:
        live = self._live.get(game)
        if live is None:
            stored = await self._store.load(game)
            if stored is None:
                return None
            # Whoever loaded it in the meantime may have played on: theirs stays.
            live = self._live.get(game) or revived(stored)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > LIVE_GAMES:
            self._live.popitem(last=False)


def _time(table: Table, now: datetime) -> tuple[Command, ...]:
    """Call the time that ran out since the last press: between presses nothing changes that it could be late for."""
    ends = table.time_runs_out_at
    return (CallTime(),) if ends is not None and now >= ends else ()


def _begun_already(table: Table) -> Refused:
    code = Code.GAME_IS_OVER if table.game.is_over else Code.ALREADY_BEGUN
    return Refused(table=table, refusal=refuse(code))
