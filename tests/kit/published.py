"""The sealed stream as its description has it (docs/fair-dice.md), for tests to hold the bot's dice against.

It must not use the bot's code: who checks a game by hand has none of it either.
"""

import hashlib
import hmac
from collections.abc import Iterable


def seal(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def stream(secret: bytes, salt: str, blocks: int) -> bytes:
    """The first blocks of 32 bytes."""
    key = hmac.new(secret, salt.encode("ascii"), hashlib.sha256).digest()
    counted = (b"tutto" + i.to_bytes(8, "big") for i in range(blocks))
    return b"".join(hmac.new(key, block, hashlib.sha256).digest() for block in counted)


class Numbers:
    """Reads numbers off the stream, from its first byte on."""

    def __init__(self, secret: bytes, salt: str, blocks: int = 400) -> None:
        self._bytes = stream(secret, salt, blocks)
        self._at = 0

    def below(self, n: int) -> int:
        while True:
            byte = self._bytes[self._at]
            self._at += 1
            if byte < 256 - (256 % n):
                return byte % n

    def dice(self, count: int) -> list[int]:
        return [self.below(6) + 1 for _ in range(count)]

    def pile(self, cards: Iterable[str]) -> list[str]:
        """These cards shuffled; the top is the last."""
        pile = list(cards)
        i = len(pile) - 1
        while i >= 1:
            j = self.below(i + 1)
            swapped = pile[i]
            pile[i] = pile[j]
            pile[j] = swapped
            i -= 1
        return pile


TUTTO = (
    [f"B{bonus}" for bonus in (200, 300, 400, 500, 600) for _ in range(5)]
    + ["X2"] * 5
    + ["STOP"] * 10
    + ["FW"] * 5
    + ["PM"] * 5
    + ["ST"] * 5
    + ["CL"]
)
FILL_OR_BUST = (
    ["B300"] * 12 + ["B400"] * 10 + ["B500"] * 8 + ["ND"] * 8 + ["F1000"] * 6 + ["MB"] * 4 + ["DT"] * 2 + ["V2500"] * 4
)
"""The decks in the order of the rule sheets."""
