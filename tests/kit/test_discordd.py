"""discordd against a bare client and a bare discord.py bot, over real sockets."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import pytest

from tests.kit.botrun import BotRun, ProcessRun
from tests.kit.discordd import REAL, Discordd
from tests.kit.discordd.remote import Remote
from tests.kit.discordd.things import (
    EPHEMERAL,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    WELCOME,
    Channel,
    Guild,
    Interaction,
    JsonObject,
    Message,
    User,
)

Json: TypeAlias = JsonObject | list[JsonObject] | bool | None
BARE_BOT = (sys.executable, "tests/bench/bare_bot.py")


@dataclass(frozen=True, kw_only=True)
class Place:
    """A server with one guild, channel and person."""

    server: Discordd
    guild: Guild
    channel: Channel
    ada: User


@dataclass(frozen=True, kw_only=True)
class Answer:
    status: int
    json: Any
    headers: Any

    @property
    def code(self) -> int:
        return self.json["code"]


class Client:
    """What a bot would say, said by hand."""

    def __init__(self, server: Discordd, session: aiohttp.ClientSession) -> None:
        self.server, self.session = server, session

    async def call(self, method: str, path: str, body: Json = None, token: str | None = None) -> Answer:
        headers = {"Authorization": f"Bot {token or self.server.token}"}
        async with self.session.request(method, self.server.api_url + path, json=body, headers=headers) as answer:
            return Answer(
                status=answer.status,
                json=await answer.json() if answer.content_type == "application/json" else None,
                headers=answer.headers,
            )

    async def post(self, channel: Channel, **body: object) -> Answer:
        return await self.call("POST", f"/channels/{channel.id}/messages", body)


class Shard:
    """A gateway connection said by hand, uncompressed."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, inner: Json) -> None:
        await self.socket.send_json({"op": op, "d": inner})

    async def hear(self, event: str | int) -> JsonObject:
        """The next payload with this op or event, skipping others."""
        async with asyncio.timeout(5):
            while True:
                payload = json.loads((await self.socket.receive()).data)
                if event in (payload["op"], payload["t"]):
                    return payload

    async def identify(self, token: str, shard: tuple[int, int] = (0, 1), intents: int = 1) -> JsonObject:
        await self.say(2, {"token": token, "intents": intents, "shard": shard, "properties": {}})
        return (await self.hear("READY"))["d"]


@pytest.fixture
async def server() -> AsyncIterator[Discordd]:
    async with await Discordd.start() as server:
        yield server


@pytest.fixture
async def client(server: Discordd) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session:
        yield Client(server, session)


@pytest.fixture
def place(server: Discordd) -> Place:
    guild = server.world.add_guild(locale="de")
    channel = server.world.add_channel(guild)
    return Place(server=server, guild=guild, channel=channel, ada=server.world.add_user("ada", guild, locale="nl"))


@pytest.fixture
async def bot(place: Place) -> AsyncIterator[BotRun]:
    async with await BotRun.start(place.server, BARE_BOT) as run:
        yield run


async def connect(client: Client) -> Shard:
    shard = Shard(await client.session.ws_connect(client.server.gateway.address))
    await shard.hear(10)
    return shard


def row(*custom_ids: str) -> JsonObject:
    buttons = [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id} for custom_id in custom_ids]
    return {"type": 1, "components": buttons}


def embed(size: int) -> JsonObject:
    return {"description": "x" * size}


# REST: routes, token, limits.


async def test_a_wrong_token_is_unauthorized(client: Client) -> None:
    assert (await client.call("GET", "/users/@me", token="wrong")).status == 401  # noqa: S106 - wrong on purpose


async def test_an_unknown_route_is_answered_404_and_noted(client: Client) -> None:
    answer = await client.call("GET", "/voice/regions")
    assert (answer.status, client.server.world.unknown_routes) == (404, ["GET /voice/regions"])


async def test_a_message_is_stored_as_sent(client: Client, place: Place) -> None:
    await client.post(place.channel, content="hello", components=[row("a", "b")])
    assert [button.custom_id for button in place.channel.last.buttons] == ["a", "b"]


@pytest.mark.parametrize(
    ("body", "violation"),
    [
        ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "x", "value": " "}]}]}, "embeds.0.fields.0.value BASE_TYPE_REQUIRED"),
        ({"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, "embeds.0.fields BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [embed(3001), embed(3000)]}, "embeds MAX_EMBED_SIZE_EXCEEDED"),
        ({"embeds": [embed(1)] * 11}, "embeds BASE_TYPE_BAD_LENGTH"),
        ({"components": [row(str(n)) for n in range(6)]}, "components BASE_TYPE_BAD_LENGTH"),
        ({"components": [row(*"abcdef")]}, "components.0.components BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row("a"), row("a")]},
            "components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ({"components": [row("x" * 101)]}, "components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH"),
        ({"components": [row("")]}, "components.0.components.0.custom_id BASE_TYPE_REQUIRED"),
    ],
)
async def test_a_body_over_a_limit_is_refused_and_noted(
    client: Client, place: Place, body: JsonObject, violation: str
) -> None:
    answer = await client.post(place.channel, **body)
    assert (answer.status, answer.code) == (400, 50035)
    assert client.server.world.violations == [f"POST /channels/{place.channel.id}/messages: {violation}"]


async def test_a_body_at_its_limits_is_taken(client: Client, place: Place) -> None:
    fields = [{"name": "x" * 256, "value": "x"}] * 2
    body = {
        "content": "x" * 2000,
        "embeds": [{"title": "x" * 256, "description": "x" * 4096, "fields": fields}, embed(1134)],
        "components": [row(*(f"{n}-{m}" for m in range(5))) for n in range(5)],
    }
    assert (await client.post(place.channel, **body)).status == 200


async def test_an_empty_message_is_refused(client: Client, place: Place) -> None:
    assert (await client.post(place.channel, content="")).code == 50006


async def test_a_message_sent_twice_with_one_enforced_nonce_is_one_message(client: Client, place: Place) -> None:
    first = await client.post(place.channel, content="board", nonce="7", enforce_nonce=True)
    second = await client.post(place.channel, content="board", nonce="7", enforce_nonce=True)
    assert (second.json["id"], len(place.channel.messages)) == (first.json["id"], 1)


async def test_only_mentions_that_are_allowed_ping(client: Client, place: Place) -> None:
    await client.post(place.channel, content="<@1> <@2>", allowed_mentions={"parse": [], "users": ["2"]})
    assert place.channel.last.pinged == (2,)


async def test_a_deleted_message_is_unknown(client: Client, place: Place) -> None:
    await client.post(place.channel, content="board")
    message = place.channel.last
    place.server.world.delete(message)
    path = f"/channels/{place.channel.id}/messages/{message.id}"
    assert (await client.call("PATCH", path, {"content": "new"})).code == 10008


@pytest.mark.parametrize(("missing", "code"), [(VIEW_CHANNEL, 50001), (SEND_MESSAGES, 50013)])
async def test_what_the_bot_may_not_do_is_refused(client: Client, place: Place, missing: int, code: int) -> None:
    place.server.world.set_permissions(place.channel, WELCOME & ~missing)
    assert (await client.post(place.channel, content="x")).code == code


async def test_a_message_in_an_archived_thread_cannot_be_edited(client: Client, place: Place) -> None:
    opened = await client.call("POST", f"/channels/{place.channel.id}/threads", {"name": "game", "type": 11})
    thread = place.server.world.channels[int(opened.json["id"])]
    await client.post(thread, content="board")
    place.server.world.set_archived(thread, archived=True)
    path = f"/channels/{thread.id}/messages/{thread.last.id}"
    assert (await client.call("PATCH", path, {"content": "new"})).code == 50083


async def test_who_left_is_an_unknown_member(client: Client, place: Place) -> None:
    place.server.world.leave(place.guild, place.ada)
    assert (await client.call("GET", f"/guilds/{place.guild.id}/members/{place.ada.id}")).code == 10007


async def test_a_command_with_a_long_description_is_refused(client: Client) -> None:
    commands = [{"name": "tutto", "description": "x" * 101}]
    path = f"/applications/{client.server.world.bot.id}/commands"
    assert (await client.call("PUT", path, commands)).code == 50035


# REST: rate limits and faults.


async def test_the_sixth_message_in_a_real_bucket_has_to_wait() -> None:
    async with await Discordd.start(policy=REAL) as server, aiohttp.ClientSession() as session:
        channel = server.world.add_channel(server.world.add_guild())
        answers = [await Client(server, session).post(channel, content="x") for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert answers[5].headers["Via"]


async def test_a_failing_call_has_no_effect_and_the_next_has(client: Client, place: Place) -> None:
    place.server.faults.next("POST", "/channels/*/messages", status=500)
    answers = [await client.post(place.channel, content="x") for _ in range(2)]
    assert ([answer.status for answer in answers], len(place.channel.messages)) == ([500, 200], 1)


async def test_a_call_cut_after_its_effect_was_done(client: Client, place: Place) -> None:
    place.server.faults.next("POST", "/channels/*/messages", cut=True, after=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await client.post(place.channel, content="x")
    assert place.channel.last.content == "x"


async def test_a_call_cut_before_its_effect_was_not_done(client: Client, place: Place) -> None:
    place.server.faults.next("POST", "/channels/*/messages", cut=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await client.post(place.channel, content="x")
    assert place.channel.messages == {}


async def test_a_held_call_goes_on_when_released(client: Client, place: Place) -> None:
    fault = place.server.faults.next("POST", "/channels/*/messages", hold=True)
    sending = asyncio.create_task(client.post(place.channel, content="x"))
    await fault.struck()
    before = dict(place.channel.messages)
    fault.release()
    assert (before, (await sending).status) == ({}, 200)


async def test_a_held_call_whose_sender_died_never_arrived(client: Client, place: Place) -> None:
    fault = place.server.faults.next("POST", "/channels/*/messages", hold=True)
    sending = asyncio.create_task(client.post(place.channel, content="x"))
    await fault.struck()
    sending.cancel()
    await fault.abandoned()
    fault.release()
    assert place.channel.messages == {}


# The gateway.


async def test_a_new_session_is_told_its_guilds(client: Client, place: Place) -> None:
    shard = await connect(client)
    ready = await shard.identify(client.server.token)
    told = await shard.hear("GUILD_CREATE")
    assert (ready["guilds"][0]["id"], told["d"]["preferred_locale"]) == (str(place.guild.id), "de")


async def test_each_guild_is_told_to_one_shard(client: Client) -> None:
    for _ in range(4):
        client.server.world.add_guild()
    guilds = [
        {guild["id"] for guild in (await (await connect(client)).identify(client.server.token, (n, 2)))["guilds"]}
        for n in range(2)
    ]
    assert (len(guilds[0]), len(guilds[1]), guilds[0] & guilds[1]) == (2, 2, set())


async def test_a_wrong_token_is_closed_with_4004(client: Client) -> None:
    shard = await connect(client)
    await shard.say(2, {"token": "wrong", "intents": 1})
    async with asyncio.timeout(5):
        await shard.socket.receive()
    assert shard.socket.close_code == 4004


async def test_a_heartbeat_is_acknowledged(client: Client) -> None:
    shard = await connect(client)
    await shard.say(1, None)
    assert (await shard.hear(11))["op"] == 11


async def test_a_resumed_session_hears_what_it_missed(client: Client, place: Place) -> None:
    shard = await connect(client)
    ready = await shard.identify(client.server.token)
    seq = (await shard.hear("GUILD_CREATE"))["s"]
    await client.server.gateway.drop()
    place.server.world.add_channel(place.guild, "missed")
    again = await connect(client)
    await again.say(6, {"token": client.server.token, "session_id": ready["session_id"], "seq": seq})
    assert (await again.hear("CHANNEL_CREATE"))["d"]["name"] == "missed"
    assert (await again.hear("RESUMED"))["s"] == seq + 2


async def test_a_lost_session_cannot_be_resumed(client: Client, place: Place) -> None:
    shard = await connect(client)
    ready = await shard.identify(client.server.token)
    await place.server.gateway.forget()
    again = await connect(client)
    await again.say(6, {"token": client.server.token, "session_id": ready["session_id"], "seq": 1})
    assert (await again.hear(9))["d"] is False


async def test_deleted_messages_are_told_only_to_who_asked_for_messages(client: Client, place: Place) -> None:
    deaf, keen = await connect(client), await connect(client)
    await deaf.identify(client.server.token, intents=1)
    await keen.identify(client.server.token, intents=1 | 1 << 9)
    await client.post(place.channel, content="x")
    place.server.world.delete(place.channel.last)
    place.server.world.delete_channel(place.channel)
    heard = [json.loads((await deaf.socket.receive()).data)["t"] for _ in range(2)]
    assert (heard, bool(await keen.hear("MESSAGE_DELETE"))) == (["GUILD_CREATE", "CHANNEL_DELETE"], True)


# Interactions.


async def answer_by_hand(client: Client, interaction: Interaction, body: JsonObject) -> Answer:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    return await client.call("POST", path, body)


async def test_a_press_that_is_answered_twice_is_refused_the_second_time(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    interaction = await place.server.press_nowait(place.ada, place.channel.last, "a")
    answers = [await answer_by_hand(client, interaction, {"type": 6}) for _ in range(2)]
    assert (answers[0].status, answers[1].code) == (200, 40060)


async def test_a_press_answered_after_three_seconds_is_unknown(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    interaction = await place.server.press_nowait(place.ada, place.channel.last, "a")
    interaction.dispatched_at -= 3.1
    assert (await answer_by_hand(client, interaction, {"type": 6})).code == 10062


async def test_a_token_is_worth_nothing_after_a_quarter_of_an_hour(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    interaction = await place.server.press_nowait(place.ada, place.channel.last, "a")
    await answer_by_hand(client, interaction, {"type": 6})
    interaction.expire()
    path = f"/webhooks/{place.server.world.bot.id}/{interaction.token}"
    assert (await client.call("POST", path, {"content": "late"})).code == 50027


async def test_a_private_answer_stands_in_no_channel(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    board = place.channel.last
    interaction = await place.server.press_nowait(place.ada, board, "a")
    await answer_by_hand(client, interaction, {"type": 4, "data": {"content": "hush", "flags": EPHEMERAL}})
    assert (interaction.original.text if interaction.original else "", place.channel.last) == ("hush", board)


async def test_the_first_followup_takes_the_place_of_thinking(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    interaction = await place.server.press_nowait(place.ada, place.channel.last, "a")
    await answer_by_hand(client, interaction, {"type": 5})
    path = f"/webhooks/{place.server.world.bot.id}/{interaction.token}"
    followup = await client.call("POST", path, {"content": "done"})
    assert interaction.original is not None
    assert (str(interaction.original.id), interaction.followups) == (followup.json["id"], [])


async def test_a_form_comes_back_filled_in(client: Client, place: Place) -> None:
    shard = await connect(client)
    await shard.identify(client.server.token)
    await client.post(place.channel, components=[row("a")])
    press = await place.server.press_nowait(place.ada, place.channel.last, "a")
    text = {"type": 4, "custom_id": "name", "style": 1, "value": "Ada"}
    labels = [{"type": 18, "label": "Name", "component": text}]
    form = {"custom_id": "form", "title": "Guest", "components": labels}
    await answer_by_hand(client, press, {"type": 9, "data": form})
    sent = place.server.people.submit(press, {"name": "Bo"})
    await shard.hear("INTERACTION_CREATE")
    heard = (await shard.hear("INTERACTION_CREATE"))["d"]
    assert (heard["id"], heard["data"]["components"][0]["component"]["value"]) == (str(sent.id), "Bo")


async def test_a_command_is_given_as_it_was_synced(client: Client, place: Place) -> None:
    target = {"type": 4, "name": "target", "description": "x", "min_value": 1000}
    start = {"type": 1, "name": "start", "description": "x", "options": [target]}
    path = f"/applications/{place.server.world.bot.id}/commands"
    await client.call("PUT", path, [{"name": "tutto", "description": "x", "options": [start]}])
    shard = await connect(client)
    await shard.identify(client.server.token)
    await place.server.slash_nowait(place.ada, place.channel, "tutto start", {"target": 3000})
    heard = (await shard.hear("INTERACTION_CREATE"))["d"]
    assert (heard["locale"], heard["guild_locale"]) == ("nl", "de")
    assert heard["data"]["options"] == [
        {"type": 1, "name": "start", "options": [{"name": "target", "type": 4, "value": 3000}]}
    ]


async def test_what_is_chosen_in_a_select_arrives(client: Client, place: Place) -> None:
    shard = await connect(client)
    await shard.identify(client.server.token)
    options = [{"label": "Dutch", "value": "nl"}, {"label": "German", "value": "de"}]
    await client.post(
        place.channel, components=[{"type": 1, "components": [{"type": 3, "custom_id": "a", "options": options}]}]
    )
    place.server.people.select(place.ada, place.channel.last, "a", ["nl"])
    assert (await shard.hear("INTERACTION_CREATE"))["d"]["data"]["values"] == ["nl"]


async def test_the_option_that_is_typed_into_is_focused(client: Client, place: Place) -> None:
    typed = {"type": 3, "name": "game", "description": "x", "autocomplete": True}
    path = f"/applications/{place.server.world.bot.id}/commands"
    await client.call("PUT", path, [{"name": "record", "description": "x", "options": [typed]}])
    shard = await connect(client)
    await shard.identify(client.server.token)
    asked = place.server.people.autocomplete(place.ada, place.channel, "record", {"game": "ab"}, "game")
    heard = (await shard.hear("INTERACTION_CREATE"))["d"]["data"]["options"]
    await answer_by_hand(client, asked, {"type": 8, "data": {"choices": [{"name": "abc", "value": "abc"}]}})
    assert heard == [{"name": "game", "type": 3, "value": "ab", "focused": True}]
    assert asked.response is not None
    assert asked.response.kind == 8


async def test_a_thread_has_the_id_of_the_message_it_hangs_on(client: Client, place: Place) -> None:
    await client.post(place.channel, content="board")
    path = f"/channels/{place.channel.id}/messages/{place.channel.last.id}/threads"
    thread = await client.call("POST", path, {"name": "game"})
    assert (thread.json["id"], thread.json["parent_id"]) == (str(place.channel.last.id), str(place.channel.id))


async def test_a_picture_sent_with_a_message_is_kept(client: Client, place: Place) -> None:
    form = aiohttp.FormData({"payload_json": json.dumps({"content": "dice"})})
    form.add_field("files[0]", b"png", filename="dice.png")
    url = f"{client.server.api_url}/channels/{place.channel.id}/messages"
    async with client.session.post(url, data=form, headers={"Authorization": f"Bot {client.server.token}"}):
        pass
    message = place.channel.last
    assert (message.text, message.uploads[0].content, message.attachments[0]["filename"]) == (
        "dice",
        b"png",
        "dice.png",
    )


async def test_a_guild_that_throws_the_bot_out_is_told(client: Client, place: Place) -> None:
    shard = await connect(client)
    await shard.identify(client.server.token)
    place.server.world.remove_guild(place.guild)
    assert (await shard.hear("GUILD_DELETE"))["d"] == {"id": str(place.guild.id)}


async def test_a_condition_may_name_what_is_still_to_come(client: Client, place: Place) -> None:
    waiting = asyncio.create_task(place.server.wait_for(lambda _: place.channel.last.content == "x"))
    await client.post(place.channel, content="x")
    await waiting
    assert place.channel.last.content == "x"


async def test_a_button_that_is_not_there_cannot_be_pressed(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    with pytest.raises(LookupError, match="no 'b' on message"):
        await place.server.press(place.ada, place.channel.last, "b")


async def test_a_press_nobody_answers_times_out_by_name(client: Client, place: Place) -> None:
    await client.post(place.channel, components=[row("a")])
    with pytest.raises(TimeoutError, match="a by ada not acknowledged"):
        await place.server.press(place.ada, place.channel.last, "a", timeout_s=0.01)


# A whole discord.py bot.


async def bare_board(place: Place) -> Message:
    await place.server.slash(place.ada, place.channel, "bare")
    return place.channel.last


@pytest.mark.usefixtures("bot")
async def test_discord_py_redraws_a_pressed_board_in_one_call(place: Place) -> None:
    board = await bare_board(place)
    before = len(place.server.world.calls)
    await place.server.press(place.ada, board, "bare:0:0")
    assert ("Turn 1" in board.text, len(place.server.world.calls) - before) == (True, 1)


@pytest.mark.usefixtures("bot")
async def test_discord_py_asks_for_nothing_discordd_lacks(place: Place) -> None:
    await bare_board(place)
    assert (place.server.world.unknown_routes, place.server.world.violations) == ([], [])


@pytest.mark.usefixtures("bot")
async def test_a_press_during_a_cut_arrives_after_the_resume(place: Place) -> None:
    board = await bare_board(place)
    await place.server.gateway.drop()
    await place.server.press(place.ada, board, "bare:0:0")
    assert (place.server.gateway.resumes, place.server.gateway.readies) == (1, 1)


@pytest.mark.usefixtures("bot")
async def test_a_reconnect_is_followed_by_a_resume(place: Place) -> None:
    await place.server.gateway.reconnect()
    await place.server.wait_for(lambda _: place.server.gateway.resumes == 1)
    assert place.server.gateway.readies == 1


@pytest.mark.usefixtures("bot")
async def test_an_invalid_session_is_followed_by_a_second_ready(place: Place) -> None:
    board = await bare_board(place)
    await place.server.gateway.invalidate()
    await place.server.wait_ready(2)
    await place.server.press(place.ada, board, "bare:0:0")
    assert board.edit_count == 1


@pytest.mark.usefixtures("bot")
async def test_two_presses_at_once_are_both_answered(place: Place) -> None:
    board, server = await bare_board(place), place.server
    both = await asyncio.gather(server.press(place.ada, board, "bare:0:0"), server.press(place.ada, board, "bare:1:0"))
    assert [press.response.kind for press in both if press.response] == [7, 7]


@pytest.mark.usefixtures("bot")
async def test_discord_py_waits_out_a_rate_limit(place: Place) -> None:
    board = await bare_board(place)
    place.server.faults.next("POST", "/interactions/*/*/callback", rate_limit=0.05)
    press = await place.server.press(place.ada, board, "bare:0:0")
    assert press.latency_ms > 50


async def test_a_bot_killed_before_its_answer_arrives_has_changed_nothing(place: Place, bot: BotRun) -> None:
    board = await bare_board(place)
    fault = place.server.faults.next("POST", "/interactions/*/*/callback", hold=True)
    press = await place.server.press_nowait(place.ada, board, "bare:0:0")
    await fault.struck()
    await bot.kill()
    await fault.abandoned()
    fault.release()
    async with await BotRun.start(place.server, BARE_BOT):
        await place.server.press(place.ada, board, "bare:0:0")
    assert (press.acknowledged_at, board.edit_count, bot.exit_status) == (None, 1, -9)


async def test_two_shards_of_one_bot_both_become_ready() -> None:
    async with await Discordd.start(shards=2) as server:
        guilds = [server.world.add_guild() for _ in range(2)]
        channels = [server.world.add_channel(guild) for guild in guilds]
        ada = server.world.add_user("ada", *guilds)
        async with await BotRun.start(server, BARE_BOT, shards=2):
            boards = [(await server.slash(ada, channel, "bare")).original for channel in channels]
    assert [board.channel for board in boards if board] == channels


async def test_a_bot_that_ends_at_once_is_reported_with_its_log(server: Discordd) -> None:
    with pytest.raises(RuntimeError, match="goodbye"):
        await BotRun.start(server, (sys.executable, "-c", "print('goodbye')"))


async def test_a_process_that_ignores_sigterm_is_killed_and_reported() -> None:
    stubborn = "import signal, time; signal.signal(15, signal.SIG_IGN); print('up'); time.sleep(60)"
    async with await ProcessRun.spawn((sys.executable, "-c", stubborn)) as run:
        await run.wait_line(lambda line: line == "up")
        with pytest.raises(TimeoutError):
            await run.terminate(timeout_s=0.1)
        assert run.exit_status == -9


async def test_discordd_in_another_process_is_driven_by_its_control_channel() -> None:
    async with Remote.start("--guilds", "3", "--channels", "1") as remote, await BotRun.start(remote, BARE_BOT) as bot:
        guild, described = next(iter((await remote.act("world"))["guilds"].items()))
        user = (await remote.act("user", name="ada", guilds=[guild]))["user"]
        board = await remote.act("slash", user=user, channel=described["channels"][0], path="bare")
        press = {"user": user, "message": board["message"], "like": "^bare:0"}
        await remote.act("volley", presses=[press], count=3)
        told = await remote.act("message", message=board["message"])
        assert (told["edit_count"], (await remote.act("stats"))["unknown_routes"]) == (3, [])
        assert bot.cpu_s() > 0
