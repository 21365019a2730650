"""What is at risk in a turn, from where it comes, and what was taken for good. Knows no button and no score."""

from bot.engine import Card
from bot.engine.evolve import needs_shuffle
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import traits
from bot.i18n.catalogue import Words
from bot.screens._seats import BETWEEN, seated
from bot.tables.table import Table


def risk(game: Game, turn: Turn, words: Words) -> str:
    """What is at risk, and how much of it came from dice, bonus and earlier cards (§2.3)."""
    if not turn.at_risk:
        return words("risk-nothing")
    return words("risk-sources", total=turn.at_risk, sources=sources(game, turn, words))


def sources(game: Game, turn: Turn, words: Words) -> str:
    """Where the points at risk come from; the parts add up to them."""
    carried = carried_points(game, turn)
    if carried:
        parts = (("risk-dice", turn.at_risk - carried), ("risk-carried", carried))
    else:
        parts = (("risk-dice", turn.rolled), ("risk-bonus", turn.bonus))
    return BETWEEN.join(words(message, points=points) for message, points in parts if points)


def carried_points(game: Game, turn: Turn) -> int:
    """Points brought along from earlier cards, while the card in force is not completed."""
    if turn.card is None or turn.step is Step.REVEAL:
        return 0
    on_this_card = turn.card_rolled if traits(game.ruleset)[turn.card].counts else 0
    return turn.at_risk - on_this_card


def paid(table: Table, turn: Turn, words: Words) -> str:
    """What others really paid in this turn so far, empty where nobody did."""
    if not turn.paid:
        return ""
    payers = (words("story-taken-from", who=seated(table, seat, words), points=points) for seat, points in turn.paid)
    return words("board-paid", payers=", ".join(payers))


def stops_left(game: Game) -> tuple[Card, int, int] | None:
    """(card, how many of it, how many cards) among the cards not seen yet; None where there is none or none knows."""
    if not game.deck_checked:
        return None
    left = dict(game.ruleset.deck) if needs_shuffle(game) else game.pile
    known = traits(game.ruleset)
    stopping = [(card, count) for card, count in left.items() if count and known[card].stops]
    if not stopping:
        return None
    return stopping[0][0], sum(count for _, count in stopping), sum(left.values())
