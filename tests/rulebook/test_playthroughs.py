"""Whole games of our own, written by hand with what they lead to; every card and every house rule's values in them.

A playthrough is `tests/playthroughs/NAME.tutto`, whose first line names its paragraph or house rule, and beside it
`NAME.json`: what `python -m bot replay --json` prints, or the place and code of the token that the rules refuse.
"""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import DECKS, Edition, decide, due, settle
from bot.engine.chance import PickSeat, RollOff, Shuffled
from bot.engine.commands import Begin, Sit
from bot.engine.events import Opened
from bot.engine.evolve import opened
from bot.engine.house import HOUSE_RULES, Choice, Counts, HouseRule, Limit, Number, Switch
from bot.engine.ruleset import DEFAULTS
from bot.record.files import error_object, json_object, replay_bytes, replay_files
from bot.record.reader import RecordError
from tests.kit.games import after

PLAYTHROUGHS = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.tutto"))
HOUSE = re.compile(r'\[House "(.*)"\]')
BETWEEN = "between"
DRAWN_BY_CHANCE = "first_seat"
"""A record says who began, not by what rule; the engine is asked below."""


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_leads_where_its_object_says(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text())
    out = io.StringIO()
    status = replay_files([str(path)], as_json=True, rewrite=False, out=out, err=io.StringIO())
    played = json.loads(out.getvalue())
    if "error" in expected:
        played = {"error": {key: played["error"][key] for key in expected["error"]}}
    assert (2 if "error" in expected else 0, expected) == (status, played)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_says_first_what_it_is_about(path: Path) -> None:
    first = path.read_text().partition("\n")[0]
    ids = "|".join(rule.id for rule in HOUSE_RULES)
    assert re.match(rf"; (?:§\d|record\.md: |(?:{ids})=)", first)


@pytest.mark.parametrize("edition", Edition)
def test_every_card_is_played(edition: Edition) -> None:
    played = {word for path in PLAYTHROUGHS if _edition(path) is edition for word in path.read_text().split()}
    assert {card for card, _ in DECKS[edition]} <= played


def _kinds_of_value(rule: HouseRule) -> tuple[str, ...]:
    """List a rule's values; of a range both ends, one between, and `off`."""
    match rule.kind:
        case Choice(words=words):
            return tuple(word.value for word in words)
        case Switch():
            return ("off", "on")
        case Number(lowest=lowest, highest=highest):
            return (str(lowest), BETWEEN, str(highest))
        case Limit(lowest=lowest, highest=highest):
            return ("off", str(lowest), BETWEEN, str(highest))
        case Counts(highest=highest):
            return ("0", BETWEEN, str(highest))


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        pytest.param(rule, value, id=f"{rule.id}={value}")
        for rule in HOUSE_RULES
        if rule.id != DRAWN_BY_CHANCE
        for value in _kinds_of_value(rule)
    ],
)
def test_every_value_of_every_house_rule_decides_a_playthrough(rule: HouseRule, value: str) -> None:
    """With another value in its place the same record leads elsewhere, or is refused: so none can be ignored."""
    named = [path for path in PLAYTHROUGHS if _is_of_kind(_value(path, rule), rule, value)]
    assert any(_leads_elsewhere(path, rule, other) for path in named for other in _others(path, rule))


def _leads_elsewhere(path: Path, rule: HouseRule, value: str) -> bool:
    return _outcome(_with_another(path, rule, value)) != _outcome(path.read_text())


def _others(path: Path, rule: HouseRule) -> Iterator[str]:
    """Name what the rule might be instead: the edition's default, or where the record has that, anything else."""
    edition = _edition(path)
    default = rule.value(DEFAULTS[edition])
    if isinstance(rule.kind, Counts):
        yield ""
    elif _value(path, rule) != default:
        yield default
    else:
        yield from (other for other in _kinds_of_value(rule) if other not in {default, BETWEEN})


def _is_of_kind(value: str | None, rule: HouseRule, kind: str) -> bool:
    if value is None:
        return False
    counts = value.split(":")[1:] if isinstance(rule.kind, Counts) else [value]
    is_end = set(_kinds_of_value(rule)).__contains__
    return not all(map(is_end, counts)) if kind == BETWEEN else counts == [kind]


def _with_another(path: Path, rule: HouseRule, value: str) -> str:
    text = path.read_text()
    house = HOUSE.search(text)
    assert house is not None
    items = [item for item in house[1].split(", ") if not item.startswith(f"{rule.id}=")]
    written = ", ".join([*items, f"{rule.id}={value}"] if value else items)
    return text.replace(house[0], f'[House "{written}"]')


def _value(path: Path, rule: HouseRule) -> str | None:
    house = HOUSE.search(path.read_text())
    items = dict(item.split("=") for item in house[1].split(", ") if "=" in item) if house else {}
    return items.get(rule.id)


def _edition(path: Path) -> Edition:
    return Edition.FILL_OR_BUST if '[Edition "fill-or-bust"]' in path.read_text() else Edition.TUTTO


def _outcome(text: str) -> object:
    replayed = replay_bytes(text.encode())
    if isinstance(replayed, RecordError):
        return {"error": {**error_object("", replayed)["error"], "message": ""}}  # type: ignore[dict-item]
    return json_object(replayed)


@pytest.mark.parametrize(
    ("first_seat", "asked"), [("host", None), ("roll_off", RollOff(seats=(0, 1))), ("random", PickSeat(seats=2))]
)
@pytest.mark.parametrize("edition", Edition)
def test_who_begins_is_decided_as_the_house_says(edition: Edition, first_seat: str, asked: object) -> None:
    game = opened(Opened(edition=edition, house=f"first_seat={first_seat}", first=None))
    for wish in (Sit(player="a", interaction=1), Sit(player="b", interaction=2), Begin(interaction=3)):
        game = after(game, decide(game, wish))
    game = after(game, settle(game, Shuffled()))
    assert (asked, asked is None) == (due(game), game.turn is not None)
