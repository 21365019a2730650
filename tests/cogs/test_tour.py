"""The first minute of somebody new: the tour beside the lobby while others join, and hints in their first turns."""

import discord
import pytest
from simcord import ChannelHandle

from bot.i18n.catalogue import Words, shipped
from tests.cogs.conftest import Deal
from tests.kit.plays import Players, table
from tests.kit.sim import Answer, Person, Sim, buttons, text

THE_WAY = ("", "reveal", "2", "roll", "roll", "bank")


def words(locale: str) -> Words:
    return shipped().speaking(locale.partition("-")[0])


def offered(answer: Answer) -> discord.Message | None:
    """The private message with the way into the tour."""
    told = [each.message for each in answer.result.followups if each.ephemeral]
    return next((each for each in told if any(button.verb == "tour" for button in buttons(each))), None)


async def toured(person: Person, message: discord.Message, *presses: str) -> discord.Message:
    """The message after these presses in the tour; the way in is an empty one."""
    for press in presses:
        fitting = (each for each in buttons(message) if each.verb == "tour" and each.arg.rpartition("-")[2] == press)
        answer = await person.press(message, verb="tour", arg=next(fitting).arg)
        assert answer.message is not None
        message = answer.message
    return message


async def into_the_lobby(sim: Sim, *people: Person, channel: ChannelHandle) -> list[Answer]:
    host, *others = people
    answers = [await host.slash(channel, "tutto start", where="here")]
    return [*answers, *[await each.press(sim.board(channel), verb="join") for each in others]]


# The offer


async def test_host_and_joiner_who_never_played_are_offered_the_tour_beside_the_lobby(sim: Sim) -> None:
    server = sim.server()
    channel = server.channel()
    people = [server.person("Ada"), server.person("Ben", locale="nl")]
    answers = await into_the_lobby(sim, *people, channel=channel)
    said = [text(offer) for offer in map(offered, answers) if offer]
    assert said == [words("en")("tour-offer"), words("nl")("tour-offer")]


async def test_the_press_itself_is_answered_by_the_lobby(sim: Sim) -> None:
    server = sim.server()
    channel, ada, ben = server.channel(), server.person("Ada"), server.person("Ben")
    _, joined = await into_the_lobby(sim, ada, ben, channel=channel)
    assert joined.message is not None
    assert joined.message.id == sim.board(channel).id
    assert "Ben" in text(sim.board(channel))


async def test_who_has_played_is_offered_nothing_on_any_server(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here")
    ada = players.people[0]
    elsewhere = sim.server("Elsewhere")
    [answer] = await into_the_lobby(sim, elsewhere.admit(ada), channel=elsewhere.channel())
    assert offered(answer) is None


async def test_a_lobby_that_came_to_nothing_makes_nobody_a_veteran(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await into_the_lobby(sim, ada, channel=channel)
    await ada.press(sim.board(channel), verb="cancel")
    [answer] = await into_the_lobby(sim, ada, channel=channel)
    assert offered(answer) is not None


async def test_who_sits_already_is_not_offered_it_again(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await into_the_lobby(sim, ada, channel=channel)
    assert offered(await ada.press(sim.board(channel), verb="join")) is None


# The tour


@pytest.mark.parametrize("locale", ["en-US", "nl", "de"])
async def test_the_whole_tour_in_the_readers_language_while_somebody_joins(sim: Sim, locale: str) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada", locale="fr")
    ben, cleo = server.person("Ben", locale=locale), server.person("Cleo")
    _, joined = await into_the_lobby(sim, ada, ben, channel=channel)
    offer = offered(joined)
    assert offer is not None
    halfway = await toured(ben, offer, *THE_WAY[:3])
    await cleo.press(sim.board(channel), verb="join")
    end = await toured(ben, halfway, *THE_WAY[3:])
    said = words(locale)
    assert said("tour-banked-tutto", points=950, card=said("card-B300")) in text(end)
    assert said("tour-over-waiting") in text(end)
    assert all(name in text(sim.board(channel)) for name in ("Ada", "Ben", "Cleo"))


async def test_the_tour_is_one_private_message_that_is_redrawn(sim: Sim) -> None:
    ada, offer, _ = await new_at_a_table(sim)
    end = await toured(ada, offer, *THE_WAY)
    assert (end.id, end.flags.ephemeral) == (offer.id, True)


async def test_the_way_back_leads_to_the_table(sim: Sim) -> None:
    ada, offer, channel = await new_at_a_table(sim)
    end = await toured(ada, offer, *THE_WAY)
    assert [button.url for button in buttons(end) if button.url] == [sim.board(channel).jump_url]


async def test_a_restart_in_the_middle_of_it_goes_unnoticed(sim: Sim) -> None:
    ada, offer, _ = await new_at_a_table(sim)
    halfway = await toured(ada, offer, *THE_WAY[:3])
    await sim.crash()
    end = await toured(ada, halfway, *THE_WAY[3:])
    assert words("en")("tour-banked-tutto", points=950, card="Bonus 300") in text(end)


async def test_a_question_mark_in_the_tour_is_answered_beside_it(sim: Sim) -> None:
    ada, offer, _ = await new_at_a_table(sim)
    halfway = await toured(ada, offer, "", "reveal")
    button = next(button for button in buttons(halfway) if button.arg.endswith("explain"))
    answer = await ada.press(halfway, verb="tour", arg=button.arg)
    assert words("en")("explain-title") in answer.private


async def test_the_tour_can_be_left_and_taken_up_again(sim: Sim) -> None:
    ada, offer, _ = await new_at_a_table(sim)
    left = await toured(ada, offer, "", "reveal", "leave")
    assert words("en")("tour-left") in text(left)
    assert "1/5" in text(await toured(ada, left, ""))


async def test_a_tour_outlives_the_table_it_was_offered_at(sim: Sim) -> None:
    ada, offer, channel = await new_at_a_table(sim)
    await ada.press(sim.board(channel), verb="cancel")
    end = await toured(ada, offer, *THE_WAY)
    assert words("en")("tour-over") in text(end)


async def test_a_tour_writes_nothing_down(sim: Sim) -> None:
    ada, offer, channel = await new_at_a_table(sim)
    await toured(ada, offer, *THE_WAY)
    await ada.press(sim.board(channel), verb="cancel")
    [again] = await into_the_lobby(sim, ada, channel=channel)
    assert offered(again) is not None


async def new_at_a_table(sim: Sim) -> tuple[Person, discord.Message, ChannelHandle]:
    """Ada, who never played, with the offer she got for opening a table."""
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    [answer] = await into_the_lobby(sim, ada, channel=channel)
    offer = offered(answer)
    assert offer is not None
    return ada, offer, channel


# Hints


def hints(players: Players) -> int:
    return text(players.board()).count("💡")


async def test_hints_stand_on_the_board_in_exactly_three_turns(deal: Deal) -> None:
    players = await deal(*["STOP"] * 5, "B200 scores bank", seats=1)
    seen = [hints(players)]
    for _ in range(4):
        await players.press("reveal")
        seen.append(hints(players))
    assert seen == [1, 1, 1, 0, 0]


async def test_hints_outlive_a_crash(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here")
    await sim.crash()
    await players.people[0].slash(players.channel, "tutto board")
    assert hints(players) == 1


async def test_hints_are_for_the_newcomer_at_the_table_only(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here")
    await players.people[0].slash(players.channel, "tutto stop")
    server = sim.server("Elsewhere")
    both = Players(sim, server.channel(), [server.admit(players.people[0]), server.person("Ben")])
    await both.begin(where="here")
    seen = [hints(both)]
    while both.next() is both.people[0]:
        await both.press_on()
    seen.append(hints(both))
    assert seen == [0, 1]
