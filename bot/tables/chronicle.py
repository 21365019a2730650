"""What is told of a game: its turns, one tale each, folded from the event stream. Decides nothing and words nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.advisor.habits import Banked, banked
from bot.engine.cards import Card
from bot.engine.events import DiceRolled, Ended, Event, RolledOff, SeatReplaced, Taken, TurnEnded
from bot.engine.state import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Tale:
    """One turn that is over. `gain` is all it added to the score, `lost` what was at risk and went, `score` afterwards.

    `seq` is that of its `TurnEnded`; `taken` is summed over the turn, in seat order; `last_faces` is the roll that
    ended it, empty where none did.
    """

    seq: int
    seat: int
    round: int
    cards: tuple[Card, ...]
    ended: Ended
    gain: int
    lost: int
    taken: Taken
    tuttos: int
    last_faces: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A seat was given to another player after so many turns; `player` is who had it."""

    seat: int
    player: str
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicle:
    """All turns of a game so far, oldest first, and how often each face has fallen in it, from 1 to 6.

    `banks` says by player key who chose to bank where.
    """

    tales: tuple[Tale, ...] = ()
    fallen: tuple[int, ...] = (0,) * 6
    banks: tuple[tuple[str, Banked], ...] = ()

    given: tuple[Given, ...] = ()

    def since(self, seat: int) -> tuple[Tale, ...]:
        """The turns since this seat's last one, oldest first; all of them where it had none yet."""
        for back, tale in enumerate(reversed(self.tales)):
            if tale.seat == seat:
                return self.tales[len(self.tales) - back :]
        return self.tales

    def of(self, seat: int) -> tuple[Tale, ...]:
        """This seat's turns, oldest first."""
        return tuple(tale for tale in self.tales if tale.seat == seat)

    def after(self, before: Game, event: Event, after: Game, seq: int) -> "Chronicle":
        """Fold one event, with the game before and after it."""
        if isinstance(event, DiceRolled | RolledOff):
            fallen = list(self.fallen)
            for face in event.faces:
                fallen[face - 1] += 1
            return replace(self, fallen=tuple(fallen))
        if isinstance(event, SeatReplaced):
            given = Given(seat=event.seat, player=before.seats[event.seat].player, turns=len(self.tales))
            return replace(self, given=(*self.given, given))
        if not isinstance(event, TurnEnded) or before.turn is None:
            return self
        turn = before.turn
        thrown = tuple(face for place, face in enumerate(turn.faces) if turn.thrown >> place & 1)
        tale = Tale(
            seq=seq,
            seat=event.seat,
            round=before.round,
            cards=turn.cards,
            ended=event.ended,
            gain=event.gain + turn.banked,
            lost=event.lost,
            taken=added_up((*turn.paid, *event.taken)),
            tuttos=turn.turn_tuttos,
            last_faces=thrown if event.ended is Ended.NULL else (),
            score=after.seats[event.seat].score,
        )
        where = banked(before, event)
        banks = self.banks if where is None else (*self.banks, (before.seats[event.seat].player, where))
        return replace(self, tales=(*self.tales, tale), banks=banks)


def added_up(taken: Sequence[tuple[int, int]]) -> Taken:
    """One figure a seat, in seat order.

    >>> added_up(((1, 500), (0, 200), (1, 500)))
    ((0, 200), (1, 1000))
    """
    sums: dict[int, int] = {}
    for seat, points in taken:
        sums[seat] = sums.get(seat, 0) + points
    return tuple(sorted(sums.items()))
