"""Which database a URL means, and how it may be named in a log. Knows no table and opens nothing.

The password is never part of what `shown` says.
"""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.tables.ports import StoreUnusable

CONNECT_TIMEOUT_S = "10"
"""How long a silent server is waited for, unless the URL says otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SqliteFile:
    """A database in a file of this machine."""

    path: Path

    @property
    def shown(self) -> str:
        """The file's path."""
        return str(self.path)


@dataclass(frozen=True, slots=True, kw_only=True)
class PostgresServer:
    """A database on a PostgreSQL server."""

    url: URL

    @property
    def shown(self) -> str:
        """Server and database, without password or options."""
        host = self.url.host or self.url.query.get("host", "local socket")
        port = f":{self.url.port}" if self.url.port else ""
        return f"PostgreSQL database {self.url.database} at {host}{port}"


Address = SqliteFile | PostgresServer


def address(url: str) -> Address:
    """Read `sqlite:///<path>` or `postgresql://…`; raises `StoreUnusable` for anything else.

    >>> address("postgresql://me:secret@db.example/tutto").shown
    'PostgreSQL database tutto at db.example'
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        # The text of the URL is left out: where it can't be parsed, its password can't be found to be hidden.
        raise StoreUnusable("the database URL can't be read: write sqlite:///<path> or postgresql://…") from error
    match parsed.get_backend_name():
        case "sqlite":
            if parsed.database in {None, "", ":memory:"}:
                raise StoreUnusable("the database URL names no file: write sqlite:///<path>")
            return SqliteFile(path=Path(parsed.database or "").expanduser())
        case "postgresql" | "postgres":
            query = {"connect_timeout": CONNECT_TIMEOUT_S, **parsed.query}
            return PostgresServer(url=parsed.set(drivername="postgresql+psycopg", query=query))
        case other:
            raise StoreUnusable(f"databases of kind {other} are not known: write sqlite:///<path> or postgresql://…")
