"""The tables of the database and their keys. Knows no statement, no driver, and nothing of what an event means.

A row of `events` is never changed or deleted; every other table could be folded from it, but for names, message ids
and settings. Instants are whole microseconds since 1970 (`…_us`): the same number in every database.

What stands here is the newest form; how a database gets there stands in `migrations/`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

from bot.tables.ports import NO_USER

REVISION = "0001"
"""The revision in `migrations/` that leads to these tables."""

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "uq": "%(table_name)s_%(column_0_N_name)s_unique",
        "fk": "%(table_name)s_%(column_0_N_name)s_fk",
    }
)

WHOLE_GUILD = 0
"""The `channel` of a setting for the whole server: no snowflake is 0."""

FACES = 6
"""Rows that a server has in `fallen`, once a game has ended there."""

games = Table(
    "games",
    METADATA,
    # Counts games in the order they were opened; SQLite gives such a number to an INTEGER key only.
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", Text, nullable=False, unique=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("place", BigInteger, nullable=False),
    Column("where", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("table", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("by_bot", Text, nullable=False),
    Column("scorer", Text, nullable=False),
    Column("opened_at_us", BigInteger, nullable=False),
    Column("begun_at_us", BigInteger),
    Column("ended_at_us", BigInteger),
    # The seq of the newest turn message that is due; empty once one as new was posted.
    Column("board_due", Integer),
    # `live`, `relaxed`, `days`, `none`, or the seconds that a turn may take.
    Column("pace", Text, nullable=False),
    Column("hints", Text, nullable=False),
    Column("late", Text, nullable=False),
    Column("deadline_us", BigInteger),
    Column("reminder_us", BigInteger),
    Column("paused_at_us", BigInteger),
    Column("paused_why", Text),
    # The first moment at which something is to be done about the game.
    Column("wake_us", BigInteger),
    # Turns that the turn message under way tells of, since they were over before they had one.
    Column("untold", Integer, nullable=False),
)

_unfinished = games.c.ended_at_us.is_(None)

# Two starts in the same second: the database lets one of them through.
Index("games_place_taken", games.c.place, unique=True, sqlite_where=_unfinished, postgresql_where=_unfinished)
Index("games_host_unfinished", games.c.host, sqlite_where=_unfinished, postgresql_where=_unfinished)
Index("games_scorer_unfinished", games.c.scorer, sqlite_where=_unfinished, postgresql_where=_unfinished)
Index("games_guild_unfinished", games.c.guild, sqlite_where=_unfinished, postgresql_where=_unfinished)
Index("games_place", games.c.place, games.c.number)
Index("games_channel", games.c.channel, games.c.number)

_behind = games.c.board_due.is_not(None)
Index("games_board_due", games.c.number, sqlite_where=_behind, postgresql_where=_behind)

# A game that is over wakes no more: then both are empty.
_wakes = games.c.wake_us.is_not(None)
Index("games_wake", games.c.wake_us, sqlite_where=_wakes, postgresql_where=_wakes)
_timed = games.c.deadline_us.is_not(None)
Index("games_deadline", games.c.deadline_us, sqlite_where=_timed, postgresql_where=_timed)

events = Table(
    "events",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_us", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # The first game that was begun with this person in a seat; empty until then.
    Column("debut", Text),
)
_on_discord = people.c.user != NO_USER
Index("people_once", people.c.guild, people.c.user, unique=True, sqlite_where=_on_discord, postgresql_where=_on_discord)
Index("people_user", people.c.user)

# Who ever sat where, so that a person's games are found without reading streams.
seats = Table(
    "seats",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    sqlite_with_rowid=False,
)

# Turns in a row that time ended, by seat.
absences = Table(
    "absences",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("missed", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Who sits down when the next round begins; by the press that asked for it.
waiting = Table(
    "waiting",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# How somebody wants to be called to their turns, whatever the server.
callings = Table(
    "callings",
    METADATA,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("pings", Text, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    # What the seat's turns came to (`bot.tables.figures.Tally`).
    Column("turns", Integer, nullable=False),
    Column("gained", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("nulls", Integer, nullable=False),
    Column("tuttos", Integer, nullable=False),
    # Empty until somebody has reckoned the game.
    Column("luck_milli", BigInteger),
    Column("lost_milli", BigInteger),
    sqlite_with_rowid=False,
)
Index("results_player", results.c.player)

# How often each face fell in a server's games that ended.
fallen = Table(
    "fallen",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("face", Integer, primary_key=True, autoincrement=False),
    Column("times", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# How often members of a server banked with so many dice left and so many points at risk, in games that ended.
banks = Table(
    "banks",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("dice_left", Integer, primary_key=True, autoincrement=False),
    Column("at_risk", Integer, primary_key=True, autoincrement=False),
    Column("times", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# House rules that a server keeps under a name, as the text of the game record.
presets = Table(
    "presets",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("house", Text, nullable=False),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("setting", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
