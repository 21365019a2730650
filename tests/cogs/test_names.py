"""Names that would ping, format, turn text around or break the layout if nobody minded them. Knows no rule.

Every request of these games is held against Discord's limits by the sim itself.
"""

import re

import pytest

from tests.kit.plays import Players, pings
from tests.kit.sim import Sim, buttons, pinged, text

HOSTILE = (
    "@everyone @here",
    "<@123> <@&456> <#789>",
    "**__~~||*_`",
    "# heading\n> quote",
    "[click](https://example.com)",
    "\u202eevil\u202c",
    "\u200b\u3164\u2060",
    "W" * 32,
    "*" * 32,
    "שלום" * 8,
)
"""Ten of them, as many as can sit down; none longer than Discord's 32 characters."""
LIVE_PING = re.compile(r"@(everyone|here)|<@&?\d+>|<#\d+>")


def seated(sim: Sim, *names: str) -> Players:
    server = sim.server()
    return Players(sim, server.channel(), [server.person(name) for name in names])


def foreign_pings(players: Players, said: str) -> list[str]:
    """What looks like a ping and isn't the mention of somebody at the table."""
    own = {person.mention for person in players.people}
    return [found[0] for found in LIVE_PING.finditer(said) if found[0] not in own]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_neither_pings_nor_stops_a_game(sim: Sim, name: str) -> None:
    players = seated(sim, name, "Ben")
    host, ben = players.people
    await players.sit_down(where="here")
    assert foreign_pings(players, players.said()) == []
    await host.press(players.board(), verb="begin")
    await players.press("reveal")
    said = players.said()
    answer = await ben.press(players.board(), verb="explain")
    assert foreign_pings(players, said + answer.private) == []
    assert {user for ids in pings(players.channel) for user in ids} <= {host.id}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_host_opens_a_thread_with_a_name_on_one_line(sim: Sim, name: str) -> None:
    players = seated(sim, name, "Ben")
    await players.begin(where="thread")
    called = players.place.name or ""
    assert (called.startswith("TUTTO · "), "\n" in called, len(called) <= 100) == (True, False, True)
    assert "\u202e" not in called


async def test_markdown_in_a_name_is_shown_as_it_is(sim: Sim) -> None:
    players = seated(sim, "*Ada*", "Ben")
    await players.begin(where="here")
    assert r"**\*Ada\*** is playing" in players.said()


async def test_a_name_of_which_nothing_is_seen_is_replaced_by_the_seat(sim: Sim) -> None:
    players = seated(sim, "\u200b\u3164", "Ben")
    await players.begin(where="here")
    assert "**Player 1** is playing" in players.said()


async def test_a_name_written_from_right_to_left_is_kept_apart_from_the_figures(sim: Sim) -> None:
    players = seated(sim, "שלום", "Ben")
    await players.begin(where="here")
    assert "\u2068שלום\u2069" in players.said()


async def test_a_line_break_in_a_name_adds_no_line_to_the_scores(sim: Sim) -> None:
    players = seated(sim, "Ada\n▫️ Ben **9,999**", "Ben")
    await players.begin(where="here")
    scores = players.said().split("Scores\n")[1].split("\n")
    assert len(scores) == 2


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_ten_hostile_names_play_a_whole_game_within_every_limit(sim: Sim, where: str) -> None:
    players = seated(sim, *HOSTILE)
    await players.begin(where=where, target=500)
    await players.play_out()
    assert "Standings" in players.said()
    ids = [[button.custom_id for button in buttons(each) if button.custom_id] for each in players.place.history()]
    assert all(len(set(each)) == len(each) for each in ids)
    allowed = {person.id for person in players.people}
    assert {user for each in players.place.history() for user in pinged(each)} <= allowed
    assert foreign_pings(players, "\n".join(text(each) for each in players.place.history())) == []


async def test_commands_of_a_hostile_table_stay_within_every_limit(sim: Sim) -> None:
    players = seated(sim, *HOSTILE)
    await players.begin(where="here", target=500)
    host = players.people[0]
    for command in ("me", "board", "stop", "start", "leaderboard"):
        answer = await host.slash(players.channel, f"tutto {command}")
        assert foreign_pings(players, answer.private) == []
    await players.play_out()
    shown = await host.slash(players.channel, "tutto leaderboard")
    assert foreign_pings(players, text(shown.message)) == []
