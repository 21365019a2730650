"""Starting what stays up, the bot and its playground, with the host's settings. Knows exit statuses, and no game.

Apart from __main__, which reads and checks records without importing Discord or a database.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable

from bot.app import NotStarted, run
from bot.settings import Settings, SettingsWrong, read_settings
from bot.tables.ports import StoreUnusable
from bot.telemetry import log_to

OK, WRONG = 0, 2
"""Exit statuses: done, and refused with one clear line."""


def serve() -> int:
    """Run the bot on Discord."""
    return _with_settings(run)


def serve_playground(port: int) -> int:
    """Run the bot on a simulated Discord, its page on this port (0: any that is free)."""
    return _with_settings(lambda settings: _playground(settings, port))


def _with_settings(command: Callable[[Settings], Awaitable[None]]) -> int:
    """Run what needs the settings; what a host can mend is said in one line each, on standard error."""
    try:
        settings = read_settings()
        log_to(sys.stderr, settings.log_level)
        asyncio.run(_awaited(command(settings)))
    except StoreUnusable as unusable:
        sys.stderr.write(f"TUTTO_DATABASE_URL: {unusable}\n")
        return WRONG
    except (SettingsWrong, NotStarted) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return WRONG
    return OK


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def _playground(settings: Settings, port: int) -> None:
    try:
        from bot.playground import play  # noqa: PLC0415 — simcord is no part of what a host installs
    except ModuleNotFoundError as missing:
        raise NotStarted(f"Missing: {missing.name}. Install it with: pip install '.[playground]'") from None
    await play(settings, port)
