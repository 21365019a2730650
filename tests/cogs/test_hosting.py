"""The host's menu, as the host and others find it: end a turn, take somebody out, hand over, end. Knows no rule."""

import discord
import pytest

from tests.cogs.conftest import Deal
from tests.kit.plays import Players, leave, messages, posted, table
from tests.kit.sim import Answer, Person, Sim, buttons, chosen, menus, text

SHOWN = "Hosting this table"


def moderator(players: Players) -> Person:
    role = players.channel.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    return players.outsider("Mo", roles=[role])


async def menu(players: Players, person: Person) -> Answer:
    """The menu, as it is found: beside the question whether the game is to end."""
    asked = await person.slash(players.place, "tutto stop")
    return await person.press(asked.message, verb="host", arg="")


async def said_yes(person: Person, asked: Answer) -> Answer:
    """The answer to the menu's question."""
    yes = next(button for button in buttons(asked.message) if button.verb == "host" and button.arg)
    return await person.press(asked.message, verb="host", arg=yes.arg)


async def picked(players: Players, person: Person, verb_arg: str, whom: str) -> Answer:
    """Pick somebody from one of the menus of the host's menu."""
    shown = await menu(players, person)
    return await person.pick(shown.message, verb_arg, whom)


async def removed(players: Players, person: Person, whom: str) -> Answer:
    return await said_yes(person, await picked(players, person, "remove", whom))


async def handed_over(players: Players, person: Person, whom: str) -> Answer:
    return await said_yes(person, await picked(players, person, "hand", whom))


async def test_stop_leads_to_the_menu_too(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    shown = await menu(players, players.people[0])
    assert SHOWN in text(shown.message)


async def test_the_question_mark_leads_the_host_to_the_menu(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    told = await ada.press(players.board(), verb="explain")
    shown = await ada.press(told.message, verb="host")
    assert SHOWN in text(shown.message)


async def test_the_question_mark_shows_others_no_menu(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    told = await players.people[1].press(players.board(), verb="explain")
    assert "host" not in [button.verb for button in buttons(told.message)]


async def test_who_hosts_no_more_finds_the_menu_closed(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    shown = await menu(players, ada)
    await leave(players, ada)
    answer = await ada.press(shown.message, verb="host", arg="skip")
    assert "Only Ben" in answer.private


async def test_nothing_is_done_without_a_yes(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    before = messages(players.channel)
    shown = await menu(players, ada)
    for arg in ("skip", "end"):
        asked = await ada.press(shown.message, verb="host", arg=arg)
        shown = await ada.press(asked.message, verb="host", arg="")
    for arg in ("remove", "hand"):
        await picked(players, ada, arg, "2. Ben")
    assert messages(players.channel) == before


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_a_turn_is_ended_and_what_was_at_risk_is_lost(deal: Deal, who: str) -> None:
    players = await deal("B300 111556 bank", seats=3)
    person = players.people[0] if who == "host" else moderator(players)
    await players.press("reveal")
    shown = await menu(players, person)
    asked = await person.press(shown.message, verb="host", arg="skip")
    await said_yes(person, asked)
    assert ("▫️ Ada **0**" in players.said(), players.next()) == (True, players.people[1])


async def test_the_turn_that_is_ended_is_the_one_that_was_asked_about(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, _ = players.people
    shown = await menu(players, ada)
    asked = await ada.press(shown.message, verb="host", arg="skip")
    await players.press("reveal", "bank")
    answer = await said_yes(ada, asked)
    assert ("That turn is over" in answer.private, players.next()) == (True, ben)


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_a_seat_is_taken_out_of_the_game(deal: Deal, who: str) -> None:
    players = await deal("B300 111556 bank", seats=3)
    person = players.people[0] if who == "host" else moderator(players)
    await players.press("reveal")
    await removed(players, person, "2. Ben")
    await players.press("bank")
    assert ("🚪 Ben 0" in players.said(), players.next()) == (True, players.people[2])


async def test_a_seat_is_taken_out_in_its_own_turn(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "B300", seats=3)
    await players.press("reveal", "bank", "reveal")
    await removed(players, players.people[0], "2. Ben")
    assert ("🚪 Ben 0" in players.said(), players.next()) == (True, players.people[2])


async def test_the_last_but_one_that_is_taken_out_ends_the_game(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await removed(players, players.people[0], "2. Ben")
    assert "Ada is the last one at the table and wins" in players.said()


async def test_the_host_takes_nobody_out_but_others(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    shown = await menu(players, players.people[0])
    assert [option.label for option in menus(shown.message)["remove"].options] == ["2. Ben"]


async def test_a_seat_is_taken_off_the_lobby(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down(where="here")
    await removed(players, players.people[0], "2. Ben")
    assert "1. **Ada** · host\n2. **Cleo**" in players.said()


async def test_who_was_taken_out_plays_no_more(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    await removed(players, players.people[0], "2. Ben")
    answer = await players.people[1].press(players.board(), verb="reveal")
    assert "not at this table" in answer.private


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_the_hosting_is_handed_over(deal: Deal, who: str) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, _, cleo = players.people
    await handed_over(players, ada if who == "host" else moderator(players), "3. Cleo")
    assert "Only Cleo" in (await ada.slash(players.channel, "tutto stop")).private
    assert SHOWN in text((await menu(players, cleo)).message)


async def test_who_handed_over_sees_the_menu_no_more(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    answer = await handed_over(players, players.people[0], "2. Ben")
    assert (text(answer.message), buttons(answer.message)) == ("Done, the table has a new host.", [])


async def test_the_lobby_shows_the_new_host(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    await handed_over(players, players.people[0], "2. Ben")
    assert "2. **Ben** · host" in players.said()


async def test_the_channels_line_shows_the_new_host(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await handed_over(players, players.people[0], "2. Ben")
    assert "TUTTO at Ben’s table" in text(posted(players.channel)[0])


async def test_a_new_host_stays_host_after_a_restart(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await handed_over(players, players.people[0], "2. Ben")
    await players.sim.restart()
    assert SHOWN in text((await menu(players, players.people[1])).message)


async def test_nobody_hosts_who_left_meanwhile(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, _ = players.people
    asked = await picked(players, ada, "hand", "2. Ben")
    await leave(players, ben)
    answer = await said_yes(ada, asked)
    assert ("don’t sit at this table" in answer.private, SHOWN in text((await menu(players, ada)).message)) == (
        True,
        True,
    )


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_the_game_is_ended_for_everybody(deal: Deal, who: str) -> None:
    players = await deal("B300 111556 bank")
    person = players.people[0] if who == "host" else moderator(players)
    shown = await menu(players, person)
    asked = await person.press(shown.message, verb="host", arg="end")
    await said_yes(person, asked)
    assert "Ended without a result" in players.said()


async def test_a_menu_of_a_game_that_is_over_says_so(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    shown = await menu(players, ada)
    await leave(players, players.people[1])
    answer = await ada.press(shown.message, verb="host", arg="skip")
    assert "This game is over" in answer.private


@pytest.mark.parametrize(
    "arg", ["skipped-0", "removed-nobody", "handed-nobody", "ended", "skipped-²", "skip-", "nonsense"]
)
async def test_no_made_up_button_makes_a_player_host(deal: Deal, arg: str) -> None:
    players = await deal("B300 111556 bank")
    ben, ada = players.people[1], players.people[0]
    shown = await menu(players, ada)
    before = messages(players.channel)
    back = chosen(shown.message, verb="host", arg="close")
    prefix = back.custom_id.removesuffix("close")
    made_up = type(back)(label="", custom_id=f"{prefix}{arg}", disabled=False, url="", style=back.style)
    [answer] = await players.sim.at_once((ben, players.board(), made_up))
    assert ("Only Ada" in answer.private, messages(players.channel)) == (True, before)
