"""One at a time through each table (decision 6). Knows only keys."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class _Gate:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    inside_or_waiting: int = 0


class Turnstile:
    """A lock for each key, kept exactly as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._gates: dict[str, _Gate] = {}

    @asynccontextmanager
    async def pass_through(self, key: str) -> AsyncGenerator[None]:
        """Hold this key's lock; waiters are let through in the order they came."""
        gate = self._gates.setdefault(key, _Gate())
        gate.inside_or_waiting += 1
        try:
            async with gate.lock:
                yield
        finally:
            gate.inside_or_waiting -= 1
            if not gate.inside_or_waiting:
                del self._gates[key]

    def __len__(self) -> int:
        """How many keys are held or waited for."""
        return len(self._gates)
