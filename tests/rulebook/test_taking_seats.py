"""§6.6 to §6.8: who sits where before the first turn, who was there at the end, and what no press may do between."""

import pytest

from bot.engine import Game, choices, decide, evolve, fold, settle
from bot.engine.chance import Rolled, SeatPicked, Shuffled
from bot.engine.commands import Begin, CallTime, JoinLate, Leave, Rise, Roll, SetAside, Sit
from bot.engine.events import Opened, Risen, RulesChosen, Seated
from bot.engine.evolve import opened
from tests.kit.games import answer, code, play, then

START = Opened(edition="tutto", house="", first=None)


def lobby(*players: str, first: int | None = None, house: str = "", free_deck: bool = False) -> Game:
    start = Opened(edition="tutto", house=house, first=first, free_deck=free_deck)
    return then(opened(start), *(Sit(player=player, interaction=7) for player in players))


class TestGivingASeatBack:
    def test_the_seats_behind_move_up(self) -> None:
        game = then(lobby("a", "b", "c"), Rise(seat=1))
        assert ["a", "c"] == [seat.player for seat in game.seats]

    @pytest.mark.parametrize(
        ("first", "risen", "then_first"), [(2, 0, 1), (2, 1, 1), (1, 1, 1), (2, 2, 0), (0, 2, 0), (None, 0, None)]
    )
    def test_the_first_turn_stays_with_its_seat_or_falls_to_the_next(
        self, first: int | None, risen: int, then_first: int | None
    ) -> None:
        assert then_first == then(lobby("a", "b", "c", first=first), Rise(seat=risen)).first

    def test_the_last_one_leaves_an_empty_lobby(self) -> None:
        game = then(lobby("a", first=0), Rise(seat=0))
        assert ((), 0) == (game.seats, game.first)

    def test_nobody_gives_one_back_once_play_has_begun(self) -> None:
        assert code(answer(then(lobby("a"), Begin(interaction=1)), Rise(seat=0))) == "already-begun"


class TestChoosingRules:
    @pytest.mark.parametrize(("free_deck", "clovers"), [(False, 3), (True, 0)])
    def test_the_pile_is_that_of_the_new_deck_unless_it_is_free(self, free_deck: bool, clovers: int) -> None:  # noqa: FBT001
        game = evolve(lobby("a", free_deck=free_deck), RulesChosen(edition="tutto", house="deck=CL:3"))
        assert clovers == sum(count for card, count in game.pile.items() if card == "CL")


class TestTheSeatThatIsDrawn:
    def drawing(self) -> Game:
        return then(lobby("a", "b", house="first_seat=random"), Begin(interaction=1), Shuffled())

    @pytest.mark.parametrize("seat", [0, 1])
    def test_each_of_them_may_begin(self, seat: int) -> None:
        turn = then(self.drawing(), SeatPicked(seat=seat)).turn
        assert turn is not None
        assert seat == turn.seat

    @pytest.mark.parametrize("seat", [-1, 2])
    def test_no_other_one_may(self, seat: int) -> None:
        assert code(settle(self.drawing(), SeatPicked(seat=seat))) == "not-seated"

    def test_none_is_drawn_where_none_is_asked_for(self) -> None:
        assert code(settle(lobby("a"), SeatPicked(seat=0))) == "not-begun"


class TestBeforeTheFirstTurn:
    @pytest.mark.parametrize("wish", [Leave(seat=0), CallTime()])
    def test_what_belongs_to_play_is_refused(self, wish: Leave | CallTime) -> None:
        assert code(decide(lobby("a", house="time_limit=5"), wish)) == "not-begun"

    def test_dice_wait_for_a_card(self) -> None:
        assert code(decide(play("Ada: STOP").game, Roll(seat=1))) == "must-reveal"


class TestTheEnd:
    def test_who_left_in_the_turn_that_ended_the_game_has_left_and_nobody_else(self) -> None:
        game = then(play("Ada: CL 111555:111555 111234:111").game, Leave(seat=1), Roll(seat=0), Rolled(faces=(4, 4, 4)))
        game = then(game, SetAside(seat=0, places=choices.marked_at_first(game)))
        assert game.is_over
        assert [(False, False), (True, False), (False, False)] == [(seat.gone, seat.leaving) for seat in game.seats]

    def test_all_who_stayed_are_still_there(self) -> None:
        assert [False] * 3 == [seat.gone or seat.leaving for seat in play("Ada: CL win").game.seats]

    def test_one_seat_is_left_and_the_others_are_gone(self) -> None:
        game = play("Ada: B300 112346:11", "Ben: leaves", "Cleo: leaves").game
        assert [(False, False), (True, False), (True, False)] == [(seat.gone, seat.leaving) for seat in game.seats]


def test_a_late_seat_is_its_players() -> None:
    game = then(play("Ada: STOP", "Ben: STOP", "Cleo: STOP").game, JoinLate(player="d", interaction=5, score=0))
    assert ("d", 5) == (game.seats[3].player, game.seats[3].interaction)


def test_a_stream_of_events_begins_with_its_opening() -> None:
    assert ("a",) == tuple(seat.player for seat in fold([START, _seated(0, "a"), _seated(1, "b"), Risen(seat=1)]).seats)
    with pytest.raises(TypeError, match=r"^a stream of events begins with Opened$"):
        fold([_seated(0, "a")])


def _seated(seat: int, player: str) -> Seated:
    return Seated(seat=seat, player=player, interaction=0, score=0)
