"""A line to an SQLite file: a thread that SQLite has to itself, crossed to once a transaction. Knows no table.

A crossing costs more processor time than SQLite's own work on an append, and so does SQLAlchemy's part of a statement:
it words them (sql.py), and is left out here.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy.exc import IntegrityError

from bot.store.address import SqliteFile
from bot.store.line import Found, Step
from bot.tables.ports import StoreUnusable

BUSY_TIMEOUT_S = 5.0
"""How long a statement waits for another process's write."""

# FULL: what was committed outlives a power cut, too; in WAL mode NORMAL would not promise that.
# Of what was read, 512 KB are kept: the system keeps the whole file in memory already.
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-512")

A = TypeVar("A")
T = TypeVar("T")


class FileLine:
    """A connection that is opened when it is first needed."""

    def __init__(self, where: SqliteFile) -> None:
        self._path = where.path
        self._shown = where.shown
        self._opening = asyncio.Lock()
        self._thread: _Thread | None = None

    async def read(self, step: Step) -> Sequence[Found]:
        """All rows that a selection finds."""
        return await self._do(_read, step)

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing; once begun it is done, even where nobody waits for it any more."""
        await self._do(_write, steps)

    async def close(self) -> None:
        """Close the file."""
        async with self._opening:
            thread, self._thread = self._thread, None
            if thread is not None:
                await thread.close()

    async def _do(self, work: Callable[[sqlite3.Connection, A], T], asked: A) -> T:
        thread = await self._open()
        try:
            return await thread.do(work, asked)
        except asyncio.CancelledError:
            # What is under way there is finished before anybody goes on.
            await thread.do(_nothing, None)
            raise
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise StoreUnusable(f"{self._shown}: {error}") from error

    async def _open(self) -> "_Thread":
        if self._thread is not None:
            return self._thread
        async with self._opening:
            if self._thread is None:
                thread = _Thread(self._path)
                await thread
                self._thread = thread
            return self._thread


class _Thread(aiosqlite.Connection):
    """aiosqlite's thread without its cursors, each of which would take four crossings."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: _opened(path), iter_chunk_size=1)
        # A store that was never closed must not keep the interpreter from ending.
        self._thread.daemon = True

    async def do(self, work: Callable[[sqlite3.Connection, A], T], asked: A) -> T:
        """Do this with SQLite's own connection, on its thread."""
        return await self._execute(work, self._conn, asked)  # pyright: ignore[reportUnknownMemberType] # untyped there


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _nothing(_: sqlite3.Connection, __: None) -> None: ...


def _read(connection: sqlite3.Connection, step: Step) -> Sequence[Found]:
    cursor = connection.execute(step.sql, step.values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _write(connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    if len(steps) == 1:
        # A statement alone is a transaction.
        connection.execute(steps[0].sql, steps[0].values)
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps:
            connection.execute(step.sql, step.values)
        connection.execute("COMMIT")
    except BaseException:
        # Whatever it was, nothing half written may stay open for the next; it goes on up.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
