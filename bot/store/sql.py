"""The store over SQL, the same statements for SQLite and PostgreSQL. Knows no rule of the game and nothing of Discord.

Writing and reading have a connection each, so that a long leaderboard holds up no press.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import RowMapping, Select, Table, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.engine.events import Event, Seated
from bot.store import codec
from bot.store.line import Line
from bot.store.schema import WHOLE_GUILD, events, games, languages, messages, people, results, seats
from bot.store.statements import (
    Selection,
    Values,
    changed_values,
    event_lines,
    flat,
    game_row,
    game_values,
    games_of,
    insertion,
    language_for,
    leaderboard,
    unfinished,
)
from bot.tables import ports
from bot.tables.ports import Change, Conflict, GameRow, MessageKind, MessageRef, Person, PlaceTaken, Standing

T = TypeVar("T")

_BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}
_INSERT = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_AT_ONCE = 32
"""So many events at most go into one statement; a press makes about three."""


class SqlStore:
    """`bot.tables.ports.Store` in a database that `open_store` has brought to the newest form."""

    def __init__(self, engine: AsyncEngine, shown: str, entropy: ports.Entropy) -> None:
        self._engine = engine
        self._shown = shown
        self._entropy = entropy
        self._begin = _BEGIN[engine.dialect.name]
        self._insert = _INSERT[engine.dialect.name]
        self._writing = Line(engine, shown)
        self._reading = Line(engine, shown)
        self._insertions: dict[int, str] = {}

    async def try_writing(self) -> None:
        """Take a writer's lock and give it back: raises `StoreUnusable` where nothing can be written."""

        async def nothing(_: AsyncConnection) -> None: ...

        await self._writing.do_as_one(self._begin, nothing)

    async def close(self) -> None:
        """Let go of the database."""
        await self._writing.close()
        await self._reading.close()
        await self._engine.dispose()

    async def person(self, *, guild: int, user: int, name: str) -> Person:
        """Find this server's person, called by this name from now on, or write one with a fresh key."""
        known = select(people.c.player).where(people.c.guild == guild, people.c.user == user)
        player = await self._value(known)
        if player is None:
            fresh = {"player": self._entropy.short_id(), "guild": guild, "user": user, "name": name}
            added = self._insert(people).values(fresh).on_conflict_do_nothing()
            await self._writing.do(lambda connection: connection.execute(added))
            # Somebody else may have written this person meanwhile: theirs is the key then.
            player = await self._value(known)
        return Person(player=str(player), user=user, guild=guild, name=name)

    async def open_game(self, row: GameRow, events: Sequence[Event], people: Sequence[Person]) -> None:
        """Write a new game with its first events; raises `PlaceTaken`."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(games).values(game_values(row)))
            for kind, ref in row.messages.items():
                await self._write_message(connection, row.game, kind, ref)
            await self._write_events(connection, row.game, 0, events, row.opened_at)
            await self._write_people(connection, people)

        try:
            await self._writing.do_as_one(self._begin, work)
        except IntegrityError as error:
            if holder := await self.at_place(row.place):
                raise PlaceTaken(holder) from error
            raise

    async def append(
        self, game: str, after: int, events: Sequence[Event], at: datetime, change: Change = ports.UNCHANGED
    ) -> None:
        """Write events `after`, `after`+1, … and the change, durably; raises `Conflict` or `PlaceTaken`."""

        async def work(connection: AsyncConnection) -> None:
            await self._write_events(connection, game, after, events, at)
            await self._write_change(connection, game, change)

        try:
            if change == ports.UNCHANGED and _fit_in_one_statement(events):
                await self._append_in_one_statement(event_lines(game, after, events, at))
            else:
                await self._writing.do_as_one(self._begin, work)
        except IntegrityError as error:
            if await self._length(game) > after:
                raise Conflict from error
            if change.place is not None and (holder := await self.at_place(change.place)):
                raise PlaceTaken(holder) from error
            raise

    async def load(self, game: str) -> ports.StoredGame | None:
        """Read a game whole.

        The row first, then the events, then the people: what another bot writes meanwhile can make the stream newer
        than the row, never the row newer than the stream, and everybody an event names is there.
        """
        row = await self._first(select(games).where(games.c.game == game))
        if row is None:
            return None
        refs = await self._all(select(messages).where(messages.c.game == game))
        stream = await self._stream(game)
        players = {event.player for event in stream if isinstance(event, Seated)} | {row["host"]}
        found = await self._all(select(people).where(people.c.player.in_(players)))
        return ports.StoredGame(
            row=game_row(row, refs), events=stream, people={one["player"]: Person(**one) for one in found}
        )

    async def at_place(self, place: int) -> str | None:
        """The unfinished game in this channel or thread."""
        return await self._value(select(games.c.game).where(games.c.place == place, unfinished))

    async def last_at_place(self, place: int) -> str | None:
        """The newest game in this channel or thread, finished or not."""
        there = select(games.c.game).where(games.c.place == place)
        return await self._value(there.order_by(games.c.number.desc()).limit(1))

    async def unfinished_of(self, user: int) -> Sequence[str]:
        """The unfinished games of which this user has ever held a seat, or is host, newest first."""
        return tuple(row["game"] for row in await self._all(games_of(user)))

    async def unfinished(self) -> Sequence[str]:
        """All unfinished games, oldest first."""
        rows = await self._all(select(games.c.game).where(unfinished).order_by(games.c.number))
        return tuple(row["game"] for row in rows)

    async def set_message(self, game: str, kind: MessageKind, ref: MessageRef) -> None:
        """Remember which message is redrawn."""
        await self._writing.do(lambda connection: self._write_message(connection, game, kind, ref))

    async def set_name(self, person: Person) -> None:
        """Renew the name by which a person is known."""
        renewed = update(people).where(people.c.player == person.player).values(name=person.name)
        await self._writing.do(lambda connection: connection.execute(renewed))

    async def standings(self, guild: int, limit: int) -> Sequence[Standing]:
        """The server's leaderboard: most wins first, then most points, then fewest games."""
        return tuple(
            Standing(
                player=row["player"],
                user=row["user"],
                name=row["name"],
                games=int(row["games"]),
                wins=int(row["wins"]),
                points=int(row["points"]),
            )
            for row in await self._all(leaderboard(guild, limit))
        )

    async def guild_language(self, guild: int, channel: int) -> str | None:
        """The language set for this channel, else for this server."""
        return await self._value(language_for(guild, channel))

    async def set_language(self, guild: int, channel: int | None, language: str) -> None:
        """Set the language for a channel, or where that is None for the whole server."""
        chosen = {"guild": guild, "channel": channel or WHOLE_GUILD, "language": language}
        await self._writing.do(lambda connection: self._upsert(connection, languages, [chosen]))

    async def last_instant(self) -> datetime | None:
        """The newest time on any event."""
        at_us = await self._value(select(func.max(events.c.at_us)))
        return None if at_us is None else codec.instant(at_us)

    async def _append_in_one_statement(self, lines: Sequence[Values]) -> None:
        count = len(lines)
        if count not in self._insertions:
            self._insertions[count] = insertion(count, self._engine.dialect)
        statement, values = self._insertions[count], flat(lines)
        await self._writing.do(lambda connection: connection.exec_driver_sql(statement, values))

    async def _write_events(
        self, connection: AsyncConnection, game: str, after: int, stream: Sequence[Event], at: datetime
    ) -> None:
        if not stream:
            return
        await connection.execute(insert(events), event_lines(game, after, stream, at))
        sat_down = [{"player": event.player, "game": game} for event in stream if isinstance(event, Seated)]
        if sat_down:
            await connection.execute(self._insert(seats).on_conflict_do_nothing(), sat_down)

    async def _write_change(self, connection: AsyncConnection, game: str, change: Change) -> None:
        await self._write_people(connection, change.people)
        if values := changed_values(change):
            await connection.execute(update(games).where(games.c.game == game).values(values))
        if change.results:
            lines = [
                {"game": game, "seat": one.seat, "player": one.player, "score": one.score, "won": one.won}
                for one in change.results
            ]
            await connection.execute(insert(results), lines)

    async def _write_people(self, connection: AsyncConnection, known: Sequence[Person]) -> None:
        lines = [{"player": one.player, "guild": one.guild, "user": one.user, "name": one.name} for one in known]
        await self._upsert(connection, people, lines)

    async def _write_message(self, connection: AsyncConnection, game: str, kind: MessageKind, ref: MessageRef) -> None:
        line = {"game": game, "kind": kind.value, "channel": ref.channel, "message": ref.message}
        await self._upsert(connection, messages, [line])

    async def _upsert(self, connection: AsyncConnection, table: Table, lines: Sequence[Values]) -> None:
        """Write these rows, over what stands under their primary keys."""
        if not lines:
            return
        written = self._insert(table)
        renewed = {column.name: written.excluded[column.name] for column in table.c if not column.primary_key}
        keyed = written.on_conflict_do_update(index_elements=list(table.primary_key), set_=renewed)
        await connection.execute(keyed, lines)

    async def _stream(self, game: str) -> tuple[Event, ...]:
        kept = select(events.c.kind, events.c.version, events.c.body).where(events.c.game == game)
        rows = await self._all(kept.order_by(events.c.seq))
        try:
            return tuple(codec.decoded(row["kind"], row["version"], row["body"]) for row in rows)
        except codec.UnreadableEvent as error:
            raise ports.StoreUnusable(f"{self._shown}, game {game}: {error}") from error

    async def _length(self, game: str) -> int:
        newest = await self._value(select(func.max(events.c.seq)).where(events.c.game == game))
        return 0 if newest is None else newest + 1

    async def _all(self, selection: Selection) -> Sequence[RowMapping]:
        async def work(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(selection)).mappings().all()

        return await self._reading.do(work)

    async def _first(self, selection: Selection) -> RowMapping | None:
        rows = await self._all(selection)
        return rows[0] if rows else None

    async def _value(self, selection: Select[T]) -> T | None:
        rows = await self._all(selection)
        return next(iter(rows[0].values())) if rows else None


def _fit_in_one_statement(stream: Sequence[Event]) -> bool:
    return 0 < len(stream) <= _AT_ONCE and not any(isinstance(event, Seated) for event in stream)
