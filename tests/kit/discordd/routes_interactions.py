"""The routes that answer an interaction: the callback, @original and followups.

They ask for no permission in the channel, as on Discord; only for a young token and one answer.
"""

import asyncio

from tests.kit.discordd import errors, wire
from tests.kit.discordd.limits import choices_breaches, message_breaches, modal_breaches
from tests.kit.discordd.rest import Answer, Call, Handler
from tests.kit.discordd.things import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    MODAL,
    Interaction,
    JsonObject,
    Message,
    Response,
)

ANSWER_WITHIN_S = 3.0
TOKEN_LASTS_S = 15 * 60.0
PONG, MESSAGE, THINKING, DEFER, UPDATE, CHOICES, FORM = 1, 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: {MESSAGE, THINKING, FORM},
    COMPONENT: {MESSAGE, THINKING, DEFER, UPDATE, FORM},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {MESSAGE, THINKING, DEFER, UPDATE},
}


def _post_callback(call: Call) -> Answer:
    interaction = call.world.interactions.get(call.variables["token"])
    if interaction is None or interaction.id != call.id("interaction"):
        raise errors.unknown_interaction()
    if interaction.response is not None:
        raise errors.acknowledged_before()
    now = asyncio.get_running_loop().time()
    if now - interaction.dispatched_at > ANSWER_WITHIN_S:
        raise errors.unknown_interaction()
    kind, inner = call.body.get("type"), call.body.get("data") or {}
    if kind not in FITTING[interaction.kind] or (kind in (DEFER, UPDATE) and interaction.source is None):
        breach = errors.Breach(path="type", code="BASE_TYPE_CHOICES", message=f"{kind} doesn't answer this")
        call.insist(iter((breach,)))
    _answer(call, interaction, kind, inner)
    interaction.acknowledge(Response(kind=kind, data=inner), now)
    call.world.changed()
    if call.query.get("with_response") in ("1", "true"):
        return _callback_json(interaction, kind)
    return None


def _answer(call: Call, interaction: Interaction, kind: int, inner: JsonObject) -> None:
    match kind:
        case 4:
            call.insist(message_breaches(inner))
            interaction.original = _post(call, interaction, inner)
        case 5:
            interaction.thinking = True
            interaction.original = _post(call, interaction, {"flags": (inner.get("flags") or 0) | 1 << 7})
        case 6:
            interaction.original = interaction.source
        case 7:
            call.insist(message_breaches(inner))
            if interaction.source is None or interaction.source.deleted:
                raise errors.unknown_message()
            interaction.original = call.world.edit(interaction.source, inner, call.uploads)
        case 8:
            call.insist(choices_breaches(inner))
        case 9:
            call.insist(modal_breaches(inner))
        case _:
            pass


def _post(call: Call, interaction: Interaction, body: JsonObject) -> Message:
    if not (body.get("flags") or 0) & 1 << 7 and not any(
        [body.get("content"), body.get("embeds"), body.get("components"), call.uploads]
    ):
        raise errors.empty_message()
    metadata: JsonObject = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": wire.user_json(interaction.user),
        "authorizing_integration_owners": {"0": str(interaction.channel.guild.id if interaction.channel.guild else 0)},
    }
    if interaction.source is not None:
        metadata["interacted_message_id"] = str(interaction.source.id)
    if interaction.kind == MODAL:
        metadata["triggering_interaction_metadata"] = {**metadata, "type": COMMAND}
    return call.world.post(
        interaction.channel,
        call.world.bot,
        body,
        call.uploads,
        ephemeral_to=interaction.user if (body.get("flags") or 0) & EPHEMERAL else None,
        metadata=metadata,
    )


def _callback_json(interaction: Interaction, kind: int) -> JsonObject:
    told: JsonObject = {"id": str(interaction.id), "type": interaction.kind}
    answer: JsonObject = {"interaction": told}
    message = interaction.original
    if message is None:
        return answer
    told["response_message_id"] = str(message.id)
    told["response_message_loading"] = kind == THINKING
    told["response_message_ephemeral"] = message.ephemeral_to is not None
    if kind in (MESSAGE, UPDATE, THINKING):
        answer["resource"] = {"type": kind, "message": wire.message_json(message)}
    return answer


def _live(call: Call) -> Interaction:
    """The answered interaction whose token this is."""
    interaction = call.world.interactions.get(call.variables["token"])
    if interaction is None or interaction.response is None:
        raise errors.unknown_webhook()
    if asyncio.get_running_loop().time() - interaction.dispatched_at > TOKEN_LASTS_S:
        raise errors.token_expired()
    return interaction


def _post_followup(call: Call) -> Answer:
    interaction = _live(call)
    call.insist(message_breaches(call.body))
    if interaction.thinking and interaction.original is not None:
        # The first followup takes the place of “is thinking”.
        interaction.thinking = False
        return wire.message_json(_settle(call, interaction.original))
    message = _post(call, interaction, call.body)
    interaction.followups.append(message)
    call.world.changed()
    return wire.message_json(message)


def _settle(call: Call, message: Message) -> Message:
    message.flags &= ~(1 << 7)
    return call.world.edit(message, call.body, call.uploads)


def _named(call: Call, interaction: Interaction) -> Message:
    if call.variables["message"] == "@original":
        message = interaction.original
    else:
        own = [interaction.original, *interaction.followups]
        message = next((each for each in own if each and each.id == call.id("message")), None)
    if message is None or message.deleted:
        raise errors.unknown_message()
    return message


def _get_own(call: Call) -> Answer:
    return wire.message_json(_named(call, _live(call)))


def _patch_own(call: Call) -> Answer:
    interaction = _live(call)
    message = _named(call, interaction)
    call.insist(message_breaches(call.body))
    if message is interaction.original:
        interaction.thinking = False
    return wire.message_json(_settle(call, message))


def _delete_own(call: Call) -> Answer:
    call.world.delete(_named(call, _live(call)))
    return None


CALLBACK: dict[str, Handler] = {"POST /interactions/{interaction}/{token}/callback": _post_callback}
WEBHOOKS: dict[str, Handler] = {
    "POST /webhooks/{application}/{token}": _post_followup,
    "GET /webhooks/{application}/{token}/messages/{message}": _get_own,
    "PATCH /webhooks/{application}/{token}/messages/{message}": _patch_own,
    "DELETE /webhooks/{application}/{token}/messages/{message}": _delete_own,
}
