"""House rules in words: every rule and value in every language, within what Discord shows."""

import pytest
from hypothesis import given, settings

from bot.engine import HOUSE_RULES, PRESETS, Edition, Ruleset, house_rules, parse
from bot.engine.house import Choice, HouseRule, Limit, Number, Switch
from bot.i18n.catalogue import shipped
from bot.screens._book import Page
from bot.screens._screen import Screen
from bot.screens.house import differences, fitting, parts, said
from bot.screens.rules import rules
from tests.kit.limits import message_faults
from tests.kit.strategies import rulesets
from tests.screens.plays import text, wire

LANGUAGES = shipped().languages
EN = shipped().speaking("en")
LONGEST_NAME, LONGEST_SENTENCE, LONGEST_VALUE = 45, 120, 80
MOST_FIELD = 1024
HOUSE_PAGES = [Page(edition=edition, topic="house", part=part) for edition in Edition for part in ("", *parts(edition))]


def ruleset(house: str, edition: Edition = Edition.TUTTO) -> Ruleset:
    parsed = parse(edition, house)
    assert isinstance(parsed, Ruleset)
    return parsed


def values(rule: HouseRule) -> list[str]:
    """Every value that is told in words of its own, and some that are numbers."""
    match rule.kind:
        case Choice(words=names):
            return [name.value for name in names]
        case Switch():
            return ["off", "on"]
        case Number(lowest=lowest, highest=highest, step=step):
            return [str(lowest), str(lowest + step), str(highest)]
        case Limit(lowest=lowest, highest=highest):
            return ["off", str(lowest), str(highest)]
        case _:
            return [""]


def described(screen: Screen) -> str:
    assert screen.embed is not None
    return screen.embed.description


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_value_is_short_enough(lang: str) -> None:
    words = shipped().speaking(lang)
    names = [name for rule in HOUSE_RULES if len(name := words(f"rule-{rule.id}")) > LONGEST_NAME]
    sentences = [told for rule in HOUSE_RULES if len(told := words(f"rule-{rule.id}.told")) > LONGEST_SENTENCE]
    told = [
        one for rule in HOUSE_RULES for value in values(rule) if len(one := said(rule, value, words)) > LONGEST_VALUE
    ]
    assert ([], [], []) == (names, sentences, told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_values_of_a_rule_are_said_alike(lang: str) -> None:
    words = shipped().speaking(lang)
    alike = [
        rule.id for rule in HOUSE_RULES if len({said(rule, value, words) for value in values(rule)}) < len(values(rule))
    ]
    assert [] == alike


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_of_an_edition_have_one_name(lang: str) -> None:
    words = shipped().speaking(lang)
    for edition in Edition:
        rules_here = house_rules(edition)
        assert len(rules_here) == len({words(f"rule-{rule.id}") for rule in rules_here})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_has_a_name_and_a_sentence(lang: str) -> None:
    words = shipped().speaking(lang)
    names = {name for presets in PRESETS.values() for name in presets}
    assert all(len(words(f"preset-{name}.told")) <= LONGEST_SENTENCE for name in names)


@pytest.mark.parametrize(
    ("house", "edition", "line"),
    [
        ("target=3000", Edition.TUTTO, "**Target**: 3,000 points"),
        ("time_limit=30", Edition.TUTTO, "**Time limit**: 30 minutes"),
        ("round_limit=1", Edition.TUTTO, "**Round limit**: 1 round"),
        ("stop_keeps=on", Edition.FILL_OR_BUST, "**Stop, No Dice: points at risk**: they are banked"),
        ("end=round", Edition.FILL_OR_BUST, "**End of the game**: the round is finished, then the highest score wins"),
        ("deck=STOP:5 CL:0", Edition.TUTTO, "**Cards in the deck**: 5 × Stop, 0 × Cloverleaf"),
    ],
)
def test_a_departure_is_one_line(house: str, edition: Edition, line: str) -> None:
    assert (line,) == differences(ruleset(house, edition), EN)


@pytest.mark.parametrize("edition", Edition)
def test_the_official_rules_differ_in_nothing(edition: Edition) -> None:
    assert () == differences(ruleset("official", edition), EN)


@settings(max_examples=60, deadline=None)
@given(ruleset=rulesets())
def test_every_departure_is_told_once(ruleset: Ruleset) -> None:
    departing = [rule.id for rule in house_rules(ruleset.edition) if rule.departs(ruleset)]
    assert len(departing) == len(set(differences(ruleset, EN)))


def test_what_does_not_fit_is_counted() -> None:
    lines = ["**a**" * 4] * 5
    assert "\n".join([*lines[:2], EN("house-more", count=3)]) == fitting(lines, 60, EN)


def test_the_page_on_house_rules_tells_first_how_the_table_differs() -> None:
    page = Page(edition=Edition.TUTTO, topic="house")
    said_first = "**How this table differs from TUTTO**\n**Target**: 3,000 points\n\n"
    assert said_first + EN("topic-house") == described(rules(page, EN, ruleset("short")))


def test_a_table_by_the_sheet_differs_in_nothing() -> None:
    page = Page(edition=Edition.FILL_OR_BUST, topic="house")
    assert "In nothing: Fill or Bust by its sheet." in described(rules(page, EN, ruleset("", Edition.FILL_OR_BUST)))


def test_without_a_table_the_page_only_says_what_house_rules_are() -> None:
    assert EN("topic-house") == described(rules(Page(edition=Edition.TUTTO, topic="house"), EN))


@pytest.mark.parametrize("edition", Edition)
def test_the_parts_hold_every_rule_of_the_edition_once(edition: Edition) -> None:
    held = [rule.id for rules_here in parts(edition).values() for rule in rules_here]
    assert sorted(rule.id for rule in house_rules(edition)) == sorted(held)


@pytest.mark.parametrize("edition", Edition)
def test_the_parts_explain_every_rule_of_the_edition(edition: Edition) -> None:
    told = "\n".join(text(rules(Page(edition=edition, topic="house", part=part), EN)) for part in parts(edition))
    assert [] == [rule.id for rule in house_rules(edition) if EN(f"rule-{rule.id}.told") not in told]


def test_the_editions_own_value_is_in_bold() -> None:
    told = text(rules(Page(edition=Edition.FILL_OR_BUST, topic="house", part="game"), EN))
    assert "the round is finished, then the highest score wins · **the first to get there wins at once**" in told
    assert "**6,000 points** · 500 to 100,000" in told


@pytest.mark.parametrize("page", HOUSE_PAGES, ids=lambda page: page.arg)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_on_house_rules_keeps_the_limits(page: Page, lang: str) -> None:
    everything = {
        Edition.TUTTO: "modern",
        Edition.FILL_OR_BUST: "bowman",
    }
    screen = rules(page, shipped().speaking(lang), ruleset(everything[page.edition], page.edition))
    assert screen.embed is not None
    assert ([], []) == (
        message_faults(wire(screen)),
        [field.name for field in screen.embed.fields if len(field.value) > MOST_FIELD],
    )


@settings(max_examples=40, deadline=None)
@given(ruleset=rulesets())
def test_any_ruleset_fits_on_the_page(ruleset: Ruleset) -> None:
    screen = rules(Page(edition=ruleset.edition, topic="house"), shipped().speaking("de"), ruleset)
    assert [] == message_faults(wire(screen))
