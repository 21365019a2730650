"""One line more for somebody's first three turns: what matters at this step. Knows the turn and whose it is, no button.

It must not decide anything: who is new is known to the table, what may be pressed to the options.
"""

from typing import Final

from bot.engine.state import Game, Step, Turn
from bot.engine.traits import Banking, trait_in_force
from bot.i18n.catalogue import Words
from bot.screens._cards import stop_card
from bot.screens._options import Forward, Options
from bot.tables.table import Table

FIRST_TURNS: Final = 3


def hint(table: Table, turn: Turn, ahead: Options, words: Words) -> str:
    """The hint for this step; empty for who has played before, and from their fourth turn on."""
    had = len(table.chronicle.of(turn.seat)) if table.is_new(turn.seat) else FIRST_TURNS
    if had >= FIRST_TURNS:
        return ""
    match turn.step:
        case Step.REVEAL if turn.is_untouched:
            return words("hint-reveal")
        case Step.REVEAL | Step.CHOOSE | Step.GO_ON:
            return _after_tutto(ahead, words) if ahead.forward is Forward.REVEAL else _on_card(table.game, had, words)
        case Step.TAKE_OR_PASS | Step.DRAWING | Step.ROLLING:
            return ""


def _after_tutto(ahead: Options, words: Words) -> str:
    """Only where there is a choice, which some house rules take away."""
    free = ahead.against_bank is None and ahead.against_forward is None
    if not free or ahead.game.ruleset.stop_keeps:
        return ""
    return words("hint-tutto", card=words(f"card-{stop_card(ahead.game.ruleset)}"))


def _on_card(game: Game, had: int, words: Words) -> str:
    """What the card asks for; on those that ask for nothing special another thing in each of the three turns."""
    trait = trait_in_force(game)
    if trait.null_banks:
        return words("hint-fireworks")
    if trait.scoring.collects:
        return words("hint-straight")
    if trait.banking is Banking.NEVER and game.turn is not None:
        return words("hint-all-or-nothing", card=words(f"card-{game.turn.card}"))
    if had == 0 or (had == 1 and trait.every_die):
        return words("hint-score")
    return words("hint-fewer" if had == 1 else "hint-null")
