"""The printed rules of four cards once more, dice by dice, with no code of the bot's: slow, and easy to believe."""

from collections import Counter
from functools import cache
from itertools import combinations, product

SINGLES = {1: 100, 5: 50}
TRIPLETS = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
SURELY_BANKED = 1000
"""From here on nobody who knows the deck reveals another card: ten Stops among thirteen."""


def points(dice: tuple[int, ...]) -> int | None:
    """Worth of dice that all score, nothing where one doesn't."""
    total = 0
    for face, count in Counter(dice).items():
        triplets, rest = divmod(count, 3)
        if rest and face not in SINGLES:
            return None
        total += triplets * TRIPLETS[face] + rest * SINGLES.get(face, 0)
    return total


@cache
def rolled(dice: int) -> list[tuple[float, list[tuple[int, int]]]]:
    """How likely each roll is, and what can be set aside: how many dice and for how much."""
    fallen = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))
    return [
        (
            often / 6**dice,
            sorted({(n, p) for n in range(1, dice + 1) for chosen in combinations(roll, n) if (p := points(chosen))}),
        )
        for roll, often in fallen.items()
    ]


class Naive:
    """Largest expected gain with these cards, each drawn from all of them."""

    def __init__(self, deck: dict[str, int]) -> None:
        self.deck = deck
        self.known: dict[tuple[str, int, int, int], float] = {}

    def reveal(self, dice_points: int, bonus: int) -> float:
        """A new card with these points at risk."""
        cards = sum(self.deck.values())
        return sum(
            count / cards * self.roll(card, 6, dice_points, bonus)
            for card, count in self.deck.items()
            if card != "STOP"
        )

    def after_tutto(self, dice_points: int, bonus: int) -> float:
        """Bank, or reveal where that can be better."""
        bank = dice_points + bonus
        return bank if bank >= SURELY_BANKED else max(bank, self.reveal(dice_points, bonus))

    def roll(self, card: str, dice: int, dice_points: int, bonus: int) -> float:
        """So many dice to be rolled on a card."""
        key = (card, dice, dice_points, bonus)
        if key not in self.known:
            self.known[key] = sum(
                likely * max((self.aside(card, dice - n, dice_points, p, bonus) for n, p in chosen), default=0.0)
                for likely, chosen in rolled(dice)
            )
        return self.known[key]

    def aside(self, card: str, left: int, dice_points: int, more: int, bonus: int) -> float:
        """Dice worth `more` set aside, and so many left."""
        if card == "PM":
            return self.roll(card, left, dice_points, bonus) if left else self.after_tutto(dice_points, bonus + 1000)
        got = dice_points + more
        if left:
            return max(got + bonus, self.roll(card, left, got, bonus))
        return self.after_tutto(2 * got, bonus) if card == "X2" else self.after_tutto(got, bonus + 200)
