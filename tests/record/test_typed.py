"""A turn typed in the record's own words, as people type it."""

import pytest

from bot.engine import OFFICIAL, Refusal
from bot.record.drafting import Draft
from bot.record.typed import typed
from tests.kit.sheets import Pen, allowed, begun

NAMES = ("Ada", "Ben")


def entered(text: str, *before: str) -> tuple[str, ...]:
    """The turn as it then reads, or the word that is wrong and why."""
    pen = Pen(begun(OFFICIAL, NAMES))
    draft: Draft | Refusal = pen.due()
    for words in (*before, text):
        draft = typed(allowed(draft), words, NAMES)
    return (str(draft.facts["token"]), draft.code.value) if isinstance(draft, Refusal) else draft.tokens


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("B300 112346:11 2356:5 bank", ("B300", "112346:11", "2356:5", "bank")),
        ("b300  112346 11\n2356 5 BANK", ("B300", "112346:11", "2356:5", "bank")),
        ("B300 :11 :", ("B300", ":11", ":")),
        ("B300 112346", ("B300", "112346")),
        ("B300 223344", ("B300", "223344:")),
        ("FW 444412 23", ("FW", "444412:1444", "23:")),
        ("FW 444412 4441 23", ("FW", "444412:1444", "23:")),
        ("score 1.250", ("score 1250",)),
        ("score 1 250 =1250", ("score 1250",)),
        ("B300 score ١٢٥٠", ("B300", "score 1250")),
        ("CL win", ("CL", "win")),
        ("Ada: STOP =0", ("STOP",)),
        ("B300 １１２３４６:１１ bank =200", ("B300", "112346:11", "bank")),
        ("forfeit", ("forfeit",)),
    ],
)
def test_what_was_typed_is_read(text: str, tokens: tuple[str, ...]) -> None:
    assert entered(text) == tokens


def test_what_is_set_aside_may_be_typed_later() -> None:
    assert entered("11 bank", "B300", "112346") == ("B300", "112346:11", "bank")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", ("", "unreadable")),
        ("hello", ("hello", "unreadable")),
        ("score", ("score", "unreadable")),
        ("score -50", ("score", "unreadable")),
        ("score 75", ("score 75", "unreadable")),
        ("112346:11", ("112346:11", "must-reveal")),
        ("B250", ("B250", "no-such-card")),
        ("V2500", ("V2500", "no-such-card")),
        ("B300 B400", ("B400", "may-not-reveal")),
        ("B300 112347:11", ("112347:11", "not-a-face")),
        ("B300 11234:11", ("11234:11", "wrong-dice-count")),
        ("B300 112346 22", ("22", "not-in-the-roll")),
        ("B300 112346 2", ("2", "does-not-score")),
        ("B300 112346:", ("112346:", "not-a-null")),
        ("B300 112346 bank", ("bank", "must-set-aside")),
        ("PM 112346:11 bank", ("bank", "may-not-bank")),
        ("B300 112346:11 pass", ("pass", "may-not-pass")),
        ("STOP B300", ("B300", "turn-is-over")),
        ("STOP =50", ("=50", "figure-differs")),
        ("Ben: STOP", ("Ben", "not-your-turn")),
    ],
)
def test_the_word_that_is_wrong_is_named(text: str, wrong: tuple[str, str]) -> None:
    assert entered(text) == wrong
