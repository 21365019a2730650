"""A page of the rulebook says its topic, and leads to its neighbours."""

import re

import pytest

from bot.engine import Edition, Ruleset, house_rules, parse
from bot.i18n.catalogue import Words, shipped
from bot.i18n.topics import TOPICS
from bot.screens._book import BOOKS, RETOLD, RULES_ON, Page
from bot.screens._screen import Button, Screen
from bot.screens.rules import page_about, page_at
from bot.screens.rules import rules as rules_page

ENGLISH, DUTCH = shipped().speaking("en"), shipped().speaking("nl")
TUTTO_BOOK = BOOKS[Edition.TUTTO]
PAGES = [Page(edition=edition, topic=topic) for edition, book in BOOKS.items() for topic in book]


def rules(topic: str, words: Words, ruleset: Ruleset | None = None, *, edition: Edition = Edition.TUTTO) -> Screen:
    return rules_page(page_about(topic, edition), words, ruleset)


def played(house: str, edition: Edition = Edition.TUTTO) -> Ruleset:
    ruleset = parse(edition, house)
    assert isinstance(ruleset, Ruleset)
    return ruleset


def description(screen: Screen) -> str:
    assert screen.embed is not None
    return screen.embed.description


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
    assert "Rules of TUTTO · 1 of 16" == page.footer


def test_the_buttons_lead_to_the_topics_before_and_after() -> None:
    assert [("topic", "null", "Null roll"), ("topic", "tutto", "TUTTO")] == [
        (button.verb, button.arg, button.label) for button in buttons(rules("valid", ENGLISH))
    ]


def test_the_first_page_leads_back_to_the_last() -> None:
    assert ["house", "setup"] == [button.arg for button in buttons(rules("glance", ENGLISH))]


@pytest.mark.parametrize("edition", Edition)
def test_turning_the_page_goes_through_the_whole_book(edition: Edition) -> None:
    seen, page = list[Page](), page_about("glance", edition)
    while page not in seen:
        seen.append(page)
        page = page_at(buttons(rules_page(page, ENGLISH))[1].arg)
    assert [Page(edition=edition, topic=topic) for topic in BOOKS[edition]] == seen


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.arg)
def test_a_page_is_found_again_by_its_buttons_arg(page: Page) -> None:
    assert page == page_at(page.arg)


@pytest.mark.parametrize("arg", ["", "nowhere", "fob-nowhere", "fob-x2", "clover "])
def test_a_button_of_another_age_opens_some_page(arg: str) -> None:
    page = page_at(arg)
    assert page.topic in BOOKS[page.edition]


def test_every_topic_stands_in_a_book() -> None:
    assert set(TOPICS) == {topic for book in BOOKS.values() for topic in book}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.arg)
@pytest.mark.parametrize("lang", shipped().languages)
def test_a_page_fits_into_an_embed(page: Page, lang: str) -> None:
    screen = rules_page(page, shipped().speaking(lang))
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


TEXTS = [*(f"topic-{topic}" for topic in TOPICS), *(f"fob-{topic}" for topic in sorted(RETOLD))]


@pytest.mark.parametrize("message", TEXTS)
@pytest.mark.parametrize("lang", shipped().languages)
def test_every_language_names_every_figure_that_english_does(message: str, lang: str) -> None:
    assert set() == figures(ENGLISH(message)) - figures(shipped().speaking(lang)(message))


def figures(text: str) -> set[str]:
    """Numbers of two digits and more; the small ones are written out here and there."""
    return set(re.findall(r"\d[\d.]*\d", re.sub(r"(?<=\d)[,\u202f\u00a0](?=\d)", ".", text)))


@pytest.mark.parametrize(
    ("topic", "fact"),
    [
        ("glance", "6,000"),
        ("glance", "54 cards"),
        ("setup", "12 of 300, 10 of 400, 8 of 500"),
        ("setup", "8 No Dice"),
        ("setup", "6 Fill 1000"),
        ("setup", "4 Must Bust"),
        ("setup", "2 Double Trouble"),
        ("setup", "4 Vengeance 2500"),
        ("setup", "the highest begins"),
        ("setup", "clockwise"),
        ("setup", "time limit"),
        ("scoring", "1 2 3 4 5 6 → **1,500**"),
        ("bonus", "dice count alone"),
        ("no-dice", "at once"),
        ("fill-1000", "exactly 1,000"),
        ("must-bust", "Only a null ends the turn"),
        ("double-trouble", "twice in a row"),
        ("vengeance", "each of them loses 2,500"),
        ("vengeance", "reveal another"),
        ("end", "6,000"),
    ],
)
def test_the_book_of_fill_or_bust_holds_the_facts_of_its_sheet(topic: str, fact: str) -> None:
    assert fact in description(rules(topic, ENGLISH, edition=Edition.FILL_OR_BUST))


@pytest.mark.parametrize("lang", shipped().languages)
def test_the_overview_of_fill_or_bust_tells_the_games_apart_by_their_cards(lang: str) -> None:
    words = shipped().speaking(lang)
    said = description(rules("glance", words, edition=Edition.FILL_OR_BUST))
    named = [words(card) for card in ("card-MB", "card-V2500", "card-CL", "card-FW")]
    assert [] == [fact for fact in ("54", "56", *named) if fact not in said]


def test_a_card_of_one_edition_is_looked_up_at_a_table_of_the_other() -> None:
    assert "Rules of TUTTO" in footer(rules("clover", ENGLISH, edition=Edition.FILL_OR_BUST))


def test_a_page_of_fill_or_bust_tells_its_place_in_its_own_book() -> None:
    assert "Rules of Fill or Bust · 9 of 15" == footer(rules("no-dice", ENGLISH))


def footer(screen: Screen) -> str:
    assert screen.embed is not None
    return screen.embed.footer


def test_a_topic_that_the_table_plays_differently_says_so_at_its_foot() -> None:
    said = description(rules("x2", ENGLISH, played("x2_scope=turn")))
    line = "🏠 **Played differently here**\n• **What ×2 doubles**: all points of the turn, bonuses too"
    assert f"{ENGLISH('topic-x2')}\n\n{line}" == said


def test_a_topic_that_the_table_plays_by_the_sheet_says_no_more() -> None:
    assert ENGLISH("topic-stop") == description(rules("stop", ENGLISH, played("x2_scope=turn")))


def test_a_table_of_the_other_edition_plays_nothing_differently() -> None:
    ruleset = played("stop_keeps=on", Edition.FILL_OR_BUST)
    assert ENGLISH("topic-stop") == description(rules("stop", ENGLISH, ruleset, edition=ruleset.edition))


@pytest.mark.parametrize("edition", Edition)
def test_every_house_rule_changes_some_topic_of_its_edition(edition: Edition) -> None:
    touched = {rule for topic in BOOKS[edition] for rule in RULES_ON.get(topic, ())}
    assert {rule.id for rule in house_rules(edition)} == touched
