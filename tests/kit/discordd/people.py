"""What people do: commands, presses, choices, forms; each refused here as Discord's client would refuse it.

Knows no socket; the gateway carries what is built here.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tests.kit.discordd import wire
from tests.kit.discordd.gateway import Gateway
from tests.kit.discordd.limits import BUTTON, LABEL, TEXT_DISPLAY, TEXT_INPUT
from tests.kit.discordd.things import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Channel,
    Interaction,
    JsonObject,
    Message,
    User,
)
from tests.kit.discordd.world import World

Value: TypeAlias = "str | int | float | bool | User | Channel"
"""What an option of a command may be given."""


class People:
    """Everyone who sits before a Discord client."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway

    def slash(self, user: User, channel: Channel, path: str, options: Mapping[str, Value]) -> Interaction:
        """Give the command named by its whole path; LookupError for one that isn't synced or an option it lacks."""
        command, leaf = self._command(channel, path)
        missing = [each["name"] for each in leaf if each.get("required") and each["name"] not in options]
        if missing:
            raise LookupError(f"/{path} needs {missing}")
        resolved: JsonObject = {}
        chosen = [self._option(leaf, name, value, resolved, channel) for name, value in options.items()]
        inner = self._command_json(command, path, chosen)
        if resolved:
            inner["resolved"] = resolved
        return self._send(COMMAND, path, inner, user=user, channel=channel)

    def autocomplete(
        self, user: User, channel: Channel, path: str, options: Mapping[str, Value], focused: str
    ) -> Interaction:
        """Type into the option `focused`, whose text so far is among the options."""
        command, leaf = self._command(channel, path)
        chosen = [self._option(leaf, name, value, {}, channel) for name, value in options.items()]
        for option in chosen:
            if option["name"] == focused:
                option["focused"] = True
        return self._send(AUTOCOMPLETE, path, self._command_json(command, path, chosen), user=user, channel=channel)

    def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press an enabled button that stands on the message; LookupError for any other."""
        part = self._reachable(user, message, custom_id)
        if part["type"] != BUTTON:
            raise LookupError(f"{custom_id!r} is no button")
        return self.press_late(user, message, custom_id)

    def press_late(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button that the person's screen still shows, whatever stands there by now."""
        inner = {"component_type": BUTTON, "custom_id": custom_id, "id": 1}
        return self._send(COMPONENT, custom_id, inner, user=user, channel=message.channel, source=message)

    def select(self, user: User, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Choose among a select's options; LookupError for a value it doesn't offer."""
        part = self._reachable(user, message, custom_id)
        offered = {option["value"] for option in part.get("options") or []}
        if part.get("options") and not offered >= set(values):
            raise LookupError(f"{sorted(set(values) - offered)} not among {sorted(offered)}")
        inner: JsonObject = {"component_type": part["type"], "custom_id": custom_id, "values": list(values), "id": 1}
        if not part.get("options"):
            inner["resolved"] = self._resolved_users(message.channel, values)
        return self._send(COMPONENT, custom_id, inner, user=user, channel=message.channel, source=message)

    def submit(self, shown: Interaction, values: Mapping[str, str | Sequence[str]]) -> Interaction:
        """Fill in the form that an interaction was answered with, and send it; fields left out keep their value."""
        if shown.response is None or shown.response.kind != 9:
            raise LookupError(f"{shown.name} was answered by no form")
        form = shown.response.data
        left = dict(values)
        components = [_filled(outer, left) for outer in form["components"] if outer["type"] != TEXT_DISPLAY]
        if left:
            raise LookupError(f"the form has no {sorted(left)}")
        inner = {"custom_id": form["custom_id"], "components": components}
        return self._send(MODAL, form["custom_id"], inner, user=shown.user, channel=shown.channel, source=shown.source)

    def strange(
        self, user: User, channel: Channel, inner: JsonObject, *, kind: int = COMPONENT, source: Message | None = None
    ) -> Interaction:
        """What no client of today sends: any `data`, on any message or none."""
        name = str(inner.get("custom_id") or inner.get("name"))
        return self._send(kind, name, inner, user=user, channel=channel, source=source)

    def _send(
        self, kind: int, name: str, inner: JsonObject, *, user: User, channel: Channel, source: Message | None = None
    ) -> Interaction:
        if channel.guild is not None and user.id not in channel.guild.members:
            raise LookupError(f"{user.username} is no member of {channel.guild.name}")
        interaction = self._world.begin(kind=kind, user=user, channel=channel, name=name, source=source)
        interaction.delivered = self._gateway.reaches(channel.guild)
        bot = self._world.bot
        self._gateway.emit("INTERACTION_CREATE", channel.guild, lambda: wire.interaction_json(interaction, inner, bot))
        return interaction

    def _reachable(self, user: User, message: Message, custom_id: str) -> JsonObject:
        if message.deleted:
            raise LookupError(f"message {message.id} is deleted")
        if message.ephemeral_to not in (None, user):
            raise LookupError(f"{user.username} doesn't see message {message.id}")
        part = message.component(custom_id)
        if part.get("disabled"):
            raise LookupError(f"{custom_id!r} is disabled")
        return part

    def _command(self, channel: Channel, path: str) -> tuple[JsonObject, list[JsonObject]]:
        """The command and the options of its last word."""
        first, *rest = path.split(" ")
        own = self._world.guild_commands.get(channel.guild.id, []) if channel.guild else []
        known = [command for command in [*own, *self._world.commands] if command["type"] == 1]
        command = next((each for each in known if each["name"] == first), None)
        if command is None:
            raise LookupError(f"no /{first}; synced are {[each['name'] for each in known]}")
        options = command.get("options") or []
        for word in rest:
            step = next((each for each in options if each["name"] == word and each["type"] in (1, 2)), None)
            if step is None:
                raise LookupError(f"no {word!r} in /{path}; there are {[each['name'] for each in options]}")
            options = step.get("options") or []
        return command, options

    def _command_json(self, command: JsonObject, path: str, chosen: list[JsonObject]) -> JsonObject:
        words = path.split(" ")[1:]
        options = chosen
        for depth, word in reversed(list(enumerate(words))):
            kind = 1 if depth == len(words) - 1 else 2
            options = [{"type": kind, "name": word, "options": options}]
        inner: JsonObject = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if "guild_id" in command:
            inner["guild_id"] = command["guild_id"]
        return inner

    def _option(
        self, leaf: list[JsonObject], name: str, value: Value, resolved: JsonObject, channel: Channel
    ) -> JsonObject:
        option = next((each for each in leaf if each["name"] == name), None)
        if option is None:
            raise LookupError(f"no option {name!r}; there are {[each['name'] for each in leaf]}")
        offered = [choice["value"] for choice in option.get("choices") or []]
        if offered and value not in offered:
            raise LookupError(f"{name}: {value!r} not among {offered}")
        if isinstance(value, User):
            for key, entry in self._resolved_users(channel, [str(value.id)]).items():
                resolved.setdefault(key, {}).update(entry)
            value = str(value.id)
        elif isinstance(value, Channel):
            shown = {**wire.channel_json(value, self._world.bot), "permissions": str(value.app_permissions)}
            resolved.setdefault("channels", {})[str(value.id)] = shown
            value = str(value.id)
        elif not _in_range(option, value):
            raise LookupError(f"{name}: {value} out of range")
        return {"name": name, "type": option["type"], "value": value}

    def _resolved_users(self, channel: Channel, ids: Sequence[str]) -> JsonObject:
        users = [self._world.users[int(each)] for each in ids]
        members: JsonObject = {}
        for user in users:
            member = channel.guild.members.get(user.id) if channel.guild else None
            if member is not None:
                members[str(user.id)] = {**wire.member_json(member), "permissions": str(member.permissions)}
                del members[str(user.id)]["user"]
        return {"users": {str(user.id): wire.user_json(user) for user in users}, "members": members}


def _in_range(option: JsonObject, value: str | float) -> bool:
    """Whether a number, or a text's length, is one the option takes."""
    if isinstance(value, str):
        return option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000)
    return option.get("min_value", value) <= value <= option.get("max_value", value)


def _filled(outer: JsonObject, left: dict[str, str | Sequence[str]]) -> JsonObject:
    """A row or label of a form with its values, taken out of what is left."""
    if outer["type"] == LABEL:
        return {"type": LABEL, "id": outer.get("id", 0), "component": _filled_input(outer["component"], left)}
    return {"type": outer["type"], "components": [_filled_input(part, left) for part in outer["components"]]}


def _filled_input(part: JsonObject, left: dict[str, str | Sequence[str]]) -> JsonObject:
    custom_id = part["custom_id"]
    filled: JsonObject = {"type": part["type"], "id": part.get("id", 0), "custom_id": custom_id}
    given = left.pop(custom_id, None)
    if part["type"] == TEXT_INPUT:
        filled["value"] = str(given) if given is not None else part.get("value") or ""
        if len(filled["value"]) > (part.get("max_length") or 4000):
            raise LookupError(f"{custom_id}: longer than {part['max_length']}")
        return filled
    defaults = [option["value"] for option in part.get("options") or [] if option.get("default")]
    values = defaults if given is None else [given] if isinstance(given, str) else list(given)
    offered = {option["value"] for option in part.get("options") or []}
    if offered and not offered >= set(values):
        raise LookupError(f"{custom_id}: {values} not among {sorted(offered)}")
    return {**filled, "values": values}
