"""Type it: a turn, or a part of one, in the record's own words as people type them (record.md, Turns).

Knows how words are cut and forgiven; what they mean and whether they are allowed drafting.py says.
"""

import re
from collections.abc import Iterator

from bot.engine.cards import Card
from bot.engine.refusals import Code, Refusal, refuse
from bot.record.drafting import Draft, more
from bot.record.names import figures
from bot.record.points import in_ascii_digits, points_in

_ROLL = re.compile(r"[0-9]+:?[0-9]*|:[0-9]*")
_CARD = re.compile(r"[A-Za-z]+[0-9]+|[A-Z]+")
_CARDS = {card.value for card in Card}
_WORDS = frozenset({"bank", "pass", "forfeit", "win"})


def typed(draft: Draft, text: str, names: tuple[str, ...] = ()) -> Draft | Refusal:
    """The turn with what was typed added to it; the first word that is wrong is the answer, and stands in its facts.

    A roll and what was set aside of it may be apart (`112346 11`), small letters do for cards, the seat may stand in
    front and figures behind, where they are checked; `names` are the seats', as the record has them.
    """
    body = _without_seat(draft, in_ascii_digits(text), names)
    if isinstance(body, Refusal):
        return body
    words = body.split()
    if not words:
        return refuse(Code.UNREADABLE, token="")
    for at, word in _cut(words):
        if draft.is_over:
            return _with_figures(draft, " ".join(words[at:]), names)
        further = refuse(Code.UNREADABLE, token=words[at][:40]) if word is None else more(draft, word)
        if isinstance(further, Refusal):
            return further
        draft = further
    return draft


def _cut(words: list[str]) -> Iterator[tuple[int, str | None]]:
    """Cut text into words of the record, each with the place it begins at; none for what is no word of it."""
    at = 0
    while at < len(words):
        start, word = at, words[at]
        at += 1
        if word.lower() != "score":
            yield start, _spelled(word)
            continue
        # A number may be written with spaces in it: all that makes one belongs to it.
        ends = (end for end in range(len(words), at, -1) if points_in(" ".join(words[at:end])) is not None)
        end = next(ends, at)
        points = points_in(" ".join(words[at:end]))
        at = end
        yield start, f"score {points}" if points is not None and points >= 0 else None


def _spelled(word: str) -> str | None:
    if word.lower() in _WORDS:
        return word.lower()
    if word.upper() in _CARDS or _CARD.fullmatch(word):
        return word.upper()
    return word if _ROLL.fullmatch(word) else None


def _without_seat(draft: Draft, text: str, names: tuple[str, ...]) -> str | Refusal:
    """Take the seat's name away where one stands in front; only that whose turn it is may."""
    seat = draft.before.turn.seat if draft.before.turn else 0
    name = next((name for name in names if text.lstrip().startswith(f"{name}:")), None)
    if name is None:
        return text
    if name != names[seat]:
        return refuse(Code.NOT_YOUR_TURN, token=name[:40])
    return text.lstrip().removeprefix(f"{name}:")


def _with_figures(draft: Draft, rest: str, names: tuple[str, ...]) -> Draft | Refusal:
    """Check the figures behind a turn: what it brought, alone or with all that was taken."""
    if not rest.startswith("="):
        return refuse(Code.TURN_IS_OVER, token=rest.split(maxsplit=1)[0][:40])
    spelled = figures(names or ("",) * len(draft.game.seats), draft.gain, draft.taken)
    if rest in (spelled[0], " ".join(spelled)):
        return draft
    return refuse(Code.FIGURE_DIFFERS, token=rest[:40], figure=" ".join(spelled))
