"""Taking seats before the first card, as the people in the channel see it. Knows nothing of play."""

from tests.kit.plays import NAMES, messages, posted, table
from tests.kit.sim import Sim, buttons, chosen, text

ELEVEN = 11


async def test_start_seats_the_host_and_offers_join_leave_begin_and_cancel(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    assert "1. **Ada** · host" in players.said()
    shown = {button.verb: button.label for button in buttons(players.board()) if not button.disabled}
    offered = {"join": "Join", "leave": "Leave", "begin": "Begin", "cancel": "Cancel"}
    assert {verb: shown.get(verb) for verb in offered} == offered


async def test_the_lobby_shows_everybody_in_the_order_of_their_seats(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down()
    assert "1. **Ada** · host\n2. **Ben**\n3. **Cleo**" in players.said()


async def test_the_target_that_was_asked_for_stands_in_the_lobby(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down(target=500)
    assert "To **500** points" in players.said()


async def test_a_target_between_the_steps_is_refused_privately_and_opens_nothing(sim: Sim) -> None:
    players = table(sim, 1)
    answer = await players.people[0].slash(players.channel, "tutto start", target=525)
    assert "in steps of 50" in answer.private
    assert messages(players.channel) == []


async def test_who_sits_already_is_told_so_privately(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].press(players.board(), verb="join")
    assert "already sit" in answer.private
    assert players.said().count("Ben") == 1


async def test_a_seat_that_is_given_back_is_gone_from_the_lobby(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down()
    await players.people[1].press(players.board(), verb="leave")
    assert "1. **Ada** · host\n2. **Cleo**" in players.said()


async def test_when_the_host_leaves_the_next_seat_hosts(sim: Sim) -> None:
    players = table(sim, 2)
    ada, ben = players.people
    await players.sit_down(where="here")
    await ada.press(players.board(), verb="leave")
    assert "TUTTO at Ben’s table" in players.said()
    refused = await ada.press(players.board(), verb="begin")
    assert "Ben" in refused.private
    await ben.press(players.board(), verb="begin")
    assert "**Ben** is playing" in players.said()


async def test_when_the_last_one_leaves_the_table_closes_and_the_place_is_free(sim: Sim) -> None:
    players = table(sim, 1)
    ada = players.people[0]
    await players.sit_down()
    await ada.press(players.board(), verb="leave")
    assert "closed before anybody rolled" in messages(players.channel)[-1]
    await ada.slash(players.channel, "tutto start")
    assert "1. **Ada** · host" in players.said()


async def test_only_the_host_begins(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].press(players.board(), verb="begin")
    assert "Only Ada" in answer.private
    assert "Seats · 2 of 10" in players.said()


async def test_only_the_host_cancels(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].press(players.board(), verb="cancel")
    assert "Only Ada" in answer.private
    assert "Seats · 2 of 10" in players.said()


async def test_cancel_closes_the_table_and_takes_its_buttons(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    await players.people[0].press(players.board(), verb="cancel")
    [closed] = players.channel.history()
    assert "closed before anybody rolled" in text(closed)
    assert buttons(closed) == []


async def test_a_press_on_a_lobby_that_was_closed_meanwhile_is_answered_privately(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    lobby = players.board()
    await players.people[0].press(lobby, verb="cancel")
    answer = await players.people[1].press(lobby, verb="join")
    assert answer.private


async def test_an_outsider_has_no_seat_to_give_back(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    answer = await players.outsider("Zoe").press(players.board(), verb="leave")
    assert "**Join**" in answer.private


async def test_ten_people_sit_down_and_the_eleventh_is_offered_a_second_table(sim: Sim) -> None:
    players = table(sim, ELEVEN)
    *ten, kim = players.people
    players.people = ten
    await players.sit_down()
    assert "Seats · 10 of 10" in players.said()
    answer = await kim.press(players.board(), verb="join")
    assert "second table" in answer.private
    assert NAMES[10] not in players.said()


async def test_two_who_join_at_once_both_sit(sim: Sim) -> None:
    players = table(sim, 3)
    ada, ben, cleo = players.people
    await ada.slash(players.channel, "tutto start")
    lobby = players.board()
    join = chosen(lobby, verb="join")
    await sim.at_once((ben, lobby, join), (cleo, lobby, join))
    assert "1. **Ada** · host\n2. **Ben**\n3. **Cleo**" in players.said()


async def test_two_who_want_the_last_seat_at_once_share_it_not(sim: Sim) -> None:
    players = table(sim, ELEVEN)
    people = players.people
    players.people = people[:9]
    await players.sit_down()
    lobby = players.board()
    join = chosen(lobby, verb="join")
    first, second = await sim.at_once((people[9], lobby, join), (people[10], lobby, join))
    assert ["All ten chairs" in answer.private for answer in (first, second)] == [False, True]
    assert "10. **Jo**" in players.said()


async def test_a_second_begin_counts_for_nothing(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    lobby = players.board()
    begin = chosen(lobby, verb="begin")
    await sim.at_once((players.people[0], lobby, begin), (players.people[0], lobby, begin))
    assert sum("is playing" in said for said in messages(players.channel)) == 1


async def test_a_join_that_comes_after_begin_is_told_that_the_game_is_on(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down(where="here")
    lobby = players.board()
    await players.people[0].press(lobby, verb="begin")
    answer = await players.outsider("Zoe").press(lobby, verb="join")
    assert "under way" in answer.private
    assert "Zoe" not in players.said()


async def test_one_seat_alone_is_practice(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down(where="here")
    assert "practice" in players.said()
    await players.people[0].press(players.board(), verb="begin")
    assert players.board().content == "Ada, your turn. You have 0."


async def test_a_second_start_in_the_place_leads_to_the_first_table(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].slash(players.channel, "tutto start")
    assert "stands here already" in answer.private
    assert [button.url for button in buttons(answer.message) if button.url] == [players.board().jump_url]
    assert len(messages(players.channel)) == 1


async def test_two_games_in_two_channels_of_a_server_go_side_by_side(sim: Sim) -> None:
    server = sim.server()
    here, there = table(sim, 1, server), table(sim, 1, server)
    await here.begin(where="here")
    await there.begin(where="here")
    await here.press("reveal")
    assert "Reveal" in there.said()


async def test_a_leave_while_the_game_begins_leaves_one_board(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down(where="here")
    lobby = players.board()
    await sim.at_once(
        (players.people[0], lobby, chosen(lobby, verb="begin")), (players.people[1], lobby, chosen(lobby, verb="leave"))
    )
    live = [
        message for message in posted(players.channel) if any(button.verb == "reveal" for button in buttons(message))
    ]
    assert 1 == len(live)
