"""The private answer to “?”."""

import pytest

from bot.engine import Card
from bot.screens.explain import explain
from tests.screens.plays import FIRST_USER, Play, text, words

EN = words("en")
BEN = FIRST_USER + 1


def told(play: Play, mask: int | None = None, user: int = FIRST_USER) -> str:
    return text(explain(play.table, mask, user, EN))


def test_the_player_is_told_that_it_is_their_turn() -> None:
    said = told(Play().begin())
    assert "It is **your turn**, round 1." in said
    assert "What can be pressed" in said


def test_anybody_else_is_told_whose_turn_it_is() -> None:
    said = told(Play().begin(), user=BEN)
    assert "It is **Ada**’s turn, round 1." in said
    assert "What Ada can press" in said


def test_the_cards_rule_and_the_purses_are_told() -> None:
    play = Play().begin().reveal(Card.B300, "111555").reveal(Card.X2, "112346", mask=0b111111).roll(0b000011, "2315")
    said = told(play)
    assert EN("card-X2.rule") in said
    assert "From the dice: **1,700**" in said
    assert "From bonuses: **300**" in said
    assert "brought along from earlier cards: **1,800**" in said


def test_without_a_mask_the_dice_marked_at_first_count() -> None:
    play = Play().begin().reveal(Card.B300, "111234")
    assert told(play) == told(play, 0b000111)


@pytest.mark.parametrize(
    "said",
    [
        "✅ **Dice**: a press marks a die",
        "✅ **Roll**: set aside what is marked and roll the other 3 dice. Chance of a null: 28 %.",
        "✅ **Bank**: 1,000 go to the score, and the turn is over.",
    ],
)
def test_what_may_be_pressed_is_told(said: str) -> None:
    assert said in told(Play().begin().reveal(Card.B300, "111234"))


def test_an_illegal_choice_says_why_roll_is_disabled() -> None:
    said = told(Play().begin().reveal(Card.B300, "124562"), 0b000010)
    assert "⛔ **Roll**: Marked 2: that doesn’t add up." in said
    assert "✅" not in said.replace("✅ **Dice**", "")


def test_fireworks_says_why_dice_and_bank_are_disabled() -> None:
    said = told(Play().begin().reveal(Card.FIREWORKS, "111552"))
    assert "⛔ **Dice**: on this card everything that scores is set aside for you." in said
    assert "✅ **Roll**: roll on with the last die. Chance of a null, which banks it all: 67 %." in said
    assert "⛔ **Bank**: No banking: roll on until a null, which banks it all." in said


def test_before_the_reveal_the_start_of_a_turn_is_told() -> None:
    said = told(Play().begin())
    assert "Each turn begins with the top card." in said
    assert "✅ **Reveal**: turn over the next card and roll all six dice." in said


def test_after_a_tutto_the_chance_of_a_stop_is_told() -> None:
    assert "Chance of Stop: 18 %." in told(Play().begin().reveal(Card.B300, "111555").aside(0b111111))


def test_a_straight_tells_what_is_missing() -> None:
    play = Play().begin().reveal(Card.STRAIGHT, "123356").roll(0b000111, "456")
    assert "Still missing: 4 5 6." in told(play)


def test_a_forced_choice_is_told() -> None:
    assert "this roll leaves no choice" in told(Play().begin().reveal(Card.B300, "224563"))


def test_must_bank_says_why_reveal_is_disabled() -> None:
    play = Play(house="after_tutto=must_bank").begin().reveal(Card.B300, "111555").aside(0b111111)
    assert "⛔ **Reveal**: After TUTTO you have to bank." in told(play)


def test_nothing_is_explained_where_no_turn_is_under_way() -> None:
    with pytest.raises(LookupError):
        explain(Play().table, None, FIRST_USER, EN)
