"""Luck and skill after a game: where every score comes from, and one reader's costliest choices. Knows accounts only.

What is shown of a score adds up to it in whole points; how anything was reckoned is the advisor's.
"""

from collections.abc import Sequence
from typing import Final

from bot.advisor.luck import Account, Decision
from bot.advisor.position import Then
from bot.advisor.prospects import prospects
from bot.engine.dice import Roll
from bot.engine.state import Game
from bot.i18n.catalogue import Words
from bot.screens._cards import SIGNS
from bot.screens._screen import Button, Embed, Field, Screen
from bot.screens._seats import BETWEEN, seated
from bot.screens.odds import choice
from bot.tables.table import Table

VERB: Final = "luck"
COLOUR: Final = 0xC9971C


def luck(table: Table, accounts: Sequence[Account], user: int, words: Words) -> Screen:
    """Every seat's account, and of the reader's own choices those that cost most."""
    fields = [Field(name=seated(table, one.seat, words), value=_account(one, words)) for one in accounts]
    own = [one for one in accounts if table.person(one.seat).user == user and one.turns]
    fields += [Field(name=words("luck-costliest"), value=_costliest(one, words)) for one in own[:1]]
    return Screen(
        embed=Embed(
            title=words("luck-title"),
            description=words("luck-about"),
            fields=tuple(fields),
            footer=words("luck-footer"),
            colour=COLOUR,
        )
    )


def button(words: Words) -> Button:
    """The way here, under a result."""
    return Button(verb=VERB, label=words("luck-button"))


def still_working(words: Words) -> Screen:
    """The rules of that game are still being solved."""
    return Screen(content=words("luck-still-working"))


def under_way(words: Words) -> Screen:
    """Nothing is told of a game before its end."""
    return Screen(content=words("luck-under-way"))


def _account(account: Account, words: Words) -> str:
    """The parts that are not nothing, and their sum."""
    shown = account.shown
    signed = (
        ("luck-start", shown.start),
        ("luck-luck", shown.luck),
        ("luck-skill", -shown.lost),
        ("luck-other", shown.other),
        ("luck-taken", -shown.taken),
    )
    parts = [words("luck-par", points=words.number(shown.par))]
    parts += [words(message, points=_signed(points, words)) for message, points in signed if points]
    return f"{BETWEEN.join(parts)} = **{words.number(shown.score)}**"


def _signed(points: int, words: Words) -> str:
    return f"{'+' if points > 0 else '−'}{words.number(abs(points))}"


def _costliest(account: Account, words: Words) -> str:
    lines = (_decision(number, one, words) for number, one in enumerate(account.costliest, start=1))
    return "\n".join(filter(None, lines)) or words("luck-flawless")


def _decision(number: int, decision: Decision, words: Words) -> str:
    """One choice in its position: what was done, what it cost, what would have been better."""
    turn, better = decision.before.turn, decision.better
    if turn is None or better is None:
        return ""
    card = "" if turn.card is None else f"{SIGNS[turn.card]} {words(f'card-{turn.card}')}"
    rolled = words("luck-rolled", dice=f"`{' '.join(map(str, turn.roll))}`") if turn.thrown else ""
    position = BETWEEN.join(filter(None, (card, rolled, words("luck-at-risk", points=turn.at_risk))))
    did = _choice(decision.before, decision.set_aside, decision.then, words)
    best = _choice(decision.before, better.set_aside, better.then, words)
    if not (did and best):
        return ""
    return words(
        "luck-decision", number=number, position=position, did=did, best=best, points=max(1, round(decision.cost))
    )


def _choice(game: Game, set_aside: Roll, then: Then, words: Words) -> str:
    fitting = (each for each in prospects(game, None) if (each.set_aside, each.then) == (set_aside, then))
    found = next(fitting, None)
    return "" if found is None else choice(found, words)
