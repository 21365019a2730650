"""Places that go in the middle of a game: board, thread, channel, server, permission. Knows no card's rule."""

import sqlite3

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import TuttoBot
from bot.tables.pace import UNTIMED
from tests.cogs.conftest import Deal
from tests.kit.plays import NAMES, Players, posted, table
from tests.kit.sim import Sim, buttons, chosen, pinged, text

HOUR_S = 3601
FREE = "You sit at no table"


def calls(sim: Sim, since: int) -> list[str]:
    return [f"{request.method} {request.path}" for request in sim.world.http_requests[since:]]


def bar_the_bot(players: Players, **permissions: bool) -> None:
    """Take permissions away where a game is on, or give them back."""
    me = players.channel.guild.me
    allow, deny = discord.PermissionOverwrite(**permissions).pair()
    overwrite = Overwrite(me.id, OverwriteType.MEMBER, allow.value, deny.value)
    players.sim.world.backend.set_overwrite(players.channel.id, overwrite)


async def unhurried(players: Players) -> Players:
    """The same game, without a clock."""
    bot = players.sim.world.bot
    assert isinstance(bot, TuttoBot)
    assert bot._hall
    desk, game = bot._hall.desk, players.enabled()["reveal"].game

    async def slow_down() -> None:
        await desk.set_pace(game, 0, UNTIMED, moderates=True)

    await players.sim.world.let(slow_down)
    return players


async def sits_nowhere(players: Players) -> bool:
    elsewhere = players.channel.guild.create_text_channel("elsewhere")
    return FREE in (await players.people[0].slash(elsewhere, "tutto me")).private


async def test_a_board_deleted_under_a_press_is_posted_anew_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    board = players.board()
    reveal = chosen(board, verb="reveal")
    ada = players.people[0]
    press = players.sim._send_press(ada, board, reveal)
    players.sim.world.backend.delete_message(players.channel.id, board.id)
    await players.sim.world.settle()
    assert press is not None
    assert [("bank" in [b.verb for b in buttons(each)]) for each in posted(players.channel)] == [False, True]


async def test_a_deleted_board_is_posted_anew_when_somebody_leaves(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    await players.press("reveal")
    players.sim.world.backend.delete_message(players.channel.id, players.board().id)
    asked = await players.people[1].slash(players.channel, "tutto leave")
    await players.people[1].press(asked.message, verb="leave", arg="yes")
    assert ("bank" in players.enabled(), len(posted(players.channel))) == (True, 2)


async def test_a_board_older_than_an_hour_is_posted_anew_by_the_next_press(deal: Deal) -> None:
    players = await unhurried(await deal("B300 111556 bank", tidy=False))
    old = players.board()
    await players.sim.pass_time(HOUR_S)
    await players.press("reveal")
    stories = {each.id: (text(each), buttons(each)) for each in posted(players.channel)}
    assert stories[old.id] == ("👇 The board has moved further down.", [])
    assert ("bank" in players.enabled(), players.board().id > old.id) == (True, True)


async def test_marking_a_die_on_an_old_board_brings_it_down_with_the_mark(deal: Deal) -> None:
    players = await unhurried(await deal("B300 111556 bank"))
    await players.press("reveal")
    old = players.board()
    await players.sim.pass_time(HOUR_S)
    five = next(at for at, die in enumerate(b for b in buttons(old) if b.verb == "die") if die.label.endswith("5"))
    await players.mark(five)
    assert ("1,050" in players.said(), players.board().id == old.id) == (True, False)


async def test_a_board_that_comes_down_rings_for_nobody(deal: Deal) -> None:
    players = await unhurried(await deal("B300 111556 bank"))
    await players.sim.pass_time(HOUR_S)
    await players.press("reveal")
    assert players.board().flags.suppress_notifications


async def test_a_younger_board_stays_where_it_is(deal: Deal) -> None:
    players = await unhurried(await deal("B300 111556 bank"))
    old = players.board()
    await players.sim.pass_time(HOUR_S / 2)
    await players.press("reveal")
    assert players.board().id == old.id


@pytest.mark.parametrize("verb", ["explain", "bank"])
async def test_down_here_brings_the_board_down_at_once(deal: Deal, verb: str) -> None:
    players = await deal("B300 111556 bank")
    ben = players.people[1]
    await players.press("reveal")
    old = players.board()
    await players.sim.pass_time(60)
    told = await ben.press(old, verb=verb)
    await ben.press(told.message, verb="down")
    assert ("bank" in players.enabled(), players.board().id > old.id) == (True, True)
    assert [each.id for each in posted(players.channel) if any(b.verb == "bank" for b in buttons(each))] == [
        players.board().id
    ]


async def test_two_who_press_down_here_at_once_bring_one_board(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    _, ben, cleo = players.people
    await players.sim.pass_time(60)
    first, second = [await person.press(players.board(), verb="explain") for person in (ben, cleo)]
    before = len(calls(players.sim, 0))
    for person, told in ((ben, first), (cleo, second)):
        await person.press(told.message, verb="down")
    sent = [call for call in calls(players.sim, before) if call == f"POST /channels/{players.channel.id}/messages"]
    assert len(sent) == 1


async def test_a_lobby_that_was_deleted_comes_back_when_somebody_starts_there(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    sim.world.backend.delete_message(players.channel.id, players.board().id)
    await players.people[1].slash(players.channel, "tutto start")
    assert "Seats · 2 of 10" in players.said()


async def test_the_channels_line_may_be_deleted(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP", where="thread")
    sim, kept = players.sim, posted(players.channel)[0]
    sim.world.backend.delete_message(players.channel.id, kept.id)
    await players.press("reveal", "bank", "reveal")
    assert players.next() is players.people[0]


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_deleted_channel_closes_its_game_and_people_are_free(deal: Deal, where: str) -> None:
    players = await deal("B300 111556 bank", where=where)
    players.sim.world.backend.delete_channel(players.channel.id)
    await players.sim.world.settle()
    assert await sits_nowhere(players)


async def test_a_deleted_thread_closes_its_game_and_the_channel_says_so(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    players.sim.world.backend.delete_channel(players.place.id)
    await players.sim.world.settle()
    assert "Ended without a result" in text(posted(players.channel)[0])
    assert await sits_nowhere(players)


async def test_where_the_gateway_said_nothing_a_send_finds_the_channel_gone(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    players.sim.world.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await players.press("bank")
    assert await sits_nowhere(players)


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_place_deleted_while_the_bot_was_down_is_noticed_by_the_next_time_out(deal: Deal, where: str) -> None:
    players = await deal("B300 111556 bank", where=where)
    await deleted_while_down(players)
    free_at_once = await sits_nowhere(players)
    await players.sim.pass_time(HOUR_S)
    assert (free_at_once, await sits_nowhere(players)) == (False, True)


async def test_who_played_there_starts_elsewhere_before_anybody_notices(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await deleted_while_down(players)
    channel = players.channel.guild.create_text_channel("elsewhere")
    await players.people[0].slash(channel, "tutto start")
    assert "Seats · 1 of 10" in text(players.sim.board(channel))


async def test_a_thread_deleted_while_the_bot_was_down_leaves_its_channel_free(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await deleted_while_down(players)
    await players.people[0].slash(players.channel, "tutto start")
    assert "Seats · 1 of 10" in text(players.sim.board(players.channel))


async def deleted_while_down(players: Players) -> None:
    """The place of the game goes, and no event says so."""
    sim, place = players.sim, players.place.id
    await sim.world.let(sim.world.bot.close)
    sim.world.backend.delete_channel(place)
    await sim.world.restart_bot(sim._make_bot())


async def test_a_game_that_was_closed_so_is_not_tried_again_at_the_next_start(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    players.sim.world.backend.delete_channel(players.channel.id)
    await players.sim.world.settle()
    before = len(players.sim.world.http_requests)
    await players.sim.restart()
    assert [call for call in calls(players.sim, before) if f"/channels/{players.channel.id}" in call] == []


async def test_a_lobbys_channel_that_is_deleted_frees_its_people(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    sim.world.backend.delete_channel(players.channel.id)
    await sim.world.settle()
    assert await sits_nowhere(players)


async def test_another_channels_game_goes_on(sim: Sim) -> None:
    server = sim.server()
    here, there = table(sim, 1, server), table(sim, 1, server)
    await here.begin(where="here")
    await there.begin(where="here")
    sim.world.backend.delete_channel(there.channel.id)
    await sim.world.settle()
    await here.press("reveal")
    assert FREE not in (await here.people[0].slash(here.channel, "tutto me")).private


async def test_a_deleted_category_closes_nothing(sim: Sim) -> None:
    server = sim.server()
    category = server.handle.create_category("games")
    players = table(sim, 1, server)
    await players.begin(where="here")
    sim.world.backend.delete_channel(category.id)
    await sim.world.settle()
    assert FREE not in (await players.people[0].slash(players.channel, "tutto me")).private


async def test_a_server_that_lets_the_bot_go_closes_its_games_without_a_call(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    sim, guild = players.sim, players.channel.guild.id
    before = len(sim.world.http_requests)
    sim.world.backend.emit("GUILD_DELETE", {"id": str(guild)})
    await sim.world.settle()
    [(unfinished,)] = sqlite3.connect(database(sim)).execute("SELECT count(*) FROM games WHERE ended_at_us IS NULL")
    assert (unfinished, calls(sim, before)) == (0, [])


async def test_a_server_that_is_merely_unavailable_keeps_its_games(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    sim, guild = players.sim, players.channel.guild.id
    sim.world.backend.emit("GUILD_DELETE", {"id": str(guild), "unavailable": True})
    await sim.world.settle()
    [(unfinished,)] = sqlite3.connect(database(sim)).execute("SELECT count(*) FROM games WHERE ended_at_us IS NULL")
    assert unfinished == 1


def database(sim: Sim) -> str:
    """The file the bot plays on."""
    return str(sim.world.bot._settings.database_url).removeprefix("sqlite:///")


async def test_a_thread_that_was_archived_is_woken(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await players.press("reveal")
    thread = players.place.id
    players.sim.world.inject_error("POST", f"/channels/{thread}/messages", status=400, code=50083)
    await players.press("bank")
    assert (players.next(), "reveal" in players.enabled()) == (players.people[1], True)


async def test_a_thread_that_may_not_be_woken_stands_still_and_goes_on_by_a_press(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await players.press("reveal")
    thread = players.place.id
    players.sim.world.inject_error("POST", f"/channels/{thread}/messages", status=400, code=50083)
    players.sim.world.inject_error("PATCH", f"/channels/{thread}", status=403, code=50013)
    await players.press("bank")
    assert "the clock stands still" in players.said()
    await players.press("reveal")
    assert "the clock stands still" not in players.said()


async def test_without_permission_three_calls_are_made_and_the_board_stays_in_reach(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    before = len(players.sim.world.http_requests)
    bar_the_bot(players, send_messages=False)
    await players.press("bank")
    assert (len(calls(players.sim, before)), "reveal" in players.enabled()) == (3, True)
    assert "the clock stands still" in players.said()


async def test_not_even_seeing_the_channel_the_game_goes_on_by_presses(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP")
    await players.press("reveal")
    bar_the_bot(players, view_channel=False, send_messages=False)
    before = len(players.sim.world.http_requests)
    await players.press("bank")
    assert len(calls(players.sim, before)) <= 3
    await players.press("reveal")
    assert players.next() is players.people[0]


async def test_a_clock_that_stands_still_ends_no_turn(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    bar_the_bot(players, send_messages=False)
    await players.press("bank")
    before = len(players.sim.world.http_requests)
    await players.sim.pass_time(24 * HOUR_S)
    assert (calls(players.sim, before), "**Ben** is playing" in players.said()) == ([], True)


async def test_permission_given_back_the_next_board_calls_again(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP")
    await players.press("reveal")
    bar_the_bot(players, send_messages=False)
    await players.press("bank")
    bar_the_bot(players, send_messages=True)
    await players.press("reveal")
    assert pinged(players.board()) == [players.people[0].id]


async def test_the_board_command_ends_the_standstill(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    bar_the_bot(players, send_messages=False)
    await players.press("bank")
    await players.people[0].slash(players.channel, "tutto board")
    again = await players.people[0].slash(players.channel, "tutto board")
    assert "the clock stands still" not in text(again.message)


@pytest.fixture
async def spoilt(deal: Deal) -> Players:
    """A game whose secret is another's now, after a restart."""
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    with sqlite3.connect(database(players.sim)) as connection:
        connection.execute("UPDATE games SET secret = ?", (bytes(32),))
    connection.close()
    await players.sim.crash()
    return players


@pytest.mark.parametrize("command", ["stop", "start", "board", "leave"])
async def test_its_host_can_put_it_away_and_start_anew(spoilt: Players, command: str) -> None:
    ada = spoilt.people[0]
    told = await ada.slash(spoilt.channel, f"tutto {command}")
    assert "can’t be read any more" in told.private
    await ada.press(told.message, verb="stop", arg="away")
    await ada.slash(spoilt.channel, "tutto start")
    assert "1. **Ada** · host" in spoilt.said()


async def test_a_press_on_its_board_says_so_too(spoilt: Players) -> None:
    told = await spoilt.people[0].press(spoilt.board(), verb="bank")
    assert "can’t be read any more" in told.private


async def test_others_are_told_and_can_put_nothing_away(spoilt: Players) -> None:
    told = await spoilt.people[1].slash(spoilt.channel, "tutto stop")
    assert ("can’t be read any more" in told.private, buttons(told.message)) == (True, [])


async def test_its_stream_is_left_as_it_is(spoilt: Players) -> None:
    def count() -> int:
        [(events,)] = sqlite3.connect(database(spoilt.sim)).execute("SELECT count(*) FROM events")
        return int(events)

    before = count()
    told = await spoilt.people[0].slash(spoilt.channel, "tutto stop")
    await spoilt.people[0].press(told.message, verb="stop", arg="away")
    assert count() == before


async def test_me_leaves_it_out(spoilt: Players) -> None:
    assert FREE in (await spoilt.people[0].slash(spoilt.channel, "tutto me")).private


async def test_a_game_that_can_be_read_is_not_put_away(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    asked = await players.people[0].slash(players.channel, "tutto stop")
    yes = chosen(asked.message, verb="stop", arg="yes")
    away = type(yes)(
        label="", custom_id=yes.custom_id.replace(":yes", ":away"), disabled=False, url="", style=yes.style
    )
    await players.sim.at_once((players.people[0], asked.message, away))
    assert "Ended without a result" not in players.said()


async def test_a_second_table_pressed_twice_is_one(sim: Sim) -> None:
    server = sim.server()
    channel = server.channel()
    people = [server.person(name) for name in NAMES]
    players = Players(sim, channel, people[:10])
    await players.sit_down(where="here")
    kim = people[10]
    offer = await kim.press(players.board(), verb="join")
    second = chosen(offer.message, verb="second")
    await sim.at_once((kim, offer.message, second), (kim, offer.message, second))
    assert len(channel.threads) == 1
