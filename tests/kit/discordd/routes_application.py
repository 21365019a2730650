"""The routes of the application itself: who it is, where its gateway stands, its commands and emojis.

Knows nothing of channels and messages.
"""

import re
from collections.abc import Callable

from tests.kit.discordd import errors, wire
from tests.kit.discordd.limits import command_breaches
from tests.kit.discordd.rest import Answer, Call, Handler
from tests.kit.discordd.things import JsonObject


def _get_me(call: Call) -> Answer:
    return {**wire.user_json(call.world.bot), "verified": True, "mfa_enabled": True, "flags": 0, "locale": "en-US"}


def _get_application(call: Call) -> Answer:
    bot = call.world.bot
    return {
        "id": str(bot.id),
        "name": bot.username,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": {**wire.user_json(bot), "bot": False},
        "team": None,
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(call.world.guilds),
        "integration_types_config": {"0": {}},
    }


def _get_user(call: Call) -> Answer:
    user = call.world.users.get(call.id("user"))
    if user is None:
        raise errors.unknown_user()
    return wire.user_json(user)


def _post_dm(call: Call) -> Answer:
    user = call.world.users.get(int(call.body["recipient_id"]))
    if user is None:
        raise errors.unknown_user()
    return wire.channel_json(call.world.open_dm(user), call.world.bot)


def _get_commands(call: Call) -> Answer:
    return call.world.commands


def _put_commands(call: Call) -> Answer:
    call.insist(command_breaches(call.listed))
    call.world.commands = [_numbered(call, command) for command in call.listed]
    call.world.changed()
    return call.world.commands


def _get_guild_commands(call: Call) -> Answer:
    return call.world.guild_commands.get(call.id("guild"), [])


def _put_guild_commands(call: Call) -> Answer:
    guild_id = call.id("guild")
    if guild_id not in call.world.guilds:
        raise errors.missing_access()
    call.insist(command_breaches(call.listed))
    commands = [{**_numbered(call, command), "guild_id": str(guild_id)} for command in call.listed]
    call.world.guild_commands[guild_id] = commands
    call.world.changed()
    return commands


def _numbered(call: Call, command: JsonObject) -> JsonObject:
    """A command as it is stored; one that stood there by this name keeps its id."""
    kind = command.get("type", 1)
    known = {(each["type"], each["name"]): each["id"] for each in call.world.commands}
    return {
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        **command,
        "type": kind,
        "id": known.get((kind, command["name"])) or str(call.world.ids.next()),
        "application_id": str(call.world.bot.id),
        "version": str(call.world.ids.next()),
    }


def _get_emojis(call: Call) -> Answer:
    return {"items": list(call.world.emojis.values())}


def _post_emoji(call: Call) -> Answer:
    name = call.body.get("name") or ""
    if not re.fullmatch(r"\w{2,32}", name) or not str(call.body.get("image")).startswith("data:image/"):
        breach = errors.Breach(path="name", code="BASE_TYPE_BAD_LENGTH", message="a name of 2 to 32 and an image")
        call.world.refuse(call.name, (breach,))
        raise errors.invalid_form((breach,))
    emoji: JsonObject = {
        "id": str(call.world.ids.next()),
        "name": name,
        "roles": [],
        "user": wire.user_json(call.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    call.world.emojis[int(emoji["id"])] = emoji
    call.world.changed()
    return emoji


def _delete_emoji(call: Call) -> Answer:
    if call.world.emojis.pop(call.id("emoji"), None) is None:
        raise errors.unknown_emoji()
    return None


ROUTES: dict[str, Handler] = {
    "GET /users/@me": _get_me,
    "GET /users/{user}": _get_user,
    "POST /users/@me/channels": _post_dm,
    "GET /oauth2/applications/@me": _get_application,
    "GET /applications/@me": _get_application,
    "GET /applications/{application}/commands": _get_commands,
    "PUT /applications/{application}/commands": _put_commands,
    "GET /applications/{application}/guilds/{guild}/commands": _get_guild_commands,
    "PUT /applications/{application}/guilds/{guild}/commands": _put_guild_commands,
    "GET /applications/{application}/emojis": _get_emojis,
    "POST /applications/{application}/emojis": _post_emoji,
    "DELETE /applications/{application}/emojis/{emoji}": _delete_emoji,
}


def gateway_routes(address: Callable[[], str], shards: int) -> dict[str, Handler]:
    """The two routes that name the gateway."""

    def bot_gateway(_call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        return {"url": address(), "shards": shards, "session_start_limit": limit}

    return {"GET /gateway": lambda _call: {"url": address()}, "GET /gateway/bot": bot_gateway}
