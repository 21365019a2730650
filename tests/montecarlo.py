"""Turns of best play through the engine, with dice and cards of their own, held against what they should bring.

`make montecarlo` plays two million on all cores; a test plays some thousands.
"""

import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import cpu_count, get_context

from bot.advisor.advice import Then, options
from bot.advisor.situation import Situation, fresh
from bot.advisor.solved import Solved
from bot.advisor.solver import solve
from bot.engine import FILL_OR_BUST, OFFICIAL, Game, Refusal, Ruleset, Seat, Step, Turn, act, due, settle
from bot.engine.chance import Dice, Drawn, Rolled
from bot.engine.changed import changed
from bot.engine.choices import legal_asides
from bot.engine.commands import Bank, Command, Pass, Reveal, Roll, SetAside, Take
from bot.engine.dice import faces_at
from bot.engine.events import BankedInTurn, Ended, Event, TurnEnded
from bot.engine.evolve import evolve
from bot.engine.state import Playing

TURNS = 2_000_000
MOST_STANDARD_ERRORS = 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What many turns brought."""

    turns: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / self.turns

    @property
    def standard_error(self) -> float:
        return math.sqrt((self.squares / self.turns - self.mean**2) / self.turns)


def played(solved: Solved, turns: int, seed: int) -> Found:
    """Play turns by the best option each, cards drawn from the situation's as if each were put back."""
    chance = random.Random(seed)
    start = _start(solved.situation)
    total = squares = 0.0
    for _ in range(turns):
        gain = _gain(solved, start, chance)
        total += gain
        squares += gain * gain
    return Found(turns=turns, total=total, squares=squares)


def _start(situation: Situation) -> Game:
    """A turn about to begin for one of two who have nothing, with a pile that is never looked at."""
    seats = (Seat(player="best", interaction=0), Seat(player="other", interaction=0))
    phase = Playing(turn=Turn(seat=0, step=Step.REVEAL))
    rules = situation.rules
    return Game(ruleset=rules, first=0, seats=seats, phase=phase, order=(0, 1), pile={}, deck_checked=False)


def _gain(solved: Solved, start: Game, chance: random.Random) -> float:
    weights = solved.situation.weights
    cards, counts = list(weights), list(weights.values())
    game = start
    gain = 0.0
    while True:
        asked = due(game)
        if asked is None:
            events = _best(solved, game)
        elif isinstance(asked, Dice):
            events = settle(game, Rolled(faces=tuple(chance.choices((1, 2, 3, 4, 5, 6), k=asked.count))))
        else:
            events = settle(game, Drawn(card=chance.choices(cards, counts)[0]))
        assert not isinstance(events, Refusal)
        for event in events:
            game = evolve(game, event)
            match event:
                case BankedInTurn():
                    gain += event.points
                    # What follows is a turn like any other: who leads is left as it was.
                    game = changed(game, seats=(changed(start.seats[0], opened=True), *start.seats[1:]))
                case TurnEnded(ended=Ended.WIN):
                    return gain + solved.situation.rules.target
                case TurnEnded():
                    return gain + event.gain
                case _:
                    pass


def _best(solved: Solved, game: Game) -> tuple[Event, ...]:
    best = options(solved, game)[0]
    turn = game.turn
    assert turn is not None
    wishes: list[Command] = []
    if best.set_aside:
        wanted = (mask for mask in legal_asides(game) if faces_at(turn.faces, mask) == best.set_aside)
        wishes.append(SetAside(seat=0, places=next(wanted)))
    presses = {Then.BANK: Bank, Then.REVEAL: Reveal, Then.ROLL: Roll, Then.TAKE: Take, Then.PASS: Pass}
    done = act(game, [*wishes, presses[best.then](seat=0)])
    if isinstance(done, Refusal):
        done = act(game, wishes)  # the card has banked, or won, by itself
    assert not isinstance(done, Refusal)
    return done[1]


def _share(ruleset: Ruleset, turns: int, seed: int) -> Found:
    return played(solve(fresh(ruleset)), turns, seed)


def main(turns: int) -> int:
    cores = cpu_count()
    status = 0
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for ruleset in (OFFICIAL, FILL_OR_BUST):
            expected = solve(fresh(ruleset)).revealing(0, 0)
            each = turns // 2 // cores
            shares = list(pool.map(_share, [ruleset] * cores, [each] * cores, range(cores)))
            found = Found(
                turns=each * cores,
                total=sum(share.total for share in shares),
                squares=sum(share.squares for share in shares),
            )
            off = (found.mean - expected) / found.standard_error
            told = f"{found.turns:,} turns, {found.mean:.2f} a turn, {expected:.2f} expected"
            sys.stdout.write(f"{ruleset.edition}: {told}: {off:+.2f} standard errors\n")
            status |= abs(off) > MOST_STANDARD_ERRORS
    return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS))
