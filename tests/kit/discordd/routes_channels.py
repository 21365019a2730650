"""The routes of channels, threads, messages and guilds, with the permissions and states they ask for.

Knows nothing of interactions.
"""

from tests.kit.discordd import errors, things, wire
from tests.kit.discordd.limits import message_breaches, thread_breaches
from tests.kit.discordd.rest import Answer, Call, Handler
from tests.kit.discordd.things import Channel, Message


def _need(channel: Channel, *bits: int) -> None:
    granted = channel.app_permissions if channel.guild else things.WELCOME
    if not granted & things.VIEW_CHANNEL:
        raise errors.missing_access()
    if any(not granted & bit for bit in bits):
        raise errors.missing_permissions()


def _message(call: Call) -> Message:
    channel = call.channel()
    message = channel.messages.get(call.id("message"))
    if message is None:
        raise errors.unknown_message()
    return message


def _get_channel(call: Call) -> Answer:
    channel = call.channel()
    _need(channel)
    return wire.channel_json(channel, call.world.bot)


def _patch_channel(call: Call) -> Answer:
    channel = call.channel()
    if channel.is_thread and channel.owner_id == call.world.bot.id and not channel.locked:
        _need(channel)
    else:
        _need(channel, things.MANAGE_THREADS if channel.is_thread else 1 << 4)
    if channel.archived and call.body.get("archived") is not False:
        raise errors.thread_archived()
    if call.body.get("name"):
        call.world.rename(channel, call.body["name"])
    if "archived" in call.body or "locked" in call.body:
        call.world.set_archived(
            channel,
            archived=call.body.get("archived", channel.archived),
            locked=call.body.get("locked", channel.locked),
        )
    return wire.channel_json(channel, call.world.bot)


def _delete_channel(call: Call) -> Answer:
    channel = call.channel()
    _need(channel, things.MANAGE_THREADS if channel.is_thread else 1 << 4)
    gone = wire.channel_json(channel, call.world.bot)
    call.world.delete_channel(channel)
    return gone


def _get_messages(call: Call) -> Answer:
    channel = call.channel()
    _need(channel, things.READ_MESSAGE_HISTORY)
    before = int(call.query.get("before") or things.EVERYTHING << 10)
    after = int(call.query.get("after") or 0)
    limit = int(call.query.get("limit") or 50)
    found = [message for message in channel.messages.values() if after < message.id < before]
    newest_first = sorted(found, key=lambda message: -message.id)
    return [wire.message_json(message) for message in newest_first[:limit]]


def _get_message(call: Call) -> Answer:
    message = _message(call)
    _need(message.channel, things.READ_MESSAGE_HISTORY)
    return wire.message_json(message)


def _post_message(call: Call) -> Answer:
    channel, body = call.channel(), call.body
    if channel.recipient is not None and not channel.recipient.accepts_dms:
        raise errors.closed_dms()
    _need(channel, things.SEND_MESSAGES_IN_THREADS if channel.is_thread else things.SEND_MESSAGES)
    if body.get("embeds"):
        _need(channel, things.EMBED_LINKS)
    if call.uploads:
        _need(channel, things.ATTACH_FILES)
    if channel.locked and not channel.app_permissions & things.MANAGE_THREADS:
        raise errors.thread_archived() if channel.archived else errors.thread_locked()
    call.insist(message_breaches(body))
    if not any([body.get("content"), body.get("embeds"), call.uploads, body.get("components")]):
        raise errors.empty_message()
    twin = channel.nonces.get(str(body.get("nonce")))
    if body.get("enforce_nonce") and twin is not None and not twin.deleted:
        return wire.message_json(twin)
    replied = body.get("message_reference") or {}
    missing = replied.get("message_id") and int(replied["message_id"]) not in channel.messages
    if missing and replied.get("fail_if_not_exists", True):
        raise errors.unknown_message()
    if channel.archived:
        call.world.set_archived(channel, archived=False)
    return wire.message_json(call.world.post(channel, call.world.bot, body, call.uploads))


def _patch_message(call: Call) -> Answer:
    message = _message(call)
    _need(message.channel)
    if message.channel.archived:
        raise errors.thread_archived()
    if message.author is not call.world.bot:
        raise errors.not_the_author()
    call.insist(message_breaches(call.body))
    return wire.message_json(call.world.edit(message, call.body, call.uploads))


def _delete_message(call: Call) -> Answer:
    message = _message(call)
    if message.author is call.world.bot:
        _need(message.channel)
    else:
        _need(message.channel, things.MANAGE_MESSAGES)
    if message.channel.archived:
        raise errors.thread_archived()
    call.world.delete(message)
    return None


def _delete_messages(call: Call) -> Answer:
    channel = call.channel()
    _need(channel, things.MANAGE_MESSAGES)
    for each in call.body["messages"]:
        message = channel.messages.get(int(each))
        if message is not None:
            call.world.delete(message)
    return None


def _post_typing(call: Call) -> Answer:
    _need(call.channel(), things.SEND_MESSAGES)
    return None


def _post_thread_on(call: Call) -> Answer:
    message = _message(call)
    _need(message.channel, things.CREATE_PUBLIC_THREADS)
    call.insist(thread_breaches(call.body))
    if message.id in call.world.channels:
        raise errors.thread_exists()
    return _open_thread(call, message.channel, things.PUBLIC_THREAD, message)


def _post_thread(call: Call) -> Answer:
    channel = call.channel()
    kind = call.body.get("type") or things.PRIVATE_THREAD
    public = kind == things.PUBLIC_THREAD
    _need(channel, things.CREATE_PUBLIC_THREADS if public else things.CREATE_PRIVATE_THREADS)
    call.insist(thread_breaches(call.body))
    return _open_thread(call, channel, kind, None)


def _open_thread(call: Call, channel: Channel, kind: int, start: Message | None) -> Answer:
    thread = call.world.open_thread(channel, call.body["name"], owner=call.world.bot, kind=kind, start=start)
    thread.auto_archive_min = call.body.get("auto_archive_duration") or thread.auto_archive_min
    return wire.thread_json(thread)


def _change_thread_member(call: Call) -> Answer:
    thread = call.channel()
    _need(thread, things.SEND_MESSAGES_IN_THREADS)
    if thread.archived:
        raise errors.thread_archived()
    return None


def _get_guild(call: Call) -> Answer:
    guild = call.world.guilds.get(call.id("guild"))
    if guild is None:
        raise errors.unknown_guild()
    shown = wire.guild_json(guild, call.world.bot)
    for left_out in ("channels", "threads", "members", "presences", "voice_states", "stage_instances"):
        del shown[left_out]
    return shown


def _get_member(call: Call) -> Answer:
    guild = call.world.guilds.get(call.id("guild"))
    if guild is None:
        raise errors.unknown_guild()
    member = guild.members.get(call.id("user"))
    if member is None:
        raise errors.unknown_member()
    return wire.member_json(member)


ROUTES: dict[str, Handler] = {
    "GET /channels/{channel}": _get_channel,
    "PATCH /channels/{channel}": _patch_channel,
    "DELETE /channels/{channel}": _delete_channel,
    "GET /channels/{channel}/messages": _get_messages,
    "POST /channels/{channel}/messages": _post_message,
    "POST /channels/{channel}/messages/bulk-delete": _delete_messages,
    "GET /channels/{channel}/messages/{message}": _get_message,
    "PATCH /channels/{channel}/messages/{message}": _patch_message,
    "DELETE /channels/{channel}/messages/{message}": _delete_message,
    "POST /channels/{channel}/messages/{message}/threads": _post_thread_on,
    "POST /channels/{channel}/threads": _post_thread,
    "PUT /channels/{channel}/thread-members/{user}": _change_thread_member,
    "DELETE /channels/{channel}/thread-members/{user}": _change_thread_member,
    "POST /channels/{channel}/typing": _post_typing,
    "GET /guilds/{guild}": _get_guild,
    "GET /guilds/{guild}/members/{user}": _get_member,
}
