"""A bot, or any server, run as a process of its own: started, awaited, killed, measured.

Knows no Discord; when a bot is ready is asked of whatever it talks to.
"""

import asyncio
import atexit
import contextlib
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Protocol, Self

import psutil

BOT = (sys.executable, "-m", "bot")
KEPT_LINES = 5_000
_running: set[int] = set()


@atexit.register
def _leave_nobody_behind() -> None:
    for pid in _running:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


class Greeter(Protocol):
    """What greets a bot with READY: discordd in this process, or Remote for one elsewhere."""

    @property
    def bot_env(self) -> dict[str, str]: ...
    async def readies(self) -> int: ...
    async def wait_ready(self, readies: int, timeout_s: float) -> None: ...


class ProcessRun:
    """One child process with its output; leaving the `async with` ends it for certain."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.log: deque[str] = deque(maxlen=KEPT_LINES)
        """The newest lines of its standard output and error, in the order they came."""
        self._process = process
        self._seen = psutil.Process(process.pid)
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def spawn(cls, argv: Sequence[str], env: Mapping[str, str] | None = None) -> Self:
        """Start it in a process group of its own, with the caller's environment and `env` over it."""
        process = await asyncio.create_subprocess_exec(
            *argv,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 20,
            start_new_session=True,
        )
        _running.add(process.pid)
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_status(self) -> int | None:
        """None while it runs; a negative signal number when one ended it."""
        return self._process.returncode

    def cpu_s(self) -> float:
        """Seconds of CPU it has used, in user and kernel."""
        times = self._seen.cpu_times()
        return times.user + times.system

    def rss_bytes(self) -> int:
        return self._seen.memory_info().rss

    async def wait_line(self, holds: Callable[[str], bool], timeout_s: float = 40.0) -> str:
        """The first line of its output, past or to come, that the condition is true of."""
        async with asyncio.timeout(timeout_s), self._news:
            while True:
                for line in self.log:
                    if holds(line):
                        return line
                if self._reader.done():
                    raise RuntimeError(f"it ended before that line:\n{self.tail()}")
                await self._news.wait()

    def tail(self, lines: int = 40) -> str:
        return "\n".join(list(self.log)[-lines:])

    async def kill(self) -> None:
        """SIGKILL, and wait until it is gone."""
        await self._end(signal.SIGKILL)

    async def terminate(self, timeout_s: float = 40.0) -> int:
        """SIGTERM, and the exit status; one that outlasts the time is killed and raises TimeoutError."""
        try:
            async with asyncio.timeout(timeout_s):
                return await self._end(signal.SIGTERM)
        except TimeoutError:
            await self.kill()
            raise TimeoutError(f"still ran {timeout_s} s after SIGTERM:\n{self.tail()}") from None

    async def wait(self, timeout_s: float = 40.0) -> int:
        """The exit status, once it ends by itself."""
        async with asyncio.timeout(timeout_s):
            await self._process.wait()
            await self._reader
        _running.discard(self.pid)
        return self._process.returncode or 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()

    async def _end(self, sign: signal.Signals) -> int:
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                # A kill is for its children too; a polite end is asked of the parent alone.
                if sign is signal.SIGKILL:
                    os.killpg(self.pid, sign)
                else:
                    self._process.send_signal(sign)
        status = await self._process.wait()
        await self._reader
        _running.discard(self.pid)
        return status

    async def _read(self) -> None:
        stream = self._process.stdout
        if stream is None:
            return
        async for line in stream:
            async with self._news:
                self.log.append(line.decode(errors="replace").rstrip())
                self._news.notify_all()
        async with self._news:
            self._news.notify_all()


class BotRun(ProcessRun):
    """A bot that has been greeted with READY."""

    @classmethod
    async def start(
        cls,
        greeter: Greeter,
        argv: Sequence[str] = BOT,
        env: Mapping[str, str] | None = None,
        *,
        shards: int = 1,
        timeout_s: float = 30.0,
    ) -> Self:
        """Start it and wait for a READY on each shard; RuntimeError with its log when it ends before that."""
        before = await greeter.readies()
        run = await cls.spawn(argv, {**greeter.bot_env, **(env or {})})
        ready = asyncio.create_task(greeter.wait_ready(before + shards, timeout_s))
        ended = asyncio.create_task(run._process.wait())  # its own class
        await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if ready.done() and ready.exception() is None:
            return run
        ready.cancel()
        await run.kill()
        raise RuntimeError(f"no READY; status {run.exit_status}, log:\n{run.tail()}")
