"""The rules of TUTTO, and of Fill or Bust, as pure functions over a stream of events.

`decide` answers a person, `settle` takes what chance decided, `evolve` folds; nothing in here rolls, waits or stores.
"""

from bot.engine.act import act
from bot.engine.cards import Card
from bot.engine.decide import MOST_SEATS, decide
from bot.engine.editions import DECKS, Edition
from bot.engine.evolve import due, evolve, fold, opened
from bot.engine.house import HOUSE_RULES, PRESETS, departures, house_rules, parse, with_value
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import DEFAULTS, FILL_OR_BUST, OFFICIAL, Ruleset
from bot.engine.settle import settle
from bot.engine.state import Game, Seat, Step, Turn

__all__ = [
    "DECKS",
    "DEFAULTS",
    "FILL_OR_BUST",
    "HOUSE_RULES",
    "MOST_SEATS",
    "OFFICIAL",
    "PRESETS",
    "Card",
    "Code",
    "Edition",
    "Game",
    "Refusal",
    "Ruleset",
    "Seat",
    "Step",
    "Turn",
    "act",
    "decide",
    "departures",
    "due",
    "evolve",
    "fold",
    "house_rules",
    "opened",
    "parse",
    "refuse",
    "settle",
    "with_value",
]
