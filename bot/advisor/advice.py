"""What each choice of the seat whose turn it is would be worth, best first, and the chances that lie ahead.

Asks a solved situation, and the engine what is allowed; rolls nothing, and never says what to think of it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bot.advisor.effects import effects
from bot.advisor.odds import roll_null_chance
from bot.advisor.outcomes import set_asides, tutto_chances
from bot.advisor.position import Option, Position, Then, collected, position
from bot.advisor.situation import Situation
from bot.advisor.solved import Solved
from bot.engine.cards import Card
from bot.engine.dice import PLACES, Roll
from bot.engine.ruleset import AfterTutto
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import After, Banking, Trait, traits

MOST_REMEMBERED: Final = 200_000
"""Positions whose options a solved situation keeps at hand."""


def options(solved: Solved, game: Game) -> tuple[Option, ...]:
    """List every choice that the engine allows now, each once, best first; none where chance is next, or nobody."""
    turn = game.turn
    if turn is None:
        return ()
    so_far, solved = _so_far(solved, turn)
    found = _known_options(solved, position(game, turn))
    if not so_far:
        return found
    return tuple(Option(set_aside=each.set_aside, then=each.then, value=each.value + so_far) for each in found)


def value(solved: Solved, game: Game) -> float:
    """Give the expected gain of the whole turn under best play from here, what it has banked and paid included.

    Before chance answers it is the mean of what it can be afterwards. Raises LookupError where no turn is under way.
    """
    turn = game.turn
    if turn is None:
        raise LookupError("no turn is under way")
    so_far, solved = _so_far(solved, turn)
    where = position(game, turn)
    match where.step:
        case Step.DRAWING:
            return so_far + solved.revealing(where.rolled, where.bonus)
        case Step.ROLLING:
            return so_far + _rolling(solved, where)
        case _:
            found = _known_options(solved, where)
            return so_far + (found[0].value if found else _null(solved, where))


def null_chance(solved: Solved, game: Game) -> float:
    """Chance that the dice shown next are a null: those of the best option that rolls, else of the card revealed next.

    A card on which no dice are rolled counts as none. 0 where the turn can only end.
    """
    turn = game.turn
    if turn is None:
        return 0.0
    cards = traits(game.ruleset)
    if turn.step in (Step.ROLLING, Step.GO_ON) and turn.card is not None:
        scoring = cards[turn.card].scoring
        return float(roll_null_chance(scoring, turn.dice_left, turn.collected if scoring.collects else ()))
    found = options(solved, game)
    rolls = next((each for each in found if each.then is Then.ROLL), None)
    if rolls is not None and turn.card is not None:
        return _null_after(cards[turn.card], turn, rolls.set_aside)
    if turn.step is not Step.DRAWING and all(each.then in (Then.BANK, Then.TAKE) for each in found):
        is_taken = bool(found) and found[0].then is Then.TAKE
        return float(roll_null_chance(cards[Card.VENGEANCE].scoring, PLACES)) if is_taken else 0.0
    return mean_of_cards(solved.situation, lambda trait: float(roll_null_chance(trait.scoring, PLACES)))


def tutto_chance(solved: Solved, game: Game) -> float:
    """Chance of completing the card in force by the play that makes it likeliest; where none is, the card's to come.

    On a card that only a null ends it is the chance of its next TUTTO.
    """
    turn = game.turn
    if turn is None:
        return 0.0
    if turn.card is None or turn.step in (Step.REVEAL, Step.DRAWING):
        return mean_of_cards(solved.situation, lambda trait: likeliest(trait, 0, PLACES))
    trait = traits(game.ruleset)[turn.card]
    if turn.step is not Step.CHOOSE:
        return likeliest(trait, turn.tuttos, turn.dice_left)
    dice = len(turn.roll)
    asides = set_asides(trait.scoring, turn.roll, collected(trait, turn), every_die=trait.every_die)
    return max(
        (likeliest(trait, turn.tuttos + (len(aside) == dice), dice - len(aside)) for aside in asides), default=0.0
    )


def _so_far(solved: Solved, turn: Turn) -> tuple[int, Solved]:
    """What the turn has banked, less what its seat has paid in it; and what is to be asked from there on."""
    paid = dict(turn.paid).get(turn.seat, 0) if turn.paid else 0
    return turn.banked - paid, solved.after_banking if turn.banked else solved


def _known_options(solved: Solved, where: Position) -> tuple[Option, ...]:
    found = solved.remembered.get(where)
    if found is None:
        if len(solved.remembered) >= MOST_REMEMBERED:
            solved.remembered.clear()
        found = solved.remembered[where] = tuple(sorted(_options(solved, where), key=_order))
    return found


def _order(option: Option) -> tuple[float, str, int, Roll]:
    """Best first; of equals the calmest, then the one that sets most aside."""
    return -option.value, option.then.value, -len(option.set_aside), option.set_aside


def _options(solved: Solved, where: Position) -> Iterator[Option]:
    match where.step:
        case Step.REVEAL:
            yield from _resting(solved, where, (), where.rolled, where.bonus)
        case Step.TAKE_OR_PASS:
            yield Option(set_aside=(), then=Then.TAKE, value=_rolling(solved, where))
            yield Option(set_aside=(), then=Then.PASS, value=solved.revealing(where.rolled, where.bonus))
        case Step.GO_ON:
            yield from _going_on(solved, where, ())
        case Step.CHOOSE:
            yield from _choosing(solved, where)
        case Step.DRAWING | Step.ROLLING:
            return


def _choosing(solved: Solved, where: Position) -> Iterator[Option]:
    trait = _trait(solved, where)
    for aside in set_asides(trait.scoring, where.roll, where.collected, every_die=trait.every_die):
        worth = trait.scoring.worth(aside)
        after = where._replace(
            dice=where.dice - len(aside),
            rolled=where.rolled + (worth if trait.counts else 0),
            card_rolled=where.card_rolled + worth,
        )
        if after.dice:
            yield from _going_on(solved, after, aside)
        elif trait.is_completed_by(where.tuttos + 1):
            yield from _completing(solved, after, aside)
        else:
            yield from _going_on(solved, after._replace(dice=PLACES, tuttos=where.tuttos + 1), aside)


def _going_on(solved: Solved, where: Position, aside: Roll) -> Iterator[Option]:
    """Roll what is left, or bank where the card and the minimums allow it (§2.4)."""
    yield Option(set_aside=aside, then=Then.ROLL, value=_rolling(solved, where))
    banking = _trait(solved, where).banking
    at_risk = where.rolled + where.bonus
    allows = banking is Banking.FREELY or (banking is Banking.WHAT_WAS_CARRIED and at_risk > 0)
    if allows and (at_risk >= where.least or not at_risk):
        yield Option(set_aside=aside, then=Then.BANK, value=float(at_risk))


def _completing(solved: Solved, where: Position, aside: Roll) -> Iterator[Option]:
    """The TUTTO that completes the card: its effect, and what may follow."""
    card = where.card
    if card is None:
        raise LookupError("no card is in force")
    effect = effects(solved.situation.rules)[card]
    rolled, bonus = effect.after(where.rolled, where.bonus, where.card_rolled)
    toll = solved.situation.toll if card is Card.VENGEANCE else 0
    match effect.trait.after:
        case After.CHOICE:
            yield from _less(toll, _resting(solved, where._replace(made_tutto=True), aside, rolled, bonus))
        case After.TURN_IS_BANKED:
            yield Option(set_aside=aside, then=Then.BANK, value=float(rolled + bonus))
        case After.GAME_IS_WON:
            yield Option(set_aside=aside, then=Then.BANK, value=float(solved.situation.rules.target))
        case After.BANKED_IN_TURN:
            gain = rolled + bonus - toll
            if where.to_target is not None and gain >= where.to_target:
                yield Option(set_aside=aside, then=Then.BANK, value=float(gain))
                return
            resting = where._replace(made_tutto=True, least=solved.situation.rules.bank_min)
            yield from _less(-gain, _resting(solved.after_banking, resting, aside, 0, 0))


def _resting(solved: Solved, where: Position, aside: Roll, rolled: int, bonus: int) -> Iterator[Option]:
    """Bank or reveal, as the rules allow (§2.1, §2.6)."""
    follows = solved.situation.rules.after_tutto
    at_risk = rolled + bonus
    if not where.made_tutto or follows is not AfterTutto.MUST_BANK:
        yield Option(set_aside=aside, then=Then.REVEAL, value=solved.revealing(rolled, bonus))
    only_way_on = follows is AfterTutto.MUST_BANK
    is_enough = only_way_on or at_risk >= where.least or not at_risk
    if where.made_tutto and follows is not AfterTutto.MUST_DRAW and is_enough:
        yield Option(set_aside=aside, then=Then.BANK, value=float(at_risk))


def _less(points: int, found: Iterable[Option]) -> Iterator[Option]:
    for each in found:
        yield Option(set_aside=each.set_aside, then=each.then, value=each.value - points)


def _rolling(solved: Solved, where: Position) -> float:
    if where.card is None:
        raise LookupError("no card is in force")
    return solved.rolling((where.card, where.tuttos), where.dice, where.rolled, where.bonus, where.card_rolled)


def _null(solved: Solved, where: Position) -> float:
    """Worth of a roll nothing can be set aside of; the engine never waits on one, but a question may show it."""
    return where.rolled + where.bonus if _trait(solved, where).null_banks else -solved.situation.fine


def _trait(solved: Solved, where: Position) -> Trait:
    if where.card is None:
        raise LookupError("no card is in force")
    return traits(solved.situation.rules)[where.card]


def likeliest(trait: Trait, tuttos: int, dice: int) -> float:
    """Give the chance of the TUTTO that completes a card with so many dice left, and so many TUTTOs made on it."""
    chances = tutto_chances(trait.scoring, every_die=trait.every_die)
    if trait.tuttos is None:
        return chances[dice]
    to_come = trait.tuttos - tuttos - (dice > 0)
    return chances[dice] * chances[PLACES] ** max(to_come, 0)


def _null_after(trait: Trait, turn: Turn, aside: Roll) -> float:
    """Chance that the roll after this set-aside is a null."""
    before = tuple(sorted(collected(trait, turn) + aside)) if trait.scoring.collects else ()
    dice = len(turn.roll) - len(aside)
    return float(roll_null_chance(trait.scoring, dice, before) if dice else roll_null_chance(trait.scoring, PLACES))


def mean_of_cards(situation: Situation, chance: Callable[[Trait], float]) -> float:
    """Take the mean over the cards that can come, 0 for those that stop."""
    weights = situation.weights
    cards = traits(situation.rules)
    likely = sum(count * chance(cards[card]) for card, count in weights.items() if not cards[card].stops)
    return likely / sum(weights.values())
