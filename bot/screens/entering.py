"""The forms of record mode, a whole turn in figures and a turn in the record's words, and what is wrong with them.

Knows what a turn can bring by its card's sign and name; must not know whether it was right, which the record says.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine import Card, Refusal
from bot.i18n.catalogue import Words
from bot.record.drafting import Draft, Next
from bot.screens._cards import SIGNS
from bot.screens._screen import Blank, Button, Choice, Form, Pick, Screen, Style
from bot.screens._seats import BETWEEN
from bot.tables.table import Table
from bot.tables.unsent import Unsent

NO_CARD: Final = "-"
SEVERAL: Final = "+"
"""Values of the card menu that are no card."""

POINTS, CARD, LINE = "points", "card", "line"
"""The keys of the forms' parts."""

LONGEST_NUMBER: Final = 20
LONGEST_LINE: Final = 1000
MOST_ASIDES: Final = 8
_TYPED: Final = re.compile(r"^→ `(.+)`$", re.MULTILINE)
EXAMPLE: Final = "B300 112346:11 2356:5 bank"
"""A turn as the game record writes it, the same in every language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """A line as it was typed, and the press that opens its form once more."""

    verb: str
    arg: str
    line: str


def total_form(table: Table, verb: str, arg: str, draft: Draft, words: Words) -> Form:
    """A whole turn: its card, unless one lies there already, and what it brought."""
    points = Blank(
        label=words("total-points"), example=words("total-example"), longest=LONGEST_NUMBER, key=POINTS, required=False
    )
    if draft.tokens:
        return Form(title=words("total-title"), verb=verb, arg=arg, parts=(points,), game=table.id, seq=table.seq)
    none = Choice(value=NO_CARD, label=words("total-no-card"), chosen=True)
    several = Choice(value=SEVERAL, label=words("total-several"), description=words("total-several.told"))
    cards = [card for card, copies in draft.game.ruleset.deck if copies]
    named = (Choice(value=card, label=f"{SIGNS[card]} {words(f'card-{card}')}") for card in cards)
    pick = Pick(label=words("total-card"), key=CARD, choices=(none, *named, several))
    return Form(title=words("total-title"), verb=verb, arg=arg, parts=(pick, points), game=table.id, seq=table.seq)


def line_form(table: Table, verb: str, arg: str, line: str, words: Words) -> Form:
    """A turn, or what is left of it, in the words of the game record."""
    blank = Blank(label=words("line-label"), example=EXAMPLE, longest=LONGEST_LINE, key=LINE, value=line)
    return Form(title=words("line-title"), verb=verb, arg=arg, parts=(blank,), game=table.id, seq=table.seq)


def no_number(words: Words) -> Screen:
    """Nothing that can be read as points was typed."""
    return Screen(content=words("typed-no-number"))


def no_such_total(refusal: Refusal, card: Card | None, words: Words) -> Screen:
    """What was typed no turn can bring, or none with this card, and the nearest that one can."""
    lower, higher = refusal.facts.get("lower"), refusal.facts.get("higher")
    asked = words("typed-no-total") if card is None else words("typed-no-total-on", card=words(f"card-{card}"))
    if lower is None or higher is None:
        return Screen(content=f"{asked} {words('typed-nearest', points=(lower if lower is not None else higher) or 0)}")
    return Screen(content=f"{asked} {words('typed-between', lower=lower, higher=higher)}")


def needs_aside(words: Words) -> Screen:
    """One figure can't say this turn: it is entered by what was set aside."""
    return Screen(content=words("typed-needs-aside"))


def wrong(table: Table, refusal: Refusal, ahead: Next, again: Again, words: Words) -> Screen:
    """The first word that is wrong, and what would have been allowed in its place."""
    token = str(refusal.facts.get("token", "")) or "…"
    message = f"record-{refusal.code}"
    reason = words(message) if message in words else words("pad-otherwise")
    said = words("typed-wrong", token=token, why=reason)
    allowed = words("typed-allowed", ways=BETWEEN.join(_ways(ahead, words)))
    return once_more(table, f"{said}\n{allowed}", again, words)


def once_more(table: Table, said: str, again: Again, words: Words) -> Screen:
    """What is to be said of a line that was typed, with the line, from which its form opens as it was."""
    button = Button(verb=again.verb, arg=again.arg, label=words("typed-again"), style=Style.PRIMARY)
    return Screen(content=f"{said}\n→ `{again.line}`", rows=((button,),), game=table.id, seq=table.seq)


def typed_before(shown: str) -> str:
    """The line that such a note says was typed, letter for letter; empty where it says none."""
    match = _TYPED.search(shown)
    return match[1] if match else ""


def _ways(ahead: Next, words: Words) -> list[str]:
    ways = [f"`{' '.join(ahead.cards)}`"] if ahead.cards else []
    if ahead.dice:
        ways.append(words("typed-may-roll", dice=ahead.dice))
    if ahead.asides:
        shown = " ".join("".join(map(str, aside)) for aside in ahead.asides[:MOST_ASIDES])
        ways.append(words("typed-may-set-aside", dice=shown))
    ways += [
        f"`{word}`" for word, may in (("bank", ahead.bank), ("pass", ahead.pass_on), ("score", ahead.whole)) if may
    ]
    return ways or [words("typed-nothing-more")]


def by_words(words: Words) -> Screen:
    """One figure can't say this turn: it is typed."""
    return Screen(content=words("typed-by-words"))


def too_long(words: Words) -> Screen:
    """A line that doesn't fit where it would have to wait for its confirmation."""
    return Screen(content=words("typed-too-long"))


def entered_elsewhere(unsent: Unsent, words: Words) -> Screen:
    """Somebody was faster; what was about to be entered is not lost."""
    faces = " ".join(map(str, unsent.faces))
    return Screen(content=words("entered-elsewhere", line=unsent.line or faces or "–"))
