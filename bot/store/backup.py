"""Copies an SQLite database while the bot plays on, into a file that is there only once it is whole and checked.

Knows no event and no Discord; how far it has come is told to whoever asked.
"""

import os
import sqlite3
import stat
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from bot.store.address import PostgresServer, SqliteFile, address
from bot.store.file_line import BUSY_TIMEOUT_S
from bot.store.untouched import BESIDE, beside, refuse_damaged, refuse_unusable, unusable
from bot.tables.ports import StoreUnusable

_STEP_PAGES: Final = 1024
"""4 MB, after each of which is told how far it has come."""

Told = Callable[[float], None]
"""Is told which part of the pages has been copied, from 0 to 1."""


class NotBackedUp(Exception):  # noqa: N818 — said to the host
    """Why no copy was made, in one line; what stood under the copy's name before still stands there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BackedUp:
    """What a finished copy holds."""

    path: Path
    size_bytes: int
    games: int
    unfinished: int


def back_up(url: str, target: Path, told: Told, *, overwriting: bool) -> BackedUp:
    """Copy the database of this URL as it is at one moment; raises `NotBackedUp` or `StoreUnusable`.

    The bot may write meanwhile, which is not held up and not in the copy. An old file of that name is replaced, with
    `overwriting`, in the moment the new one is whole, and refused without.
    """
    match address(url):
        case PostgresServer() as server:
            raise NotBackedUp(f"{server.shown} is backed up by PostgreSQL's own pg_dump, not by this bot (README)")
        case SqliteFile() as source:
            # A link stays one: what it leads to is replaced.
            target = Path(os.path.realpath(target))
            _refuse_target(target, source, overwriting=overwriting)
            if not source.path.exists():
                raise StoreUnusable(f"{source.shown}: there is no such file")
            refuse_unusable(source)
            with _unfinished(target, source) as copy:
                _copy(source, copy, target, told)
                done = _checked(source, copy, target)
                # Another backup may have been quicker.
                _refuse_target(target, source, overwriting=overwriting)
                copy.replace(target)
                _keep_name(target.parent)
            return done


def _refuse_target(target: Path, source: SqliteFile, *, overwriting: bool) -> None:
    files = (source.path, *(beside(source.path, suffix) for suffix in BESIDE))
    if any(target == Path(os.path.realpath(file)) for file in files) or _is_same(target, source.path):
        raise NotBackedUp(f"{target}: this is the database itself; name another file")
    if target.is_dir():
        raise NotBackedUp(f"{target}: this is a folder; name a file in it")
    if not target.parent.is_dir():
        raise NotBackedUp(f"{target}: there is no folder {target.parent}; make it first")
    if target.exists() and not target.is_file():
        raise NotBackedUp(f"{target}: this is no file; name one")
    if target.exists() and not overwriting:
        raise NotBackedUp(f"{target}: there is a file of that name; name another, or say --overwrite")
    for suffix in BESIDE:
        if beside(target, suffix).exists():
            # SQLite would take what stands in there for changes to the copy.
            raise NotBackedUp(f"{target}: {beside(target, suffix).name} shows that it is in use; name another file")


def _is_same(target: Path, source: Path) -> bool:
    return target.exists() and source.exists() and target.samefile(source)


@contextmanager
def _unfinished(target: Path, source: SqliteFile) -> Generator[Path]:
    """A file beside the target, with the database's own permissions, that is gone afterwards unless it was renamed."""
    try:
        handle, name = mkstemp(prefix=f".{target.name}-", suffix=".part", dir=target.parent)
        os.close(handle)
    except OSError as error:
        raise NotBackedUp(f"{target}: can't be written: {error.strerror}") from error
    copy = Path(name)
    try:
        copy.chmod(stat.S_IMODE(source.path.stat().st_mode))
        yield copy
    except OSError as error:
        raise NotBackedUp(f"{target}: can't be written: {error.strerror}") from error
    finally:
        for suffix in ("", *BESIDE):
            beside(copy, suffix).unlink(missing_ok=True)


def _copy(source: SqliteFile, copy: Path, target: Path, told: Told) -> None:
    def tell(_status: int, remaining: int, total: int) -> None:
        told(1 - remaining / total if total else 1.0)

    try:
        with closing(_connected(source.path, "rw")) as original, closing(_connected(copy, "rw")) as copied:
            # All steps read what stood there at this moment: otherwise each write of the bot would begin them anew.
            original.execute("BEGIN")
            original.execute("SELECT 1 FROM sqlite_master").fetchone()
            original.backup(copied, pages=_STEP_PAGES, progress=tell)
            # One file, that needs no other beside it.
            copied.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise NotBackedUp(f"{source.shown} could not be copied to {target}: {error}") from error


def _checked(source: SqliteFile, copy: Path, target: Path) -> BackedUp:
    """Every page and index looked at: a copy of a damaged database is none."""
    try:
        with closing(_connected(copy, "ro")) as copied:
            refuse_damaged(copied, source, "integrity_check")
            [games, ended] = copied.execute("SELECT count(*), count(ended_at_us) FROM games").fetchone()
    except sqlite3.Error as error:
        raise unusable(source, error) from error
    return BackedUp(path=target, size_bytes=copy.stat().st_size, games=games, unfinished=games - ended)


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", BUSY_TIMEOUT_S, uri=True, isolation_level=None)


def _keep_name(folder: Path) -> None:
    """Have the new name outlive a power cut, where the system knows how."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
