"""A database that is copied while the real bot plays: nobody waits for it, and the copy is played on."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.store.untouched import BESIDE, beside
from tests.kit.botrun import ProcessRun
from tests.kit.wire import Den, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLES = 3


async def backed_up(den: Den, target: Path) -> ProcessRun:
    """The command, once it is over."""
    argv = (sys.executable, "-m", "bot", "backup", str(target))
    run = await ProcessRun.spawn(argv, den.bot_env)
    await run.wait()
    return run


async def test_a_copy_is_made_while_presses_are_answered(den: Den, tmp_path: Path) -> None:
    tables = [await Table(den, "ada", "ben").begin() for _ in range(TABLES)]
    copying = asyncio.create_task(backed_up(den, tmp_path / "copy.db"))

    async def play(table: Table) -> int:
        presses = 0
        while not copying.done():
            await table.press_on()
            presses += 1
        return presses

    presses = await asyncio.gather(*map(play, tables))
    run = await copying
    assert (run.exit_status, f"{TABLES} games" in run.log[0], min(presses) > 0) == (0, True, True)


async def test_a_restored_copy_is_played_on_from_where_it_was_made(tmp_path: Path) -> None:
    async with Den.open(tmp_path) as den:
        await den.start()
        table = await Table(den, "ada", "ben").begin()
        await table.press_on()
        await backed_up(den, tmp_path / "copy.db")
        copied = table.events
        await table.press_on()
        await den.stop()
        # As the README says: what lies beside the old file goes with it.
        for suffix in ("", *BESIDE):
            beside(den.database, suffix).unlink(missing_ok=True)
        (tmp_path / "copy.db").rename(den.database)
        await den.start()
        restored = table.events
        # Some minutes later Discord remembers no nonce any more.
        table.place.nonces.clear()
        # The board there is newer than what is on disk.
        board = table.board
        await den.server.slash(table.host, table.place, "tutto board")
        await table.shown(lambda: table.board is not board)
        assert restored == copied
        assert (await table.goes_on(), den.complaints()) == (True, [])
