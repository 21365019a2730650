"""The store's twin in memory, for tests: the same promises to its callers. Knows no SQL, and forgets all at the end."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from operator import add

from bot.advisor.habits import Banked
from bot.engine.events import Event, Seated, SeatReplaced
from bot.record.journal import CameIn, JournalEvent, Written, named_in
from bot.store.schema import FACES, WHOLE_GUILD
from bot.tables.aftermath import row_after
from bot.tables.figures import Figures, Fortune, Luck, Tally
from bot.tables.pace import APPLIED_AFTER
from bot.tables.ports import (
    UNCHANGED,
    Change,
    Conflict,
    Entropy,
    GameRow,
    Kind,
    MessageKind,
    MessageRef,
    Person,
    Pings,
    PlaceTaken,
    Result,
    Storable,
    StoredGame,
)
from bot.tables.servers import Preset, Setting, Standing
from bot.tables.shards import Shard


@dataclass(slots=True, kw_only=True)
class _Kept:
    row: GameRow
    events: list[Event]
    journal: list[Written] = field(default_factory=list[Written])
    results: tuple[Result, ...] = ()
    lucks: dict[int, Luck] = field(default_factory=dict[int, Luck])
    sat_down: set[str] = field(default_factory=set[str])
    board_due: int | None = None

    @property
    def known(self) -> set[str]:
        """Player keys of who ever sat here, hosts or keeps score."""
        written = (player for one in self.journal for player in named_in(one.event))
        waiting = (one.player for one in self.row.waiting)
        return self.sat_down | {self.row.host, self.row.scorer, *written, *waiting}

    @property
    def length(self) -> int:
        """How many events its stream has."""
        return len(self.events) + len(self.journal)


class MemoryStore:
    """`bot.tables.ports.Store` in dictionaries. Nothing is awaited midway, so each call is a transaction."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._games: dict[str, _Kept] = {}
        self._people: dict[str, Person] = {}
        self._debuts: dict[str, str] = {}
        self._settings: dict[tuple[int, int, Setting], str] = {}
        self._presets: dict[int, dict[str, Preset]] = {}
        self._fallen: dict[int, tuple[int, ...]] = {}
        self._banks: dict[int, Counter[Banked]] = {}
        self._last_instant: datetime | None = None
        self._pings: dict[int, Pings] = {}

    async def close(self) -> None:
        """Keep everything: a test may go on reading."""

    async def person(self, *, guild: int, user: int, name: str) -> Person:
        """Find this server's person, called by this name from now on, or keep one with a fresh key."""
        for known in self._people.values():
            if (known.guild, known.user) == (guild, user):
                return self._called(replace(known, name=name))
        fresh = Person(player=self._entropy.short_id(), guild=guild, user=user, name=name)
        self._people[fresh.player] = fresh
        return self._called(fresh)

    async def open_game(self, row: GameRow, events: Sequence[Storable], people: Sequence[Person]) -> None:
        """Keep a new game with its first events; raises `PlaceTaken`."""
        self._refuse_taken(row.place)
        self._games[row.game] = _Kept(row=row, events=[])
        self._write(row.game, events, row.opened_at, Change(people=people))

    async def append(
        self, game: str, after: int, events: Sequence[Storable], at: datetime, change: Change = UNCHANGED
    ) -> None:
        """Keep events `after`, `after`+1, … and the change; raises `Conflict` or `PlaceTaken`."""
        kept = self._games[game]
        if events and after < kept.length:
            raise Conflict
        if change.reopened:
            self._refuse_taken(kept.row.place)
        elif change.place not in {None, kept.row.place}:
            self._refuse_taken(change.place)
        self._write(game, events, at, change)

    async def load(self, game: str) -> StoredGame | None:
        """Read a game whole."""
        kept = self._games.get(game)
        if kept is None:
            return None
        people = {player: self._called(known) for player, known in self._people.items() if player in kept.known}
        newcomers = frozenset(player for player in people if self._debuts.get(player) == game)
        return StoredGame(
            row=kept.row,
            events=tuple(kept.events),
            journal=tuple(kept.journal),
            people=people,
            newcomers=newcomers,
        )

    async def at_place(self, place: int) -> str | None:
        """The unfinished game in this channel or thread."""
        return next((kept.row.game for kept in self._unfinished() if kept.row.place == place), None)

    async def last_at_place(self, place: int) -> str | None:
        """The newest game that began in this channel or thread, or whose table was opened in it, finished or not."""
        here = (
            game
            for game, kept in reversed(self._games.items())
            if kept.row.begun_at is not None and place in {kept.row.place, kept.row.channel}
        )
        return next(here, None)

    async def unfinished_of(self, user: int) -> Sequence[str]:
        """The unfinished games of which this user has ever held a seat, is host or keeps score, newest first."""
        keys = {known.player for known in self._people.values() if known.user == user}
        theirs = [kept.row.game for kept in self._unfinished() if keys & kept.known]
        return tuple(reversed(theirs))

    async def unfinished_at(self, channel: int) -> Sequence[str]:
        """The unfinished games that were opened in this channel or thread, or are played in it."""
        return tuple(kept.row.game for kept in self._unfinished() if channel in {kept.row.place, kept.row.channel})

    async def unfinished_in(self, guild: int) -> Sequence[str]:
        """The unfinished games of this server."""
        return tuple(kept.row.game for kept in self._unfinished() if kept.row.guild == guild)

    async def servers_in_play(self) -> frozenset[int]:
        """The servers that have an unfinished game."""
        return frozenset(kept.row.guild for kept in self._unfinished())

    async def host_of(self, game: str) -> int | None:
        """The user who hosts a game, whatever its events are."""
        kept = self._games.get(game)
        return None if kept is None else self._people[kept.row.host].user

    async def unfinished(self) -> Sequence[str]:
        """All unfinished games, oldest first."""
        return tuple(kept.row.game for kept in self._unfinished())

    async def with_computers(self) -> Sequence[str]:
        """The unfinished games that have begun and in which a computer has ever held a seat, oldest first."""
        computers = {known.player for known in self._people.values() if known.kind.is_computer}
        return tuple(kept.row.game for kept in self._unfinished() if kept.row.begun_at and computers & kept.known)

    async def set_message(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> None:
        """Remember which message is redrawn, and the seq it was posted for."""
        kept = self._games[game]
        kept.row = replace(kept.row, messages={**kept.row.messages, kind: ref})
        if kind is MessageKind.BOARD and kept.board_due is not None and kept.board_due < shows:
            kept.board_due = None

    async def boards_behind(self) -> Sequence[str]:
        """Games whose newest turn message was never posted, oldest first."""
        return tuple(game for game, kept in self._games.items() if kept.board_due is not None)

    async def newcomers(self, players: Collection[str]) -> frozenset[str]:
        """Find those of these members who never held a seat when a game began, by the same user on any server."""
        veterans = {self._people[player].user for player in self._debuts}
        known = (self._people[player] for player in players if player in self._people)
        return frozenset(
            person.player for person in known if person.kind is Kind.MEMBER and person.user not in veterans
        )

    async def pings(self, user: int) -> Pings:
        """How this user wants to be called, on every server."""
        return self._pings.get(user, Pings.NORMAL)

    async def set_pings(self, user: int, pings: Pings) -> None:
        """Call this user so from now on."""
        self._pings[user] = pings

    async def waking(self, by: datetime, limit: int) -> Sequence[str]:
        """Unfinished games whose timing is to wake by then, those that have waited longest first."""
        due = sorted((at, game) for game, at in self._wakes() if at <= by)
        return tuple(game for _, game in due[:limit])

    async def next_wake(self) -> datetime | None:
        """When the next of all unfinished games wakes."""
        return min((at for _, at in self._wakes()), default=None)

    async def wake_later(self, game: str, at: datetime) -> None:
        """Have a game that can't be woken now wake then."""
        self._time(game, wake=at)

    async def give_grace(self, until: datetime, among: Shard) -> Sequence[str]:
        """Move every deadline of these servers that is earlier to then, and say whose."""
        served = (
            (game, kept) for game, kept in self._games.items() if Shard.serving(kept.row.guild, of=among.of) == among
        )
        deadlines = ((kept.row.timing.deadline, game) for game, kept in served)
        moved = sorted((deadline, game) for deadline, game in deadlines if deadline is not None and deadline < until)
        for _, game in moved:
            self._time(game, deadline=until, wake=until + APPLIED_AFTER)
        return tuple(game for _, game in moved)

    async def set_name(self, person: Person) -> None:
        """Renew the name by which a person is known."""
        if known := self._people.get(person.player):
            self._people[person.player] = replace(known, name=person.name)

    async def standings(self, guild: int, limit: int) -> Sequence[Standing]:
        """The server's leaderboard: most wins first, then most points, then fewest games."""
        contests = tuple(results for _, results in self._contests(guild))
        lines = [line for known in self._people.values() if (line := _standing(known, contests))]
        lines.sort(key=lambda line: (-line.wins, -line.points, line.games, line.user))
        return tuple(lines[:limit])

    async def figures(self, guild: int, user: int) -> Figures:
        """Add up the games that count on the server's leaderboard."""
        played = [(kept.lucks, own) for kept, own in self._played(guild, user)]
        known = [
            (one, lucks[one.seat]) for lucks, own in played for one in own if all(each.seat in lucks for each in own)
        ]
        tallies = [one.tally for _, own in played for one in own]
        return Figures(
            games=len(played),
            wins=sum(any(one.won for one in own) for _, own in played),
            tally=Tally(
                turns=sum(one.turns for one in tallies),
                gained=sum(one.gained for one in tallies),
                best=max((one.best for one in tallies), default=0),
                nulls=sum(one.nulls for one in tallies),
                tuttos=sum(one.tuttos for one in tallies),
            ),
            reckoned_games=sum(all(one.seat in lucks for one in own) for lucks, own in played),
            reckoned_turns=sum(one.tally.turns for one, _ in known),
            luck_milli=sum(luck.luck_milli for _, luck in known),
            lost_milli=sum(luck.lost_milli for _, luck in known),
        )

    async def fortunes(self, guild: int, users: Collection[int]) -> Mapping[int, Fortune]:
        """The luck in these users' games, as in their figures; who has no reckoned turn is left out."""
        known = {user: self._reckoned(guild, user) for user in users}
        return {
            user: Fortune(
                turns=sum(one.tally.turns for one, _ in lines), luck_milli=sum(luck.luck_milli for _, luck in lines)
            )
            for user, lines in known.items()
            if sum(one.tally.turns for one, _ in lines)
        }

    async def unreckoned(self, guild: int, user: int, limit: int) -> Sequence[str]:
        """Those of these games whose luck and skill aren't known yet, newest first."""
        played = reversed(self._played(guild, user))
        games = [kept.row.game for kept, own in played if any(one.seat not in kept.lucks for one in own)]
        return tuple(games[:limit])

    async def keep_luck(self, game: str, lucks: Sequence[Luck]) -> None:
        """Keep what was reckoned of a game, for the seats whose result still has that score."""
        kept = self._games[game]
        scores = {one.seat: one.score for one in kept.results}
        kept.lucks.update({luck.seat: luck for luck in lucks if scores.get(luck.seat) == luck.score})

    async def fallen(self, guild: int) -> Sequence[int]:
        """How often each face has fallen in the server's games that ended."""
        return self._fallen.get(guild, (0,) * FACES)

    async def banks(self, guild: int) -> Mapping[Banked, int]:
        """How often members have banked where, in the server's games that ended."""
        return dict(self._banks.get(guild, {}))

    async def setting(self, guild: int, channel: int, setting: Setting) -> str | None:
        """What is set for this channel, else for this server."""
        return self._settings.get((guild, channel, setting), self._settings.get((guild, WHOLE_GUILD, setting)))

    async def presets(self, guild: int) -> Sequence[Preset]:
        """All that a server has kept, by name."""
        return tuple(sorted(self._presets.get(guild, {}).values(), key=lambda preset: preset.name))

    async def keep_preset(self, guild: int, preset: Preset) -> None:
        """Keep house rules under this name, in place of those that were kept under it."""
        self._presets.setdefault(guild, {})[preset.name] = preset

    async def drop_preset(self, guild: int, name: str) -> None:
        """Keep nothing under this name any more."""
        self._presets.get(guild, {}).pop(name, None)

    async def set_setting(self, guild: int, channel: int | None, setting: Setting, value: str | None) -> None:
        """Set it for a channel, or where that is None for the whole server; without a value it is set no longer."""
        key = (guild, channel or WHOLE_GUILD, setting)
        if value is None:
            self._settings.pop(key, None)
        else:
            self._settings[key] = value

    async def last_instant(self) -> datetime | None:
        """The newest time on any event."""
        return self._last_instant

    def _contests(self, guild: int) -> Iterable[tuple[_Kept, Sequence[Result]]]:
        """Games in which at least two members have a result, with the results of members."""
        members = {known.player for known in self._people.values() if known.kind is Kind.MEMBER}
        for kept in self._games.values():
            results = [one for one in kept.results if one.player in members]
            if kept.row.guild == guild and len({one.player for one in results}) > 1:
                yield kept, results

    def _played(self, guild: int, user: int) -> Sequence[tuple[_Kept, Sequence[Result]]]:
        keys = {known.player for known in self._people.values() if known.user == user}
        own = ((kept, [one for one in results if one.player in keys]) for kept, results in self._contests(guild))
        return [(kept, results) for kept, results in own if results]

    def _reckoned(self, guild: int, user: int) -> Sequence[tuple[Result, Luck]]:
        played = self._played(guild, user)
        return [(one, kept.lucks[one.seat]) for kept, own in played for one in own if one.seat in kept.lucks]

    def _called(self, known: Person) -> Person:
        return replace(known, pings=self._pings.get(known.user, Pings.NORMAL))

    def _wakes(self) -> Iterable[tuple[str, datetime]]:
        wakes = ((game, kept.row.timing.wake) for game, kept in self._games.items())
        return ((game, at) for game, at in wakes if at is not None)

    def _time(self, game: str, **moments: datetime) -> None:
        kept = self._games[game]
        kept.row = replace(kept.row, timing=replace(kept.row.timing, **moments))

    def _unfinished(self) -> Iterable[_Kept]:
        return (kept for kept in self._games.values() if kept.row.ended_at is None)

    def _refuse_taken(self, place: int | None) -> None:
        for kept in self._unfinished():
            if kept.row.place == place:
                raise PlaceTaken(kept.row.game)

    def _write(self, game: str, events: Sequence[Storable], at: datetime, change: Change) -> None:
        kept = self._games[game]
        for event in events:
            if isinstance(event, JournalEvent):
                kept.journal.append(Written(at=at, event=event))
            else:
                kept.events.append(event)
        sat_down = (event.player for event in events if isinstance(event, Seated | SeatReplaced | CameIn))
        kept.sat_down.update(sat_down)
        if change.reopened or change.results:
            kept.results = tuple(change.results)
            kept.lucks = {}
        kept.board_due = kept.board_due if change.turn is None else change.turn
        kept.board_due = None if change.nowhere else kept.board_due
        if change.fallen:
            so_far = self._fallen.get(kept.row.guild, (0,) * FACES)
            self._fallen[kept.row.guild] = tuple(map(add, so_far, change.fallen))
        self._banks.setdefault(kept.row.guild, Counter()).update(change.banks)
        self._people.update((person.player, person) for person in change.people)
        for player in change.newcomers:
            self._debuts.setdefault(player, game)
        kept.row = row_after(kept.row, change)
        if events:
            self._last_instant = max(at, self._last_instant or at)


def _standing(known: Person, contests: Sequence[Sequence[Result]]) -> Standing | None:
    played = [[one for one in contest if one.player == known.player] for contest in contests]
    played = [mine for mine in played if mine]
    if not played:
        return None
    return Standing(
        player=known.player,
        user=known.user,
        name=known.name,
        games=len(played),
        wins=sum(any(one.won for one in mine) for mine in played),
        points=sum(one.score for mine in played for one in mine),
    )
