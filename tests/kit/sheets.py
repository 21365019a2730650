"""Score sheets without a table: games entered stroke by stroke, and random turns as people might enter them."""

import random
from collections.abc import Iterable

from bot.engine import Game, Refusal, Ruleset, act, departures, opened
from bot.engine.commands import Begin, Sit
from bot.engine.events import Opened
from bot.record import Replayed, write_game
from bot.record.drafting import Draft, draft, following, more, new_turn
from bot.record.journal import CameIn, Entered, Stopped, Stroke, TimeRanOut, Tokens, WentOut
from bot.record.reckoning import Fate, Reckoning, reckoned, resumed
from bot.record.sheet import In, Out, Page, TimeUp, TurnTaken, turned
from bot.record.sheet_record import write_sheet
from tests.kit.games import replayed
from tests.kit.strategies import Story


def begun(ruleset: Ruleset, seats: Iterable[str], first: int = 0) -> Game:
    """A game that has begun and waits for its first turn."""
    game = opened(Opened(edition=ruleset.edition, house=departures(ruleset), first=first))
    commands = (*(Sit(player=seat, interaction=0) for seat in seats), Begin(interaction=0))
    acted = act(game, commands)
    assert not isinstance(acted, Refusal)
    return acted[0]


class Pen:
    """Writes on a sheet, each stroke tried as at the table."""

    def __init__(self, game: Game) -> None:
        self.page = Page()
        self.reckoning = reckoned(game, self.page)

    @property
    def game(self) -> Game:
        return self.reckoning.game

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.score for seat in self.game.seats)

    def due(self) -> Draft:
        """The turn under way, or the next."""
        return allowed(new_turn(self.reckoning))

    def write(self, stroke: Stroke) -> None:
        self.page = turned(self.page, stroke)
        self.reckoning = resumed(self.reckoning, self.page)

    def put(self, entry: Draft) -> None:
        """Write a turn as far as it was entered."""
        self.write(Entered(by="", line=entry.line, player=entry.player, tokens=entry.tokens))

    def enter(self, *words: str) -> None:
        """Enter further words of the turn under way, or the next."""
        self.put(allowed(more(self.due(), *words)))

    def tell(self, line: str) -> None:
        """Write a line of a record, without its figures."""
        name, _, rest = line.partition(": ")
        tokens = tokens_of(rest)
        if line == "time":
            self.write(TimeRanOut(by="", line=self.reckoning.line_due))
        elif tokens[:1] == ("joins",):
            score = int(rest.partition("=")[2] or 0)
            self.write(CameIn(by="", player=name, score=score))
        elif tokens == ("leaves",):
            self.write(WentOut(by="", player=name))
        else:
            due = self.due()
            assert due.player == name
            self.put(allowed(draft(self.reckoning, due.line, due.player, tokens)))

    def record(self) -> str:
        return write_sheet(self.reckoning, [seat.player for seat in self.game.seats])


def allowed(draft: Draft | Refusal) -> Draft:
    """The draft, which must be one."""
    assert isinstance(draft, Draft), draft
    return draft


def tokens_of(text: str) -> Tokens:
    """A turn's tokens out of its line, without its figures.

    >>> tokens_of("B300 score 650 =650 p1-100")
    ('B300', 'score 650')
    """
    words = text.partition("=")[0].split()
    return tuple(
        f"score {words[at + 1]}" if word == "score" else word
        for at, word in enumerate(words)
        if at == 0 or words[at - 1] != "score"
    )


def record_of(story: Story) -> Replayed:
    """A played game as its record has it."""
    return replayed(write_game(story.events, [seat.player for seat in story.game.seats]))


def pen_for(played: Replayed) -> Pen:
    """An empty sheet for the same game."""
    record = played.record
    return Pen(begun(record.ruleset, record.seats, record.first))


def some_turn(entry: Draft, chance: random.Random, *, steps: int = 40) -> Draft:
    """The turn played on with real dice, as far as somebody comes in so many steps."""
    for _ in range(steps):
        if entry.is_over:
            break
        entry = allowed(more(entry, some_word(entry, chance)))
    return entry


def some_word(entry: Draft, chance: random.Random) -> str:
    """Something that may be entered next, with real dice."""
    may = following(entry)
    if may.asides:
        return "".join(map(str, chance.choice(may.asides)))
    if may.bank and chance.random() < 0.6:
        return "bank"
    if may.pass_on and chance.random() < 0.3:
        return "pass"
    if may.dice:
        return "".join(str(chance.randint(1, 6)) for _ in range(may.dice))
    return chance.choice(may.cards) if may.cards else "bank"


def afresh(reckoning: Reckoning) -> Pen:
    """The game that counts, entered anew by somebody who makes no mistakes."""
    pen = Pen(reckoning.begun)
    pen.page = Page(first=reckoning.page.first)
    pen.reckoning = reckoned(reckoning.begun, pen.page)
    for line in reckoning.lines:
        for _ in line.skipped:
            pen.enter("forfeit")
        counts = line.fate in (Fate.STANDS, Fate.OPEN)
        match line.line:
            case TurnTaken() if counts:
                due = pen.due()
                assert due.player == line.line.player
                pen.put(allowed(draft(pen.reckoning, due.line, due.player, line.tokens)))
            case TurnTaken() if line.ended is not None:
                pen.enter("forfeit")
            case In(player=player, score=score) if counts:
                pen.write(CameIn(by="", player=player, score=score))
            case Out(player=player) if counts:
                pen.write(WentOut(by="", player=player))
            case TimeUp() if counts:
                pen.write(TimeRanOut(by="", line=pen.reckoning.line_due))
            case _:
                pass
    if reckoning.page.stopped:
        pen.write(Stopped(by=""))
    return pen
