"""The processor time of one press, against the bare bot's: both run, and are pressed by turns.

Knows which presses there are; what they mean is the bot's business.
"""

import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.crowd import Seatless, Tablemates, at_bare_board, choice, crowd, seated
from tests.bench.figures import Figure
from tests.bench.spent import settled_cpu_ms
from tests.kit.botrun import BOT, BotRun
from tests.kit.discordd.remote import Remote

BARE_BOT = (sys.executable, "-m", "tests.bench.bare_bot")
WARM_UP_TURNS, TURNS = 12, 24
AIM, GOAL = 1.5, 2.0


@dataclass(slots=True)
class Spent:
    """Milliseconds of processor time of each press in a round, and of each bare press between them."""

    ours: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    bare: list[float] = field(default_factory=list[float])
    our_latencies: list[float] = field(default_factory=list[float])
    bare_latencies: list[float] = field(default_factory=list[float])

    def mean(self, *verbs: str) -> float:
        return statistics.mean(statistics.mean(self.ours[verb]) for verb in verbs)

    def mean_of_all(self) -> float:
        return statistics.mean(each for presses in self.ours.values() for each in presses)


class Pair:
    """Both bots, each with a discordd of its own."""

    def __init__(self, ours: BotRun, bare: BotRun, tables: Sequence[Tablemates], board: Seatless) -> None:
        self._ours, self._bare, self._tables, self._board = ours, bare, tables, board

    @classmethod
    @asynccontextmanager
    async def start(cls, folder: Path, argv: Sequence[str] = BOT) -> AsyncIterator["Pair"]:
        async with Remote.start("--guilds", "0") as our_remote, Remote.start("--guilds", "0") as bare_remote:
            database = {"TUTTO_DATABASE_URL": f"sqlite:///{folder / 'presses.db'}"}
            guild, channels = await _guild(our_remote)
            bare_guild, (bare_channel, *_) = await _guild(bare_remote)
            async with (
                await BotRun.start(our_remote, argv, database) as ours,
                await BotRun.start(bare_remote, BARE_BOT) as bare,
            ):
                users = await crowd(our_remote, [guild])
                ways = zip(channels, ("thread", "here"), strict=True)
                tables = [await seated(our_remote, users, channel, where) for channel, where in ways]
                (user, *_) = await crowd(bare_remote, [bare_guild])
                yield cls(ours, bare, tables, await at_bare_board(bare_remote, user, bare_channel))
                await ours.terminate()

    async def turns(self, count: int) -> Spent:
        """So many turns at each table by turns: mark a die, roll once where one may bank already, bank."""
        spent = Spent()
        for _ in range(count):
            for table in self._tables:
                await self._turn(table, spent)
        return spent

    async def _turn(self, table: Tablemates, spent: Spent) -> None:
        wishes = ("reveal", "die", "die", "roll", "bank", "aside", "roll", "reveal")
        board = await table.board()
        for wish in wishes:
            custom_id = choice(board, wish)
            if custom_id is None:
                continue
            before = await settled_cpu_ms(self._ours.pid)
            spent.our_latencies.append(await table.press(board, custom_id))
            spent.ours.setdefault(wish, []).append(await settled_cpu_ms(self._ours.pid) - before)
            await self._bare_press(spent)
            if (seen := await table.board())["message"] != board["message"]:
                return
            board = seen

    async def _bare_press(self, spent: Spent) -> None:
        before = await settled_cpu_ms(self._bare.pid)
        spent.bare_latencies.append(await self._board.press())
        spent.bare.append(await settled_cpu_ms(self._bare.pid) - before)


async def _guild(remote: Remote) -> tuple[str, tuple[str, str]]:
    guild = (await remote.act("guild"))["guild"]
    first, second = [(await remote.act("channel", guild=guild))["channel"] for _ in range(2)]
    return guild, (first, second)


async def measured(rounds: int) -> list[Figure]:
    """A figure for each kind of press, one for the three named in the promise together, one for all as played."""
    with tempfile.TemporaryDirectory() as folder:
        async with Pair.start(Path(folder)) as pair:
            await pair.turns(WARM_UP_TURNS)
            rounds_spent = [await pair.turns(TURNS) for _ in range(rounds)]
    kinds: Mapping[str, Callable[[Spent], float]] = {
        "press: Roll, die and Bank": lambda spent: spent.mean("roll", "die", "bank"),
        "press: Roll": lambda spent: spent.mean("roll"),
        "press: die": lambda spent: spent.mean("die"),
        "press: Bank": lambda spent: spent.mean("bank"),
        "press: Reveal": lambda spent: spent.mean("reveal"),
        "press: as played": Spent.mean_of_all,
    }
    figures = [
        Figure(
            name=name,
            unit="ms CPU",
            ours=[mean(spent) for spent in rounds_spent],
            theirs=[statistics.mean(spent.bare) for spent in rounds_spent],
            against="a bare bot's press",
            most_ratio=GOAL if name == "press: Roll, die and Bank" else None,
        )
        for name, mean in kinds.items()
    ]
    latency = Figure(
        name="press: answered within",
        unit="ms",
        ours=[statistics.median(spent.our_latencies) for spent in rounds_spent],
        theirs=[statistics.median(spent.bare_latencies) for spent in rounds_spent],
        against="a bare bot's press",
    )
    return [*figures, latency]
