"""A turn that is over, told as a story, in a word or two, or as what is left of its message.

Knows tales and names; decides nothing, and must not know what the next turn looks like.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, assert_never

from bot.engine.cards import Card
from bot.engine.events import Ended
from bot.i18n.catalogue import Words
from bot.screens._screen import Screen
from bot.screens._seats import BETWEEN, seated
from bot.tables.chronicle import Tale
from bot.tables.table import Table

MOST_CARDS: Final = 6
"""Cards of a turn that are named; a longer chain begins with an ellipsis."""

BURNING: Final = frozenset({Card.FIREWORKS, Card.MUST_BUST})
"""Cards whose null banks (§4.4)."""


def story(tale: Tale, table: Table, words: Words) -> str:
    """The turn in a line or two; which of several wordings is chosen by its seq, so it never changes."""
    told = _said(f"story-{_kind(tale)}", tale, table, words)
    aftermath = _aftermath(tale, table, words)
    return f"{told} {aftermath}" if aftermath else told


def brief(tale: Tale, table: Table, words: Words) -> str:
    """The turn in a word or two: “Ben +650”, “Cleo null (−850)”."""
    who = seated(table, tale.seat, words)
    card = words(f"card-{tale.cards[-1]}") if tale.cards else ""
    told = words(f"brief-{kind_of(tale)}", who=who, gain=tale.gain, lost=tale.lost, card=card)
    paid = _paid_by_others(tale)
    if not paid:
        return told
    points = sum(points for _, points in paid)
    if len(paid) == 1:
        return words("brief-taken-one", brief=told, payer=seated(table, paid[0][0], words), points=points)
    return words("brief-taken-many", brief=told, points=points, payers=len(paid))


def briefly(tales: Sequence[Tale], table: Table, words: Words) -> str:
    """Several turns on one line, oldest first."""
    return BETWEEN.join(brief(tale, table, words) for tale in tales)


def shrunk(tale: Tale, table: Table, words: Words) -> Screen:
    """What is left of a turn's message: its story, nothing to press, nobody pinged."""
    return Screen(content=story(tale, table, words), game=table.id, seq=tale.seq)


def cut_short(table: Table, words: Words) -> Screen:
    """What is left of the message of a turn in which the game ended; `table` as it stood in that turn."""
    turn = table.game.turn
    who = seated(table, turn.seat, words) if turn else ""
    return Screen(content=words("story-cut-short", who=who), game=table.id, seq=table.seq)


def moved(words: Words) -> Screen:
    """What is left of a board that was posted anew further down."""
    return Screen(content=words("story-moved"))


def left_early(table: Table, words: Words) -> Screen:
    """What is left of the message of a turn whose player left before its card; `table` as it stood in that turn."""
    turn = table.game.turn
    who = seated(table, turn.seat, words) if turn else ""
    return Screen(content=words("call-left", other=who), game=table.id, seq=table.seq)


def kind_of(tale: Tale) -> str:
    """What kind of turn it was, for the messages that tell it in the fewest words (`brief-…`, `call-…`)."""
    match tale.ended:
        case Ended.NULL:
            return _kind_of_null(tale)
        case Ended.STOP:
            return _kind_of_stop(tale)
        case _:
            return tale.ended.value


def chain(cards: Sequence[Card], words: Words) -> str:
    """The cards of a turn, in the order in which they were revealed."""
    names = [words(f"card-{card}") for card in cards[-MOST_CARDS:]]
    return " → ".join(["…", *names] if len(cards) > MOST_CARDS else names)


def _kind(tale: Tale) -> str:
    match tale.ended:
        case Ended.BANK:
            return _kind_of_bank(tale)
        case Ended.NULL:
            return _kind_of_null(tale)
        case Ended.STOP:
            return _kind_of_stop(tale)
        case Ended.FORFEIT | Ended.LEFT:
            return f"{tale.ended}" if tale.lost else f"{tale.ended}-bare"
        case Ended.WIN | Ended.SCORE:
            return f"{tale.ended}"
        case _:
            assert_never(tale.ended)


def _kind_of_bank(tale: Tale) -> str:
    if not tale.tuttos:
        return "bank"
    if tale.tuttos > 1:
        return "chain"
    if len(tale.cards) > 1:
        # The one TUTTO was made on an earlier card, and this one's dice were banked before another.
        return "bank"
    match tale.cards:
        case (Card.STRAIGHT,):
            return "straight"
        case (Card.PLUS_MINUS,):
            return "plus-minus"
        case _:
            return "tutto"


def _kind_of_null(tale: Tale) -> str:
    if tale.cards and tale.cards[-1] in BURNING:
        return "fireworks" if tale.gain else "fireworks-dud"
    return "null" if tale.lost else "null-bare"


def _kind_of_stop(tale: Tale) -> str:
    if tale.gain:
        return "stop-kept"
    return "stop" if tale.lost else "stop-bare"


def _said(kind: str, tale: Tale, table: Table, words: Words) -> str:
    return words(
        _wording(kind, tale.seq, words),
        who=seated(table, tale.seat, words),
        gain=tale.gain,
        lost=tale.lost,
        score=tale.score,
        tuttos=tale.tuttos,
        card=words(f"card-{tale.cards[-1]}") if tale.cards else "",
        cards=chain(tale.cards, words),
        faces=" ".join(map(str, sorted(tale.last_faces))),
    )


def _aftermath(tale: Tale, table: Table, words: Words) -> str:
    """What the turn took from others, and what a row of nulls took from its own seat (`three_nulls`)."""
    sentences = [_taken(tale, table, words)]
    own = sum(points for seat, points in tale.taken if seat == tale.seat)
    if own and tale.ended is Ended.NULL:
        sentences.append(words("story-three-nulls", points=own))
    return " ".join(filter(None, sentences))


def _taken(tale: Tale, table: Table, words: Words) -> str:
    paid = _paid_by_others(tale)
    if not paid:
        led_alone = _kind(tale) == "plus-minus" and len(table.seats) > 1
        return words("story-taken-nobody") if led_alone else ""
    if len(paid) == 1:
        seat, points = paid[0]
        return words(_wording("story-taken-one", tale.seq, words), payer=seated(table, seat, words), points=points)
    payers = [words("story-taken-from", who=seated(table, seat, words), points=points) for seat, points in paid]
    return words(_wording("story-taken-many", tale.seq, words), payers=", ".join(payers))


def _paid_by_others(tale: Tale) -> tuple[tuple[int, int], ...]:
    return tuple((seat, points) for seat, points in tale.taken if seat != tale.seat)


@lru_cache(maxsize=256)
def _wordings(kind: str, words: Words) -> int:
    """How many wordings this language has; at least 1, which English answers for it."""
    count = 1
    while f"{kind}-{count + 1}" in words:
        count += 1
    return count


def _wording(kind: str, seq: int, words: Words) -> str:
    return f"{kind}-{seq % _wordings(kind, words) + 1}"
