"""Dice that nobody entered: a roll of which only what was set aside is known, as a roll that could have been.

Knows which faces change nothing; that they were never seen the record says in a comment.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement

from bot.engine import allowed
from bot.engine.dice import FACES, Roll
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import Trait, trait_in_force

UNSEEN = ":"
"""How a token begins whose roll was not entered."""

_FACES = frozenset(map(str, FACES))


def is_unseen(token: str) -> bool:
    """Whether only what was set aside was entered.

    >>> is_unseen(":11"), is_unseen("112346:11")
    (True, False)
    """
    return token.startswith(UNSEEN)


def seen(game: Game, token: str) -> str | Refusal:
    """Fill in the dice of `:11` with faces that score nothing, so that it is a token of the record (record.md).

    Refused is what could not have been set aside of any roll at this moment.
    """
    digits = token.removeprefix(UNSEEN)
    turn = game.turn
    if turn is None:
        return refuse(Code.GAME_IS_OVER if game.is_over else Code.NOT_BEGUN)
    refusal = allowed.against_roll(turn) if turn.step is not Step.TAKE_OR_PASS else None
    if refusal is None and not _FACES.issuperset(digits):
        refusal = refuse(Code.NOT_A_FACE)
    if refusal is None and len(digits) > turn.dice_left:
        refusal = refuse(Code.WRONG_DICE_COUNT, dice=turn.dice_left)
    return refusal or _filled(trait_in_force(game), tuple(sorted(map(int, digits))), turn)


def _filled(trait: Trait, aside: Roll, turn: Turn) -> str | Refusal:
    if aside and not trait.scoring.allows(aside, turn.collected):
        return refuse(Code.DOES_NOT_SCORE)
    rest = _rest(trait, aside, turn.collected, turn.dice_left - len(aside))
    if rest is None:
        return refuse(Code.MUST_SET_ASIDE_ALL if aside else Code.NOT_A_NULL)
    return f"{_digits((*aside, *rest))}:{_digits(aside)}"


@lru_cache(maxsize=8192)
def _rest(trait: Trait, aside: Roll, collected: Roll, dice: int) -> Roll | None:
    """Find faces for the dice that stay, the most varied first: with them exactly `aside` is all that scores."""
    choices = combinations_with_replacement(FACES, dice)
    for rest in sorted(choices, key=lambda faces: max(Counter(faces).values(), default=0)):
        roll = tuple(sorted((*aside, *rest)))
        fullest = trait.scoring.fullest(roll, collected)
        if (aside in fullest if aside else not fullest) and not allowed.against_aside(trait, roll, aside, collected):
            return rest
    return None


def _digits(faces: Roll) -> str:
    return "".join(map(str, faces))
