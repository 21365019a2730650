"""What a board says of chances, chosen in the middle of a game by the host's menu. Knows no chance."""

import pytest

from tests.cogs.conftest import Deal
from tests.kit.plays import Players
from tests.kit.scoring import FULL, Scoring, sheet
from tests.kit.sim import Answer, Person, Sim, buttons, chosen, text


async def shown(players: Players, person: Person) -> Answer:
    """The choice, by the host's menu."""
    asked = await person.slash(players.place, "tutto stop")
    menu = await person.press(asked.message, verb="host", arg="")
    return await person.press(menu.message, verb="hints", arg="open")


async def hinted(players: Players, label: str) -> Answer:
    ada = players.people[0]
    return await ada.pick((await shown(players, ada)).message, "pick", label)


@pytest.fixture
async def recorded(sim: Sim) -> Scoring:
    """Ada and Ben at a real table; Ada keeps score, and four dice are to be rolled."""
    scoring = sheet(sim, 2)
    await scoring.record()
    await scoring.said_of("B300 112346:11")
    return scoring


async def test_the_board_says_so_at_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    before = chosen(players.board(), verb="roll").label
    answer = await hinted(players, "No hints")
    assert (before, chosen(players.board(), verb="roll").label) == ("🎲 1 · 67 %", "🎲 1")
    assert "**No hints**" in text(answer.message)


async def test_the_way_back_leads_to_the_hosts_menu(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    choice = await shown(players, ada)
    back = await ada.press(choice.message, verb="host", arg="back")
    assert "Hosting this table" in text(back.message)


async def test_who_hosts_no_more_chooses_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    choice = await shown(players, ada)
    asked = await ada.slash(players.place, "tutto stop")
    menu = await ada.press(asked.message, verb="host", arg="")
    sure = await ada.pick(menu.message, "hand", "2. Ben")
    yes = next(button for button in buttons(sure.message) if button.verb == "host" and button.arg)
    await ada.press(sure.message, verb="host", arg=yes.arg)
    answer = await ada.pick(choice.message, "pick", "No hints")
    assert "Ben" in answer.private


async def test_the_pad_of_a_recorded_game_says_so_at_once(recorded: Scoring) -> None:
    before = "🎯 Chance of a null: 16 %" in recorded.said()
    await hinted(recorded, "No hints")
    assert (before, "🎯" in recorded.said()) == (True, False)


async def test_what_is_pressed_on_a_pad_stays_pressed(recorded: Scoring) -> None:
    await recorded.depth(FULL)
    await recorded.faces("235")
    await hinted(recorded, "No hints")
    assert "✏️ 2 3 5" in recorded.said()


async def test_a_recorded_game_has_no_clock_to_choose(recorded: Scoring) -> None:
    ada = recorded.people[0]
    asked = await ada.slash(recorded.place, "tutto stop")
    menu = await ada.press(asked.message, verb="host", arg="")
    assert {button.verb for button in buttons(menu.message)} == {"host", "hints"}
