"""Dice that nobody entered are filled in so that the record replays, wherever that can be."""

import random
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import OFFICIAL, Game, Refusal, Ruleset, allowed
from bot.engine.dice import FACES, Roll
from bot.engine.refusals import Code
from bot.engine.traits import trait_in_force
from bot.record.drafting import following, more
from bot.record.unseen import seen
from tests.kit.sheets import Pen, begun, some_word
from tests.kit.sheets import allowed as the
from tests.kit.strategies import rulesets
from tests.record.test_totals import due


def rolls(dice: int) -> tuple[Roll, ...]:
    return tuple(combinations_with_replacement(FACES, dice))


def possible(game: Game, aside: Roll) -> bool:
    """Whether any roll there is would allow to set exactly this aside."""
    turn = game.turn
    assert turn is not None
    trait = trait_in_force(game)
    return any(
        allowed.against_aside(trait, roll, aside, turn.collected) is None
        and not (trait.bot_chooses and aside != next(iter(trait.scoring.fullest(roll, turn.collected)), ()))
        for roll in rolls(turn.dice_left)
    )


@settings(deadline=None, max_examples=30)
@given(rulesets(), st.integers(0, 2**32))
def test_every_set_aside_that_can_be_is_filled_in_and_no_other(ruleset: Ruleset, seed: int) -> None:
    chance = random.Random(seed)
    draft = Pen(begun(ruleset, ["Ada", "Ben"])).due()
    for _ in range(chance.randrange(8)):
        if draft.is_over:
            return
        draft = the(more(draft, some_word(draft, chance)))
    dice = following(draft).dice
    if not dice:
        return
    for size in range(dice + 1):
        for aside in rolls(size):
            token = ":" + "".join(map(str, aside))
            assert isinstance(seen(draft.game, token), str) == possible(draft.game, aside), token


@pytest.mark.parametrize(
    ("words", "token", "code"),
    [
        ((), ":11", Code.MUST_REVEAL),
        (("B300",), ":2", Code.DOES_NOT_SCORE),
        (("B300",), ":7", Code.NOT_A_FACE),
        (("B300", ":1111"), ":555", Code.WRONG_DICE_COUNT),
        (("ST",), ":", Code.NOT_A_NULL),
        (("ST", ":12"), ":1", Code.DOES_NOT_SCORE),
        (("B300", "112345"), ":11", Code.MUST_SET_ASIDE),
    ],
)
def test_what_could_not_have_been_set_aside_is_refused(words: tuple[str, ...], token: str, code: Code) -> None:
    answer = seen(due(OFFICIAL, *words).game, token)
    assert isinstance(answer, Refusal)
    assert answer.code is code
