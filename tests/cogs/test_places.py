"""Where a table plays and what the bot may do there: channel, thread, permissions. Knows no card's rule."""

import discord
import pytest
from simcord import ChannelHandle

from tests.cogs.conftest import Deal
from tests.kit.plays import NAMES, Players, line, messages, posted, table
from tests.kit.sim import Server, Sim, buttons, pinged, text

NEEDED = {
    "view_channel": "**View Channel**",
    "send_messages": "**Send Messages**",
    "send_messages_in_threads": "**Send Messages in Threads**",
    "embed_links": "**Embed Links**",
}
COMFORTS = ("create_public_threads", "attach_files", "manage_messages")


def channel_without(server: Server, *permissions: str) -> ChannelHandle:
    """A channel where the bot lacks these."""
    denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
    return server.handle.create_text_channel("tutto", overwrites={server.handle.me: denied})


def seated(sim: Sim, server: Server, channel: ChannelHandle, people: int = 2) -> Players:
    return Players(sim, channel, [server.person(name) for name in NAMES[:people]])


async def test_begin_opens_a_thread_named_after_the_table_and_plays_there(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="thread")
    assert [thread.name for thread in players.channel.threads] == ["TUTTO · Ada"]
    assert "**Ada** is playing" in players.said()
    assert pinged(players.board()) == [players.people[0].id]


async def test_the_channel_keeps_one_message_with_the_way_to_the_thread(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="thread")
    [kept] = posted(players.channel)
    assert "Round 1" in text(kept)
    assert [button.url.rsplit("/", 1)[1] for button in buttons(kept)] == [str(players.place.id)]


async def test_without_a_word_a_thread_is_opened_where_the_bot_may(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin()
    assert players.place.is_thread


async def test_here_plays_in_the_channel(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here")
    assert players.channel.threads == []


async def test_the_channels_message_is_redrawn_once_a_round(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP", where="thread")
    kept = posted(players.channel)[0]
    await players.press("reveal", "bank")
    assert text(posted(players.channel)[0]) == text(kept)
    await players.press("reveal")
    assert "Round 2 · Ada leads with 1,100" in text(posted(players.channel)[0])
    assert len(messages(players.channel)) == 1


async def test_the_result_with_rematch_stands_in_the_channel_too(deal: Deal) -> None:
    players = await deal("CL tutto tutto", where="thread")
    await players.press("reveal")
    await players.roll_until("aside")
    await players.press("aside")
    [kept] = posted(players.channel)
    assert "🍀 Ada wins with the Cloverleaf!" in text(kept)
    await players.people[1].press(kept, verb="rematch")
    assert "1. **Ada**" in text(players.sim.board(players.channel))


async def test_a_rematch_asked_for_in_the_thread_opens_in_the_channel_and_leads_there(deal: Deal) -> None:
    players = await deal("CL tutto tutto", where="thread")
    await players.press("reveal")
    await players.roll_until("aside")
    await players.press("aside")
    answer = await players.people[1].press(players.board(), verb="rematch")
    lobby = players.sim.board(players.channel)
    assert "Seats · 2 of 10" in text(lobby)
    assert [button.url for button in buttons(answer.message)] == [lobby.jump_url]


async def test_a_game_in_a_thread_leaves_its_channel_free(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="thread")
    ben = players.people[1]
    answer = await ben.slash(players.channel, "tutto start", where="here")
    assert "1. **Ben** · host" in text(answer.message)


async def test_a_table_opened_in_a_thread_plays_in_that_thread(sim: Sim) -> None:
    first = table(sim, 1)
    await first.begin(where="thread")
    thread = first.place
    await first.people[0].slash(thread, "tutto stop")
    asked = await first.people[0].slash(thread, "tutto stop")
    await first.people[0].press(asked.message, verb="stop", arg="yes")
    await first.people[0].slash(thread, "tutto start", where="thread")
    await first.people[0].press(sim.board(thread), verb="begin")
    assert ("your turn" in text(sim.board(thread)), len(first.channel.threads)) == (True, 1)


async def test_a_voice_channel_holds_no_table(sim: Sim) -> None:
    server = sim.server()
    voice = server.handle.create_voice_channel("talk")
    answer = await server.person("Ada").slash(voice, "tutto start")
    assert "needs a text channel or a thread" in answer.private


@pytest.mark.parametrize("permission", NEEDED)
async def test_a_permission_the_bot_needs_is_named_privately_before_any_game_is_made(sim: Sim, permission: str) -> None:
    server = sim.server()
    channel = channel_without(server, permission)
    ada = server.person("Ada")
    answer = await ada.slash(channel, "tutto start", where="thread")
    assert NEEDED[permission] in answer.private
    assert messages(channel) == []
    assert "You sit at no table" in (await ada.slash(channel, "tutto me")).private


async def test_all_that_is_missing_is_named_at_once(sim: Sim) -> None:
    server = sim.server()
    channel = channel_without(server, "send_messages_in_threads", "embed_links")
    answer = await server.person("Ada").slash(channel, "tutto start", where="thread")
    assert "**Send Messages in Threads**, **Embed Links**" in answer.private


async def test_sending_in_threads_is_not_needed_in_a_channel(sim: Sim) -> None:
    server = sim.server()
    players = seated(sim, server, channel_without(server, "send_messages_in_threads"))
    await players.begin()
    assert (players.place.is_thread, "**Ada** is playing" in players.said()) == (False, True)


@pytest.mark.parametrize("permission", COMFORTS)
async def test_a_comfort_that_is_missing_is_no_error(sim: Sim, permission: str) -> None:
    server = sim.server()
    players = seated(sim, server, channel_without(server, permission))
    await players.begin(target=500)
    await players.play_out()
    assert "Standings" in players.said()


async def test_a_thread_that_may_not_be_opened_after_all_leaves_the_game_in_the_channel(sim: Sim) -> None:
    server = sim.server()
    players = seated(sim, server, channel_without(server, "create_public_threads"))
    await players.begin(where="thread")
    assert (players.channel.threads, "**Ada** is playing" in players.said()) == ([], True)


async def test_once_the_bot_may_write_again_the_board_command_goes_on(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    players.sim.world.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await players.press("bank")
    await players.people[1].slash(players.channel, "tutto board")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_where_no_new_board_can_be_sent_the_old_message_is_the_board_again(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    before = players.board()
    players.sim.world.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await players.press("bank")
    assert (before.id, "**Ben** is playing" in players.said()) == (players.board().id, True)
    assert "reveal" in players.enabled()
