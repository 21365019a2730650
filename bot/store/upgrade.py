"""Brings a database to the newest form, or says in one line why it can't. Knows no game and no event.

What can't be used is left as it was found: a file is read before anything is written, and all revisions that are
missing run in one transaction. Two starts at once wait for each other.
"""

import sqlite3
import threading
from typing import assert_never

from sqlalchemy import Connection, Engine, String, column, create_engine, inspect, select, table
from sqlalchemy.exc import DBAPIError

from bot.store.address import Address, PostgresServer, SqliteFile, address
from bot.store.file_line import BUSY_TIMEOUT_S
from bot.store.line import told
from bot.store.schema import REVISION
from bot.store.untouched import refuse_newer, refuse_unusable
from bot.tables.ports import StoreUnusable

_VERSIONS = table("alembic_version", column("version_num", String))

# Alembic keeps the migration under way in module globals.
_one_at_a_time = threading.Lock()

# Any number nobody else on the server locks: the bytes of "TUTTO".
_POSTGRES_LOCK = int.from_bytes(b"TUTTO")


def migrate(url: str) -> None:
    """Bring the database to the newest form, an empty one from nothing; raises `StoreUnusable`."""
    where = address(url)
    with _one_at_a_time:
        try:
            _migrate(where)
        except DBAPIError as error:
            raise StoreUnusable(told(where.shown, error)) from error
        except OSError as error:
            raise StoreUnusable(f"{where.shown}: {error.strerror}") from error


def _migrate(where: Address) -> None:
    match where:
        case SqliteFile():
            _look_at(where)
            engine = create_engine(
                "sqlite+pysqlite://", creator=lambda: sqlite3.connect(where.path, BUSY_TIMEOUT_S, isolation_level=None)
            )
            begin = ("BEGIN IMMEDIATE",)
        case PostgresServer():
            engine = _engine_for(where)
            begin = ("BEGIN", f"SELECT pg_advisory_xact_lock({_POSTGRES_LOCK})")
        case _:
            assert_never(where)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for statement in begin:
                connection.exec_driver_sql(statement)
            _upgrade(connection, where.shown)
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()


def _engine_for(where: PostgresServer) -> Engine:
    try:
        return create_engine(where.url)
    except ModuleNotFoundError as error:
        raise StoreUnusable(f"{where.shown}: the driver is not installed: pip install '.[postgresql]'") from error


def _look_at(where: SqliteFile) -> None:
    """Read what is there, so that nothing strange or damaged is written to; make the folder of a new file."""
    if where.path.exists():
        refuse_unusable(where)
    else:
        _make_folder(where)


def _make_folder(where: SqliteFile) -> None:
    try:
        where.path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(f"{where.shown}: the folder can't be made: {error.strerror}") from error


def _upgrade(connection: Connection, shown: str) -> None:
    current = _revision(connection)
    if current == REVISION:
        return
    if current is not None:
        refuse_newer(current, shown)
    # Alembic is a third of a second and 15 MB that most starts can do without.
    from bot.store.history import run_missing  # noqa: PLC0415 — see above

    run_missing(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSIONS.name):
        return None
    return connection.execute(select(_VERSIONS.c.version_num)).scalar()
