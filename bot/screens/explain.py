"""The private answer to “?”: the card, the purses, what may be pressed and why the rest may not.

Knows the same as the board, told to one reader; must not know who presses what next.
"""

from bot.advisor.odds import null_chance, stop_chance
from bot.engine.choices import marked_at_first, missing
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import trait_in_force
from bot.i18n.catalogue import Words
from bot.screens._cards import COLOURS, NO_CARD_COLOUR, SIGNS, stop_card
from bot.screens._options import Forward, Options, options
from bot.screens._purses import carried_points
from bot.screens._reasons import marks, why_not_bank, why_not_reveal
from bot.screens._rule_line import besides, rule_line
from bot.screens._screen import Embed, Field, Screen
from bot.screens._seats import percent, seated
from bot.tables.table import Table


def explain(table: Table, mask: int | None, user: int, words: Words) -> Screen:
    """How the turn stands with these dice marked, for this reader; without a mask with those marked at first."""
    game = table.game
    turn = game.turn
    if turn is None:
        raise LookupError(f"no turn is under way in {table.id}")
    marked = (marked_at_first(game) if mask is None else mask) & turn.thrown
    ahead = options(game, turn, marked)
    own = table.person(turn.seat).user == user
    who = seated(table, turn.seat, words)
    presses = words("explain-presses") if own else words("explain-presses-of", who=who)
    page = Embed(
        title=words("explain-title"),
        description=(
            words("explain-your-turn", round=game.round) if own else words("explain-turn-of", who=who, round=game.round)
        ),
        fields=(
            _card(game, turn, words),
            Field(name=words("explain-purses"), value=_purses(game, turn, words)),
            Field(name=presses, value="\n".join(_presses(game, turn, marked, ahead, words))),
        ),
        footer=words("explain-dead-dice") if turn.thrown else "",
        colour=NO_CARD_COLOUR if turn.card is None else COLOURS[turn.card],
    )
    return Screen(embed=page)


def _card(game: Game, turn: Turn, words: Words) -> Field:
    if turn.card is None:
        return Field(name=words("explain-no-card"), value=words("explain-no-card-rule"))
    card = f"{SIGNS[turn.card]} {words(f'card-{turn.card}')}"
    lines = (rule_line(turn.card, game.ruleset, words), *besides(turn.card, game.ruleset, words))
    return Field(name=words("explain-card", card=card), value="\n".join(lines))


def _purses(game: Game, turn: Turn, words: Words) -> str:
    purses = (
        ("explain-purse-rolled", turn.rolled),
        ("explain-purse-bonus", turn.bonus),
        ("explain-purse-carried", carried_points(game, turn)),
    )
    lines = [words(message, points=points) for message, points in purses if points]
    return "\n".join(lines) or words("explain-purse-nothing")


def _presses(game: Game, turn: Turn, marked: int, ahead: Options, words: Words) -> tuple[str, ...]:
    if turn.step is Step.TAKE_OR_PASS:
        return (words("explain-take"),)
    if turn.step in {Step.DRAWING, Step.ROLLING}:
        return (words("board-waiting"),)
    lines = (
        _dice(game, turn, ahead, words),
        marks(game, turn, marked, ahead, words) if turn.step is Step.CHOOSE else "",
        _forward(game, turn, marked, ahead, words),
        _bank(game, turn, marked, ahead, words),
    )
    return tuple(filter(None, lines))


def _dice(game: Game, turn: Turn, ahead: Options, words: Words) -> str:
    if turn.step is Step.CHOOSE:
        if ahead.forced:
            return words("explain-no-dice-forced")
        needed = " ".join(map(str, missing(game)))
        return words("explain-dice-straight", dice=needed) if needed else words("explain-dice")
    by_bot = turn.step is Step.GO_ON and trait_in_force(game).bot_chooses
    return words("explain-no-dice-by-bot" if by_bot else "explain-no-dice")


def _forward(game: Game, turn: Turn, marked: int, ahead: Options, words: Words) -> str:
    if ahead.against_aside is not None:
        return words("explain-no-roll", why=marks(game, turn, marked, ahead, words))
    match ahead.forward:
        case Forward.ASIDE:
            return words("explain-aside")
        case Forward.ROLL:
            burning = trait_in_force(ahead.game).null_banks
            message = "explain-roll-fireworks" if burning else "explain-roll"
            return words(message, dice=ahead.turn.dice_left, percent=percent(null_chance(ahead.game)))
        case Forward.REVEAL | Forward.TAKE:
            return _reveal(ahead, words)


def _reveal(ahead: Options, words: Words) -> str:
    if ahead.against_forward is not None:
        return words("explain-no-reveal", why=why_not_reveal(ahead, words))
    if not ahead.turn.turn_tuttos or not ahead.game.deck_checked:
        return words("explain-reveal")
    card = words(f"card-{stop_card(ahead.game.ruleset)}")
    return words("explain-reveal-risk", card=card, percent=percent(stop_chance(ahead.game)))


def _bank(game: Game, turn: Turn, marked: int, ahead: Options, words: Words) -> str:
    if ahead.forward is Forward.ASIDE:
        return ""
    if ahead.against_aside is not None:
        return words("explain-no-bank", why=marks(game, turn, marked, ahead, words))
    if ahead.against_bank is None:
        return words("explain-bank", points=ahead.turn.at_risk)
    return words("explain-no-bank", why=why_not_bank(ahead, words))
