"""A turn typed in the record's own words, as people type it."""

import sys
from types import FrameType

import pytest

from bot.engine import OFFICIAL, Refusal
from bot.record.drafting import Draft, words_between
from bot.record.turnline import TurnLine
from bot.record.typed import as_typed, typed
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
        ("STOP =0 Ben: STOP =0", ("Ben:", "turn-is-over")),
        ("STOP =0 Ben-50", ("=0 Ben-50", "figure-differs")),
        ("Ben: STOP", ("Ben", "not-your-turn")),
    ],
)
def test_the_word_that_is_wrong_is_named(text: str, wrong: tuple[str, str]) -> None:
    assert entered(text) == wrong


def test_names_are_known_however_their_digits_and_spaces_are_typed() -> None:
    due = Pen(begun(OFFICIAL, NAMES)).due()
    assert allowed(typed(due, "Ada ٢: STOP", ("Ada  ٢", "Ben"))).tokens == ("STOP",)


def test_a_wrong_word_leaves_the_turn_as_it_was_read_before_it() -> None:
    due = Pen(begun(OFFICIAL, NAMES)).due()
    made = as_typed(due, "Ada: B300 112346:11 quatsch", NAMES)
    assert made.draft.tokens == ("B300", "112346:11")


def test_each_word_of_a_line_is_played_once() -> None:
    due = Pen(begun(OFFICIAL, NAMES)).due()
    played = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal played
        played += event == "call" and frame.f_code is TurnLine.run.__code__

    sys.setprofile(count)
    try:
        as_typed(due, "FW" + " 111111:111111" * 40 + " x" * 200, NAMES)
    finally:
        sys.setprofile(None)
    assert played == 41


@pytest.mark.parametrize("text", ["11", "11 2356:5 bank", "11 2356 5 bank", "forfeit"])
@pytest.mark.parametrize("before", ["B300 112346", "B300"])
def test_the_words_between_two_drafts_lead_from_one_to_the_other(before: str, text: str) -> None:
    draft = allowed(typed(Pen(begun(OFFICIAL, NAMES)).due(), before))
    later = allowed(typed(draft, text if draft.is_undecided else f"112346 {text}" if text[0] == "1" else text))
    assert allowed(typed(draft, " ".join(words_between(draft, later)))) == later
