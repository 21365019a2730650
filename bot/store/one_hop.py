"""SQLite on a thread of its own, one crossing to it a statement. Knows drivers, no table and no statement of ours.

aiosqlite crosses to its thread for a cursor, again for the statement, for its rows and to close it, and a crossing
costs more processor time than SQLite's own work on an append. This connection does the four in one; SQLAlchemy
drives it in place of aiosqlite's, and needs no more of a cursor than what stands here.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, Self

import aiosqlite

BUSY_TIMEOUT_S = 5.0
"""How long a statement waits for another process's write."""

# FULL: what was committed outlives a power cut, too; in WAL mode NORMAL would not promise that.
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

Values = Sequence[object] | Mapping[str, object]
Row = tuple[object, ...]
P = ParamSpec("P")


class OneHopCursor:
    """A cursor that is made, run, emptied and closed by its `execute`."""

    def __init__(self, connection: "OneHopConnection") -> None:
        self._connection = connection
        self._rows: list[Row] = []
        self.description: object = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, values: Values = ()) -> Self:
        """Run one statement and fetch all it answers."""
        await self._connection.on_thread(self._execute, sql, values)
        return self

    async def fetchall(self) -> list[Row]:
        """The rows, already here."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open any more."""

    def _execute(self, connection: sqlite3.Connection, sql: str, values: Values) -> None:
        cursor = connection.execute(sql, values)
        self._rows = cursor.fetchall()
        self.description = cursor.description
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        cursor.close()


class OneHopConnection(aiosqlite.Connection):
    """A connection whose cursors cross to its thread once."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: _opened(path), iter_chunk_size=1)
        # A store that was never closed must not keep the interpreter from ending.
        self._thread.daemon = True

    def cursor(self) -> OneHopCursor:  # pyright: ignore[reportIncompatibleMethodOverride] # SQLAlchemy enters what it gets
        """A cursor that has no hop to make before it runs."""
        return OneHopCursor(self)

    async def on_thread(
        self, work: Callable[Concatenate[sqlite3.Connection, P], None], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Do this with SQLite's own connection, on its thread."""
        await self._execute(work, self._conn, *args, **kwargs)  # pyright: ignore[reportUnknownMemberType] # untyped there


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection
