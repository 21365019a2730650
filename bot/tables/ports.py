"""What the table needs from outside: a store, a clock, entropy. Knows no adapter of any of them.

Ids of Discord (guild, channel, message, user, interaction) are its snowflakes as integers; times are aware UTC.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from bot.advisor.habits import Banked
from bot.engine.events import Event
from bot.record.journal import JournalEvent, Written
from bot.tables.figures import NO_TURNS, Ledger, Tally
from bot.tables.latecomers import LateJoin, Waiting
from bot.tables.pace import LIVE, STILL, Pace, Timing
from bot.tables.servers import Preset, Setting, Standing
from bot.tables.shards import Shard

Storable = Event | JournalEvent
"""What a stream may hold: the engine's events, and in a recorded game from Begun on those of its journal."""


class Conflict(Exception):  # noqa: N818 — a race that was lost is no error of anybody's
    """Somebody appended first: reload and ask again."""


class PlaceTaken(Exception):  # noqa: N818 — likewise
    """Another unfinished game is in this channel or thread."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class StoreUnusable(Exception):  # noqa: N818 — said to the host at start
    """The database can't be opened, read or written; the message is one line that names it."""


class UnreadableGame(StoreUnusable):
    """One stored game can't be played on: its events can't be read, or don't follow from its own secret."""

    def __init__(self, game: str, said: str) -> None:
        super().__init__(said)
        self.game = game


class Kind(StrEnum):
    """What sits in a seat: a member of the server, a guest at a real table, or a computer of some temper."""

    MEMBER = "member"
    GUEST = "guest"
    CAREFUL = "careful"
    BOLD = "bold"
    PERFECT = "perfect"
    COPYCAT = "copycat"

    @property
    def is_computer(self) -> bool:
        """Whether the bot itself plays."""
        return self not in (Kind.MEMBER, Kind.GUEST)


NO_USER = 0
"""The `user` of whoever is nobody on Discord: no snowflake is 0."""


class Pings(StrEnum):
    """How somebody wants to be called to their turn, on every server."""

    NORMAL = "normal"
    SILENT = "silent"
    """Mentioned, but no device rings."""
    NONE = "none"
    """Named, and not mentioned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A player as one server knows them; `player` is the opaque key in events, the name as Discord shows it.

    A guest's name is what the host typed. Guests and computers have no `user`, and count for no leaderboard.
    """

    player: str
    user: int
    guild: int
    name: str
    kind: Kind = Kind.MEMBER
    pings: Pings = Pings.NORMAL
    """Written by `set_pings` alone."""


class Mode(StrEnum):
    """Whether the bot deals and rolls, or keeps score for a real table."""

    PLAY = "play"
    RECORD = "record"


class ByBot(StrEnum):
    """What the bot brings to a recorded game; people bring the rest."""

    NOTHING = "nothing"
    CARDS = "cards"
    DICE = "dice"


class Hints(StrEnum):
    """What a table's board says of chances."""

    OFF = "off"
    NULL = "null"
    """The chances on Roll and Reveal."""
    ADVICE = "advice"
    """These, the best choice on its button, and its dice marked at first."""


class Where(StrEnum):
    """Whether a table plays in its channel or in a thread of its own."""

    HERE = "here"
    THREAD = "thread"


class MessageKind(StrEnum):
    """The messages of a game that are redrawn."""

    LOBBY = "lobby"
    """The message in the channel: the lobby, then for a threaded table the line with the link, then the result."""
    BOARD = "board"
    """The newest turn message, where the game is played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRef:
    """One message on Discord."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """What stands about a game beside its stream."""

    game: str
    guild: int
    channel: int
    """Where `/tutto start` was given."""
    place: int
    """Where it is played: the channel, or from Begin on the thread."""
    where: Where
    language: str
    """The table's language, a folder of `locale/`."""
    host: str
    """The player key of the host."""
    secret: bytes = field(repr=False)
    opened_at: datetime
    begun_at: datetime | None = None
    ended_at: datetime | None = None
    messages: Mapping[MessageKind, MessageRef] = field(default_factory=dict[MessageKind, MessageRef])
    table: str = ""
    """The first game of this table: rematches carry it on."""
    mode: Mode = Mode.PLAY
    by_bot: ByBot = ByBot.NOTHING
    """In a recorded game only."""
    scorer: str = ""
    """The player key of who keeps score in a recorded game; nobody's where everybody at the table may."""
    pace: Pace = LIVE
    hints: Hints = Hints.NULL
    late: LateJoin = LateJoin.OFF
    waiting: Sequence[Waiting] = ()
    timing: Timing = STILL
    missed: Mapping[int, int] = field(default_factory=dict[int, int])
    """By seat: turns in a row that time ended; seats without any are left out."""
    untold: int = 0
    """Turns that were over before a message of theirs could be posted: the turn message under way tells of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A game as it is read back: its row, its whole stream (`events`, then `journal`), and the people it names."""

    row: GameRow
    events: tuple[Event, ...]
    people: Mapping[str, Person]
    journal: tuple[Written, ...] = ()
    newcomers: frozenset[str] = frozenset()
    """Player keys of those who had never played before this game began."""

    @property
    def length(self) -> int:
        """How many events the stream has."""
        return len(self.events) + len(self.journal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One seat's line in a finished game, for the leaderboard and the figures of its player."""

    player: str
    seat: int
    score: int
    won: bool
    tally: Tally = NO_TURNS


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What is written about a game together with its events, all or nothing; None leaves a thing as it is."""

    people: Sequence[Person] = ()
    """Inserted, or their names renewed."""
    place: int | None = None
    where: Where | None = None
    language: str | None = None
    host: str | None = None
    begun_at: datetime | None = None
    """Set once: the time limit runs from it (§6.4)."""
    ended_at: datetime | None = None
    """Frees the place."""
    reopened: bool = False
    """Takes the place again and the results back: a recorded game was corrected, and goes on."""
    scorer: str | None = None
    results: Sequence[Result] = ()
    """Written in place of those the game had."""
    turn: int | None = None
    """The seq of the newest turn message that is due; `boards_behind` compares it with the one last posted."""
    newcomers: Collection[str] = ()
    """Player keys of those whose first game has just begun; who has begun another one meanwhile is left out."""
    nowhere: bool = False
    """Its place is no more: no turn message of it is due."""
    fallen: Sequence[int] = ()
    """How often each face fell in this game, from 1 to 6, once it has ended: added to what the server has."""
    banks: Mapping[Banked, int] = field(default_factory=dict[Banked, int])
    """How often members banked where in this game, once it has ended: added to what the server has."""
    pace: Pace | None = None
    hints: Hints | None = None
    late: LateJoin | None = None
    queued: Sequence[Waiting] = ()
    unqueued: Collection[str] = ()
    """Player keys of those who wait for a seat no more; `queued` are those who do from now on."""
    timing: Timing | None = None
    missed: Mapping[int, int] = field(default_factory=dict[int, int])
    """By seat, those that changed."""
    untold: int | None = None


UNCHANGED = Change()


class Store(Ledger, Protocol):
    """Everything that outlives the process. One contract for SQLite, PostgreSQL and memory (tests/store)."""

    async def close(self) -> None:
        """Let go of the database."""
        ...

    async def person(self, *, guild: int, user: int, name: str) -> Person:
        """Find this server's person, made with a fresh opaque key where new (not yet written for reads of others)."""
        ...

    async def open_game(self, row: GameRow, events: Sequence[Storable], people: Sequence[Person]) -> None:
        """Write a new game with its first events (seq 0 on); raises `PlaceTaken`, and then nothing is written."""
        ...

    async def append(
        self, game: str, after: int, events: Sequence[Storable], at: datetime, change: Change = UNCHANGED
    ) -> None:
        """Write events `after`, `after`+1, … and the change in one durable transaction.

        Raises `Conflict` where one of those seqs is taken, `PlaceTaken` where `change.place` is, or the place of a
        game that is `reopened`.
        """
        ...

    async def load(self, game: str) -> StoredGame | None:
        """Read a game whole, or None where there is none."""
        ...

    async def at_place(self, place: int) -> str | None:
        """The unfinished game in this channel or thread."""
        ...

    async def last_at_place(self, place: int) -> str | None:
        """The newest game that began in this channel or thread, or whose table was opened in it, finished or not."""
        ...

    async def unfinished_of(self, user: int) -> Sequence[str]:
        """The unfinished games of which this user has ever held a seat, is host or keeps score, newest first."""
        ...

    async def unfinished_at(self, channel: int) -> Sequence[str]:
        """The unfinished games that were opened in this channel or thread, or are played in it."""
        ...

    async def unfinished_in(self, guild: int) -> Sequence[str]:
        """The unfinished games of this server."""
        ...

    async def servers_in_play(self) -> frozenset[int]:
        """The servers that have an unfinished game."""
        ...

    async def host_of(self, game: str) -> int | None:
        """The user who hosts a game, whatever its events are."""
        ...

    async def unfinished(self) -> Sequence[str]:
        """All unfinished games, oldest first: for the playground's fresh boards."""
        ...

    async def with_computers(self) -> Sequence[str]:
        """The unfinished games that have begun and in which a computer has ever held a seat, oldest first."""
        ...

    async def set_message(self, game: str, kind: MessageKind, ref: MessageRef, shows: int) -> None:
        """Remember which message is redrawn, and the seq it was posted for."""
        ...

    async def boards_behind(self) -> Sequence[str]:
        """Games whose newest turn message was never posted (the process died in between), however they stand now.

        Costs no more with ten thousand unfinished games than with none.
        """
        ...

    async def newcomers(self, players: Collection[str]) -> frozenset[str]:
        """Find those of these members who never held a seat when a game began, by the same user on any server."""
        ...

    async def pings(self, user: int) -> Pings:
        """How this user wants to be called, on every server."""
        ...

    async def set_pings(self, user: int, pings: Pings) -> None:
        """Call this user so from now on."""
        ...

    async def waking(self, by: datetime, limit: int) -> Sequence[str]:
        """Unfinished games whose timing is to wake by then, those that have waited longest first."""
        ...

    async def next_wake(self) -> datetime | None:
        """When the next of all unfinished games wakes."""
        ...

    async def wake_later(self, game: str, at: datetime) -> None:
        """Have a game that can't be woken now wake then."""
        ...

    async def give_grace(self, until: datetime, among: Shard) -> Sequence[str]:
        """Move every deadline of these servers that is earlier to then, and say whose; a single update.

        Those games wake for nothing else before.
        """
        ...

    async def set_name(self, person: Person) -> None:
        """Renew the name by which a person is known."""
        ...

    async def standings(self, guild: int, limit: int) -> Sequence[Standing]:
        """The server's leaderboard: most wins first, then most points, then fewest games."""
        ...

    async def fallen(self, guild: int) -> Sequence[int]:
        """How often each face has fallen in the server's games that ended, from 1 to 6; kept as six counts."""
        ...

    async def banks(self, guild: int) -> Mapping[Banked, int]:
        """How often members have banked where, in the server's games that ended."""
        ...

    async def setting(self, guild: int, channel: int, setting: Setting) -> str | None:
        """What is set for this channel, else for this server, else None."""
        ...

    async def presets(self, guild: int) -> Sequence[Preset]:
        """All that a server has kept, by name."""
        ...

    async def keep_preset(self, guild: int, preset: Preset) -> None:
        """Keep house rules under this name, in place of those that were kept under it."""
        ...

    async def drop_preset(self, guild: int, name: str) -> None:
        """Keep nothing under this name any more."""
        ...

    async def set_setting(self, guild: int, channel: int | None, setting: Setting, value: str | None) -> None:
        """Set it for a channel, or where that is None for the whole server; without a value it is set no longer."""
        ...

    async def last_instant(self) -> datetime | None:
        """The newest time on any event: the playground moves its clock past it."""
        ...


class Clock(Protocol):
    """The one clock (decision 12)."""

    def now(self) -> datetime:
        """Aware UTC."""
        ...


class Entropy(Protocol):
    """Where secrets and ids come from: the system's generator in life, a fixed one in tests."""

    def secret(self) -> bytes:
        """32 random bytes."""
        ...

    def short_id(self) -> str:
        """A short id of ASCII letters and digits, unguessable enough never to repeat."""
        ...
