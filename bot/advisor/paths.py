"""Ways through a turn that were gone before, so that thousands of games need not work out each step anew.

Every step is the engine's, worked out once on a real game and remembered; whatever hangs on scores or moves points to
them is left to the engine each time. Knows which steps those are, and no rule.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Protocol

from bot.advisor.seats import Policy, Press
from bot.engine import Card, Game, Refusal, Ruleset, Step
from bot.engine.act import act
from bot.engine.chance import Drawn, Rolled
from bot.engine.changed import changed
from bot.engine.commands import Command
from bot.engine.events import DiceRolled, DiceSetAside, Discarded, Event, RevealCalled, Revealed, RollCalled, TuttoMade
from bot.engine.settle import pursue
from bot.engine.standing import leaders
from bot.engine.state import Playing, Turn
from bot.engine.traits import trait_in_force, traits

MOST_SPOTS = 200_000
"""Spots kept before all are forgotten: some 300 MB."""

Sight = tuple[Policy, bool, int, int, int]
"""What a press may hang on besides the turn, as far as the rules ask for it.

Who plays, whether not opened yet, nulls in a row, lead, and the score where something may have to be paid of it.
"""


class Chance(Protocol):
    """Where dice and cards come from."""

    def roll(self, dice: int) -> Rolled:
        """Roll so many dice."""
        ...

    def draw(self) -> Drawn | None:
        """Turn over the top card; none where no card is left."""
        ...


@dataclass(slots=True, eq=False)
class Spot:
    """A moment within a turn, whosever it is, and where it was left for."""

    turn: Turn
    dice: int
    """Dice to be rolled; 0 where something else is next."""
    draws: bool
    rolled: dict[Rolled, "Spot | None"] = field(default_factory=dict[Rolled, "Spot | None"])
    """Where a roll led; None where the engine has to settle it."""
    drawn: dict[Card, "Spot | None"] = field(default_factory=dict[Card, "Spot | None"])
    """Where a card led; None likewise."""
    pressed: dict[Sight, tuple["Spot", Press]] = field(default_factory=dict[Sight, tuple["Spot", Press]])
    """Where a press led, and what of it the engine has to decide there."""


class Paths:
    """All that is remembered of one ruleset."""

    def __init__(self) -> None:
        self._spots: dict[Turn, Spot] = {}

    def walk(self, game: Game, turn: Turn, policy: Policy, chance: Chance) -> tuple[Game, Rolled | Drawn | Press]:
        """Go on with a turn up to what the engine has to settle or decide: the game there, and that.

        An empty press is left where the pile has to be shuffled.
        """
        sight = _sight(game, turn, policy)
        cards: list[Card] = []
        spot = self._spot(game, turn)
        while True:
            there = partial(_there, game, turn, cards)
            if spot.dice:
                spot, left = self._roll(spot, chance.roll(spot.dice), there)
            elif spot.draws:
                spot, left = self._draw(spot, None if game.reshuffle_due else chance.draw(), there, cards)
            else:
                spot, left = self._press(spot, sight, turn.seat, there)
            if left is not None:
                return there(spot), left

    def _roll(self, spot: Spot, outcome: Rolled, there: Callable[[Spot], Game]) -> tuple[Spot, Rolled | None]:
        if outcome not in spot.rolled:
            spot.rolled[outcome] = self._settled(there(spot), outcome)
        following = spot.rolled[outcome]
        return (spot, outcome) if following is None else (following, None)

    def _draw(
        self, spot: Spot, top: Drawn | None, there: Callable[[Spot], Game], cards: list[Card]
    ) -> tuple[Spot, Drawn | Press | None]:
        if top is None:
            return spot, ()
        if top.card not in spot.drawn:
            spot.drawn[top.card] = self._settled(there(spot), top)
        following = spot.drawn[top.card]
        if following is None:
            return spot, top
        cards.append(top.card)
        return following, None

    def _press(self, spot: Spot, sight: Sight, seat: int, there: Callable[[Spot], Game]) -> tuple[Spot, Press | None]:
        if sight not in spot.pressed:
            spot.pressed[sight] = self._pressed(there(spot), spot, sight[0])
        following, rest = spot.pressed[sight]
        return following, tuple([replace(command, seat=seat) for command in rest]) or None

    def _settled(self, game: Game, outcome: Rolled | Drawn) -> Spot | None:
        path = pursue(game, outcome)
        return None if isinstance(path, Refusal) else self._following(game, path.game, path.events)

    def _pressed(self, game: Game, spot: Spot, policy: Policy) -> tuple[Spot, Press]:
        rest: Sequence[Command] = policy(game)
        while rest:
            done = act(game, rest[:1])
            following = None if isinstance(done, Refusal) else self._following(game, *done)
            if isinstance(done, Refusal) or following is None:
                break
            game, spot, rest = done[0], following, rest[1:]
        return spot, tuple(rest)

    def _following(self, before: Game, game: Game, events: tuple[Event, ...]) -> Spot | None:
        if game.turn is None or not all(_stays_within(before, event) for event in events):
            return None
        return self._spot(game, game.turn)

    def _spot(self, game: Game, turn: Turn) -> Spot:
        anyones = _anyones(game, turn)
        spot = self._spots.get(anyones)
        if spot is None:
            if len(self._spots) >= MOST_SPOTS:
                self._spots.clear()
            spot = self._spots[anyones] = Spot(
                turn=anyones,
                dice=anyones.dice_left if anyones.step is Step.ROLLING else 0,
                draws=anyones.step is Step.DRAWING,
            )
        return spot


def _sight(game: Game, turn: Turn, policy: Policy) -> Sight:
    rules, seat = game.ruleset, game.seats[turn.seat]
    lead = _leading(game, turn.seat) if _asks_who_leads(rules) else 0
    nulls = seat.nulls if rules.three_nulls else 0
    pays = lead > 1 or nulls > 1
    return (policy, bool(rules.opening_min) and not seat.opened, nulls, lead, seat.score if pays else 0)


def _leading(game: Game, seat: int) -> int:
    """0 behind, 1 alone at the top, 2 with others."""
    leading = leaders(game)
    return min(len(leading), 2) if seat in leading else 0


@lru_cache(maxsize=64)
def _asks_who_leads(rules: Ruleset) -> bool:
    """Whether any card means something else to a leader who rolls (§7.6, `plus_minus_leader`)."""
    return any(count and traits(rules)[card].put_by_sole_leader for card, count in rules.deck)


def _stays_within(before: Game, event: Event) -> bool:
    """Whether an event changes nothing but the turn and the pile, and hangs on nothing else."""
    match event:
        case DiceRolled() | DiceSetAside() | RollCalled() | RevealCalled():
            return True
        case Revealed(card=card):
            return not traits(before.ruleset)[card].put_by_sole_leader
        case Discarded(passed=passed):
            return passed
        case TuttoMade():
            return not trait_in_force(before).fee
        case _:
            return False


def _anyones(game: Game, turn: Turn) -> Turn:
    """The turn without what no step in it asks for: whose it is, earlier cards, where the dice lie."""
    collects = turn.card is not None and trait_in_force(game).scoring.collects
    collected = turn.collected if collects else (0,) * turn.aside.bit_count()
    faces = collected + turn.roll
    aside = (1 << len(collected)) - 1
    return changed(
        turn,
        seat=0,
        cards=turn.cards[-1:],
        faces=faces + (0,) * (len(turn.faces) - len(faces)),
        aside=aside,
        thrown=(1 << len(faces)) - 1 - aside,
    )


def _there(game: Game, turn: Turn, cards: Sequence[Card], spot: Spot) -> Game:
    """The real game at this spot of the turn, after these cards more."""
    phase = Playing(turn=changed(spot.turn, seat=turn.seat, cards=(*turn.cards, *cards)))
    if not cards:
        return changed(game, phase=phase)
    pile = dict(game.pile)
    for card in cards:
        pile[card] -= 1
    return changed(game, phase=phase, pile=pile)
