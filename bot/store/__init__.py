"""Everything that outlives the bot: `open_store`, its twin in memory, and `migrate`. Knows no rule and no Discord."""

import asyncio

from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.address import Address, PostgresServer, SqliteFile, address
from bot.store.line import Line
from bot.store.memory import MemoryStore
from bot.store.one_hop import OneHopConnection
from bot.store.sql import SqlStore
from bot.store.upgrade import migrate
from bot.store.writing import FileWriter, ServerWriter, Writer
from bot.tables.ports import Entropy, StoreUnusable

__all__ = ["MemoryStore", "SqlStore", "migrate", "open_store"]


async def open_store(url: str, entropy: Entropy) -> SqlStore:
    """The store in the database of this URL, brought to its newest form; raises `StoreUnusable`."""
    await asyncio.to_thread(migrate, url)
    where = address(url)
    engine = _engine(where)
    store = SqlStore(engine, _writer(where, engine), where.shown, entropy)
    try:
        await store.try_writing()
    except StoreUnusable:
        await store.close()
        raise
    return store


def _engine(where: Address) -> AsyncEngine:
    match where:
        case SqliteFile(path=path):
            return create_async_engine(
                "sqlite+aiosqlite://",
                isolation_level="AUTOCOMMIT",
                paramstyle="named",
                async_creator=lambda: OneHopConnection(path),
                poolclass=NullPool,
                hide_parameters=True,
            )
        case PostgresServer(url=url):
            return create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool, hide_parameters=True)


def _writer(where: Address, engine: AsyncEngine) -> Writer:
    match where:
        case SqliteFile(path=path):
            return FileWriter(path, where.shown)
        case PostgresServer():
            return ServerWriter(Line(engine, where.shown))
