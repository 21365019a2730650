"""How a game ended: winners, standings, what was remarkable."""

from bot.engine import Card
from bot.screens.result import result
from tests.screens.plays import Play, buttons, text, words

EN = words("en")
THREE = 0b000111


def ended(play: Play) -> str:
    return text(result(play.table, EN))


def last_round(*scores: int) -> Play:
    """Ada banks 1,000, the others meet a Stop each, and the game is over where somebody has the target."""
    return Play().begin().scores(*scores).banked("111234", THREE).reveal(Card.STOP).reveal(Card.STOP)


def test_the_winner_is_named_with_the_score() -> None:
    assert "🏆 Ada wins with 6,200!" in ended(last_round(5200, 100, 4000))


def test_places_are_in_order_of_the_scores() -> None:
    assert "🥇 Ada · **6,200**\n🥈 Cleo · **4,000**\n🥉 Ben · **100**" in ended(last_round(5200, 100, 4000))


def test_equal_scores_share_a_place_and_the_win() -> None:
    said = ended(last_round(5000, 6000, 100))
    assert "🏆 Ada and Ben share the win with 6,000!" in said
    assert "🥇 Ada · **6,000**\n🥇 Ben · **6,000**\n🥉 Cleo · **100**" in said


def test_three_who_share_the_win_are_counted() -> None:
    assert "🏆 3 players share the win with 6,000!" in ended(last_round(5000, 6000, 6000))


def test_a_cloverleaf_wins_whatever_the_scores() -> None:
    play = Play().begin().scores(0, 900, 0).reveal(Card.CLOVERLEAF, "111555")
    said = ended(play.roll(0b111111, "111555").aside(0b111111))
    assert "🍀 Ada wins with the Cloverleaf!" in said
    assert "🥇 Ben · **900**" in said


def test_seats_that_left_stand_last_and_are_marked() -> None:
    play = Play().begin().scores(100, 0, 900).leave(2).leave(1)
    said = ended(play)
    assert "🏆 Ada is the last one at the table and wins." in said
    assert said.index("🥇 Ada") < said.index("🚪 Cleo · **900** · left")


def test_the_biggest_turn_tuttos_and_nulls_are_told() -> None:
    play = Play().begin().scores(3000, 0, 0)
    play.reveal(Card.B300, "111555").reveal(Card.X2, "111555", mask=0b111111).bank(0b111111)
    play.reveal(Card.B200, "223346").reveal(Card.B200, "223346")
    said = ended(play)
    assert "Biggest turn\n**6,300** by Ada (Bonus 300 → ×2)" in said
    assert "TUTTOs\nAda 2" in said
    assert "Nulls\nBen 1 · Cleo 1" in said
    assert "1 round, 3 turns in all" in said


def test_practice_is_told_as_practice() -> None:
    play = Play(["Ada"]).begin().scores(5900).banked("112346", 0b000001)
    assert "🎓 Practice done: 6,000 points in 1 turn" in ended(play)


def test_a_lone_player_who_left_has_no_winner() -> None:
    assert "The game is over." in ended(Play(["Ada"]).begin().leave(0))


def test_a_game_that_was_given_up_has_standings_and_no_winner() -> None:
    said = ended(Play().begin().scores(300, 200, 100).give_up())
    assert "🏳️ Ended without a result" in said
    assert "🥇 Ada · **300**" in said


def test_the_secret_is_shown_once_the_game_is_over() -> None:
    assert f"Secret: {bytes(32).hex()}" in ended(last_round(5200, 0, 0))


def test_a_rematch_is_offered() -> None:
    assert [*buttons(result(last_round(5200, 0, 0).table, EN))] == ["rematch", "luck"]
