"""The score sheet through the engine: what every line amounts to, and the game it all leads to (sheet.py).

The one place that says what becomes of lines that a correction further up leaves without ground:
a turn that no longer fits counts as `forfeit` (the newest is to be entered anew), lines below the end of the game are
kept aside, and a seat that has no line where its turn was due has forfeited it. Nothing is lost by it: all is worked
out afresh from what stands on the sheet, so whatever fits again counts again. Knows no screen and no store.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from bot.engine import commands, standing
from bot.engine.chance import Shuffled
from bot.engine.changed import changed
from bot.engine.events import BankedInTurn, Ended, Event, Taken, TurnEnded, TuttoMade
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.standing import added
from bot.engine.state import Game
from bot.record.journal import Tokens
from bot.record.play import Play, WrongError
from bot.record.reader import Line
from bot.record.sheet import In, Out, Page, SheetLine, TimeUp, TurnTaken
from bot.record.turnline import TurnLine
from bot.record.unseen import is_unseen, seen

LONGEST_TURN = 10_000
"""Characters that one turn's tokens may have together."""


class Fate(StrEnum):
    """What became of a line."""

    STANDS = "stands"
    OPEN = "open"
    """The turn under way."""
    MISFIT = "misfit"
    """What stands there the rules no longer allow at this point."""
    BEYOND = "beyond"
    """The game is over before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoned:
    """One line and what it amounts to; figures are those of a turn, in the record's sense."""

    line: SheetLine
    fate: Fate
    seat: int | None = None
    round: int = 1
    gain: int = 0
    taken: Taken = ()
    ended: Ended | None = None
    tokens: Tokens = ()
    """The turn as the record has it, unseen dice filled in."""
    refusal: Refusal | None = None
    """Why it doesn't fit."""
    skipped: tuple[int, ...] = ()
    """Seats whose turn was due above this line and that have none: each has forfeited it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Where play stood before a line."""

    game: Game
    events: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoning:
    """A page of the sheet, line by line through the engine."""

    begun: Game
    """The game as it began, before anybody's turn."""
    page: Page
    game: Game
    events: tuple[Event, ...]
    """All that happened since."""
    lines: tuple[Reckoned, ...]
    marks: tuple[Mark, ...]
    """Where play stood before each line, and after the last."""

    @property
    def first(self) -> int:
        """The seat that begins."""
        return _first(self.begun, self.page)

    @property
    def start(self) -> Game:
        """The game before the events."""
        return changed(self.begun, first=self.first)

    @property
    def last_turn(self) -> int | None:
        """The line of the newest turn."""
        return _last_turn(self.page)

    @property
    def line_due(self) -> int:
        """The line on which the next entry stands: that of the turn under way or to be entered anew, else a new one."""
        last = self.last_turn
        if last is not None and self.lines[last].fate in (Fate.OPEN, Fate.MISFIT):
            return last
        return len(self.lines)

    @property
    def under_way(self) -> Tokens:
        """What has been entered of the turn under way."""
        last = self.last_turn
        if last is None or self.lines[last].fate is not Fate.OPEN:
            return ()
        line = self.lines[last].line
        return line.tokens if isinstance(line, TurnTaken) else ()

    @property
    def misfits(self) -> tuple[int, ...]:
        """Lines that no longer fit."""
        return self.of_fate(Fate.MISFIT)

    @property
    def beyond(self) -> tuple[int, ...]:
        """Lines kept aside because the game is over before them."""
        return self.of_fate(Fate.BEYOND)

    def of_fate(self, fate: Fate) -> tuple[int, ...]:
        """Number the lines of which this became."""
        return tuple(number for number, line in enumerate(self.lines) if line.fate is fate)

    def before(self, line: int) -> Game:
        """Show the game as it was when the turn on this line began; that of a new line is the game as it is."""
        mark = self.marks[line]
        skipped = self.lines[line].skipped if line < len(self.lines) else ()
        play = Play(mark.game, players(mark.game))
        for seat in skipped:
            play.ask(commands.Forfeit(seat=seat))
        return play.game


def players(game: Game) -> list[str]:
    """List the player keys, by which a sheet calls its seats."""
    return [seat.player for seat in game.seats]


def reckoned(begun: Game, page: Page) -> Reckoning:
    """Work a page out from the beginning; `begun` waits for its opening shuffle."""
    start = changed(begun, first=_first(begun, page))
    play = Play(start, players(start))
    play.tell(Shuffled())
    return _carried_on(begun, (), (), play, page)


def _first(begun: Game, page: Page) -> int:
    seats = players(begun)
    return seats.index(page.first) if page.first in seats else begun.first or 0


def resumed(reckoning: Reckoning, page: Page) -> Reckoning:
    """Work a page out, as far as it reads differently from the one that was worked out before."""
    if page == reckoning.page:
        return reckoning
    if page.first != reckoning.page.first:
        return reckoned(reckoning.begun, page)
    pairs = enumerate(zip(reckoning.page.lines, page.lines, strict=False))
    shorter = min(len(reckoning.page.lines), len(page.lines))
    differs = next((at for at, (old, new) in pairs if old != new), shorter)
    # What becomes of a turn depends on whether it is the newest.
    newest = (_last_turn(reckoning.page), _last_turn(page))
    start = min(differs, *(shorter if last is None else last for last in newest))
    mark = reckoning.marks[start]
    play = Play(mark.game, players(mark.game))
    play.events += reckoning.events[: mark.events]
    return _carried_on(reckoning.begun, reckoning.lines[:start], reckoning.marks[:start], play, page)


def _carried_on(
    begun: Game, known: tuple[Reckoned, ...], known_marks: tuple[Mark, ...], play: Play, page: Page
) -> Reckoning:
    """Play what the page reads below the lines that are known."""
    lines, marks = list(known), list(known_marks)
    newest = _last_turn(page)
    for number in range(len(known), len(page.lines)):
        marks.append(Mark(game=play.game, events=len(play.events)))
        lines.append(_line(play, page.lines[number], is_newest=number == newest))
    marks.append(Mark(game=play.game, events=len(play.events)))
    if page.stopped:
        play.ask(commands.GiveUp())
    return Reckoning(
        begun=begun,
        page=page,
        game=play.game,
        events=tuple(play.events),
        lines=tuple(lines),
        marks=tuple(marks),
    )


def _last_turn(page: Page) -> int | None:
    return next((at for at in reversed(range(len(page.lines))) if isinstance(page.lines[at], TurnTaken)), None)


def _line(play: Play, line: SheetLine, *, is_newest: bool) -> Reckoned:
    game = play.game
    if game.is_over:
        return Reckoned(line=line, fate=Fate.BEYOND, round=game.round)
    match line:
        case TurnTaken():
            return _turn(play, line, is_newest=is_newest)
        case In(player=player, score=score):
            joining = commands.JoinLate(player=player, interaction=0, score=score)
            return _wish(play, line, joining, len(game.seats))
        case Out(player=player):
            seat = seat_of(game, player)
            if seat is None:
                return Reckoned(line=line, fate=Fate.MISFIT, round=game.round, refusal=refuse(Code.NOT_SEATED))
            return _wish(play, line, commands.Leave(seat=seat), seat)
        case TimeUp():
            return _wish(play, line, commands.CallTime(), None)
        case _:
            assert_never(line)


def _wish(play: Play, line: SheetLine, command: commands.Command, seat: int | None) -> Reckoned:
    number = play.game.round
    answer = play.ask(command)
    if isinstance(answer, Refusal):
        return Reckoned(line=line, fate=Fate.MISFIT, round=number, refusal=answer)
    return Reckoned(line=line, fate=Fate.STANDS, seat=seat, round=number)


def seat_of(game: Game, player: str) -> int | None:
    """The seat of this player, unless it was left."""
    return next((number for number in game.in_game if game.seats[number].player == player), None)


def _turn(play: Play, line: TurnTaken, *, is_newest: bool) -> Reckoned:
    """Play a turn; one that no longer fits is forfeited, but for the newest, which is then still to be entered."""
    seat = seat_of(play.game, line.player)
    skipped = _skip_to(play, seat)
    if seat is None or skipped is None:
        return Reckoned(line=line, fate=Fate.MISFIT, round=play.game.round, refusal=refuse(Code.NOT_YOUR_TURN))
    mark = Mark(game=play.game, events=len(play.events))
    played = play_turn(play, line.tokens)
    refusal = played.refusal
    if refusal is not None and refusal.code is Code.TURN_IS_OVER and line.tokens[len(played.tokens) :] == ("bank",):
        refusal = None
    tokens = played.tokens
    if refusal is None and not played.is_over and not is_newest:
        # It once banked by itself, since that ended the game (§7.7).
        closed = play.ask(commands.Bank(seat=seat))
        tokens = (*tokens, "bank")
        refusal = closed if isinstance(closed, Refusal) else None
    if refusal is not None:
        wind_back(play, mark)
        if not is_newest:
            play.ask(commands.Forfeit(seat=seat))
    gain, taken, ended = brought(play.events[mark.events :])
    fate = Fate.OPEN if ended is None else Fate.STANDS
    return Reckoned(
        line=line,
        fate=fate if refusal is None else Fate.MISFIT,
        seat=seat,
        round=mark.game.round,
        gain=gain,
        taken=taken,
        ended=ended,
        tokens=tokens if refusal is None else (),
        refusal=refusal,
        skipped=skipped,
    )


def _skip_to(play: Play, seat: int | None) -> tuple[int, ...] | None:
    """Forfeit the turns of those who are due before this seat; none where its turn doesn't come."""
    mark = Mark(game=play.game, events=len(play.events))
    skipped: list[int] = []
    while not play.game.is_over and seat in standing.round_seats(play.game):
        if play.turn.seat == seat:
            return tuple(skipped)
        comes = _comes_this_round(play.game, play.turn.seat, seat)
        if len(skipped) > len(play.game.seats) or not (comes or not play.game.last_round):
            break
        skipped.append(play.turn.seat)
        play.ask(commands.Forfeit(seat=play.turn.seat))
    wind_back(play, mark)
    return None


def _comes_this_round(game: Game, after: int, seat: int | None) -> bool:
    order = standing.round_seats(game)
    return seat in order[order.index(after) + 1 :] if after in order else False


def wind_back(play: Play, mark: Mark) -> None:
    """Let nothing have happened since."""
    play.game = mark.game
    del play.events[mark.events :]


def brought(events: Sequence[Event]) -> tuple[int, Taken, Ended | None]:
    """Sum up what a turn brought its seat, what was taken from whom, and how it ended."""
    gain, taken, ended = 0, (), None
    for event in events:
        match event:
            case TuttoMade():
                taken = added(taken, event.taken)
            case BankedInTurn():
                gain += event.points
            case TurnEnded():
                return gain + event.gain, added(taken, event.taken), event.ended
            case _:
                pass
    return gain, taken, ended


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPlayed:
    """How far a turn's tokens could be played: `tokens` are those that were, unseen dice filled in."""

    tokens: Tokens
    is_over: bool
    refusal: Refusal | None = None


def play_turn(play: Play, tokens: Tokens) -> TurnPlayed:
    """Play a turn from its beginning, token by token, up to the first that is refused."""
    done: list[str] = []
    start = len(play.events)
    is_over = False
    if sum(map(len, tokens)) > LONGEST_TURN:
        return TurnPlayed(tokens=(), is_over=False, refusal=refuse(Code.UNREADABLE, longest=LONGEST_TURN))
    for token in tokens:
        refusal = refuse(Code.TURN_IS_OVER) if is_over else None
        word = token if refusal or not is_unseen(token) else seen(play.game, token)
        if isinstance(word, Refusal):
            refusal = word
        elif refusal is None:
            refusal = _played(play, word)
        if refusal is not None or isinstance(word, Refusal):
            return TurnPlayed(tokens=tuple(done), is_over=is_over, refusal=refusal)
        done.append(word)
        is_over = any(isinstance(event, TurnEnded) for event in play.events[start:])
    return TurnPlayed(tokens=tuple(done), is_over=is_over)


def _played(play: Play, word: str) -> Refusal | None:
    mark = Mark(game=play.game, events=len(play.events))
    line = Line(number=1, column=1, text=word, comment="")
    try:
        TurnLine(play, line, lambda: True).run(0)
    except WrongError as wrong:
        wind_back(play, mark)
        return Refusal(code=wrong.error.code, facts=wrong.error.facts)
    return None
