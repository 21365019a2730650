"""The command line: `python -m bot [run | playground | replay | verify | odds …]`. Knows exit statuses, and no game.

Imports only what every command needs: what stays up brings discord.py along, which takes a second to load.
"""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from bot.record import replay_files
from bot.record.files import REFUSED
from bot.tables.verify_files import verify_files

READER_GONE: Final = 141
"""The status of a program that SIGPIPE ends."""

ODDS: Final = (
    ("edition", "tutto (default) or fill-or-bust"),
    ("house", "house rules that depart from it: id=value, …, or a preset's name"),
    ("card", "the card in force, by its token: B300, X2, FW, …"),
    ("roll", "the roll that lies on the table: 1124"),
    ("aside", "dice set aside on this card before: 55"),
    ("rolled", "points of the turn by dice, --aside among them (default: those alone)"),
    ("bonus", "points of the turn by cards (default 0)"),
    ("missing", "numbers a Straight still lacks before the roll: 2346"),
    ("tuttos", "TUTTOs made on this card, where it asks for two"),
    ("pile", "cards that can still come, others can't: B200=4,STOP=9 (default: the whole deck)"),
)
"""Flags of `odds` that take a value. A position is told as it stands before the roll is set aside."""


class OneLine(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Name the flag and leave."""
        self.exit(REFUSED, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str]) -> int:  # noqa: PLR0911 — one arm a command
    """Run one command; returns the exit status."""
    parser = OneLine(prog="python -m bot", description="TUTTO for Discord")
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
    backup = commands.add_parser("backup", help="copy the SQLite database, also while the bot runs")
    backup.add_argument("file", metavar="FILE", help="where the copy goes")
    backup.add_argument("--overwrite", action="store_true", help="replace an older copy of that name")
    simulate = commands.add_parser("simulate", help="a tournament of computer players")
    simulate.add_argument("--games", default="10000", metavar="N", help="how many are played (default: 10000)")
    simulate.add_argument("--seats", default="careful,bold,perfect", help="who plays: careful, bold, perfect, copycat")
    simulate.add_argument("--edition", default="tutto", help="tutto or fill-or-bust")
    simulate.add_argument("--house", default="", metavar='"id=value, …"', help="house rules, or the name of a preset")
    simulate.add_argument("--seed", default="1", metavar="N", help="the same number, the same tournament (default: 1)")
    simulate.add_argument("--json", action="store_true", help="one JSON object")
    _add_odds(commands.add_parser("odds", help="what each choice in a position is worth", allow_abbrev=False))
    chosen = parser.parse_args(arguments)
    if chosen.command in {"replay", "verify", "simulate"}:
        gc.disable()  # games are values without cycles; looking for some takes a quarter of the time
    match chosen.command:
        case "replay":
            return replay_files(chosen.files, as_json=chosen.json, rewrite=chosen.write, out=sys.stdout, err=sys.stderr)
        case "verify":
            return verify_files(chosen.files, as_json=chosen.json, out=sys.stdout, err=sys.stderr)
        case "backup":
            from bot.keeping import backup as back_up  # noqa: PLC0415 — see above

            return back_up(chosen.file, overwriting=chosen.overwrite, out=sys.stdout, err=sys.stderr)
        case "simulate":
            from bot.advisor.simulate import simulate as simulated  # noqa: PLC0415 — brings numpy along

            return simulated(
                games=chosen.games,
                seats=chosen.seats,
                seed=chosen.seed,
                edition=chosen.edition,
                house=chosen.house,
                as_json=chosen.json,
                out=sys.stdout,
                err=sys.stderr,
            )
        case "odds":
            from bot.advisor.asked import Flags  # noqa: PLC0415 — see above: numpy takes a while too
            from bot.advisor.odds_command import print_odds  # noqa: PLC0415

            flags = Flags(**{name: getattr(chosen, name) for name, _ in ODDS})
            return print_odds(flags, as_json=chosen.json, out=sys.stdout, err=sys.stderr)
        case "playground":
            from bot.serve import serve_playground  # noqa: PLC0415 — see above

            return serve_playground(chosen.port)
        case _:
            from bot.serve import serve  # noqa: PLC0415 — see above

            return serve()


def _add_odds(odds: argparse.ArgumentParser) -> None:
    for name, meaning in ODDS:
        odds.add_argument(f"--{name}", metavar=name.upper(), help=meaning)
    odds.add_argument("--json", action="store_true", help="one JSON object")


def _command_line() -> int:
    """Run what was typed; a reader that stops reading, such as `head`, ends it without a word."""
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more on its way out, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    return status


if __name__ == "__main__":
    sys.exit(_command_line())
