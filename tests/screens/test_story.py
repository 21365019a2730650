"""A turn that is over is told as a story, in several wordings, with the figures that were really moved."""

from dataclasses import replace

import pytest

from bot.engine import Card
from bot.engine.events import Ended
from bot.screens.story import brief, briefly, cut_short, shrunk, story
from bot.tables.chronicle import Tale
from tests.screens.plays import HOSTILE, LANGUAGES, Play, words

EN = words("en")
TABLE = Play().table
BANKED = Tale(
    seq=12,
    seat=1,
    round=2,
    cards=(Card.B300,),
    ended=Ended.BANK,
    gain=650,
    lost=0,
    taken=(),
    tuttos=0,
    last_faces=(),
    score=4200,
)
NULL = replace(BANKED, ended=Ended.NULL, gain=0, lost=850, last_faces=(6, 2, 3), score=1200)
STOPPED = replace(NULL, ended=Ended.STOP, cards=(Card.B300, Card.STOP), tuttos=1, last_faces=())
KINDS: dict[str, tuple[Tale, str]] = {
    "bank": (BANKED, "Ben +650"),
    "tutto": (replace(BANKED, tuttos=1), "Ben +650"),
    "chain": (replace(BANKED, tuttos=2, cards=(Card.B300, Card.X2)), "Ben +650"),
    "straight": (replace(BANKED, tuttos=1, cards=(Card.STRAIGHT,)), "Ben +650"),
    "plus-minus": (replace(BANKED, tuttos=1, cards=(Card.PLUS_MINUS,)), "Ben +650"),
    "null": (NULL, "Ben null (−850)"),
    "null-bare": (replace(NULL, lost=0), "Ben null"),
    "fireworks": (replace(NULL, cards=(Card.FIREWORKS,), gain=650, lost=0), "Ben Fireworks +650"),
    "fireworks-dud": (replace(NULL, cards=(Card.FIREWORKS,), lost=0), "Ben Fireworks +0"),
    "stop": (STOPPED, "Ben Stop (−850)"),
    "stop-bare": (replace(STOPPED, lost=0), "Ben Stop"),
    "stop-kept": (replace(STOPPED, lost=0, gain=650), "Ben Stop +650"),
    "win": (replace(BANKED, ended=Ended.WIN, gain=0, cards=(Card.CLOVERLEAF,), tuttos=2), "Ben Cloverleaf!"),
    "forfeit": (replace(NULL, ended=Ended.FORFEIT), "Ben passed over"),
    "forfeit-bare": (replace(NULL, ended=Ended.FORFEIT, lost=0), "Ben passed over"),
    "left": (replace(NULL, ended=Ended.LEFT), "Ben left"),
    "left-bare": (replace(NULL, ended=Ended.LEFT, lost=0), "Ben left"),
    "score": (replace(BANKED, ended=Ended.SCORE, cards=()), "Ben +650"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_ending_has_at_least_three_wordings(kind: str, language: str) -> None:
    tale = KINDS[kind][0]
    told = {story(replace(tale, seq=seq), TABLE, words(language)) for seq in range(12)}
    assert len(told) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"win"}))
def test_every_wording_names_the_player_and_every_figure(kind: str, language: str) -> None:
    tale, said = KINDS[kind][0], words(language)
    figures = [said.number(figure) for figure in (tale.gain, tale.lost, tale.score) if figure]
    for seq in range(12):
        told = story(replace(tale, seq=seq), TABLE, said)
        assert [part for part in ("**Ben**", *figures) if part not in told] == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_ending_is_told_in_a_word_or_two(kind: str) -> None:
    tale, told = KINDS[kind]
    assert brief(tale, TABLE, EN) == told


def test_a_wording_never_changes() -> None:
    assert story(BANKED, TABLE, EN) == story(BANKED, TABLE, EN)


def test_a_null_tells_the_roll_sorted() -> None:
    assert all("2 3 6" in story(replace(NULL, seq=seq), TABLE, EN) for seq in range(12))


def test_what_one_leader_really_paid_is_told() -> None:
    tale = replace(BANKED, cards=(Card.PLUS_MINUS,), tuttos=1, taken=((2, 350),))
    told = [story(replace(tale, seq=seq), TABLE, EN) for seq in range(3)]
    assert [one for one in told if "Cleo" not in one or "**350**" not in one] == []


def test_what_several_leaders_really_paid_is_told_one_by_one() -> None:
    tale = replace(BANKED, cards=(Card.PLUS_MINUS,), tuttos=1, taken=((0, 1000), (2, 350)))
    assert all("Ada −1,000, Cleo −350" in story(replace(tale, seq=seq), TABLE, EN) for seq in range(3))


def test_what_a_lost_turn_took_before_is_told_too() -> None:
    assert "Ada" in story(replace(NULL, taken=((0, 1000),)), TABLE, EN)


def test_a_plus_minus_of_the_leader_says_that_nobody_pays() -> None:
    tale = replace(BANKED, cards=(Card.PLUS_MINUS,), tuttos=1)
    assert story(tale, TABLE, EN).endswith("Nobody else was in the lead, so nobody pays.")


def test_in_practice_nobody_is_said_to_pay_nothing() -> None:
    tale = replace(BANKED, seat=0, cards=(Card.PLUS_MINUS,), tuttos=1)
    assert "nobody pays" not in story(tale, Play(["Ada"]).table, EN)


def test_a_third_null_tells_what_it_took_from_its_own_seat() -> None:
    assert story(replace(NULL, taken=((1, 500),)), TABLE, EN).endswith("Three nulls in a row cost another 500.")


def test_a_long_chain_names_its_last_cards() -> None:
    tale = replace(BANKED, tuttos=9, cards=(Card.B200,) * 3 + (Card.X2,) * 6)
    assert "Bonus" not in story(tale, TABLE, EN)
    assert "… → ×2" in story(tale, TABLE, EN)


def test_brief_tells_what_was_taken() -> None:
    assert brief(replace(BANKED, taken=((2, 350),)), TABLE, EN) == "Ben +650 (Cleo −350)"


def test_brief_adds_up_what_was_taken_from_several() -> None:
    assert brief(replace(BANKED, taken=((0, 1000), (2, 350))), TABLE, EN) == "Ben +650 (−1,350 from 2 leaders)"


def test_several_turns_stand_on_one_line() -> None:
    stopped = replace(STOPPED, seat=2, lost=0)
    assert briefly((BANKED, replace(NULL, seat=0), stopped), TABLE, EN) == "Ben +650 · Ada null (−850) · Cleo Stop"


def test_the_old_message_shrinks_to_the_story() -> None:
    screen = shrunk(BANKED, TABLE, EN)
    assert (screen.content, screen.embed, screen.rows, screen.pings) == (story(BANKED, TABLE, EN), None, (), ())


def test_a_turn_in_which_the_game_ended_says_so() -> None:
    play = Play().begin()
    assert cut_short(play.table, EN).content == "⏹️ The game ended in the middle of **Ada**’s turn."


def test_no_name_in_a_story_pings() -> None:
    table = Play(HOSTILE).table
    told = [story(replace(NULL, seat=seat), table, EN) for seat in range(10)]
    assert [one for one in told if "@everyone" in one or "<@1" in one] == []
