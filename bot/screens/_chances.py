"""The chances that a board and a score sheet show where their table wants them. Knows exact chances, no advice.

A null's stands where dice are rolled next, a Stop's where a card is revealed after a TUTTO and the pile is known.
"""

from bot.advisor.odds import null_chance, stop_chance
from bot.engine.cards import Card
from bot.engine.state import Game
from bot.i18n.catalogue import Words
from bot.screens._cards import stop_card
from bot.screens._seats import percent
from bot.tables.ports import Hints


def roll_label(hints: Hints, game: Game, words: Words) -> str:
    """The label of a button that rolls the dice left, with the chance of a null; empty where none is wanted."""
    turn = game.turn
    if hints is Hints.OFF or turn is None:
        return ""
    return words("press-roll-risk", dice=turn.dice_left, percent=percent(null_chance(game)))


def reveal_label(hints: Hints, game: Game, words: Words) -> str:
    """The label of a button that reveals a card, with the chance of a Stop where one can be told."""
    if not _tells_stops(hints, game):
        return words("press-reveal")
    stops = "press-reveal-risk" if stop_card(game.ruleset) is Card.STOP else "press-reveal-risk-no-dice"
    return words(stops, percent=percent(stop_chance(game)))


def before_roll(hints: Hints, game: Game, words: Words) -> str:
    """A line for where real dice are rolled; empty where no chance is wanted."""
    return "" if hints is Hints.OFF else words("sheet-chance-null", percent=percent(null_chance(game)))


def before_card(hints: Hints, game: Game, words: Words) -> str:
    """A line for where a real card is revealed; empty where no chance can be told."""
    if not _tells_stops(hints, game):
        return ""
    return words("sheet-chance-stop", card=words(f"card-{stop_card(game.ruleset)}"), percent=percent(stop_chance(game)))


def _tells_stops(hints: Hints, game: Game) -> bool:
    turn = game.turn
    return hints is not Hints.OFF and turn is not None and turn.turn_tuttos > 0 and game.deck_checked
