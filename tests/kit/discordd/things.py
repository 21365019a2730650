"""What a Discord server is made of: guilds, channels, people, messages, interactions.

Knows nothing of sockets or of who may do what; see world, rest and gateway.
"""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object as it came or goes over the wire."""

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
EVERYTHING = (1 << 53) - 1
WELCOME = EVERYTHING & ~(1 << 3)
"""All permissions but ADMINISTRATOR, so that taking one away counts."""
ORDINARY = (
    (1 << 6) | VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | (1 << 18) | (1 << 31)
)
"""What a member without a role may do: nothing that manages."""

TEXT, DM, NEWS, FORUM = 0, 1, 5, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
EPHEMERAL = 1 << 6
SILENT = 1 << 12


@dataclass(slots=True, kw_only=True, eq=False)
class User:
    id: int
    username: str
    global_name: str | None
    locale: str
    bot: bool = False
    accepts_dms: bool = True


@dataclass(slots=True, kw_only=True, eq=False)
class Member:
    user: User
    nick: str | None
    joined_ms: int
    permissions: int = ORDINARY


@dataclass(slots=True, kw_only=True, eq=False)
class Guild:
    id: int
    name: str
    locale: str
    features: tuple[str, ...]
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, "Channel"] = field(default_factory=dict)
    unavailable: bool = False


@dataclass(slots=True, kw_only=True, eq=False)
class Channel:
    id: int
    kind: int
    name: str
    guild: Guild | None
    parent: "Channel | None" = None
    owner_id: int | None = None
    recipient: User | None = None
    own_permissions: int | None = None
    """What the bot may do here, where it differs from the parent (a thread) or WELCOME."""
    archived: bool = False
    locked: bool = False
    auto_archive_min: int = 1440
    changed_ms: int = 0
    messages: dict[int, "Message"] = field(default_factory=dict)
    nonces: dict[str, "Message"] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.kind in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def app_permissions(self) -> int:
        if self.own_permissions is not None:
            return self.own_permissions
        return WELCOME if self.parent is None else self.parent.app_permissions

    @property
    def last(self) -> "Message":
        """The newest message everyone sees; LookupError in an empty channel."""
        if not self.messages:
            raise LookupError(f"nothing stands in #{self.name}")
        return next(reversed(self.messages.values()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Upload:
    filename: str
    content: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    row: int
    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None


@dataclass(slots=True, kw_only=True, eq=False)
class Message:
    id: int
    channel: Channel
    author: User
    created_ms: int
    content: str = ""
    embeds: list[JsonObject] = field(default_factory=list)
    components: list[JsonObject] = field(default_factory=list)
    attachments: list[JsonObject] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)
    flags: int = 0
    nonce: str | int | None = None
    allowed_mentions: JsonObject | None = None
    reference: JsonObject | None = None
    metadata: JsonObject | None = None
    """The interaction this message answers, as Discord tells it."""
    ephemeral_to: User | None = None
    pinged: tuple[int, ...] = ()
    """Ids of the people whom sending it notified; an edit notifies nobody."""
    edit_count: int = 0
    edited_ms: int | None = None
    deleted: bool = False

    @property
    def silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def text(self) -> str:
        """Everything readable on it but buttons, a line each."""
        return "\n".join([self.content, *embed_texts(self.embeds)]).strip()

    @property
    def buttons(self) -> tuple[Button, ...]:
        return tuple(
            Button(
                row=row,
                label=part.get("label") or "",
                custom_id=part.get("custom_id"),
                style=part["style"],
                disabled=part.get("disabled", False),
                emoji=(part.get("emoji") or {}).get("name"),
            )
            for row, part in parts_of(self.components)
            if part["type"] == 2
        )

    def component(self, custom_id: str) -> JsonObject:
        """The button or select with this custom_id; LookupError with those that stand there instead."""
        parts = {part["custom_id"]: part for _, part in parts_of(self.components) if part.get("custom_id")}
        if custom_id not in parts:
            raise LookupError(f"no {custom_id!r} on message {self.id}, which has {sorted(parts)}")
        return parts[custom_id]

    def custom_id(self, pattern: str) -> str:
        """The first enabled custom_id the regular expression is found in; LookupError with those there are."""
        found = [
            part["custom_id"]
            for _, part in parts_of(self.components)
            if part.get("custom_id") and not part.get("disabled")
        ]
        for custom_id in found:
            if re.search(pattern, custom_id):
                return custom_id
        raise LookupError(f"no custom_id like {pattern!r} on message {self.id}, which has {found}")


def parts_of(components: list[JsonObject]) -> Iterator[tuple[int, JsonObject]]:
    """Buttons and selects with the number of their row, in reading order."""
    for row, outer in enumerate(components):
        for part in outer.get("components", []):
            yield row, part


def embed_texts(embeds: list[JsonObject]) -> Iterator[str]:
    """The texts that count towards the 6,000 characters, in reading order."""
    for embed in embeds:
        yield (embed.get("author") or {}).get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for entry in embed.get("fields") or []:
            yield entry.get("name") or ""
            yield entry.get("value") or ""
        yield (embed.get("footer") or {}).get("text") or ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Response:
    """What the callback carried; kinds are 1 pong, 4 message, 5 thinking, 6 defer, 7 update, 8 choices, 9 modal."""

    kind: int
    data: JsonObject


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass(slots=True, kw_only=True, eq=False)
class Interaction:
    """One press, command, choice or form, from the person's side."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    name: str
    """The command's path, or the custom_id."""
    source: Message | None
    dispatched_at: float
    """Seconds on the server's loop clock."""
    delivered: bool = False
    """Whether a session of the bot was there to take it, connected or to be resumed."""
    acknowledged_at: float | None = None
    response: Response | None = None
    original: Message | None = None
    """What @original names: the answer's own message, or the message that was updated."""
    thinking: bool = False
    followups: list[Message] = field(default_factory=list)
    _answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def latency_ms(self) -> float:
        """From dispatch to the callback; LookupError while unanswered."""
        if self.acknowledged_at is None:
            raise LookupError(f"{self.name} was not acknowledged")
        return (self.acknowledged_at - self.dispatched_at) * 1000

    def acknowledge(self, response: Response, at: float) -> None:
        self.response, self.acknowledged_at = response, at
        self._answered.set()

    async def acknowledged(self, timeout_s: float = 5.0) -> "Interaction":
        """Wait until the callback came; TimeoutError names the interaction."""
        try:
            async with asyncio.timeout(timeout_s):
                await self._answered.wait()
        except TimeoutError:
            raise TimeoutError(f"{self.name} by {self.user.username} not acknowledged in {timeout_s} s") from None
        return self

    def expire(self) -> None:
        """Make its token as old as if fifteen minutes had gone by."""
        self.dispatched_at -= 15 * 60
