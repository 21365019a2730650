"""The host gives somebody's seat to a computer, as people see it: asked first, told on the board, played on."""

import re

import pytest

from bot.tables.verify import Verified, verify
from tests.cogs.test_computers import PACE_S, until_a_person_is_next
from tests.cogs.test_hosting import menu, moderator
from tests.cogs.test_pace import cleo_away, paused_pair
from tests.cogs.test_record import exported
from tests.kit.plays import Players, table
from tests.kit.sim import Answer, Person, Sim, buttons, menus, pinged, text

LONGEST_GAME = 300


async def asked(players: Players, person: Person, whom: str) -> Answer:
    """The question before somebody's seat is given away."""
    shown = await menu(players, person)
    return await person.pick(shown.message, "give", whom)


async def give(players: Players, person: Person, whom: str, kind: str = "careful") -> Answer:
    """Ask for it, and say to which computer."""
    question = await asked(players, person, whom)
    yes = next(button for button in buttons(question.message) if button.arg.startswith(f"given-{kind}-"))
    return await person.press(question.message, verb="host", arg=yes.arg)


async def play_out(players: Players) -> None:
    """Ada presses what she may, everybody else plays by themselves, to the end."""
    for _ in range(LONGEST_GAME):
        await until_a_person_is_next(players)
        if players.is_over():
            return
        await players.press_on()
    raise AssertionError(players.said())


async def begun(sim: Sim, seats: int, **options: object) -> Players:
    players = table(sim, seats)
    await players.begin(**{"where": "here", **options})
    return players


async def test_the_menu_names_everybody_those_who_are_away_first(sim: Sim) -> None:
    players = await cleo_away(sim)
    shown = await menu(players, players.people[0])
    labels = [option.label for option in menus(shown.message)["give"].options]
    assert ["3. Cleo 💤", "1. Ada", "2. Ben"] == labels


async def test_in_the_lobby_there_is_no_seat_to_give(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    assert "give" not in menus((await menu(players, players.people[0])).message)


async def test_it_is_asked_first_which_computer_it_is_to_be(sim: Sim) -> None:
    players = await begun(sim, 2)
    before = players.said()
    question = await asked(players, players.people[0], "2. Ben")
    assert "Let a computer play on for **Ben**?" in question.private
    assert ["Careful", "Bold", "Perfect", "Copycat", "Back"] == [one.label for one in buttons(question.message)]
    assert before == players.said()


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_the_board_says_who_plays_on_for_whom(sim: Sim, who: str) -> None:
    players = await begun(sim, 3)
    person = players.people[0] if who == "host" else moderator(players)
    answer = await give(players, person, "3. Cleo", "bold")
    assert "Done, a computer plays on there." in text(answer.message)
    assert "> 🤖 Bold for Cleo plays on in this seat." in players.said()
    assert "▫️ 🤖 Bold for Cleo **0**" in players.said()


async def test_an_away_players_turns_are_played_and_not_forfeited(sim: Sim) -> None:
    players = await cleo_away(sim)
    await give(players, players.people[0], "3. Cleo 💤")
    assert "💤" not in players.said()
    for _ in range(LONGEST_GAME):
        if "🤖 Careful for Cleo is playing." in players.said():
            break
        await players.press_on()
    await until_a_person_is_next(players)
    assert "**Ada** is playing" in players.said()


async def test_where_it_is_their_turn_the_computer_goes_on_at_once(sim: Sim) -> None:
    players = await begun(sim, 2)
    ada, ben = players.people
    while players.next() is ada:
        await players.press_on()
    await give(players, ada, "2. Ben")
    assert "🤖 Careful for Ben is playing." in players.said()
    answer = await ben.press(players.board(), verb="explain")
    assert answer.acknowledged
    await sim.pass_time(PACE_S)
    await until_a_person_is_next(players)
    assert "Ada, your turn" in players.said()


async def test_a_paused_pair_goes_on_as_one_among_computers(sim: Sim) -> None:
    players = await paused_pair(sim)
    await give(players, players.people[0], "2. Ben 💤")
    await until_a_person_is_next(players)
    assert ("**Ada** is playing" in players.said(), pinged(players.board())) == (True, [])


async def test_who_gave_their_own_seat_hosts_no_more(sim: Sim) -> None:
    players = await begun(sim, 2)
    ada, ben = players.people
    answer = await give(players, ada, "1. Ada")
    assert buttons(answer.message) == []
    assert "🤖 Careful for Ada is playing." in players.said()
    assert "Hosting this table" in text((await menu(players, ben)).message)


async def test_whose_seat_it_was_presses_no_more(sim: Sim) -> None:
    players = await begun(sim, 3)
    await give(players, players.people[0], "2. Ben")
    answer = await players.people[1].press(players.board(), verb="reveal")
    assert "not at this table" in answer.private


async def test_a_second_yes_changes_nothing(sim: Sim) -> None:
    players = await begun(sim, 3)
    ada = players.people[0]
    question = await asked(players, ada, "2. Ben")
    first, second, *_ = buttons(question.message)
    await sim.at_once((ada, question.message, first), (ada, question.message, second))
    assert 1 == len(set(re.findall(r"🤖 \w+ for Ben", players.said())))


@pytest.mark.parametrize("arg", ["given-careful-nobody", "given-", "given-nonsense-", "give-"])
async def test_a_made_up_wish_gives_nothing_away(sim: Sim, arg: str) -> None:
    players = await begun(sim, 2)
    ada = players.people[0]
    shown = await menu(players, ada)
    close = next(button for button in buttons(shown.message) if button.arg == "close")
    made_up = type(close)(
        label="", custom_id=close.custom_id.removesuffix("close") + arg, disabled=False, url="", style=close.style
    )
    [answer] = await sim.at_once((ada, players.board(), made_up))
    assert (answer.acknowledged, "🤖" in players.said()) == (True, False)


@pytest.mark.parametrize("fall", [Sim.restart, Sim.crash])
async def test_the_computer_plays_on_after_a_fall_and_the_record_of_it_all_verifies(sim: Sim, fall: object) -> None:
    players = await begun(sim, 2, target=1000)
    ada = players.people[0]
    while players.next() is ada:
        await players.press_on()
    await give(players, ada, "2. Ben")
    assert callable(fall)
    await fall(sim)
    assert "🤖 Careful for Ben is playing." in players.said()
    await play_out(players)
    assert "🤖 Careful for Ben" in players.said()
    record = exported(sim, await ada.slash(players.channel, "tutto export"))
    assert '[Seats "Ada | Ben"]' in record
    assert isinstance(verify(record), Verified)
    assert "Nobody is on it yet" in text((await ada.slash(players.channel, "tutto leaderboard")).message)
