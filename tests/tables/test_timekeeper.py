"""One timer for all games: what it rings for, and what it does where a ring or the store goes wrong."""

import asyncio
from collections.abc import Sequence
from datetime import datetime

from structlog.testing import capture_logs

from bot.record import RecordError
from bot.store import MemoryStore
from bot.tables.pace import APPLIED_AFTER, LIVE, RELAXED
from bot.tables.ports import StoreUnusable
from bot.tables.timekeeper import AGAIN_AFTER, Timekeeper
from bot.tables.verify import verify
from bot.tables.written import record_of
from tests.kit.desks import CountedEntropy, Tabletop


class Bell:
    """Notes what is rung for; some rings go wrong."""

    def __init__(self, top: Tabletop, *broken: str, last: str) -> None:
        self.rung: list[str] = []
        self.done = asyncio.Event()
        self._top = top
        self._broken = broken
        self._last = last

    async def ring(self, game: str) -> bool:
        self.rung.append(game)
        if game == self._last:
            self.done.set()
        if game in self._broken:
            return False
        await self._top.desk.wake(game)
        return True


async def two_overdue(top: Tabletop) -> tuple[str, str]:
    """Two games whose turns are out of time, one a second after the other."""
    games: list[str] = []
    for channel in (1, 2):
        table = await top.lobby(2, pace=LIVE, channel=channel)
        await top.desk.begin(table.id, 1, top.press())
        games.append(table.id)
        top.clock.pass_by(1)
    top.clock.pass_by(300 + APPLIED_AFTER.total_seconds())
    return games[0], games[1]


async def wake_of(top: Tabletop, game: str) -> datetime | None:
    stored = await top.store.load(game)
    assert stored is not None
    return stored.row.timing.wake


async def test_what_fell_due_before_the_start_is_rung_for_in_its_order() -> None:
    top = Tabletop()
    first, second = await two_overdue(top)
    bell = Bell(top, last=second)
    keeper = Timekeeper(top.store, top.clock, bell.ring)
    keeper.start()
    await bell.done.wait()
    await keeper.stop()
    assert bell.rung == [first, second]


async def test_a_ring_that_goes_wrong_keeps_no_other_game_waiting_and_is_tried_again_later() -> None:
    top = Tabletop()
    first, second = await two_overdue(top)
    bell = Bell(top, first, last=second)
    keeper = Timekeeper(top.store, top.clock, bell.ring)
    keeper.start()
    await bell.done.wait()
    await keeper.stop()
    assert (bell.rung, await wake_of(top, first)) == ([first, second], top.clock.now() + AGAIN_AFTER)


async def test_before_the_start_and_after_a_stop_it_rings_for_nothing() -> None:
    top = Tabletop()
    first, _ = await two_overdue(top)
    bell = Bell(top, last=first)
    keeper = Timekeeper(top.store, top.clock, bell.ring)
    keeper.expect(top.clock.now())
    await keeper.stop()
    keeper.expect(top.clock.now())
    for _ in range(5):
        await asyncio.sleep(0)
    assert bell.rung == []


class BrokenStore(MemoryStore):
    """A database that is away."""

    def __init__(self) -> None:
        super().__init__(CountedEntropy())
        self.asked = asyncio.Event()

    async def waking(self, by: datetime, limit: int) -> Sequence[str]:
        self.asked.set()
        raise StoreUnusable(f"nothing to read by {by}, not even {limit}")


async def test_a_store_that_cant_be_read_is_asked_again_later() -> None:
    top = Tabletop()
    store = BrokenStore()
    keeper = Timekeeper(store, top.clock, Bell(top, last="").ring)
    with capture_logs() as entries:
        keeper.start()
        await store.asked.wait()
        await keeper.stop()
    assert [entry["event"] for entry in entries] == ["timekeeper.waits"]


async def test_a_game_in_which_the_bot_presses_agrees_with_its_seal() -> None:
    top = Tabletop()
    table = await top.game(3, pace=RELAXED)
    for _ in range(400):
        if table.game.is_over:
            break
        table = (await top.press_on(table)).table
    stored = await top.store.load(table.id)
    assert stored is not None
    assert not isinstance(verify(record_of(stored)), RecordError)
