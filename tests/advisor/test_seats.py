"""Computer players: whatever the house rules, each always has a legal press and ends its turn."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advisor.advice import options
from bot.advisor.habits import UNKNOWN, Habits, banked, habits
from bot.advisor.seats import Policy, asides, bold, careful, copycat, perfect
from bot.advisor.situation import situation
from bot.advisor.tournament import lobby
from bot.engine import OFFICIAL, PRESETS, Card, Edition, Game, Refusal, Ruleset, act, choices, due, fold, parse
from bot.engine.commands import Begin, SetAside
from bot.engine.dice import faces_at
from bot.engine.events import Event, TurnEnded
from bot.engine.traits import trait_in_force, traits
from tests.kit.games import after, answer, fill, play
from tests.kit.solved import solved_once
from tests.kit.strategies import Story, rolled, rulesets, stories

exact = perfect(lambda game: solved_once(situation(game)))

POLICIES = (careful, bold, copycat(Habits()), copycat(Habits(by_dice={1: 200, 2: 5000}, otherwise=50)))
LONGEST_TURN = 1000

PLAYED = tuple(
    rules
    for edition, house in [
        *((edition, preset) for edition in Edition for preset in PRESETS[edition]),
        (Edition.TUTTO, "set_aside=all, opening_min=500, three_nulls=500, plus_minus_after=end"),
        (Edition.TUTTO, "after_tutto=must_draw, straight_stop=carried, bank_min=350, plus_minus_leader=redraw"),
        (Edition.FILL_OR_BUST, "after_tutto=must_bank, banked_at_once=on, vengeance=optional, target=1000"),
    ]
    if isinstance(rules := parse(edition, house), Ruleset)
)

few = settings(max_examples=25, deadline=None)


def pressed(game: Game, policy: Policy) -> str:
    """What it presses, in the letters of the dice it sets aside and the words of the buttons."""
    words: list[str] = []
    for command in policy(game):
        match command:
            case SetAside(places=places):
                assert game.turn is not None
                words.append("".join(map(str, faces_at(game.turn.faces, places))))
            case _:
                words.append(type(command).__name__.lower())
    return " ".join(words)


@few
@given(rulesets(), st.sampled_from(POLICIES), st.integers(1, 4), st.integers(0, 2**32))
def test_every_press_is_allowed_and_every_turn_ends(rules: Ruleset, policy: Policy, seats: int, seed: int) -> None:
    turns_end(rules, policy, seats, seed)


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(PLAYED), st.integers(0, 2**32))
def test_so_is_every_press_of_best_play(rules: Ruleset, seed: int) -> None:
    turns_end(rules, exact, 3, seed)


def turns_end(rules: Ruleset, policy: Policy, seats: int, seed: int) -> None:
    """Play twenty turns, each press of which is allowed, and not too many of them a turn."""
    chance = random.Random(seed)
    game = after(lobby(rules, seats), answer(lobby(rules, seats), Begin(interaction=0)))
    turns, presses = 0, 0
    while not game.is_over and turns < 20:
        asked = due(game)
        if asked is not None:
            events = answer(game, rolled(game, asked, chance))
            assert not isinstance(events, Refusal)
        else:
            done = act(game, policy(game))
            assert not isinstance(done, Refusal), (done, policy(game), game)
            events = done[1]
            presses += 1
        if any(isinstance(event, TurnEnded) for event in events):
            turns, presses = turns + 1, 0
        assert presses < LONGEST_TURN
        game = after(game, events)


@few
@given(stories())
def test_the_set_asides_a_computer_chooses_from_are_those_of_the_board(story: Story) -> None:
    for game in story.states:
        masks = choices.legal_asides(game)
        if not masks or game.turn is None:
            continue
        turn, trait = game.turn, trait_in_force(game)
        offered = {faces_at(turn.faces, mask) for mask in masks}
        assert set(asides(trait, turn.roll, turn.collected if trait.scoring.collects else ())) == offered


def test_of_equal_choices_most_dice_come_first() -> None:
    assert asides(traits(OFFICIAL)[Card.X2], (1, 2, 3, 5, 5), ()) == ((1, 5, 5), (1, 5), (5, 5), (1,), (5,))


@pytest.mark.parametrize(
    ("line", "press"),
    [
        ("Ada: B300 122355", "155 roll"),
        ("Ada: B300 111234", "111 bank"),
        ("Ada: B300 123446:1 11346", "11 bank"),
        ("Ada: B300 123446:1 23455:55", "roll"),
        ("Ada: B300 123446:1 23455:55 113", "11 bank"),
        ("Ada: B300 123446:1 23445:5 2245", "5 roll"),
        ("Ada: B300 111555", "111555 bank"),
        ("Ada: FW 112346:11", "roll"),
        ("Ada: PM 123455", "155 roll"),
        ("Ada: ST 112345", "12345 roll"),
        ("Ada:", "reveal"),
    ],
)
def test_careful_takes_all_that_scores_and_banks_early(line: str, press: str) -> None:
    game = (play() if line == "Ada:" else play(line)).game
    assert pressed(game, careful) == press


@pytest.mark.parametrize(
    ("line", "press"),
    [
        ("Ada: B300 122355", "1 roll"),
        ("Ada: B300 223455", "5 roll"),
        ("Ada: B300 111234", "111 bank"),
        ("Ada: B300 222345", "222 roll"),
        ("Ada: B300 111555", "111555 reveal"),
        ("Ada: B300 111555:111555 B500 112346", "11 bank"),
        ("Ada: PM 123455", "155 roll"),
    ],
)
def test_bold_keeps_dice_and_banks_late(line: str, press: str) -> None:
    assert pressed(play(line).game, bold) == press


@pytest.mark.parametrize(("policy", "press"), [(careful, "pass"), (bold, "take")])
def test_who_takes_a_vengeance_that_may_be_passed(policy: Policy, press: str) -> None:
    game = fill("Ada: V2500", house="vengeance=optional", scores="0 500 0").game
    assert pressed(game, policy) == press


def test_a_copycat_banks_what_is_usual_with_as_many_dice_left() -> None:
    usual = copycat(Habits(by_dice={5: 100, 4: 150}, otherwise=900))
    assert pressed(play("Ada: B300 122346").game, usual) == "1 bank"
    assert pressed(play("Ada: B300 223465").game, usual) == "5 roll"
    assert pressed(play("Ada: B300 122356").game, usual) == "15 bank"
    assert pressed(play("Ada: B300 122355").game, usual) == "155 roll"


class TestPerfect:
    @pytest.mark.parametrize(
        ("line", "press"),
        [
            ("Ada: B300 122355", "1 roll"),
            ("Ada: B300 111555:111555", "bank"),
            ("Ada: PM 111555", "111555 bank"),
            ("Ada: B200 155222", "122255 reveal"),
            ("Ada: CL 111555:111555 111555", "111555"),
        ],
    )
    def test_it_presses_what_is_worth_most(self, line: str, press: str) -> None:
        assert pressed(play(line).game, exact) == press

    def test_a_vengeance_is_taken_or_passed_by_its_worth(self) -> None:
        game = fill("Ada: V2500", house="vengeance=optional", scores="0 500 0").game
        best = options(solved_once(situation(game)), game)[0].then
        assert pressed(game, exact) == best.value

    def test_a_card_that_banks_by_itself_needs_no_button(self) -> None:
        assert pressed(play("Ada: PM 111555", house="plus_minus_after=end").game, exact) == "111555"

    def test_as_long_as_nothing_is_solved_it_is_careful(self) -> None:
        game = play("Ada: B300 122355").game
        assert perfect(lambda _: None)(game) == careful(game)


class TestHabits:
    def test_half_of_those_who_banked_had_no_more(self) -> None:
        learnt = habits({(2, 300): 3, (2, 350): 2, (3, 700): 2, (3, 900): 3})
        assert (learnt.usual(2), learnt.usual(3)) == (300, 900)

    def test_with_other_dice_left_all_who_banked_count(self) -> None:
        assert habits({(2, 300): 3, (2, 350): 2, (3, 900): 4}).usual(4) == 350

    def test_who_banked_seldom_shows_no_habit(self) -> None:
        assert habits({(2, 1000): 4}) == Habits(by_dice={}, otherwise=UNKNOWN)

    @pytest.mark.parametrize(
        ("line", "house", "counted"),
        [
            ("Ada: B300 122355:155 123:1 bank", "", (2, 300)),
            ("Ada: B300 111555:111555 bank", "", (0, 1800)),
            ("Ada: B300 111555:111555 bank", "after_tutto=must_bank", None),
            ("Ada: PM 111555:111555", "plus_minus_after=end", None),
            ("Ada: B300 223344:", "", None),
        ],
    )
    def test_a_bank_counts_where_it_was_chosen(self, line: str, house: str, counted: tuple[int, int] | None) -> None:
        told = play(line, house=house)
        before = fold_up_to_the_end(told.events)
        ended = [event for event in told.events if isinstance(event, TurnEnded)][-1]
        assert banked(before, ended) == counted


def fold_up_to_the_end(events: Sequence[Event]) -> Game:
    """The game just before its last turn ended."""
    last = max(at for at, event in enumerate(events) if isinstance(event, TurnEnded))
    return fold(events[:last])
