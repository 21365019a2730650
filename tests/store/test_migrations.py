"""One history of the database's form, the same for both kinds of database."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, make_url

from bot.store import history, migrate
from bot.store.schema import METADATA, REVISION
from bot.tables.ports import StoreUnusable


@pytest.fixture
def connection(url: str) -> Iterator[Connection]:
    parsed = make_url(url)
    driver = "sqlite+pysqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    engine = create_engine(parsed.set(drivername=driver))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_the_history_leads_to_the_schema(url: str, connection: Connection) -> None:
    migrate(url)
    assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def keys_and_indexes(connection: Connection) -> list[str]:
    found = inspect(connection)
    keys = [str(found.get_pk_constraint(name)) for name in METADATA.tables]
    indexes = [index for name in METADATA.tables for index in found.get_indexes(name)]
    conditions = [{key: str(value) for key, value in index.get("dialect_options", {}).items()} for index in indexes]
    named = [(index["name"], index["column_names"], bool(index["unique"])) for index in indexes]
    return keys + [f"{name} {condition}" for name, condition in zip(named, conditions, strict=True)]


def test_the_history_makes_the_same_keys_and_indexes_as_the_schema(url: str, connection: Connection) -> None:
    migrate(url)
    by_history = keys_and_indexes(connection)
    METADATA.drop_all(connection)
    METADATA.create_all(connection)
    assert by_history == keys_and_indexes(connection)


def test_the_history_is_one_line_that_ends_at_the_schema() -> None:
    assert ScriptDirectory(str(history.REVISIONS)).get_heads() == [REVISION]


def test_starts_at_once_wait_for_each_other(url: str, connection: Connection) -> None:
    starts = [threading.Thread(target=migrate, args=(url,)) for _ in range(4)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert sorted(inspect(connection).get_table_names()) == sorted([*METADATA.tables, "alembic_version"])


FAILING = """
from alembic import op

revision, down_revision = "0002", None


def upgrade() -> None:
    op.execute("CREATE TABLE half_done (a INTEGER)")
    op.execute("SELECT nonsense FROM nowhere")
"""


def test_a_revision_that_fails_leaves_nothing_behind(
    url: str, connection: Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions/failing.py").write_text(FAILING)
    monkeypatch.setattr(history, "REVISIONS", tmp_path)
    with pytest.raises(StoreUnusable, match="nowhere"):
        migrate(url)
    assert inspect(connection).get_table_names() == []
