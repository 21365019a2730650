"""Why the best choice is the best, in a sentence or two made from its numbers. Knows prospects, no tables.

It must not rank anything itself: the order is the advisor's.
"""

from collections.abc import Sequence
from typing import Final

from bot.advisor.position import Then
from bot.advisor.prospects import Prospect
from bot.engine.state import Game
from bot.engine.traits import trait_in_force
from bot.i18n.catalogue import Words
from bot.screens._cards import stop_card
from bot.screens._seats import percent

AS_GOOD_AS: Final = 0.01
"""Chances that differ by less are no reason."""


def reason(game: Game, found: Sequence[Prospect], words: Words) -> str:
    """What speaks for the first of these, which are solved and come best first."""
    best = found[0]
    said = (_why(game, best, found, words), _why_fewer(best, found, words))
    return " ".join(filter(None, said))


def _why(game: Game, best: Prospect, found: Sequence[Prospect], words: Words) -> str:
    match best.then:
        case Then.ROLL:
            return _why_roll(best, _best_of(found, Then.BANK), words)
        case Then.BANK:
            return _why_bank(game, best, found, words)
        case Then.REVEAL:
            return _why_reveal(best, _best_of(found, Then.BANK), words)
        case Then.TAKE | Then.PASS:
            return words(f"odds-why-{best.then}", more=_more(best, found[1]) if len(found) > 1 else 0)


def _why_roll(best: Prospect, bank: Prospect | None, words: Words) -> str:
    turn = best.after.turn
    at_risk = turn.at_risk if turn else 0
    if trait_in_force(best.after).null_banks:
        return words("odds-why-burning")
    if not at_risk:
        return words("odds-why-nothing")
    if bank is None:
        return words("odds-why-no-bank", points=at_risk, often=_often(best.null, words))
    dice = turn.dice_left if turn else 0
    often, average = _often(best.null, words), _average(best, bank, words)
    return words("odds-why-roll", dice=dice, points=at_risk, often=often, average=average)


def _why_bank(game: Game, best: Prospect, found: Sequence[Prospect], words: Words) -> str:
    if best.after is game and best.set_aside:
        return words("odds-why-ends")
    other = next((each for each in found if each.then is not Then.BANK), None)
    turn = other.after.turn if other else None
    if other is None or turn is None:
        return words("odds-why-only-bank")
    if other.then is Then.ROLL:
        return words("odds-why-bank", dice=turn.dice_left, points=turn.at_risk, often=_often(other.null, words))
    if game.ruleset.stop_keeps or not other.stop:
        return words("odds-why-bank-null", points=turn.at_risk, often=_often(other.null, words))
    card, often = words(f"card-{stop_card(game.ruleset)}"), _often(float(other.stop), words)
    return words("odds-why-bank-stop", points=turn.at_risk, card=card, often=often)


def _why_reveal(best: Prospect, bank: Prospect | None, words: Words) -> str:
    ruleset, turn = best.after.ruleset, best.after.turn
    if bank is None:
        return words("odds-why-only-reveal")
    if ruleset.stop_keeps or not best.stop or turn is None:
        more = _more(best, bank)
        return words("odds-why-reveal-more", more=more) if more else words("odds-why-reveal-same")
    card, often = words(f"card-{stop_card(ruleset)}"), _often(float(best.stop), words)
    average = _average(best, bank, words)
    return words("odds-why-reveal", points=turn.at_risk, card=card, often=often, average=average)


def _why_fewer(best: Prospect, found: Sequence[Prospect], words: Words) -> str:
    """Why some dice that score are left to be rolled again."""
    rolling = [each for each in found if each.then is Then.ROLL]
    most = max(rolling, key=lambda each: len(each.set_aside), default=best)
    turn, other = best.after.turn, most.after.turn
    if best.then is not Then.ROLL or turn is None or other is None or best.null is None or most.null is None:
        return ""
    if len(most.set_aside) <= len(best.set_aside) or not other.dice_left or most.null - best.null < AS_GOOD_AS:
        return ""
    here, there = percent(best.null), percent(most.null)
    return words("odds-why-fewer", dice=turn.dice_left, percent=here, fewer=other.dice_left, other=there)


def _best_of(found: Sequence[Prospect], then: Then) -> Prospect | None:
    return next((each for each in found if each.then is then), None)


def _more(best: Prospect, other: Prospect) -> int:
    return max(0, round((best.value or 0.0) - (other.value or 0.0)))


def _average(best: Prospect, bank: Prospect, words: Words) -> str:
    more = _more(best, bank)
    return words("odds-average-more", more=more) if more else words("odds-average-same")


def _often(chance: float | None, words: Words) -> str:
    """A chance as people say it."""
    return words("odds-often", times=round((chance or 0.0) * 10))
