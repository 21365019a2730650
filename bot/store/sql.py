"""The store over SQL, the same statements for SQLite and PostgreSQL. Knows no rule of the game and nothing of Discord.

Writing and reading have a connection each, so that a long leaderboard holds up no press.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import Row, RowMapping, Select, Table, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.engine.events import Event, Seated
from bot.store import codec
from bot.store import statements as sql
from bot.store.line import Line
from bot.store.schema import WHOLE_GUILD, games, messages, people, presets, results, seats, settings
from bot.store.statements import Selection, Values
from bot.tables import ports
from bot.tables.ports import (
    Change,
    Conflict,
    GameRow,
    MessageKind,
    MessageRef,
    Person,
    PlaceTaken,
    Preset,
    Setting,
    Standing,
)

T = TypeVar("T")

NO_VALUES: Values = {}

_BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}

_AT_ONCE = 32
"""So many events at most go into one statement; a press makes about three."""


_REPLACED = (people, messages, presets, settings)


class SqlStore:
    """`bot.tables.ports.Store` in a database that `open_store` has brought to the newest form."""

    def __init__(self, engine: AsyncEngine, shown: str, entropy: ports.Entropy) -> None:
        self._engine = engine
        self._shown = shown
        self._entropy = entropy
        self._begin = _BEGIN[engine.dialect.name]
        self._replacing = {table: sql.replacement(table, engine.dialect) for table in _REPLACED}
        self._adding = {table: sql.addition(table, engine.dialect) for table in (people, seats)}
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
        key = {"guild": guild, "user": user}
        player = await self._value(sql.PLAYER, key)
        if player is None:
            fresh = {"player": self._entropy.short_id(), **key, "name": name}
            await self._writing.do(lambda connection: connection.execute(self._adding[people], fresh))
            # Somebody else may have written this person meanwhile: theirs is the key then.
            player = await self._value(sql.PLAYER, key)
        return Person(player=str(player), user=user, guild=guild, name=name)

    async def open_game(self, row: GameRow, events: Sequence[Event], people: Sequence[Person]) -> None:
        """Write a new game with its first events; raises `PlaceTaken`."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(games).values(sql.game_values(row)))
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
                await self._writing.do(work)
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
        row = await self._first(sql.GAME, {"game": game})
        if row is None:
            return None
        refs = await self._all(sql.MESSAGES, {"game": game})
        stream = await self._stream(game)
        players = {event.player for event in stream if isinstance(event, Seated)} | {row["host"]}
        found = await self._all(sql.PEOPLE, {"players": players})
        return ports.StoredGame(
            row=sql.game_row(row, refs),
            events=stream,
            people={one["player"]: sql.person(one) for one in found},
            newcomers=frozenset(one["player"] for one in found if one["debut"] == game),
        )

    async def at_place(self, place: int) -> str | None:
        """The unfinished game in this channel or thread."""
        return await self._value(sql.AT_PLACE, {"place": place})

    async def last_at_place(self, place: int) -> str | None:
        """The newest game played in this channel or thread, or opened in it, finished or not."""
        return await self._value(sql.LAST_AT_PLACE, {"place": place})

    async def unfinished_of(self, user: int) -> Sequence[str]:
        """The unfinished games of which this user has ever held a seat, or is host, newest first."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED_OF, {"user": user}))

    async def unfinished(self) -> Sequence[str]:
        """All unfinished games, oldest first."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED))

    async def set_message(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> None:
        """Remember which message is redrawn, and the seq it was posted for."""

        async def work(connection: AsyncConnection) -> None:
            await self._write_message(connection, game, kind, ref)
            if kind is MessageKind.BOARD:
                await connection.execute(sql.BOARD_POSTED, {"key": game, "shows": shows})

        await self._writing.do_as_one(self._begin, work)

    async def boards_behind(self) -> Sequence[str]:
        """Games whose newest turn message was never posted, oldest first."""
        return tuple(row["game"] for row in await self._all(sql.BOARDS_BEHIND))

    async def newcomers(self, players: Collection[str]) -> frozenset[str]:
        """Find those of these people who never held a seat when a game began, by the same user on any server."""
        return frozenset(row["player"] for row in await self._all(sql.NEWCOMERS, {"players": list(players)}))

    async def set_name(self, person: Person) -> None:
        """Renew the name by which a person is known."""
        renewed = {"key": person.player, "name": person.name}
        await self._writing.do(lambda connection: connection.execute(sql.RENAMING, renewed))

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
            for row in await self._all(sql.leaderboard(guild, limit))
        )

    async def setting(self, guild: int, channel: int, setting: Setting) -> str | None:
        """What is set for this channel, else for this server."""
        return await self._value(sql.SETTING, {"guild": guild, "channel": channel, "setting": setting.value})

    async def presets(self, guild: int) -> Sequence[Preset]:
        """All that a server has kept, by name."""
        found = await self._all(sql.PRESETS, {"guild": guild})
        return tuple(sorted((Preset(**one) for one in found), key=lambda preset: preset.name))

    async def keep_preset(self, guild: int, preset: Preset) -> None:
        """Keep house rules under this name, in place of those that were kept under it."""
        line = {"guild": guild, "name": preset.name, "edition": preset.edition, "house": preset.house}
        await self._writing.do(lambda connection: self._replace(connection, presets, [line]))

    async def drop_preset(self, guild: int, name: str) -> None:
        """Keep nothing under this name any more."""
        dropped = {"guild_key": guild, "name_key": name}
        await self._writing.do(lambda connection: connection.execute(sql.DROPPING, dropped))

    async def set_setting(self, guild: int, channel: int | None, setting: Setting, value: str | None) -> None:
        """Set it for a channel, or where that is None for the whole server; without a value it is set no longer."""
        key = {"guild": guild, "channel": channel or WHOLE_GUILD, "setting": setting.value}
        if value is None:
            keys = {f"{name}_key": part for name, part in key.items()}
            await self._writing.do(lambda connection: connection.execute(sql.UNSETTING, keys))
            return
        await self._writing.do(lambda connection: self._replace(connection, settings, [{**key, "value": value}]))

    async def last_instant(self) -> datetime | None:
        """The newest time on any event."""
        at_us = await self._value(sql.NEWEST_INSTANT)
        return None if at_us is None else codec.instant(at_us)

    async def _write_at_once(self, connection: AsyncConnection, lines: Sequence[Values]) -> None:
        count = len(lines)
        if count not in self._insertions:
            self._insertions[count] = sql.insertion(count, self._engine.dialect)
        await connection.exec_driver_sql(self._insertions[count], sql.flat(lines))

    async def _write_events(
        self, connection: AsyncConnection, game: str, after: int, stream: Sequence[Event], at: datetime
    ) -> None:
        if not stream:
            return
        lines = sql.event_lines(game, after, stream, at)
        for start in range(0, len(lines), _AT_ONCE):
            await self._write_at_once(connection, lines[start : start + _AT_ONCE])
        sat_down = [{"player": event.player, "game": game} for event in stream if isinstance(event, Seated)]
        if sat_down:
            await connection.execute(self._adding[seats], sat_down)

    async def _write_change(self, connection: AsyncConnection, game: str, change: Change) -> None:
        await self._write_people(connection, change.people)
        if values := sql.changed_values(change):
            await connection.execute(sql.changing(tuple(values)), {"key": game, **values})
        if change.newcomers:
            await connection.execute(sql.FIRST_GAME, [{"key": player, "game": game} for player in change.newcomers])
        if change.results:
            lines = [
                {"game": game, "seat": one.seat, "player": one.player, "score": one.score, "won": one.won}
                for one in change.results
            ]
            await connection.execute(insert(results), lines)

    async def _write_people(self, connection: AsyncConnection, known: Sequence[Person]) -> None:
        lines = [{"player": one.player, "guild": one.guild, "user": one.user, "name": one.name} for one in known]
        await self._replace(connection, people, lines)

    async def _write_message(self, connection: AsyncConnection, game: str, kind: MessageKind, ref: MessageRef) -> None:
        line = {"game": game, "kind": kind.value, "channel": ref.channel, "message": ref.message}
        await self._replace(connection, messages, [line])

    async def _replace(self, connection: AsyncConnection, table: Table, lines: Sequence[Values]) -> None:
        if lines:
            await connection.execute(self._replacing[table], lines)

    async def _stream(self, game: str) -> tuple[Event, ...]:
        async def work(connection: AsyncConnection) -> Sequence[Row[str, int, str]]:
            return (await connection.execute(sql.STREAM, {"game": game})).all()

        try:
            return tuple(codec.decoded(kind, version, body) for kind, version, body in await self._reading.do(work))
        except codec.UnreadableEvent as error:
            raise ports.StoreUnusable(f"{self._shown}, game {game}: {error}") from error

    async def _length(self, game: str) -> int:
        newest = await self._value(sql.NEWEST_SEQ, {"game": game})
        return 0 if newest is None else newest + 1

    async def _all(self, selection: Selection, values: Values = NO_VALUES) -> Sequence[RowMapping]:
        async def work(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(selection, values)).mappings().all()

        return await self._reading.do(work)

    async def _first(self, selection: Selection, values: Values) -> RowMapping | None:
        return next(iter(await self._all(selection, values)), None)

    async def _value(self, selection: Select[T], values: Values = NO_VALUES) -> T | None:
        async def work(connection: AsyncConnection) -> T | None:
            return (await connection.execute(selection, values)).scalar()

        return await self._reading.do(work)


def _fit_in_one_statement(stream: Sequence[Event]) -> bool:
    return 0 < len(stream) <= _AT_ONCE and not any(isinstance(event, Seated) for event in stream)
