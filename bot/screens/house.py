"""House rules in words: what there are, what each value means, and how a ruleset departs from its edition.

Knows rules by their ids and texts; must not know what any of them does, nor who may choose.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, assert_never

from bot.engine import DEFAULTS, PRESETS, Edition, Ruleset, house_rules
from bot.engine.house import Choice, Counts, HouseRule, Limit, Number, Switch
from bot.i18n.catalogue import Words
from bot.screens._book import HOUSE, Page
from bot.screens._screen import Button, Embed, Field, Row, Screen
from bot.screens._seats import BETWEEN

COLOUR: Final = 0x2E7D5B
MOST_TOLD: Final = 2500
"""Characters of differences on one page, which has more to say than these."""
FEW_VALUES: Final = 3
"""A number with no more values than these has them all named."""

_GAME: Final = frozenset(
    {"target", "end", "time_limit", "round_limit", "tie", "final_round", "first_seat", "reshuffle", "deck"}
)
_TURN: Final = frozenset({"set_aside", "opening_min", "bank_min", "three_nulls", "after_tutto", "below_zero"})


def parts(edition: Edition) -> Mapping[str, tuple[HouseRule, ...]]:
    """The edition's house rules, divided into what fits on a page: the game, the turn, the cards."""
    rules = house_rules(edition)
    return MappingProxyType(
        {
            "game": tuple(rule for rule in rules if rule.id in _GAME),
            "turn": tuple(rule for rule in rules if rule.id in _TURN),
            "cards": tuple(rule for rule in rules if rule.id not in _GAME | _TURN),
        }
    )


def house(ruleset: Ruleset | None, words: Words, page: Page, *, footer: str = "", above: Row = ()) -> Screen:
    """A page on house rules: the first with the differences of a table's ruleset, or one of the parts.

    `footer` and the row `above` its own are the book's.
    """
    rules = parts(page.edition).get(page.part)
    embed = _first_page(ruleset, words, page) if rules is None else _part(rules, words, page)
    rows = (above, _to_parts(words, page)) if above else (_to_parts(words, page),)
    return Screen(embed=replace(embed, footer=footer), rows=rows)


def differences(ruleset: Ruleset, words: Words, only: Sequence[str] | None = None) -> tuple[str, ...]:
    """One line for each departure from the edition, in the order of the table; of these rules only, where given."""
    return tuple(
        words("house-difference", rule=words(f"rule-{rule.id}"), value=said(rule, rule.value(ruleset), words))
        for rule in house_rules(ruleset.edition)
        if rule.departs(ruleset) and (only is None or rule.id in only)
    )


def fitting(lines: Sequence[str], characters: int, words: Words) -> str:
    """As many of the lines as fit, and how many more there are."""
    kept = list(lines)
    while len(text := "\n".join([*kept, *_more(len(lines) - len(kept), words)])) > characters:
        kept.pop()
    return text


def said(rule: HouseRule, value: str, words: Words) -> str:
    """A value of a rule in words; `value` is spelled as in the game record."""
    match rule.kind:
        case Counts():
            return _counts(value, words)
        case Choice() | Switch():
            return words(f"value-{rule.id}-{value}")
        case Number() | Limit():
            if value in {"0", "off"}:
                return words(f"value-{rule.id}-{value}")
            return words(f"amount-{rule.id}", number=int(value))
        case _:
            assert_never(rule.kind)


def named_values(rule: HouseRule) -> tuple[str, ...]:
    """Every value of a rule that has only a few, as the game record spells them; none of one that has many."""
    match rule.kind:
        case Choice(words=names):
            return tuple(name.value for name in names)
        case Switch():
            return ("off", "on")
        case Number(lowest=lowest, highest=highest, step=step) if (highest - lowest) // step < FEW_VALUES:
            return tuple(str(value) for value in range(lowest, highest + 1, step))
        case _:
            return ()


def edition_name(edition: Edition, words: Words) -> str:
    """What the edition is called."""
    return words(f"edition-{edition}")


def _more(count: int, words: Words) -> tuple[str, ...]:
    return (words("house-more", count=count),) if count else ()


def _counts(value: str, words: Words) -> str:
    counts = [item.split(":") for item in value.split()]
    named = [words("house-card", card=words(f"card-{card}"), count=int(count)) for card, count in counts]
    return ", ".join(named) or words("value-deck-printed")


def _first_page(ruleset: Ruleset | None, words: Words, page: Page) -> Embed:
    text = words("topic-house")
    if ruleset is not None:
        edition = edition_name(ruleset.edition, words)
        lines = differences(ruleset, words) or (words("house-nothing", edition=edition),)
        text = f"**{words('house-here', edition=edition)}**\n{fitting(lines, MOST_TOLD, words)}\n\n{text}"
    presets = "\n".join(
        words("house-preset", preset=words(f"preset-{preset}"), told=words(f"preset-{preset}.told"))
        for preset in PRESETS[page.edition]
    )
    return Embed(
        title=words("topic-house.title"),
        description=text,
        fields=(Field(name=words("house-presets"), value=presets),),
        colour=COLOUR,
    )


def _part(rules: Sequence[HouseRule], words: Words, page: Page) -> Embed:
    return Embed(
        title=f"{words('topic-house.title')}{BETWEEN}{words(f'group-{page.part}')}",
        description=words("house-bold", edition=edition_name(page.edition, words)),
        fields=tuple(
            Field(
                name=words(f"rule-{rule.id}"),
                value=f"{words(f'rule-{rule.id}.told')}\n{_values(rule, page.edition, words)}",
            )
            for rule in rules
        ),
        colour=COLOUR,
    )


def _values(rule: HouseRule, edition: Edition, words: Words) -> str:
    """Every value in words, the edition's own in bold; of a number that one and its bounds."""
    usual = rule.value(DEFAULTS[edition])
    own = f"**{said(rule, usual, words)}**"
    match rule.kind:
        case Number(lowest=lowest, highest=highest) | Limit(lowest=lowest, highest=highest) if not named_values(rule):
            return f"{own}{BETWEEN}{words('house-range', lowest=lowest, highest=highest)}"
        case Counts():
            return own
        case _:
            return BETWEEN.join(own if value == usual else said(rule, value, words) for value in named_values(rule))


def _to_parts(words: Words, page: Page) -> Row:
    """A button for each part, and one for the other edition's house rules."""
    to_parts = [
        Button(
            verb="topic",
            arg=Page(edition=page.edition, topic=HOUSE, part=part).arg,
            label=words(f"group-{part}"),
            disabled=part == page.part,
        )
        for part in parts(page.edition)
    ]
    others = [
        Button(verb="topic", arg=Page(edition=other, topic=HOUSE).arg, label=edition_name(other, words))
        for other in Edition
        if other is not page.edition
    ]
    return (*to_parts, *others)
