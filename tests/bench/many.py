"""What many servers and many games cost: memory, and the time until a bot is ready.

Knows how to fill a database with copies of one game; nothing of the game itself.
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import psutil

from bot.store import open_store
from bot.store.schema import events, games, messages, seats
from bot.tables.ports import MessageKind, MessageRef
from tests.bench.crowd import Seatless, Tablemates, at_bare_board, crowd, seated
from tests.bench.figures import Figure
from tests.bench.presses import BARE_BOT
from tests.kit.botrun import BOT, BotRun, ProcessRun
from tests.kit.desks import CountedEntropy, Tabletop
from tests.kit.discordd.remote import Remote

GUILDS, LIVE, UNFINISHED = 2_500, 500, 10_000
PRESSES_EACH, PRESSES_BEFORE = 2, 12
MOST_ABOVE_MB, MOST_RATIO = 60, 1.5
MB = 1_000_000

Sizes = tuple[float, float]
"""Resident, and of that what no other process shares; in MB."""


async def memory(runs: int) -> list[Figure]:
    """Both bots by turns on the same 2,500 servers, each with 500 boards that are pressed."""
    with tempfile.TemporaryDirectory() as folder:
        database = {"TUTTO_DATABASE_URL": f"sqlite:///{Path(folder) / 'memory.db'}"}
        async with Remote.start("--guilds", str(GUILDS)) as remote:
            guilds = list((await remote.act("world"))["guilds"].items())[:LIVE]
            users = await crowd(remote, [guild for guild, _ in guilds])
            channels, bare_channels = zip(*(described["channels"][:2] for _, described in guilds), strict=True)
            async with await BotRun.start(remote, BOT, database) as bot:
                tables = [await seated(remote, users, channel, "here") for channel in channels]
                await bot.terminate()
            async with await BotRun.start(remote, BARE_BOT):
                boards = [await at_bare_board(remote, users[0], channel) for channel in bare_channels]
            measured = [(await _ours(remote, database, tables), await _bare(remote, boards)) for _ in range(runs)]
    return [
        Figure(
            name=f"memory: {name}, {GUILDS:,} servers, {LIVE} games",
            unit="MB",
            ours=[ours[which] for ours, _ in measured],
            theirs=[bare[which] for _, bare in measured],
            against="the bare bot with as many servers",
            most_above=MOST_ABOVE_MB if which == 0 else None,
        )
        for which, name in enumerate(("RSS", "USS"))
    ]


async def _ours(remote: Remote, database: dict[str, str], tables: list[Tablemates]) -> Sizes:
    async with await BotRun.start(remote, BOT, database) as bot:
        await bot.wait_line(_is_ready)
        for _ in range(PRESSES_EACH):
            for table in tables:
                await table.press_on()
        size = _size(bot)
        await bot.terminate()
        return size


async def _bare(remote: Remote, boards: list[Seatless]) -> Sizes:
    async with await BotRun.start(remote, BARE_BOT) as bot:
        for _ in range(PRESSES_EACH):
            for board in boards:
                await board.press()
        return _size(bot)


def _size(bot: ProcessRun) -> Sizes:
    seen = psutil.Process(bot.pid).memory_full_info()
    return seen.rss / MB, seen.uss / MB


async def ready(runs: int) -> list[Figure]:
    """The same bot by turns with an empty database and with 10,000 unfinished games."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        await (await open_store(f"sqlite:///{empty}", CountedEntropy())).close()
        await fill(full, UNFINISHED)
        async with Remote.start() as remote:
            measured = [(await _start(remote, full), await _start(remote, empty)) for _ in range(runs)]
    return [
        Figure(
            name=f"start: {name}, {UNFINISHED:,} unfinished games",
            unit="s",
            ours=[with_games[which] for with_games, _ in measured],
            theirs=[without[which] for _, without in measured],
            against="an empty database",
            most_ratio=MOST_RATIO,
        )
        for which, name in enumerate(("greeted", "ready"))
    ]


async def _start(remote: Remote, path: Path) -> tuple[float, float]:
    """Seconds until Discord has greeted it, and until it says that it is ready: discord.py waits 2 s in between."""
    began = time.perf_counter()
    async with await BotRun.start(remote, BOT, {"TUTTO_DATABASE_URL": f"sqlite:///{path}"}) as bot:
        greeted = time.perf_counter() - began
        await bot.wait_line(_is_ready)
        is_ready = time.perf_counter() - began
        await bot.terminate()
    return greeted, is_ready


async def fill(path: Path, count: int) -> None:
    """Play one game for a while and copy it; each copy is played in a channel of its own."""
    table = Tabletop()
    table.store = await open_store(f"sqlite:///{path}", CountedEntropy())
    table.desk = table.another_desk()
    game = await table.game(3)
    for _ in range(PRESSES_BEFORE):
        game = (await table.press_on(game)).table
    await table.store.set_message(game.id, MessageKind.BOARD, MessageRef(channel=1, message=1), game.seq)
    await table.store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        for copied in (games, events, seats, messages):
            names = [column.name for column in copied.c if column.name != "number"]
            changed = {"game": "game || '-' || n", "place": "place + n"}
            into, out = ", ".join(f'"{name}"' for name in names), ", ".join(changed.get(n, f'"{n}"') for n in names)
            connection.execute(
                f"WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < {count - 1}) "  # noqa: S608 - our own names
                f'INSERT INTO "{copied.name}" ({into}) SELECT {out} FROM "{copied.name}", counted'
            )


def _is_ready(line: str) -> bool:
    return '"event": "ready"' in line
