"""Coming to a game under way, as people see it: the button, what is told, who sits where. Knows no rule."""

import discord
import pytest

from tests.cogs.conftest import Deal
from tests.kit.plays import Players, dice, leave, moves, posted
from tests.kit.sim import Answer, Person, buttons, chosen, menus, text

FROM_ZERO, FROM_LOWEST = "From 0", "From the lowest"


async def let_in(players: Players, label: str = FROM_ZERO) -> Answer:
    """The host lets people in, by the host's menu."""
    ada = players.people[0]
    asked = await ada.slash(players.place, "tutto stop")
    shown = await ada.press(asked.message, verb="host", arg="")
    choice = await ada.press(shown.message, verb="late", arg="open")
    return await ada.pick(choice.message, "pick", label)


async def round_passes(players: Players) -> None:
    """The host ends so many turns as people sit there."""
    ada = players.people[0]
    for _ in players.people:
        asked = await ada.slash(players.place, "tutto stop")
        shown = await ada.press(asked.message, verb="host", arg="")
        sure = await ada.press(shown.message, verb="host", arg="skip")
        yes = next(button for button in buttons(sure.message) if button.verb == "host" and button.arg)
        await ada.press(sure.message, verb="host", arg=yes.arg)


def can_join(message: discord.Message) -> bool:
    return "join" in [button.verb for button in buttons(message)]


async def joined(players: Players, person: Person) -> Answer:
    return await person.press(players.board(), verb="join")


async def test_a_board_has_no_such_button_unless_people_are_let_in(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    before = can_join(players.board())
    await let_in(players)
    assert (False, True) == (before, can_join(players.board()))


async def test_who_comes_is_told_from_when_on(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    answer = await joined(players, players.outsider("Cleo"))
    assert "you sit down from round 2" in answer.private


async def test_the_board_tells_who_is_about_to_come(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    await joined(players, players.outsider("Cleo"))
    assert "🪑 Cleo sits down from round 2." in players.said()


async def test_the_dice_somebody_has_marked_stay_marked(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    await players.press("reveal")
    await players.mark(0)
    before = dice(players.board())
    await joined(players, players.outsider("Cleo"))
    assert before == dice(players.board())


async def test_who_waited_sits_down_and_the_board_says_so(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    await joined(players, players.outsider("Cleo"))
    await round_passes(players)
    assert ("🪑 Cleo has sat down, with 0 points." in players.said(), "▫️ Cleo **0**" in players.said()) == (True, True)


async def test_between_two_rounds_one_sits_down_at_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    await round_passes(players)
    answer = await joined(players, players.outsider("Cleo"))
    assert ("You are in" in answer.private, "▫️ Cleo **0**" in players.said()) == (True, True)


async def test_who_has_come_gets_a_turn(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    cleo = players.outsider("Cleo")
    await let_in(players)
    await round_passes(players)
    await joined(players, cleo)
    await round_passes(players)
    assert cleo.mention in players.board().content


@pytest.mark.parametrize("falls", [True, False])
async def test_a_restart_loses_nobody_who_waits(deal: Deal, *, falls: bool) -> None:
    players = await deal("B300 111556 bank")
    await let_in(players)
    await joined(players, players.outsider("Cleo"))
    await (players.sim.crash() if falls else players.sim.restart())
    await round_passes(players)
    assert "▫️ Cleo **0**" in players.said()


async def test_the_notice_takes_one_out_of_the_queue(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    cleo = players.outsider("Cleo")
    await let_in(players)
    told = await joined(players, cleo)
    answer = await cleo.press(told.message, verb="leave")
    await round_passes(players)
    assert ("you don’t sit down after all" in answer.private, "Cleo" in players.said()) == (True, False)


async def test_the_command_takes_one_out_of_the_queue_too(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    cleo = players.outsider("Cleo")
    await let_in(players)
    await joined(players, cleo)
    answer = await cleo.slash(players.place, "tutto leave")
    await round_passes(players)
    assert ("you don’t sit down after all" in answer.private, "Cleo" in players.said()) == (True, False)


async def test_who_is_sent_away_leaves_the_board_as_it_is(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    cleo = players.outsider("Cleo")
    await let_in(players)
    await joined(players, cleo)
    before = moves(players.board())
    answer = await joined(players, cleo)
    assert ("kept for you already" in answer.private, before) == (True, moves(players.board()))


async def test_at_a_full_table_the_button_is_gone_and_an_older_one_offers_another_table(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=9)
    await let_in(players)
    older = players.board()
    ivo, jo = players.outsider("Jo"), players.outsider("Kim")
    await joined(players, ivo)
    answer = await jo.press(older, verb="join")
    assert ("All ten chairs are taken" in answer.private, can_join(players.board())) == (True, False)


async def test_when_the_last_round_is_near_the_button_is_gone(deal: Deal) -> None:
    players = await deal("B300 111556 bank", target=500, tidy=False)
    await let_in(players)
    older = players.board()
    await players.press("reveal", "bank")
    answer = await players.outsider("Cleo").press(older, verb="join")
    assert ("The last round is near" in answer.private, can_join(players.board())) == (True, False)


async def test_the_line_in_the_channel_has_the_button_of_a_game_in_a_thread(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await let_in(players)
    answer = await players.outsider("Cleo").press(posted(players.channel)[0], verb="join")
    assert "you sit down from round 2" in answer.private


async def test_the_lobby_tells_that_people_may_come_later(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    ada = players.people[0]
    other = Players(players.sim, players.channel.guild.create_text_channel("other"), (ada,))
    await other.sit_down(where="here")
    shown = await ada.press(other.board(), verb="settings")
    choice = await ada.press(shown.message, verb="late")
    await ada.pick(choice.message, "pick", FROM_LOWEST)
    assert "**From the lowest** · newcomers start with the lowest score at the table" in other.said()


async def test_only_the_host_lets_people_in(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    asked = await ada.slash(players.place, "tutto stop")
    shown = await ada.press(asked.message, verb="host", arg="")
    await leave(players, ada)
    answer = await ada.press(shown.message, verb="late")
    assert "Only Ben" in answer.private


async def test_what_is_chosen_is_picked_already(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    answer = await let_in(players, FROM_LOWEST)
    assert [FROM_LOWEST] == [option.label for option in menus(answer.message)["pick"].options if option.default]


async def test_after_the_choice_the_host_is_led_back_to_the_menu(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    answer = await let_in(players)
    back = await players.people[0].press(answer.message, verb=chosen(answer.message, verb="host").verb)
    assert "Hosting this table" in text(back.message)
