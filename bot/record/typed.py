"""Type it: a turn, or a part of one, in the record's own words as people type them (record.md, Turns).

Knows how words are cut and forgiven; what they mean and whether they are allowed drafting.py says.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.cards import Card
from bot.engine.refusals import Code, Refusal, refuse
from bot.record.drafting import Draft, more
from bot.record.names import figures
from bot.record.points import in_ascii_digits, points_in

_ROLL = re.compile(r"[0-9]+:?[0-9]*|:[0-9]*")
_CARD = re.compile(r"[A-Za-z]+[0-9]+|[A-Z]+")
_LOSS = re.compile(r".*-[0-9]+")
_CARDS = {card.value for card in Card}
_WORDS = frozenset({"bank", "pass", "forfeit", "win"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """What was made of a line that was typed: the turn up to the first word that is wrong, where one is."""

    draft: Draft
    refusal: Refusal | None = None


def typed(draft: Draft, text: str, names: tuple[str, ...] = ()) -> Draft | Refusal:
    """The turn with what was typed added to it; the first word that is wrong is the answer, and stands in its facts.

    A roll and what was set aside of it may be apart (`112346 11`), small letters do for cards, the seat may stand in
    front and figures behind, where they are checked; `names` are the seats', as the record has them.
    """
    made = as_typed(draft, text, names)
    return made.refusal or made.draft


def as_typed(draft: Draft, text: str, names: tuple[str, ...] = ()) -> Typed:
    """The same, with how far it could be read."""
    names = tuple(" ".join(in_ascii_digits(name).split()) for name in names)
    body = _without_seat(draft, " ".join(in_ascii_digits(text).split()), names)
    if isinstance(body, Refusal):
        return Typed(draft=draft, refusal=body)
    words = body.split()
    if not words:
        return Typed(draft=draft, refusal=refuse(Code.UNREADABLE, token=""))
    for at, word in _cut(words):
        if draft.is_over:
            return Typed(draft=draft, refusal=_against_figures(draft, " ".join(words[at:]), names))
        further = refuse(Code.UNREADABLE, token=words[at][:40]) if word is None else more(draft, word)
        if isinstance(further, Refusal):
            return Typed(draft=draft, refusal=further)
        draft = further
    return Typed(draft=draft)


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
    name = next((name for name in names if text.startswith(f"{name}:")), None)
    if name is None:
        return text
    if name != names[seat]:
        return refuse(Code.NOT_YOUR_TURN, token=name[:40])
    return text.removeprefix(f"{name}:")


def _against_figures(draft: Draft, rest: str, names: tuple[str, ...]) -> Refusal | None:
    """Check the figures behind a turn, what it brought, alone or with all that was taken; nothing may follow them."""
    if not rest.startswith("="):
        return refuse(Code.TURN_IS_OVER, token=rest.split(maxsplit=1)[0][:40])
    spelled = figures(names or ("",) * len(draft.game.seats), draft.gain, draft.taken)
    whole = " ".join(spelled)
    if rest in (spelled[0], whole):
        return None
    for right in (whole, spelled[0]):
        beyond = rest.removeprefix(f"{right} ")
        if beyond != rest and not any(map(_LOSS.fullmatch, beyond.split())):
            return refuse(Code.TURN_IS_OVER, token=beyond.split()[0][:40])
    return refuse(Code.FIGURE_DIFFERS, token=rest[:40], figure=whole)
