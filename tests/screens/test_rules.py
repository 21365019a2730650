"""A page of the rulebook says its topic, and leads to its neighbours."""

import re

import pytest

from bot.i18n.catalogue import shipped
from bot.i18n.topics import TOPICS
from bot.screens._screen import Button, Screen
from bot.screens.rules import rules

ENGLISH, DUTCH = shipped().speaking("en"), shipped().speaking("nl")


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.rows for button in row if isinstance(button, Button)]


def test_a_page_has_its_topic_as_title_and_text() -> None:
    page = rules("clover", ENGLISH).embed
    assert page is not None
    assert ("Cloverleaf", ENGLISH("topic-clover")) == (page.title, page.description)


def test_a_page_in_dutch_is_dutch() -> None:
    page = rules("clover", DUTCH).embed
    assert page is not None
    assert "Klavertje-4" == page.title


def test_a_page_tells_its_place() -> None:
    page = rules("glance", ENGLISH).embed
    assert page is not None
    assert "Rules of TUTTO · 1 of 15" == page.footer


def test_the_buttons_lead_to_the_topics_before_and_after() -> None:
    assert [("topic", "null", "Null roll"), ("topic", "tutto", "TUTTO")] == [
        (button.verb, button.arg, button.label) for button in buttons(rules("valid", ENGLISH))
    ]


def test_the_first_page_leads_back_to_the_last() -> None:
    assert ["end", "setup"] == [button.arg for button in buttons(rules("glance", ENGLISH))]


def test_turning_the_page_goes_through_the_whole_book() -> None:
    seen, topic = list[str](), TOPICS[0]
    while topic not in seen:
        seen.append(topic)
        topic = buttons(rules(topic, ENGLISH))[1].arg
    assert list(TOPICS) == seen


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", shipped().languages)
def test_a_page_fits_into_an_embed(topic: str, lang: str) -> None:
    screen = rules(topic, shipped().speaking(lang))
    assert screen.embed is not None
    longest_label = max(len(button.label) for button in buttons(screen))
    assert (True, True) == (len(screen.embed.description) <= 4096, longest_label <= 16)


def test_a_page_pings_nobody() -> None:
    assert () == rules("end", ENGLISH).pings


@pytest.mark.parametrize(
    ("topic", "fact"),
    [
        ("glance", "6,000"),
        ("setup", "56 cards"),
        ("setup", "25 Bonus"),
        ("setup", "10 Stop"),
        ("setup", "luckiest"),
        ("course", "top card"),
        ("course", "out of one roll"),
        ("scoring", "1 1 1 → **1,000**"),
        ("scoring", "6 6 6 → **600**"),
        ("null", "player on your left"),
        ("valid", "points of the turn are lost"),
        ("tutto", "new card"),
        ("bonus", "dice count alone"),
        ("x2", "Bonuses are not doubled"),
        ("stop", "at once"),
        ("fireworks", "Only a null ends the turn"),
        ("plus-minus", "exactly 1,000"),
        ("plus-minus", "each of them loses 1,000"),
        ("plus-minus", "nothing is taken from you"),
        ("straight", "2,000"),
        ("straight", "counts as TUTTO"),
        ("clover", "twice in a row"),
        ("clover", "whatever the scores"),
        ("end", "same number of turns"),
    ],
)
def test_the_book_holds_the_facts_of_the_sheet(topic: str, fact: str) -> None:
    assert fact in ENGLISH(f"topic-{topic}")


@pytest.mark.parametrize("topic", TOPICS)
def test_dutch_names_the_same_figures_as_english(topic: str) -> None:
    message = f"topic-{topic}"
    assert figures(ENGLISH(message)) == figures(DUTCH(message))


def figures(text: str) -> set[str]:
    """Numbers of two digits and more; the small ones are written out here and there."""
    return set(re.findall(r"\d[\d.]*\d", re.sub(r"(?<=\d),(?=\d)", ".", text)))
