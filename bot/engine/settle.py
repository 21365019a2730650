"""What chance's answer leads to: events, or a Refusal where people typed one that can't be. Never rolls itself."""

from typing import assert_never

from bot.engine import allowed, chance, course
from bot.engine import events as happened
from bot.engine.course import Course
from bot.engine.dice import FACES, first_places
from bot.engine.events import Event
from bot.engine.evolve import due, highest_rollers
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import FirstSeat
from bot.engine.standing import leads_alone
from bot.engine.state import Game, Starting, Step

_FACES = frozenset(FACES)


def settle(game: Game, outcome: chance.Outcome) -> tuple[Event, ...] | Refusal:
    """Answer what chance decided with everything that follows from it, up to the next wish or to chance."""
    answer = pursue(game, outcome)
    return answer if isinstance(answer, Refusal) else answer.events


def pursue(game: Game, outcome: chance.Outcome) -> Course | Refusal:
    """Answer what chance decided with the game as it then stands and the events that led there."""
    path = Course(game)
    match outcome:  # the commonest first: arms are tried in order
        case chance.Rolled():
            refusal = _rolled(path, outcome.faces)
        case chance.Drawn():
            refusal = _drawn(path, outcome)
        case chance.SeatPicked():
            refusal = _seat_picked(path, outcome.seat)
        case chance.OffRolled():
            refusal = _off_rolled(path, outcome.faces)
        case chance.Shuffled():
            refusal = _shuffled(path)
        case _:
            assert_never(outcome)
    return path if refusal is None else refusal


def _shuffled(path: Course) -> Refusal | None:
    game = path.game
    if not isinstance(due(game), chance.Shuffle):
        return _not_awaited(game)
    path.note(happened.PileShuffled())
    if isinstance(game.phase, Starting):
        first = _first_without_chance(game)
        if first is not None:
            course.begin_turn(path, first, game.round)
    return None


def _first_without_chance(game: Game) -> int | None:
    """Name who begins where nothing is rolled or drawn for it (§6.6)."""
    if game.first is not None:
        return game.first if game.first < len(game.seats) else 0
    return 0 if len(game.seats) == 1 or game.ruleset.first_seat is FirstSeat.HOST else None


def _off_rolled(path: Course, faces: tuple[int, ...]) -> Refusal | None:
    asked = due(path.game)
    if not isinstance(asked, chance.RollOff):
        return _not_awaited(path.game)
    refusal = _against_faces(faces, len(asked.seats))
    if refusal is not None:
        return refusal
    path.note(happened.RolledOff(seats=asked.seats, faces=faces))
    highest = highest_rollers(asked.seats, faces)
    if len(highest) == 1:
        course.begin_turn(path, highest[0], path.game.round)
    return None


def _seat_picked(path: Course, seat: int) -> Refusal | None:
    asked = due(path.game)
    if not isinstance(asked, chance.PickSeat):
        return _not_awaited(path.game)
    if not 0 <= seat < asked.seats:
        return refuse(Code.NOT_SEATED)
    course.begin_turn(path, seat, path.game.round)
    return None


def _drawn(path: Course, outcome: chance.Drawn) -> Refusal | None:
    game = path.game
    refusal = allowed.against_card(game, outcome.card)
    if refusal is not None:
        return refusal
    if not isinstance(due(game), chance.Draw):
        return _not_awaited(game) if game.turn is None else refuse(Code.MAY_NOT_REVEAL, dice=game.turn.dice_left)
    path.note(happened.Revealed(card=outcome.card))
    trait = path.trait
    if trait.stops:
        course.stop(path)
    elif trait.put_by_sole_leader and leads_alone(game, path.turn.seat):
        path.note(happened.Discarded(card=outcome.card, passed=False))
    return None


def _rolled(path: Course, faces: tuple[int, ...]) -> Refusal | None:
    game = path.game
    turn = game.turn
    if turn is None or turn.step is not Step.ROLLING:
        return _not_awaited(game) if turn is None else allowed.against_roll(turn) or _not_awaited(game)
    refusal = _against_faces(faces, turn.dice_left)
    if refusal is not None:
        return refusal
    path.note(happened.DiceRolled(faces=faces))
    trait, turn = path.trait, path.turn
    fullest = trait.scoring.fullest(turn.roll, turn.collected)
    if not fullest:
        course.null(path)
    elif trait.bot_chooses:
        places = first_places(turn.faces, turn.thrown, fullest[0]) or 0
        course.set_aside(path, places, trait.scoring.worth(fullest[0]))
    return None


def _against_faces(faces: tuple[int, ...], dice: int) -> Refusal | None:
    if not _FACES.issuperset(faces):
        return refuse(Code.NOT_A_FACE)
    return None if len(faces) == dice else refuse(Code.WRONG_DICE_COUNT, dice=dice)


def _not_awaited(game: Game) -> Refusal:
    """Refuse an answer to a question nobody asked; only a caller that never looked at `due` sees it."""
    return allowed.against_playing(game) or refuse(Code.TURN_IS_OVER)
