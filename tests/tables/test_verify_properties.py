"""Any game by any house rules, dealt from its seal: its record agrees, and agrees with no other secret."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.engine import Game, Refusal, Ruleset, decide, departures, due, evolve, opened, settle
from bot.engine.commands import Begin, CallTime, Command, Forfeit, JoinLate, Leave, Sit
from bot.engine.events import DiceRolled, Event, Opened, Revealed
from bot.record import RecordError, write_game
from bot.tables.chance import Dealer, Stream
from bot.tables.live import salt_in
from bot.tables.verify import Verified, verify
from tests.kit import published
from tests.kit.strategies import rulesets, wishes

MOVES = 80
FEWEST_ROLLS = 10
"""From so many on no other secret has the same ones by chance."""
SALT = "31,32,33,34,35"


def dealt(ruleset: Ruleset, seats: int, secret: bytes, chance: random.Random) -> list[Event]:
    """A game of so many wishes at most; people press whatever may be pressed, and seldom leave, join or forfeit."""
    start = Opened(edition=ruleset.edition, house=departures(ruleset), first=None)
    events: list[Event] = [start]
    game = opened(start)
    salt = ",".join([*SALT.split(",")[:seats], "99"])
    dealer = Dealer(Stream(secret, salt), ruleset.deck)
    setting_up: list[Command] = [Sit(player=f"p{seat}", interaction=31 + seat) for seat in range(seats)]
    for move in [*setting_up, Begin(interaction=99), *[None] * MOVES]:
        if game.is_over:
            break
        happened = decide(game, move) if move else wished(game, chance, len(events))
        assert not isinstance(happened, Refusal), happened
        game = folded(game, happened, events)
        while (asked := due(game)) is not None:
            answered = settle(game, dealer.answer(asked))
            assert not isinstance(answered, Refusal), answered
            game = folded(game, answered, events)
    return events


def folded(game: Game, happened: tuple[Event, ...], events: list[Event]) -> Game:
    for event in happened:
        game = evolve(game, event)
    events += happened
    return game


def wished(game: Game, chance: random.Random, number: int) -> tuple[Event, ...]:
    assert game.turn is not None
    seat = game.turn.seat
    seldom: list[Command] = [
        Leave(seat=chance.randrange(len(game.seats))),
        Forfeit(seat=seat),
        JoinLate(player=f"late{number}", interaction=number, score=0),
        CallTime(),
    ]
    presses = list(wishes(seat))
    chance.shuffle(presses)
    for wish in [*(chance.sample(seldom, 1) if chance.random() < 0.05 else []), *presses]:
        happened = decide(game, wish)
        if not isinstance(happened, Refusal):
            return happened
    raise AssertionError(f"nothing is possible: {game}")


def record_of(events: list[Event], secret: bytes) -> str:
    game = opened(events[0])
    for event in events[1:]:
        game = evolve(game, event)
    tags = {"Seal": published.seal(secret), "Salt": salt_in(events), "Secret": secret.hex()}
    return write_game(events, [seat.player for seat in game.seats], tags)


GAMES = st.tuples(rulesets(), st.integers(1, 5), st.binary(min_size=32, max_size=32), st.integers(0, 2**32))


@settings(max_examples=40)
@given(GAMES)
def test_the_record_of_any_game_agrees_with_its_seal(given: tuple[Ruleset, int, bytes, int]) -> None:
    ruleset, seats, secret, seed = given
    events = dealt(ruleset, seats, secret, random.Random(seed))
    found = verify(record_of(events, secret))
    assert isinstance(found, Verified), found
    kinds = [type(event) for event in events]
    assert (kinds.count(Revealed), kinds.count(DiceRolled)) == (found.cards, found.rolls)


@settings(max_examples=40)
@given(GAMES)
def test_the_record_of_any_game_agrees_with_no_other_secret(given: tuple[Ruleset, int, bytes, int]) -> None:
    ruleset, seats, secret, seed = given
    events = dealt(ruleset, seats, secret, random.Random(seed))
    assume(sum(isinstance(event, DiceRolled) for event in events) >= FEWEST_ROLLS)
    other = bytes([secret[0] ^ 1]) + secret[1:]
    found = verify(record_of(events, other))
    assert isinstance(found, RecordError), found
    assert "not-the-sealed-dice" == found.code
