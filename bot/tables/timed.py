"""What is asked of a table about its time: its pace, to stand still or go on, who is back, and what a clock rings for.

Judges by instants and rows; it must not know a task, a message, or how anybody is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.engine.commands import GiveUp
from bot.tables.answers import Answer, Outsider, Played, Stale
from bot.tables.games import MOST_TRIES, Asked, Games, Verdict
from bot.tables.live import Live
from bot.tables.onward import called_time, time_out
from bot.tables.pace import APPLIED_AFTER, AWAY_AFTER, STILL, Pace, Paused, Timing, Why, moved, waking, worth_writing
from bot.tables.ports import NO_USER, Change, Conflict, Person, Pings
from bot.tables.shards import Shard
from bot.tables.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminded:
    """It is time to remind whoever this table waits for."""

    table: Table


class TimedGames(Games):
    """Games with a clock at each table."""

    async def set_pace(self, game: str, user: int, pace: Pace, *, moderates: bool) -> Answer:
        """Play at this pace from now on, in lobby or mid-game; for the host and for who moderates."""

        def judge(table: Table) -> Verdict:
            if not moderates and table.host.user != user:
                return Outsider(table=table)
            return Change(pace=pace)

        return await self.ask(game, user, judge)

    async def pause(self, game: str, why: Why) -> Answer:
        """Have the game stand still; one that does already, or has no turn under way, is left as it is."""

        def judge(table: Table) -> Verdict:
            if table.is_paused or table.game.turn is None or table.book is not None:
                return Asked()
            return Asked(change=Change(timing=Timing(paused=Paused(at=self._clock.now(), why=why))))

        return await self.ask(game, 0, judge)

    async def resume(self, game: str, user: int) -> Answer:
        """Go on with a paused game; who asks is back, other seats stay as they are. For anyone at the table."""

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return Outsider(table=table)
            if not table.is_paused:
                return Stale(table=table, again=False)
            return Change(timing=STILL, missed={seat: 0})

        return await self.ask(game, user, judge)

    async def back(self, game: str, user: int) -> Answer:
        """Have a seat's player be there again; where everyone was away, that resumes the game. Whatever the seq."""

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return Outsider(table=table)
            paused = table.row.timing.paused
            resumes = paused is not None and paused.why is Why.AWAY
            return Change(timing=STILL if resumes else None, missed={seat: 0})

        return await self.ask(game, user, judge)

    async def gone(self, game: str, user: int) -> Answer:
        """Have the seat of who is no longer on the server be away, without waiting for a second time-out."""

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if seat is None:
                return Outsider(table=table)
            if table.game.turn is None or table.is_away(seat):
                return Stale(table=table, again=False)
            return Asked(change=Change(missed={seat: AWAY_AFTER}))

        return await self.ask(game, NO_USER, judge)

    async def set_pings(self, user: int, pings: Pings) -> None:
        """Call this user so from now on, at every table."""
        await self._store.set_pings(user, pings)
        for live in self._live.values():
            people = live.table.people
            if any(person.user == user for person in people.values()):
                called = {
                    key: replace(person, pings=pings) if person.user == user else person
                    for key, person in people.items()
                }
                live.table = replace(live.table, people=called)

    async def touch(self, game: str, user: int, pressed_at: datetime | None = None) -> None:
        """Take note of a press that asks for nothing: who makes it is here, and in their turn the clock starts anew."""
        async with self._turnstile.pass_through(game):
            live = await self._touch(game)
            if live is not None:
                await self._touched(live, user, pressed_at)

    async def _touched(self, live: Live, user: int, pressed_at: datetime | None) -> None:
        """Move the deadline of this user's turn: in memory at once, on disk every 10 s. Under the table's lock.

        A press that was made in time moves it even where it comes in later, as long as time has not ended the turn.
        """
        now, table = self._clock.now(), live.table
        live.pressed[user] = now
        turn, timing = table.game.turn, table.row.timing
        if turn is None or table.seat_of(user) != turn.seat or timing.deadline is None:
            return
        if (pressed_at or now) >= timing.deadline:
            return
        timing = waking(moved(timing, table.row.pace, now), table.time_runs_out_at)
        live.table = replace(table, row=replace(table.row, timing=timing))
        if worth_writing(timing, live.written):
            await self._write(live, timing, now)

    async def _write(self, live: Live, timing: Timing, now: datetime) -> None:
        await self._store.append(live.table.id, live.table.seq, (), now, Change(timing=timing))
        live.written = timing
        if timing.wake is not None:
            self._alarm(timing.wake)

    async def give_grace(self, until: datetime, among: Shard) -> Sequence[str]:
        """Have no turn of these servers end before then for want of time, and say whose would have."""
        moved = await self._store.give_grace(until, among)
        for game in moved:
            if game in self._live:
                async with self._turnstile.pass_through(game):
                    self._graced(game, until)
        return moved

    def _graced(self, game: str, until: datetime) -> None:
        """Have the game in memory know it, too, unless a press has moved its deadline further since."""
        live = self._live.get(game)
        if live is None or live.table.row.timing.deadline is None or live.table.row.timing.deadline >= until:
            return
        row = live.table.row
        live.written = replace(row.timing, deadline=until, wake=until + APPLIED_AFTER)
        live.table = replace(live.table, row=replace(row, timing=live.written))

    async def put_off(self, game: str, until: datetime) -> None:
        """Have time ask for nothing at this table before then."""
        await self._store.wake_later(game, until)
        self._alarm(until)

    async def wake(self, game: str) -> Played | Reminded | None:
        """Do what time asks for at this table now, if anything: judged anew, so nothing happens twice."""
        async with self._turnstile.pass_through(game):
            for _ in range(MOST_TRIES):
                live = await self._touch(game)
                if live is None:
                    return None
                try:
                    return await self._woken(live)
                except Conflict:
                    # Another process was faster: its state is judged.
                    self._live.pop(game, None)
            return None

    async def _woken(self, live: Live) -> Played | Reminded | None:
        table, timing, now = live.table, live.table.row.timing, self._clock.now()
        if timing.paused is not None and now >= timing.paused.kept_until:
            return _happened(await self._carry_out(live, Asked(commands=(GiveUp(),))))
        turn = table.game.turn
        if turn is not None and timing.deadline is not None and now >= timing.deadline + APPLIED_AFTER:
            live.timed_out[table.person(turn.seat).user] = table.seq
            return _happened(
                await self._carry_out(
                    live, Asked(commands=time_out(table, self.marked_at_first(table)), missed=turn.seat)
                )
            )
        limit = () if timing.paused else called_time(table, now)
        if limit:
            return _happened(await self._carry_out(live, Asked(commands=limit)))
        if timing.reminder is not None and now >= timing.reminder:
            reminded = waking(replace(timing, reminder=None), table.time_runs_out_at)
            live.table = replace(table, row=replace(table.row, timing=reminded))
            await self._write(live, reminded, now)
            return Reminded(table=live.table)
        # What is written is behind: a press has moved the clock since, or grace was given.
        await self._write(live, waking(timing, table.time_runs_out_at), now)
        return None


def still_awaited(played: Played) -> Person | None:
    """Whose turn time has ended by this, where they count as there and the game goes on."""
    turn, table = played.before.game.turn, played.table
    if turn is None or table.game.is_over or table.is_away(turn.seat):
        return None
    missed = table.row.missed.get(turn.seat, 0) > played.before.row.missed.get(turn.seat, 0)
    return table.person(turn.seat) if missed else None


def _happened(answer: Answer) -> Played:
    if not isinstance(answer, Played):
        raise TypeError(answer)
    return answer
