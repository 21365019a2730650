"""A line to a database server: one open connection, and whose turn it is on it. Knows no table.

SQLAlchemy's pool would cost more processor time than the statement it serves; a connection kept open costs nothing.
Every connection here commits by itself: one statement is one transaction, with no BEGIN or COMMIT to send.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import NullPool
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.address import PostgresServer
from bot.store.line import Found, Step, told
from bot.tables.ports import StoreUnusable

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class ServerLine:
    """A connection for one task at a time, in the order they came."""

    def __init__(self, where: PostgresServer) -> None:
        self._engine = create_async_engine(
            where.url, isolation_level="AUTOCOMMIT", poolclass=NullPool, hide_parameters=True
        )
        self._shown = where.shown
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def read(self, step: Step) -> Sequence[Found]:
        """All rows that a selection finds."""

        async def work(connection: AsyncConnection) -> Sequence[Found]:
            answer = await connection.exec_driver_sql(step.sql, step.values)
            names = list(answer.keys())
            return [dict(zip(names, row, strict=True)) for row in answer]

        return await self._do(work)

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing."""
        if len(steps) == 1:
            await self._do(lambda connection: connection.exec_driver_sql(steps[0].sql, steps[0].values))
        else:
            await self._do(lambda connection: _as_one(connection, steps))

    async def close(self) -> None:
        """Give the connection back."""
        async with self._turn:
            await self._drop()
        await self._engine.dispose()

    async def _do(self, work: Work[T]) -> T:
        """Do this; where a kept connection turns out to have been cut (a server that was restarted), on a new one."""
        async with self._turn:
            try:
                return await self._done_or_redone(work)
            except IntegrityError:
                raise
            except DBAPIError as error:
                raise StoreUnusable(told(self._shown, error)) from error

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


async def _as_one(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    await connection.exec_driver_sql("BEGIN")
    try:
        for step in steps:
            await connection.exec_driver_sql(step.sql, step.values)
    except IntegrityError:
        await connection.exec_driver_sql("ROLLBACK")
        raise
    await connection.exec_driver_sql("COMMIT")
