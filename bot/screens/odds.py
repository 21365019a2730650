"""What one's choices are worth, told to one person: each with its average and its chances, the best first, and why.

Knows prospects as they were worked out; must not know whether, or where, anything is still being solved.
"""

from collections.abc import Sequence
from typing import Final

from bot.advisor.position import Then
from bot.advisor.prospects import Prospect
from bot.advisor.situation import unfollowed
from bot.engine.state import Game, Turn
from bot.i18n.catalogue import Words
from bot.screens import _purses
from bot.screens._advised import reason
from bot.screens._cards import COLOURS, NO_CARD, NO_CARD_COLOUR, SIGNS, stop_card
from bot.screens._screen import Embed, Field, Screen
from bot.screens._seats import BETWEEN, percent, seated
from bot.tables.moment import Moment, Untold
from bot.tables.ports import Mode
from bot.tables.strokes import may_write
from bot.tables.table import Table

MOST_CHOICES: Final = 10
"""Lines; what else there is is counted."""


def odds(table: Table, user: int, at: Moment, prospects: Sequence[Prospect], words: Words) -> Screen:
    """The choices at this moment, told to this user; those that are not solved yet have chances only."""
    game, turn = at.game, at.game.turn
    if turn is None:
        raise LookupError(f"no turn is under way in {table.id}")
    if at.aside:
        prospects = [each for each in prospects if each.set_aside == at.aside]
    if not prospects:
        return Screen(content=words("board-waiting"))
    is_solved = prospects[0].value is not None
    why = reason(game, prospects, words) if is_solved else words("odds-unsolved")
    name = words("odds-choices") if is_solved else words("odds-chances")
    page = Embed(
        title=BETWEEN.join((_whose(table, user, turn, words), _card(turn, words))),
        description="\n".join(filter(None, (_dice(at, turn, words), _purses.risk(game, turn, words)))),
        fields=(
            Field(name=name, value=_lines(game, prospects, words)),
            Field(name=words("odds-why") if is_solved else words("odds-patience"), value=why),
            *_in_part(game, words),
        ),
        footer=words("odds-footer"),
        colour=NO_CARD_COLOUR if turn.card is None else COLOURS[turn.card],
    )
    return Screen(embed=page)


def no_position(table: Table | None, user: int, words: Words) -> Screen:
    """Why there are no odds for this user here, and when there will be; without a table none is on."""
    if table is None or table.game.is_over:
        return Screen(content=words("odds-no-game"))
    keeps_score = table.row.mode is Mode.RECORD and may_write(table, user)
    if table.seat_of(user) is None:
        return Screen(content=words("odds-not-begun-keeper" if keeps_score else "odds-no-seat"))
    if table.game.turn is None:
        return Screen(content=words("odds-not-begun"))
    return Screen(content=words("odds-not-your-turn", who=seated(table, table.game.turn.seat, words)))


def untold(why: Untold, words: Words) -> Screen:
    """Why a score sheet tells of no moment, and when it will."""
    return Screen(content=words(f"odds-untold-{why}"))


def _whose(table: Table, user: int, turn: Turn, words: Words) -> str:
    """Who keeps score reads the odds of others too."""
    if table.seat_of(user) == turn.seat:
        return words("odds-title")
    return words("odds-title-of", who=seated(table, turn.seat, words))


def _card(turn: Turn, words: Words) -> str:
    return NO_CARD if turn.card is None else f"{SIGNS[turn.card]} {words(f'card-{turn.card}')}"


def _dice(at: Moment, turn: Turn, words: Words) -> str:
    """The roll on the table, where it was seen; as a total its dice are the players' alone."""
    if at.is_total:
        return words("odds-total")
    if at.aside:
        return words("board-aside", dice=f"`{_figures(at.aside)}`")
    return words("board-rolled", dice=f"`{_figures(turn.roll)}`") if turn.thrown else ""


def _figures(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _lines(game: Game, prospects: Sequence[Prospect], words: Words) -> str:
    lines = [_line(game, number, each, words) for number, each in enumerate(prospects[:MOST_CHOICES], start=1)]
    if len(prospects) > MOST_CHOICES:
        lines.append(words("odds-more", count=len(prospects) - MOST_CHOICES))
    return "\n".join(lines)


def _line(game: Game, number: int, prospect: Prospect, words: Words) -> str:
    parts = [f"{number}. {choice(prospect, words)}"]
    if prospect.value is not None:
        parts.append(f"**{words.number(round(prospect.value))}**")
    if prospect.stop:
        parts.append(_chance(float(prospect.stop), words(f"card-{stop_card(game.ruleset)}"), words))
    if prospect.null is not None:
        parts.append(_chance(prospect.null, words("odds-null"), words))
    if prospect.tutto is not None:
        parts.append(_chance(prospect.tutto, words("odds-tutto"), words))
    return BETWEEN.join(parts)


def _chance(chance: float, what: str, words: Words) -> str:
    return words("odds-chance", what=what, percent=percent(chance))


def choice(prospect: Prospect, words: Words) -> str:
    """A choice in a few words, its dice as figures."""
    turn, dice = prospect.after.turn, f"`{_figures(prospect.set_aside)}`"
    message = f"odds-{prospect.then}" if not prospect.set_aside else f"odds-aside-{prospect.then}"
    at_risk, left = (turn.at_risk, turn.dice_left) if turn else (0, 0)
    if prospect.then is Then.BANK and prospect.set_aside and turn is not None and turn.thrown:
        # The card itself banks by these dice, or wins the game.
        return words("odds-aside-ends", dice=dice)
    return words(message, dice=dice, count=left, points=at_risk)


def _in_part(game: Game, words: Words) -> tuple[Field, ...]:
    rules = ", ".join(words(f"rule-{rule}") for rule in unfollowed(game.ruleset))
    return (Field(name=words("odds-in-part"), value=words("odds-in-part-rules", rules=rules)),) if rules else ()
