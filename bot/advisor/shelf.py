"""Where solved situations are kept: in memory, on disk, and in the other process that solves the rest.

The one place of the advisor that opens files or starts a process. Nothing in here ever solves in the caller's thread.
"""

import asyncio
import tempfile
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from bot.advisor.situation import Situation
from bot.advisor.solved import FORM, Solved, read, written

IN_MEMORY: Final = 16
"""Solved situations kept at hand; one takes up to 10 MB."""


class Shelf:
    """Solved situations as files, one each, by the situation's key. One that is damaged or old is as good as none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, situation: Situation) -> Solved | None:
        """Read a situation that was put here, if it was."""
        try:
            content = self._file(situation).read_bytes()
        except OSError:
            return None
        return read(situation, content)

    def put(self, solved: Solved) -> None:
        """Write a situation, whole or not at all; where nothing can be written, it is solved anew next time."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self._folder, suffix=".new", delete=False) as file:
                file.write(written(solved))
            Path(file.name).replace(self._file(solved.situation))

    def solved(self, situation: Situation) -> Solved:
        """Read a situation, or solve it here and now and keep it."""
        found = self.get(situation)
        if found is None:
            found = _solve(situation)
            self.put(found)
        return found

    def _file(self, situation: Situation) -> Path:
        return self._folder / f"{situation.key}-{FORM}.zip"


class Library:
    """Solved situations for a program that must not wait: what is known at once, and the rest in time.

    Only what has the whole deck before it goes to the shelf: no pile comes again.
    """

    def __init__(self, shelf: Shelf | None, workers: Callable[[], Executor] | None = None) -> None:
        self._shelf = shelf
        self._workers = workers or _one_process
        self._executor: Executor | None = None
        self._known: OrderedDict[Situation, Solved] = OrderedDict()
        self._asked: dict[Situation, asyncio.Task[Solved]] = {}

    def known(self, situation: Situation) -> Solved | None:
        """Give what is solved already; takes no longer than to load it."""
        found = self._known.get(situation)
        if found is not None:
            self._known.move_to_end(situation)
            return found
        found = self._shelf.get(situation) if self._shelf and _is_whole(situation) else None
        if found is not None:
            self._keep(found)
        return found

    async def solved(self, situation: Situation) -> Solved:
        """Give a situation, solved in another process where it isn't known; once, however many ask for it."""
        found = self.known(situation)
        if found is not None:
            return found
        task = self._asked.get(situation)
        if task is None:
            task = self._asked[situation] = asyncio.create_task(self._solve(situation))
            task.add_done_callback(lambda _: self._asked.pop(situation, None))
        return await asyncio.shield(task)

    def close(self) -> None:
        """Let the other process go; what it still works at is given up."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _solve(self, situation: Situation) -> Solved:
        try:
            found = await self._elsewhere(situation)
        except BrokenExecutor:
            self._executor = None
            found = await self._elsewhere(situation)
        self._keep(found)
        return found

    async def _elsewhere(self, situation: Situation) -> Solved:
        if self._executor is None:
            self._executor = self._workers()
        shelf = self._shelf if _is_whole(situation) else None
        work = shelf.solved if shelf else _solve
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, situation)

    def _keep(self, solved: Solved) -> None:
        self._known[solved.situation] = solved
        if len(self._known) > IN_MEMORY:
            self._known.popitem(last=False)


def _solve(situation: Situation) -> Solved:
    # The solver brings numpy along, 11 MB that only the process which solves has to bear.
    from bot.advisor.solver import solve  # noqa: PLC0415 — see above

    return solve(situation)


def _is_whole(situation: Situation) -> bool:
    return situation.counts == situation.rules.deck


def _one_process() -> Executor:
    """A fresh interpreter: a fork of a program with threads may hang."""
    return ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))
