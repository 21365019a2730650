"""Which games have something on its way to Discord. Knows games by their ids, and nothing of what it is."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final


class UnderWay:
    """A message that is being sent is not known yet: who would draw on it has to wait."""

    def __init__(self) -> None:
        self._sending: Final[Counter[str]] = Counter()

    def __contains__(self, game: str) -> bool:
        return game in self._sending

    @contextmanager
    def sending(self, game: str) -> Generator[None]:
        """Something of this game is on its way until this ends."""
        self._sending[game] += 1
        try:
            yield
        finally:
            self._sending[game] -= 1
            if not self._sending[game]:
                del self._sending[game]
