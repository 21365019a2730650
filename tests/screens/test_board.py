"""The board: who is called, what lies where, what may be pressed, and what it says in words."""

from dataclasses import replace

import pytest

from bot.engine import Card
from bot.screens import Style
from bot.screens.board import board
from tests.screens.plays import FIRST_USER, LANGUAGES, Play, buttons, text, words

EN = words("en")
NOTHING = 0
FIRST_THREE = 0b000111


def shown(play: Play, mask: int = NOTHING, language: str = "en", *, folded: bool = False) -> str:
    return text(board(play.table, mask, words(language), folded=folded))


def labels(play: Play, mask: int = NOTHING) -> dict[str, str]:
    return {verb: button.label for verb, button in buttons(board(play.table, mask, EN)).items()}


def enabled(play: Play, mask: int = NOTHING) -> set[str]:
    return {verb for verb, button in buttons(board(play.table, mask, EN)).items() if not button.disabled}


# Who is called


def test_only_the_player_whose_turn_it_is_is_pinged() -> None:
    screen = board(Play().begin().table, NOTHING, EN)
    assert screen.pings == (FIRST_USER,)
    assert screen.content.count("<@") == 1


def test_the_lock_screen_says_what_happened_and_how_it_stands() -> None:
    play = Play().begin().scores(3550, 3450, 0).banked("666523", 0b001111)
    screen = board(play.table, NOTHING, EN)
    assert screen.content == (f"<@{FIRST_USER + 1}>, your turn. Ada banked 650 and leads with 4,200, you have 3,450.")


def test_the_lock_screen_speaks_dutch() -> None:
    play = Play().begin().scores(3550, 3450, 0).banked("666523", 0b001111)
    screen = board(play.table, NOTHING, words("nl"))
    assert (
        screen.content == f"<@{FIRST_USER + 1}>, jouw beurt. Ada noteerde 650 en staat voor met 4.200, jij hebt 3.450."
    )


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((0, 0, 0), "Nobody has points yet."),
        ((0, 900, 300), "You lead with 900."),
        ((900, 900, 300), "You share the lead with 900."),
        ((300, 0, 900), "Cleo leads with 900, you have 0."),
        ((900, 300, 900), "2 share the lead with 900, you have 300."),
    ],
)
def test_the_lock_screen_says_who_leads(scores: tuple[int, int, int], said: str) -> None:
    play = Play().begin().scores(*scores).reveal(Card.STOP)
    assert board(play.table, NOTHING, EN).content == f"<@{FIRST_USER + 1}>, your turn. Ada met Stop. {said}"


def test_the_lock_screen_says_that_the_round_is_the_last() -> None:
    play = Play().begin().scores(5900, 0, 0).banked("111234", FIRST_THREE)
    assert "Last round!" in board(play.table, NOTHING, EN).content


def test_what_is_called_stays_the_same_while_the_turn_takes_from_the_leader() -> None:
    play = Play().begin().scores(2000, 100, 0).reveal(Card.STOP)
    called = board(play.table, NOTHING, EN).content
    play.reveal(Card.PLUS_MINUS, "111555").aside(0b111111)
    assert [seat.score for seat in play.table.seats] == [1000, 100, 0]
    assert board(play.table, NOTHING, EN).content == called


def test_practice_pings_nobody() -> None:
    screen = board(Play(["Ada"]).begin().table, NOTHING, EN)
    assert (screen.pings, screen.content) == ((), "Ada, your turn. You have 0.")


# What lies where


def test_there_are_four_rows_of_three_three_two_and_one() -> None:
    for play in (Play().begin(), Play().begin().reveal(Card.X2, "123456")):
        assert [len(row) for row in board(play.table, NOTHING, EN).rows] == [3, 3, 2, 1]


def test_before_the_reveal_six_places_are_empty_and_only_reveal_is_enabled() -> None:
    play = Play().begin()
    assert enabled(play) == {"reveal", "explain"}
    assert labels(play) == {
        **{f"die{place}": "·" for place in range(6)},
        "reveal": "🂠 Reveal",
        "bank": "Bank",
        "explain": "?",
    }


def test_dice_that_score_can_be_pressed_and_others_not() -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    assert enabled(play, 0b001001) == {"die0", "die3", "roll", "bank", "explain"}


def test_a_die_keeps_its_place_and_is_ticked_once_it_is_set_aside() -> None:
    play = Play().begin().reveal(Card.B300, "124562").roll(0b001000, "23416")
    assert [labels(play)[f"die{place}"] for place in range(6)] == ["⚁ 2", "⚂ 3", "⚃ 4", "✓ ⚄ 5", "⚀ 1", "⚅ 6"]


def test_marked_dice_are_green() -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    screen = buttons(board(play.table, 0b001000, EN))
    assert [screen[f"die{place}"].style == Style.SUCCESS for place in range(6)] == [False] * 3 + [True] + [False] * 2


def test_dice_carry_their_place_and_the_mask_on_the_board() -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    assert buttons(board(play.table, 0b001001, EN))["die3"].arg == "3-9"


@pytest.mark.parametrize("verb", ["roll", "bank", "explain"])
def test_the_other_buttons_carry_the_mask(verb: str) -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    assert buttons(board(play.table, 0b001001, EN))[verb].arg == "9"


# What may be pressed


def test_roll_tells_the_dice_and_the_chance_of_a_null_and_bank_the_points() -> None:
    play = Play().begin().reveal(Card.B300, "111234")
    assert (labels(play, FIRST_THREE)["roll"], labels(play, FIRST_THREE)["bank"]) == ("🎲 3 · 28 %", "Bank 1,000")


def test_a_choice_that_is_not_legal_disables_roll_and_bank_and_says_why() -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    assert enabled(play, 0b000011) == {"die0", "die3", "explain"}
    assert "Marked 1 2: that doesn’t add up. Each die you set aside has to score." in shown(play, 0b000011)


def test_nothing_marked_asks_for_a_mark() -> None:
    play = Play().begin().reveal(Card.B300, "124562")
    assert enabled(play) == {"die0", "die3", "explain"}
    assert "Mark what you want to set aside." in shown(play)


def test_a_lone_choice_is_shown_as_forced() -> None:
    play = Play().begin().reveal(Card.B300, "224563")
    assert enabled(play, 0b001000) == {"roll", "bank", "explain"}
    assert "There is nothing else to choose: it is marked for you." in shown(play, 0b001000)


def test_the_only_new_number_of_a_straight_is_forced() -> None:
    play = Play().begin().reveal(Card.STRAIGHT, "123334").roll(0b100111, "15")
    assert enabled(play, 0b010000) == {"roll", "explain"}
    assert "There is nothing else to choose" in shown(play, 0b010000)
    assert "Set aside: 1 2 3 4" in shown(play)
    assert "Still missing: 5 6" in shown(play)


def test_on_fireworks_no_die_can_be_pressed_and_nothing_banked() -> None:
    play = Play().begin().reveal(Card.FIREWORKS, "111552")
    assert enabled(play) == {"roll", "explain"}
    assert "On Fireworks every die that scores is set aside for you." in shown(play)
    assert "No banking: roll on until a null, which banks it all." in shown(play)


def test_after_tutto_on_fireworks_all_six_are_rolled_again() -> None:
    play = Play().begin().reveal(Card.FIREWORKS, "111555")
    assert labels(play)["roll"] == "🎲 6 · 3 %"
    assert "All six dice are rolled again" in shown(play)


@pytest.mark.parametrize("card", [Card.PLUS_MINUS, Card.STRAIGHT])
def test_a_card_that_must_make_tutto_forbids_to_bank(card: Card) -> None:
    play = Play().begin().reveal(card, "123456")
    assert enabled(play, 0b000001) >= {"roll"}
    assert "bank" not in enabled(play, 0b000001)
    assert "No banking before TUTTO." in shown(play, 0b000001)


def test_the_last_dice_make_tutto_and_the_next_card_tells_the_chance_of_a_stop() -> None:
    play = Play().begin().reveal(Card.B300, "111555")
    assert labels(play, 0b111111)["reveal"] == "🂠 · 18 % Stop"
    assert buttons(board(play.table, 0b111111, EN))["reveal"].arg == "63"
    assert labels(play, 0b111111)["bank"] == "Bank 1,800"
    assert "Marked 1 1 1 5 5 5: that is **TUTTO** and makes **1,800** at risk!" in shown(play, 0b111111)
    assert "🛑 Stop: 10 of 55 cards left. That would cost **1,800**." in shown(play, 0b111111)


def test_after_a_tutto_the_board_offers_the_next_card_or_the_bank() -> None:
    play = Play().begin().reveal(Card.B300, "111555").aside(0b111111)
    assert enabled(play) == {"reveal", "bank", "explain"}
    assert labels(play)["reveal"] == "🂠 · 18 % Stop"
    assert "TUTTO! ⭐ Bonus 300" in shown(play)


def test_the_first_tutto_on_a_cloverleaf_leads_on_to_six_dice() -> None:
    play = Play().begin().reveal(Card.CLOVERLEAF, "111555")
    assert labels(play, 0b111111)["roll"] == "🎲 6 · 3 %"
    assert "the first TUTTO! One more to go." in shown(play, 0b111111)


def test_the_second_tutto_on_a_cloverleaf_is_set_aside_and_nothing_more() -> None:
    play = Play().begin().reveal(Card.CLOVERLEAF, "111555").roll(0b111111, "111555")
    assert enabled(play, 0b111111) >= {"aside"}
    assert "bank" not in enabled(play, 0b111111)
    assert "**This wins the game!**" in shown(play, 0b111111)


def test_the_board_tells_beforehand_what_a_plus_minus_takes() -> None:
    play = Play().begin().scores(0, 700, 0).reveal(Card.PLUS_MINUS, "111555")
    assert "⚖️ To be taken: Ben −700" in shown(play, 0b111111)


def test_the_board_tells_afterwards_what_a_plus_minus_took() -> None:
    play = Play().begin().scores(0, 700, 700).reveal(Card.PLUS_MINUS, "111555").aside(0b111111)
    assert "⚖️ Taken for good: Ben −700, Cleo −700" in shown(play)


def test_below_a_minimum_the_board_says_how_much_is_needed() -> None:
    play = Play(house="bank_min=300").begin().reveal(Card.B300, "124562")
    assert "Not enough to bank yet: it takes 300." in shown(play, 0b000001)


def test_where_banking_is_the_one_way_on_the_board_says_so() -> None:
    play = Play(house="after_tutto=must_bank").begin().reveal(Card.B300, "111555")
    assert "reveal" not in enabled(play, 0b111111)
    assert "After TUTTO you have to bank." in shown(play, 0b111111)


def test_an_optional_vengeance_is_taken_or_passed() -> None:
    play = Play(edition="fill-or-bust", house="vengeance=optional").begin().reveal(Card.VENGEANCE)
    assert enabled(play) == {"take", "pass", "explain"}


# What it says in words


def test_what_is_at_risk_is_told_with_where_it_comes_from() -> None:
    play = Play().begin().reveal(Card.B300, "111555").reveal(Card.X2, "112346", mask=0b111111).roll(0b000011, "2345")
    assert "⚠️ At risk: **2,000** (200 from dice · 1,800 carried from earlier cards)" in shown(play, 0b001000)


def test_after_a_tutto_dice_and_bonus_are_told_apart() -> None:
    play = Play().begin().reveal(Card.B300, "111555").aside(0b111111)
    assert "⚠️ At risk: **1,800** (1,500 from dice · 300 bonus)" in shown(play)


def test_a_chain_of_cards_is_told() -> None:
    play = Play().begin().reveal(Card.B300, "111555").reveal(Card.X2, "112346", mask=0b111111)
    assert "Cards: Bonus 300 → ×2" in shown(play)


def test_what_happened_since_the_players_last_turn_is_one_line() -> None:
    play = Play().begin().scores(0, 0, 500).banked("112346", 0b000001)
    play.reveal(Card.B300, "112346").roll(0b000011, "2346").reveal(Card.STOP)
    assert "Meanwhile: Ben null (−200) · Cleo Stop" in shown(play)


def test_what_is_told_as_a_story_is_not_told_once_more() -> None:
    play = Play().begin().banked("112346", 0b000001)
    assert "Meanwhile" not in shown(play, folded=True)
    assert "Meanwhile: Ada +100" in shown(play)


def test_where_more_happened_than_the_stories_tell_it_is_one_line_all_the_same() -> None:
    play = Play().begin().scores(0, 0, 500).banked("112346", 0b000001).reveal(Card.STOP)
    assert "Meanwhile: Ada +100 · Ben Stop" in shown(play, folded=True)


def test_the_round_and_the_last_round_are_told() -> None:
    play = Play().begin().scores(5900, 0, 0).banked("111234", FIRST_THREE)
    assert "**Ben** is playing · round 1 · **last round**" in shown(play)


def test_everybodys_score_is_told_with_the_leader_crowned_and_who_left() -> None:
    play = Play().begin().scores(300, 900, 100).leave(2).reveal(Card.STOP)
    assert "Scores\n▫️ Ada **300**\n▶️ Ben **900** 👑\n🚪 Cleo 100" in shown(play)


def test_a_folded_board_begins_with_the_story_of_the_turn_before() -> None:
    play = Play().begin().reveal(Card.STOP)
    assert shown(play, folded=True).splitlines()[2].startswith("> 🛑")
    assert "> 🛑" not in shown(play)


def test_a_name_that_shows_nothing_is_a_number() -> None:
    play = Play(["Ada", "\u3164"]).begin()
    assert "▫️ Player 2 **0**" in shown(play)


def test_a_name_in_dutch_that_shows_nothing_is_a_number() -> None:
    assert "▫️ Speler 2 **0**" in shown(Play(["Ada", "\u3164"]).begin(), language="nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_at_most_16_characters_at_100_000_points(language: str) -> None:
    house = "target=100000"
    play = Play(house=house).begin().reveal(Card.B600, "111555").reveal(Card.X2, "111555", mask=0b111111)
    while play.turn.rolled < 40_000:
        play.reveal(Card.X2, "111555", mask=0b111111)
    screen = board(play.table, 0b111111, words(language))
    assert play.turn.rolled >= 40_000
    assert max(len(part.label) for part in buttons(screen).values()) <= 16


def test_no_board_is_drawn_where_no_turn_is_under_way() -> None:
    with pytest.raises(LookupError):
        board(Play().table, NOTHING, EN)


@pytest.mark.parametrize("folded", [True, False])
def test_every_turn_that_had_no_message_is_told_however_many_there_are(*, folded: bool) -> None:
    play = Play(("Ada", "Ben")).begin().banked("112346", 0b000011)
    for _ in range(4):
        play.reveal(Card.STOP)
    play.table = replace(play.table, row=replace(play.table.row, untold=4))
    told = [line for line in shown(play, folded=folded).splitlines() if line.startswith("> ")]
    first = "> Ada +200 · Ben Stop" if folded else "> Ben Stop"
    assert (told[0], [line[:3] for line in told[1:]]) == (first, ["> 🛑"] * 3)


def test_a_turn_that_is_told_as_one_of_the_meantime_is_told_once() -> None:
    play = Play(("Ada", "Ben", "Cleo", "Dani", "Eva")).begin().banked("112346", 0b000011)
    for _ in range(4):
        play.reveal(Card.STOP)
    play.table = replace(play.table, row=replace(play.table.row, untold=4))
    assert shown(play).count("Ben Stop") == 1
