"""What a server sets for its tables, and the first words it hears from the bot."""

import discord
import pytest

from bot.i18n.catalogue import shipped
from tests.kit.sim import Sim, all_menus, buttons, labels, text

NAMES = {lang: shipped().speaking(lang)("language-name") for lang in shipped().languages}
TITLE = {lang: shipped().speaking(lang)("lobby-join") for lang in shipped().languages}


MANAGES = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)


async def test_the_lobby_offers_every_language_by_its_own_name(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    answer = await ada.slash(channel, "tutto start")
    [menu] = [menu for menu in all_menus(answer.message) if menu.custom_id.startswith("tutto:language:")]
    assert sorted(NAMES.values()) == sorted(option.label for option in menu.options)


async def test_the_host_has_the_table_speak_another_language(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await ada.slash(channel, "tutto start")
    await ada.choose(sim.board(channel), "nl", verb="language")
    assert TITLE["nl"] in labels(sim.board(channel))


async def test_nobody_else_chooses_the_tables_language(sim: Sim) -> None:
    server = sim.server()
    channel, ada, ben = server.channel(), server.person("Ada"), server.person("Ben")
    await ada.slash(channel, "tutto start")
    answer = await ben.choose(sim.board(channel), "nl", verb="language")
    assert "Ada" in answer.private
    assert TITLE["en"] in labels(sim.board(channel))


async def test_the_language_lasts_through_a_restart_and_into_the_game(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await ada.slash(channel, "tutto start", where="here")
    await ada.choose(sim.board(channel), "nl", verb="language")
    await sim.restart()
    await ada.press(sim.board(channel), verb="begin")
    assert "ronde 1" in text(sim.board(channel)).lower()


async def test_the_leaderboard_is_private_unless_it_is_shared(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    private = await ada.slash(channel, "tutto leaderboard")
    shared = await ada.slash(channel, "tutto leaderboard", share=True)
    assert (bool(private.private), bool(shared.private)) == (True, False)


async def test_rules_are_public_unless_asked_for_privately(sim: Sim) -> None:
    server = sim.server(locale="nl", features=("COMMUNITY",))
    channel, ada = server.channel(), server.person("Ada", locale="en-US")
    public = await ada.slash(channel, "tutto rules", topic="clover")
    private = await ada.slash(channel, "tutto rules", topic="clover", private=True)
    assert "Klavertje-4" in text(public.message)
    assert "Cloverleaf" in private.private
    assert not public.private


async def test_turning_a_private_page_keeps_the_readers_language(sim: Sim) -> None:
    server = sim.server(locale="nl", features=("COMMUNITY",))
    channel, ada = server.channel(), server.person("Ada", locale="en-US")
    private = await ada.slash(channel, "tutto rules", topic="clover", private=True)
    turned = await ada.press(private.message, verb="topic", label=labels(private.message)[-1])
    words = shipped().speaking("en")
    assert words("topic-end.title") in text(turned.message)


async def test_help_is_private_and_leads_to_the_rules(sim: Sim) -> None:
    server = sim.server()
    channel, ben = server.channel(), server.person("Ben", locale="nl")
    answer = await ben.slash(channel, "tutto help")
    assert shipped().speaking("nl")("help-title") in answer.private
    assert "topic" in [button.verb for button in buttons(answer.message)]


@pytest.mark.parametrize(("locale", "lang"), [("nl", "nl"), ("en-US", "en"), ("ja", "en")])
async def test_a_server_is_greeted_in_its_locale(sim: Sim, locale: str, lang: str) -> None:
    server = sim.server(locale=locale)
    channel = server.channel()
    await server.let_the_bot_in()
    [greeting] = channel.history()
    assert shipped().speaking(lang)("welcome-title") in text(greeting)
    assert sorted(NAMES.values()) == sorted(labels(greeting))


async def test_a_server_is_greeted_once(sim: Sim) -> None:
    server = sim.server()
    channel = server.channel()
    for _ in range(2):
        await server.let_the_bot_in()
    await sim.restart()
    await server.let_the_bot_in()
    assert 1 == len(channel.history())


async def test_a_server_where_the_bot_may_not_speak_is_not_greeted(sim: Sim) -> None:
    server = sim.server()
    channel = server.channel(denied=discord.Permissions(send_messages=True))
    await server.let_the_bot_in()
    assert [] == channel.history()


async def test_a_greetings_button_shows_others_the_greeting_in_their_language(sim: Sim) -> None:
    server = sim.server()
    channel, ben = server.channel(), server.person("Ben")
    await server.let_the_bot_in()
    [greeting] = channel.history()
    answer = await ben.press(greeting, verb="speak", arg="nl")
    assert shipped().speaking("nl")("welcome-title") in answer.private


async def test_who_manages_the_server_sets_its_language_with_a_greetings_button(sim: Sim) -> None:
    server = sim.server()
    channel, ada, ben = server.channel(), server.person("Ada", permissions=MANAGES), server.person("Ben")
    await server.let_the_bot_in()
    [greeting] = channel.history()
    await ada.press(greeting, verb="speak", arg="nl")
    assert shipped().speaking("nl")("welcome-title") in text(channel.history()[0])
    await ben.slash(channel, "tutto start")
    assert TITLE["nl"] in labels(sim.board(channel))


async def test_who_manages_the_server_changes_the_language_of_a_table(sim: Sim) -> None:
    server = sim.server()
    channel, ada, ben = server.channel(), server.person("Ada", permissions=MANAGES), server.person("Ben")
    await ben.slash(channel, "tutto start")
    await ada.choose(sim.board(channel), "nl", verb="language")
    assert TITLE["nl"] in labels(sim.board(channel))


async def test_a_channel_can_speak_another_language_than_its_server(sim: Sim) -> None:
    server = sim.server()
    one, other, ada = server.channel("one"), server.channel("other"), server.person("Ada", permissions=MANAGES)
    await ada.slash(one, "tutto-admin language", language="nl", channel=one)
    for channel, lang in ((one, "nl"), (other, "en")):
        await ada.slash(channel, "tutto start")
        assert TITLE[lang] in labels(sim.board(channel))


async def test_a_server_setting_can_be_taken_back(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada", permissions=MANAGES)
    await ada.slash(channel, "tutto-admin language", language="nl")
    await ada.slash(channel, "tutto-admin language", language="auto")
    await ada.slash(channel, "tutto start")
    assert TITLE["en"] in labels(sim.board(channel))


async def test_a_server_says_where_its_tables_play(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada", permissions=MANAGES)
    await ada.slash(channel, "tutto-admin where", where="here")
    await ada.slash(channel, "tutto start")
    await ada.press(sim.board(channel), verb="begin")
    assert [] == channel.threads
