"""`/tutto-admin preset`: a server keeps the rules of a table under a name, and opens its tables by them."""

import discord
import pytest
from simcord import ChannelHandle

from tests.cogs.test_settings import opened
from tests.kit.plays import Players
from tests.kit.sim import Sim, text

MANAGES = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
ONE_LINE = "**Target**: 3,000 points"


@pytest.fixture
async def players(sim: Sim) -> Players:
    """A lobby whose host has chosen to play short."""
    server = sim.server()
    sitting = Players(sim, server.channel(), [server.person("Ada", permissions=MANAGES), server.person("Ben")])
    await sitting.people[0].slash(sitting.channel, "tutto start", where="here")
    await (await opened(sitting)).pick("preset", "=short")
    return sitting


async def preset(players: Players, action: str, name: str | None = None, channel: ChannelHandle | None = None) -> str:
    """What is told privately."""
    given = {"name": name} if name is not None else {}
    answer = await players.people[0].slash(channel or players.channel, "tutto-admin preset", action=action, **given)
    return answer.private


async def test_the_rules_of_the_table_here_are_kept(players: Players) -> None:
    assert "Kept as **Friday**." in await preset(players, "save", "Friday")
    assert ONE_LINE in await preset(players, "show", "Friday")


async def test_what_was_kept_is_picked_in_another_lobby(players: Players) -> None:
    await preset(players, "save", "Friday")
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[0].slash(players.channel, "tutto start", where="here")
    await (await opened(players)).pick("preset", "Friday")
    assert ONE_LINE in players.said()


async def test_a_preset_of_the_other_edition_is_not_offered(players: Players) -> None:
    await preset(players, "save", "Friday")
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[0].slash(players.channel, "tutto start", where="here", edition="fill-or-bust")
    assert ["=official", "=short", "=bowman"] == (await opened(players)).offered("preset")


async def test_new_tables_play_the_usual_preset(players: Players) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "default", "Friday")
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[1].slash(players.channel, "tutto start", where="here")
    assert ONE_LINE in players.said()


async def test_a_target_that_is_asked_for_goes_before_the_usual_one(players: Players) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "default", "Friday")
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[1].slash(players.channel, "tutto start", where="here", target=500)
    assert "To **500** points" in players.said()


async def test_the_other_edition_is_opened_by_its_sheet(players: Players) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "default", "Friday")
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[1].slash(players.channel, "tutto start", where="here", edition="fill-or-bust")
    assert "Official rules." in players.said()


@pytest.mark.parametrize("taken_back", [("default", None), ("delete", "Friday")])
async def test_what_was_usual_can_be_taken_back(players: Players, taken_back: tuple[str, str | None]) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "default", "Friday")
    await preset(players, *taken_back)
    await players.people[0].press(players.board(), verb="cancel")
    await players.people[1].slash(players.channel, "tutto start", where="here")
    assert "Official rules." in players.said()


async def test_all_are_shown_with_the_usual_one_marked(players: Players) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "save", "Another *day*")
    await preset(players, "default", "Friday")
    assert [
        "Presets of this server",
        "**Another \\*day\\*** · TUTTO · 1 house rule",
        "**Friday** · TUTTO · 1 house rule · ⭐ new tables play this",
    ] == (await preset(players, "show")).split("\n")


async def test_the_names_are_offered_while_one_types(players: Players) -> None:
    await preset(players, "save", "Friday")
    await preset(players, "save", "Sunday")
    offered = await players.people[0].suggestions(players.channel, "tutto-admin preset", "name", "fri")
    assert ["Friday"] == offered


@pytest.mark.parametrize("action", ["show", "delete", "default"])
async def test_a_name_that_is_not_kept_is_said(players: Players, action: str) -> None:
    assert "Nothing is kept under the name **Monday**." == await preset(players, action, "Monday")


@pytest.mark.parametrize(("action", "name"), [("save", None), ("save", "  "), ("save", "=official"), ("delete", None)])
async def test_a_name_is_needed(players: Players, action: str, name: str | None) -> None:
    assert "That takes a name of at most 32 characters." == await preset(players, action, name)


async def test_without_presets_it_is_said_how_to_keep_one(players: Players) -> None:
    assert "No presets are kept here yet." in await preset(players, "show")


async def test_without_a_table_there_is_nothing_to_keep(players: Players) -> None:
    await players.people[0].press(players.board(), verb="cancel")
    assert "There is no table in this channel." in await preset(players, "save", "Friday")


async def test_another_server_has_its_own(sim: Sim, players: Players) -> None:
    await preset(players, "save", "Friday")
    other = sim.server("Elsewhere")
    answer = await other.person("Zoe", permissions=MANAGES).slash(other.channel(), "tutto-admin preset", action="show")
    assert "No presets are kept here yet." in answer.private


async def test_a_preset_outlives_a_restart(sim: Sim, players: Players) -> None:
    await preset(players, "save", "Friday")
    await sim.restart()
    assert ONE_LINE in await preset(players, "show", "Friday")


async def test_a_server_keeps_twenty(players: Players) -> None:
    for number in range(20):
        await preset(players, "save", f"Number {number}")
    assert "20 presets are as many as a server can keep." in await preset(players, "save", "One more")
    assert "Kept as **Number 3**." in await preset(players, "save", "Number 3")
    settings = await opened(players)
    assert "Rules of this table" in text(settings.message)
