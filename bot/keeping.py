"""`python -m bot backup FILE`: what it says and its exit status. Knows no SQL; the copying is the store's.

Apart from bot/serve.py, which brings Discord along.
"""

import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, TextIO

from bot.settings import SettingsWrong, read_settings
from bot.store.backup import BackedUp, NotBackedUp, back_up
from bot.tables.ports import StoreUnusable

OK, WRONG = 0, 2
"""Exit statuses: done, and refused with one clear line."""
INTERRUPTED: Final = 130
"""The status of a program that Ctrl+C ends."""

_SILENT_S: Final = 1.0
"""What takes no longer needs no word of how far it is."""
_EVERY_S: Final = 0.2
_BLANK: Final = "\r\x1b[K"
_UNITS: Final = ("B", "kB", "MB", "GB", "TB")
_STEP: Final = 1000


def backup(target: str, *, overwriting: bool, out: TextIO, err: TextIO) -> int:
    """Copy the database that `TUTTO_DATABASE_URL` names to this file; one line says what it holds, or what is wrong."""
    progress = Progress(err, time.monotonic)
    signal.signal(signal.SIGTERM, _as_interrupt)
    try:
        done = back_up(read_settings().database_url, Path(target).expanduser(), progress.told, overwriting=overwriting)
    except StoreUnusable as wrong:
        return _refused(f"TUTTO_DATABASE_URL: {wrong}", progress, err)
    except (NotBackedUp, SettingsWrong) as wrong:
        return _refused(str(wrong), progress, err)
    except KeyboardInterrupt:
        _refused(f"{target}: interrupted, nothing was written", progress, err)
        return INTERRUPTED
    progress.over()
    out.write(f"{_said(done)}\n")
    return OK


def _refused(line: str, progress: "Progress", err: TextIO) -> int:
    progress.over()
    err.write(f"{line}\n")
    return WRONG


def _as_interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _said(done: BackedUp) -> str:
    games = "1 game" if done.games == 1 else f"{done.games:,} games"
    return f"{done.path}: {games}, {done.unfinished:,} of them unfinished; {_size(done.size_bytes)}, checked"


def _size(size_bytes: float) -> str:
    """In units of a thousand.

    >>> _size(262144), _size(14)
    ('262.1 kB', '14 B')
    """
    unit = 0
    while size_bytes >= _STEP and unit < len(_UNITS) - 1:
        size_bytes, unit = size_bytes / _STEP, unit + 1
    return f"{size_bytes:.1f} {_UNITS[unit]}" if unit else f"{size_bytes:.0f} {_UNITS[0]}"


class Progress:
    """A line that is written over, for who watches a long copy on a terminal."""

    def __init__(self, err: TextIO, now_s: Callable[[], float]) -> None:
        self._err, self._now_s = err, now_s
        self._watched = err.isatty()
        self._next_s = now_s() + _SILENT_S
        self._shown = False

    def told(self, part: float) -> None:
        """Show it, unless that was done a moment ago."""
        if not self._watched or (now_s := self._now_s()) < self._next_s:
            return
        self._next_s, self._shown = now_s + _EVERY_S, True
        self._err.write(f"{_BLANK}{f'copied {part:.0%}' if part < 1 else 'checking the copy …'}")
        self._err.flush()

    def over(self) -> None:
        """Take the line away."""
        if self._shown:
            self._err.write(_BLANK)
