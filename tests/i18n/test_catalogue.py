"""Words say a message with its facts, fall back to English, and never hide a broken one."""

from pathlib import Path

import discord
import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.catalogue import BrokenMessage, Catalogue, Words, grouped, shipped

LOCALES = [Locale.parse(locale.value, sep="-") for locale in discord.Locale]

ENGLISH = Words(
    "en",
    """
-tutto = TUTTO
-board = { $case ->
    [upper] Board
   *[lower] board
}
plain = Roll again
braces = A { "{" } and a { "}" }
name = { -tutto } for { $player }
named = { $player } has { $points }
lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost
form = { -board(case: "upper") }
year = Since { NUMBER($year, useGrouping: 0) }
button = Roll
    .label = Roll { $dice }
only-attribute =
    .label = Label
lacks-a-term = { -nowhere }
calls-nothing = { NOTHING($player) }
""",
)
DUTCH = Words("nl", "named = { $player } heeft { $points }", ENGLISH)
FRENCH = Words("fr", "points = { $points }", ENGLISH)


def test_a_message_without_facts_is_said_as_it_stands() -> None:
    assert "Roll again" == ENGLISH("plain")


def test_a_quoted_brace_is_a_brace() -> None:
    assert "A { and a }" == ENGLISH("braces")


def test_a_term_is_put_in() -> None:
    assert "TUTTO for Ada" == ENGLISH("name", player="Ada")


def test_a_term_can_take_a_form() -> None:
    assert "Board" == ENGLISH("form")


def test_a_name_with_braces_stays_as_it_is() -> None:
    assert "TUTTO for {player}" == ENGLISH("name", player="{player}")


def test_a_whole_number_is_grouped_the_english_way() -> None:
    assert "Ada has 4,200" == ENGLISH("named", player="Ada", points=4200)


def test_a_whole_number_is_grouped_the_dutch_way() -> None:
    assert "Ada heeft 4.200" == DUTCH("named", player="Ada", points=4200)


def test_french_groups_with_a_narrow_space() -> None:
    assert "4\u202f200" == FRENCH("points", points=4200)


def test_number_groups_as_a_fact_would() -> None:
    assert "4.200" == DUTCH.number(4200)


@given(st.sampled_from(LOCALES), st.integers(min_value=-10_000_000, max_value=10_000_000))
def test_numbers_are_written_as_babel_writes_them(locale: Locale, value: int) -> None:
    assert format_decimal(value, locale=locale) == grouped(locale, value)


@pytest.mark.parametrize(("points", "said"), [(1, "1 point lost"), (0, "0 points lost"), (1000, "1,000 points lost")])
def test_a_number_chooses_its_plural_and_is_grouped(points: int, said: str) -> None:
    assert said == ENGLISH("lost", points=points)


def test_a_message_can_ask_for_no_grouping() -> None:
    assert "Since 1981" == ENGLISH("year", year=1981)


def test_a_year_of_no_grouping_leaves_the_next_number_grouped() -> None:
    ENGLISH("year", year=2004)
    assert "2,004 points lost" == ENGLISH("lost", points=2004)


def test_an_attribute_is_named_after_a_dot() -> None:
    assert "Roll 3" == ENGLISH("button.label", dice=3)


def test_a_missing_message_is_said_in_english() -> None:
    assert "Roll again" == DUTCH("plain")


def test_numbers_of_a_borrowed_message_are_grouped_the_english_way() -> None:
    assert "1,000 points lost" == DUTCH("lost", points=1000)


def test_a_language_tells_what_it_says_itself() -> None:
    assert (True, False) == ("named" in DUTCH, "plain" in DUTCH)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("nowhere", "no such message"),
        ("plain.label", "no such message"),
        ("only-attribute", "has attributes only"),
        ("named", "needs the fact 'player'"),
        ("lost", "Unknown external: points"),
        ("lacks-a-term", "Unknown term: -nowhere"),
        ("calls-nothing", "Unknown function: NOTHING"),
    ],
)
def test_a_broken_message_is_named_with_its_language(message: str, reason: str) -> None:
    with pytest.raises(BrokenMessage) as broken:
        ENGLISH(message)
    assert ("en", message, True) == (broken.value.lang, broken.value.message, reason in broken.value.reason)


def test_a_message_nobody_wrote_is_reported_even_where_english_is_asked_second() -> None:
    with pytest.raises(BrokenMessage, match="nowhere in en: no such message"):
        DUTCH("nowhere")


def test_a_file_that_is_no_fluent_is_refused_with_its_line() -> None:
    with pytest.raises(BrokenMessage, match="broken line in nl: is no Fluent"):
        Words("nl", "good = Goed\n\nbroken line\n")


def test_a_language_is_a_folder_with_messages(tmp_path: Path) -> None:
    for name in ("en", "pt-BR", "empty"):
        (tmp_path / name).mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hi = Hi", encoding="utf-8")
    (tmp_path / "pt-BR" / "a.ftl").write_text("hi = Oi", encoding="utf-8")
    assert ("en", "pt-BR") == Catalogue(tmp_path).languages


def test_a_language_reads_all_its_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hi = Hi", encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text("bye = { hi } and bye", encoding="utf-8")
    assert "Hi and bye" == Catalogue(tmp_path).speaking("en")("bye")


def test_a_language_we_do_not_speak_is_no_language() -> None:
    with pytest.raises(KeyError):
        shipped().speaking("tlh")
