"""The command line: `python -m bot [run | playground | replay | verify …]`. Knows exit statuses, and no game."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

from bot.app import NotStarted, run
from bot.record import replay_files
from bot.settings import Settings, SettingsWrong, read_settings
from bot.tables.ports import StoreUnusable
from bot.tables.verify_files import verify_files
from bot.telemetry import log_to

OK, WRONG = 0, 2
"""Exit statuses: done, and refused with one clear line."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="TUTTO for Discord")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="the bot on Discord (also when nothing is named)")
    playground = commands.add_parser("playground", help="the bot on a simulated Discord, in the browser")
    playground.add_argument("--port", type=int, default=0, help="where the page is served (default: any free port)")
    replay = commands.add_parser("replay", help="play game records through the engine")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a .tutto record, - for standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    replay.add_argument("--write", action="store_true", help="print the record anew in canonical form")
    verify = commands.add_parser("verify", help="hold the cards and dice of game records against their seal")
    verify.add_argument("files", nargs="+", metavar="FILE", help="a .tutto record, - for standard input")
    verify.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    chosen = parser.parse_args(arguments)
    match chosen.command:
        case "replay":
            return replay_files(chosen.files, as_json=chosen.json, rewrite=chosen.write, out=sys.stdout, err=sys.stderr)
        case "verify":
            return verify_files(chosen.files, as_json=chosen.json, out=sys.stdout, err=sys.stderr)
        case "playground":
            return _with_settings(lambda settings: _playground(settings, chosen.port))
        case _:
            return _with_settings(run)


def _with_settings(command: Callable[[Settings], Awaitable[None]]) -> int:
    """Run what needs the settings; what a host can mend is said in one line each, on standard error."""
    try:
        settings = read_settings()
        log_to(sys.stderr, settings.log_level)
        asyncio.run(_awaited(command(settings)))
    except StoreUnusable as unusable:
        print(f"TUTTO_DATABASE_URL: {unusable}", file=sys.stderr)
        return WRONG
    except (SettingsWrong, NotStarted) as wrong:
        print(wrong, file=sys.stderr)
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
