"""Knows the den that the tests of one module share: a start of the bot costs more than most of them."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.kit.wire import Den


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def _den(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Den]:
    async with Den.open(tmp_path_factory.mktemp("den")) as den:
        yield den


@pytest_asyncio.fixture(loop_scope="module")
async def den(_den: Den) -> AsyncIterator[Den]:
    """The bot at work; whatever a test is about, nothing that no run may show was seen in it."""
    await _den.start()
    yield _den
    _den.server.faults.clear()
    assert _den.complaints() == []
