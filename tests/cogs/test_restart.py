"""The bot stops or dies at any moment and comes back: the old messages' buttons go on from exactly there."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import UtcClock
from bot.engine.commands import Bank, SetAside
from bot.store import open_store
from bot.tables.desk import Desk
from tests.cogs.conftest import Deal
from tests.kit.deals import DealtEntropy
from tests.kit.plays import Players, dice, line, messages, moves, table
from tests.kit.sim import Sim

Fall = Callable[[Sim], Awaitable[None]]
either = pytest.mark.parametrize("fall", [Sim.restart, Sim.crash])


def shown(players: Players) -> tuple[int, str, str, str]:
    board = players.board()
    return board.id, players.said(), dice(board), moves(board)


async def fallen(players: Players, fall: Fall) -> None:
    """Let it fall and come back; nothing that is shown changes by that."""
    before = shown(players), len(players.place.history())
    await fall(players.sim)
    assert (shown(players), len(players.place.history())) == before


@either
async def test_a_lobby_goes_on(sim: Sim, fall: Fall) -> None:
    players = table(sim, 3)
    ada, ben, cleo = players.people
    players.people = [ada, ben]
    await players.sit_down(where="here")
    await fallen(players, fall)
    await cleo.press(players.board(), verb="join")
    assert "3. **Cleo**" in players.said()
    await fallen(players, fall)
    await ada.press(players.board(), verb="begin")
    assert "**Ada** is playing" in players.said()


@either
async def test_a_turn_before_its_card_goes_on(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 111556 bank")
    await fallen(players, fall)
    await players.press("reveal")
    assert sorted(dice(players.board()).split()) == ["(6)", "1*", "1*", "1*", "5*", "5*"]


@either
async def test_a_roll_with_its_marks_goes_on(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    await players.mark(dice(players.board()).split().index("5*"))
    await fallen(players, fall)
    await players.mark(dice(players.board()).split().index("5"))
    await fallen(players, fall)
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


@either
async def test_the_same_dice_fall_as_without_it(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 scores tutto bank")
    await players.press("reveal")
    while "reveal" not in players.enabled():
        await fallen(players, fall)
        await players.press("roll")
    assert "that is **TUTTO**" in players.said()


@either
async def test_the_choice_after_tutto_goes_on(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 tutto STOP")
    await players.press("reveal")
    await players.roll_until("reveal")
    await fallen(players, fall)
    await players.press("reveal")
    assert "Ada met Stop" in players.board().content


@either
async def test_fireworks_go_on(deal: Deal, fall: Fall) -> None:
    players = await deal("FW tutto null")
    await players.press("reveal")
    own = players.next()
    while players.next() is own:
        await fallen(players, fall)
        await players.press("roll")
    assert "out of Fireworks" in players.board().content


@either
async def test_what_plus_minus_took_stays_taken(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 scores bank", "PM tutto STOP")
    await players.press("reveal", "bank", "reveal")
    await players.roll_until("reveal")
    await fallen(players, fall)
    await players.press("reveal")
    assert "▶️ Ada **0**\n▫️ Ben **0**" in players.said()


@either
async def test_a_last_round_goes_on_to_its_end(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 111556 bank", "STOP", target=500)
    await players.press("reveal", "bank")
    assert "**last round**" in players.said()
    await fallen(players, fall)
    await players.press("reveal")
    assert "🏆 Ada wins with 1,100!" in players.said()
    await fallen(players, fall)
    await players.people[1].press(players.board(), verb="rematch")
    assert "Seats · 2 of 10" in players.said()


@either
async def test_a_game_in_a_thread_goes_on(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 111556 bank", "STOP", where="thread")
    await players.press("reveal")
    await fallen(players, fall)
    await players.press("bank")
    await fallen(players, fall)
    await players.press("reveal")
    assert "Round 2" in messages(players.channel)[0]


@either
async def test_the_yes_to_stop_still_counts(deal: Deal, fall: Fall) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    asked = await ada.slash(players.channel, "tutto stop")
    await fall(players.sim)
    await ada.press(asked.message, verb="stop", arg="yes")
    assert "Ended without a result" in players.said()


async def test_a_board_that_could_not_be_posted_is_posted_at_the_next_start(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    players.sim.world.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await players.press("bank")
    await players.sim.restart()
    assert players.next() is players.people[1]
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_a_start_tells_each_turn_where_it_belongs_of_those_that_a_stop_kept_from_being_shown(
    deal: Deal, tmp_path: Path
) -> None:
    players = await deal("B300 111556 bank", seats=3, tidy=False)
    await players.press("reveal")
    entropy = DealtEntropy()
    store = await open_store(f"sqlite:///{tmp_path / 'tutto.db'}", entropy)
    desk = Desk(store, UtcClock(), entropy)
    _, game, seq, arg = players.enabled()["bank"].custom_id.split(":")[1:]
    ada, ben, _ = (person.id for person in players.people)
    await desk.gone(game, ben)
    await desk.play(game, ada, int(seq), lambda seat: (SetAside(seat=seat, places=int(arg)), Bank(seat=seat)))
    await store.close()
    await players.sim.crash()
    _, ended, board = messages(players.channel)
    assert ("Ada" in ended, "1,100" in ended, "Ben" in ended) == (True, True, False)
    assert line(players.board(), "> ").count("Ben") == 1, board


async def test_a_whole_game_with_a_fall_after_every_fifth_press_ends_as_it_should(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here", target=500)
    falls: list[Fall] = [Sim.restart, Sim.crash]
    presses = 0
    while not players.is_over():
        await players.press_on()
        presses += 1
        if presses % 5 == 0:
            await falls[presses % 2](sim)
    assert "Standings" in players.said()
