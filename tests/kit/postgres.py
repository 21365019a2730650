"""A real PostgreSQL for the tests, on a unix socket in a folder of its own. Knows no table of ours.

PostgreSQL refuses to run as root, so where the tests do, it runs as the user its package made.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

_INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
_USERS = ("postgres", "nobody")
_OPTIONS = "-c listen_addresses='' -c fsync=off -c max_connections=120"


@dataclass(frozen=True, slots=True, kw_only=True)
class PostgresServer:
    """A running server: its programs, its folder, and whom it runs as (None: as ourselves)."""

    programs: Path
    folder: Path
    user: str | None

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"tutto_{uuid4().hex}"
        with self.admin() as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return f"postgresql://admin@/{name}?host={self.folder}"

    def admin(self) -> psycopg.Connection:
        """A connection that may do anything, each statement committed by itself."""
        return psycopg.connect(host=str(self.folder), user="admin", dbname="postgres", autocommit=True)

    def control(self, *arguments: str) -> None:
        """Run pg_ctl on this server and wait until it has done so."""
        self.run("pg_ctl", "-D", str(self.folder / "cluster"), "-w", "-l", str(self.folder / "log"), *arguments)

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the server's user."""
        # No pipe: the server would inherit it, and who reads it would wait for the server's end.
        subprocess.run(  # noqa: S603 — the programs are PostgreSQL's, the arguments ours
            [self.programs / program, *arguments],
            check=True,
            cwd=self.folder,
            user=self.user,
            extra_groups=None if self.user is None else [],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )


def _programs() -> Path:
    found = _INSTALLED[-1] if _INSTALLED else None
    on_path = shutil.which("initdb")
    if found or on_path:
        return found or Path(str(on_path)).parent
    missing = "no PostgreSQL here: install it (Debian: apt-get install postgresql) to test against it"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def _user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in _USERS if name in known)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for the session (of this worker), stopped at its end."""
    programs = _programs()
    # Not pytest's folder: only its owner may enter that, and a socket's path is short.
    folder = Path(tempfile.mkdtemp(prefix="tutto-pg-"))
    server = PostgresServer(programs=programs, folder=folder, user=_user())
    try:
        if server.user is not None:
            shutil.chown(folder, server.user)
        server.run("initdb", "-D", str(folder / "cluster"), "-U", "admin", "-A", "trust", "-E", "UTF8", "-N")
        server.control("-o", f"{_OPTIONS} -k {folder}", "start")
        try:
            yield server
        finally:
            server.control("-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
