"""What follows from a move by itself: the card's effect, the end of a turn, of a round, of the game (§2, §6).

Knows the order of things; what a card does is asked of its Trait. Whether the move was allowed is settled before.
"""

from collections.abc import Iterable

from bot.engine import events as happened
from bot.engine import standing
from bot.engine.events import Ended, Event, Taken
from bot.engine.evolve import evolve
from bot.engine.ruleset import End, FinalRound, Tie
from bot.engine.state import Game, Playing, Turn
from bot.engine.traits import PLUS_MINUS, After, Trait, trait_in_force

_NULLS_BEFORE_THE_LAST = 2


class Course:
    """A game and the events that have carried it on so far; the one thing in the engine that changes."""

    __slots__ = ("_events", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._events: list[Event] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened since."""
        return tuple(self._events)

    @property
    def turn(self) -> Turn:
        """The turn under way; only where one is."""
        if not isinstance(self.game.phase, Playing):
            raise TypeError("no turn is under way")
        return self.game.phase.turn

    @property
    def trait(self) -> Trait:
        """What the card in force does; only where one is."""
        return trait_in_force(self.game)

    def note(self, event: Event) -> None:
        """Let this happen."""
        self._events.append(event)
        self.game = evolve(self.game, event)


def set_aside(course: Course, places: int, worth: int) -> None:
    """Set these dice aside, and make a TUTTO of it where none are left (§2.6)."""
    course.note(happened.DiceSetAside(places=places, points=worth if course.trait.counts else 0))
    if not course.turn.dice_left:
        _tutto(course)


def null(course: Course) -> None:
    """End the turn by a null: it loses everything, or on Fireworks and Must Bust banks it (§2.5, §4.4)."""
    if course.trait.null_banks:
        _end_banked(course, Ended.NULL)
        return
    rules, turn = course.game.ruleset, course.turn
    third = course.game.seats[turn.seat].nulls == _NULLS_BEFORE_THE_LAST and not turn.banked
    fine = standing.charge(course.game, (turn.seat,), rules.three_nulls) if third else ()
    _end_lost(course, Ended.NULL, fine)


def stop(course: Course) -> None:
    """End the turn by a Stop or No Dice (§4.3, `stop_keeps`)."""
    if course.game.ruleset.stop_keeps:
        _end_banked(course, Ended.STOP)
    else:
        _end_lost(course, Ended.STOP)


def bank(course: Course) -> None:
    """Bank everything at risk and end the turn (§2.4)."""
    _end_banked(course, Ended.BANK)


def forfeit(course: Course) -> None:
    """End the turn without points."""
    _end_lost(course, Ended.FORFEIT)


def leave(course: Course, seat: int) -> None:
    """Take a seat out of the game (§6.7), at once or, in another's turn, when that is over."""
    turn = course.turn
    if seat != turn.seat:
        course.note(happened.SeatLeft(seat=seat))
        _finish_if_all_others_leave(course)
        return
    untouched = turn.is_untouched
    if not untouched:
        _note_turn_ended(course, Ended.LEFT, 0, ())
    course.note(happened.SeatLeft(seat=seat))
    if _finish_if_left_alone(course):
        return
    if untouched:
        _move_on(course, seat)
    else:
        _turn_over(course, seat)


def enter(course: Course, points: int) -> None:
    """End the turn with points made at a real table; who has to pay for its card pays (record.md)."""
    game, turn = course.game, course.turn
    fees: Taken = ()
    if points and turn.card is not None:
        trait = course.trait
        fees = standing.charge(game, trait.payers(game, turn.seat), trait.fee)
    course.note(happened.TurnEnded(seat=turn.seat, ended=Ended.SCORE, gain=points, lost=0, taken=fees))
    _turn_over(course, turn.seat)


def win(course: Course) -> None:
    """End the game with this seat as the only winner; the scores stay as they are (§4.7)."""
    seat = course.turn.seat
    _note_turn_ended(course, Ended.WIN, 0, ())
    course.note(happened.Finished(winners=(seat,)))


def begin_turn(course: Course, seat: int, number: int) -> None:
    """Begin a turn in this round, and say so where a limit makes the round the last (§6.4).

    Who left in the turn before is out now: whether that turn ended the game was settled with them still in it, and a
    seat that was next is passed over like one that leaves between turns (§6.7).
    """
    somebody_left = any(other.leaving for other in course.game.seats)
    course.note(happened.TurnBegun(seat=seat, round=number))
    if number == course.game.ruleset.round_limit and not course.game.last_round:
        course.note(happened.LastRoundCalled())
    if somebody_left and not _finish_if_left_alone(course) and course.game.seats[seat].gone:
        _move_on(course, seat)


def _tutto(course: Course) -> None:
    game, turn, trait = course.game, course.turn, course.trait
    if not trait.is_completed_by(turn.tuttos + 1):
        course.note(happened.TuttoMade(rolled=turn.rolled, bonus=turn.bonus, taken=()))
        return
    rolled, bonus = trait.purses(turn)
    at_once = () if trait.pays_at_bank else standing.charge(game, trait.payers(game, turn.seat), trait.fee)
    course.note(happened.TuttoMade(rolled=rolled, bonus=bonus, taken=at_once))
    if trait.after is After.GAME_IS_WON:
        win(course)
    elif trait.after is After.TURN_IS_BANKED:
        bank(course)
    elif trait.after is After.BANKED_IN_TURN:
        course.note(happened.BankedInTurn(points=course.turn.at_risk))
        if _reached_at_once(course.game):
            bank(course)


def _end_banked(course: Course, ended: Ended) -> None:
    """End the turn with what is at risk; a Plus/Minus still owing is paid first, one by one (`plus_minus_when`)."""
    turn, before = course.turn, course.game
    taken: Taken = ()
    for _ in range(turn.owing):
        fees = standing.charge(before, standing.plus_minus_payers(before, turn.seat), PLUS_MINUS)
        before = standing.less(before, fees)
        taken = standing.added(taken, fees)
    _note_turn_ended(course, ended, turn.at_risk, taken)
    _turn_over(course, turn.seat)


def _end_lost(course: Course, ended: Ended, taken: Taken = ()) -> None:
    seat = course.turn.seat
    _note_turn_ended(course, ended, 0, taken)
    _turn_over(course, seat)


def _note_turn_ended(course: Course, ended: Ended, gain: int, taken: Taken) -> None:
    turn = course.turn
    course.note(
        happened.TurnEnded(seat=turn.seat, ended=ended, gain=gain, lost=turn.at_risk - gain, taken=taken),
    )


def _turn_over(course: Course, seat: int) -> None:
    """Look whether the game is over now that a turn is; else pass on."""
    game = course.game
    if _reached_at_once(game) or (game.ruleset.end is End.IMMEDIATE and game.time_called and not game.tied):
        _finish(course, _contenders(game))
        return
    if not game.last_round and game.ruleset.end is End.ROUND and (game.time_called or standing.target_is_held(game)):
        course.note(happened.LastRoundCalled())
    _move_on(course, seat)


def _move_on(course: Course, seat: int) -> None:
    """Pass the turn to the next seat of the round, or end the round."""
    game = course.game
    following = standing.next_in_round(game, seat)
    if following is not None:
        begin_turn(course, following, game.round)
        return
    if not game.last_round:
        _begin_round(course)
    elif _is_called_off(game):
        course.note(happened.LastRoundCalledOff())
        _begin_round(course)
    else:
        _finish(course, _contenders(game))


def _begin_round(course: Course) -> None:
    game = course.game
    begin_turn(course, standing.round_seats(game)[0], game.round + 1)


def _is_called_off(game: Game) -> bool:
    """Whether nobody holds the target any more; a limit stands, and an extra round is decided by itself (§6.4)."""
    must_hold = game.ruleset.final_round is FinalRound.MUST_HOLD
    return must_hold and not (game.tied or standing.limit_is_reached(game) or standing.target_is_held(game))


def _reached_at_once(game: Game) -> bool:
    return game.ruleset.end is End.IMMEDIATE and standing.target_is_held(game)


def _contenders(game: Game) -> tuple[int, ...]:
    """Name the seats among which the highest score is looked for."""
    playing = standing.round_seats(game)
    return tuple(sorted(playing)) or game.in_game


def _finish(course: Course, among: Iterable[int]) -> None:
    """End the game, or let those who are tied at the top go on (§6.3, `tie`)."""
    top = standing.highest(course.game, among)
    if len(top) > 1 and course.game.ruleset.tie is Tie.EXTRA_ROUND:
        course.note(happened.ExtraRoundCalled(seats=top))
        _begin_round(course)
    else:
        course.note(happened.Finished(winners=top))


def _finish_if_left_alone(course: Course) -> bool:
    """End the game where one seat is left, of the game or of the tied, or none (§6.4, §6.7)."""
    game = course.game
    if not game.in_game or (len(game.in_game) == 1 and len(game.seats) > 1):
        course.note(happened.Finished(winners=game.in_game))
        return True
    tied = standing.round_seats(game)
    if game.tied and len(tied) == 1:
        course.note(happened.Finished(winners=tied))
        return True
    return False


def _finish_if_all_others_leave(course: Course) -> None:
    """End the game at once where somebody's leaving in another's turn leaves one seat (§6.7)."""
    game = course.game
    staying = tuple(seat for seat in game.in_game if not game.seats[seat].leaving)
    if len(staying) == 1:
        course.note(happened.Finished(winners=staying))
    else:
        _finish_if_left_alone(course)
