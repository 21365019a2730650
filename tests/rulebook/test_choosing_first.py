"""§6.6: somebody else than the host is given the first turn, in the lobby, where the host would have it."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.engine import Game, Refusal, decide, fold
from bot.engine.chance import Outcome, Shuffled
from bot.engine.commands import Begin, ChooseFirst, ChooseRules, Command, GiveUp, Rise, Sit
from bot.engine.events import Event, FirstChosen, Opened, TurnBegun
from bot.engine.evolve import opened
from bot.record import write_game
from tests.kit.games import after, answer, code, replayed, then

NAMES = ("Ada", "Ben", "Cleo")


def lobby(*wishes: Command | Outcome, house: str = "", first: int | None = None, edition: str = "tutto") -> Game:
    """Three people sit, then this is wished for."""
    sitting = (Sit(player=name, interaction=at) for at, name in enumerate(NAMES, 1))
    return then(opened(Opened(edition=edition, house=house, first=first)), *sitting, *wishes)


def beginner(game: Game) -> str:
    """Who has the first turn."""
    turn = then(game, Begin(interaction=9), Shuffled()).turn
    assert turn is not None
    return game.seats[turn.seat].player


CLEO_FIRST = ChooseFirst(seat=2)
HOST_AGAIN = ChooseFirst(seat=None)


def test_whose_seat_is_chosen_begins() -> None:
    assert "Cleo" == beginner(lobby(CLEO_FIRST))


def test_the_last_choice_counts() -> None:
    assert "Ben" == beginner(lobby(CLEO_FIRST, ChooseFirst(seat=1)))


def test_the_host_begins_again_where_it_is_given_back() -> None:
    assert "Ada" == beginner(lobby(CLEO_FIRST, HOST_AGAIN))


def test_it_is_told_by_one_event() -> None:
    assert (FirstChosen(seat=2),) == decide(lobby(), CLEO_FIRST)


@pytest.mark.parametrize(("before", "again"), [((CLEO_FIRST,), CLEO_FIRST), ((), HOST_AGAIN)])
def test_what_is_so_already_is_chosen_without_an_event(before: tuple[Command, ...], again: Command) -> None:
    assert () == decide(lobby(*before), again)


@pytest.mark.parametrize(
    ("game", "refused"),
    [
        (lobby(Begin(interaction=9)), "already-begun"),
        (lobby(Begin(interaction=9), Shuffled()), "already-begun"),
        (lobby(GiveUp()), "game-is-over"),
        (lobby(house="first_seat=roll_off"), "first-is-fixed"),
        (lobby(house="first_seat=random"), "first-is-fixed"),
        (lobby(edition="fill-or-bust"), "first-is-fixed"),
        (lobby(first=1), "first-is-fixed"),
    ],
)
@pytest.mark.parametrize("wish", [ChooseFirst(seat=0), HOST_AGAIN])
def test_it_is_refused_once_begun_and_where_chance_or_the_order_of_a_rematch_decides(
    game: Game, refused: str, wish: Command
) -> None:
    assert refused == code(decide(game, wish))


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    assert "not-seated" == code(decide(lobby(), ChooseFirst(seat=seat)))


def test_the_choice_moves_up_with_its_player() -> None:
    assert "Cleo" == beginner(lobby(CLEO_FIRST, Rise(seat=0)))


def test_who_leaves_takes_the_choice_along() -> None:
    assert ("Ada", False) == (beginner(left := lobby(ChooseFirst(seat=1), Rise(seat=1))), left.first_chosen)


def test_who_left_and_comes_back_is_not_first_any_more() -> None:
    game = lobby(CLEO_FIRST, Rise(seat=2), Sit(player="Cleo", interaction=8))
    assert "Ada" == beginner(game)


def test_rules_by_which_chance_decides_forget_the_choice() -> None:
    game = lobby(CLEO_FIRST, ChooseRules(house="first_seat=roll_off"), ChooseRules(house=""))
    assert ("Ada", False) == (beginner(game), game.first_chosen)


def test_other_rules_leave_the_choice_alone() -> None:
    assert "Cleo" == beginner(lobby(CLEO_FIRST, ChooseRules(house="short")))


def test_the_order_of_a_rematch_that_chance_was_to_replace_leaves_the_choice_free() -> None:
    game = lobby(ChooseRules(house="first_seat=random"), ChooseRules(house=""), CLEO_FIRST, first=1)
    assert "Cleo" == beginner(game)


def test_the_record_names_who_was_chosen_and_reads_back_so() -> None:
    events: list[Event] = [Opened(edition="tutto", house="", first=None)]
    sitting = (Sit(player=name, interaction=at) for at, name in enumerate(NAMES, 1))
    for wish in (*sitting, CLEO_FIRST, Begin(interaction=9), Shuffled()):
        happened = answer(fold(events), wish)
        assert not isinstance(happened, Refusal)
        events += happened
    text = write_game(events, NAMES)
    assert '[First "Cleo"]' in text
    assert TurnBegun(seat=2, round=1) in replayed(text).events


class AnyLobby(RuleBasedStateMachine):
    """People come, go, choose who begins and by which rules, beside a list of names that says the same."""

    def __init__(self) -> None:
        super().__init__()
        self.game = opened(Opened(edition="tutto", house="", first=None))
        self.sitting: list[str] = []
        self.first: str | None = None
        self.by_chance = False
        self.came = 0

    def _do(self, wish: Command) -> bool:
        happened = decide(self.game, wish)
        if isinstance(happened, Refusal):
            return False
        self.game = after(self.game, happened)
        return True

    @rule()
    def come(self) -> None:
        self.came += 1
        if self._do(Sit(player=f"p{self.came}", interaction=self.came)):
            self.sitting.append(f"p{self.came}")

    @rule(seat=st.integers(0, 9))
    def go(self, seat: int) -> None:
        if self._do(Rise(seat=seat)) and self.sitting.pop(seat) == self.first:
            self.first = None

    @rule(seat=st.one_of(st.none(), st.integers(0, 9)))
    def choose(self, seat: int | None) -> None:
        if self._do(ChooseFirst(seat=seat)):
            self.first = None if seat is None else self.sitting[seat]

    @rule(by_chance=st.booleans())
    def choose_rules(self, by_chance: bool) -> None:  # noqa: FBT001 — drawn
        assert self._do(ChooseRules(house="first_seat=random" if by_chance else ""))
        self.by_chance = by_chance
        self.first = None if by_chance else self.first

    @invariant()
    def who_begins_is_who_chose_to_or_the_host(self) -> None:
        if self.sitting and not self.by_chance:
            assert (self.first or self.sitting[0]) == beginner(self.game)

    @invariant()
    def nobody_is_first_where_chance_decides(self) -> None:
        assert not (self.by_chance and self.game.first_chosen)


TestAnyLobby = AnyLobby.TestCase
TestAnyLobby.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
