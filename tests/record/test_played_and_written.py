"""A random game under random rules, move by move, and its record beside it (record.md, last paragraph).

People come late, leave, are skipped, run out of time and type whole turns; both editions, any house rules.
"""

import random
from collections import Counter
from collections.abc import Iterable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import Refusal, Ruleset, choices, decide, departures, due, evolve, fold, opened, settle
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
from bot.engine.dice import faces_at
from bot.engine.events import Begun, DiceSetAside, Event, FirstChosen, Opened, RolledOff, Seated, SeatLeft, TimeCalled
from bot.engine.state import Game
from bot.record import write, write_game
from tests.kit.games import replayed as replay_text
from tests.kit.games import standing, unsaid
from tests.kit.strategies import rolled, rulesets


class PlayedAndWritten(RuleBasedStateMachine):
    """The live game, its events, and after each move the record that they make."""

    game: Game
    events: list[Event]

    @initialize(
        ruleset=rulesets(),
        seats=st.integers(1, 4),
        first=st.one_of(st.none(), st.integers(0, 4)),
        seed=st.integers(0, 2**32),
    )
    def begin(self, ruleset: Ruleset, seats: int, first: int | None, seed: int) -> None:
        start = Opened(edition=ruleset.edition, house=departures(ruleset), first=None)
        self.events = [start]
        self.game = opened(start)
        self.chance = random.Random(seed)
        for seat in range(seats):
            self._happen(decide(self.game, Sit(player=f"p{seat}", interaction=seat)))
        self._happen(decide(self.game, ChooseFirst(seat=first)))
        self._happen(decide(self.game, Begin(interaction=99)))

    def _happen(self, events: tuple[Event, ...] | Refusal) -> None:
        """Fold what followed, and let chance answer what it is asked for."""
        if isinstance(events, Refusal):
            return
        self.events += events
        for event in events:
            self.game = evolve(self.game, event)
        asked = due(self.game)
        if asked is not None:
            self._happen(settle(self.game, rolled(self.game, asked, self.chance)))

    def _seat(self) -> int:
        assert self.game.turn is not None
        return self.game.turn.seat

    def _plays(self) -> bool:
        return self.game.turn is not None

    @precondition(_plays)
    @rule(greed=st.sampled_from((1, 2, 3)))
    def play(self, greed: int) -> None:
        """Play on until the turn is over, or for so many steps: somebody who never tires of cards and dice."""
        for _ in range(6 * greed):
            self._step(greed)
            if self.game.turn is None or self.game.turn.is_untouched:
                return

    @precondition(_plays)
    @rule(greed=st.sampled_from((1, 2, 3)))
    def step(self, greed: int) -> None:
        """Do one thing the board offers."""
        self._step(greed)

    def _step(self, greed: int) -> None:
        game, seat = self.game, self._seat()
        asides = choices.legal_asides(game)
        wishes: tuple[Command, ...] = (
            *(SetAside(seat=seat, places=mask) for mask in self.chance.sample(asides, min(1, len(asides)))),
            *((Bank(seat=seat),) if self.chance.randrange(greed) == 0 else ()),
            self.chance.choice((Take(seat=seat), Pass(seat=seat))),
            Roll(seat=seat),
            Reveal(seat=seat),
            Bank(seat=seat),
        )
        for wish in wishes:
            events = decide(game, wish)
            if not isinstance(events, Refusal):
                self._happen(events)
                return
        raise AssertionError("nothing is possible")

    @precondition(_plays)
    @rule(which=st.integers(0, 9))
    def leave(self, which: int) -> None:
        """Somebody gets up, in their own turn or another's."""
        self._happen(decide(self.game, Leave(seat=which % len(self.game.seats))))

    @precondition(_plays)
    @rule(score=st.sampled_from((0, 50, 300)))
    def join(self, score: int) -> None:
        """Somebody sits down, where that is between two rounds."""
        late = f"late{len(self.game.seats)}"
        self._happen(decide(self.game, JoinLate(player=late, interaction=len(self.events), score=score)))

    @precondition(_plays)
    @rule()
    def forfeit(self) -> None:
        """The host skips a turn."""
        self._happen(decide(self.game, Forfeit(seat=self._seat())))

    @precondition(_plays)
    @rule()
    def call_time(self) -> None:
        """The limit runs out, where there is one."""
        self._happen(decide(self.game, CallTime()))

    @precondition(_plays)
    @rule(points=st.sampled_from((0, 350, 1000)), won=st.booleans())
    def enter(self, points: int, won: bool) -> None:  # noqa: FBT001 — drawn by hypothesis
        """A turn at a real table is typed in."""
        self._happen(decide(self.game, Enter(seat=self._seat(), points=0 if won else points, won=won)))

    @precondition(lambda self: self.game.is_over)
    @rule(wish=st.sampled_from((Reveal(seat=0), Bank(seat=0), Leave(seat=0), CallTime(), Begin(interaction=1))))
    def nothing_follows_the_end(self, wish: Command) -> None:
        assert isinstance(decide(self.game, wish), Refusal)

    @invariant()
    def is_the_fold_of_its_events(self) -> None:
        if hasattr(self, "game"):
            assert fold(self.events) == self.game

    def teardown(self) -> None:
        """Read the record again: the same state, the same events, the same text.

        Who left in a turn of another is written after it: not yet while it is under way, never where it ended the game.
        """
        if not hasattr(self, "game"):
            return
        text = write_game(self.events, [seat.player for seat in self.game.seats])
        replayed = replay_text(text)
        assert text == write(replayed)
        assert standing(self.game, unsaid(self.events)) == standing(replayed.game), text
        assert self.game.pile == replayed.game.pile, text
        assert happenings(self.events) == happenings(replayed.events), text
        unheard = [SeatLeft(seat=seat) for seat in unsaid(self.events)]
        elsewhere = Counter(filter(is_said_elsewhere, self.events)) - Counter(unheard)
        assert elsewhere == Counter(filter(is_said_elsewhere, replayed.events))


TestPlayedAndWritten = PlayedAndWritten.TestCase
TestPlayedAndWritten.settings = settings(max_examples=80, stateful_step_count=30, deadline=None)


def is_said_elsewhere(event: Event) -> bool:
    """Whether a record tells this above or below the turn it happened in: who left, that time ran out."""
    return isinstance(event, SeatLeft | TimeCalled)


def happenings(events: Iterable[Event]) -> list[object]:
    """List what a record tells in its own order; not who pressed, nor by what throw, lot or choice a seat began.

    Which of equal dice were set aside is not written either, so a set-aside is its faces and points.
    """
    game: Game | None = None
    told: list[object] = []
    for event in events:
        match event:
            case Opened() | FirstChosen() | RolledOff():
                pass
            case Seated():
                told.append((event.seat, event.player, event.score))
            case Begun():
                told.append("begun")
            case DiceSetAside():
                assert game is not None
                assert game.turn is not None
                told.append((faces_at(game.turn.faces, event.places), event.points))
            case _ if not is_said_elsewhere(event):
                told.append(event)
            case _:
                pass
        game = opened(event) if isinstance(event, Opened) else evolve(game, event)  # type: ignore[arg-type]
    return told
