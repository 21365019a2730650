"""The first tables: games and all that is written of them, people, counts of a server, presets, settings.

A revision is never changed once it was released: it says what was, not what `schema` says now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables in an empty database."""
    op.create_table(
        "games",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("where", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("by_bot", sa.Text, nullable=False),
        sa.Column("scorer", sa.Text, nullable=False),
        sa.Column("opened_at_us", sa.BigInteger, nullable=False),
        sa.Column("begun_at_us", sa.BigInteger),
        sa.Column("ended_at_us", sa.BigInteger),
        sa.Column("board_due", sa.Integer),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("hints", sa.Text, nullable=False),
        sa.Column("late", sa.Text, nullable=False),
        sa.Column("deadline_us", sa.BigInteger),
        sa.Column("reminder_us", sa.BigInteger),
        sa.Column("paused_at_us", sa.BigInteger),
        sa.Column("paused_why", sa.Text),
        sa.Column("wake_us", sa.BigInteger),
        sa.Column("untold", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="games_pk"),
        sa.UniqueConstraint("game", name="games_game_unique"),
    )
    unfinished = sa.text("ended_at_us IS NULL")
    op.create_index(
        "games_place_taken", "games", ["place"], unique=True, sqlite_where=unfinished, postgresql_where=unfinished
    )
    op.create_index("games_host_unfinished", "games", ["host"], sqlite_where=unfinished, postgresql_where=unfinished)
    op.create_index(
        "games_scorer_unfinished", "games", ["scorer"], sqlite_where=unfinished, postgresql_where=unfinished
    )
    op.create_index("games_guild_unfinished", "games", ["guild"], sqlite_where=unfinished, postgresql_where=unfinished)
    op.create_index("games_place", "games", ["place", "number"])
    op.create_index("games_channel", "games", ["channel", "number"])
    behind = sa.text("board_due IS NOT NULL")
    op.create_index("games_board_due", "games", ["number"], sqlite_where=behind, postgresql_where=behind)
    wakes = sa.text("wake_us IS NOT NULL")
    op.create_index("games_wake", "games", ["wake_us"], sqlite_where=wakes, postgresql_where=wakes)
    timed = sa.text("deadline_us IS NOT NULL")
    op.create_index("games_deadline", "games", ["deadline_us"], sqlite_where=timed, postgresql_where=timed)
    op.create_table(
        "events",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_us", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="events_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="events_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("debut", sa.Text),
        sa.PrimaryKeyConstraint("player", name="people_pk"),
    )
    on_discord = sa.column("user") != 0
    op.create_index(
        "people_once", "people", ["guild", "user"], unique=True, sqlite_where=on_discord, postgresql_where=on_discord
    )
    op.create_index("people_user", "people", ["user"])
    op.create_table(
        "seats",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="seats_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="seats_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "absences",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="absences_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="absences_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "waiting",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("interaction", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="waiting_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="waiting_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "callings",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("pings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user", name="callings_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("gained", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("nulls", sa.Integer, nullable=False),
        sa.Column("tuttos", sa.Integer, nullable=False),
        sa.Column("luck_milli", sa.BigInteger),
        sa.Column("lost_milli", sa.BigInteger),
        sa.PrimaryKeyConstraint("game", "seat", name="results_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="results_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_player", "results", ["player"])
    op.create_table(
        "fallen",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("face", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("times", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "face", name="fallen_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "banks",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("dice_left", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at_risk", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("times", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "dice_left", "at_risk", name="banks_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "messages",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", name="messages_pk"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="messages_game_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presets",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "name", name="presets_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "channel", "setting", name="settings_pk"),
        sqlite_with_rowid=False,
    )
