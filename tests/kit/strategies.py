"""Random rulesets of both editions, and random games played by the rules, with people who come, go and give up."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from bot.engine import (
    PRESETS,
    Edition,
    Game,
    Refusal,
    Ruleset,
    decide,
    departures,
    due,
    evolve,
    house_rules,
    opened,
    parse,
    settle,
)
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
from bot.engine.commands import (
    Bank,
    Begin,
    CallTime,
    ChooseFirst,
    Command,
    Enter,
    Forfeit,
    JoinLate,
    Leave,
    Pass,
    Reveal,
    Roll,
    SetAside,
    Sit,
    Take,
)
from bot.engine.events import Event, Opened
from bot.engine.house import Choice, Counts, HouseRule, Limit, Number, Switch
from bot.engine.ruleset import FirstSeat
from bot.record import write_game

TARGETS = ("500", "1000", "3000")
"""Low ones, so that random games reach their end."""


def values(rule: HouseRule, edition: Edition) -> st.SearchStrategy[str]:
    """Any value a rule can have, as text."""
    match rule.kind:
        case Choice(words=words):
            return st.sampled_from([word.value for word in words])
        case Switch():
            return st.sampled_from(["off", "on"])
        case Number() if rule.id == "target":
            return st.sampled_from(TARGETS)
        case Number(lowest=lowest, highest=highest, step=step):
            return st.integers(0, (highest - lowest) // step).map(lambda n: str(lowest + n * step))
        case Limit(lowest=lowest, highest=highest):
            return st.one_of(st.just("off"), st.integers(lowest, min(highest, lowest + 10)).map(str))
        case Counts():
            cards = [card for card, _ in _deck(edition)]
            counts = st.dictionaries(st.sampled_from(cards), st.integers(0, 20), min_size=1)
            return counts.map(lambda named: " ".join(f"{card}:{count}" for card, count in named.items()))


@st.composite
def house_texts(draw: st.DrawFn, edition: Edition) -> str:
    """Departures as text, or a preset's name; now and then a deck nobody could play is left out."""
    if draw(st.booleans()):
        return draw(st.sampled_from(sorted(PRESETS[edition])))
    rules = draw(st.lists(st.sampled_from(house_rules(edition)), unique=True, max_size=8))
    text = ", ".join(f"{rule.id}={draw(values(rule, edition))}" for rule in rules)
    return text if isinstance(parse(edition, text), Ruleset) else ""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Any ruleset that can be played."""
    edition = draw(st.sampled_from(Edition))
    ruleset = parse(edition, draw(house_texts(edition)))
    assert isinstance(ruleset, Ruleset)
    return ruleset


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Story:
    """A random game: its events, and the state before each move with what was asked of it."""

    ruleset: Ruleset
    events: tuple[Event, ...]
    game: Game
    states: tuple[Game, ...]

    def __repr__(self) -> str:
        """Tell the game as a record: its events are too long to read."""
        return "\n" + write_game(self.events, [seat.player for seat in self.game.seats])

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:  # noqa: FBT001 — hypothesis's hook
        del cycle
        printer.text(repr(self))


@st.composite
def stories(draw: st.DrawFn, *, moves: int = 80) -> Story:
    """A random game of so many moves at most; people mostly play, and seldom leave, join, forfeit or type points."""
    ruleset = draw(rulesets())
    seats = draw(st.integers(1, 5))
    return told(ruleset, seats, random.Random(draw(st.integers(0, 2**32))), moves)


def told(ruleset: Ruleset, seats: int, chance: random.Random, moves: int) -> Story:
    """Play a random game."""
    events: list[Event] = [Opened(edition=ruleset.edition, house=departures(ruleset), first=None)]
    game = opened(events[0]) if isinstance(events[0], Opened) else None
    assert game is not None
    states: list[Game] = []
    sitting = (Sit(player=f"p{seat}", interaction=seat) for seat in range(seats))
    setting_up: list[Command] = [*sitting, *_first_chosen(ruleset, seats, chance), Begin(interaction=99)]
    for number in range(moves + len(setting_up)):
        if game.is_over:
            break
        states.append(game)
        asked = due(game)
        if number < len(setting_up):
            happened = decide(game, setting_up[number])
        elif asked is not None:
            happened = settle(game, rolled(game, asked, chance))
        else:
            happened = _some_wish(game, chance, number)
        assert not isinstance(happened, Refusal), happened
        for event in happened:
            game = evolve(game, event)
        events += happened
    return Story(ruleset=ruleset, events=tuple(events), game=game, states=tuple(states))


def _first_chosen(ruleset: Ruleset, seats: int, chance: random.Random) -> list[Command]:
    """Where the host begins, somebody else often chooses to."""
    chosen = chance.choice((None, *range(seats)))
    return [ChooseFirst(seat=chosen)] if ruleset.first_seat is FirstSeat.HOST else []


def rolled(game: Game, asked: Due, chance: random.Random) -> Outcome:
    """Let chance decide; cards come from what lies in the pile."""
    match asked:
        case Shuffle():
            return Shuffled()
        case Draw():
            return Drawn(card=_top(game, chance))
        case Dice(count=count):
            return Rolled(faces=tuple(chance.randint(1, 6) for _ in range(count)))
        case RollOff(seats=seats):
            return OffRolled(faces=tuple(chance.randint(1, 6) for _ in seats))
        case PickSeat(seats=seats):
            return SeatPicked(seat=chance.randrange(seats))


def wishes(seat: int) -> tuple[Command, ...]:
    """Everything a seat may press in its turn."""
    presses: tuple[Command, ...] = (
        Reveal(seat=seat),
        Roll(seat=seat),
        Bank(seat=seat),
        Take(seat=seat),
        Pass(seat=seat),
    )
    return presses + tuple(SetAside(seat=seat, places=mask) for mask in range(64))


def _some_wish(game: Game, chance: random.Random, number: int) -> tuple[Event, ...]:
    assert game.turn is not None
    seat = game.turn.seat
    presses = list(wishes(seat))
    chance.shuffle(presses)
    seldom: list[Command] = [
        Leave(seat=chance.randrange(len(game.seats))),
        Forfeit(seat=seat),
        JoinLate(player=f"late{number}", interaction=number, score=chance.choice((0, 50))),
        CallTime(),
        Enter(seat=seat, points=chance.choice((0, 350, 1000))),
    ]
    first = chance.sample(seldom, 1) if chance.random() < 0.08 else []
    for wish in [*first, *presses]:
        happened = decide(game, wish)
        if not isinstance(happened, Refusal):
            return happened
    raise AssertionError(f"nothing is possible: {game}")


def _top(game: Game, chance: random.Random) -> Card:
    counts = game.pile if game.deck_checked else dict(game.ruleset.deck)
    return chance.choices(list(counts), weights=list(counts.values()))[0]


def _deck(edition: Edition) -> tuple[tuple[Card, int], ...]:
    ruleset = parse(edition, "")
    assert isinstance(ruleset, Ruleset)
    return ruleset.deck
