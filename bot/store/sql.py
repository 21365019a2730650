"""The store over SQL, the same statements for SQLite and PostgreSQL. Knows no rule of the game and nothing of Discord.

Writing and reading have a connection each, so that a long leaderboard holds up no press.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import ClauseElement, Dialect, Select
from sqlalchemy.exc import IntegrityError

from bot.advisor.habits import Banked
from bot.engine.events import Event, Seated, SeatReplaced
from bot.record.journal import CameIn, JournalEvent, Written, named_in
from bot.store import codec
from bot.store import figures as counted
from bot.store import statements as sql
from bot.store.line import Found, Line, Step
from bot.store.schema import (
    FACES,
    WHOLE_GUILD,
    absences,
    banks,
    callings,
    fallen,
    messages,
    people,
    presets,
    seats,
    settings,
    waiting,
)
from bot.store.statements import Selection, Values
from bot.tables import ports
from bot.tables.figures import Figures, Fortune, Luck
from bot.tables.pace import APPLIED_AFTER
from bot.tables.ports import (
    Change,
    Conflict,
    GameRow,
    Kind,
    MessageKind,
    MessageRef,
    Person,
    Pings,
    PlaceTaken,
    Storable,
)
from bot.tables.servers import Preset, Setting, Standing
from bot.tables.shards import Shard

T = TypeVar("T")

NO_VALUES: Values = {}

_AT_ONCE = 32
"""So many events at most go into one statement; a press makes about three."""


_REPLACED = (people, absences, waiting, callings, messages, presets, settings)


class SqlStore:
    """`bot.tables.ports.Store` in a database that `open_store` has brought to the newest form."""

    def __init__(self, *, dialect: Dialect, writing: Line, reading: Line, shown: str, entropy: ports.Entropy) -> None:
        self._dialect = dialect
        self._writing = writing
        self._reading = reading
        self._shown = shown
        self._entropy = entropy
        self._replacing = {table: sql.replacement(table, dialect) for table in _REPLACED}
        self._adding = {table: sql.addition(table, dialect) for table in (people, seats)}
        self._adding_up = {table: sql.adding_up(table, dialect) for table in (fallen, banks)}
        self._in_words: dict[ClauseElement, str] = {}

    async def try_writing(self) -> None:
        """Take a writer's lock and give it back: raises `StoreUnusable` where nothing can be written."""
        await self._writing.write(())

    async def close(self) -> None:
        """Let go of the database."""
        await self._writing.close()
        await self._reading.close()

    async def person(self, *, guild: int, user: int, name: str) -> Person:
        """Find this server's person, called by this name from now on, or write one with a fresh key."""
        key = {"guild": guild, "user": user}
        known = await self._first(sql.PLAYER, key)
        if known is None:
            fresh = {"player": self._entropy.short_id(), **key, "name": name, "kind": Kind.MEMBER.value}
            await self._writing.write((self._step(self._adding[people], fresh),))
            # Somebody else may have written this person meanwhile: theirs is the key then.
            known = await self._first(sql.PLAYER, key) or {**fresh, "pings": None}
        return Person(player=known["player"], user=user, guild=guild, name=name, pings=sql.pings(known["pings"]))

    async def open_game(self, row: GameRow, events: Sequence[Storable], people: Sequence[Person]) -> None:
        """Write a new game with its first events; raises `PlaceTaken`."""
        steps = (
            self._step(sql.OPENING, sql.game_values(row)),
            *(
                self._step(self._replacing[messages], sql.message_values(row.game, *one))
                for one in row.messages.items()
            ),
            *self._events(row.game, 0, events, row.opened_at),
            *self._people(people),
        )
        try:
            await self._writing.write(steps)
        except IntegrityError as error:
            if holder := await self.at_place(row.place):
                raise PlaceTaken(holder) from error
            # Whoever held the place has left it since.
            await self._writing.write(steps)

    async def append(
        self, game: str, after: int, events: Sequence[Storable], at: datetime, change: Change = ports.UNCHANGED
    ) -> None:
        """Write events `after`, `after`+1, … and the change, durably; raises `Conflict` or `PlaceTaken`."""
        steps = (*self._events(game, after, events, at), *self._change(game, change))
        try:
            await self._writing.write(steps)
        except IntegrityError as error:
            if await self._length(game) > after:
                raise Conflict from error
            place = await self._place(game) if change.reopened else change.place
            if place is not None and (holder := await self.at_place(place)):
                raise PlaceTaken(holder) from error
            # As above; where it was something else, this fails as well.
            await self._writing.write(steps)

    async def load(self, game: str) -> ports.StoredGame | None:
        """Read a game whole.

        The row first, then the events, then the people: what another bot writes meanwhile can make the stream newer
        than the row, never the row newer than the stream, and everybody an event names is there.
        """
        row = await self._first(sql.GAME, {"game": game})
        if row is None:
            return None
        refs = await self._all(sql.MESSAGES, {"game": game})
        absent = await self._all(sql.ABSENCES, {"game": game})
        queue = await self._all(sql.WAITING, {"game": game})
        events, journal = await self._stream(game)
        players = {event.player for event in events if isinstance(event, Seated | SeatReplaced)}
        players |= {row["host"], row["scorer"]}
        players |= {one["player"] for one in queue}
        players |= {player for one in journal for player in named_in(one.event)}
        found = await self._all(sql.PEOPLE, {"players": players})
        return ports.StoredGame(
            row=sql.game_row(row, refs, absent, queue),
            events=events,
            journal=journal,
            people={one["player"]: sql.person(one) for one in found},
            newcomers=frozenset(one["player"] for one in found if one["debut"] == game),
        )

    async def at_place(self, place: int) -> str | None:
        """The unfinished game in this channel or thread."""
        return await self._value(sql.AT_PLACE, {"place": place})

    async def last_at_place(self, place: int) -> str | None:
        """The newest game that began in this channel or thread, or whose table was opened in it, finished or not."""
        return await self._value(sql.LAST_AT_PLACE, {"place": place})

    async def unfinished_of(self, user: int) -> Sequence[str]:
        """The unfinished games of which this user has ever held a seat, is host or keeps score, newest first."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED_OF, {"user": user}))

    async def unfinished_at(self, channel: int) -> Sequence[str]:
        """The unfinished games that were opened in this channel or thread, or are played in it."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED_AT, {"channel": channel}))

    async def unfinished_in(self, guild: int) -> Sequence[str]:
        """The unfinished games of this server."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED_IN, {"guild": guild}))

    async def servers_in_play(self) -> frozenset[int]:
        """The servers that have an unfinished game."""
        return frozenset(row["guild"] for row in await self._all(sql.SERVERS_IN_PLAY))

    async def host_of(self, game: str) -> int | None:
        """The user who hosts a game, whatever its events are."""
        return await self._value(sql.HOST_OF, {"game": game})

    async def unfinished(self) -> Sequence[str]:
        """All unfinished games, oldest first."""
        return tuple(row["game"] for row in await self._all(sql.UNFINISHED))

    async def with_computers(self) -> Sequence[str]:
        """The unfinished games that have begun and in which a computer has ever held a seat, oldest first."""
        return tuple(row["game"] for row in await self._all(sql.WITH_COMPUTERS))

    async def set_message(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> None:
        """Remember which message is redrawn, and the seq it was posted for."""
        steps = [self._step(self._replacing[messages], sql.message_values(game, kind, ref))]
        if kind is MessageKind.BOARD:
            steps.append(self._step(sql.BOARD_POSTED, {"key": game, "shows": shows}))
        await self._writing.write(steps)

    async def boards_behind(self) -> Sequence[str]:
        """Games whose newest turn message was never posted, oldest first."""
        return tuple(row["game"] for row in await self._all(sql.BOARDS_BEHIND))

    async def newcomers(self, players: Collection[str]) -> frozenset[str]:
        """Find those of these members who never held a seat when a game began, by the same user on any server."""
        return frozenset(row["player"] for row in await self._all(sql.NEWCOMERS, {"players": list(players)}))

    async def pings(self, user: int) -> Pings:
        """How this user wants to be called, on every server."""
        return sql.pings(await self._value(sql.CALLING, {"user": user}))

    async def set_pings(self, user: int, pings: Pings) -> None:
        """Call this user so from now on."""
        await self._writing.write((self._step(self._replacing[callings], {"user": user, "pings": pings.value}),))

    async def waking(self, by: datetime, limit: int) -> Sequence[str]:
        """Unfinished games whose timing is to wake by then, those that have waited longest first."""
        found = await self._all(sql.WAKING, {"by_us": codec.instant_us(by), "limit": limit})
        return tuple(row["game"] for row in found)

    async def next_wake(self) -> datetime | None:
        """When the next of all unfinished games wakes."""
        at_us = await self._value(sql.NEXT_WAKE)
        return None if at_us is None else codec.instant(at_us)

    async def wake_later(self, game: str, at: datetime) -> None:
        """Have a game that can't be woken now wake then."""
        await self._writing.write((self._step(sql.WAKING_LATER, {"key": game, "at_us": codec.instant_us(at)}),))

    async def give_grace(self, until: datetime, among: Shard) -> Sequence[str]:
        """Move every deadline of these servers that is earlier to then, and say whose."""
        needed = {"until_us": codec.instant_us(until), "shard": among.number, "shards": among.of}
        moved = await self._all(sql.IN_NEED, needed)
        if moved:
            applied_us = codec.instant_us(until + APPLIED_AFTER)
            await self._writing.write((self._step(sql.GRACE, {**needed, "applied_us": applied_us}),))
        return tuple(row["game"] for row in moved)

    async def set_name(self, person: Person) -> None:
        """Renew the name by which a person is known."""
        renewed = {"key": person.player, "name": person.name}
        await self._writing.write((self._step(sql.RENAMING, renewed),))

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

    async def figures(self, guild: int, user: int) -> Figures:
        """Add up the games that count on the server's leaderboard."""
        found = await self._first(counted.FIGURES, {"guild": guild, "user": user})
        return Figures() if found is None else counted.figures(found)

    async def fortunes(self, guild: int, users: Collection[int]) -> Mapping[int, Fortune]:
        """The luck in these users' games, as in their figures; who has no reckoned turn is left out."""
        found = await self._all(counted.FORTUNES, {"guild": guild, "users": list(users)})
        return {row["user"]: counted.fortune(row) for row in found}

    async def unreckoned(self, guild: int, user: int, limit: int) -> Sequence[str]:
        """Those of these games whose luck and skill aren't known yet, newest first."""
        found = await self._all(counted.UNRECKONED, {"guild": guild, "user": user, "limit": limit})
        return tuple(row["game"] for row in found)

    async def keep_luck(self, game: str, lucks: Sequence[Luck]) -> None:
        """Keep what was reckoned of a game, for the seats whose result still has that score."""
        steps = (self._step(counted.KEEPING, counted.luck_values(game, luck)) for luck in lucks)
        await self._writing.write(tuple(steps))

    async def fallen(self, guild: int) -> Sequence[int]:
        """How often each face has fallen in the server's games that ended."""
        times = {row["face"]: row["times"] for row in await self._all(sql.FALLEN, {"guild": guild})}
        return tuple(int(times.get(face, 0)) for face in range(1, FACES + 1))

    async def banks(self, guild: int) -> Mapping[Banked, int]:
        """How often members have banked where, in the server's games that ended."""
        found = await self._all(sql.BANKS, {"guild": guild})
        return {(row["dice_left"], row["at_risk"]): int(row["times"]) for row in found}

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
        await self._writing.write((self._step(self._replacing[presets], line),))

    async def drop_preset(self, guild: int, name: str) -> None:
        """Keep nothing under this name any more."""
        dropped = {"guild_key": guild, "name_key": name}
        await self._writing.write((self._step(sql.DROPPING, dropped),))

    async def set_setting(self, guild: int, channel: int | None, setting: Setting, value: str | None) -> None:
        """Set it for a channel, or where that is None for the whole server; without a value it is set no longer."""
        key = {"guild": guild, "channel": channel or WHOLE_GUILD, "setting": setting.value}
        if value is None:
            step = self._step(sql.UNSETTING, {f"{name}_key": part for name, part in key.items()})
        else:
            step = self._step(self._replacing[settings], {**key, "value": value})
        await self._writing.write((step,))

    async def last_instant(self) -> datetime | None:
        """The newest time on any event."""
        at_us = await self._value(sql.NEWEST_INSTANT)
        return None if at_us is None else codec.instant(at_us)

    def _events(self, game: str, after: int, stream: Sequence[Storable], at: datetime) -> list[Step]:
        lines = sql.event_lines(game, after, stream, at)
        chunks = (lines[start : start + _AT_ONCE] for start in range(0, len(lines), _AT_ONCE))
        steps = [self._step(sql.insertion(len(chunk)), sql.flat(chunk)) for chunk in chunks]
        sat_down = (event.player for event in stream if isinstance(event, Seated | SeatReplaced | CameIn))
        return [*steps, *(self._step(self._adding[seats], {"player": player, "game": game}) for player in sat_down)]

    def _change(self, game: str, change: Change) -> list[Step]:
        steps = self._people(change.people)
        if values := sql.changed_values(change):
            steps.append(self._step(sql.changing(tuple(values)), {"key": game, **values}))
        if change.reopened:
            steps.append(self._step(sql.REOPENING, {"key": game}))
        if change.reopened or change.results:
            steps.append(self._step(sql.NO_RESULTS, {"game": game}))
        steps += [
            self._step(self._replacing[absences], sql.absence_values(game, *one)) for one in change.missed.items()
        ]
        steps += [self._step(self._replacing[waiting], sql.waiting_values(game, one)) for one in change.queued]
        steps += [self._step(sql.UNQUEUING, {"game_key": game, "player_key": player}) for player in change.unqueued]
        steps += [self._step(sql.FIRST_GAME, {"key": player, "game": game}) for player in change.newcomers]
        steps += [
            self._step(self._adding_up[fallen], {"game": game, "face": face, "times": times})
            for face, times in enumerate(change.fallen, start=1)
        ]
        steps += [
            self._step(self._adding_up[banks], {"game": game, "dice_left": dice, "at_risk": points, "times": times})
            for (dice, points), times in change.banks.items()
        ]
        return steps + [self._step(sql.RESULT, sql.result_values(game, one)) for one in change.results]

    def _people(self, known: Sequence[Person]) -> list[Step]:
        return [self._step(self._replacing[people], sql.person_values(one)) for one in known]

    def _step(self, statement: ClauseElement, values: Values) -> Step:
        """What SQLAlchemy makes of a statement is kept: to look it up anew would cost more than the writing."""
        words = self._in_words.get(statement)
        if words is None:
            words = self._in_words[statement] = str(statement.compile(dialect=self._dialect))
        return Step(words, values)

    async def _stream(self, game: str) -> tuple[tuple[Event, ...], tuple[Written, ...]]:
        events: list[Event] = []
        journal: list[Written] = []
        try:
            for row in await self._all(sql.STREAM, {"game": game}):
                event = codec.decoded(row["kind"], row["version"], row["body"])
                if isinstance(event, JournalEvent):
                    journal.append(Written(at=codec.instant(row["at_us"]), event=event))
                else:
                    events.append(event)
        except codec.UnreadableEvent as error:
            raise ports.UnreadableGame(game, f"{self._shown}, game {game}: {error}") from error
        return tuple(events), tuple(journal)

    async def _place(self, game: str) -> int | None:
        row = await self._first(sql.GAME, {"game": game})
        return None if row is None else row["place"]

    async def _length(self, game: str) -> int:
        newest = await self._value(sql.NEWEST_SEQ, {"game": game})
        return 0 if newest is None else newest + 1

    async def _all(self, selection: Selection, values: Values = NO_VALUES) -> Sequence[Found]:
        asked = selection.compile(dialect=self._dialect).construct_expanded_state(values)
        return await self._reading.read(Step(asked.statement, asked.parameters))

    async def _first(self, selection: Selection, values: Values) -> Found | None:
        return next(iter(await self._all(selection, values)), None)

    async def _value(self, selection: Select[T], values: Values = NO_VALUES) -> T | None:
        found = await self._first(selection, values)
        return None if found is None else next(iter(found.values()))
