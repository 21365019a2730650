"""The three stores and the games that are put into them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import MemoryStore, open_store
from tests.kit.postgres import postgres
from tests.store.samples import Counting, SomeStore

__all__ = ["postgres"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tutto.db"


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue("postgres").new_database()


DATABASES = [
    pytest.param("sqlite_url", id="sqlite"),
    pytest.param("postgres_url", id="postgresql", marks=pytest.mark.xdist_group("postgres")),
]


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return request.getfixturevalue(request.param)


@pytest.fixture(params=[pytest.param(None, id="memory"), *DATABASES])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SomeStore]:
    """An empty store of each kind."""
    if request.param is None:
        yield MemoryStore(Counting())
        return
    opened = await open_store(request.getfixturevalue(request.param), Counting())
    yield opened
    await opened.close()
