"""How lucky a game was and how well it was played, seat by seat, from its events.

Knows what happened and asks what a position was worth; knows nothing of how that is worked out, nor of who played.

A turn begins with the worth of a fresh turn under best play. Whatever chance does to the worth is luck, whatever a
choice costs against the best one is lost by skill, and at the turn's end the worth is what the turn brought: so the
parts add up to the score, however the worth is reckoned.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial

from bot.advisor.advice import options, value
from bot.advisor.position import Option, Then
from bot.advisor.solved import Solved
from bot.engine import Game, evolve, fold
from bot.engine import events as happened
from bot.engine.dice import Roll, faces_at
from bot.engine.events import Ended, Event
from bot.engine.traits import trait_in_force

Worth = Callable[[Game], float]
"""What the whole turn under way will add to its seat's score; asked before wishes and before chance alike."""

COSTLIEST = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What is thought of every position of a turn."""

    worth: Worth
    best: Callable[[Game], Option | None]
    """The best choice of a position; asked for the costliest decisions only."""


Outlooks = Callable[[Game], Outlook]
"""The outlook for a turn, given the game as it begins."""


def outlook(solved: Solved) -> Outlook:
    """What a solved situation thinks: exact, by best play."""

    def best(game: Game) -> Option | None:
        return next(iter(options(solved, game)), None)

    return Outlook(worth=partial(value, solved), best=best)


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One choice: what was set aside (nothing where no roll lay there), and what then."""

    seq: int
    """That of its first event."""
    before: Game
    set_aside: Roll
    then: Then
    cost: float
    """Points lost against the best choice; never below 0 where worth is reckoned by best play."""
    better: Option | None = None
    """What would have been best; only told of the costliest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Where a seat's score comes from: `start + par + luck - lost + other - taken`, exactly."""

    seat: int
    score: int
    start: int
    """What the seat began with (§6.8)."""
    turns: int
    par: float
    """What its turns were worth when they began."""
    luck: float
    """What dice and cards gave against expectation."""
    lost: float
    """What its choices cost against the best ones."""
    other: float
    """What was neither: turns given up or typed in, a Cloverleaf, which wins the game and brings no points."""
    taken: int
    """What others' cards took."""
    costliest: tuple[Decision, ...]
    """The choices that cost most, the worst first; none that cost nothing."""

    @property
    def shown(self) -> "Shown":
        """The same in whole points."""
        luck, lost, other = round(self.luck), round(self.lost), round(self.other)
        par = self.score - self.start - luck + lost - other + self.taken
        return Shown(start=self.start, par=par, luck=luck, lost=lost, other=other, taken=self.taken, score=self.score)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """An account in whole points, which add up: what is left over by rounding is in `par`."""

    start: int
    par: int
    luck: int
    lost: int
    other: int
    taken: int
    score: int


class _Kind(Enum):
    """Who brought an event about."""

    CHANCE = auto()
    WISH = auto()
    FOLLOWS = auto()
    """It follows from the one before."""
    OTHER = auto()


def accounts(events: Iterable[Event], outlooks: Outlooks) -> tuple[Account, ...]:
    """Account for every seat's score, in seat order, up to the last turn that is over."""
    ledger = _Ledger(outlooks)
    for event in events:
        ledger.note(event)
    return ledger.accounts()


@dataclass(slots=True)
class _Sums:
    """What adds up for one seat, or in one turn."""

    start: int = 0
    turns: int = 0
    par: float = 0.0
    luck: float = 0.0
    lost: float = 0.0
    other: float = 0.0
    taken: int = 0
    decisions: list[tuple[Decision, Outlook]] = field(default_factory=list[tuple[Decision, Outlook]])

    def add(self, turn: "_Sums") -> None:
        self.turns += 1
        self.par += turn.par
        self.luck += turn.luck
        self.lost += turn.lost
        self.other += turn.other
        self.decisions += turn.decisions


class _Turn:
    """A turn under way: its worth is followed from moment to moment."""

    def __init__(self, outlook: Outlook, begun: Game) -> None:
        self._outlook = outlook
        self._value = outlook.worth(begun)
        self._kind = _Kind.OTHER
        self._before = begun
        self._seq = 0
        self._set_aside: Roll = ()
        self._then = Then.BANK
        self.sums = _Sums(par=self._value)

    def note(self, seq: int, before: Game, event: Event) -> None:
        """Look at the worth wherever another begins to decide; all that somebody wishes in a row is one decision."""
        kind = _kind(before, event)
        if kind is _Kind.CHANCE or kind not in (_Kind.FOLLOWS, self._kind):
            self._look(self._outlook.worth(before))
            self._kind, self._before, self._seq = kind, before, seq
            self._set_aside, self._then = (), Then.BANK
        if kind is _Kind.WISH:
            self._set_aside = _set_aside(before, event) or self._set_aside
            self._then = _then(event) or self._then

    def end(self, before: Game, event: happened.TurnEnded) -> None:
        """The turn brought what it brought; who wins by a Cloverleaf is given the target for it, and it taken back."""
        prize = before.ruleset.target if event.ended is Ended.WIN else 0
        self._look(_brought(before, event.seat) + event.gain - dict(event.taken).get(event.seat, 0) + prize)
        self.sums.other -= prize

    def _look(self, value: float) -> None:
        change, self._value = value - self._value, value
        match self._kind:
            case _Kind.CHANCE:
                self.sums.luck += change
            case _Kind.WISH:
                self.sums.lost -= change
                self.sums.decisions.append((self._decision(-change), self._outlook))
            case _Kind.FOLLOWS | _Kind.OTHER:
                self.sums.other += change

    def _decision(self, cost: float) -> Decision:
        return Decision(seq=self._seq, before=self._before, set_aside=self._set_aside, then=self._then, cost=cost)


class _Ledger:
    """All seats of a game as far as it was told."""

    def __init__(self, outlooks: Outlooks) -> None:
        self._outlooks = outlooks
        self._game: Game | None = None
        self._seq = 0
        self._seats: list[_Sums] = []
        self._turn: _Turn | None = None

    def note(self, event: Event) -> None:
        before = self._game
        self._game = after = fold((event,)) if before is None else evolve(before, event)
        if before is not None:
            self._account(before, event, after)
        self._seq += 1

    def accounts(self) -> tuple[Account, ...]:
        game = self._game
        if game is None:
            return ()
        if game.turn is not None:
            self._seats[game.turn.seat].other += _brought(game, game.turn.seat)
        return tuple(_account(number, game, sums) for number, sums in enumerate(self._seats))

    def _account(self, before: Game, event: Event, after: Game) -> None:
        turn = before.turn
        match event:
            case happened.Seated(score=score):
                self._seats.append(_Sums(start=score))
            case happened.Risen(seat=seat):
                del self._seats[seat]
            case happened.TurnBegun():
                self._turn = _Turn(self._outlooks(after), after)
            case happened.Finished() | happened.GivenUp() if turn is not None:
                self._seats[turn.seat].other += _brought(before, turn.seat)
            case happened.TuttoMade(taken=taken) | happened.TurnEnded(taken=taken) if turn is not None:
                for seat, points in taken:
                    self._seats[seat].taken += points if seat != turn.seat else 0
            case _:
                pass
        if self._turn is None or turn is None:
            return
        self._turn.note(self._seq, before, event)
        if isinstance(event, happened.TurnEnded):
            self._turn.end(before, event)
            self._seats[event.seat].add(self._turn.sums)
            self._turn = None


def _account(number: int, game: Game, sums: _Sums) -> Account:
    worst = sorted(sums.decisions, key=lambda decided: -decided[0].cost)[:COSTLIEST]
    return Account(
        seat=number,
        score=game.seats[number].score,
        start=sums.start,
        turns=sums.turns,
        par=sums.par,
        luck=sums.luck,
        lost=sums.lost,
        other=sums.other,
        taken=sums.taken,
        costliest=tuple(
            replace(decision, better=outlook.best(decision.before))
            for decision, outlook in worst
            if round(decision.cost) > 0
        ),
    )


def _kind(before: Game, event: Event) -> _Kind:  # noqa: PLR0911 — one arm a reason
    """Say who brought an event about; what people do at a real table and only tell is neither skill nor luck."""
    match event:
        case happened.Revealed() | happened.DiceRolled():
            return _Kind.CHANCE
        case happened.RevealCalled() | happened.RollCalled() | happened.VengeanceTaken():
            return _Kind.WISH
        case happened.DiceSetAside():
            return _Kind.FOLLOWS if trait_in_force(before).bot_chooses else _Kind.WISH
        case happened.Discarded(passed=passed):
            return _Kind.WISH if passed else _Kind.FOLLOWS
        case happened.TurnEnded(ended=Ended.BANK):
            return _Kind.WISH
        case happened.TurnEnded(ended=Ended.FORFEIT | Ended.LEFT | Ended.SCORE):
            return _Kind.OTHER
        case happened.TurnEnded(ended=Ended.WIN) if before.turn is None or not before.turn.tuttos:
            return _Kind.OTHER
        case _:
            return _Kind.FOLLOWS


def _set_aside(before: Game, event: Event) -> Roll:
    if not isinstance(event, happened.DiceSetAside) or before.turn is None:
        return ()
    return faces_at(before.turn.faces, event.places)


def _then(event: Event) -> Then | None:
    match event:
        case happened.RollCalled():
            return Then.ROLL
        case happened.RevealCalled():
            return Then.REVEAL
        case happened.VengeanceTaken():
            return Then.TAKE
        case happened.Discarded(passed=True):
            return Then.PASS
        case _:
            return None


def _brought(game: Game, seat: int) -> int:
    """What the turn has added to its seat's score so far: banked in it, less what the seat paid itself."""
    turn = game.turn
    return turn.banked - dict(turn.paid).get(seat, 0) if turn else 0
