"""The game record as people meet it: handed out as a file, read from one. Knows no engine flow and no Discord."""

from typing import Final

from bot.i18n.catalogue import Words
from bot.record import RecordError, Replayed
from bot.screens._names import shown
from bot.screens._screen import Attachment, Embed, Field, Screen
from bot.screens._seats import BETWEEN

COLOUR: Final = 0x2E7D5B
WRONG: Final = 0xC0392B
ENDING: Final = ".tutto"
NAMED: Final = 30
"""Seats that are listed at most: a record may have joins without end."""


def exported(game: str, text: str, words: Words, *, over: bool) -> Screen:
    """The record as a file, of a finished game or of one under way."""
    message = words("export-over" if over else "export-running")
    return Screen(content=message, file=Attachment(name=f"{game}{ENDING}", text=text))


def nothing_to_export(words: Words) -> Screen:
    """No game was played here."""
    return Screen(content=words("export-nothing"))


def not_at_that_table(words: Words) -> Screen:
    """The record goes to those who sat at the table."""
    return Screen(content=words("export-not-yours"))


def too_large(most_bytes: int, words: Words) -> Screen:
    """What can't be a game of a few evenings isn't read."""
    return Screen(content=words("replay-too-large", kilobytes=most_bytes // 1024))


def replayed(played: Replayed, words: Words) -> Screen:
    """The standings a record leads to, best first."""
    seats = played.game.seats
    order = sorted(range(len(seats)), key=lambda seat: -seats[seat].score)[:NAMED]
    lines = [_standing(played, seat, words) for seat in order]
    turn = played.game.turn
    parts = [
        words("replay-turns", turns=len(played.turns), round=played.game.round),
        words("replay-finished") if played.game.is_over else words("replay-unfinished"),
    ]
    if turn is not None and turn.at_risk:
        parts.append(words("replay-at-risk", who=_name(played, turn.seat), points=turn.at_risk))
    page = Embed(
        title=words("replay-title"),
        description=" ".join(parts),
        fields=(Field(name=words("board-scores"), value="\n".join(lines)),),
        colour=COLOUR,
    )
    return Screen(embed=page)


def mistaken(error: RecordError, words: Words) -> Screen:
    """Where a record goes wrong, and what is wrong there."""
    page = Embed(
        title=words("replay-wrong"),
        description=BETWEEN.join(
            (words("replay-place", line=error.line, column=error.column), words(f"record-{error.code}"))
        ),
        footer=error.code.value,
        colour=WRONG,
    )
    return Screen(embed=page)


def _standing(played: Replayed, seat: int, words: Words) -> str:
    crown = " 👑" if seat in played.winners else ""
    return f"▫️ {_name(played, seat)} **{words.number(played.game.seats[seat].score)}**{crown}"


def _name(played: Replayed, seat: int) -> str:
    return shown(played.names[seat]) or str(seat + 1)
