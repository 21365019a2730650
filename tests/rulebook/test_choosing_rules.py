"""House rules are chosen in the lobby (§8): what is chosen is what is played, and what can't be is refused by name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    Card,
    Code,
    Edition,
    Game,
    Refusal,
    act,
    decide,
    departures,
    due,
    evolve,
    fold,
    opened,
    parse,
    settle,
    with_value,
)
from bot.engine.chance import PickSeat, RollOff, Shuffled
from bot.engine.commands import Begin, ChooseRules, Command, GiveUp, Sit
from bot.engine.events import Event, Opened, RulesChosen
from bot.engine.ruleset import Ruleset
from bot.record import write_game
from tests.kit.strategies import house_texts

THREE_SIT = tuple(Sit(player=f"p{seat}", interaction=seat + 1) for seat in range(3))


def lobby(edition: Edition = Edition.TUTTO, house: str = "", first: int | None = None) -> Game:
    return after(opened(Opened(edition=edition, house=house, first=first)), *THREE_SIT)


def after(game: Game, *commands: Command) -> Game:
    acted = act(game, commands)
    assert not isinstance(acted, Refusal), acted
    return acted[0]


def begun(game: Game) -> Game:
    """The game once its deck is shuffled."""
    game = after(game, Begin(interaction=9))
    settled = settle(game, Shuffled())
    assert not isinstance(settled, Refusal)
    for event in settled:
        game = evolve(game, event)
    return game


@pytest.mark.parametrize("edition", Edition)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_whatever_is_chosen_is_what_would_have_been_opened(edition: Edition, data: st.DataObject) -> None:
    house = data.draw(house_texts(edition))
    assert after(lobby(edition), ChooseRules(house=house)) == lobby(edition, house)


def test_the_event_tells_edition_and_departures() -> None:
    happened = decide(lobby(), ChooseRules(house="modern"))
    ruleset = parse(Edition.TUTTO, "modern")
    assert isinstance(ruleset, Ruleset)
    assert (RulesChosen(edition="tutto", house=departures(ruleset)),) == happened


def test_what_is_played_already_is_chosen_without_an_event() -> None:
    assert () == decide(lobby(house="short"), ChooseRules(house="target=3000"))


@pytest.mark.parametrize(
    ("house", "rule"),
    [
        ("fill_1000=add", "fill_1000"),
        ("target=1", "target"),
        ("nonsense", "nonsense"),
        ("deck=B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 PM:0 ST:0 CL:0", "deck"),
        ("plus_minus_leader=redraw, deck=B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 ST:0 CL:0", "deck"),
    ],
)
def test_what_does_not_go_together_is_refused_by_name(house: str, rule: str) -> None:
    refusal = decide(lobby(), ChooseRules(house=house))
    assert isinstance(refusal, Refusal)
    assert (Code.UNKNOWN_HOUSE_RULE, rule) == (refusal.code, refusal.facts["rule"])


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (after(lobby(), Begin(interaction=9)), Code.ALREADY_BEGUN),
        (begun(lobby()), Code.ALREADY_BEGUN),
        (after(lobby(), GiveUp()), Code.GAME_IS_OVER),
    ],
)
def test_rules_are_chosen_in_the_lobby_only(game: Game, code: Code) -> None:
    refusal = decide(game, ChooseRules(house="short"))
    assert isinstance(refusal, Refusal)
    assert code == refusal.code


def test_the_pile_is_that_of_the_chosen_deck() -> None:
    game = begun(after(lobby(), ChooseRules(house="deck=STOP:0")))
    assert 0 == game.pile[Card.STOP]


def test_who_rises_after_the_choice_leaves_the_rules_alone() -> None:
    game = after(lobby(), ChooseRules(house="short"))
    assert 3000 == after(game, Sit(player="late", interaction=7)).ruleset.target


def test_the_seat_that_was_to_begin_a_rematch_still_does() -> None:
    turn = begun(after(lobby(first=2), ChooseRules(house="short"))).turn
    assert turn is not None
    assert 2 == turn.seat


@pytest.mark.parametrize(("house", "asked"), [("first_seat=roll_off", RollOff), ("first_seat=random", PickSeat)])
def test_chance_decides_who_begins_a_rematch_where_that_is_chosen(house: str, asked: type) -> None:
    assert isinstance(due(begun(after(lobby(first=2), ChooseRules(house=house)))), asked)


def test_the_record_has_the_rules_that_were_played_by() -> None:
    events: list[Event] = [Opened(edition="tutto", house="short", first=None)]
    for command in (*THREE_SIT, ChooseRules(house="target=1000, x2_scope=turn")):
        happened = decide(fold(events), command)
        assert not isinstance(happened, Refusal)
        events += happened
    assert '[House "target=1000, x2_scope=turn"]' in write_game(events, ["Ada", "Ben", "Cleo"])


@pytest.mark.parametrize(
    ("house", "rule", "value", "text"),
    [
        ("target=3000", "target", "6000", ""),
        ("target=3000", "target", "", ""),
        ("target=3000", "end", "immediate", "target=3000, end=immediate"),
        ("deck=STOP:5", "deck", "CL:0", "deck=CL:0"),
    ],
)
def test_one_rule_is_changed_and_the_others_stay(house: str, rule: str, value: str, text: str) -> None:
    ruleset = parse(Edition.TUTTO, house)
    assert isinstance(ruleset, Ruleset)
    changed = parse(Edition.TUTTO, with_value(ruleset, rule, value))
    assert isinstance(changed, Ruleset)
    assert text == departures(changed)
