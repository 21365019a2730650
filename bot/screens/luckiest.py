"""The first turn as it is offered to the luckiest: a line and a button in the lobby, and what others are told of it.

Knows who is offered it and why; must not know how that is found. Its presses come back as the verb `first`.
"""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._screen import Button, Screen
from bot.screens._seats import seated
from bot.screens.stats import signed_tenths
from bot.tables.luckiest import Offer
from bot.tables.table import Table

VERB: Final = "first"
BACK: Final = "back"
"""The arg of the button that gives it back: pressed twice, neither of the two does more than once."""


def line(table: Table, offer: Offer, words: Words) -> str:
    """Who is the luckiest, by how much, and whether they begin."""
    who = seated(table, offer.seat, words)
    if offer.fortune is None:
        return words("luckiest-chose", who=who)
    state = "begins" if offer.is_taken else "anyway" if offer.begins else "may"
    return words(f"luckiest-{state}", who=who, points=signed_tenths(offer.fortune.a_turn, words))


def button(offer: Offer, words: Words) -> tuple[Button, ...]:
    """To take the first turn or to give it back; none where it is theirs anyway."""
    if offer.is_taken:
        return (Button(verb=VERB, arg=BACK, label=words("luckiest-back"), emoji="🍀"),)
    return () if offer.begins else (Button(verb=VERB, label=words("luckiest-take"), emoji="🍀"),)


def not_offered(table: Table, offer: Offer | None, words: Words) -> Screen:
    """It is somebody else's to take, or nobody's just now."""
    if offer is None:
        return Screen(content=words("luckiest-nobody"))
    return Screen(content=words("luckiest-not-you", who=seated(table, offer.seat, words)))
