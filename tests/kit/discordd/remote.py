"""discordd in a process of its own, driven from here over its control channel.

Knows the acts of control by name only; their answers are told in control's docstrings.
"""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from tests.kit.botrun import ProcessRun
from tests.kit.discordd.things import JsonObject


class Remote:
    """A running discordd, as a benchmark sees it."""

    def __init__(self, api_url: str, token: str, run: ProcessRun, session: aiohttp.ClientSession) -> None:
        self.api_url, self.token, self.run = api_url, token, run
        self._session = session
        self._control = api_url.removesuffix("/api/v10") + "/control/"

    @classmethod
    @asynccontextmanager
    async def start(cls, *options: str) -> AsyncIterator["Remote"]:
        """Start `python -m tests.kit.discordd` with these options; it ends with the block."""
        argv = (sys.executable, "-m", "tests.kit.discordd", *options)
        async with await ProcessRun.spawn(argv) as run, aiohttp.ClientSession() as session:
            address = json.loads(await run.wait_line(lambda line: line.startswith("{")))
            yield cls(address["api"], address["token"], run, session)

    @property
    def bot_env(self) -> dict[str, str]:
        """The variables that point a bot there."""
        return {"TUTTO_DISCORD_API": self.api_url, "TUTTO_TOKEN": self.token}

    async def act(self, name: str, /, **asked: object) -> JsonObject:
        """Do one act of the control channel; LookupError tells why it couldn't be done."""
        async with self._session.post(self._control + name, json=asked) as answer:
            told = await answer.json()
            if answer.status != 200:
                raise LookupError(told)
            return told

    async def readies(self) -> int:
        return (await self.act("stats"))["readies"]

    async def wait_ready(self, readies: int, timeout_s: float) -> None:
        await self.act("wait_ready", readies=readies, timeout_s=timeout_s)
