"""A copy of an SQLite database: whole, checked, of one moment; or one clear line, and nothing in its place."""

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from bot.keeping import Progress
from bot.store import open_store
from bot.store.backup import BackedUp, NotBackedUp, back_up
from bot.tables.ports import StoreUnusable
from tests.store.samples import ANNA, NOON, PRESS, ROW, Counting, opening, row

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with two games of which one is over."""
    path = tmp_path / "tutto.db"
    fill(path)
    return path


def fill(path: Path) -> None:
    async def fill() -> None:
        store = await open_store(f"sqlite:///{path}", Counting())
        await store.open_game(ROW, opening(), (ANNA,))
        await store.open_game(row(2), opening(), (ANNA,))
        await store.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET ended_at_us = 1 WHERE game = 'g2'")


def made_larger(path: Path, size_bytes: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"INSERT INTO events VALUES ('g1', 99, 0, 'x', 1, hex(zeroblob({size_bytes // 2})))")  # noqa: S608 — a number


def untold(_part: float) -> None:
    """Nobody watches."""


def copied(path: Path, target: Path, *, overwriting: bool = False) -> BackedUp:
    return back_up(f"sqlite:///{path}", target, untold, overwriting=overwriting)


def refusal(url: str, target: Path, *, overwriting: bool = False) -> str:
    with pytest.raises((NotBackedUp, StoreUnusable)) as refused:
        back_up(url, target, untold, overwriting=overwriting)
    return str(refused.value)


def rows(path: Path) -> Mapping[str, list[object]]:
    with closing(sqlite3.connect(path)) as connection:
        names = [name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f'SELECT * FROM "{name}"').fetchall() for name in names}  # noqa: S608 — our own


def beside(path: Path) -> list[str]:
    return sorted(found.name for found in path.parent.iterdir())


def command(*arguments: str, url: str, **options: object) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "bot", "backup", *arguments]
    env = {**os.environ, "TUTTO_DATABASE_URL": url}
    return subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True, check=False, **options)  # noqa: S603 — ourselves


# What a copy is.


def test_a_copy_holds_every_row(path: Path, tmp_path: Path) -> None:
    copied(path, tmp_path / "copy.db")
    assert rows(tmp_path / "copy.db") == rows(path)


def test_a_copy_says_what_it_holds(path: Path, tmp_path: Path) -> None:
    done = copied(path, tmp_path / "copy.db")
    size = (tmp_path / "copy.db").stat().st_size
    assert done == BackedUp(path=tmp_path / "copy.db", size_bytes=size, games=2, unfinished=1)


def test_a_copy_is_one_file(path: Path, tmp_path: Path) -> None:
    copied(path, tmp_path / "copy.db")
    assert beside(path) == ["copy.db", "tutto.db"]


def test_a_copy_is_played_on(path: Path, tmp_path: Path) -> None:
    copied(path, tmp_path / "copy.db")

    async def played_on() -> int:
        store = await open_store(f"sqlite:///{tmp_path / 'copy.db'}", Counting())
        await store.append(ROW.game, 2, PRESS, NOON)
        stored = await store.load(ROW.game)
        await store.close()
        return len(stored.events) if stored else 0

    assert asyncio.run(played_on()) == 2 + len(PRESS)


def test_a_copy_is_read_by_those_who_may_read_the_database(path: Path, tmp_path: Path) -> None:
    path.chmod(0o640)
    copied(path, tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o640


def test_what_a_killed_bot_left_is_copied_whole(path: Path, tmp_path: Path) -> None:
    script = "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('DELETE FROM seats'); c.commit(); "
    subprocess.run([sys.executable, "-c", script + "os.kill(os.getpid(), 9)", path], check=False)  # noqa: S603 — ourselves
    copied(path, tmp_path / "copy.db")
    assert rows(tmp_path / "copy.db")["seats"] == []


def test_a_database_that_is_written_to_all_the_time_is_copied_as_of_one_moment(path: Path, tmp_path: Path) -> None:
    made_larger(path, 40_000_000)
    parts: list[float] = []

    def write(part: float) -> None:
        """Between two steps, in one transaction, rows of two tables that always agree."""
        parts.append(part)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("INSERT INTO seats VALUES ('ben', ?)", (f"g{len(parts)}",))
            connection.execute("INSERT INTO fallen VALUES (1, ?, 1)", (len(parts),))

    back_up(f"sqlite:///{path}", tmp_path / "copy.db", write, overwriting=False)
    held = rows(tmp_path / "copy.db")
    assert (len(parts) > 5, len(held["seats"]), len(held["fallen"])) == (True, 2, 0)


async def test_a_writer_is_not_held_up_by_a_copy_under_way(path: Path, tmp_path: Path) -> None:
    made_larger(path, 10_000_000)
    store = await open_store(f"sqlite:///{path}", Counting())
    loop = asyncio.get_running_loop()
    appended: list[int] = []

    async def append() -> None:
        after = 2 + 3 * len(appended)
        await store.append(ROW.game, after, PRESS, NOON)
        appended.append(after)

    def step(_part: float) -> None:
        asyncio.run_coroutine_threadsafe(append(), loop).result(5.0)

    await asyncio.to_thread(back_up, f"sqlite:///{path}", tmp_path / "copy.db", step, overwriting=False)
    await store.close()
    assert len(appended) >= 2


# What is not overwritten.


def test_a_file_of_that_name_is_kept(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("last week's")
    said = refusal(f"sqlite:///{path}", target)
    assert (said, target.read_text()) == (
        f"{target}: there is a file of that name; name another, or say --overwrite",
        "last week's",
    )


def test_a_file_of_that_name_is_replaced_when_asked_to(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("last week's")
    copied(path, target, overwriting=True)
    assert rows(target) == rows(path)


def test_of_two_copies_to_one_name_the_first_is_kept(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with pytest.raises(NotBackedUp, match="there is a file of that name"):
        back_up(f"sqlite:///{path}", target, lambda _: target.write_text("the first") and None, overwriting=False)
    assert target.read_text() == "the first"


def test_a_link_goes_on_leading_where_it_did(path: Path, tmp_path: Path) -> None:
    (tmp_path / "newest.db").symlink_to(tmp_path / "copy.db")
    (tmp_path / "copy.db").touch()
    copied(path, tmp_path / "newest.db", overwriting=True)
    assert ((tmp_path / "newest.db").is_symlink(), rows(tmp_path / "copy.db")) == (True, rows(path))


@pytest.mark.parametrize("name", ["tutto.db", "linked.db", "hard.db", "tutto.db-wal", "../{folder}/tutto.db"])
def test_the_database_itself_is_never_the_target(path: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "linked.db").symlink_to(path)
    (tmp_path / "hard.db").hardlink_to(path)
    target = tmp_path / name.format(folder=tmp_path.name)
    before = path.read_bytes()
    said = refusal(f"sqlite:///{path}", target, overwriting=True)
    assert (said.endswith("this is the database itself; name another file"), path.read_bytes()) == (True, before)


def test_a_database_in_use_is_never_the_target(path: Path, tmp_path: Path) -> None:
    fill(tmp_path / "other.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("SELECT * FROM games").fetchall()
        said = refusal(f"sqlite:///{path}", tmp_path / "other.db", overwriting=True)
    assert said == f"{tmp_path}/other.db: other.db-wal shows that it is in use; name another file"


# What can't be done is one line, and leaves nothing behind.


def test_a_damaged_database_is_not_copied(path: Path, tmp_path: Path) -> None:
    path.write_bytes(path.read_bytes()[:8192])
    assert "the file is damaged" in refusal(f"sqlite:///{path}", tmp_path / "copy.db")
    assert beside(path) == ["tutto.db"]


def test_damage_far_back_in_a_large_database_is_found_in_the_copy(path: Path, tmp_path: Path) -> None:
    made_larger(path, 20_000_000)
    with path.open("r+b") as file:
        file.seek(10_000_000)
        file.write(bytes(8192))
    said = refusal(f"sqlite:///{path}", tmp_path / "copy.db")
    assert (said.startswith(f"{path}: the file is damaged"), beside(path)) == (True, ["tutto.db"])


def test_an_old_copy_outlives_a_backup_that_fails(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    copied(path, target)
    before = target.read_bytes()
    path.write_bytes(path.read_bytes()[:8192])
    refusal(f"sqlite:///{path}", target, overwriting=True)
    assert (target.read_bytes(), beside(path)) == (before, ["copy.db", "tutto.db"])


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("nowhere.db", "there is no such file"),
        ("", "this is a folder; name a file in it"),
        ("diary.txt", "this is no SQLite database; name another file, or restore a backup"),
        ("cakes.db", "this is a database of something else; name another file"),
    ],
)
def test_what_is_no_database_of_the_bot_is_not_copied(tmp_path: Path, source: str, says: str) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, today I won at TUTTO.\n" * 1000)
    with closing(sqlite3.connect(tmp_path / "cakes.db")) as connection:
        connection.execute("CREATE TABLE recipes (cake)")
    before = beside(tmp_path / "diary.txt")
    said = refusal(f"sqlite:///{tmp_path / source}", tmp_path / "copy.db")
    assert (said, beside(tmp_path / "diary.txt")) == (f"{tmp_path / source}: {says}", before)


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("/nowhere/copy.db", "there is no folder /nowhere; make it first"),
        ("/tmp", "this is a folder; name a file in it"),  # noqa: S108 — just a folder
        ("/dev/null", "this is no file; name one"),
        ("/proc/copy.db", "can't be written: No such file or directory"),
    ],
)
def test_where_nothing_can_be_written_is_named(path: Path, target: str, says: str) -> None:
    assert refusal(f"sqlite:///{path}", Path(target), overwriting=True) == f"{target}: {says}"


def test_a_postgresql_database_is_left_to_its_own_program() -> None:
    said = refusal("postgresql://bot:hunter2@db.example/tutto", Path("copy.db"))
    assert ("pg_dump" in said, "hunter2" in said) == (True, False)


# The command.


def test_the_command_says_what_the_copy_holds(path: Path, tmp_path: Path) -> None:
    ran = command(str(tmp_path / "copy.db"), url=f"sqlite:///{path}")
    size = (tmp_path / "copy.db").stat().st_size / 1000
    told = f"{tmp_path}/copy.db: 2 games, 1 of them unfinished; {size:.1f} kB, checked\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, told, "")


@pytest.mark.parametrize("url", ["sqlite:////nowhere/tutto.db", "postgresql://bot@db.example/tutto", "mysql://db"])
def test_what_cannot_be_copied_is_one_line_and_status_2(tmp_path: Path, url: str) -> None:
    ran = command(str(tmp_path / "copy.db"), url=url)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n"), "Traceback" in ran.stderr) == (2, "", 1, False)


def test_the_command_replaces_when_told_to(path: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").touch()
    ran = [
        command(str(tmp_path / "copy.db"), *how, url=f"sqlite:///{path}").returncode for how in ((), ("--overwrite",))
    ]
    assert ran == [2, 0]


def test_a_full_disk_is_one_line_and_leaves_nothing(path: Path, tmp_path: Path) -> None:
    def at_most_64_kb() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, 65_536))

    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    ran = command(str(target), url=f"sqlite:///{path}", preexec_fn=at_most_64_kb)
    assert (ran.returncode, ran.stderr.count("\n"), str(target) in ran.stderr) == (2, 1, True)
    assert list(target.parent.iterdir()) == []


def test_an_interrupted_copy_leaves_nothing(path: Path, tmp_path: Path) -> None:
    def interrupted(_part: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(f"sqlite:///{path}", tmp_path / "copy.db", interrupted, overwriting=False)
    assert beside(path) == ["tutto.db"]


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def shown(err: StringIO, *parts: tuple[float, float]) -> str:
    """What is shown of a copy that has come so far at such a second."""
    seconds = iter([0.0, *(second for second, _ in parts)])
    progress = Progress(err, lambda: next(seconds))
    for _, part in parts:
        progress.told(part)
    progress.over()
    return err.getvalue()


def test_a_long_copy_says_on_a_terminal_how_far_it_is() -> None:
    said = shown(Terminal(), (0.5, 0.2), (1.5, 0.4), (2.0, 0.8), (2.5, 1.0)).split("\r\x1b[K")
    assert said == ["", "copied 40%", "copied 80%", "checking the copy …", ""]


def test_a_short_copy_says_nothing_on_its_way() -> None:
    assert shown(Terminal(), (0.3, 0.5), (0.6, 1.0)) == ""


def test_nobody_who_watches_a_log_is_told_how_far_a_copy_is() -> None:
    assert shown(StringIO(), (1.5, 0.4), (2.5, 1.0)) == ""
