"""The exact worth of every position of a turn: the largest expected gain, by dynamic programming over both purses.

Knows chance and what cards do (effects.py); knows nothing of a Game, nor where a solution is kept.

A card's worth follows from that of revealing another with more at risk, and so on upwards. The tables end where every
best choice has long been the same and all worth grows in proportion; beyond it lies a straight line, so that where
exactly they end changes nothing.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from bot.advisor.cells import Row, Worth, continued, handed_over, laid_row, points_of, straight_on
from bot.advisor.effects import STEP, Effect, Plane, effects, home_plane, laid_out
from bot.advisor.outcomes import outcomes, tutto_chances
from bot.advisor.situation import Situation, after_banking
from bot.advisor.slopes import Purse, slopes
from bot.advisor.solved import CardTable, Solved, Stage, end_span
from bot.engine.cards import Card
from bot.engine.dice import PLACES
from bot.engine.ruleset import AfterTutto, Ruleset
from bot.engine.scoring import Scoring
from bot.engine.traits import After, Banking, Trait, traits

_FIRST_CELLS: Final = {Plane.TOTAL: 200, Plane.PURSES: 100}
_MOST_CELLS: Final = {Plane.TOTAL: 12_800, Plane.PURSES: 320, Plane.CARD: 3_200, Plane.DOUBLED: 12_800}
_MOST_KEPT_CELLS: Final = 140
"""Along either purse for a whole deck, whose tables are kept on disk."""
_SAME: Final = 1e-9
_STRAIGHT: Final = 1e-11
_MOST_WORK: Final = 400_000
"""Sweeps times cells after which no larger tables are tried: where hardly a card is to be feared, it is worth going on
up to a hundred thousand points, and what lies beyond is as good as never reached."""
_MOST_SWEEPS: Final = 10_000


def solve(situation: Situation, *, cells: int | None = None) -> Solved:
    """Solve a situation; without `cells` the tables are as large as they need be (a cell is 50 points)."""
    later = None
    if situation.rules.banked_at_once and after_banking(situation) != situation:
        later = solve(after_banking(situation), cells=cells)
    if cells is not None:
        return _Sweeper(situation, cells, later).solved()
    plane = home_plane(situation.rules, situation.weights)
    cells, most = _FIRST_CELLS[plane], _most_cells(situation, plane)
    while True:
        sweeper = _Sweeper(situation, cells, later)
        solved = sweeper.solved()
        if solved.exact or cells >= most or sweeper.sweeps * cells > _MOST_WORK:
            return solved
        cells = min(2 * cells, most)


def _most_cells(situation: Situation, plane: Plane) -> int:
    kept = plane is Plane.PURSES and situation.counts == situation.rules.deck
    return _MOST_KEPT_CELLS if kept else _MOST_CELLS[plane]


@dataclass(frozen=True, slots=True)
class _Kind:
    """Rows that are worked out together: their dice are read, counted and chosen alike."""

    scoring: Scoring
    every_die: bool
    counts: bool
    plane: Plane
    """Dice move twice as far in a plane where they are counted twice."""
    tuttos_to_come: int
    """The last stage first: it is what the one before leads to."""


class _Sweeper:
    """Sweeps over all tables, each with what the one before found, until nothing moves."""

    def __init__(self, situation: Situation, cells: int, later: Solved | None) -> None:
        self._situation = situation
        self._rules = situation.rules
        self._later = later
        self._plane = home_plane(self._rules, situation.weights)
        laid = laid_out(self._rules, self._plane)
        self._kinds = kinds = _kinds(laid, self._plane, cells)
        self._chances = _chances(self._rules)
        self._whole = {
            card: laid_row((card, 0), effect, self._plane, cells)
            for card, effect in laid.items()
            if effect.is_all_or_nothing
        }
        self._burning = {
            card: _burning(trait)
            for card, trait in traits(self._rules).items()
            if trait.null_banks and self._rules.has(card)
        }
        shape = (cells, cells if self._plane is Plane.PURSES else 1)
        x, y = np.indices(shape)
        self._total = points_of(x + y)
        self._reveal: Worth = self._total.copy()
        self._rolling: dict[Stage, Worth] = {}
        coming = {kind: [row for row in rows if row.stage[0] in situation.weights] for kind, rows in kinds.items()}
        self.sweeps = 0
        while self.sweeps < _MOST_SWEEPS:
            before = self._reveal
            self._sweep(coming)
            self.sweeps += 1
            if np.abs(self._reveal - before).max() <= _SAME:
                break
        self._sweep(kinds)

    def solved(self) -> Solved:
        """Hand the tables over."""
        rows = [row for rows in self._kinds.values() for row in rows]
        return Solved(
            situation=self._situation,
            plane=self._plane,
            reveal=handed_over(self._reveal[np.newaxis]),
            cards={
                row.stage: CardTable(plane=row.effect.plane, rolling=handed_over(self._rolling[row.stage]))
                for row in rows
            },
            chances=self._chances,
            burning=self._burning,
            exact=self._ends_straight(rows),
            later=self._later,
        )

    def _ends_straight(self, rows: Sequence[Row]) -> bool:
        """Whether every table ends with the slope it would have for ever."""
        for purse in Purse:
            there = slopes(self._situation, purse)
            tables = [(self._plane, self._reveal, there.reveal)]
            for row in rows:
                if row.effect.plane is not self._plane and row.stage[0] not in self._situation.weights:
                    continue
                tables += [
                    (row.effect.plane, rolling, slope)
                    for rolling, slope in zip(self._rolling[row.stage], there.rolling[row.stage], strict=True)
                ]
            if not all(_ends_with(slope, table, plane, purse) for plane, table, slope in tables):
                return False
        return True

    def _sweep(self, kinds: Mapping[_Kind, Sequence[Row]]) -> None:
        for kind, rows in kinds.items():
            if not rows:
                continue
            ends = np.stack([self._ended(row) for row in rows])
            banks = np.stack([self._banking(row) for row in rows])
            for row, table in zip(rows, self._rolled(kind, ends, banks), strict=True):
                self._rolling[row.stage] = table
        self._reveal = self._revealed({card: self._completed(row) for card, row in self._whole.items()})

    def _ended(self, row: Row) -> Worth:
        """Worth of the TUTTO that is next on this row, in each of its cells."""
        card, tuttos = row.stage
        if row.effect.trait.is_completed_by(tuttos + 1):
            return self._completed(row)
        return self._rolling[card, tuttos + 1][PLACES - 1]

    def _resting(self, row: Row) -> Worth:
        """Worth of standing after the TUTTO that completed a row's card: bank or reveal (§2.6)."""
        reveal = straight_on(self._reveal, row.to_x, row.to_y)
        match self._rules.after_tutto:
            case AfterTutto.MUST_BANK:
                return row.to_total
            case AfterTutto.MUST_DRAW:
                return reveal
            case AfterTutto.CHOOSE:
                may = (row.to_total >= self._situation.least) | (row.to_total == 0)
                return np.where(may, np.maximum(row.to_total, reveal), reveal)

    def _completed(self, row: Row) -> Worth:
        """Worth of the TUTTO that completes a row's card, in each of its cells."""
        card, _ = row.stage
        toll = self._situation.toll if card is Card.VENGEANCE else 0
        match row.effect.trait.after:
            case After.CHOICE:
                worth = self._resting(row)
            case After.TURN_IS_BANKED:
                worth = row.to_total
            case After.BANKED_IN_TURN:
                worth = row.to_total + self._going_on()
            case After.GAME_IS_WON:
                worth = np.full_like(row.total, self._rules.target)
        return worth - toll

    def _going_on(self) -> float:
        """Worth of a turn that goes on with nothing at risk: it may be stopped, unless a card must follow (§7.7)."""
        afresh = self._later.revealing(0, 0) if self._later else float(self._reveal[0, 0])
        match self._rules.after_tutto:
            case AfterTutto.MUST_BANK:
                return 0.0
            case AfterTutto.MUST_DRAW:
                return afresh
            case AfterTutto.CHOOSE:
                return max(afresh, 0.0)

    def _banking(self, row: Row) -> Worth:
        """Worth of banking after a set-aside, out of the question where it is forbidden."""
        match row.effect.trait.banking:
            case Banking.NEVER:
                may = np.zeros_like(row.total, dtype=np.bool_)
            case Banking.FREELY:
                may = (row.total >= self._situation.least) | (row.total == 0)
            case Banking.WHAT_WAS_CARRIED:
                may = (row.total >= self._situation.least) & (row.total > 0)
        return np.where(may, row.total, -np.inf)

    def _rolled(self, kind: _Kind, ends: Worth, banks: Worth) -> Worth:
        """Worth of rolling one to six dice, for all rows of a kind: rows, dice, cells."""
        cells = ends.shape[1]
        times = (2 if kind.plane is Plane.DOUBLED else 1) if kind.counts else 0
        after = [continued(ends)]
        rolling: list[Worth] = []
        for dice in range(1, PLACES + 1):
            worth = np.zeros_like(ends)
            for ways, left in _choices(kind.scoring, dice, every_die=kind.every_die, times=times):
                if not left:
                    worth -= ways * self._situation.fine
                    continue
                best = after[left[0][0]][:, left[0][1] : left[0][1] + cells]
                for remaining, shift in left[1:]:
                    best = np.maximum(best, after[remaining][:, shift : shift + cells])
                worth += ways * best
            worth /= 6**dice
            rolling.append(worth)
            after.append(continued(np.maximum(worth, banks)))
        return np.stack(rolling, axis=1)

    def _revealed(self, completed: Mapping[Card, Worth]) -> Worth:
        """Worth of revealing: the mean over the cards that can come, each drawn anew."""
        weights = self._situation.weights
        whole = sum(weights.values())
        worth = np.zeros_like(self._total)
        passed = 0
        for card, count in weights.items():
            if traits(self._rules)[card].may_be_passed:
                passed = count
            else:
                worth += count / whole * self._card(card, completed)
        if not passed:
            return worth
        taken = self._card(Card.VENGEANCE, completed)
        if passed == whole:
            return taken
        # Passed on, it is as if it weren't among the cards; that is right where it is worth more than taking it.
        return np.maximum(worth + passed / whole * taken, worth * (whole / (whole - passed)))

    def _card(self, card: Card, completed: Mapping[Card, Worth]) -> Worth:
        """Worth of this card coming up, before dice are rolled on it."""
        if traits(self._rules)[card].stops:
            return self._total if self._rules.stop_keeps else np.zeros_like(self._total)
        if card in self._burning:
            return self._total + self._burning[card][PLACES]
        if card in completed:
            chance = self._chances[card, 0][PLACES]
            return chance * completed[card] - (1 - chance) * self._situation.fine
        table = self._rolling[card, 0][PLACES - 1]
        if effects(self._rules)[card].plane is Plane.CARD:
            axes = np.indices(self._total.shape)
            return straight_on(table[:1].T, axes[0], axes[1])
        return table


def _kinds(laid: Mapping[Card, Effect], home: Plane, cells: int) -> Mapping[_Kind, Sequence[Row]]:
    kinds: defaultdict[_Kind, list[Row]] = defaultdict(list)
    for card, effect in laid.items():
        trait = effect.trait
        if effect.is_all_or_nothing:
            continue
        for tuttos in range(trait.tuttos or 0):
            kind = _Kind(trait.scoring, trait.every_die, trait.counts, effect.plane, (trait.tuttos or 0) - tuttos)
            size = cells if effect.plane is home else min(cells, _MOST_CELLS[effect.plane])
            kinds[kind].append(laid_row((card, tuttos), effect, home, size))
    return dict(sorted(kinds.items(), key=lambda item: item[0].tuttos_to_come))


@lru_cache(maxsize=256)
def _choices(
    scoring: Scoring, dice: int, *, every_die: bool, times: int
) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Ways to fall with the dice each set-aside leaves and the cells it moves; alike ones together."""
    together: defaultdict[tuple[tuple[int, int], ...], int] = defaultdict(int)
    for outcome in outcomes(scoring, dice, every_die=every_die):
        together[tuple((left.dice, times * left.points // STEP) for left in outcome.left)] += outcome.ways
    return tuple((ways, left) for left, ways in together.items())


def _burning(trait: Trait) -> tuple[float, ...]:
    """What rolling so many dice adds until a null ends the card: after a TUTTO all six are rolled again (§4.4)."""
    adds = [0.0] * (PLACES + 1)
    for _ in range(_MOST_SWEEPS):
        before = adds[PLACES]
        for dice in range(1, PLACES + 1):
            adds[dice] = (
                sum(
                    outcome.ways * max((left.points + adds[left.dice] for left in outcome.left), default=0.0)
                    for outcome in outcomes(trait.scoring, dice, every_die=trait.every_die)
                )
                / 6**dice
            )
        adds[0] = adds[PLACES]
        if adds[PLACES] == before:
            break
    return tuple(adds)


def _ends_with(slope: float, table: Worth, plane: Plane, purse: Purse) -> bool:
    """Whether the last cells along a purse's axis rise by this share of what is at risk.

    In a plane of both purses the other one is looked at as far as half its axis: beyond, neither is all that counts.
    """
    match plane, purse:
        case Plane.PURSES, Purse.ROLLED:
            lines = table[:, : table.shape[1] // 2]
        case Plane.PURSES, Purse.BONUS:
            lines = table[: table.shape[0] // 2].T
        case Plane.CARD, Purse.BONUS:
            lines = table.T
        case Plane.CARD, Purse.ROLLED:
            return True  # an axis that ends with the dice of the card
        case _:
            lines = table
    back = end_span(len(lines))
    return bool(np.abs((lines[-1] - lines[-1 - back]) / (back * STEP) - slope).max() < _STRAIGHT)


def _chances(rules: Ruleset) -> dict[Stage, tuple[float, ...]]:
    """Chance of completing a card where that is all that matters, stage by stage from the last."""
    chances: dict[Stage, tuple[float, ...]] = {}
    for card, effect in effects(rules).items():
        if not effect.is_all_or_nothing:
            continue
        likely = tutto_chances(effect.trait.scoring, every_die=effect.trait.every_die)
        stages = effect.trait.tuttos or 0
        for tuttos in range(stages):
            rest = likely[PLACES] ** (stages - 1 - tuttos)
            chances[card, tuttos] = tuple(chance * rest for chance in likely)
    return chances
