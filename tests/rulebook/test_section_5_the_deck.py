"""§5 The deck."""

from bot.engine import FILL_OR_BUST, OFFICIAL, due
from bot.engine.cards import Card
from bot.engine.chance import Draw, Drawn, Shuffle, Shuffled
from bot.engine.commands import Begin, Forfeit, Reveal, Sit
from bot.engine.events import Opened
from bot.engine.evolve import opened
from tests.kit.games import play, refused, then

ONE_CARD = "deck=B200:1 B300:0 B400:0 B500:0 B600:0 X2:0 STOP:0 FW:0 PM:0 ST:0 CL:0"


class TestParagraph1:
    def test_the_deck_of_tutto_has_56_cards(self) -> None:
        assert sum(count for _, count in OFFICIAL.deck) == 56

    def test_the_deck_of_fill_or_bust_has_54_cards(self) -> None:
        assert sum(count for _, count in FILL_OR_BUST.deck) == 54

    def test_the_game_begins_with_a_shuffle(self) -> None:
        lobby = opened(Opened(edition="tutto", house="", first=None))
        game = then(lobby, Sit(player="a", interaction=1), Begin(interaction=2))
        assert due(game) == Shuffle()

    def test_a_card_that_was_revealed_is_out_of_the_pile(self) -> None:
        answer = refused("Ada: CL 223346:", "Ben: CL 223346:", deck="printed")
        assert answer == "CL no-such-card"

    def test_the_pile_knows_what_is_left(self) -> None:
        assert play("Ada: CL 223346:", deck="printed").game.pile[Card.CLOVERLEAF] == 0

    def test_a_card_that_is_put_by_is_out_of_the_pile_too(self) -> None:
        house = "plus_minus_leader=redraw, deck=PM:1"
        lines = ("Ada: PM B300 223346:", "Ben: PM 223346:")
        assert refused(*lines, scores="50 0 0", house=house, deck="printed") == "PM no-such-card"


class TestParagraph2:
    def test_when_the_pile_is_empty_all_cards_are_shuffled_into_a_new_one(self) -> None:
        played = play("Ada: B200 223346:", "Ben: B200 223346:", house=ONE_CARD, deck="printed")
        assert played.up == "Cleo"

    def test_the_shuffle_waits_until_a_card_is_to_be_revealed(self) -> None:
        game = play("Ada: B200 223346:", house=ONE_CARD, deck="printed").game
        assert (due(game), due(then(game, Reveal(seat=1)))) == (None, Shuffle())

    def test_after_the_shuffle_the_card_is_drawn(self) -> None:
        game = play("Ada: B200 223346:", house=ONE_CARD, deck="printed").game
        assert due(then(game, Reveal(seat=1), Shuffled())) == Draw()

    def test_the_card_in_force_is_shuffled_in_as_well(self) -> None:
        played = play("Ada: B200 111555:111555 B200 112346:11", house=ONE_CARD, deck="printed")
        assert played.at_risk == 1900

    def test_the_57th_card_comes_from_a_new_pile(self) -> None:
        cards = [card for card, count in OFFICIAL.deck for _ in range(count) if card is not Card.STRAIGHT]
        lines = [f"Ada: {card} {'' if card is Card.STOP else '223346:'}" for card in cards]
        lines += ["Ada: ST 111111:1 11111:"] * 5
        assert play(*lines, "Ada: CL 223346:", seats="Ada", deck="printed").game.pile[Card.CLOVERLEAF] == 0


class TestReshuffle:
    """§8, `reshuffle`."""

    def test_a_new_pile_each_turn(self) -> None:
        lines = ("Ada: CL 223346:", "Ben: CL 223346:", "Cleo: CL 223346:")
        assert play(*lines, house="reshuffle=turn", deck="printed").game.round == 2

    def test_no_new_pile_within_a_turn(self) -> None:
        lines = ("Ada: B300 111555:111555 CL 223346:", "Ben: B300 111555:111555 CL 223346:")
        assert play(*lines, house="reshuffle=turn, deck=B300:1", deck="printed").up == "Cleo"
        again = "Ada: B300 111555:111555 B300"
        assert refused(again, house="reshuffle=turn, deck=B300:1", deck="printed") == "B300 no-such-card"

    def test_a_new_pile_each_round(self) -> None:
        lines = ("Ada: CL 223346:", "Ben: STOP", "Cleo: STOP", "Ada: CL 223346:")
        assert play(*lines, house="reshuffle=round", deck="printed").up == "Ben"

    def test_no_new_pile_within_a_round(self) -> None:
        lines = ("Ada: CL 223346:", "Ben: CL 223346:")
        assert refused(*lines, house="reshuffle=round", deck="printed") == "CL no-such-card"

    def test_it_is_not_shuffled_twice_for_the_first_card(self) -> None:
        game = play(house="reshuffle=turn", deck="printed").game
        assert due(then(game, Reveal(seat=0))) == Draw()

    def test_the_opening_shuffle_serves_the_first_card_whoever_reveals_it(self) -> None:
        game = then(play(house="reshuffle=turn", deck="printed").game, Forfeit(seat=0), Reveal(seat=1))
        assert due(game) == Draw()

    def test_it_waits_for_the_first_card_of_the_round_whoever_reveals_it(self) -> None:
        lines = ("Ada: STOP", "Ben: STOP", "Cleo: STOP", "Ada: forfeit")
        game = then(play(*lines, house="reshuffle=round", deck="printed").game, Reveal(seat=1))
        assert due(game) == Shuffle()

    def test_after_it_all_cards_lie_in_the_pile_again(self) -> None:
        lines = ("Ada: STOP", "Ben: STOP", "Cleo: STOP", "Ada: STOP")
        game = play(*lines, house="reshuffle=round", deck="printed").game
        assert game.pile == {**dict(OFFICIAL.deck), Card.STOP: 9}

    def test_a_card_that_is_not_in_the_pile_cannot_be_typed(self) -> None:
        game = then(play("Ada: CL 223346:", deck="printed").game, Reveal(seat=1))
        assert refused("Ada: CL 223346:", "Ben: CL", deck="printed") == "CL no-such-card"
        assert then(game, Drawn(card=Card.STOP)).pile[Card.STOP] == 9
