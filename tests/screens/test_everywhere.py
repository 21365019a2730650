"""Whatever a game comes to, with the worst names and in every language, each screen keeps Discord's limits and ours."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from bot.engine import Card, Step
from bot.engine.choices import legal_asides, marked_at_first, toggled
from bot.screens import Screen
from bot.screens.board import board
from bot.screens.explain import explain
from bot.screens.line import line
from bot.screens.lobby import lobby
from bot.screens.result import result
from bot.screens.story import shrunk
from bot.tables.table import Table
from tests.kit.limits import message_faults
from tests.screens.plays import FIRST_USER, HOSTILE, LANGUAGES, Play, buttons, text, wire, words

LINK = "https://discord.com/channels/7/70"
ROLLED = "112345"
FULL = "111555"
CARDS_WITH_DICE = [card for card, _ in Play().table.game.ruleset.deck if card is not Card.STOP]


def positions(card: Card) -> Iterator[tuple[Step, Play]]:
    """A turn on this card at every step that waits for a person."""
    yield Step.REVEAL, Play().begin()
    burns = card is Card.FIREWORKS
    yield (Step.GO_ON if burns else Step.CHOOSE), Play().begin().reveal(card, ROLLED)
    if card is Card.STRAIGHT:
        yield Step.REVEAL, Play().begin().reveal(card, "123456").aside(0b111111)
    elif burns:
        yield Step.GO_ON, Play().begin().reveal(card, FULL)
    else:
        after = Step.GO_ON if card is Card.CLOVERLEAF else Step.REVEAL
        yield after, Play().begin().reveal(card, FULL).aside(0b111111)


def screens(table: Table, language: str) -> Iterator[Screen]:
    """Everything that is shown of a table as it stands."""
    said = words(language)
    if table.game.turn is not None:
        for mask in {0, marked_at_first(table.game), *legal_asides(table.game)[:5], 63}:
            yield board(table, mask, said, folded=True)
            yield explain(table, mask, FIRST_USER, said)
    if table.in_lobby:
        yield lobby(table, said)
    if table.game.is_over:
        yield result(table, said)
    yield line(table, said, LINK)
    for tale in table.chronicle.tales[-2:]:
        yield shrunk(tale, table, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS_WITH_DICE)
def test_every_step_on_every_card_says_card_rule_whose_turn_and_round(card: Card, language: str) -> None:
    said = words(language)
    for step, play in positions(card):
        assert play.turn.step is step
        told = text(board(play.table, marked_at_first(play.table.game), said))
        wanted = ["**Ada**", said("board-round", round=1)]
        if play.turn.card is not None:
            wanted.append(said(f"card-{card}"))
        if step is not Step.REVEAL:
            wanted.append(said(f"card-{card}.rule"))
        assert [part for part in wanted if part not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS_WITH_DICE)
def test_every_die_is_told_in_digits_in_the_text_too(card: Card, language: str) -> None:
    for _, play in positions(card):
        told = board(play.table, 0, words(language)).embed
        assert told is not None
        lines = [one for one in told.description.splitlines() if one.startswith(("🎲", "✓"))]
        digits = sorted(sign for one in lines for sign in one if sign.isdecimal())
        assert digits == sorted(str(face) for face in play.turn.faces if face)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS_WITH_DICE)
def test_every_step_on_every_card_can_go_on(card: Card, language: str) -> None:
    for _, play in positions(card):
        presses = buttons(board(play.table, marked_at_first(play.table.game), words(language)))
        assert any(not presses[verb].disabled for verb in ("reveal", "roll", "aside", "bank") if verb in presses)


def _random_play(seed: int, steps: int, house: str) -> Play:
    return Play(HOSTILE, house=house).begin().at_random(random.Random(seed), steps)


HOUSES = st.sampled_from(
    ["target=100000", "target=500", "three_nulls=500, bank_min=300", "after_tutto=must_draw", "plus_minus_after=end"]
)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 400), house=HOUSES, language=st.sampled_from(LANGUAGES))
def test_ten_hostile_names_never_break_a_limit(seed: int, steps: int, house: str, language: str) -> None:
    play = _random_play(seed, steps, house)
    faults = [fault for screen in screens(play.table, language) for fault in message_faults(wire(screen))]
    assert faults == []


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60), presses=st.lists(st.integers(0, 5), max_size=6))
def test_whatever_is_marked_the_board_allows_what_the_engine_does(seed: int, steps: int, presses: list[int]) -> None:
    play = _random_play(seed, steps, "target=100000")
    assume(not play.table.game.is_over)
    mask = marked_at_first(play.table.game)
    for place in presses:
        mask = toggled(play.table.game, mask, place)
    shown = buttons(board(play.table, mask, words("en")))
    forward = next(shown[verb] for verb in ("reveal", "roll", "aside") if verb in shown)
    waits = play.turn.step is Step.CHOOSE
    legal = mask in legal_asides(play.table.game) if waits else True
    assert forward.disabled != legal
    assert shown["bank"].disabled or legal


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 200))
def test_no_name_pings_anybody_on_any_screen(seed: int, steps: int) -> None:
    play = _random_play(seed, steps, "target=100000")
    told = "\n".join(text(screen) for screen in screens(play.table, "en"))
    assert "@everyone" not in told
    assert "@here" not in told
    assert "<@&" not in told


def test_a_lobby_of_ten_hostile_names_keeps_the_limits() -> None:
    table = Play(HOSTILE).table
    assert [
        fault for language in LANGUAGES for one in screens(table, language) for fault in message_faults(wire(one))
    ] == []


def _reveal() -> Play:
    return Play().begin().scores(4200, 3450, 0).banked("666523", 0b001111)


def _choose() -> Play:
    return _reveal().reveal(Card.B300, "112346").roll(0b000011, "5246")


def _tutto() -> Play:
    return Play().begin().scores(0, 900, 900).reveal(Card.B500, "111555").reveal(Card.PLUS_MINUS, FULL, mask=63)


def _fireworks() -> Play:
    return Play().begin().reveal(Card.FIREWORKS, "444412")


def _over() -> Play:
    return Play().begin().scores(5500, 0, 0).banked("111234", 0b000111).reveal(Card.STOP).reveal(Card.B200, "223346")


POSITIONS: dict[str, Callable[[], Play]] = {
    "lobby": Play,
    "reveal": _reveal,
    "choose": _choose,
    "tutto": _tutto,
    "fireworks": _fireworks,
    "over": _over,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_screens_look_as_they_always_did(position: str, language: str, snapshot: SnapshotAssertion) -> None:
    table, said = POSITIONS[position]().table, words(language)
    if table.in_lobby:
        shown = [lobby(table, said)]
    elif table.game.is_over:
        shown = [result(table, said), line(table, said, LINK)]
    else:
        mask = marked_at_first(table.game)
        shown = [board(table, mask, said, folded=True), explain(table, mask, FIRST_USER, said)]
    assert "\n────\n".join(map(text, shown)) == snapshot
