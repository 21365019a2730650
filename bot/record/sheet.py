"""The score sheet of a real table: its lines as they read now, and every step back and forth. Pure fold of the journal.

Knows what stands where and what stood there before; what the lines amount to the engine says (reckoning.py).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import assert_never

from bot.record.journal import (
    CameIn,
    Corrected,
    Entered,
    FirstNamed,
    JournalEvent,
    Redone,
    Stopped,
    Stroke,
    Struck,
    TimeRanOut,
    Tokens,
    Undone,
    WentOut,
    Written,
)

STRUCK: Tokens = ("forfeit",)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken:
    """A turn, over or under way; `earlier` is what its line read before it was corrected, oldest first."""

    player: str
    tokens: Tokens
    earlier: tuple[Tokens, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class In:
    """A late seat."""

    player: str
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Out:
    """A seat that left."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeUp:
    """The time limit ran out in the turn that follows."""


SheetLine = TurnTaken | In | Out | TimeUp


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What the sheet reads at one moment; `first` is who begins, where that was said."""

    lines: tuple[SheetLine, ...] = ()
    first: str | None = None
    stopped: bool = False


class How(StrEnum):
    """In what way a line that was written came to read otherwise."""

    CORRECTED = "corrected"
    STRUCK = "struck"
    UNDONE = "undone"
    """A correction was taken back."""
    REDONE = "redone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """Who made a line read otherwise, what it read before and after, and when."""

    by: str
    at: datetime
    line: int
    player: str
    how: How
    was: Tokens
    now: Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned:
    """A step that can be taken back or taken again, and the page on its other side."""

    step: Stroke
    page: Page


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The page as it is, all steps that led to it and those taken back, the next one last."""

    page: Page = Page()
    past: tuple[Turned, ...] = ()
    future: tuple[Turned, ...] = ()
    corrections: tuple[Correction, ...] = ()

    @property
    def lines(self) -> tuple[SheetLine, ...]:
        """What it reads."""
        return self.page.lines

    @property
    def last_turn(self) -> int | None:
        """The line of the newest turn."""
        return next((at for at in reversed(range(len(self.lines))) if isinstance(self.lines[at], TurnTaken)), None)

    @property
    def undoable(self) -> Stroke | None:
        """The step that undo would take back."""
        return self.past[-1].step if self.past else None

    @property
    def redoable(self) -> Stroke | None:
        """The step that redo would take again."""
        return self.future[-1].step if self.future else None


EMPTY = Sheet()


def written(journal: Iterable[Written]) -> Sheet:
    """Fold a whole journal."""
    sheet = EMPTY
    for one in journal:
        sheet = after(sheet, one.event, one.at)
    return sheet


def after(sheet: Sheet, event: JournalEvent, at: datetime) -> Sheet:
    """Fold one event; an undo or redo without anything to take is none."""
    match event:
        case Undone():
            return _undone(sheet, event.by, at)
        case Redone():
            return _redone(sheet, event.by, at)
        case _:
            return replace(
                sheet,
                page=turned(sheet.page, event),
                past=(*sheet.past, Turned(step=event, page=sheet.page)),
                future=(),
                corrections=_with(sheet, event, event.by, at, _how(event)),
            )


def turned(page: Page, step: Stroke) -> Page:  # noqa: PLR0911 — one arm a stroke
    """Say what the page reads after this step."""
    match step:
        case FirstNamed(player=player):
            return replace(page, first=player)
        case Entered():
            return replace(page, lines=_entered(page.lines, step))
        case CameIn(player=player, score=score):
            return replace(page, lines=(*page.lines, In(player=player, score=score)))
        case WentOut(player=player):
            return replace(page, lines=(*page.lines, Out(player=player)))
        case TimeRanOut(line=line):
            return replace(page, lines=(*page.lines[:line], TimeUp(), *page.lines[line:]))
        case Stopped():
            return replace(page, stopped=True)
        case Corrected(line=line, tokens=tokens):
            return replace(page, lines=_reading(page.lines, line, tokens))
        case Struck(line=line):
            return replace(page, lines=_reading(page.lines, line, STRUCK))
        case _:
            assert_never(step)


def _entered(lines: tuple[SheetLine, ...], step: Entered) -> tuple[SheetLine, ...]:
    earlier = turn_at(lines, step.line).earlier if step.line < len(lines) else ()
    taken = TurnTaken(player=step.player, tokens=step.tokens, earlier=earlier)
    return (*lines[: step.line], taken, *lines[step.line + 1 :])


def _reading(lines: tuple[SheetLine, ...], line: int, tokens: Tokens) -> tuple[SheetLine, ...]:
    turn = turn_at(lines, line)
    anew = replace(turn, tokens=tokens, earlier=(*turn.earlier, turn.tokens))
    return (*lines[:line], anew, *lines[line + 1 :])


def turn_at(lines: tuple[SheetLine, ...], line: int) -> TurnTaken:
    """Give the turn on this line; raises LookupError where none stands."""
    found = lines[line] if 0 <= line < len(lines) else None
    if not isinstance(found, TurnTaken):
        raise LookupError(line)  # noqa: TRY004 — no such line, whatever it is
    return found


def _undone(sheet: Sheet, by: str, at: datetime) -> Sheet:
    if not sheet.past:
        return sheet
    last = sheet.past[-1]
    return replace(
        sheet,
        page=last.page,
        past=sheet.past[:-1],
        future=(*sheet.future, Turned(step=last.step, page=sheet.page)),
        corrections=_with(sheet, last.step, by, at, How.UNDONE),
    )


def _redone(sheet: Sheet, by: str, at: datetime) -> Sheet:
    if not sheet.future:
        return sheet
    again = sheet.future[-1]
    return replace(
        sheet,
        page=again.page,
        past=(*sheet.past, Turned(step=again.step, page=sheet.page)),
        future=sheet.future[:-1],
        corrections=_with(sheet, again.step, by, at, How.REDONE),
    )


def _how(step: Stroke) -> How:
    return How.STRUCK if isinstance(step, Struck) else How.CORRECTED


def _with(sheet: Sheet, step: Stroke, by: str, at: datetime, how: How) -> tuple[Correction, ...]:
    """Add to the history what this does to a line that was corrected before or is now."""
    if not isinstance(step, Corrected | Struck):
        return sheet.corrections
    lines = sheet.page.lines
    turn = turn_at(lines, step.line)
    now = turn.earlier[-1] if how is How.UNDONE else (STRUCK if isinstance(step, Struck) else step.tokens)
    correction = Correction(by=by, at=at, line=step.line, player=turn.player, how=how, was=turn.tokens, now=now)
    return (*sheet.corrections, correction)
