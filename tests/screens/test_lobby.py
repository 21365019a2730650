"""The lobby and the line it becomes."""

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Card, Ruleset, departures
from bot.engine.commands import ChooseFirst, Rise
from bot.screens import Link, Style
from bot.screens.line import line, thread_name
from bot.screens.lobby import closed, lobby
from bot.tables.figures import Fortune
from bot.tables.luckiest import Offer
from tests.kit.limits import message_faults
from tests.kit.strategies import rulesets
from tests.screens.plays import HOSTILE, LANGUAGES, Play, buttons, text, wire, words

EN = words("en")
THREAD = "https://discord.com/channels/7/71"


def test_the_lobby_lists_who_sits_and_marks_the_host() -> None:
    assert "1. **Ada** · host\n2. **Ben**\n3. **Cleo**" in text(lobby(Play().table, EN))


def test_the_lobby_can_be_joined_left_begun_and_cancelled() -> None:
    styles = {verb: button.style for verb, button in buttons(lobby(Play().table, EN)).items()}
    assert styles == {
        "join": Style.SUCCESS,
        "leave": Style.SECONDARY,
        "begin": Style.PRIMARY,
        "settings": Style.SECONDARY,
        "cancel": Style.DANGER,
    }


def test_an_eleventh_person_can_press_join_and_be_told() -> None:
    screen = lobby(Play(HOSTILE).table, EN)
    assert not buttons(screen)["join"].disabled
    assert "The table is full." in text(screen)


def test_nobody_can_begin_an_empty_table() -> None:
    assert buttons(lobby(Play(["Ada"]).do(Rise(seat=0)).table, EN))["begin"].disabled


def test_one_seat_is_told_to_be_practice() -> None:
    assert "Alone it is practice" in text(lobby(Play(["Ada"]).table, EN))


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ("", "To **6,000** points, then the round is finished and the highest score wins. Official rules."),
        ("target=3000", "To **3,000** points, then the round is finished and the highest score wins. House rules"),
        ("end=immediate", "The first to reach **6,000** points wins at once. House rules"),
    ],
)
def test_the_lobby_says_what_is_played_for(house: str, said: str) -> None:
    assert said in text(lobby(Play(house=house).table, EN))


def test_the_lobby_says_what_is_different() -> None:
    said = text(lobby(Play(house="target=3000, stop_keeps=on").table, EN))
    assert "\n• **Target**: 3,000 points\n• **Stop, No Dice: points at risk**: they are banked\n" in said


def test_the_lobby_of_the_other_edition_says_which() -> None:
    said = text(lobby(Play(edition="fill-or-bust").table, EN))
    assert "**Fill or Bust**\nThe first to reach **6,000** points wins at once. Official rules." in said


@settings(max_examples=40, deadline=None)
@given(ruleset=rulesets(), language=st.sampled_from(LANGUAGES))
def test_whatever_is_different_the_lobby_keeps_the_limits(ruleset: Ruleset, language: str) -> None:
    play = Play(HOSTILE, house=departures(ruleset), edition=ruleset.edition)
    assert [] == message_faults(wire(lobby(play.table, words(language))))


def test_the_seal_of_the_dice_is_shown_before_anybody_joins() -> None:
    assert sha256(bytes(32)).hexdigest() in text(lobby(Play().table, EN))


def test_the_secret_is_not_shown_in_the_lobby() -> None:
    assert bytes(32).hex() not in text(lobby(Play().table, EN))


LUCKY = Fortune(turns=40, luck_milli=492_000)


@pytest.mark.parametrize(
    ("offer", "said", "pressed"),
    [
        (
            Offer(seat=1, fortune=LUCKY, is_taken=False, begins=False),
            "Ben** is the luckiest here (+12.3",
            ("", "I go first"),
        ),
        (Offer(seat=1, fortune=LUCKY, is_taken=True, begins=True), "a turn) and goes first.", ("back", "After you")),
        (Offer(seat=1, fortune=None, is_taken=True, begins=True), "🍀 **Ben** goes first.", ("back", "After you")),
    ],
)
def test_the_luckiest_is_told_so_with_a_button(offer: Offer, said: str, pressed: tuple[str, str]) -> None:
    screen = lobby(Play().table, EN, (), offer)
    button = buttons(screen)["first"]
    assert (said in text(screen), pressed) == (True, (button.arg, button.label))


def test_who_begins_anyway_has_nothing_to_press() -> None:
    screen = lobby(Play().table, EN, (), Offer(seat=0, fortune=LUCKY, is_taken=False, begins=True))
    assert "**Ada** is the luckiest here (+12.3 points a turn) and goes first anyway." in text(screen)
    assert "first" not in buttons(screen)


def test_luck_below_expectation_has_its_sign() -> None:
    unlucky = Fortune(turns=3, luck_milli=-1_000)
    screen = lobby(Play().table, EN, (), Offer(seat=1, fortune=unlucky, is_taken=False, begins=False))
    assert "(−0.3 points a turn)" in text(screen)


def test_who_was_chosen_to_begin_is_marked_at_their_seat() -> None:
    assert "2. **Ben** · begins" in text(lobby(Play().do(ChooseFirst(seat=1)).table, EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_to_ten_hostile_names_keeps_the_limits(language: str) -> None:
    shown = (("en", "English"),)
    offers = (Offer(seat=seat, fortune=LUCKY, is_taken=False, begins=False) for seat in range(10))
    screens = (lobby(Play(HOSTILE).table, words(language), shown, offer) for offer in offers)
    assert [] == [fault for screen in screens for fault in message_faults(wire(screen))]


def test_a_lobby_that_was_cancelled_has_nothing_to_press() -> None:
    screen = closed(Play().give_up().table, EN)
    assert (screen.rows, "was closed before anybody rolled" in text(screen)) == ((), True)


def test_the_line_leads_to_the_thread() -> None:
    screen = line(Play().begin().scores(4200, 0, 0).table, EN, THREAD)
    assert screen.rows == ((Link(label="To the table", url=THREAD),),)
    assert "**Round 1 · Ada leads with 4,200**" in text(screen)


def test_a_line_without_a_thread_has_no_link() -> None:
    screen = line(Play().begin().table, EN, "")
    assert (screen.rows, "further down in this channel" in text(screen)) == ((), True)


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((0, 0, 0), "Round 1 · nobody has points yet"),
        ((900, 900, 0), "Round 1 · 2 share the lead at 900"),
        ((0, 50, 0), "Round 1 · Ben leads with 50"),
    ],
)
def test_the_line_says_who_leads(scores: tuple[int, int, int], said: str) -> None:
    assert said in text(line(Play().begin().scores(*scores).table, EN, ""))


def test_the_line_says_that_the_round_is_the_last() -> None:
    play = Play().begin().scores(5900, 0, 0).banked("111234", 0b000111)
    assert "Round 1 (the last round) · Ada leads with 6,900" in text(line(play.table, EN, ""))


def test_the_line_of_a_game_that_is_over_says_so() -> None:
    assert "The game is over." in text(line(Play().begin().give_up().table, EN, ""))


def test_the_line_of_practice_names_who_practises() -> None:
    play = Play(["Ada"]).begin().reveal(Card.STOP)
    assert "Round 2 · Ada practises and has 0" in text(line(play.table, EN, ""))


def test_a_thread_is_named_after_its_host_without_marks() -> None:
    assert thread_name(Play(["*Ada*\n"]).table, EN) == "TUTTO · *Ada*"


def test_a_thread_of_a_host_whose_name_shows_nothing_has_a_name() -> None:
    assert thread_name(Play(["\u3164"]).table, words("nl")) == "TUTTO · de host"
