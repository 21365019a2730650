"""What goes wrong in a soak: answers and calls that fail, a gateway that is cut, a bot that is killed.

Knows Discord's failures; what is played meanwhile is no business of it.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tests.kit.discordd import Interaction
from tests.kit.wire import READY_S, Den
from tests.soak.ledger import Excuse, Ledger

STRUCK = 0.04
"""Of so many presses the answer goes wrong."""
ANSWERS: tuple[dict[str, Any], ...] = (
    {"cut": True},
    {"cut": True, "after": True},
    {"status": 500, "times": 9},
    {"status": 500, "after": True},
    {"status": 503},
    {"status": 404, "code": 10062},
    {"status": 429},
    {"rate_limit": 0.2},
    {"hold": True},
    {"hold": True, "after": True},
)
CALLS: tuple[dict[str, Any], ...] = (
    {"cut": True},
    {"cut": True, "after": True},
    {"status": 500},
    {"status": 500, "after": True},
    {"status": 503, "times": 2},
    {"status": 502, "times": 4},
    {"status": 429},
    {"rate_limit": 0.3},
    {"rate_limit": 0.2, "is_global": True},
    {"hold": True},
    {"hold": True, "after": True},
)
ROUTES = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages/*/threads"),
    ("GET", "/webhooks/*/*/messages/@original"),
)
HELD_S = (0.2, 1.5)
BETWEEN_S = (0.3, 2.0)


class Weather:
    """One storm over one den, until it is told to calm."""

    def __init__(self, den: Den, chance: Random, *, kill_every_s: tuple[float, float]) -> None:
        self.told: Counter[str] = Counter()
        self.is_fair = asyncio.Event()
        self.is_fair.set()
        self._den, self._chance, self._kill_every_s = den, chance, kill_every_s
        self._calmed = False
        self._lock = asyncio.Lock()

    def begin(self, interaction: Interaction, ledger: Ledger) -> None:
        """Note what was just sent, and at times have its answer go wrong."""
        ledger.note(interaction)
        if self._calmed or self._chance.random() > STRUCK:
            return
        fault = self._chance.choice(ANSWERS)
        self._lay("POST", f"/interactions/{interaction.id}/*/callback", fault, "answer")
        ledger.excuse(interaction, Excuse.FAULT)

    def calm(self) -> None:
        """Let nothing more go wrong."""
        self._calmed = True
        self._den.server.faults.clear()

    async def blow(self, ledger: Ledger) -> None:
        """Calls that fail and gateways that are cut, one after another."""
        gateway = self._den.server.gateway
        cuts: tuple[tuple[str, Callable[[], Awaitable[None]]], ...] = (
            ("drop", gateway.drop),
            ("reconnect", gateway.reconnect),
            ("invalidate", gateway.invalidate),
            ("forget", gateway.forget),
        )
        while not self._calmed:
            await asyncio.sleep(self._chance.uniform(*BETWEEN_S))
            if self._chance.random() < 0.9:
                self._lay(*self._chance.choice(ROUTES), self._chance.choice(CALLS), "call")
                continue
            name, cut = self._chance.choice(cuts)
            async with self._lock:
                if not self._calmed:
                    self.told[f"gateway: {name}"] += 1
                    await self._cut(cut, ledger)

    async def kill(self, ledger: Ledger) -> None:
        """SIGKILLs, at times a clean stop, each with a start after it."""
        while not self._calmed:
            await asyncio.sleep(self._chance.uniform(*self._kill_every_s))
            async with self._lock:
                if not self._calmed:
                    await self.restart(ledger, politely=self._chance.random() < 0.25)

    async def restart(self, ledger: Ledger, *, politely: bool) -> None:
        """End the bot in the middle of whatever it does, and start it anew."""
        self.is_fair.clear()
        self.told["stop" if politely else "kill"] += 1
        if politely:
            status = await self._den.stop()
            self.told["stop with a bad status"] += status != 0
        else:
            await self._den.kill()
        ledger.begin_gap(Excuse.KILL)
        await self.start()
        ledger.end_gap()
        self.is_fair.set()

    async def start(self) -> None:
        """Start the bot with every line of its log kept, and unclosed things named in it."""
        await self._den.start(PYTHONWARNINGS="default::ResourceWarning", TUTTO_LOG_LEVEL="warning")

    async def _cut(self, cut: Callable[[], Awaitable[None]], ledger: Ledger) -> None:
        gateway = self._den.server.gateway
        before = gateway.readies + gateway.resumes
        self.is_fair.clear()
        ledger.begin_gap(Excuse.GAP)
        await cut()
        await self._den.server.wait_for(
            lambda _: gateway.readies + gateway.resumes > before and gateway.connected > 0, READY_S
        )
        ledger.end_gap()
        self.is_fair.set()

    def _lay(self, method: str, path: str, fault: dict[str, Any], about: str) -> None:
        laid = self._den.server.faults.next(method, path, **fault)
        kind = "held" if "hold" in fault else "cut" if "cut" in fault else str(fault.get("status", 429))
        self.told[f"{about}: {kind}{' after' if 'after' in fault else ''}"] += 1
        if "hold" in fault:
            asyncio.get_running_loop().call_later(self._chance.uniform(*HELD_S), laid.release)
