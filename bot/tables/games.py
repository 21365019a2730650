"""The games of this process: each is locked, loaded, played on, appended to and kept. Knows no wish of anybody's.

What a person or a clock asks for is judged by desk.py and timed.py; here it is carried out, all or nothing, is on disk
before anybody is told (decisions 3 and 6), and so is all that follows from it by itself.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.advisor.position import Option
from bot.engine import Game, Refusal, act, due, evolve, settle
from bot.engine.commands import Command
from bot.engine.events import Begun, Event, Seated
from bot.engine.refusals import Code, refuse
from bot.tables.advised import Known, advised, marked
from bot.tables.aftermath import change_by, change_in, row_after
from bot.tables.answers import Answer, Gone, Late, Outsider, Played, Refused, Stale, StandsStill
from bot.tables.arrivals import sitting_down, without_seated
from bot.tables.book import Writing
from bot.tables.live import Live, dealer_for, folded, revived, showing, with_book
from bot.tables.moment import Moment, Untold, moment
from bot.tables.onward import absences_after, called_time, onward, pause_after, timing_after, untold_after, with_pause
from bot.tables.pace import worth_writing
from bot.tables.ports import UNCHANGED, Change, Clock, Conflict, Entropy, GameRow, Mode, Person, PlaceTaken, Store
from bot.tables.prompted import Prompt, prompted
from bot.tables.strokes import in_writing
from bot.tables.table import Table
from bot.tables.turnstile import Turnstile
from bot.tables.unsent import Unsent, usual

SECOND_TAP: Final = timedelta(seconds=3)
HERE_WITHIN: Final = timedelta(minutes=2)
"""Who pressed so lately looks at the table anyway."""
MOST_TRIES: Final = 20
"""How often a wish is judged anew after another process was faster: each time one of theirs has happened."""
LIVE_GAMES: Final = 1024
"""Games kept in memory; others are read again when touched."""

MOST_ONWARD: Final = 200
"""Moves that follow one wish: where a deck is nothing but Stops, somebody has to press in between."""

Unchanged = Refused | Stale | Outsider | Late | StandsStill


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is to be carried out."""

    commands: Sequence[Command] = ()
    user: int = 0
    """Who asks; 0 where nobody does."""
    people: Sequence[Person] = ()
    change: Change = UNCHANGED
    """What is to be different beside the stream."""
    missed: int | None = None
    """The seat whose turn time ends."""


Verdict = Sequence[Command] | Change | Asked | Writing | Unchanged
"""What a wish comes to, given the table as it is: commands, a change of what stands beside its stream, strokes on its
sheet, or none of them."""

Judge = Callable[[Table], Verdict]


class Games:
    """All games of this process, each asked one wish at a time."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, solved: Known | None = None) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._solved = solved or _nothing_solved
        self._turnstile = Turnstile()
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._alarm: Callable[[datetime], None] = _deaf

    def best(self, table: Table) -> Option | None:
        """The choice that the table's hints advise now; None where they advise nothing, or nothing is solved yet."""
        return advised(table, self._solved)

    def marked_at_first(self, table: Table) -> int:
        """The dice that are marked until somebody marks others, on the board and when time ends a turn."""
        return marked(table, self._solved)

    def prompt(self, table: Table, unsent: Unsent) -> Prompt:
        """What is pressed on a score sheet with what its table's hints say to it; kept for who asks for odds."""
        if (live := self._live.get(table.id)) is not None:
            live.unsent = (table.seq, unsent)
        return prompted(table, unsent, self._solved)

    def unsent(self, table: Table) -> Unsent:
        """What is pressed on its score sheet as this process drew it last; else how a turn is usually entered."""
        live = self._live.get(table.id)
        seq, unsent = (live.unsent if live else None) or (-1, None)
        return unsent if unsent is not None and seq == table.seq else usual(table)

    def moment(self, table: Table) -> Moment | Untold:
        """The moment that can be told of: the board's, or the one that the pad of its score sheet shows."""
        return moment(table, self.unsent(table)) if table.book is not None else Moment(game=table.game)

    def alarm(self, hear: Callable[[datetime], None]) -> None:
        """Have this told of every moment that is written at which some game is to wake."""
        self._alarm = hear

    async def table(self, game: str) -> Table | None:
        """The game as it stands."""
        live = await self._touch(game)
        return live.table if live else None

    def is_here(self, game: str, user: int) -> bool:
        """Whether this user pressed at this table within two minutes, as far as this process knows."""
        live = self._live.get(game)
        pressed_at = live.pressed.get(user) if live else None
        return pressed_at is not None and self._clock.now() - pressed_at <= HERE_WITHIN

    async def ask(self, game: str, user: int, judge: Judge, people: Sequence[Person] = (), *, seen: int = 0) -> Answer:
        """Judge a wish by the table as it is, and carry it out; `people` are those it brings to the table.

        Who asks has `seen` the table at that seq.
        """
        async with self._turnstile.pass_through(game):
            for _ in range(MOST_TRIES):
                live = await self._touch(game, seen)
                if live is None:
                    return Gone(game=game)
                if user:
                    live.pressed[user] = self._clock.now()
                verdict = judge(live.table)
                if live.table.book is not None and isinstance(verdict, Sequence):
                    verdict = in_writing(live.table, live.table.book, verdict, user, self._clock.now())
                if isinstance(verdict, Unchanged):
                    return verdict
                try:
                    if isinstance(verdict, Writing):
                        return await self._put_down(live, verdict, user, people)
                    return await self._carry_out(live, _asked(verdict, user, people))
                except Conflict:
                    self._live.pop(game, None)
            return await self._overtaken(game)

    async def _overtaken(self, game: str) -> Answer:
        live = await self._touch(game)
        return Stale(table=live.table, again=False) if live else Gone(game=game)

    async def _carry_out(self, live: Live, asked: Asked) -> Played | Refused:
        """Let it happen with all that follows by itself, and write it; raises `Conflict`. Under the table's lock."""
        before, now = live.table, self._clock.now()
        if asked.commands and before.book is not None:
            raise LookupError(before.id)  # a recorded game is written down, never played
        acted = act(before.game, _in_time(before, asked.commands, now))
        if isinstance(acted, Refusal):
            return Refused(table=before, refusal=acted)
        # From here the dealer runs ahead of what is stored: whatever goes wrong, the game is read anew.
        self._live.pop(before.id)
        known = {**before.people, **{person.player: person for person in asked.people}}
        table = replace(before, people=known, row=row_after(before.row, asked.change))
        table, events = self._played_on(live, before, table, asked, acted[1])
        if coming := _coming_to_play(before, table, events):
            table = replace(table, newcomers=table.newcomers | await self._store.newcomers(coming))
        # What was asked about time, absence and waiting stands in the table's row by now, with what came of it.
        change = change_by(before, table, events, _beside(asked.change), now)
        row = replace(row_after(table.row, change), untold=untold_after(before, table))
        table = replace(table, row=row)
        timing = timing_after(before, table, asked.user, now)
        table = replace(table, row=replace(row, timing=timing))
        is_news = worth_writing(timing, live.written)
        change = _with_row(replace(change, people=asked.people), before.row, table.row, is_news=is_news)
        await self._store.append(before.id, before.seq, events, now, change)
        live.table = table
        if asked.user:
            live.last_accepted = (asked.user, now)
        self._keep(live)
        if is_news:
            live.written = timing
            if timing.wake is not None:
                self._alarm(timing.wake)
        return Played(table=live.table, before=before, events=events)

    async def _put_down(self, live: Live, wanted: Writing, user: int, people: Sequence[Person]) -> Played | Refused:
        """Write strokes on the sheet with what follows from them; raises `Conflict`. Under the table's lock."""
        before, now = live.table, self._clock.now()
        if before.book is None:
            raise LookupError(before.id)
        known = {**before.people, **{person.player: person for person in people}}
        table = showing(replace(before, people=known), before.book.then(wanted.strokes, now))
        change = replace(change_in(before, table, now), people=people)
        try:
            await self._store.append(before.id, before.seq, wanted.strokes, now, change)
        except PlaceTaken as taken:
            return Refused(table=before, refusal=refuse(Code.PLACE_TAKEN, game=taken.game))
        live.table = replace(table, row=row_after(table.row, change))
        live.last_accepted = (user, now)
        return Played(table=live.table, before=before, written=wanted.strokes)

    def _played_on(
        self, live: Live, before: Table, table: Table, asked: Asked, wished: Sequence[Event]
    ) -> tuple[Table, tuple[Event, ...]]:
        """What was wished for, then chance, then move after move that nobody is waited for."""
        now = self._clock.now()
        table, events = self._with_chance(live, table, wished)
        missed = absences_after(before, table, asked.missed, asked.user)
        table = replace(table, row=replace(table.row, missed=missed))
        table = with_pause(table, pause_after(before, table, asked.missed, now))
        for _ in range(MOST_ONWARD):
            moves = sitting_down(table) or onward(table)
            if not moves:
                break
            acted = act(table.game, moves)
            if isinstance(acted, Refusal):
                raise RuntimeError(acted.code)  # noqa: TRY004 — a move nobody may refuse was refused, not a type
            table, more = self._with_chance(live, table, acted[1])
            events += more
        return table, events

    def _with_chance(self, live: Live, table: Table, wished: Sequence[Event]) -> tuple[Table, tuple[Event, ...]]:
        game = table.game
        for event in wished:
            game = evolve(game, event)
        events = (*wished, *self._chance(live, game, wished))
        return without_seated(with_book(folded(table, events))), events

    def _chance(self, live: Live, game: Game, wished: Sequence[Event]) -> list[Event]:
        """Let chance answer until a person is next; at a real table it answers there."""
        if live.table.row.mode is Mode.RECORD:
            return []
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

    def tapped_again(self, game: str, user: int) -> bool:
        """Whether this user's press was the last that was accepted here, a moment ago."""
        live = self._live.get(game)
        if live is None or live.last_accepted is None:
            return False
        who, when = live.last_accepted
        return who == user and self._clock.now() - when <= SECOND_TAP

    async def _touch(self, game: str, seen: int = 0) -> Live | None:
        """The game in memory; read anew where somebody has seen a later seq: another process has played on."""
        live = self._live.get(game)
        if live is None or live.table.seq < seen:
            stored = await self._store.load(game)
            if stored is None:
                return None
            # Whoever loaded it in the meantime may have played on: theirs stays.
            live = self._live.get(game)
            if live is None or live.table.seq < stored.length:
                live = revived(stored)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > LIVE_GAMES:
            self._live.popitem(last=False)


def _in_time(table: Table, commands: Sequence[Command], now: datetime) -> Sequence[Command]:
    """The commands, after the time limit that has run out: between wishes nothing changes that it could be late for."""
    limit = called_time(table, now)
    return commands if not commands or tuple(commands) == limit else (*limit, *commands)


def _asked(verdict: Sequence[Command] | Change | Asked, user: int, people: Sequence[Person]) -> Asked:
    match verdict:
        case Asked():
            return verdict
        case Change():
            return Asked(change=verdict, user=user, people=people)
        case _:
            return Asked(commands=verdict, user=user, people=people)


def _beside(asked: Change) -> Change:
    """What was asked for, without what stands in the table's row by now."""
    return replace(asked, timing=None, missed={}, queued=(), unqueued=())


def _coming_to_play(before: Table, table: Table, events: Sequence[Event]) -> list[str]:
    """Player keys of those in the game from now on: all seats where it begins, later those who sit down."""
    if table.row.mode is Mode.RECORD:
        return []
    if any(isinstance(event, Begun) for event in events):
        return [seat.player for seat in table.seats]
    return [] if before.in_lobby else [event.player for event in events if isinstance(event, Seated)]


def _with_row(change: Change, before: GameRow, row: GameRow, *, is_news: bool) -> Change:
    """The change, and what is different in the row."""
    seats = {*before.missed, *row.missed}
    missed = {seat: row.missed.get(seat, 0) for seat in seats if row.missed.get(seat, 0) != before.missed.get(seat, 0)}
    return replace(
        change,
        pace=row.pace if row.pace != before.pace else None,
        queued=tuple(one for one in row.waiting if one not in before.waiting),
        unqueued=tuple(one.player for one in before.waiting if one not in row.waiting),
        timing=row.timing if is_news else None,
        missed=missed,
        untold=row.untold if row.untold != before.untold else None,
    )


def _nothing_solved(_: Game) -> None:
    """Advise nothing."""


def _deaf(_: datetime) -> None:
    """Hear nothing."""
