"""Our promises hold at their edge and are told one step beyond; Discord's limits are asked for on every road."""

import pytest

from tests.kit import limits
from tests.kit.discordd.things import JsonObject

CALLBACK = "/interactions/1/token/callback"


def button(**changes: object) -> JsonObject:
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "tutto:roll:k3x9:12"} | changes


def row(*parts: JsonObject) -> JsonObject:
    return {"components": [{"type": 1, "components": list(parts)}]}


SOUND = {
    "content at its edge": {"content": "x" * 2000},
    "five buttons abreast": row(*(button(custom_id=f"tutto:die:k3x9:12:{place}-63") for place in range(5))),
    "a label of 16": row(button(label="x" * 16)),
    "a long label on a link": row({"type": 2, "style": 5, "label": "The rules of this card", "url": "https://a.org"}),
    "an emoji in place of a label": row(button(label=None, emoji={"name": "🎲"})),
    "a screen of no game": row(button(custom_id="tutto:topic:-:0:clover")),
    "a ping of the one who is meant": {"content": "<@7>", "allowed_mentions": {"parse": [], "users": ["7"]}},
    "a mention that does not ping": {"content": "<@7>", "allowed_mentions": {"parse": []}},
    "text that mentions nobody": {"content": "Ada rolls."},
}

BROKEN = {
    "content: Must be 2000 or fewer in length.": {"content": "x" * 2001},
    "components.0.components.1.custom_id: Component custom id cannot be duplicated": row(button(), button()),
    "button 'xxxxxxxxxxxxxxxxx': 17 characters, 16 promised": row(button(label="x" * 17)),
    "custom_id 'roll' is not tutto:<verb>:<game>:<seq>[:<arg>]": row(button(custom_id="roll")),
    "custom_id 'tutto:roll:k3x9' is not tutto:<verb>:<game>:<seq>[:<arg>]": row(button(custom_id="tutto:roll:k3x9")),
    "a mention without allowed_mentions": {"embeds": [{"description": "<@7>"}]},
    "allowed_mentions parses ['users']: name the one who is meant": {
        "content": "<@7>",
        "allowed_mentions": {"parse": ["users"]},
    },
    "allowed_mentions names 8, whom the content does not mention": {
        "content": "<@7>",
        "allowed_mentions": {"parse": [], "users": ["8"]},
    },
    "allowed_mentions lets a role ping": {"content": "<@&9>", "allowed_mentions": {"parse": [], "roles": ["9"]}},
}


@pytest.mark.parametrize("message", SOUND.values(), ids=SOUND.keys())
def test_a_sound_message_has_no_fault(message: JsonObject) -> None:
    assert limits.faults("POST", "/channels/1/messages", message) == []


@pytest.mark.parametrize(("fault", "message"), BROKEN.items(), ids=BROKEN.keys())
def test_a_broken_message_is_told_its_one_fault(fault: str, message: JsonObject) -> None:
    assert limits.faults("POST", "/channels/1/messages", message) == [fault]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/1/messages", {"content": "<@7>"}),
        ("PATCH", "/channels/1/messages/2", {"content": "<@7>"}),
        ("POST", "/webhooks/1/token", {"content": "<@7>"}),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": "<@7>"}),
        ("PATCH", "/webhooks/1/token/messages/3", {"content": "<@7>"}),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "<@7>"}}),
        ("POST", CALLBACK, {"type": 7, "data": {"content": "<@7>"}}),
    ],
)
def test_every_road_a_message_takes_is_watched(method: str, path: str, body: JsonObject) -> None:
    assert limits.faults(method, path, body) == ["a mention without allowed_mentions"]


def test_an_acknowledgement_without_a_message_has_no_fault() -> None:
    assert limits.faults("POST", CALLBACK, {"type": 6}) == []


def test_a_form_is_held_to_its_title_and_its_custom_id() -> None:
    form = {
        "title": "t" * 46,
        "custom_id": "points",
        "components": [{"type": 18, "label": "Dice", "component": {"type": 4, "custom_id": "dice"}}],
    }
    assert limits.faults("POST", CALLBACK, {"type": 9, "data": form}) == [
        "title: Must be 45 or fewer in length.",
        "custom_id 'points' is not tutto:<verb>:<game>:<seq>[:<arg>]",
    ]


def test_26_suggestions_are_one_too_many() -> None:
    choices = [{"name": str(number), "value": number} for number in range(26)]
    assert limits.faults("POST", CALLBACK, {"type": 8, "data": {"choices": choices}}) == [
        "choices: Must be between 0 and 25 in length.",
    ]


def test_a_translated_description_counts_like_the_original() -> None:
    commands = [{"name": "tutto", "description": "d", "description_localizations": {"de": "d" * 101}}]
    assert limits.faults("PUT", "/applications/1/commands", commands) == [
        "0.description_localizations.de: Must be 100 or fewer in length.",
    ]


def test_a_threads_name_has_its_limit() -> None:
    assert limits.faults("POST", "/channels/1/messages/2/threads", {"name": "n" * 101}) == [
        "name: Must be 100 or fewer in length.",
    ]
