"""The game a record is leading to, while it is being read. Knows how to ask the engine; knows no token."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine import commands, house
from bot.engine import events as happened
from bot.engine.chance import Outcome, Shuffle, Shuffled
from bot.engine.course import Course
from bot.engine.decide import pursue as decided
from bot.engine.events import Event
from bot.engine.evolve import due, opened
from bot.engine.refusals import Refusal
from bot.engine.settle import pursue as settled
from bot.engine.state import Game, Playing, Turn
from bot.record.reader import Line, Record, RecordError


class WrongError(Exception):
    """A token the rules don't allow; it carries the error up to the one place that returns it."""

    def __init__(self, line: Line, offset: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.error = RecordError(
            line=line.number,
            column=line.column + offset,
            code=refusal.code,
            facts=refusal.facts,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a record says of chance at one token; nothing for a turn of which only the points are written.

    A shuffle stands at no token: its line and column are 0.
    """

    line: int
    column: int
    outcome: Outcome | None


class Play:
    """A game being replayed: what it is now, what has happened, and who sits where."""

    def __init__(self, game: Game, names: Iterable[str]) -> None:
        self.names = list(names)
        self.game = game
        self.events: list[Event] = []
        self.told: list[Told] = []

    @classmethod
    def of(cls, record: Record) -> "Play":
        """Begin a record's game."""
        start = happened.Opened(
            edition=record.ruleset.edition,
            house=house.departures(record.ruleset),
            first=record.first,
            free_deck=record.free_deck,
        )
        play = cls(opened(start), record.seats)
        play.events.append(start)
        for name, score in zip(record.seats, record.scores, strict=True):
            play.ask(commands.Sit(player=name, interaction=0, score=score))
        play.ask(commands.Begin(interaction=0))
        play.shuffle_if_due()
        return play

    @property
    def turn(self) -> Turn:
        """The turn under way; asked for only where one is."""
        phase = self.game.phase
        if not isinstance(phase, Playing):
            raise TypeError("no turn is under way")
        return phase.turn

    def ask(self, command: commands.Command) -> tuple[Event, ...] | Refusal:
        """Put a wish to the engine, and let happen what follows."""
        return self._taken(decided(self.game, command))

    def tell(self, outcome: Outcome) -> tuple[Event, ...] | Refusal:
        """Tell the engine what chance decided, and let happen what follows."""
        return self._taken(settled(self.game, outcome))

    def shuffle_if_due(self) -> None:
        """Shuffle unseen where a new pile is needed: a record doesn't say in what order it lies."""
        if isinstance(due(self.game), Shuffle):
            self.tell(Shuffled())
            self.told.append(Told(line=0, column=0, outcome=Shuffled()))

    def _taken(self, answer: Course | Refusal) -> tuple[Event, ...] | Refusal:
        if isinstance(answer, Refusal):
            return answer
        self.game = answer.game
        events = answer.events
        self.events += events
        return events
