"""Who reads what in which language (decision 8). Knows the languages that are spoken, not what is said."""

import pytest

from bot.i18n.catalogue import shipped
from tests.kit.plays import Players, line, table
from tests.kit.sim import Person, Server, Sim, labels, text

DUTCH, ENGLISH = (shipped().speaking(lang) for lang in ("nl", "en"))


def opened_by(sim: Sim, server: Server, locale: str) -> Players:
    return Players(sim, server.channel(), [server.person("Ada", locale=locale), server.person("Ben")])


async def test_a_community_servers_locale_is_the_boards_language(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "en-US")
    await players.begin(where="here")
    assert DUTCH("board-round", round=1) in players.said()
    assert DUTCH("press-reveal") in labels(players.board())


async def test_a_server_that_is_no_community_plays_in_its_openers_language(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="en-US"), "nl")
    await players.begin(where="here")
    assert DUTCH("press-reveal") in labels(players.board())


async def test_an_american_community_plays_in_english_whoever_opens(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="en-US", features=["COMMUNITY"]), "nl")
    await players.begin(where="here")
    assert ENGLISH("press-reveal") in labels(players.board())


@pytest.mark.parametrize(
    ("locale", "title"), [("en-GB", ENGLISH("explain-title")), ("nl", DUTCH("explain-title")), ("ja", "What is going")]
)
async def test_the_question_mark_speaks_its_readers_language(sim: Sim, locale: str, title: str) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "nl")
    await players.begin(where="here")
    await players.press("reveal")
    answer = await players.outsider("Zoe", locale=locale).press(players.board(), verb="explain")
    assert title in answer.private


async def test_private_answers_are_in_the_language_of_who_asks(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "nl")
    await players.begin(where="here")
    refusals = [
        (await players.outsider(f"Zoe {locale}", locale=locale).press(players.board(), verb="reveal")).private
        for locale in ("en-US", "nl")
    ]
    assert refusals == [ENGLISH("outsider-game"), DUTCH("outsider-game")]


async def test_a_press_of_a_reader_of_english_leaves_the_board_dutch(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "en-US")
    await players.begin(where="here")
    await players.press("reveal")
    assert line(players.board(), DUTCH("board-round", round=1))


async def test_a_board_that_is_brought_back_keeps_the_tables_language(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "nl")
    await players.begin(where="here")
    await players.people[1].slash(players.channel, "tutto board")
    assert DUTCH("press-reveal") in labels(players.board())


async def test_a_rematch_speaks_the_tables_language(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="en-US"), "nl")
    await players.begin(where="here", target=500)
    await players.play_out()
    await players.people[1].press(players.board(), verb="rematch")
    assert DUTCH("lobby-join") in labels(players.board())


async def test_a_whole_game_in_dutch_ends_with_a_dutch_result(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "nl")
    await players.begin(where="thread", target=500)
    await players.play_out()
    assert DUTCH("result-standings") in players.said()
    assert DUTCH("result-rematch") in labels(players.board())


async def test_rules_are_suggested_and_found_in_the_readers_language(sim: Sim) -> None:
    server = sim.server(locale="nl", features=["COMMUNITY"])
    channel = server.channel()
    daan = server.person("Daan", locale="nl")
    clover = DUTCH("topic-clover.title")
    assert clover in await daan.suggestions(channel, "tutto rules", "topic", clover[:4])
    page = await daan.slash(channel, "tutto rules", topic=clover)
    assert clover in text(page.message)


async def test_two_servers_each_play_in_their_own_language(sim: Sim) -> None:
    dutch = opened_by(sim, sim.server("Hol", locale="nl", features=["COMMUNITY"]), "en-US")
    english = table(sim, 1)
    await dutch.begin(where="here")
    await english.begin(where="here")
    assert [DUTCH("press-reveal") in labels(each.board()) for each in (dutch, english)] == [True, False]


async def test_who_sits_at_tables_of_two_languages_reads_their_own_list(sim: Sim) -> None:
    players = opened_by(sim, sim.server(locale="nl", features=["COMMUNITY"]), "en-US")
    await players.begin(where="here")
    ada: Person = players.people[0]
    assert ENGLISH("mine-your-turn") in (await ada.slash(players.channel, "tutto me")).private
