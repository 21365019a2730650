"""Knows which of a bot's requests carry text, and what we promise of it beyond Discord's limits.

It must not know how a request was sent; Discord's own limits are discordd's to know.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from tests.kit.discordd import limits as discord_limits
from tests.kit.discordd.errors import Breach
from tests.kit.discordd.things import JsonObject, embed_texts

BUTTON, LINK_STYLE = 2, 5
NEW_MESSAGE, UPDATE_MESSAGE, CHOICES, FORM = 4, 7, 8, 9
LONGEST_LABEL = 16  # a phone shows five buttons abreast only while their labels are this short
CUSTOM_ID = re.compile(r"tutto:[a-z]+:[A-Za-z0-9_-]+:[0-9]+(:[^:]+)?")
USER_PING = re.compile(r"<@!?([0-9]+)>")
ANY_PING = re.compile(r"<@[!&]?[0-9]+>|@everyone|@here")

_MESSAGE_ROUTES = (
    ("POST", re.compile(r"/channels/\d+/messages")),
    ("PATCH", re.compile(r"/channels/\d+/messages/\d+")),
    ("POST", re.compile(r"/webhooks/\d+/[^/]+")),
    ("PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/(@original|\d+)")),
)
_CALLBACK_ROUTE = re.compile(r"/interactions/\d+/[^/]+/callback")
_COMMANDS_ROUTE = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
_THREADS_ROUTE = re.compile(r"/channels/\d+(/messages/\d+)?/threads")


def faults(method: str, path: str, body: object) -> list[str]:
    """All that is wrong with one request; empty where nothing is, or where the route carries no text of ours."""
    if method == "PUT" and _COMMANDS_ROUTE.fullmatch(path) and isinstance(body, list):
        return _told(discord_limits.command_breaches(body))
    if not isinstance(body, dict):
        return []
    if any(method == verb and route.fullmatch(path) for verb, route in _MESSAGE_ROUTES):
        return message_faults(body)
    if method == "POST" and _CALLBACK_ROUTE.fullmatch(path):
        return answer_faults(body)
    if method == "POST" and _THREADS_ROUTE.fullmatch(path):
        return _told(discord_limits.thread_breaches(body))
    return []


def answer_faults(body: JsonObject) -> list[str]:
    """What is wrong with the callback that answers an interaction."""
    told: JsonObject = body.get("data") or {}
    if body["type"] in {NEW_MESSAGE, UPDATE_MESSAGE}:
        return message_faults(told)
    if body["type"] == FORM:
        return [*_told(discord_limits.modal_breaches(told)), *_custom_id_faults(told)]
    if body["type"] == CHOICES:
        return _told(discord_limits.choices_breaches(told))
    return []


def message_faults(message: JsonObject) -> list[str]:
    """What is wrong with a message to be sent or edited: Discord's limits first, then our promises."""
    rows: Sequence[JsonObject] = message.get("components") or []
    return [
        *_told(discord_limits.message_breaches(message)),
        *(fault for row in rows for part in row.get("components") or [] for fault in _part_faults(part)),
        *_ping_faults(message),
    ]


def _told(breaches: Iterable[Breach]) -> list[str]:
    return [f"{breach.path}: {breach.message}" for breach in breaches]


def _part_faults(part: JsonObject) -> Iterator[str]:
    if part["type"] == BUTTON and part.get("style") == LINK_STYLE:
        return
    label = part.get("label") or ""
    if len(label) > LONGEST_LABEL:
        yield f"button {label!r}: {len(label)} characters, {LONGEST_LABEL} promised"
    yield from _custom_id_faults(part)


def _custom_id_faults(part: JsonObject) -> Iterator[str]:
    custom_id = part.get("custom_id") or ""
    if not CUSTOM_ID.fullmatch(custom_id):
        yield f"custom_id {custom_id!r} is not tutto:<verb>:<game>:<seq>[:<arg>]"


def _ping_faults(message: JsonObject) -> Iterator[str]:
    """A mention pings whom it names or nobody, and each message that has one says which."""
    content = message.get("content") or ""
    allowed = message.get("allowed_mentions")
    if allowed is None:
        if any(ANY_PING.search(text) for text in (content, *embed_texts(message.get("embeds") or []))):
            yield "a mention without allowed_mentions"
        return
    if allowed.get("parse"):
        yield f"allowed_mentions parses {allowed['parse']}: name the one who is meant"
    if allowed.get("roles"):
        yield "allowed_mentions lets a role ping"
    mentioned = set(USER_PING.findall(content))
    for user in allowed.get("users") or []:
        if str(user) not in mentioned:
            yield f"allowed_mentions names {user}, whom the content does not mention"
