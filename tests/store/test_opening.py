"""What a database must be like to be used, and the one line that is said where it isn't."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.store import migrate, open_store
from bot.store.line import Step
from bot.tables.ports import StoreUnusable
from tests.kit.postgres import PostgresServer
from tests.store.samples import ANNA, ROW, Counting, opening


def refusal(url: str) -> str:
    with pytest.raises(StoreUnusable) as refused:
        asyncio.run(open_store(url, Counting()))
    return str(refused.value)


def fill(url: str) -> None:
    async def fill() -> None:
        store = await open_store(url, Counting())
        await store.open_game(ROW, opening(), (ANNA,))
        await store.close()

    asyncio.run(fill())


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tutto.db"


async def test_what_was_written_is_there_when_opened_again(url: str) -> None:
    store = await open_store(url, Counting())
    await store.open_game(ROW, opening(), (ANNA,))
    await store.close()
    store = await open_store(url, Counting())
    stored = await store.load(ROW.game)
    await store.close()
    assert stored
    assert stored.events == opening()


def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/a/b/tutto.db")
    assert (tmp_path / "a/b/tutto.db").exists()


def test_a_path_with_strange_signs_is_a_path(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/Würfel & 100 %25/tutto.db")
    assert (tmp_path / "Würfel & 100 %/tutto.db").exists()


async def test_commits_outlive_a_power_cut(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/tutto.db", Counting())
    asked = [
        await store._writing.read(Step(f"PRAGMA {name}", {}))
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    await store.close()
    assert asked == [[{"journal_mode": "wal"}], [{"synchronous": 2}], [{"foreign_keys": 1}]]


def test_a_newer_schema_is_refused(url: str, path: Path) -> None:
    fill(url)
    set_revision(url, path)
    said = refusal(url)
    assert said.endswith("written by a newer version of the bot (schema 9999); update the bot")


def set_revision(url: str, path: Path) -> None:
    newer = "UPDATE alembic_version SET version_num = '9999'"
    if url.startswith("sqlite"):
        execute(path, newer)
        return
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(newer)


def traces(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file there: when it was last written to, and what it holds."""
    return {found.name: (found.stat().st_mtime_ns, found.read_bytes()) for found in folder.iterdir()}


KILL_AFTER = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
for statement in sys.argv[2:]:
    connection.execute(statement)
os.kill(os.getpid(), 9)
"""


def killed_after(path: Path, *statements: str) -> None:
    """What a process that is killed then leaves of the file, and beside it."""
    subprocess.run([sys.executable, "-c", KILL_AFTER, path, *statements], check=False)  # noqa: S603 — ourselves


NEWER = "UPDATE alembic_version SET version_num = '9999'"


@pytest.fixture(params=["stopped", "stopped long ago", "killed", "killed and copied"])
def newer(request: pytest.FixtureRequest, path: Path) -> Path:
    fill(f"sqlite:///{path}")
    match request.param:
        case "stopped":
            execute(path, NEWER)
        case "stopped long ago":
            execute(path, NEWER, "PRAGMA journal_mode=DELETE")
        case "killed":
            killed_after(path, NEWER)
        case _:
            killed_after(path, NEWER)
            path.with_name("tutto.db-shm").unlink()
    return path


def test_a_file_of_a_newer_schema_is_refused_however_it_was_left(newer: Path) -> None:
    said = refusal(f"sqlite:///{newer}")
    assert said == f"{newer}: written by a newer version of the bot (schema 9999); update the bot"


def test_a_file_of_a_newer_schema_is_left_untouched(newer: Path) -> None:
    before = traces(newer.parent)
    refusal(f"sqlite:///{newer}")
    assert traces(newer.parent) == before


@pytest.fixture(
    params=[
        "no database at all",
        "an old database's beginning",
        "nonsense",
        "cut short",
        "cut to a stump",
        "holes in its pages",
        "a torn page",
        "torn after a kill",
    ]
)
def damaged(request: pytest.FixtureRequest, path: Path) -> Path:
    fill(f"sqlite:///{path}")
    if request.param == "torn after a kill":
        killed_after(path, "UPDATE people SET name = 'Anna'")
    whole = path.read_bytes()
    match request.param:
        case "no database at all":
            path.write_text("Dear diary, today I won at TUTTO.\n" * 1000)
        case "an old database's beginning":
            path.write_bytes(whole[:16] + b"\xff" * 84 + whole[100:])
        case "nonsense":
            path.write_bytes(bytes(range(256)) * 64)
        case "cut short":
            path.write_bytes(whole[: len(whole) // 2])
        case "cut to a stump":
            path.write_bytes(whole[:50])
        case "holes in its pages":
            path.write_bytes(whole[:4096] + bytes(4096) + whole[8192:])
        case _:
            path.write_bytes(whole[:4096] + whole[4096:6144] + bytes(range(256)) * 8 + whole[8192:])
    return path


def test_a_damaged_file_is_refused_by_name_in_one_line(damaged: Path) -> None:
    said = refusal(f"sqlite:///{damaged}")
    assert (said.startswith(f"{damaged}: "), said.count("\n")) == (True, 0)


def test_a_damaged_file_is_left_untouched(damaged: Path) -> None:
    before = traces(damaged.parent)
    refusal(f"sqlite:///{damaged}")
    assert traces(damaged.parent) == before


def test_a_damaged_file_is_refused_with_what_to_do(damaged: Path) -> None:
    assert "restore a backup" in refusal(f"sqlite:///{damaged}")


@pytest.mark.parametrize(
    "statements", [["CREATE TABLE recipes (cake)"], ["CREATE TABLE alembic_version (version_num)"]]
)
def test_another_programs_file_is_refused(path: Path, statements: list[str]) -> None:
    execute(path, *statements)
    said = refusal(f"sqlite:///{path}")
    assert said == f"{path}: this is a database of something else; name another file"


HALF_MADE = (
    "PRAGMA cache_size = 1",
    "CREATE TABLE alembic_version (version_num)",
    "BEGIN IMMEDIATE",
    "CREATE TABLE pages (page)",
    "INSERT INTO pages WITH n(i) AS (VALUES (1) UNION SELECT i + 1 FROM n LIMIT 500) SELECT zeroblob(4000) FROM n",
)


def test_a_file_that_a_kill_left_half_made_is_looked_at_as_it_will_be(path: Path) -> None:
    killed_after(path, *HALF_MADE)
    before = traces(path.parent)
    said = refusal(f"sqlite:///{path}")
    assert (said, traces(path.parent)) == (f"{path}: this is a database of something else; name another file", before)


def test_a_first_start_that_was_killed_half_way_is_begun_anew(path: Path) -> None:
    killed_after(path, HALF_MADE[0], *HALF_MADE[2:])
    fill(f"sqlite:///{path}")
    assert sorted(found.name for found in path.parent.iterdir()) == ["tutto.db"]


def test_a_file_that_a_killed_bot_left_is_opened(path: Path) -> None:
    fill(f"sqlite:///{path}")
    killed_after(path, "UPDATE people SET name = 'Anna'")
    migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Anna",)]


def test_what_is_no_file_is_refused() -> None:
    assert refusal("sqlite:////dev/null") == "/dev/null: this is no file; name one"


def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}") == f"{tmp_path}: this is a folder; name a file in it"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refusal(f"sqlite:///{tmp_path}/file/tutto.db")
    assert said == f"{tmp_path}/file/tutto.db: the folder can't be made: File exists"


OPEN_AND_SAY = """
import asyncio, sys
from bot.store import open_store
from bot.tables.ports import StoreUnusable
try:
    asyncio.run(open_store(sys.argv[1], None))
except StoreUnusable as refused:
    print(refused)
"""


@pytest.fixture
def locked_folder(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "locked"
    folder.mkdir()
    yield folder
    folder.chmod(0o755)


ROOT = Path(__file__).parents[2]


def opened_without_privileges(url: str) -> str:
    """What a bot says that isn't root: root may write anywhere."""
    drop = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    command = [*drop, sys.executable, "-c", OPEN_AND_SAY, url]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.rstrip("\n")  # noqa: S603 — ourselves


needs_setpriv = pytest.mark.skipif(
    os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write anywhere, and setpriv is missing"
)


@needs_setpriv
def test_an_unwritable_folder_is_refused(locked_folder: Path) -> None:
    locked_folder.chmod(0o555)
    path = locked_folder / "tutto.db"
    assert opened_without_privileges(f"sqlite:///{path}") == f"{path}: unable to open database file"


@needs_setpriv
def test_an_unreadable_file_is_refused(locked_folder: Path) -> None:
    path = locked_folder / "tutto.db"
    fill(f"sqlite:///{path}")
    path.chmod(0o000)
    assert opened_without_privileges(f"sqlite:///{path}") == f"{path}: the file can't be read: Permission denied"


@needs_setpriv
def test_a_file_in_an_unreadable_folder_is_refused(locked_folder: Path) -> None:
    path = locked_folder / "tutto.db"
    fill(f"sqlite:///{path}")
    locked_folder.chmod(0o000)
    assert opened_without_privileges(f"sqlite:///{path}") == f"{path}: Permission denied"


@needs_setpriv
def test_an_unwritable_file_is_refused(locked_folder: Path) -> None:
    path = locked_folder / "tutto.db"
    fill(f"sqlite:///{path}")
    path.chmod(0o444)
    locked_folder.chmod(0o555)
    assert opened_without_privileges(f"sqlite:///{path}") == f"{path}: attempt to write a readonly database"


def test_an_unreachable_server_is_named_without_its_password() -> None:
    said = refusal("postgresql://bot:hunter2@127.0.0.1:1/tutto")
    assert (said.startswith("PostgreSQL database tutto at 127.0.0.1:1: "), "hunter2" in said, said.count("\n")) == (
        True,
        False,
        0,
    )


def test_an_unknown_database_of_a_server_is_refused(postgres: PostgresServer) -> None:
    said = refusal(f"postgresql://admin@/nowhere?host={postgres.folder}")
    assert said.startswith(f"PostgreSQL database nowhere at {postgres.folder}: ")


@pytest.mark.parametrize("url", ["mysql://bot:hunter2@db/tutto", "tutto.db", "", "sqlite://", "sqlite:///:memory:"])
def test_other_urls_are_refused_without_their_password(url: str) -> None:
    said = refusal(url)
    assert ("hunter2" in said, "sqlite:///<path>" in said) == (False, True)


def test_migrating_twice_changes_nothing(path: Path) -> None:
    migrate(f"sqlite:///{path}")
    before = path.read_bytes()
    migrate(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_start_that_has_nothing_to_migrate_does_without_alembic(path: Path) -> None:
    fill(f"sqlite:///{path}")
    script = f"import sys; from bot.store import migrate; migrate('sqlite:///{path}'); print('alembic' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT).stdout  # noqa: S603 — ourselves
    assert said == "False\n"
