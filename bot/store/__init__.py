"""Everything that outlives the bot: `open_store`, its twin in memory, and `migrate`. Knows no rule and no Discord."""

import asyncio

from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.address import Address, PostgresServer, SqliteFile, address
from bot.store.file_line import FileLine
from bot.store.line import Line
from bot.store.memory import MemoryStore
from bot.store.sql import SqlStore
from bot.store.upgrade import migrate
from bot.tables.ports import Entropy, StoreUnusable

__all__ = ["MemoryStore", "SqlStore", "migrate", "open_store"]


async def open_store(url: str, entropy: Entropy) -> SqlStore:
    """The store in the database of this URL, brought to its newest form; raises `StoreUnusable`."""
    await asyncio.to_thread(migrate, url)
    where = address(url)
    store = SqlStore(
        dialect=_dialect(where), writing=_line(where), reading=_line(where), shown=where.shown, entropy=entropy
    )
    try:
        await store.try_writing()
    except StoreUnusable:
        await store.close()
        raise
    return store


def _dialect(where: Address) -> Dialect:
    match where:
        case SqliteFile():
            return sqlite.dialect(paramstyle="named")
        case PostgresServer():
            return postgresql.psycopg.dialect()


def _line(where: Address) -> Line:
    match where:
        case SqliteFile():
            return FileLine(where)
        case PostgresServer():
            # SQLAlchemy's way to a server brings its object mapper along, 6 MB that a bot with a file can do without.
            from bot.store.server_line import ServerLine  # noqa: PLC0415 — see above

            return ServerLine(where)
