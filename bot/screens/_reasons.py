"""What is marked, what it leads to, and why something may not be pressed. Knows refusals as sentences, no button."""

from typing import assert_never

from bot.engine.cards import Card
from bot.engine.dice import ALL_PLACES, faces_at
from bot.engine.refusals import Code, Refusal
from bot.engine.ruleset import AfterTutto
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import trait_in_force, traits
from bot.i18n.catalogue import Words
from bot.screens import _purses
from bot.screens._options import Forward, Options
from bot.screens._seats import seated
from bot.tables.table import Table


def reasons(table: Table, turn: Turn, marked: int, ahead: Options, words: Words) -> tuple[str, ...]:
    """What the board says under the purses: the marked dice first, then what is ahead, then what is not allowed."""
    game = table.game
    match turn.step:
        case Step.REVEAL if turn.is_untouched:
            return (words("board-reveal-first"),)
        case Step.REVEAL:
            return (_stop(ahead, words), why_not_bank(ahead, words), why_not_reveal(ahead, words))
        case Step.CHOOSE:
            return (
                _forced(ahead, words),
                marks(game, turn, marked, ahead, words),
                _takes(table, turn, ahead, words),
                _stop(ahead, words),
                "" if ahead.against_aside else why_not_bank(ahead, words),
                why_not_reveal(ahead, words),
            )
        case Step.GO_ON:
            chosen = trait_in_force(game).bot_chooses and turn.aside
            by_bot = words("marked-by-bot", card=_card(turn, words)) if chosen else ""
            return (by_bot, why_not_bank(ahead, words))
        case Step.TAKE_OR_PASS:
            return (words("board-take-or-pass"),)
        case Step.DRAWING | Step.ROLLING:
            return (words("board-waiting"),)
        case _:
            assert_never(turn.step)


def _card(turn: Turn, words: Words) -> str:
    return words(f"card-{turn.card}")


def _forced(ahead: Options, words: Words) -> str:
    return words("marked-forced") if ahead.forced else ""


def marks(game: Game, turn: Turn, marked: int, ahead: Options, words: Words) -> str:
    """The marked dice and what they lead to, or why they can't be set aside."""
    if not marked:
        return words("marked-none")
    dice = " ".join(map(str, faces_at(turn.faces, marked)))
    if ahead.against_aside is not None:
        return words(_why_not_aside(game, ahead.against_aside), dice=dice)
    if turn.aside | marked == ALL_PLACES:
        return _tutto(game, turn, ahead, dice, words)
    trait = trait_in_force(game)
    if trait.scoring.collects:
        return words("marked-collects", dice=dice, count=(turn.aside | marked).bit_count())
    if not trait.counts:
        return words("marked-nothing-counts", dice=dice, card=_card(turn, words))
    return words("marked-points", dice=dice, points=ahead.turn.rolled - turn.rolled, total=ahead.turn.at_risk)


def _tutto(game: Game, turn: Turn, ahead: Options, dice: str, words: Words) -> str:
    """The marked dice are the last ones."""
    if ahead.forward is Forward.ASIDE:
        return words("marked-wins" if turn.card is Card.CLOVERLEAF else "marked-tutto", dice=dice)
    if ahead.forward is Forward.ROLL and trait_in_force(game).tuttos is not None:
        return words("marked-tutto-one-more", dice=dice)
    return words("marked-tutto-points", dice=dice, total=ahead.turn.at_risk)


def _takes(table: Table, turn: Turn, ahead: Options, words: Words) -> str:
    """What the marked TUTTO takes from others."""
    before = dict(turn.paid)
    new = [(seat, points - before.get(seat, 0)) for seat, points in ahead.turn.paid]
    payers = [
        words("story-taken-from", who=seated(table, seat, words), points=points) for seat, points in new if points
    ]
    return words("board-takes", payers=", ".join(payers)) if payers else ""


def _stop(ahead: Options, words: Words) -> str:
    """How many Stops are left and what one would cost, where a card may be revealed after a TUTTO."""
    turn = ahead.turn
    if ahead.forward is not Forward.REVEAL or ahead.against_forward is not None or not turn.turn_tuttos:
        return ""
    left = _purses.stops_left(ahead.game)
    if left is None:
        return ""
    card, stops, cards = left
    message = "board-stop-cost" if turn.at_risk and not ahead.game.ruleset.stop_keeps else "board-stop-free"
    return words(message, card=words(f"card-{card}"), stops=stops, cards=cards, points=turn.at_risk)


def why_not_reveal(ahead: Options, words: Words) -> str:
    """Why no card may be revealed, where one is due: banking is the one way on; else empty."""
    held = ahead.forward is Forward.REVEAL and ahead.against_forward is not None
    return words("why-roll-must-bank") if held else ""


def why_not_bank(ahead: Options, words: Words) -> str:
    """Why banking is not allowed once the marked dice are set aside; empty where it is."""
    refusal = ahead.against_bank
    if refusal is None or ahead.forward is Forward.ASIDE:
        return ""
    return words(_why_not_bank(ahead.game, ahead.turn, refusal), least=refusal.facts.get("least", 0))


def _why_not_bank(game: Game, turn: Turn, refusal: Refusal) -> str:
    if refusal.code is Code.BELOW_MINIMUM:
        return "why-bank-minimum"
    if turn.step is Step.REVEAL:
        drawn = turn.turn_tuttos and game.ruleset.after_tutto is AfterTutto.MUST_DRAW
        return "why-bank-must-reveal" if drawn else "why-bank-first"
    if turn.card is None:
        return "why-bank-other"
    trait = traits(game.ruleset)[turn.card]
    if trait.null_banks:
        return "why-bank-fireworks"
    return "why-bank-clover" if turn.card is Card.CLOVERLEAF else "why-bank-tutto"


def _why_not_aside(game: Game, refusal: Refusal) -> str:
    if refusal.code is Code.MUST_SET_ASIDE_ALL:
        return "why-must-set-aside-all"
    return "why-does-not-collect" if trait_in_force(game).scoring.collects else "why-does-not-score"
