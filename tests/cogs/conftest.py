"""Dealt games: the real bot on a simulated Discord with a real SQLite file, cards and dice as a test tells them."""

import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.kit.deals import DealtEntropy, secret_for
from tests.kit.plays import Players, table
from tests.kit.sim import MakeBot, simulated, tutto

Deal = Callable[..., Awaitable[Players]]

_salts: dict[int, str] = {}


@pytest.fixture(autouse=True)
def _no_bug_is_logged() -> Iterator[None]:
    """What the guard catches is told to one person and would else go unseen."""
    with capture_logs() as entries:
        yield
    bugs = [entry["exc_info"] for entry in entries if entry["event"] == "bug"]
    assert not bugs, "".join(line for bug in bugs for line in traceback.format_exception(bug))


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    """How to make the real bot; dice, cards and ids are the same in every run."""
    return tutto(tmp_path / "tutto.db", DealtEntropy())


@pytest.fixture
async def deal(tmp_path: Path) -> AsyncIterator[Deal]:
    """A game that has begun and goes as told (`secret_for`), in the channel unless a test says otherwise."""
    async with AsyncExitStack() as running:

        async def dealt(*turns: str, seats: int = 2, tidy: bool = True, where: str = "here", **options: int) -> Players:
            salt = await _salt(tmp_path / "salt.db", seats)
            entropy = DealtEntropy(secret_for(turns, salt))
            bot = tutto(tmp_path / "tutto.db", entropy, tidy=tidy)
            players = table(await running.enter_async_context(simulated(bot)), seats)
            await players.begin(where=where, **options)
            assert players.salt == salt
            return players

        yield dealt


async def _salt(database: Path, seats: int) -> str:
    """The ids of the presses that take so many seats and begin: the same in each simulated Discord."""
    if seats not in _salts:
        async with simulated(tutto(database, DealtEntropy())) as sim:
            players = table(sim, seats)
            await players.begin(where="here")
            _salts[seats] = players.salt
    return _salts[seats]
