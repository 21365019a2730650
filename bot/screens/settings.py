"""The settings of a lobby, told to its host alone: what is played, each rule with its values, presets. Chooses nothing.

Every press comes back as the verb `settings`; its arg is a step, and after a hyphen what the step is about.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine import DEFAULTS, HOUSE_RULES, PRESETS, Refusal, Ruleset, house_rules
from bot.engine.house import Counts, HouseRule, Limit, Number
from bot.i18n.catalogue import Words
from bot.screens import hints, late, pace
from bot.screens._screen import Blank, Button, Choice, Embed, Form, Menu, Row, Screen
from bot.screens.house import edition_name, named_values, parts, said
from bot.screens.lobby import COLOUR, goal
from bot.tables.ports import Mode
from bot.tables.servers import Preset
from bot.tables.table import Table

VERB: Final = "settings"
OPEN, CLOSE, BACK, RULE, VALUE, OTHER, PLAIN, TYPED, PRESET = (
    "",
    "close",
    "back",
    "rule",
    "value",
    "other",
    "plain",
    "typed",
    "preset",
)
"""The steps."""

MOST_CHOICES: Final = 25
MOST_DESCRIBED: Final = 100
LONGEST_DECK: Final = 120
LONGEST_NUMBER: Final = 7
SHIPPED: Final = "="
"""Stands before the name of a preset that comes with the bot, so that a server's own can have any name."""

OFFERED: Final = {
    "target": ("1000", "2000", "3000", "4000", "5000", "6000", "8000", "10000", "15000", "20000"),
    "time_limit": ("off", "10", "15", "20", "30", "45", "60", "90", "120", "180", "240"),
    "round_limit": ("off", "3", "5", "8", "10", "12", "15", "20", "25", "30", "40", "50"),
    "opening_min": ("0", "200", "300", "350", "400", "500", "600", "750", "1000"),
    "bank_min": ("0", "100", "150", "200", "250", "300", "350", "400", "500", "1000"),
    "three_nulls": ("0", "500", "1000"),
}
"""The values that a number is offered with; any other is typed."""


def settings(table: Table, presets: Sequence[Preset], words: Words) -> Screen:
    """What is played, a menu of presets, and the rules in menus of what belongs together."""
    ruleset = table.game.ruleset
    page = Embed(title=words("settings-title"), description=goal(table, words), colour=COLOUR)
    menus = [_presets(ruleset, presets, words)]
    menus += [_rules(ruleset, part, rules, words) for part, rules in parts(ruleset.edition).items()]
    close = (
        pace.way_in(words),
        hints.way_in(words),
        *([late.way_in(words)] if table.row.mode is Mode.PLAY else []),
        Button(verb=VERB, arg=CLOSE, label=words("settings-close")),
    )
    return _screen(table, page, *((menu,) for menu in menus), close)


def rule_choice(table: Table, rule: HouseRule, words: Words) -> Screen:
    """One rule: what it is about, how it stands, and what it may be."""
    ruleset = table.game.ruleset
    now = words("settings-now", value=said(rule, rule.value(ruleset), words))
    usual = words(
        "settings-usual",
        edition=edition_name(ruleset.edition, words),
        value=said(rule, rule.value(DEFAULTS[ruleset.edition]), words),
    )
    page = Embed(
        title=words(f"rule-{rule.id}"),
        description=f"{words(f'rule-{rule.id}.told')}\n\n{now}\n{usual}",
        colour=COLOUR,
    )
    values = _values(rule, ruleset, words)
    return _screen(table, page, *([(values,)] if values else []), _ways(rule, words))


def form(table: Table, rule: HouseRule, words: Words) -> Form:
    """Where any other value is typed: a number, or counts of cards as the game record has them."""
    value = rule.value(table.game.ruleset)
    match rule.kind:
        case Number(lowest=lowest, highest=highest, step=step) if step > 1:
            label = words("settings-form-steps", lowest=lowest, highest=highest, step=step)
        case Number(lowest=lowest, highest=highest) | Limit(lowest=lowest, highest=highest):
            label = words("settings-form-number", lowest=lowest, highest=highest)
        case _:
            label = words("settings-form-deck")
    deck = isinstance(rule.kind, Counts)
    blank = Blank(
        label=label,
        value=value if deck or value.isdecimal() else "",
        example=" ".join(f"{card}:{count}" for card, count in table.game.ruleset.deck)[:MOST_DESCRIBED] if deck else "",
        longest=LONGEST_DECK if deck else LONGEST_NUMBER,
    )
    return Form(
        title=words(f"rule-{rule.id}"),
        verb=VERB,
        arg=f"{TYPED}-{rule.id}",
        parts=(blank,),
        game=table.id,
        seq=table.seq,
    )


def closed(table: Table, words: Words) -> Screen:
    """What is left when the host is done."""
    return Screen(content=words("settings-closed"), game=table.id, seq=table.seq)


def refused(refusal: Refusal, ruleset: Ruleset, words: Words) -> Screen:
    """Why a rule can't be so, by its name."""
    name = str(refusal.facts["rule"])
    rule = next((rule for rule in house_rules(ruleset.edition) if rule.id == name), None)
    if rule is None:
        edition = edition_name(ruleset.edition, words)
        return Screen(content=words("settings-no-rule", rule=_known_name(name, words), edition=edition))
    called = words(f"rule-{rule.id}")
    match rule.kind:
        case Number(lowest=lowest, highest=highest, step=step) if step > 1:
            return Screen(content=words("settings-no-steps", rule=called, lowest=lowest, highest=highest, step=step))
        case Number(lowest=lowest, highest=highest) | Limit(lowest=lowest, highest=highest):
            return Screen(content=words("settings-no-number", rule=called, lowest=lowest, highest=highest))
        case Counts(highest=highest):
            return Screen(content=words("settings-no-deck", rule=called, highest=highest))
        case _:
            return Screen(content=words("settings-no-value", rule=called))


def _known_name(rule: str, words: Words) -> str:
    """A rule of the other edition by its name; what nobody knows is not repeated."""
    known = any(rule == other.id for other in HOUSE_RULES)
    return words(f"rule-{rule}") if known else words("settings-unknown")


def _screen(table: Table, page: Embed, *rows: Row) -> Screen:
    return Screen(embed=page, rows=rows, game=table.id, seq=table.seq)


def _presets(ruleset: Ruleset, presets: Sequence[Preset], words: Words) -> Menu:
    shipped = [
        Choice(
            value=f"{SHIPPED}{name}",
            label=words(f"preset-{name}"),
            description=words(f"preset-{name}.told")[:MOST_DESCRIBED],
        )
        for name in PRESETS[ruleset.edition]
    ]
    own = [
        Choice(value=preset.name, label=preset.name, description=words("settings-own-preset"))
        for preset in presets
        if preset.edition == ruleset.edition
    ]
    choices = tuple([*shipped, *own][:MOST_CHOICES])
    return Menu(verb=VERB, arg=PRESET, placeholder=words("settings-preset"), choices=choices)


def _rules(ruleset: Ruleset, part: str, rules: Sequence[HouseRule], words: Words) -> Menu:
    choices = tuple(
        Choice(
            value=rule.id,
            label=words(f"rule-{rule.id}"),
            description=_shortened(said(rule, rule.value(ruleset), words)),
        )
        for rule in rules
    )
    return Menu(verb=VERB, arg=f"{RULE}-{part}", placeholder=words(f"group-{part}"), choices=choices)


def _values(rule: HouseRule, ruleset: Ruleset, words: Words) -> Menu | None:
    """The values to pick from, the one in force picked already; a deck has none."""
    if isinstance(rule.kind, Counts):
        return None
    now = rule.value(ruleset)
    offered = OFFERED.get(rule.id) or named_values(rule)
    choices = tuple(Choice(value=value, label=said(rule, value, words), chosen=value == now) for value in offered)
    return Menu(verb=VERB, arg=f"{VALUE}-{rule.id}", placeholder=words(f"rule-{rule.id}"), choices=choices)


def _ways(rule: HouseRule, words: Words) -> Row:
    back = Button(verb=VERB, arg=BACK, label=words("settings-back"))
    other = Button(verb=VERB, arg=f"{OTHER}-{rule.id}", label=words("settings-other"))
    if isinstance(rule.kind, Counts):
        return (other, Button(verb=VERB, arg=f"{PLAIN}-{rule.id}", label=words("settings-printed")), back)
    typed = isinstance(rule.kind, Number | Limit) and rule.id != "three_nulls"
    return (other, back) if typed else (back,)


def _shortened(text: str) -> str:
    return text if len(text) <= MOST_DESCRIBED else f"{text[: MOST_DESCRIBED - 1]}…"
