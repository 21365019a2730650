"""What one person is told privately, and the list of their tables."""

import inspect
from collections.abc import Callable

import pytest

from bot.engine import Card
from bot.engine.refusals import Code, refuse
from bot.screens import Link, Screen, Style, notices
from bot.screens.mine import MOST, mine
from bot.tables.ports import MessageKind, MessageRef
from bot.tables.table import Table
from tests.kit.limits import message_faults
from tests.screens.plays import FIRST_USER, HOSTILE, LANGUAGES, Play, buttons, text, wire, words

EN = words("en")
BEN = FIRST_USER + 1
BOARD = MessageRef(channel=71, message=72)
LOBBY = MessageRef(channel=70, message=73)
SHOWN = {MessageKind.BOARD: BOARD, MessageKind.LOBBY: LOBBY}
TO_BOARD = "https://discord.com/channels/7/71/72"
TO_LOBBY = "https://discord.com/channels/7/70/73"
ABOUT_A_TABLE = (
    notices.not_your_turn,
    notices.outsider,
    notices.not_host,
    notices.not_host_stop,
    notices.stale,
    notices.overtaken,
    notices.here_already,
    notices.back,
    notices.place_taken,
    notices.rematch_taken,
    notices.sure_to_leave,
    notices.too_late,
    notices.stands_still,
    notices.sure_to_stop,
    notices.board_posted,
)
ABOUT_NONE = (
    notices.all_by_bot,
    notices.gone,
    notices.unknown_press,
    notices.unknown_command,
    notices.store_unusable,
    notices.wrong_place,
    notices.cannot_post,
    notices.no_game_here,
    notices.left_lobby,
    notices.left_game,
    notices.not_left,
    notices.not_stopped,
    notices.put_away,
    notices.brought_down,
    notices.stopped,
)
LOBBY_AND_PLAY = set(Code) - {
    Code.UNREADABLE,
    Code.UNKNOWN_TAG_VALUE,
    Code.NO_SUCH_CARD,
    Code.NOT_A_FACE,
    Code.WRONG_DICE_COUNT,
    Code.FIGURE_DIFFERS,
    Code.NOT_THE_SEALED_DICE,
    Code.NO_SUCH_NAME,
    Code.NAME_TAKEN,
    Code.PLACE_TAKEN,
    Code.NO_SUCH_LINE,
    Code.NO_SUCH_TOTAL,
    Code.NEEDS_ASIDE,
    Code.TURN_IS_OPEN,
    Code.NOT_THE_BOTS,
    Code.NOTHING_TO_UNDO,
    Code.NOTHING_TO_REDO,
}


def links(screen: Screen) -> list[str]:
    return [part.url for row in screen.rows for part in row if isinstance(part, Link)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Code)
def test_every_refusal_has_a_sentence(code: Code, language: str) -> None:
    told = notices.refused(refuse(code), Play().begin().table, words(language)).content
    general = words(language)("refusal-other")
    assert (told == general) == (code not in LOBBY_AND_PLAY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notice", ABOUT_A_TABLE)
def test_every_notice_about_a_table_keeps_discords_limits(
    notice: Callable[[Table, object], Screen], language: str
) -> None:
    play = Play(HOSTILE, messages=SHOWN)
    screens = [notice(play.table, words(language)), notice(play.begin().table, words(language))]
    assert [fault for screen in screens for fault in message_faults(wire(screen))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notice", ABOUT_NONE)
def test_every_other_notice_says_something(notice: Callable[[object], Screen], language: str) -> None:
    assert notice(words(language)).content


def test_no_notice_is_left_out_of_these_tests() -> None:
    told = {function for _, function in inspect.getmembers(notices, inspect.isfunction)}
    public = {function for function in told if not function.__name__.startswith("_")}
    ours = {function for function in public if function.__module__ == notices.__name__}
    assert ours - {*ABOUT_A_TABLE, *ABOUT_NONE} == {
        notices.called,
        notices.refused,
        notices.unreadable,
        notices.ways,
        notices.table_full,
        notices.missing,
        notices.target_out_of_bounds,
        notices.apology,
    }


def test_not_your_turn_says_whose_it_is_and_leads_to_the_board() -> None:
    screen = notices.refused(refuse(Code.NOT_YOUR_TURN), Play(messages=SHOWN).begin().table, EN)
    assert screen.content == "It is Ada’s turn. You are told as soon as it is yours."
    assert links(screen) == [TO_BOARD]


def test_an_outsider_of_a_lobby_may_join() -> None:
    assert "Press **Join**" in notices.outsider(Play().table, EN).content


def test_an_outsider_of_a_game_may_watch_or_open_another() -> None:
    assert "`/tutto start`" in notices.outsider(Play().begin().table, EN).content


def test_a_stale_press_leads_to_the_newest_board() -> None:
    assert links(notices.stale(Play(messages=SHOWN).begin().table, EN)) == [TO_BOARD]


def test_a_stale_press_on_a_game_that_is_over_leads_to_its_result() -> None:
    play = Play(messages=SHOWN).begin().give_up()
    assert links(notices.stale(play.table, EN)) == [TO_BOARD]
    assert "That game is over." in notices.stale(play.table, EN).content


def test_without_a_known_message_the_link_leads_to_the_place() -> None:
    assert links(notices.stale(Play().begin().table, EN)) == ["https://discord.com/channels/7/70"]


def test_a_second_start_leads_to_the_first_lobby() -> None:
    assert links(notices.place_taken(Play(messages=SHOWN).table, EN)) == [TO_LOBBY]


def test_a_full_table_offers_a_second_one() -> None:
    told = notices.refused(refuse(Code.TABLE_IS_FULL), Play(HOSTILE).table, EN).content
    assert "A second table is quickly opened: type `/tutto start`" in told


def test_a_full_table_offers_a_second_one_by_a_button_where_a_thread_may_be_opened() -> None:
    table = Play(HOSTILE).table
    assert [*buttons(notices.table_full(table, EN, with_thread=True))] == ["second"]
    assert notices.table_full(table, EN, with_thread=False).rows == ()


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("embed_links", "Embed Links"),
        ("manage_webhooks", "manage webhooks"),
    ],
)
def test_a_missing_permission_is_named(permission: str, name: str) -> None:
    assert f"here I lack: **{name}**." in notices.missing([permission], EN).content


def test_several_missing_permissions_are_all_named() -> None:
    assert "**View Channel**, **Embed Links**" in notices.missing(["view_channel", "embed_links"], EN).content


def test_the_question_before_the_end_is_answered_by_yes_or_no() -> None:
    row = notices.sure_to_stop(Play().begin().table, EN).rows[0]
    assert [(part.verb, part.arg, part.style) for part in row if not isinstance(part, Link)] == [
        ("stop", "yes", Style.DANGER),
        ("stop", "no", Style.SECONDARY),
        ("host", "", Style.SECONDARY),
    ]


def test_the_question_carries_the_game_it_is_about() -> None:
    play = Play().begin()
    screen = notices.sure_to_stop(play.table, EN)
    assert (screen.game, screen.seq) == ("k7Qx", play.table.seq)


def test_the_end_of_practice_is_asked_in_other_words() -> None:
    assert notices.sure_to_stop(Play(["Ada"]).begin().table, EN).content == "End this practice game?"


def test_only_the_host_may_names_the_host() -> None:
    assert notices.not_host(Play().table, EN).content == "Only Ada, the host, may do that."


def test_an_apology_carries_its_reference() -> None:
    assert "`a1b2c3d4`" in notices.apology("a1b2c3d4", EN).content


def test_a_target_out_of_bounds_is_told_the_bounds() -> None:
    assert "from 500 to 100,000, in steps of 50" in notices.target_out_of_bounds(500, 100000, 50, EN).content


def test_my_tables_begin_with_those_that_wait_for_me() -> None:
    waiting = Play(messages=SHOWN).begin().reveal(Card.STOP).table
    other = Play(messages=SHOWN).begin().table
    lines = text(mine([other, waiting], EN, BEN)).splitlines()
    assert lines[1:] == [
        f"• **Your turn** · [TUTTO at Ada’s table]({TO_BOARD}) · Round 1 · you have 0",
        f"• Ada to play · [TUTTO at Ada’s table]({TO_BOARD}) · Round 1 · you have 0",
    ]


def test_my_lobbies_are_among_my_tables() -> None:
    said = text(mine([Play(messages=SHOWN).table], EN, BEN))
    assert f"• [TUTTO at Ada’s table]({TO_LOBBY}) · not begun yet" in said


def test_tables_that_are_over_or_that_i_left_are_not_mine() -> None:
    over, left = Play().begin().give_up().table, Play().begin().leave(1).table
    assert "You sit at no table right now." in text(mine([over, left], EN, BEN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_tables_fit_and_the_rest_is_counted(language: str) -> None:
    tables = [Play(HOSTILE, messages=SHOWN).begin().table] * (MOST + 3)
    screen = mine(tables, words(language), BEN)
    assert message_faults(wire(screen)) == []
    assert "3" in text(screen).splitlines()[-1]


def test_my_tables_have_nothing_to_press() -> None:
    assert buttons(mine([], EN, BEN)) == {}
