"""The real bot on a simulated Discord with a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.sim import Sim, simulated, tutto


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Sim]:
    async with simulated(tutto(tmp_path / "tutto.db")) as running:
        yield running
