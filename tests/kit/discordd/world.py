"""The state of a small Discord, how it changes, and what it tells the gateway of each change.

Knows no socket and no route; it trusts what it is told, for rest has checked it.
"""

import asyncio
import re
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable

from tests.kit.discordd import wire
from tests.kit.discordd.errors import Breach
from tests.kit.discordd.snowflakes import Snowflakes, now_ms
from tests.kit.discordd.things import (
    DM,
    PUBLIC_THREAD,
    TEXT,
    WELCOME,
    Channel,
    Guild,
    Interaction,
    JsonObject,
    Member,
    Message,
    Upload,
    User,
)

Emit = Callable[[str, Guild | None, Callable[[], JsonObject]], None]
KEPT_INTERACTIONS = 2_000
KEPT_CALLS = 10_000
KEPT_NONCES = 50


class World:
    """Everything that stands in this Discord; each change wakes those who wait for one."""

    def __init__(self) -> None:
        self.ids = Snowflakes()
        self.bot = User(id=self.ids.next(), username="tutto", global_name=None, locale="en-US", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.commands: list[JsonObject] = []
        self.guild_commands: dict[int, list[JsonObject]] = {}
        self.emojis: dict[int, JsonObject] = {}
        self.interactions: OrderedDict[str, Interaction] = OrderedDict()
        self.violations: list[str] = []
        """Bodies refused for a limit, as `METHOD path: where CODE`."""
        self.unknown_routes: list[str] = []
        self.calls: deque[tuple[str, str, int]] = deque(maxlen=KEPT_CALLS)
        """The newest REST calls: method, path, status (0 for a cut one)."""
        self.emit: Emit = lambda _name, _guild, _build: None
        self._waiters: list[asyncio.Event] = []

    # What a test lays down.

    def add_guild(self, name: str = "Dice Club", *, locale: str = "en-US", features: Iterable[str] = ()) -> Guild:
        guild = Guild(id=self.ids.next_guild(), name=name, locale=locale, features=tuple(features))
        guild.members[self.bot.id] = Member(user=self.bot, nick=None, joined_ms=now_ms(), permissions=WELCOME)
        self.guilds[guild.id] = guild
        self.emit("GUILD_CREATE", guild, lambda: wire.guild_json(guild, self.bot))
        return guild

    def add_channel(
        self, guild: Guild, name: str = "games", *, kind: int = TEXT, app_permissions: int | None = None
    ) -> Channel:
        channel = Channel(
            id=self.ids.next(), kind=kind, name=name, guild=guild, own_permissions=app_permissions, changed_ms=now_ms()
        )
        self._place(channel)
        self.emit("CHANNEL_CREATE", guild, lambda: wire.channel_json(channel, self.bot))
        return channel

    def add_user(self, name: str, *guilds: Guild, locale: str = "en-US", global_name: str | None = None) -> User:
        user = User(id=self.ids.next(), username=name, global_name=global_name, locale=locale)
        self.users[user.id] = user
        for guild in guilds:
            self.join(guild, user)
        return user

    def join(self, guild: Guild, user: User, *, nick: str | None = None) -> Member:
        member = Member(user=user, nick=nick, joined_ms=now_ms())
        guild.members[user.id] = member
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """No event tells the bot, for it has no members intent."""
        del guild.members[user.id]
        self.changed()

    def set_permissions(self, channel: Channel, bits: int) -> None:
        """What the bot may do in this channel from now on."""
        channel.own_permissions = bits
        self._tell_channel("UPDATE", channel)

    # What happens in it.

    def open_thread(
        self, parent: Channel, name: str, *, owner: User, kind: int = PUBLIC_THREAD, start: Message | None = None
    ) -> Channel:
        """A thread, with its message's id when it hangs on one."""
        thread = Channel(
            id=start.id if start else self.ids.next(),
            kind=kind,
            name=name,
            guild=parent.guild,
            parent=parent,
            owner_id=owner.id,
            changed_ms=now_ms(),
        )
        self._place(thread)
        self.emit("THREAD_CREATE", thread.guild, lambda: {**wire.thread_json(thread), "newly_created": True})
        return thread

    def set_archived(self, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        thread.archived, thread.locked, thread.changed_ms = archived, locked, now_ms()
        self._tell_channel("UPDATE", thread)

    def rename(self, channel: Channel, name: str) -> None:
        channel.name = name
        self._tell_channel("UPDATE", channel)

    def open_dm(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(id=self.ids.next(), kind=DM, name=user.username, guild=None, recipient=user)
        self._place(channel)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Take a channel away with its threads and messages."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        for message in list(channel.messages.values()):
            self.messages.pop(message.id, None)
            message.deleted = True
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        self._tell_channel("DELETE", channel)

    def remove_guild(self, guild: Guild) -> None:
        """Throw the bot out."""
        del self.guilds[guild.id]
        for channel in guild.channels.values():
            self.channels.pop(channel.id, None)
        self.emit("GUILD_DELETE", guild, lambda: {"id": str(guild.id)})
        self.changed()

    def set_unavailable(self, guild: Guild, *, unavailable: bool) -> None:
        """An outage begins or ends."""
        guild.unavailable = unavailable
        if unavailable:
            self.emit("GUILD_DELETE", guild, lambda: {"id": str(guild.id), "unavailable": True})
        else:
            self.emit("GUILD_CREATE", guild, lambda: wire.guild_json(guild, self.bot))
        self.changed()

    def post(
        self,
        channel: Channel,
        author: User,
        body: JsonObject,
        uploads: tuple[Upload, ...] = (),
        *,
        ephemeral_to: User | None = None,
        metadata: JsonObject | None = None,
    ) -> Message:
        """A new message from a checked body."""
        message = Message(
            id=self.ids.next(),
            channel=channel,
            author=author,
            created_ms=now_ms(),
            flags=body.get("flags") or 0,
            nonce=body.get("nonce"),
            allowed_mentions=body.get("allowed_mentions"),
            reference=body.get("message_reference"),
            ephemeral_to=ephemeral_to,
            metadata=metadata,
        )
        self._fill(message, body, uploads)
        message.pinged = tuple(_pinged(message.content, message.allowed_mentions))
        self.messages[message.id] = message
        if ephemeral_to is None:
            channel.messages[message.id] = message
            self._remember_nonce(message)
            self._tell_message("MESSAGE_CREATE", message)
        self.changed()
        return message

    def edit(self, message: Message, body: JsonObject, uploads: tuple[Upload, ...] = ()) -> Message:
        """Replace what the body names and keep the rest."""
        self._fill(message, body, uploads)
        message.edit_count += 1
        message.edited_ms = now_ms()
        if message.ephemeral_to is None:
            self._tell_message("MESSAGE_UPDATE", message)
        self.changed()
        return message

    def delete(self, message: Message) -> None:
        message.deleted = True
        self.messages.pop(message.id, None)
        message.channel.messages.pop(message.id, None)
        gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.channel.guild is not None:
            gone["guild_id"] = str(message.channel.guild.id)
        self.emit("MESSAGE_DELETE", message.channel.guild, lambda: gone)
        self.changed()

    def begin(self, *, kind: int, user: User, channel: Channel, name: str, source: Message | None) -> Interaction:
        """A new interaction, known by its token until 2,000 newer ones came."""
        interaction = Interaction(
            id=self.ids.next(),
            token=secrets.token_urlsafe(96),
            kind=kind,
            user=user,
            channel=channel,
            name=name,
            source=source,
            dispatched_at=asyncio.get_running_loop().time(),
        )
        self.interactions[interaction.token] = interaction
        if len(self.interactions) > KEPT_INTERACTIONS:
            self.interactions.popitem(last=False)
        return interaction

    def refuse(self, call: str, breaches: Iterable[Breach]) -> None:
        """Note what a body broke, so that a test can ask that nothing did."""
        self.violations.extend(f"{call}: {breach.path} {breach.code}" for breach in breaches)

    # Waiting.

    def changed(self) -> None:
        """Wake those who wait for something."""
        for woken in self._waiters:
            woken.set()

    async def wait_for(self, holds: Callable[["World"], bool], timeout_s: float = 5.0) -> None:
        """Return as soon as the condition is true of the world; TimeoutError otherwise.

        A condition that raises LookupError isn't true yet, so it may name what is still to come.
        """
        woken = asyncio.Event()
        self._waiters.append(woken)
        try:
            async with asyncio.timeout(timeout_s):
                while not self._is_true(holds):
                    await woken.wait()
                    woken.clear()
        finally:
            self._waiters.remove(woken)

    def _is_true(self, holds: Callable[["World"], bool]) -> bool:
        try:
            return holds(self)
        except LookupError:
            return False

    def _place(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        self.changed()

    def _fill(self, message: Message, body: JsonObject, uploads: tuple[Upload, ...]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or []]
        if "components" in body:
            message.components = _numbered(body["components"] or [])
        if uploads or "attachments" in body:
            self._attach(message, body, uploads)

    def _attach(self, message: Message, body: JsonObject, uploads: tuple[Upload, ...]) -> None:
        kept = {str(entry["id"]) for entry in body.get("attachments") or []}
        if "attachments" in body:
            message.attachments = [each for each in message.attachments if each["id"] in kept]
        for upload in uploads:
            url = f"https://cdn.discordapp.com/attachments/{message.channel.id}/{message.id}/{upload.filename}"
            message.uploads.append(upload)
            message.attachments.append(
                {
                    "id": str(self.ids.next()),
                    "filename": upload.filename,
                    "size": len(upload.content),
                    "url": url,
                    "proxy_url": url,
                }
            )

    def _remember_nonce(self, message: Message) -> None:
        if message.nonce is None:
            return
        nonces = message.channel.nonces
        nonces[str(message.nonce)] = message
        if len(nonces) > KEPT_NONCES:
            del nonces[next(iter(nonces))]

    def _tell_message(self, event: str, message: Message) -> None:
        guild = message.channel.guild
        place = {"guild_id": str(guild.id)} if guild else {}
        self.emit(event, guild, lambda: {**wire.message_json(message), **place})

    def _tell_channel(self, change: str, channel: Channel) -> None:
        event = f"THREAD_{change}" if channel.is_thread else f"CHANNEL_{change}"
        self.emit(event, channel.guild, lambda: wire.channel_json(channel, self.bot))
        self.changed()


def _numbered(rows: list[JsonObject]) -> list[JsonObject]:
    """Give each component the id Discord gives it, counted in reading order."""
    count = 0
    numbered: list[JsonObject] = []
    for row in rows:
        count += 1
        shown = {**row, "id": count, "components": []}
        for part in row.get("components", []):
            count += 1
            shown["components"].append({**part, "id": count})
        numbered.append(shown)
    return numbered


def _pinged(content: str, allowed: JsonObject | None) -> Iterable[int]:
    mentioned = dict.fromkeys(int(found) for found in re.findall(r"<@!?(\d+)>", content))
    if allowed is None or "users" in (allowed.get("parse") or []):
        return mentioned
    named = {int(each) for each in allowed.get("users") or []}
    return [each for each in mentioned if each in named]
