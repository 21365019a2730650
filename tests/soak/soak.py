"""A soak from its start to its verdict: a crowd plays in a storm, then everything calms and is looked at.

Knows the order of things; what is pressed, what goes wrong and what must be true stand beside it.
"""

import asyncio
import time
from collections import Counter, deque
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.kit.wire import Den
from tests.soak.crowd import Crowd
from tests.soak.ledger import Ledger
from tests.soak.verdict import Verdict, quiet
from tests.soak.weather import Weather

HANDS = 8
"""So many things happen at once."""
STOPS_WITHIN_S = 8.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How much of it, and what chance decides."""

    seed: int
    seconds: float
    tables: int
    kill_every_s: tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What happened, and what should not have."""

    plan: Plan
    summary: str
    wrongs: list[str]


async def soak(folder: Path, plan: Plan) -> Report:
    """Play, calm down, judge."""
    chance = Random(plan.seed)
    async with Den.open(folder) as den:
        den.server.world.calls = deque()
        ledger = Ledger(den.server.world)
        weather = Weather(den, chance, kill_every_s=plan.kill_every_s)
        crowd = Crowd(den, ledger, weather, chance, plan.tables)
        await weather.start()
        await _storm(plan, crowd, weather, ledger)
        verdict = await Verdict.open(den, ledger)
        try:
            await quiet(den)
            await verdict.wait_for_results()
            await verdict.mend()
            compared = await verdict.compare()
            pressed = await verdict.press_on()
            await verdict.take_leave()
            await verdict.compare()
            await verdict.count_boards()
        finally:
            await verdict.close()
        await _stopped(den, verdict)
        verdict.wrongs += ledger.wrongs(den.server.world.calls)
        verdict.wrongs += [*den.server.world.unknown_routes, *den.server.world.violations]
        lines = [
            f"seed {plan.seed}: {plan.tables} tables, {plan.seconds:.0f} s",
            f"presses and commands: {len(ledger.sent):,} ({_counted(crowd.did)})",
            f"answered within: {_percentiles(crowd.latencies_ms)}",
            f"games: {verdict.games()}; compared with their message: {compared}; pressed on: {pressed}",
            f"boards behind until asked for: {verdict.mended}; of earlier turns until pressed: {verdict.left_standing}",
            f"went wrong: {_counted(weather.told)}",
            f"unanswered and excused: {_counted(Counter({why.value: n for why, n in ledger.unanswered().items()}))}",
            f"found: {len(verdict.wrongs)}",
        ]
        return Report(plan=plan, summary="\n".join(lines), wrongs=verdict.wrongs)


async def _storm(plan: Plan, crowd: Crowd, weather: Weather, ledger: Ledger) -> None:
    until_s = time.monotonic() + plan.seconds

    async def hand(*, waits: bool) -> None:
        while time.monotonic() < until_s:
            if waits:
                await weather.is_fair.wait()
            elif not weather.is_fair.is_set():
                await asyncio.sleep(0.3)
            await crowd.step()
            await asyncio.sleep(0)

    blowing = [asyncio.create_task(weather.blow(ledger)), asyncio.create_task(weather.kill(ledger))]
    # One presses on while nobody listens.
    await asyncio.gather(*(hand(waits=number > 0) for number in range(HANDS)))
    weather.calm()
    await asyncio.gather(*blowing)


async def _stopped(den: Den, verdict: Verdict) -> None:
    """SIGTERM ends it in time, and leaves nothing behind."""
    began_s = time.monotonic()
    status = await den.stop()
    took_s = time.monotonic() - began_s
    if status != 0 or took_s > STOPS_WITHIN_S:
        verdict.wrongs.append(f"the stop took {took_s:.1f} s and ended with status {status}")
    verdict.logged(den.logged)


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counter.items()) if count) or "nothing"


def _percentiles(latencies_ms: list[float]) -> str:
    ordered = sorted(latencies_ms)
    if not ordered:
        return "nothing was"
    return ", ".join(
        f"p{share:.0%} {ordered[int((len(ordered) - 1) * share)]:.0f} ms".replace("%", "") for share in (0.5, 0.99, 1)
    )
