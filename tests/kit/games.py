"""Positions in a line or two: games are told in the words of the game record and played through the engine."""

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from bot.engine import Game, Refusal, decide, evolve, settle
from bot.engine.chance import Outcome
from bot.engine.commands import Command
from bot.engine.events import Event, Finished, Revealed, SeatLeft, TurnBegun, TurnEnded
from bot.engine.state import Over
from bot.record import PlayedTurn, RecordError, Replayed, read, replay

SEATS = "Ada | Ben | Cleo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A game as it stands after some lines."""

    game: Game
    names: tuple[str, ...]
    events: tuple[Event, ...]
    turns: tuple[PlayedTurn, ...]
    winners: tuple[str, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.score for seat in self.game.seats)

    @property
    def at_risk(self) -> int:
        return self.game.turn.at_risk if self.game.turn else 0

    @property
    def purses(self) -> tuple[int, int]:
        """Rolled and bonus."""
        assert self.game.turn is not None
        return self.game.turn.rolled, self.game.turn.bonus

    @property
    def up(self) -> str:
        """Whose turn it is."""
        assert self.game.turn is not None
        return self.names[self.game.turn.seat]

    @property
    def brought(self) -> tuple[str, int]:
        """How the last turn ended, and what it added to its seat's score."""
        last = self.turns[-1]
        return (last.ended or "open", last.gain)

    @property
    def taken(self) -> dict[str, int]:
        """What the last turn took from whom."""
        return {self.names[seat]: points for seat, points in self.turns[-1].taken}


def record(
    *lines: str,
    house: str = "",
    scores: str = "",
    seats: str = SEATS,
    edition: str = "tutto",
    deck: str = "free",
    more: Sequence[str] = (),
) -> str:
    """Spell a record; the deck is free unless it is what a test is about."""
    tags = [f'[Edition "{edition}"]', f'[Seats "{seats}"]', f'[House "{house}"]', f'[Deck "{deck}"]']
    if scores:
        tags.append(f'[Scores "{scores}"]')
    return "\n".join([*tags, *more, "", *lines, ""])


def play(*lines: str, **tags: object) -> Played:
    """Play these lines, which the rules allow."""
    played = replayed(record(*lines, **tags))
    return Played(
        game=played.game,
        names=played.names,
        events=played.events,
        turns=played.turns,
        winners=tuple(played.names[seat] for seat in played.winners),
    )


def fill(*lines: str, **tags: object) -> Played:
    """Play these lines of Fill or Bust."""
    return play(*lines, edition="fill-or-bust", **tags)


def refused(*lines: str, **tags: object) -> str:
    """Play these lines, which the rules refuse: the token that is wrong, and the code."""
    text = record(*lines, **tags)
    error = _replayed(text)
    assert isinstance(error, RecordError), error
    row = text.split("\n")[error.line - 1]
    token = re.match(r"\S*", row[error.column - 1 :])
    assert token is not None
    return f"{token[0]} {error.code}"


def fill_refused(*lines: str, **tags: object) -> str:
    """Play these lines of Fill or Bust, which the rules refuse."""
    return refused(*lines, edition="fill-or-bust", **tags)


def then(game: Game, *moves: Command | Outcome) -> Game:
    """Go on with wishes and chance, all of which are allowed."""
    for move in moves:
        game = after(game, answer(game, move))
    return game


def after(game: Game, events: tuple[Event, ...] | Refusal) -> Game:
    """Fold what followed."""
    assert not isinstance(events, Refusal), events
    for event in events:
        game = evolve(game, event)
    return game


def answer(game: Game, move: Command | Outcome) -> tuple[Event, ...] | Refusal:
    """Ask the engine by the right door."""
    if isinstance(move, Outcome):
        return settle(game, move)
    return decide(game, move)


def code(events: tuple[Event, ...] | Refusal) -> str:
    """Name the code of a refusal."""
    assert isinstance(events, Refusal), events
    return events.code.value


def replayed(text: str) -> Replayed:
    """Read and play a record that the rules allow."""
    result = _replayed(text)
    assert isinstance(result, Replayed), (result, text)
    return result


def unsaid(events: Iterable[Event]) -> set[int]:
    """Name who left in another's turn that is under way or has ended the game: no line of a record may follow it."""
    left: set[int] = set()
    revealed = over = False
    for event in events:
        match event:
            case TurnBegun():
                left.clear()
                revealed = over = False
            case Revealed():
                revealed = True
            case TurnEnded():
                over = True
            case SeatLeft() if revealed and not over:
                left.add(event.seat)
            case Finished() if not over:
                left.clear()
            case _:
                pass
    return left


def standing(game: Game, unsaid: Container[int] = ()) -> tuple[object, ...]:
    """Say all of a state that a record tells: not by whose hand, nor which of equal dice lie where."""
    turn = game.turn
    phase = game.phase.winners if isinstance(game.phase, Over) else (turn.seat if turn else None)
    seats = tuple(
        (seat.score, seat.gone and number not in unsaid, seat.opened, seat.nulls)
        for number, seat in enumerate(game.seats)
    )
    purses = (turn.rolled, turn.bonus, turn.owing, turn.cards, turn.collected, turn.roll) if turn else ()
    return (phase, seats, purses, game.round, game.last_round, game.tied)


def _replayed(text: str) -> Replayed | RecordError:
    understood = read(text)
    return understood if isinstance(understood, RecordError) else replay(understood)
