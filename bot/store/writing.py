"""Transactions as lists of statements that are known beforehand, each written whole or not at all.

Knows drivers and how a transaction is begun; no table, and nothing of what is written.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.line import Line
from bot.store.one_hop import OneHopConnection, Values
from bot.tables.ports import StoreUnusable


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a transaction, in the database's own words, and its values by name."""

    sql: str
    values: Values = field(repr=False)
    """Never spelled out: drivers log what they are handed, and a secret may be among it."""


class Writer(Protocol):
    """Where transactions go, one after the other."""

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing, durably; raises `IntegrityError` or `StoreUnusable`."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


class FileWriter:
    """Writes an SQLite file: a transaction crosses to SQLite's thread once, however many statements it has.

    SQLAlchemy is left out of it, since its part of an append would cost as much as SQLite's.
    """

    def __init__(self, path: Path, shown: str) -> None:
        self._path = path
        self._shown = shown
        self._opening = asyncio.Lock()
        self._connection: OneHopConnection | None = None

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing; once begun it is done, even where nobody waits for it any more."""
        connection = await self._open()
        try:
            await connection.on_thread(_write, steps)
        except asyncio.CancelledError:
            # What is under way there is finished before anybody goes on.
            await connection.on_thread(_nothing)
            raise
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise StoreUnusable(f"{self._shown}: {error}") from error

    async def close(self) -> None:
        """Close the file."""
        async with self._opening:
            connection, self._connection = self._connection, None
            if connection is not None:
                await connection.close()

    async def _open(self) -> OneHopConnection:
        if self._connection is not None:
            return self._connection
        async with self._opening:
            if self._connection is None:
                connection = OneHopConnection(self._path)
                await connection
                self._connection = connection
            return self._connection


class ServerWriter:
    """Writes to a database server over a connection that is kept."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing, again on a new connection where the kept one was cut."""

        async def work(connection: AsyncConnection) -> None:
            for step in steps:
                await connection.exec_driver_sql(step.sql, step.values)

        if len(steps) == 1:
            await self._line.do(work)
        else:
            await self._line.do_as_one(work)

    async def close(self) -> None:
        """Give the connection back."""
        await self._line.close()


def _nothing(_: sqlite3.Connection) -> None: ...


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
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
