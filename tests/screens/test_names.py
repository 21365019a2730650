"""A name is shown as it looks, and neither pings, formats, vanishes nor climbs out of its line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens._names import plain, shown


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ada", "Ada"),
        ("@everyone", "@\u200beveryone"),
        ("<@42>", "\\<@\u200b42\\>"),
        ("<@&9>", "\\<@\u200b&9\\>"),
        ("*" * 32, "\\*" * 32),
        ("`_~|[]#:", "\\`\\_\\~\\|\\[\\]\\#\\:"),
        ("- list", "\\- list"),
        ("semi-detached", "semi-detached"),
        ("https://example.com", "https\\://example.com"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("שרה", "\u2068שרה\u2069"),
        ("\ufdfd", ""),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("a\u0301\u0301\u0301\u0301\u0301b", "a\u0301\u0301\u0301b"),
    ],
)
def test_a_name_is_shown_as_it_looks(name: str, seen: str) -> None:
    assert shown(name) == seen


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u200b\u200d\u2060", "\u2800\u2800", "\ufe0f", "\u115f\u1160"])
def test_a_name_of_which_nothing_is_seen_is_empty(name: str) -> None:
    assert shown(name) == ""


@given(st.text(max_size=64))
def test_no_name_is_longer_than_each_of_32_signs_escaped_and_isolated(name: str) -> None:
    assert len(shown(name)) <= 2 * 32 + 2


@given(st.text(alphabet=st.sampled_from("@everyonh<>&!123# \u202e\u200b")))
def test_no_name_pings(name: str) -> None:
    assert re.findall(r"@everyone|@here|<@[!&0-9]|<#[0-9]", shown(name)) == []


@given(st.text())
def test_every_name_stays_on_one_line(name: str) -> None:
    assert len(shown(name).splitlines()) <= 1


def test_a_plain_name_is_not_escaped() -> None:
    assert plain("*Ada*\n") == "*Ada*"
