"""What holds in every game of either edition under any house rules (ARCHITECTURE, House style)."""

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Refusal, act, choices, decide, due, evolve, fold
from bot.engine.cards import Card
from bot.engine.commands import Bank, Pass, Reveal, Roll, SetAside
from bot.engine.events import BankedInTurn, PileShuffled, Revealed, Seated, TurnEnded, TuttoMade
from bot.engine.state import Game, Step
from tests.kit.strategies import Story, stories, wishes

few = settings(max_examples=25, deadline=None)


@few
@given(stories())
def test_a_folded_stream_equals_the_live_state(story: Story) -> None:
    assert fold(story.events) == story.game


@few
@given(stories())
def test_somebody_can_always_go_on_until_the_game_is_over(story: Story) -> None:
    for game in story.states:
        if game.turn is None or due(game) is not None:
            continue
        answers = [decide(game, wish) for wish in wishes(game.turn.seat)]
        assert not all(isinstance(answer, Refusal) for answer in answers)


@few
@given(stories())
def test_what_the_board_offers_is_accepted_and_nothing_else(story: Story) -> None:
    for game in story.states:
        turn = game.turn
        if turn is None:
            continue
        seat = turn.seat
        asides = {mask for mask in range(64) if _accepts(game, SetAside(seat=seat, places=mask))}
        assert set(choices.legal_asides(game)) == asides
        assert choices.may_reveal(game) == _accepts(game, Reveal(seat=seat))
        assert choices.may_roll(game) == _accepts(game, Roll(seat=seat))
        assert choices.may_bank(game) == _accepts(game, Bank(seat=seat))
        assert choices.may_pass(game) == _accepts(game, Pass(seat=seat))


@few
@given(stories())
def test_a_seat_whose_turn_it_is_not_can_do_nothing(story: Story) -> None:
    for game in story.states[-10:]:
        if game.turn is None:
            continue
        others = [seat for seat in range(len(game.seats)) if seat != game.turn.seat]
        assert all(isinstance(decide(game, wish), Refusal) for seat in others for wish in wishes(seat))


@few
@given(stories())
def test_the_deck_is_conserved(story: Story) -> None:
    game = fold(story.events[:1])
    seen: Counter[Card] = Counter()
    for event in story.events[1:]:
        game = evolve(game, event)
        if isinstance(event, PileShuffled):
            seen.clear()
        if isinstance(event, Revealed):
            seen[event.card] += 1
        if game.deck_checked:
            assert Counter(dict(game.ruleset.deck)) == Counter(game.pile) + seen


@few
@given(stories())
def test_every_score_is_the_sum_of_what_its_events_say(story: Story) -> None:
    scores: Counter[int] = Counter()
    seat = 0
    for event in story.events:
        match event:
            case Seated():
                scores[event.seat] += event.score
            case TurnEnded():
                scores[event.seat] += event.gain
            case BankedInTurn():
                scores[seat] += event.points
            case _:
                seat = getattr(event, "seat", seat)
        if isinstance(event, TurnEnded | TuttoMade):
            scores.subtract(dict(event.taken))
    assert [scores[number] for number in range(len(story.game.seats))] == [seat.score for seat in story.game.seats]


@few
@given(stories())
def test_no_score_falls_below_0_unless_the_house_says_so(story: Story) -> None:
    lowest = min((seat.score for game in story.states for seat in game.seats), default=0)
    assert story.ruleset.below_zero or lowest >= 0


@few
@given(stories())
def test_nothing_is_at_risk_when_a_turn_begins(story: Story) -> None:
    for before, after in pairwise(story.states):
        if before.turn and after.turn and after.turn.is_untouched and not before.turn.is_untouched:
            assert after.turn.at_risk == 0


@few
@given(stories(), st.integers(0, 63))
def test_of_several_wishes_none_is_half_done(story: Story, mask: int) -> None:
    for game in story.states[-20:]:
        if game.turn is None:
            continue
        wanted = (SetAside(seat=game.turn.seat, places=mask), Reveal(seat=game.turn.seat), Bank(seat=game.turn.seat))
        assert isinstance(act(game, wanted), Refusal)


@few
@given(stories())
def test_setting_aside_and_rolling_in_one_is_what_both_are_one_after_the_other(story: Story) -> None:
    for game in story.states:
        turn = game.turn
        if turn is None or turn.step is not Step.CHOOSE:
            continue
        aside, roll = SetAside(seat=turn.seat, places=choices.marked_at_first(game)), Roll(seat=turn.seat)
        both = act(game, (aside, roll))
        one = act(game, (aside,))
        assert not isinstance(one, Refusal)
        then = decide(one[0], roll)
        if isinstance(then, Refusal):
            assert both == then
        else:
            assert not isinstance(both, Refusal)
            assert both[1] == one[1] + then


@few
@given(stories())
def test_what_is_marked_at_first_is_legal_and_no_legal_choice_takes_more_dice(story: Story) -> None:
    for game in story.states:
        asides = choices.legal_asides(game)
        if asides:
            marked = choices.marked_at_first(game)
            assert marked in asides
            assert marked.bit_count() == max(mask.bit_count() for mask in asides)


@few
@given(stories(), st.integers(0, 5))
def test_a_mark_that_was_legal_or_empty_stays_so_when_a_die_is_toggled(story: Story, place: int) -> None:
    for game in story.states:
        asides = choices.legal_asides(game)
        for mask in (0, *asides):
            assert choices.toggled(game, mask, place) in {0, *asides}


def _accepts(game: Game, wish: SetAside | Reveal | Roll | Bank | Pass) -> bool:
    return not isinstance(decide(game, wish), Refusal)
