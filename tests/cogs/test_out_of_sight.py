"""Boards that could not be shown, or are gone the moment they were posted: whatever is pressed then leads on."""

import asyncio

import pytest

from bot.app import TuttoBot
from bot.tables.pace import Why
from tests.cogs.conftest import Deal
from tests.cogs.test_lost_places import bar_the_bot
from tests.cogs.test_pace import TIME_OUT_S
from tests.kit.plays import Players, posted, table
from tests.kit.sim import Sim, chosen, pinged

HIDDEN = {"view_channel": False, "send_messages": False}
SEEN = {"view_channel": True, "send_messages": True}
STILL = "the clock stands still"


async def still(deal: Deal) -> Players:
    """Ada has banked where the bot may write no more, and her board is Ben's."""
    players = await deal("B300 111556 bank", "B300 scores")
    await players.press("reveal")
    bar_the_bot(players, send_messages=False)
    await players.press("bank")
    assert STILL in players.said()
    return players


async def timed_out_unseen(deal: Deal) -> Players:
    """Ada's time has run out where the bot sees nothing any more: her board still shows her turn."""
    players = await deal("B300 111556 bank", seats=3)
    bar_the_bot(players, **HIDDEN)
    await players.sim.pass_time(TIME_OUT_S)
    return players


@pytest.mark.parametrize("person", [0, 1, 2])
async def test_a_press_on_a_board_of_a_turn_that_ended_unseen_shows_the_next(deal: Deal, person: int) -> None:
    players = await timed_out_unseen(deal)
    await players.people[person].press(players.board(), verb="reveal")
    assert ("**Ben** is playing" in players.said(), STILL in players.said()) == (True, False)


async def test_the_turn_shown_so_is_played_in_that_message(deal: Deal) -> None:
    players = await timed_out_unseen(deal)
    bar_the_bot(players, **SEEN)
    ben, board = players.people[1], players.board()
    await ben.press(board, verb="reveal")
    await ben.press(players.board(), verb="reveal")
    assert (players.board().id == board.id, "reveal" in players.enabled()) == (True, False)


async def test_an_outsiders_press_shows_nothing(deal: Deal) -> None:
    players = await timed_out_unseen(deal)
    await players.outsider("Zoe").press(players.board(), verb="reveal")
    assert "**Ada** is playing" in players.said()


@pytest.mark.parametrize(("person", "verb"), [(0, "explain"), (1, "explain"), (0, "reveal")])
async def test_any_press_at_the_table_ends_a_standstill(deal: Deal, person: int, verb: str) -> None:
    players = await still(deal)
    bar_the_bot(players, send_messages=True)
    await players.people[person].press(players.board(), verb=verb)
    assert (STILL in players.said(), "<t:" in players.said()) == (False, True)


async def test_an_outsiders_press_ends_none(deal: Deal) -> None:
    players = await still(deal)
    await players.outsider("Zoe").press(players.board(), verb="explain")
    assert STILL in players.said()


async def test_a_mark_ends_a_standstill(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    bot, game = players.sim.world.bot, players.enabled()["bank"].game
    assert isinstance(bot, TuttoBot)
    assert bot._hall
    desk = bot._hall.desk

    async def lose_sight() -> None:
        await desk.pause(game, Why.PLACE)

    await players.sim.world.let(lose_sight)
    await players.mark(0)
    assert "<t:" in players.said()


async def test_down_here_brings_a_board_that_was_deleted_as_soon_as_it_was_posted(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    told = await players.people[1].press(players.board(), verb="explain")
    players.sim.world.backend.delete_message(players.channel.id, players.board().id)
    await players.people[1].press(told.message, verb="down")
    assert ("reveal" in players.enabled(), len(posted(players.channel))) == (True, 2)


async def test_down_here_draws_a_board_posted_just_now_and_sends_no_second(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    told = await players.people[1].press(players.board(), verb="explain")
    board = players.board().id
    await players.people[1].press(told.message, verb="down")
    assert (players.board().id, len(posted(players.channel))) == (board, 2)


async def test_who_is_back_by_an_old_message_has_the_next_player_called(sim: Sim) -> None:
    players = table(sim, 3)
    await players.begin(where="thread")
    ada, ben, _ = players.people
    while "⏸️ Paused" not in players.said():
        before = players.board()
        if "**Ada** is playing" in players.said():
            await players.press_on()
        else:
            await sim.pass_time(TIME_OUT_S)
    paused = players.board().id
    await sim.at_once((ben, before, chosen(before, verb="back")))
    assert (players.board().id > paused, pinged(players.board())) == (True, [ada.id])


async def test_who_presses_while_time_ends_their_turn_is_told_so_though_no_board_shows_the_next_yet(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    bot, board = players.sim.world.bot, players.board()
    assert isinstance(bot, TuttoBot)
    pacing, timekeeper = bot._pacing, bot._timekeeper
    assert pacing
    assert timekeeper
    reveal = chosen(board, verb="reveal")

    await players.sim.world.let(timekeeper.stop)
    await players.sim.pass_time(TIME_OUT_S)
    ringing = asyncio.create_task(pacing.ring(reveal.game))
    (answer,) = await players.sim.at_once((players.people[0], board, reveal))
    await ringing
    assert "Time was up just before your press" in answer.private
