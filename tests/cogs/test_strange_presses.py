"""Presses that the pressed message never offered, by people who may press it: each is answered, and changes nothing."""

import pytest

from tests.kit.plays import Players, table
from tests.kit.scoring import Scoring, sheet
from tests.kit.sim import Answer, Button, Person, Sim, buttons, chosen, text

PAD = ("depth", "face", "mark", "card", "enter", "total", "line", "undo", "redo", "correct")
ARGS = ("", "f-.1", "f-112345.bank", "a-11.go", "t-.made", "f-.line", "x")


async def push(sim: Sim, person: Person, players: Players | Scoring, custom_id: str) -> Answer:
    """Press what need not stand on the table's newest message."""
    board = players.board()
    button = Button(label="?", custom_id=custom_id, disabled=False, url="", style=buttons(board)[0].style)
    return (await sim.at_once((person, board, button)))[0]


def head(players: Players | Scoring, verb: str) -> str:
    """The verb at the table's newest state, as its own buttons tell it."""
    shown = next(button for button in buttons(players.board()) if button.game)
    game, seq = shown.custom_id.split(":")[2:4]
    return f"tutto:{verb}:{game}:{seq}"


@pytest.mark.parametrize("verb", PAD)
async def test_a_pads_button_is_answered_where_nothing_is_entered(sim: Sim, verb: str) -> None:
    lobby, running, recorded = table(sim, 2), table(sim, 2), sheet(sim, 2)
    await lobby.sit_down(where="here")
    await running.begin(where="here")
    await recorded.sit_down(mode="record", where="here")
    for players in (lobby, running, recorded):
        before = text(players.board())
        for arg in ARGS:
            answer = await push(sim, players.people[0], players, f"{head(players, verb)}:{arg}".removesuffix(":"))
            assert (answer.private != "", text(players.board())) == (True, before), (verb, arg)


@pytest.mark.parametrize("verb", PAD)
async def test_a_pads_button_is_answered_on_the_result_of_a_recorded_game(sim: Sim, verb: str) -> None:
    recorded = sheet(sim, 2)
    await recorded.record()
    host = recorded.people[0]
    asked = await host.slash(recorded.channel, "tutto stop")
    assert asked.message is not None
    await host.press(asked.message, verb="stop", arg="yes")
    for arg in ARGS:
        answer = await push(sim, host, recorded, f"{head(recorded, verb)}:{arg}".removesuffix(":"))
        assert answer.acknowledged, (verb, arg)


async def test_a_button_of_another_game_is_not_drawn_over_this_ones_board(sim: Sim) -> None:
    one, other = table(sim, 2), table(sim, 2)
    await one.begin(where="here")
    await other.begin(where="here")
    before = (one.said(), other.said())
    reveal = chosen(other.board(), verb="reveal")
    answer = await push(sim, one.people[0], one, reveal.custom_id)
    assert (answer.private != "", (one.said(), other.said())) == (True, before)
