"""What is to go wrong with the next REST calls, and for how long.

Knows neither routes nor the world; rest asks it before and after each call.
"""

import asyncio
import re
from dataclasses import dataclass, field


@dataclass(slots=True, kw_only=True, eq=False)
class Fault:
    """One thing that goes wrong; exactly one of status, rate_limit, cut and hold says what."""

    method: str
    pattern: re.Pattern[str]
    status: int | None
    code: int
    rate_limit: float | None
    is_global: bool
    cut: bool
    hold: bool
    garbled: bool
    after: bool
    left: int
    hits: int = 0
    _struck: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)
    _abandoned: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, method: str, path: str) -> bool:
        return self.left > 0 and self.method in ("*", method) and self.pattern.fullmatch(path) is not None

    def strike(self) -> None:
        self.left -= 1
        self.hits += 1
        self._struck.set()

    async def struck(self, timeout_s: float = 5.0) -> None:
        """Return when a call has first run into it."""
        async with asyncio.timeout(timeout_s):
            await self._struck.wait()

    async def wait_released(self) -> None:
        """Keep a call until the release; its sender's death cancels it here."""
        try:
            await self._released.wait()
        except asyncio.CancelledError:
            self._abandoned.set()
            raise

    async def abandoned(self, timeout_s: float = 5.0) -> None:
        """Return when the sender of a held call has gone."""
        async with asyncio.timeout(timeout_s):
            await self._abandoned.wait()

    def release(self) -> None:
        """Let held calls go on, and hold no more."""
        self.left = 0
        self._released.set()


class Faults:
    """The faults laid out, in the order they were asked for."""

    def __init__(self) -> None:
        self._laid: list[Fault] = []

    def next(
        self,
        method: str,
        path: str,
        *,
        status: int | None = None,
        code: int = 0,
        rate_limit: float | None = None,
        is_global: bool = False,
        cut: bool = False,
        hold: bool = False,
        garbled: bool = False,
        after: bool = False,
        times: int = 1,
    ) -> Fault:
        """Let the next `times` matching calls go wrong.

        The path is told without /api/v10; `*` stands for one segment, `**` for any number, and the method may be `*`.
        `status` answers so, with `code` in the body (a bare 429 has no Via header, as of Cloudflare), or `garbled`,
        with a body that is no JSON though its header says so;
        `rate_limit` answers 429 with that many seconds to wait and a Via header; `cut` closes the connection;
        `hold` keeps the call until `release()`. With `after` the call has its effect before it goes wrong.
        A call that is held before its effect and whose sender dies meanwhile never arrived.
        """
        if [status is not None, rate_limit is not None, cut, hold].count(True) != 1:
            raise ValueError("a fault is one of status, rate_limit, cut and hold")
        fault = Fault(
            method=method,
            pattern=_pattern(path),
            status=status,
            code=code,
            rate_limit=rate_limit,
            is_global=is_global,
            cut=cut,
            hold=hold,
            garbled=garbled,
            after=after,
            left=times,
        )
        # What has struck is over, but for what is still held: a long storm leaves no pile.
        self._laid = [each for each in self._laid if each.left or each.hold]
        self._laid.append(fault)
        return fault

    def find(self, method: str, path: str) -> Fault | None:
        """The first fault that matches, struck once by this."""
        if not self._laid:
            return None
        for fault in self._laid:
            if fault.matches(method, path):
                fault.strike()
                return fault
        return None

    def clear(self) -> None:
        """Let nothing more go wrong and release what is held."""
        for fault in self._laid:
            fault.release()
        self._laid.clear()


def _pattern(path: str) -> re.Pattern[str]:
    steps = {"*": "[^/]+", "**": ".*"}
    return re.compile("/".join(steps.get(step, re.escape(step)) for step in path.split("/")))


def path_matches(pattern: str, path: str) -> bool:
    """Whether a path fits a pattern as faults understand it."""
    return _pattern(pattern).fullmatch(path) is not None
