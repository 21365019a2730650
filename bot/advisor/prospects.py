"""Every choice of the seat whose turn it is, with what may come of it, whether its situation is solved yet or not.

Asks the engine what is allowed and the tables what it is worth; knows no sentence, and recommends nothing itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.advisor.advice import likeliest, mean_of_cards, options, value
from bot.advisor.odds import null_chance, roll_null_chance, stop_chance
from bot.advisor.position import Then
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.engine import allowed
from bot.engine.cards import Card
from bot.engine.choices import legal_asides, with_aside
from bot.engine.dice import PLACES, Roll, faces_at
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import trait_in_force, traits


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """One legal choice and what it leads to; chances are None where it leads to no such thing."""

    mask: int
    """The places set aside; 0 where no roll waits. Of equal faces those that come first."""
    set_aside: Roll
    then: Then
    after: Game
    """As it is once these dice are set aside; as it was where the card itself ends the turn by them."""
    value: float | None = None
    """The expected gain of the whole turn under best play from there; None while it isn't solved."""
    null: float | None = None
    """Chance that the roll it leads to is a null."""
    stop: Fraction | None = None
    """Chance that the card it reveals ends the turn."""
    tutto: float | None = None
    """Chance of completing the card by the play that makes it likeliest."""


def prospects(game: Game, solved: Solved | None) -> tuple[Prospect, ...]:
    """List every choice that the engine allows now, best first; while it isn't solved, the likeliest null last."""
    turn = game.turn
    if turn is None:
        return ()
    outlook = situation(game)
    found = tuple(_prospects(game, turn, outlook))
    if solved is None:
        return tuple(sorted(found, key=lambda each: (each.null or 0.0, -each.mask.bit_count())))
    known = options(solved, game)
    by_choice = {(each.set_aside, each.then): each for each in found}
    return tuple(replace(by_choice[option.set_aside, option.then], value=option.value) for option in known)


def ahead(game: Game, solved: Solved | None) -> tuple[Prospect, ...]:
    """List every choice; where chance is next, which is waited for at a real table, the roll or card that comes."""
    turn = game.turn
    if turn is None or turn.step not in (Step.ROLLING, Step.DRAWING):
        return prospects(game, solved)
    reveals = turn.step is Step.DRAWING
    coming = _revealing(Then.REVEAL, 0, (), game, situation(game)) if reveals else _rolling(game, turn)
    return (coming if solved is None else replace(coming, value=value(solved, game)),)


def _prospects(game: Game, turn: Turn, outlook: Situation) -> Iterator[Prospect]:
    if turn.step is Step.TAKE_OR_PASS:
        vengeance = traits(game.ruleset)[Card.VENGEANCE]
        yield Prospect(
            mask=0,
            set_aside=(),
            then=Then.TAKE,
            after=game,
            null=float(roll_null_chance(vengeance.scoring, PLACES)),
            tutto=likeliest(vengeance, 0, PLACES),
        )
        yield _revealing(Then.PASS, 0, (), game, outlook)
        return
    if turn.step is not Step.CHOOSE:
        yield from _resting(0, (), game, outlook)
        return
    by_faces = {faces_at(turn.faces, mask): mask for mask in reversed(legal_asides(game))}
    for faces, mask in by_faces.items():
        after = with_aside(game, mask)
        if after is not None and (after.turn is None or after.turn.is_untouched):
            yield Prospect(mask=mask, set_aside=faces, then=Then.BANK, after=game)
        elif after is not None:
            yield from _resting(mask, faces, after, outlook)


def _resting(mask: int, faces: Roll, after: Game, outlook: Situation) -> Iterator[Prospect]:
    """What can be done where no roll waits."""
    turn = after.turn
    if turn is None or turn.step in (Step.DRAWING, Step.ROLLING):
        return
    if turn.step is Step.GO_ON:
        yield _rolling(after, turn, mask, faces)
    elif allowed.against_reveal(after, turn) is None:
        yield _revealing(Then.REVEAL, mask, faces, after, outlook)
    if allowed.against_bank(after, turn) is None:
        yield Prospect(mask=mask, set_aside=faces, then=Then.BANK, after=after)


def _rolling(after: Game, turn: Turn, mask: int = 0, faces: Roll = ()) -> Prospect:
    return Prospect(
        mask=mask,
        set_aside=faces,
        then=Then.ROLL,
        after=after,
        null=float(null_chance(after)),
        tutto=likeliest(trait_in_force(after), turn.tuttos, turn.dice_left),
    )


def _revealing(then: Then, mask: int, faces: Roll, after: Game, outlook: Situation) -> Prospect:
    return Prospect(
        mask=mask,
        set_aside=faces,
        then=then,
        after=after,
        null=mean_of_cards(outlook, lambda trait: float(roll_null_chance(trait.scoring, PLACES))),
        stop=stop_chance(after),
        tutto=mean_of_cards(outlook, lambda trait: likeliest(trait, 0, PLACES)),
    )
