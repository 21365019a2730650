"""The sealed stream, worked out from fair-dice.md by hand here, and not with the bot's own code."""

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from bot.engine import OFFICIAL, Card
from bot.engine.chance import Dice, Draw, Drawn, PickSeat, Rolled, RollOff, Shuffle
from bot.tables.chance import Dealer, Stream, salt_of, seal_of

SECRET = bytes(range(32))
SALT = "1100000000000000001,1100000000000000002,1100000000000000003"


def published(secret: bytes, salt: str, count: int) -> list[int]:
    """The first bytes of the stream, straight from the description (3)."""
    key = hmac.new(secret, salt.encode("ascii"), hashlib.sha256).digest()
    blocks = [hmac.new(key, b"tutto" + i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(count // 32 + 1)]
    return list(b"".join(blocks)[:count])


def test_the_seal_is_the_secrets_sha_256() -> None:
    assert "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" == seal_of(SECRET)


def test_the_salt_lists_the_joins_and_ends_with_the_press_that_began() -> None:
    assert "7,9,8" == salt_of((7, 9), 8)


@given(st.binary(min_size=32, max_size=32), st.text("0123456789,", max_size=60), st.integers(1, 256))
def test_a_number_below_n_throws_bytes_away_that_would_favour_some(secret: bytes, salt: str, n: int) -> None:
    kept = [byte % n for byte in published(secret, salt, 4096) if byte < 256 - 256 % n]
    stream = Stream(secret, salt)
    assert kept[:500] == [stream.below(n) for _ in range(min(500, len(kept)))]


def test_the_test_vector_of_the_description() -> None:
    dealer = Dealer(Stream(SECRET, SALT), OFFICIAL.deck)
    dealer.answer(Shuffle())
    top = [dealer.answer(Draw()) for _ in range(8)]
    assert top == [Drawn(card=Card(token)) for token in ("X2", "B500", "PM", "B200", "STOP", "B600", "B300", "B200")]
    rolls = [dealer.answer(Dice(count=6)) for _ in range(3)]
    assert rolls == [
        Rolled(faces=(3, 5, 4, 1, 4, 4)),
        Rolled(faces=(2, 4, 4, 3, 6, 1)),
        Rolled(faces=(3, 5, 1, 1, 2, 6)),
    ]


def test_a_pile_holds_the_whole_deck() -> None:
    pile = Stream(SECRET, SALT).shuffled(OFFICIAL.deck)
    assert dict(OFFICIAL.deck) == {card: pile.count(card) for card, _ in OFFICIAL.deck}


def test_a_roll_off_is_one_die_a_seat_and_a_picked_seat_is_one_of_them() -> None:
    dealer = Dealer(Stream(SECRET, SALT), OFFICIAL.deck)
    off = dealer.answer(RollOff(seats=(0, 1, 2)))
    picked = dealer.answer(PickSeat(seats=3))
    stream = Stream(SECRET, SALT)
    assert (off.faces, picked.seat) == (stream.roll(3), stream.below(3))  # pyright: ignore[reportAttributeAccessIssue]


def test_each_face_falls_as_often_as_chance_has_it() -> None:
    """Chi-square over 600,000 dice, five degrees of freedom: 20.5 is passed once in a thousand streams."""
    stream = Stream(SECRET, SALT)
    counts = [0] * 6
    for _ in range(600_000):
        counts[stream.below(6)] += 1
    assert 20.5 > sum((count - 100_000) ** 2 / 100_000 for count in counts)
