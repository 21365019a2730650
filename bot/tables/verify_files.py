"""`python -m bot verify`: files in, what agrees or the first that differs out (record.md).

Opens files and knows exit statuses; what is verified, and how, is verify.py's.
"""

import json
from collections.abc import Iterable
from typing import Final, TextIO

from bot.engine.refusals import Code
from bot.record import RecordError
from bot.record.files import REFUSED, content_of, error_line, error_object, replay_bytes
from bot.tables.verify import Verified, verified

DIFFERS: Final = 1


def verify_files(paths: Iterable[str], *, as_json: bool, out: TextIO, err: TextIO) -> int:
    """Verify file after file, `-` for standard input; gives the exit status, of several files the worst."""
    status = 0
    for path in paths:
        played = replay_bytes(content_of(path))
        found = played if isinstance(played, RecordError) else verified(played)
        if isinstance(found, RecordError):
            status = max(status, DIFFERS if found.code is Code.NOT_THE_SEALED_DICE else REFUSED)
            print(error_line(path, found), file=err)
            if as_json:
                print(json.dumps(error_object(path, found), ensure_ascii=False), file=out)
        elif as_json:
            print(json.dumps({"ok": True}), file=out)
        else:
            print(f"{path}: {_counted(found)}", file=out)
    return status


def _counted(found: Verified) -> str:
    """Say what agrees.

    >>> _counted(Verified(cards=1, rolls=30, shuffles=1, throws=0))
    'all agrees: the seal, 1 card, 30 rolls, 1 shuffle'
    """
    counts = {"card": found.cards, "roll": found.rolls, "shuffle": found.shuffles, "throw": found.throws}
    said = ", ".join(f"{count} {name}{'' if count == 1 else 's'}" for name, count in counts.items() if count)
    return f"all agrees: the seal, {said}"
