"""Whole games of computer players through the engine's own rules, one game a number, and what came of them.

Knows policies and tallies; knows nothing of processes or output, and rolls no dice but those of its own generator.
"""

import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import lcm
from typing import assert_never

from bot.advisor.odds import rolls, ways
from bot.advisor.paths import Paths
from bot.advisor.seats import Policy
from bot.engine import Card, Game, Refusal, Ruleset, act, departures, due, opened
from bot.engine.chance import (
    Dice,
    Draw,
    Drawn,
    Due,
    OffRolled,
    Outcome,
    PickSeat,
    Rolled,
    RollOff,
    SeatPicked,
    Shuffle,
    Shuffled,
)
from bot.engine.commands import Begin, Sit
from bot.engine.decide import MOST_SEATS
from bot.engine.dice import FACES
from bot.engine.events import BankedInTurn, Event, Opened, TurnEnded
from bot.engine.settle import pursue as settle
from bot.engine.state import Over

SHARE = lcm(*range(1, MOST_SEATS + 1))
"""A whole win in shares, so that a win among several is counted in whole numbers."""

LONGEST = 10_000
"""Turns after which a game that nobody has won is left: some decks let hardly anybody score."""


class Deal:
    """Chance for one game: dice and a pile from its own generator, which one number fixes."""

    def __init__(self, chance: random.Random, ruleset: Ruleset) -> None:
        self._chance = chance
        self._deck = [card for card, copies in ruleset.deck for _ in range(copies)]
        self._pile: list[Card] = []

    def answer(self, asked: Due) -> Outcome:
        """Decide what is asked. Dice that fall together have no order; they are told sorted."""
        match asked:
            case Dice(count=dice):
                return self.roll(dice)
            case Draw():
                return Drawn(card=self._pile.pop())
            case Shuffle():
                self._pile = self._chance.sample(self._deck, len(self._deck))
                return Shuffled()
            case RollOff(seats=seats):
                return OffRolled(faces=tuple(self._chance.choice(FACES) for _ in seats))
            case PickSeat(seats=seats):
                return SeatPicked(seat=self._chance.randrange(seats))
            case _:
                assert_never(asked)

    def draw(self) -> Drawn | None:
        """Turn over the top card; none where no card is left."""
        return Drawn(card=self._pile.pop()) if self._pile else None

    def roll(self, dice: int) -> Rolled:
        """Roll so many dice."""
        outcomes, up_to = _outcomes(dice)
        return outcomes[bisect_right(up_to, self._chance.randrange(up_to[-1]))]


@cache
def _outcomes(dice: int) -> tuple[tuple[Rolled, ...], tuple[int, ...]]:
    different = rolls(dice)
    return tuple(Rolled(faces=roll) for roll in different), tuple(accumulate(ways(roll) for roll in different))


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What came of one player's games, in whole numbers, so that tallies add up the same in any order."""

    games: int = 0
    shares: int = 0
    """Wins, `SHARE` for a whole one."""
    shares_squared: int = 0
    turns: int = 0
    points: int = 0
    """What the turns added to the player's own score."""
    points_squared: int = 0
    left: int = 0
    """Games that were left because they took too many turns."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            shares=self.shares + other.shares,
            shares_squared=self.shares_squared + other.shares_squared,
            turns=self.turns + other.turns,
            points=self.points + other.points,
            points_squared=self.points_squared + other.points_squared,
            left=self.left + other.left,
        )


class Tournament:
    """Games of some policies under one ruleset; each is the same whenever and after whatever others it is played."""

    def __init__(self, ruleset: Ruleset, policies: Sequence[Policy], seed: int, longest: int = LONGEST) -> None:
        self._longest = longest
        self._policies = tuple(policies)
        self._seed = seed
        self._paths = Paths()
        self._waiting = lobby(ruleset, len(policies))

    def play(self, number: int) -> tuple[Tally, ...]:
        """Play one game to its end; one tally a policy. Their seats move on by one from game to game."""
        first = number % len(self._policies)
        seated = self._policies[first:] + self._policies[:first]
        deal = Deal(random.Random(f"{self._seed}/{number}"), self._waiting.ruleset)  # noqa: S311 — nothing to guess
        scores = _Scores(turns=[[] for _ in seated])
        game = _done(act(self._waiting, (Begin(interaction=0),)))[0]
        while not game.is_over and scores.over < self._longest:
            game, events = self._step(game, seated, deal)
            scores.note(events)
        tallies = tuple(_tally(game, seat, points) for seat, points in enumerate(scores.turns))
        return tallies[-first:] + tallies[:-first]

    def _step(self, game: Game, seated: Sequence[Policy], deal: Deal) -> tuple[Game, tuple[Event, ...]]:
        """Let chance or whose turn it is go on, by remembered ways as far as they lead."""
        turn, asked = game.turn, due(game)
        if asked is not None and (turn is None or isinstance(asked, Shuffle)):
            return _settled(game, deal.answer(asked))
        if turn is None:
            raise LookupError("no turn is under way")
        game, move = self._paths.walk(game, turn, seated[turn.seat], deal)
        return _settled(game, move) if isinstance(move, Drawn | Rolled) else _done(act(game, move))


def lobby(ruleset: Ruleset, seats: int) -> Game:
    """A game of so many seats that has not begun."""
    game = opened(Opened(edition=ruleset.edition, house=departures(ruleset), first=None))
    return _done(act(game, [Sit(player=str(seat), interaction=0) for seat in range(seats)]))[0]


@dataclass(slots=True)
class _Scores:
    """What each turn of each seat has added to its score."""

    turns: list[list[int]]
    over: int = 0
    in_turn: int = 0

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, BankedInTurn):
                self.in_turn += event.points
            elif isinstance(event, TurnEnded):
                self.turns[event.seat].append(self.in_turn + event.gain)
                self.over += 1
                self.in_turn = 0


def _tally(game: Game, seat: int, points: Sequence[int]) -> Tally:
    winners = game.phase.winners if isinstance(game.phase, Over) else ()
    share = SHARE // len(winners) if seat in winners else 0
    return Tally(
        games=1,
        shares=share,
        shares_squared=share**2,
        turns=len(points),
        points=sum(points),
        points_squared=sum(each**2 for each in points),
        left=0 if game.is_over else 1,
    )


def _settled(game: Game, outcome: Outcome) -> tuple[Game, tuple[Event, ...]]:
    path = settle(game, outcome)
    return _done(path if isinstance(path, Refusal) else (path.game, path.events))


def _done(done: tuple[Game, tuple[Event, ...]] | Refusal) -> tuple[Game, tuple[Event, ...]]:
    if isinstance(done, Refusal):
        raise RuntimeError(done.code)  # noqa: TRY004 — a policy or the dealer broke the rules, not a type
    return done
