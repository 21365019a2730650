"""The settings of a lobby: every rule can be reached, each with its values, within what Discord shows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import HOUSE_RULES, PRESETS, Edition, Refusal, Ruleset, departures, house_rules, parse, with_value
from bot.engine.house import HouseRule
from bot.i18n.catalogue import shipped
from bot.screens import Blank, Menu, Screen
from bot.screens.settings import closed, form, refused, rule_choice
from bot.screens.settings import settings as settings_screen
from bot.tables.servers import Preset
from bot.tables.table import Table
from tests.kit.limits import message_faults
from tests.kit.strategies import rulesets
from tests.screens.plays import Play, buttons, text, wire, words

LANGUAGES = shipped().languages
EN = words("en")
MANY = [Preset(name=f"Preset {number} {'x' * 20}", edition="tutto", house="") for number in range(40)]
LONGEST_ON_A_FORM = 45


def table(house: str = "", edition: Edition = Edition.TUTTO) -> Table:
    return Play(house=house, edition=edition).table


def rule(name: str) -> HouseRule:
    return next(rule for rule in HOUSE_RULES if rule.id == name)


def menus(screen: Screen) -> dict[str, Menu]:
    """By arg."""
    return {part.arg: part for row in screen.rows for part in row if isinstance(part, Menu)}


@pytest.mark.parametrize("edition", Edition)
def test_every_rule_of_the_edition_is_offered_once(edition: Edition) -> None:
    shown = menus(settings_screen(table(edition=edition), (), EN))
    offered = [choice.value for arg, menu in shown.items() if arg.startswith("rule-") for choice in menu.choices]
    assert sorted(rule.id for rule in house_rules(edition)) == sorted(offered)


def test_a_rule_is_offered_with_the_value_in_force() -> None:
    shown = menus(settings_screen(table("target=3000"), (), EN))
    assert ("Target", "3,000 points") == next(
        (choice.label, choice.description) for choice in shown["rule-game"].choices if choice.value == "target"
    )


def test_the_shipped_presets_stand_before_the_servers_own() -> None:
    own = [
        Preset(name="short", edition="tutto", house="target=500"),
        Preset(name="other", edition="fill-or-bust", house=""),
    ]
    shown = menus(settings_screen(table(), own, EN))
    assert ["=official", "=short", "=classic-2004", "=modern", "short"] == [
        choice.value for choice in shown["preset"].choices
    ]


@pytest.mark.parametrize("edition", Edition)
def test_every_value_that_is_offered_can_be_chosen(edition: Edition) -> None:
    standing = table(edition=edition)
    offered = [
        (rule.id, choice.value)
        for rule in house_rules(edition)
        for menu in menus(rule_choice(standing, rule, EN)).values()
        for choice in menu.choices
    ]
    refusals = [one for one in offered if isinstance(parse(edition, f"{one[0]}={one[1]}"), Refusal)]
    assert ([], True) == (refusals, len(offered) > 2 * len(house_rules(edition)))


@pytest.mark.parametrize("edition", Edition)
def test_the_editions_own_value_is_among_those_offered(edition: Edition) -> None:
    standing = table(edition=edition)
    lacking = [
        rule.id
        for rule in house_rules(edition)
        for menu in menus(rule_choice(standing, rule, EN)).values()
        if rule.value(standing.game.ruleset) not in [choice.value for choice in menu.choices]
    ]
    assert [] == lacking


def test_the_value_in_force_is_picked_already() -> None:
    [menu] = menus(rule_choice(table("end=immediate"), rule("end"), EN)).values()
    assert ["immediate"] == [choice.value for choice in menu.choices if choice.chosen]


def test_a_rule_says_what_it_is_about_how_it_stands_and_what_is_usual() -> None:
    said = text(rule_choice(table("target=3000"), rule("target"), EN))
    assert [] == [
        part for part in (EN("rule-target.told"), "Now: **3,000 points**", "In TUTTO: 6,000 points") if part not in said
    ]


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("end", ["back"]),
        ("three_nulls", ["back"]),
        ("target", ["other-target", "back"]),
        ("time_limit", ["other-time_limit", "back"]),
        ("deck", ["other-deck", "plain-deck", "back"]),
    ],
)
def test_numbers_and_decks_can_be_typed(name: str, ways: list[str]) -> None:
    screen = rule_choice(table(), rule(name), EN)
    assert ways == [part.arg for part in screen.rows[-1] if not isinstance(part, Menu)]


@pytest.mark.parametrize(
    ("name", "house", "label", "value"),
    [
        ("target", "target=3000", "500 to 100,000, in steps of 50", "3000"),
        ("time_limit", "", "A number from 5 to 240", ""),
        ("time_limit", "time_limit=33", "A number from 5 to 240", "33"),
        ("deck", "deck=STOP:5 CL:0", "Cards and how many there are of each", "STOP:5 CL:0"),
    ],
)
def test_a_form_begins_with_what_is_in_force(name: str, house: str, label: str, value: str) -> None:
    shown = form(table(house), rule(name), EN)
    [blank] = shown.parts
    assert isinstance(blank, Blank)
    assert (label, value, f"typed-{name}") == (blank.label, blank.value, shown.arg)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_fit(lang: str) -> None:
    shown = [form(table(edition=edition), rule, words(lang)) for edition in Edition for rule in house_rules(edition)]
    blanks = [part for one in shown for part in one.parts if isinstance(part, Blank)]
    assert [] == [one.arg for one in shown if len(one.title) > LONGEST_ON_A_FORM]
    assert [] == [one.label for one in blanks if len(one.label) > LONGEST_ON_A_FORM or len(one.value) > one.longest]


@pytest.mark.parametrize("edition", Edition)
def test_any_deck_can_be_typed(edition: Edition) -> None:
    shown = form(table(edition=edition), rule("deck"), EN)
    longest = " ".join(f"{card}:20" for card, _ in table(edition=edition).game.ruleset.deck)
    [blank] = shown.parts
    assert isinstance(blank, Blank)
    assert len(longest) <= blank.longest


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("target", "5", "**Target** has to be a number from 500 to 100,000, in steps of 50."),
        ("round_limit", "0", "**Round limit** has to be a number from 1 to 50."),
        ("end", "never", "**End of the game** can’t be that."),
        ("deck", "B200:21", "with a count from 0 to 20"),
        ("fill_1000", "add", "**Fill 1000: the dice** is no rule of TUTTO."),
        ("<@1>", "", "**What you chose** is no rule of TUTTO."),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: str, said: str) -> None:
    ruleset = table().game.ruleset
    refusal = parse(Edition.TUTTO, with_value(ruleset, name, value or "1"))
    assert isinstance(refusal, Refusal)
    assert said in refused(refusal, ruleset, EN).content


@settings(max_examples=60, deadline=None)
@given(ruleset=rulesets(), lang=st.sampled_from(LANGUAGES))
def test_the_settings_keep_the_limits(ruleset: Ruleset, lang: str) -> None:
    standing = table(departures(ruleset), ruleset.edition)
    said = words(lang)
    screens = [settings_screen(standing, MANY, said), closed(standing, said)]
    screens += [rule_choice(standing, rule, said) for rule in house_rules(ruleset.edition)]
    assert [] == [fault for screen in screens for fault in message_faults(wire(screen))]


@pytest.mark.parametrize("edition", Edition)
def test_every_shipped_preset_is_offered(edition: Edition) -> None:
    shown = menus(settings_screen(table(edition=edition), (), EN))["preset"]
    assert [f"={name}" for name in PRESETS[edition]] == [choice.value for choice in shown.choices]


def test_the_host_is_done_with_a_press() -> None:
    assert "close" == buttons(settings_screen(table(), (), EN))["settings"].arg
