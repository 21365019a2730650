"""Knows the fixtures of all tests; what they stand on is imported when one is asked for, not before."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from bot.playground import World
    from tests.kit.sim import MakeBot, Sim

# A busy machine is no failure: nothing here is timed.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", settings.get_profile("unhurried"), derandomize=True)
settings.load_profile("repeatable" if os.environ.get("CI") else "unhurried")


@pytest.fixture
def make_bot(tmp_path: Path) -> "MakeBot":
    """How to make the real bot, on a database of the test's own."""
    from tests.kit.sim import tutto  # noqa: PLC0415 - tests of the inner rings need neither discord nor simcord

    return tutto(tmp_path / "tutto.db")


@pytest.fixture
async def _sim(make_bot: "MakeBot") -> AsyncIterator["Sim"]:
    from tests.kit.sim import simulated  # noqa: PLC0415 - likewise

    async with simulated(make_bot) as sim:
        yield sim


@pytest.fixture
def world(_sim: "Sim") -> "World":
    """The simulation itself; by this fixture simcord's plugin sets the test's clock and adds its log to a failure."""
    return _sim.world


@pytest.fixture
def sim(_sim: "Sim", world: "World") -> "Sim":  # noqa: ARG001 - see `world`
    """The bot at work on a simulated Discord."""
    return _sim
