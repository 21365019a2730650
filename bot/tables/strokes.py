"""What a wish about the score sheet comes to, given the table as it is: something to write, or why not.

Knows who may write and what a wish was made for; pure. Two who write at once lose nothing: a wish made on an older
board counts only where what it is about still reads the same, and is otherwise refused with the table as it is now.
"""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.engine.commands import Command, Forfeit, GiveUp, Leave
from bot.engine.refusals import Code, Refusal, refuse
from bot.record.drafting import Draft, anew, draft, new_turn
from bot.record.effect import effect
from bot.record.effect import entry as spelled
from bot.record.journal import (
    CameIn,
    Corrected,
    FirstNamed,
    Redone,
    Stopped,
    Stroke,
    Struck,
    TimeRanOut,
    Tokens,
    Undone,
    WentOut,
)
from bot.record.reckoning import Fate, Reckoning, seat_of
from bot.record.sheet import TurnTaken
from bot.tables.answers import Outsider, Refused, Stale
from bot.tables.book import Book, Writing
from bot.tables.latecomers import Start, score_at
from bot.tables.ports import Change, Person
from bot.tables.table import Table

LONGEST_NAME = 32
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by their category, blanks to the eye."""

Verdict = Writing | Change | Refused | Stale | Outsider


class Proposal:
    """A wish about the sheet: who asks, on which board, and the table as it is."""

    def __init__(self, table: Table, book: Book, user: int, seq: int, *, again: bool) -> None:
        self.table = table
        self.book = book
        self.by = key_of(table, user)
        self._seq = seq
        self._again = again

    @property
    def reckoning(self) -> Reckoning:
        """The sheet through the engine."""
        return self.book.reckoning

    @property
    def is_stale(self) -> bool:
        """Whether the board has moved on."""
        return self._seq != self.table.seq

    @property
    def then(self) -> Book | None:
        """The book as the board showed it; none where it showed none of this journal."""
        ago = self.table.seq - self._seq
        return self.book.back(ago) if 0 <= ago <= len(self.book.journal) else None

    def stale(self) -> Stale:
        """Refuse it with what has become of the table."""
        return Stale(table=self.table, again=self._again)

    def refused(self, refusal: Refusal) -> Refused:
        """Refuse it by the rules."""
        return Refused(table=self.table, refusal=refusal)


def key_of(table: Table, user: int) -> str:
    """The player key of a user at this table; empty for one who only moderates."""
    return next((key for key, person in table.people.items() if person.user == user), "")


def may_write(table: Table, user: int) -> bool:
    """Whether this user keeps score: the scorekeeper, or where there is none everybody at the table."""
    if table.row.scorer:
        return table.people[table.row.scorer].user == user
    return table.host.user == user or table.seat_of(user) is not None


def entering(asked: Proposal, tokens: Tokens, now: datetime) -> Verdict:
    """Write that the turn under way, or the next, reads so from its beginning."""
    then = asked.then if asked.is_stale else asked.book
    if then is None or _turn_due(then.reckoning) != _turn_due(asked.reckoning):
        return asked.stale()
    due = new_turn(asked.reckoning)
    entry = due if isinstance(due, Refusal) else draft(asked.reckoning, due.line, due.player, tokens)
    if isinstance(entry, Refusal):
        return asked.refused(entry)
    return _entry(asked, entry, now) if tokens != asked.reckoning.under_way else Change()


def correcting(asked: Proposal, line: int, tokens: Tokens) -> Verdict:
    """Write that the turn on this line reads otherwise; only the newest may be left open."""
    refusal = _against_touching(asked, line)
    if refusal is not None:
        return refusal
    entry = anew(asked.reckoning, line, tokens)
    if isinstance(entry, Refusal):
        return asked.refused(entry)
    if not tokens or (not entry.is_over and line != asked.reckoning.last_turn):
        return asked.refused(refuse(Code.TURN_IS_OPEN))
    turn = asked.reckoning.lines[line]
    same = isinstance(turn.line, TurnTaken) and turn.line.tokens == tokens
    return Change() if same else Writing(strokes=(Corrected(by=asked.by, line=line, tokens=tokens),))


def striking(asked: Proposal, line: int) -> Verdict:
    """Write that the turn on this line is forfeited."""
    refusal = _against_touching(asked, line)
    return refusal or Writing(strokes=(Struck(by=asked.by, line=line),))


def undoing(asked: Proposal) -> Verdict:
    """Take the last step back."""
    if asked.is_stale:
        return asked.stale()
    if asked.book.sheet.undoable is None:
        return asked.refused(refuse(Code.NOTHING_TO_UNDO))
    return Writing(strokes=(Undone(by=asked.by),))


def redoing(asked: Proposal) -> Verdict:
    """Take the step again that was taken back last."""
    if asked.is_stale:
        return asked.stale()
    if asked.book.sheet.redoable is None:
        return asked.refused(refuse(Code.NOTHING_TO_REDO))
    return Writing(strokes=(Redone(by=asked.by),))


def naming_first(asked: Proposal, player: str) -> Verdict:
    """Write who begins, as long as nothing else is written."""
    if asked.book.sheet.lines:
        return asked.refused(refuse(Code.ALREADY_BEGUN))
    if seat_of(asked.reckoning.begun, player) is None:
        return asked.refused(refuse(Code.NOT_SEATED))
    return Writing(strokes=(FirstNamed(by=asked.by, player=player),))


def coming_in(asked: Proposal, player: str, start: Start) -> Verdict:
    """Write that somebody sat down between two rounds (§6.8)."""
    game = asked.reckoning.game
    return _if_it_fits(asked, CameIn(by=asked.by, player=player, score=score_at(game, start)))


def leaving(asked: Proposal, player: str, now: datetime) -> Verdict:
    """Write that somebody left (§6.7); whoever leaves in their own turn loses what was at risk."""
    game = asked.reckoning.game
    seat, turn = seat_of(game, player), game.turn
    if game.is_over or seat is None or game.seats[seat].leaving:
        return asked.refused(refuse(Code.GAME_IS_OVER if game.is_over else Code.NOT_SEATED))
    if turn is None or turn.seat != seat or not asked.reckoning.under_way:
        return _if_it_fits(asked, WentOut(by=asked.by, player=player))
    line, tokens = asked.reckoning.line_due, (*asked.reckoning.under_way, "leaves")
    entry = draft(asked.reckoning, line, player, tokens)
    return asked.refused(entry) if isinstance(entry, Refusal) else _entry(asked, entry, now)


def stopping(asked: Proposal) -> Verdict:
    """End the game without a result."""
    if asked.reckoning.game.is_over:
        return asked.refused(refuse(Code.GAME_IS_OVER))
    return Writing(strokes=(Stopped(by=asked.by),))


def in_writing(table: Table, book: Book, commands: Sequence[Command], user: int, now: datetime) -> Verdict:
    """What people may ask of any game, played or recorded, as strokes on the sheet; whatever else plays is refused."""
    own = Proposal(table, book, user, table.seq, again=False)
    match tuple(commands):
        case (Leave(seat=seat),):
            return leaving(own, table.seats[seat].player, now)
        case (GiveUp(),):
            return stopping(own)
        case (Forfeit(),):
            return entering(own, (*book.reckoning.under_way, "forfeit"), now)
        case _:
            return own.stale()


def guest_name(name: str) -> str | Refusal:
    """The name a guest is known by, on one line; refused where it is too long or can't be seen."""
    spelled = " ".join(name.split())
    visible = any(unicodedata.category(sign)[0] not in "CMZ" and sign not in _BLANK for sign in spelled)
    if not visible or len(spelled) > LONGEST_NAME:
        return refuse(Code.NO_SUCH_NAME, longest=LONGEST_NAME)
    return spelled


def against_name(table: Table, guest: Person) -> Refused | None:
    """Refuse a guest whose name is another seat's, or looks the same."""
    taken = {_as_read(table.person(seat).name) for seat in range(len(table.seats))}
    name = guest.name
    return Refused(table=table, refusal=refuse(Code.NAME_TAKEN, name=name)) if _as_read(name) in taken else None


def _as_read(name: str) -> str:
    """A name as people tell it from others: letters however they are put together, large or small."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def handing(table: Table, user: int, scorer: Person | None) -> Verdict:
    """Hand the keeping of the score to somebody, or to everybody at the table; the host's and the keeper's to do."""
    if table.host.user != user and not (table.row.scorer and may_write(table, user)):
        return Outsider(table=table)
    return Change(scorer=scorer.player if scorer else "")


def _turn_due(reckoning: Reckoning) -> tuple[object, ...]:
    """Say what an entry is made for: whose turn, which one, and what of it has been entered."""
    turn = reckoning.game.turn
    due = reckoning.line_due
    above = sum(isinstance(line, TurnTaken) for line in reckoning.page.lines[:due])
    return (turn and reckoning.game.seats[turn.seat].player, above, reckoning.under_way)


def _entry(asked: Proposal, entry: Draft, now: datetime) -> Writing:
    """Write a turn that was tried; the time limit that ran out since the last stroke first (§6.4)."""
    ends = asked.table.time_runs_out_at
    late = ends is not None and now >= ends
    time: tuple[Stroke, ...] = (TimeRanOut(by=asked.by, line=entry.line),) if late else ()
    stroke = spelled(asked.reckoning, entry, asked.by)
    return Writing(strokes=(*time, replace(stroke, line=stroke.line + len(time))))


def _against_touching(asked: Proposal, line: int) -> Refused | Stale | None:
    """Refuse to touch a line that no longer reads as it was shown, or one that has no bearing."""
    then = asked.then if asked.is_stale else asked.book
    lines = asked.reckoning.lines
    if then is None or then.sheet.lines[: line + 1] != asked.book.sheet.lines[: line + 1]:
        return asked.stale()
    if not 0 <= line < len(lines) or not isinstance(lines[line].line, TurnTaken):
        return asked.refused(refuse(Code.NO_SUCH_LINE))
    beyond = asked.book.sheet.page.stopped or lines[line].fate is Fate.BEYOND
    return asked.refused(refuse(Code.GAME_IS_OVER)) if beyond else None


def _if_it_fits(asked: Proposal, stroke: CameIn | WentOut) -> Verdict:
    fitted = effect(asked.reckoning, stroke).after.lines[-1]
    if fitted.fate is Fate.STANDS:
        return Writing(strokes=(stroke,))
    return asked.refused(fitted.refusal or refuse(Code.GAME_IS_OVER))


Judged = Callable[[Proposal], Verdict]
