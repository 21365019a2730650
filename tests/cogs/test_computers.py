"""Computers at the table: seated by the host, playing by themselves, in the way of nobody."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.advisor.place import cache_folder
from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import Edition, Ruleset, parse
from tests.cogs.test_lost_places import bar_the_bot
from tests.kit.plays import Players, messages, pings, posted, table
from tests.kit.sim import Answer, Sim, text

LONGEST_GAME = 300
PACE_S = 2
MOVES = ("reveal", "roll", "bank", "aside", "take")
Fall = Callable[[Sim], Awaitable[None]]
either = pytest.mark.parametrize("fall", [Sim.restart, Sim.crash])


@pytest.fixture(autouse=True)
def _solved_already(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Solving goes on in another process, which no virtual clock waits for."""
    folder = tmp_path_factory.getbasetemp() / "solved"
    monkeypatch.setenv("TUTTO_CACHE_DIR", str(folder))
    rules = parse(Edition.TUTTO, "target=1000")
    assert isinstance(rules, Ruleset)
    Shelf(cache_folder()).solved(fresh(rules))


async def seat(players: Players, *kinds: str) -> Answer:
    """The host adds these computers."""
    for kind in kinds:
        answer = await players.people[0].choose(players.board(), kind, verb="computer")
    return answer


async def begun(sim: Sim, *kinds: str, people: int = 1, **options: object) -> Players:
    """Ada begins a game with these computers, and waits until it is a person's turn."""
    players = table(sim, people)
    await players.sit_down(**{"where": "here", **options})
    await seat(players, *kinds)
    await players.people[0].press(players.board(), verb="begin")
    return players


async def until_a_person_is_next(players: Players) -> None:
    """Let time go by while computers play."""
    for _ in range(LONGEST_GAME):
        if players.is_over() or players.enabled().keys() & set(MOVES):
            return
        await players.sim.pass_time(PACE_S)
    raise AssertionError(players.said())


async def end_turn(players: Players) -> None:
    """Ada presses what she may until it is no longer her turn."""
    while moves := [verb for verb in MOVES if verb in players.enabled()]:
        await players.people[0].press(players.board(), verb=moves[0])


async def play_out(players: Players) -> None:
    """Ada presses what she may, everybody else plays by themselves, to the end."""
    for _ in range(LONGEST_GAME):
        await until_a_person_is_next(players)
        if players.is_over():
            return
        await end_turn(players)
    raise AssertionError(players.said())


async def test_the_host_seats_computers_by_their_temper(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    await seat(players, "careful", "bold", "careful")
    assert "1. **Ada** · host\n2. **🤖 Careful**\n3. **🤖 Bold**\n4. **🤖 Careful 2**" in players.said()
    assert "counts for no leaderboard" in players.said()


async def test_only_the_host_seats_computers(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].choose(players.board(), "bold", verb="computer")
    assert "Only Ada" in answer.private
    assert "🤖" not in players.said()


async def test_nine_computers_fill_the_table_and_a_tenth_is_refused_privately(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    await seat(players, *["careful", "bold", "perfect"] * 3)
    assert "Seats · 10 of 10" in players.said()
    answer = await seat(players, "bold")
    assert answer.private


async def test_the_host_sends_a_computer_away(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    await seat(players, "careful", "bold")
    [away] = [
        option.value
        for row in players.board().components
        for part in row.children
        for option in getattr(part, "options", ())
        if option.label == "Send 🤖 Careful away"
    ]
    await players.people[0].choose(players.board(), away, verb="computer")
    assert "1. **Ada** · host\n2. **🤖 Bold**" in players.said()


async def test_a_host_who_leaves_the_lobby_to_computers_closes_it(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    await seat(players, "careful", "bold")
    await players.people[0].press(players.board(), verb="leave")
    assert "closed before anybody rolled" in messages(players.channel)[-1]


async def test_hosting_passes_over_computers(sim: Sim) -> None:
    players = table(sim, 2)
    ada, ben = players.people
    players.people = [ada]
    await players.sit_down()
    await seat(players, "careful")
    await ben.press(players.board(), verb="join")
    await ada.press(players.board(), verb="leave")
    assert "1. **🤖 Careful**\n2. **Ben** · host" in players.said()


@pytest.mark.parametrize("kinds", [("careful",), ("bold", "copycat"), ("perfect", "careful")])
async def test_a_whole_game_with_computers_is_played_to_its_end(sim: Sim, kinds: tuple[str, ...]) -> None:
    players = await begun(sim, *kinds, target=1000)
    await play_out(players)
    assert "Standings" in players.said()


async def test_the_only_person_among_computers_is_never_pinged(sim: Sim) -> None:
    players = await begun(sim, "careful", target=500)
    await play_out(players)
    assert not any(pings(players.channel))
    assert "<@" not in "\n".join(messages(players.channel))


async def test_a_game_with_computers_counts_for_no_leaderboard(sim: Sim) -> None:
    players = await begun(sim, "careful", people=2, target=500)
    for _ in range(LONGEST_GAME):
        await until_a_person_is_next(players)
        if players.is_over():
            break
        await players.press_on()
    assert "Standings" in players.said()
    shown = await players.people[0].slash(players.channel, "tutto leaderboard")
    assert shown.message is not None
    assert "Nobody is on it yet" in text(shown.message)


async def test_among_several_people_each_is_pinged_in_their_turn_and_no_computer_ever(sim: Sim) -> None:
    players = await begun(sim, "careful", people=2)
    ada, ben = players.people
    await players.press("reveal")
    while players.next() is ada and players.enabled().keys() & set(MOVES):
        await players.press_on()
    while players.next() is ben and players.enabled().keys() & set(MOVES):
        await players.press_on()
    await until_a_person_is_next(players)
    assert {user for users in pings(players.channel) for user in users} <= {ada.id, ben.id}
    assert players.next() is ada


async def test_a_computer_presses_once_in_its_pace(sim: Sim) -> None:
    players = await begun(sim, "careful")
    await end_turn(players)
    assert "🤖 Careful is playing." in players.said()
    before = players.said()
    await sim.pass_time(PACE_S - 0.5)
    assert before == players.said()
    await sim.pass_time(0.5)
    assert before != players.said()


async def test_nobody_presses_for_a_computer(sim: Sim) -> None:
    players = await begun(sim, "careful")
    await end_turn(players)
    assert set(players.enabled()) == {"explain"}


async def test_a_computers_turn_is_one_message_that_is_drawn_anew(sim: Sim) -> None:
    players = await begun(sim, "careful", where="thread")
    await end_turn(players)
    told = len(posted(players.place))
    for _ in range(LONGEST_GAME):
        if players.enabled().keys() & set(MOVES):
            break
        await sim.pass_time(PACE_S)
    assert len(posted(players.place)) == told + 1


async def test_a_rematch_seats_the_same_computers(sim: Sim) -> None:
    players = await begun(sim, "careful", "bold", target=500)
    await play_out(players)
    await players.people[0].press(players.board(), verb="rematch")
    assert "1. **Ada** · host\n2. **🤖 Careful** · begins\n3. **🤖 Bold**" in players.said()
    await players.people[0].press(players.board(), verb="begin")
    assert "🤖 Careful is playing." in players.said()
    await until_a_person_is_next(players)
    assert "Ada, your turn" in players.said()


async def test_who_leaves_computers_to_themselves_ends_the_game(sim: Sim) -> None:
    players = await begun(sim, "careful", "bold")
    asked = await players.people[0].slash(players.channel, "tutto leave")
    await players.people[0].press(asked.message, verb="leave", arg="yes")
    assert "Ended without a result" in players.said()


@either
async def test_a_computers_turn_goes_on_after_a_fall(sim: Sim, fall: Fall) -> None:
    players = await begun(sim, "careful", "bold")
    await end_turn(players)
    await fall(sim)
    assert "🤖 Careful is playing." in players.said()
    await until_a_person_is_next(players)
    assert "Ada, your turn" in players.said()


async def test_a_touch_wakes_a_computer_whose_board_could_not_be_shown(sim: Sim) -> None:
    players = await begun(sim, "careful")
    sim.world.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await end_turn(players)
    await sim.pass_time(30)
    await players.people[0].slash(players.channel, "tutto board")
    await until_a_person_is_next(players)
    assert "Ada, your turn" in players.said()


def changed(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as beside:
        beside.execute(statement)


async def test_a_computer_plays_on_once_a_database_that_failed_is_back(sim: Sim, tmp_path: Path) -> None:
    players = await begun(sim, "careful")
    await end_turn(players)
    before = players.said()
    changed(tmp_path / "tutto.db", "ALTER TABLE events RENAME TO elsewhere")
    await sim.pass_time(3 * PACE_S)
    assert before == players.said()
    changed(tmp_path / "tutto.db", "ALTER TABLE elsewhere RENAME TO events")
    await until_a_person_is_next(players)
    assert "Ada, your turn" in players.said()


@pytest.mark.parametrize("waited_s", [0, 60])
async def test_a_computer_whose_board_could_not_be_shown_plays_once_somebody_brings_it_down(
    sim: Sim, waited_s: int
) -> None:
    players = await begun(sim, "careful")
    ada = players.people[0]
    told = await ada.press(players.board(), verb="explain")
    bar_the_bot(players, send_messages=False)
    await end_turn(players)
    assert "the clock stands still" in players.said()
    bar_the_bot(players, send_messages=True)
    await sim.pass_time(waited_s)
    await ada.press(told.message, verb="down")
    await until_a_person_is_next(players)
