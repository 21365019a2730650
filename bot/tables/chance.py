"""The sealed stream of dice and cards (fair-dice.md). Knows the secret and the order of the pile; tells nobody.

Nothing of it is stored but the secret: where the stream stands is worked out from the game's own events, so a restart
goes on with the very next byte.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import assert_never

from bot.engine.cards import Card
from bot.engine.chance import (
    Dice,
    Draw,
    Drawn,
    Due,
    OffRolled,
    Outcome,
    PickSeat,
    Rolled,
    RollOff,
    SeatPicked,
    Shuffle,
    Shuffled,
)
from bot.engine.editions import Deck

FACES = 6


def seal_of(secret: bytes) -> str:
    """The seal shown before anyone can join: SHA-256 of the secret, in hex (fair-dice.md, 1).

    >>> seal_of(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(secret).hexdigest()


def salt_of(joins: Sequence[int], begun: int) -> str:
    """The salt: ids of the presses that took the seats, in their order, and last of the one that began (2).

    A seat that nobody pressed for (0: a rematch's, a computer's) adds nothing.

    >>> salt_of((11, 0, 12), 13)
    '11,12,13'
    """
    return ",".join(str(press) for press in (*joins, begun) if press)


class Stream:
    """The bytes of one game, used one after the other (3)."""

    def __init__(self, secret: bytes, salt: str) -> None:
        self._key = hmac.digest(secret, salt.encode(), "sha256")
        self._bytes = self._endless()

    def _endless(self) -> Iterator[int]:
        for block in count():
            yield from hmac.digest(self._key, b"tutto" + block.to_bytes(8, "big"), "sha256")

    def below(self, n: int) -> int:
        """A number from 0 below `n`, at most 256; bytes that would favour some are thrown away (4)."""
        even = 256 - 256 % n
        return next(byte for byte in self._bytes if byte < even) % n

    def roll(self, dice: int) -> tuple[int, ...]:
        """So many faces, one die after the other (4)."""
        return tuple(self.below(FACES) + 1 for _ in range(dice))

    def shuffled(self, deck: Deck) -> list[Card]:
        """A pile from this deck in its printed order; the top is the last card (5)."""
        pile = [card for card, copies in deck for _ in range(copies)]
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


class Dealer:
    """Answers what the engine asks of chance, in game order (6)."""

    def __init__(self, stream: Stream, deck: Deck) -> None:
        self._stream = stream
        self._deck = deck
        self._pile: list[Card] = []

    def answer(self, due: Due) -> Outcome:
        """Use up as much of the stream as this takes."""
        match due:
            case Shuffle():
                self._pile = self._stream.shuffled(self._deck)
                return Shuffled()
            case RollOff(seats=seats):
                return OffRolled(faces=self._stream.roll(len(seats)))
            case PickSeat(seats=seats):
                return SeatPicked(seat=self._stream.below(seats))
            case Draw():
                return Drawn(card=self._pile.pop())
            case Dice(count=dice):
                return Rolled(faces=self._stream.roll(dice))
            case _:
                assert_never(due)
