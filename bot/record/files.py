"""`python -m bot replay`: files in, standings, JSON or canonical records out (record.md).

The one place in here that opens files; knows nothing of what stands in them.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from bot.engine.refusals import Code
from bot.record.reader import LARGEST_BYTES, RecordError, read
from bot.record.replay import PlayedTurn, Replayed, replay
from bot.record.wording import message, standings
from bot.record.writer import write

REFUSED = 2


def replay_files(paths: Iterable[str], *, as_json: bool, rewrite: bool, out: TextIO, err: TextIO) -> int:
    """Replay file after file, `-` for standard input; gives the exit status, 2 where any was refused."""
    status = 0
    for path in paths:
        replayed = replay_bytes(content_of(path))
        if isinstance(replayed, RecordError):
            status = REFUSED
            print(error_line(path, replayed), file=err)
            if as_json:
                print(json.dumps(error_object(path, replayed), ensure_ascii=False), file=out)
            continue
        if as_json:
            print(json.dumps(json_object(replayed), ensure_ascii=False), file=out)
        if rewrite:
            out.write(write(replayed))
        if not (as_json or rewrite):
            print(standings(replayed), file=out)
    return status


def replay_bytes(content: bytes | None) -> Replayed | RecordError:
    """Read and play one record; nothing is a file that could not be opened."""
    if content is None:
        return RecordError(line=1, column=1, code=Code.UNREADABLE, facts={})
    record = read(content)
    return record if isinstance(record, RecordError) else replay(record)


def json_object(replayed: Replayed) -> dict[str, object]:
    """Spell a replayed game as record.md has it."""
    game, names = replayed.game, replayed.names
    return {
        "edition": game.ruleset.edition.value,
        "seats": list(names),
        "scores": [seat.score for seat in game.seats],
        "at_risk": game.turn.at_risk if game.turn else 0,
        "round": game.round,
        "finished": game.is_over,
        "winners": [names[seat] for seat in replayed.winners],
        "turns": [_turn_object(turn, names) for turn in replayed.turns],
    }


def error_object(path: str, error: RecordError) -> dict[str, object]:
    """Spell an error as record.md has it."""
    where: dict[str, object] = {"file": path, "line": error.line, "column": error.column}
    return {"error": where | {"code": error.code.value, "message": message(error)}}


def error_line(path: str, error: RecordError) -> str:
    """Spell an error as one line."""
    return f"{path}:{error.line}:{error.column}: {error.code}: {message(error)}"


def _turn_object(turn: PlayedTurn, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "seat": names[turn.seat],
        "gain": turn.gain,
        "taken": {names[seat]: points for seat, points in turn.taken},
        "ended": turn.ended.value if turn.ended else "open",
    }


def content_of(path: str) -> bytes | None:
    """Read a file, `-` being standard input, as far as shows that it is too large; nothing where it can't be opened."""
    if path == "-":
        return sys.stdin.buffer.read(LARGEST_BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST_BYTES + 1)
    except OSError:
        return None
