"""One open connection and whose turn it is on it. Knows no table; it says what failed and names the database.

SQLAlchemy's pool would cost more processor time than the statement it serves; a connection kept open costs nothing.
Every connection here commits by itself: one statement is one transaction, with no BEGIN or COMMIT to send.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.tables.ports import StoreUnusable

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


def told(shown: str, error: DBAPIError) -> str:
    """The one line for the host: which database, and what its driver said."""
    said = " ".join(str(error.orig).split())
    return f"{shown}: {said}"


class Line:
    """A connection to the database for one task at a time, in the order they came."""

    def __init__(self, engine: AsyncEngine, shown: str) -> None:
        self._engine = engine
        self._shown = shown
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def close(self) -> None:
        """Give the connection back."""
        async with self._turn:
            await self._drop()

    async def do(self, work: Work[T]) -> T:
        """Do this, whose statements commit one by one; raises `IntegrityError` or `StoreUnusable`.

        Where a kept connection turns out to have been cut (a server that was restarted), it is done again on a new
        one, so it must be something that may be done twice.
        """
        async with self._turn:
            try:
                return await self._done_or_redone(work)
            except IntegrityError:
                raise
            except DBAPIError as error:
                raise StoreUnusable(told(self._shown, error)) from error

    async def do_as_one(self, work: Work[T]) -> T:
        """Do this in one transaction; otherwise like `do`."""

        async def transaction(connection: AsyncConnection) -> T:
            await connection.exec_driver_sql("BEGIN")
            try:
                done = await work(connection)
            except IntegrityError:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")
            return done

        return await self.do(transaction)

    async def _done_or_redone(self, work: Work[T]) -> T:
        was_kept = self._connection is not None
        try:
            return await self._done(work)
        except DBAPIError as error:
            if not (was_kept and error.connection_invalidated):
                raise
        return await self._done(work)

    async def _done(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            return await work(self._connection)
        except IntegrityError:
            raise
        except BaseException:
            # Cancelled or failed midway: whatever was begun on this connection must not be carried on by the next task.
            await self._drop()
            raise

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        await connection.invalidate()
        await connection.close()
