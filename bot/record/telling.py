"""A game's events told as the lines of a record (record.md, Turns).

Knows which events stand on which line; knows no tag, and asks no rule but what banks by itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine import events as happened
from bot.engine.dice import places
from bot.engine.events import Ended, Event, Taken
from bot.engine.evolve import evolve, opened
from bot.engine.ruleset import End
from bot.engine.standing import added, target_is_held
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import After, trait_in_force
from bot.record.names import figures


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """How the first turn came about: the seat that began, the throws for it, what stood on the score sheet."""

    free_deck: bool
    roll_off: tuple[tuple[int, ...], ...] = ()
    first: int = 0
    scores: tuple[int, ...] = ()


class Telling:
    """A stream of events, told to its end."""

    def __init__(self, events: Iterable[Event], names: tuple[str, ...]) -> None:
        stream = iter(events)
        start = next(stream, None)
        if not isinstance(start, happened.Opened):
            raise TypeError("a stream of events begins with Opened")
        self.names = names
        self.game: Game = opened(start)
        self.lines: list[str] = []
        self._throws: list[tuple[int, ...]] = []
        self._begun: happened.TurnBegun | None = None
        self._scores: tuple[int, ...] = ()
        self._free_deck = start.free_deck
        self._above: list[str] = []
        """Lines that belong above the turn under way."""
        self._leavers: list[int] = []
        """Seats that left in the turn under way, another's: their lines belong below it."""
        self._left: int | None = None
        """The seat whose leaving stands on its own turn's line."""
        self._clear()
        for event in stream:
            self._tell(event)
            self.game = evolve(self.game, event)
        self._stop_in_mid_turn()
        if not self._begun:
            self._scores = tuple(seat.score for seat in self.game.seats)

    @property
    def opening(self) -> Opening:
        """How play began; where it has not, who is seated so far."""
        return Opening(
            free_deck=self._free_deck,
            roll_off=tuple(self._throws),
            first=self._begun.seat if self._begun else 0,
            scores=self._scores,
        )

    def _tell(self, event: Event) -> None:  # noqa: C901, PLR0912 — one arm an event
        """Tell one event, of which the game does not know yet."""
        match event:
            case happened.RolledOff():
                self._throws.append(event.faces)
            case happened.TurnBegun():
                self._begin(event)
            case happened.Seated() if self.game.order:
                score = f" ={event.score}" if event.score else ""
                self.lines.append(f"{self.names[event.seat]}: joins{score}")
            case happened.Revealed():
                self._words.append(event.card)
            case happened.Discarded() if event.passed:
                self._words.append("pass")
            case happened.DiceSetAside():
                turn = self._turn
                self._words.append(f"{_digits(turn, turn.thrown)}:{_digits(turn, event.places)}")
            case happened.TuttoMade():
                self._taken = added(self._taken, event.taken)
            case happened.BankedInTurn():
                self._gain += event.points
            case happened.TurnEnded():
                self._end(event)
            case happened.TimeCalled():
                (self._above if self._words else self.lines).append("time")
            case happened.SeatLeft():
                self._leave(event.seat)
            case happened.Finished() | happened.GivenUp():
                self._stop_in_mid_turn()
            case _:
                pass

    @property
    def _turn(self) -> Turn:
        if self.game.turn is None:
            raise TypeError("no turn is under way")
        return self.game.turn

    def _clear(self) -> None:
        self._words: list[str] = []
        self._gain = 0
        self._taken: Taken = ()

    def _begin(self, event: happened.TurnBegun) -> None:
        self._left = None
        self._write_leavers()
        if self._begun is None:
            self._begun = event
            self._scores = tuple(seat.score for seat in self.game.seats)

    def _end(self, event: happened.TurnEnded) -> None:
        self._words += self._last_words(event)
        gain, taken = self._gain + event.gain, added(self._taken, event.taken)
        self._line((*self._words, *figures(self.names, gain, taken)))
        if event.ended is Ended.LEFT:
            self._left = event.seat

    def _last_words(self, event: happened.TurnEnded) -> list[str]:
        """Say by what token a turn ends, an undecided roll before it."""
        turn = self._turn
        undecided = [_digits(turn, turn.thrown)] if turn.step is Step.CHOOSE else []
        match event.ended:
            case Ended.NULL:
                words = [f"{_digits(turn, turn.thrown)}:"]
            case Ended.BANK:
                words = [] if self._banks_by_itself(turn) else ["bank"]
            case Ended.SCORE:
                words = ["score", str(event.gain)]
            case Ended.WIN:
                words = [] if turn.tuttos else ["win"]
            case Ended.FORFEIT:
                words = [*undecided, "forfeit"]
            case Ended.LEFT:
                words = [*undecided, "leaves"]
            case Ended.STOP:
                words = []
        return words

    def _banks_by_itself(self, turn: Turn) -> bool:
        """Whether the card banked, or a bank in mid-turn ended the game (`plus_minus_after=end`, §7.7)."""
        completed = turn.step is Step.REVEAL and trait_in_force(self.game).after is After.TURN_IS_BANKED
        ends_the_game = turn.banked > 0 and self.game.ruleset.end is End.IMMEDIATE and target_is_held(self.game)
        return completed or ends_the_game

    def _leave(self, seat: int) -> None:
        if seat == self._left:
            return
        mine = seat == self._turn.seat
        if self._words and not mine:
            self._leavers.append(seat)
        else:
            self.lines.append(f"{self.names[seat]}: leaves")

    def _stop_in_mid_turn(self) -> None:
        """Write what has been played of a turn that is not over, and then who left in it where that ended the game."""
        turn = self.game.turn
        if turn is None or not self._words:
            return
        undecided = [_digits(turn, turn.thrown)] if turn.step is Step.CHOOSE else []
        self._line((*self._words, *undecided))
        if len(self.game.in_game) - len(self._leavers) == 1:
            self._write_leavers()

    def _write_leavers(self) -> None:
        """Write who left in a turn below it, but nothing more once that has ended an extra round (§6.4)."""
        tied = [seat for seat in self.game.tied if not self.game.seats[seat].gone]
        for seat in self._leavers:
            self.lines.append(f"{self.names[seat]}: leaves")
            tied = [other for other in tied if other != seat]
            if self.game.tied and len(tied) == 1:
                break
        self._leavers.clear()

    def _line(self, words: Iterable[str]) -> None:
        turn = self._turn
        self.lines += [*self._above, f"{self.names[turn.seat]}: {' '.join(words)}"]
        self._above.clear()
        self._clear()


def _digits(turn: Turn, mask: int) -> str:
    return "".join(str(turn.faces[place]) for place in places(mask))
