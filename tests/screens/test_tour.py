"""The tour and the hints: what somebody new is led through, whatever they press, in every language."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Card
from bot.engine.events import Ended
from bot.screens import Button, Link, Screen
from bot.screens._hints import FIRST_TURNS
from bot.screens.board import board
from bot.screens.tour import left, offer, step
from bot.tables.guided import Guided, after_press, beginning
from bot.tables.ports import Person
from tests.kit.limits import message_faults
from tests.screens.plays import HOSTILE, LANGUAGES, Play, text, wire, words

READER = Person(player="reader", user=5, guild=7, name="Ada")
WAITING = Play().table
EN = words("en")
THE_WAY = ("reveal", "2", "roll", "roll", "bank")


def presses(screen: Screen) -> dict[str, Button]:
    """The buttons that can be pressed, by what they do."""
    parts = [part for row in screen.rows for part in row if isinstance(part, Button) and not part.disabled]
    return {part.arg.rpartition("-")[2]: part for part in parts}


def gone(*wanted: str, language: str = "en") -> Screen:
    """The screen after these presses from the beginning."""
    screen = step(beginning(READER), WAITING, words(language))
    for press in wanted:
        screen = step(after_press(presses(screen)[press].arg, READER)[0], WAITING, words(language))
    return screen


def links(screen: Screen) -> list[Link]:
    return [part for row in screen.rows for part in row if isinstance(part, Link)]


# The way through


def test_the_offer_leads_to_the_beginning() -> None:
    [[start]] = offer(WAITING, EN).rows
    assert isinstance(start, Button)
    assert step(after_press(start.arg, READER)[0], WAITING, EN) == step(beginning(READER), WAITING, EN)


def test_each_press_of_the_way_is_the_next_step() -> None:
    said = [gone(*THE_WAY[:count]).content[2:5] for count in range(5)]
    assert ["1/5", "2/5", "3/5", "4/5", "5/5"] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_leads_through_a_roll_a_tutto_and_a_bank(language: str) -> None:
    said = words(language)
    assert said("card-B300") in text(gone(*THE_WAY[:1], language=language))
    assert said("press-roll-risk", dice=5, percent=8) in text(gone(*THE_WAY[:2], language=language))
    assert said("press-bank-points", points=600) in text(gone(*THE_WAY[:3], language=language))
    assert said("press-reveal-risk", percent=18) in text(gone(*THE_WAY[:4], language=language))
    assert said("tour-banked-tutto", points=950, card=said("card-B300")) in text(gone(*THE_WAY, language=language))


def test_a_step_looks_like_the_board() -> None:
    play = Play(["Ada"]).begin().reveal(Card.B300, "135364")
    real, toured = board(play.table, 0b101, EN), gone("reveal")
    assert toured.embed == real.embed
    assert [[part.label for part in row] for row in toured.rows[:3]] == [
        [part.label for part in row] for row in real.rows[:3]
    ]


def test_no_step_pings_anybody() -> None:
    assert {gone(*THE_WAY[:count]).pings for count in range(6)} == {()}


def test_who_never_unmarks_a_die_comes_through_as_well() -> None:
    assert EN("tour-banked-tutto", points=900, card="Bonus 300") in text(gone("reveal", "roll", "roll", "bank"))


def test_who_banks_early_learns_what_the_card_would_have_paid() -> None:
    assert EN("tour-banked", points=600, card="Bonus 300") in text(gone("reveal", "2", "roll", "bank"))


def test_who_reveals_once_more_meets_a_stop() -> None:
    assert EN("tour-stopped", lost=950) in text(gone("reveal", "2", "roll", "roll", "reveal"))


def test_who_marks_nothing_is_told_to() -> None:
    assert EN("tour-none") in gone("reveal", "0", "2").content


# Leaving it, and its end


def test_every_step_can_be_left() -> None:
    assert all("leave" in presses(gone(*THE_WAY[:count])) for count in range(5))


@pytest.mark.parametrize("screen", [gone(*THE_WAY), left(WAITING, EN)], ids=["end", "left"])
def test_the_table_that_waits_is_one_press_away(screen: Screen) -> None:
    assert [link.url for link in links(screen)] == ["https://discord.com/channels/7/70"]


def test_a_table_that_is_gone_is_not_linked() -> None:
    end = step(after_press("0.1.30-32-bank", READER)[0], None, EN)
    assert (links(end), EN("tour-over") in text(end)) == ([], True)


# What travels in its buttons


@pytest.mark.parametrize(
    "made_up",
    [
        "x",
        "-",
        "--",
        "0",
        "0-64-roll",
        "0-63-roll",
        "3-0-reveal",
        "0.1.30.32-0-roll",
        "0.2-1-roll",
        "-0-bank",
        "0-5-reveal",
        "0-0-roll",
        "0-0-bank",
        "0-4-reveal",
        "²-٣-roll",
        "0.0.0.0.0.0.0.0-0-roll",
        "99999999999999999999-0-roll",
    ],
)
def test_a_made_up_arg_leads_to_the_beginning(made_up: str) -> None:
    assert after_press(made_up, READER)[0] == beginning(READER)


def test_a_press_that_no_board_has_changes_nothing() -> None:
    assert step(after_press("0-5-dance", READER)[0], WAITING, EN) == gone("reveal")


@given(made_up=st.text(alphabet="0123456789.-revalobnk", max_size=90))
def test_no_text_is_too_strange(made_up: str) -> None:
    assert presses(step(after_press(made_up, READER)[0], WAITING, EN))


def everywhere() -> Iterator[Guided]:
    """Every place that presses lead to, told apart by what is read there."""
    seen: set[str] = set()
    ahead = [beginning(READER)]
    while ahead:
        stands = ahead.pop()
        screen = step(stands, WAITING, EN)
        if text(screen) not in seen:
            seen.add(text(screen))
            yield stands
            ahead += [after_press(button.arg, READER)[0] for button in presses(screen).values()]


EVERYWHERE = tuple(everywhere())


def test_no_way_ends_in_a_null() -> None:
    assert {stands.over.ended for stands in EVERYWHERE if stands.over} == {Ended.BANK, Ended.STOP}


def test_no_step_is_without_a_press_that_leads_on() -> None:
    going = [step(stands, WAITING, EN) for stands in EVERYWHERE if not stands.over]
    assert [] == [screen.content for screen in going if not presses(screen).keys() - {"explain", "leave"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_breaks_a_limit(language: str) -> None:
    said = words(language)
    shown = [step(stands, WAITING, said) for stands in EVERYWHERE]
    shown += [offer(WAITING, said), left(WAITING, said)]
    assert [] == [fault for screen in shown for fault in message_faults(wire(screen))]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_a_step(name: str) -> None:
    reader = Person(player="reader", user=5, guild=7, name=name)
    shown = [step(after_press(arg, reader)[0], WAITING, EN) for arg in ("", "-0-reveal", "0.1.30-32-bank")]
    assert [] == [fault for screen in shown for fault in message_faults(wire(screen))]


# Hints on the real board


def hints(play: Play, language: str = "en", mask: int = 0) -> list[str]:
    lines = text(board(play.table, mask, words(language))).splitlines()
    return [line for line in lines if line.startswith("💡")]


def new(*names: str, house: str = "") -> Play:
    """A game in which the first of these is new."""
    return Play(names, house=house).newcomers(0).begin()


@pytest.mark.parametrize("turn", range(6))
def test_there_is_one_hint_in_exactly_three_turns(turn: int) -> None:
    play = new("Ada", "Ben")
    for _ in range(turn):
        play.reveal(Card.STOP).reveal(Card.STOP)
    assert len(hints(play)) == len(hints(play.reveal(Card.B200, "111234"))) == (1 if turn < FIRST_TURNS else 0)


def test_who_has_played_before_sees_no_hint() -> None:
    assert hints(new("Ada", "Ben").banked("111234", 0b111)) == []


def test_the_three_turns_say_three_things() -> None:
    play = new("Ada")
    said = hints(play.reveal(Card.B200, "111234"))
    said += hints(play.bank(0b111).reveal(Card.B200, "111234"))
    said += hints(play.bank(0b111).reveal(Card.B200, "111234"))
    assert said == [EN("hint-score"), EN("hint-fewer"), EN("hint-null")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "roll", "message"),
    [
        (Card.FIREWORKS, "112345", "hint-fireworks"),
        (Card.STRAIGHT, "112345", "hint-straight"),
        (Card.PLUS_MINUS, "112345", "hint-all-or-nothing"),
        (Card.CLOVERLEAF, "112345", "hint-all-or-nothing"),
        (Card.X2, "112345", "hint-score"),
    ],
)
def test_a_card_that_wants_something_has_its_own_hint(card: Card, roll: str, message: str, language: str) -> None:
    said = words(language)
    assert hints(new("Ada").reveal(card, roll), language) == [said(message, card=said(f"card-{card}"))]


def test_a_tutto_has_its_own_hint_marked_or_made() -> None:
    play = new("Ada").reveal(Card.X2, "111555")
    assert hints(play, mask=0b111111) == hints(play.aside(0b111111)) == [EN("hint-tutto", card="Stop")]


@pytest.mark.parametrize("house", ["after_tutto=must_bank", "after_tutto=must_draw", "stop_keeps=on"])
def test_where_a_tutto_leaves_no_choice_none_is_spoken_of(house: str) -> None:
    assert hints(new("Ada", house=house).reveal(Card.X2, "111555"), mask=0b111111) == []


def test_where_all_that_scores_is_set_aside_nobody_is_told_otherwise() -> None:
    play = new("Ada", house="set_aside=all").banked("111234", 0b111)
    assert hints(play.reveal(Card.B200, "111234"), mask=0b111) == [EN("hint-score")]


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60), language=st.sampled_from(LANGUAGES))
def test_with_hints_for_ten_hostile_names_no_board_breaks_a_limit(seed: int, steps: int, language: str) -> None:
    play = Play(HOSTILE).newcomers(*range(len(HOSTILE))).begin().at_random(random.Random(seed), steps)
    if play.table.game.turn is not None:
        assert message_faults(wire(board(play.table, 0, words(language)))) == []
