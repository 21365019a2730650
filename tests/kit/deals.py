"""Knows how to find the secret that deals a wanted game: which cards come up, and what the dice do.

It must not know a screen or Discord; the stream, the deck and the engine are the real ones. Whoever plays a dealt game
sets aside, at each roll, what is marked at first.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count

from bot.engine import OFFICIAL, Card, Game, Refusal, Ruleset, Step, act, departures, due, evolve, opened, settle
from bot.engine.choices import marked_at_first, with_aside
from bot.engine.commands import Bank, Begin, Command, Pass, Reveal, Roll, SetAside, Take
from bot.engine.dice import ALL_PLACES, PLACES
from bot.engine.events import DiceRolled, Event, Opened, Revealed, Seated, TurnEnded
from bot.tables.chance import Dealer, Stream

MOST_ROLLS = 4  # of one card, so that a dealt game is a short one
MOST_SECRETS = 500_000


class DealtEntropy:
    """These secrets, one for each game that is opened, then others; ids that count up."""

    def __init__(self, *secrets: bytes) -> None:
        self._secrets = iter(secrets)
        self._count = count(1)

    def secret(self) -> bytes:
        return next(self._secrets, None) or next(self._count).to_bytes(32, "big")

    def short_id(self) -> str:
        return f"g{next(self._count)}"


@lru_cache(maxsize=256)
def secret_for(turns: tuple[str, ...], salt: str, ruleset: Ruleset = OFFICIAL) -> bytes:
    """A secret by which a game with this salt goes as told, one text a turn: its cards, and what happens on each.

    `scores`, `dud`: the roll that the card comes with makes no TUTTO, or is a null. `tutto`, `null`: rolled on until
    then. Digits: the roll that a turn's first card comes with, in ascending order; dear, one in thousands has them.
    `1000+`: so much is at risk with the marked dice set aside. `bank` ends the turn; `take` and `pass` answer a
    Vengeance that is a choice.

    "B300 tutto STOP", "FW tutto null", "PM 122233 bank", "V2500 take tutto"
    """
    stories = [turn.split() for turn in turns]
    cards = [Card(word) for story in stories for word in story if word in {*Card}]
    first_roll = next((word for word in stories[0][1:2] if word.isdecimal()), "") if stories else ""
    for number in range(MOST_SECRETS):
        secret = number.to_bytes(32, "big")
        if _deals(secret, salt, ruleset, cards, first_roll) and _goes(secret, salt, ruleset, stories):
            return secret
    raise AssertionError(f"no such game among {MOST_SECRETS}: {turns}")


def _deals(secret: bytes, salt: str, ruleset: Ruleset, cards: Sequence[Card], first_roll: str) -> bool:
    """Whether these cards come up one after the other, and this roll first: what the stream tells without a game."""
    if not cards:
        return True
    printed = _printed(ruleset)
    if printed[Stream(secret, salt).below(len(printed))] is not cards[0]:
        return False
    stream = Stream(secret, salt)
    if stream.shuffled(ruleset.deck)[: -len(cards) - 1 : -1] != list(cards):
        return False
    return not first_roll or _in_order(stream.roll(PLACES)) == first_roll


@lru_cache(maxsize=8)
def _printed(ruleset: Ruleset) -> tuple[Card, ...]:
    return tuple(card for card, copies in ruleset.deck for _ in range(copies))


def _in_order(faces: Iterable[int]) -> str:
    return "".join(map(str, sorted(faces)))


def _goes(secret: bytes, salt: str, ruleset: Ruleset, stories: Iterable[Iterable[str]]) -> bool:
    trial = _Trial(Dealer(Stream(secret, salt), ruleset.deck), ruleset)
    return all(trial.follows(word) for story in stories for word in story)


class _Trial:
    """A game of two played through in the engine, as far as it goes as told."""

    def __init__(self, dealer: Dealer, ruleset: Ruleset) -> None:
        self._dealer = dealer
        self._game: Game = opened(Opened(edition=ruleset.edition, house=departures(ruleset), first=None))
        for seat in range(2):
            self._game = evolve(self._game, Seated(seat=seat, player=f"p{seat}", interaction=0, score=0))
        self._news: list[Event] = []
        self._told = True
        self._passed = False
        self._do(Begin(interaction=0))

    def follows(self, word: str) -> bool:
        """Play what this word tells; False where it goes otherwise."""
        if word in {*Card}:
            # A card that is passed on is followed by the next at once.
            if not self._passed:
                self._press(Reveal)
            self._passed = False
            return Revealed(card=Card(word)) in self._news
        match word:
            case "bank" | "take" | "pass":
                self._press({"bank": Bank, "take": Take, "pass": Pass}[word])
                self._passed = word == "pass"
                held = True
            case "scores":
                held = not self._ended() and not self._completes()
            case "dud":
                held = self._ended()
            case "tutto":
                held = self._makes_tutto()
            case "null":
                held = not self._ended() and self._ends_in_null()
            case _ if word.endswith("+"):
                held = self._at_risk() >= int(word[:-1])
            case _:
                self._told = True
                held = any(isinstance(event, DiceRolled) and _in_order(event.faces) == word for event in self._news)
        return held

    def _makes_tutto(self) -> bool:
        for _ in range(MOST_ROLLS):
            if not self._told and self._completes():
                self._told = True
                return True
            if self._ended():
                return False
            self._press(Roll)
        return False

    def _ends_in_null(self) -> bool:
        for _ in range(MOST_ROLLS):
            if not self._told and self._completes():
                return False
            self._press(Roll)
            if self._ended():
                return True
        return False

    def _at_risk(self) -> int:
        marked = with_aside(self._game, marked_at_first(self._game)) or self._game
        return marked.turn.at_risk if marked.turn else 0

    def _completes(self) -> bool:
        """Whether the dice of this roll, and all before it, make a TUTTO; on Fireworks they have done so already."""
        turn = self._game.turn
        if turn is None:
            return False
        if turn.step is Step.GO_ON:
            return not turn.aside
        return turn.aside | marked_at_first(self._game) == ALL_PLACES

    def _ended(self) -> bool:
        return any(isinstance(event, TurnEnded) for event in self._news)

    def _press(self, wish: type[Reveal | Roll | Bank | Take | Pass]) -> None:
        turn, mask = self._game.turn, marked_at_first(self._game)
        assert turn is not None
        aside = (SetAside(seat=turn.seat, places=mask),) if mask else ()
        self._told = False
        self._do(*aside, wish(seat=turn.seat))

    def _do(self, *commands: Command) -> None:
        acted = act(self._game, commands)
        assert not isinstance(acted, Refusal), acted
        self._game, wished = acted
        self._news = list(wished)
        while (asked := due(self._game)) is not None:
            settled = settle(self._game, self._dealer.answer(asked))
            assert not isinstance(settled, Refusal), settled
            for event in settled:
                self._game = evolve(self._game, event)
            self._news += settled
