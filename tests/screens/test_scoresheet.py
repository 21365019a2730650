"""The score sheet, its pad and its corrections keep Discord's limits at the largest figures and the worst names."""

import pytest

from bot.record.effect import effect
from bot.record.journal import Corrected
from bot.screens import corrections, keeping
from bot.screens.result import result
from bot.screens.scoresheet import pending, scoresheet
from bot.tables.unsent import Depth, Unsent, carries
from tests.kit.limits import message_faults
from tests.screens.plays import HOSTILE, LANGUAGES, text, wire, words
from tests.screens.sheets import corrected, entered, recorded

ROUNDS, SEATS = 40, 10
LONGEST = Unsent(depth=Depth.FULL, faces=(6,) * 6, mask=63)
UNSENT = (
    *(Unsent(depth=depth) for depth in Depth),
    LONGEST,
    Unsent(depth=Depth.ASIDE, faces=(2, 3)),
    Unsent(depth=Depth.TOTAL, line="score 99950"),
    Unsent(depth=Depth.TOTAL, line="PM ?"),
)
FULL_SHEET = recorded(HOSTILE, *["score 2450"] * (SEATS * ROUNDS), house="target=100000")


@pytest.mark.parametrize("language", LANGUAGES)
def test_forty_rounds_of_ten_hostile_names_keep_the_limits(language: str) -> None:
    said = words(language)
    tables = (FULL_SHEET, entered(FULL_SHEET, "B200"), entered(FULL_SHEET, "B200 111555:111555"))
    shown = [scoresheet(table, unsent, said) for table in tables for unsent in UNSENT]
    shown += [corrections.turns(FULL_SHEET, page, said) for page in (0, 7, 99)]
    shown += [corrections.one(FULL_SHEET, 399, said), keeping.scorer(FULL_SHEET, said)]
    shown.append(corrections.history(corrected(FULL_SHEET), said))
    over = recorded(HOSTILE, *["score 100000"] * SEATS, house="target=100000")
    shown.append(result(over, said))
    assert [] == [fault for screen in shown for fault in message_faults(wire(screen))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_farthest_reaching_correction_keeps_the_limits(language: str) -> None:
    assert FULL_SHEET.book is not None
    would = effect(FULL_SHEET.book.reckoning, Corrected(by="", line=0, tokens=("CL", "win")))
    screen = corrections.change(FULL_SHEET, would, 0, "CL win", words(language))
    assert [] == message_faults(wire(screen))


def test_the_longest_line_a_button_carries_fits_its_custom_id() -> None:
    line = "1" * 48
    assert carries(line)
    assert [] == message_faults(wire(scoresheet(FULL_SHEET, Unsent(depth=Depth.FULL, line="score 99950"), words("en"))))
    assert not carries(f"{line}1")


LONG_LINE = "B200" + " 123456:1 23445:5 2223:222 1:1 B200 111555:111555 B200" * 17 + " 123456:1 bank"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_line_that_waits_keeps_the_limits(language: str) -> None:
    shown = scoresheet(FULL_SHEET, Unsent(depth=Depth.FULL, line=LONG_LINE), words(language))
    assert LONG_LINE in text(shown)
    assert [] == message_faults(wire(shown))


def test_the_sheet_shows_a_bar_towards_the_target_for_every_seat() -> None:
    shown = text(scoresheet(recorded(("Ada", "Ben"), "score 3000"), Unsent(depth=Depth.TOTAL), words("en")))
    assert "▫️ ▰▰▰▰▰▱▱▱▱▱ **3,000** Ada 👑\n▶️ ▱▱▱▱▱▱▱▱▱▱ **0** Ben" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [LONG_LINE, "B200 123456:1"])
def test_a_line_that_waits_is_read_back_from_the_sheet_in_any_language(language: str, line: str) -> None:
    shown = scoresheet(FULL_SHEET, Unsent(depth=Depth.FULL, line=line), words(language))
    assert shown.embed is not None
    assert pending(shown.embed.description) == line
