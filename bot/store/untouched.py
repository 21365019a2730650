"""What lies in an SQLite file, found out without leaving a trace there. Knows no event, and changes nothing.

A plain connection to a file in WAL mode makes two files beside it, and leaves them there when it may not write; one to
a file that a kill left half written mends it first. What is refused is to be left as it was found, byte for byte.
"""

import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.store.address import SqliteFile
from bot.store.file_line import BUSY_TIMEOUT_S
from bot.store.schema import REVISION
from bot.tables.ports import StoreUnusable

BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file while it is in use, or after a kill."""

_OURS: Final = frozenset({"alembic_version", "games", "events"})
_VERSION: Final = slice(18, 20)
_IN_WAL_MODE: Final = b"\x02\x02"
_CODE: Final = 0xFF
"""The part of SQLite's error codes that says what kind it is."""
_READ_WHOLE_BYTES: Final = 16 * 1024 * 1024
"""A file up to this size is read whole, within a tenth of a second; of a larger one the beginning is."""


def beside(path: Path, suffix: str) -> Path:
    """One of the files that SQLite keeps beside this one."""
    return path.with_name(path.name + suffix)


def refuse_unusable(where: SqliteFile) -> None:
    """Raise `StoreUnusable` for a file that is there and isn't a whole database of a version this bot knows."""
    refuse_what_is_no_file(where)
    try:
        with _looking(where) as connection:
            if where.path.stat().st_size <= _READ_WHOLE_BYTES:
                refuse_damaged(connection, where)
            _refuse_foreign(connection, where)
    except sqlite3.Error as error:
        raise unusable(where, error) from error


def refuse_what_is_no_file(where: SqliteFile) -> None:
    """Raise `StoreUnusable` for a folder, a device, and what may not be read."""
    if where.path.is_dir():
        raise StoreUnusable(f"{where.shown}: this is a folder; name a file in it")
    if not where.path.is_file():
        raise StoreUnusable(f"{where.shown}: this is no file; name one")
    try:
        where.path.open("rb").close()
    except OSError as error:
        raise StoreUnusable(f"{where.shown}: the file can't be read: {error.strerror}") from error


def refuse_damaged(connection: sqlite3.Connection, where: SqliteFile, check: str = "quick_check") -> None:
    """Raise `StoreUnusable` where SQLite's own check of all pages finds something."""
    [verdict] = connection.execute(f"PRAGMA {check}(1)").fetchone()
    if verdict != "ok":
        raise StoreUnusable(_damaged(where, verdict))


def unusable(where: SqliteFile, error: sqlite3.Error) -> StoreUnusable:
    """SQLite's error as the one line for the host."""
    match getattr(error, "sqlite_errorcode", 0) & _CODE:
        case sqlite3.SQLITE_NOTADB:
            return StoreUnusable(f"{where.shown}: this is no SQLite database; name another file, or restore a backup")
        case sqlite3.SQLITE_CORRUPT:
            return StoreUnusable(_damaged(where, str(error)))
        case _:
            return StoreUnusable(f"{where.shown}: {error}")


def _damaged(where: SqliteFile, found: str) -> str:
    return f"{where.shown}: the file is damaged; restore a backup (README, “Backups”). SQLite says: {_in_a_line(found)}"


def _in_a_line(text: str) -> str:
    return " ".join(text.split())


def _refuse_foreign(connection: sqlite3.Connection, where: SqliteFile) -> None:
    tables = {name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return
    if not tables >= _OURS:
        raise StoreUnusable(f"{where.shown}: this is a database of something else; name another file")
    for [revision] in connection.execute("SELECT version_num FROM alembic_version"):
        refuse_newer(revision, where.shown)


def refuse_newer(revision: str, shown: str) -> None:
    """Raise `StoreUnusable` for a revision that this version of the bot hasn't heard of."""
    if revision == REVISION:
        return
    # Alembic is a third of a second and 15 MB that most starts can do without.
    from bot.store.history import knows  # noqa: PLC0415 — see above

    if not knows(revision):
        raise StoreUnusable(f"{shown}: written by a newer version of the bot (schema {revision}); update the bot")


@contextmanager
def _looking(where: SqliteFile) -> Generator[sqlite3.Connection]:
    path, wal = where.path, beside(where.path, "-wal")
    if wal.exists() and wal.stat().st_size:
        if beside(path, "-shm").exists():
            yield from _reading(path, "mode=ro&readonly_shm=1")
        else:
            yield from _reading_copy(path)
    elif _is_in_wal_mode(path):
        # Nobody has it open, so nothing changes in it.
        yield from _reading(path, "immutable=1")
    elif _was_left_half_written(path):
        yield from _reading_copy(path)
    else:
        yield from _reading(path, "mode=ro")


def _reading(path: Path, how: str) -> Generator[sqlite3.Connection]:
    with closing(_connected(path, how)) as connection:
        yield connection


def _reading_copy(path: Path) -> Generator[sqlite3.Connection]:
    """A copy, which SQLite may mend: it will mend the file itself in the same way, once that is used."""
    with TemporaryDirectory(prefix="tutto-") as folder:
        copy = Path(folder) / path.name
        for suffix in ("", *BESIDE):
            part = beside(path, suffix)
            if part.exists():
                shutil.copyfile(part, beside(copy, suffix))
        yield from _reading(copy, "mode=rw")


def _connected(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", BUSY_TIMEOUT_S, uri=True, isolation_level=None)


def _is_in_wal_mode(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(_VERSION.stop)[_VERSION] == _IN_WAL_MODE


def _was_left_half_written(path: Path) -> bool:
    """Whether a kill left a journal that SQLite would roll back first."""
    if not beside(path, "-journal").exists():
        return False
    try:
        with closing(_connected(path, "mode=ro")) as connection:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_READONLY_ROLLBACK
    return False
