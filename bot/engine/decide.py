"""What a person's wish leads to: events, or a Refusal. Knows who may ask what when; never rolls, never draws."""

from typing import assert_never

from bot.engine import allowed, commands, course
from bot.engine import events as happened
from bot.engine.course import Course
from bot.engine.dice import faces_at
from bot.engine.events import Event
from bot.engine.house import departures, parse
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.state import Game, Step, Turn

MOST_SEATS = 10


def decide(game: Game, command: commands.Command) -> tuple[Event, ...] | Refusal:
    """Answer a wish with everything that follows from it, up to the next wish or to chance."""
    answer = pursue(game, command)
    return answer if isinstance(answer, Refusal) else answer.events


def pursue(game: Game, command: commands.Command) -> Course | Refusal:  # noqa: C901, PLR0912 — one arm a command
    """Answer a wish with the game as it then stands and the events that led there."""
    path = Course(game)
    match command:  # the commonest first: arms are tried in order
        case commands.Roll():
            refusal = _roll(path, command.seat)
        case commands.SetAside():
            refusal = _set_aside(path, command)
        case commands.Reveal():
            refusal = _reveal(path, command.seat)
        case commands.Bank():
            refusal = _bank(path, command.seat)
        case commands.Sit():
            refusal = _sit(path, command)
        case commands.Rise():
            refusal = _rise(path, command)
        case commands.ChooseRules():
            refusal = _choose_rules(path, command)
        case commands.ChooseFirst():
            refusal = _choose_first(path, command.seat)
        case commands.Begin():
            refusal = _begin(path, command)
        case commands.Take():
            refusal = _take(path, command.seat)
        case commands.Pass():
            refusal = _pass(path, command.seat)
        case commands.Enter():
            refusal = _enter(path, command)
        case commands.Forfeit():
            refusal = _forfeit(path, command.seat)
        case commands.Leave():
            refusal = _leave(path, command.seat)
        case commands.Replace():
            refusal = _replace(path, command)
        case commands.JoinLate():
            refusal = _join_late(path, command)
        case commands.CallTime():
            refusal = _call_time(path)
        case commands.GiveUp():
            refusal = _give_up(path)
        case _:
            assert_never(command)
    return path if refusal is None else refusal


def _sit(path: Course, command: commands.Sit) -> Refusal | None:
    game = path.game
    refusal = allowed.against_lobby(game) or _against_player(game, command.player)
    refusal = refusal or allowed.against_start(game.ruleset, command.score)
    if refusal is None:
        path.note(_seated(game, command.player, command.interaction, command.score))
    return refusal


def _rise(path: Course, command: commands.Rise) -> Refusal | None:
    refusal = allowed.against_lobby(path.game)
    if refusal is None and not 0 <= command.seat < len(path.game.seats):
        refusal = refuse(Code.NOT_SEATED)
    if refusal is None:
        path.note(happened.Risen(seat=command.seat))
    return refusal


def _choose_rules(path: Course, command: commands.ChooseRules) -> Refusal | None:
    refusal = allowed.against_lobby(path.game)
    if refusal is not None:
        return refusal
    ruleset = parse(path.game.ruleset.edition, command.house)
    if isinstance(ruleset, Refusal):
        return ruleset
    if ruleset != path.game.ruleset:
        path.note(happened.RulesChosen(edition=ruleset.edition, house=departures(ruleset)))
    return None


def _choose_first(path: Course, seat: int | None) -> Refusal | None:
    game = path.game
    refusal = allowed.against_lobby(game) or allowed.against_choosing_first(game)
    if refusal is None and seat is not None and not 0 <= seat < len(game.seats):
        refusal = refuse(Code.NOT_SEATED)
    if refusal is None and seat != game.first:
        path.note(happened.FirstChosen(seat=seat))
    return refusal


def _begin(path: Course, command: commands.Begin) -> Refusal | None:
    refusal = allowed.against_lobby(path.game)
    if refusal is None and not path.game.seats:
        refusal = refuse(Code.NOBODY_SEATED)
    if refusal is None:
        path.note(happened.Begun(interaction=command.interaction))
    return refusal


def _reveal(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_reveal(path.game, turn)
    if refusal is None:
        path.note(happened.RevealCalled())
    return refusal


def _roll(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_roll(turn)
    if refusal is None and turn.step is not Step.GO_ON:
        refusal = refuse(Code.WRONG_DICE_COUNT, dice=turn.dice_left)
    if refusal is None:
        path.note(happened.RollCalled())
    return refusal


def _set_aside(path: Course, command: commands.SetAside) -> Refusal | None:
    turn = _turn(path, command.seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_places(path.game, turn, command.places)
    if refusal is None:
        worth = path.trait.scoring.worth(faces_at(turn.faces, command.places))
        course.set_aside(path, command.places, worth)
    return refusal


def _bank(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_bank(path.game, turn)
    if refusal is None:
        course.bank(path)
    return refusal


def _take(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_pass(turn)
    if refusal is None:
        path.note(happened.VengeanceTaken())
    return refusal


def _pass(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_pass(turn)
    if refusal is None and turn.card is not None:
        path.note(happened.Discarded(card=turn.card, passed=True))
    return refusal


def _enter(path: Course, command: commands.Enter) -> Refusal | None:
    turn = _turn(path, command.seat)
    if isinstance(turn, Refusal):
        return turn
    refusal = allowed.against_entering(turn, command.points, won=command.won)
    if refusal is not None:
        return refusal
    if command.won:
        course.win(path)
    else:
        course.enter(path, command.points)
    return None


def _forfeit(path: Course, seat: int) -> Refusal | None:
    turn = _turn(path, seat)
    if isinstance(turn, Refusal):
        return turn
    course.forfeit(path)
    return None


def _leave(path: Course, seat: int) -> Refusal | None:
    game = path.game
    refusal = allowed.against_playing(game) or _against_absent(game, seat)
    if refusal is None:
        course.leave(path, seat)
    return refusal


def _replace(path: Course, command: commands.Replace) -> Refusal | None:
    game = path.game
    refusal = allowed.against_playing(game) or _against_absent(game, command.seat)
    if refusal is None and any(seat.player == command.player for seat in game.seats):
        refusal = refuse(Code.ALREADY_SEATED)
    if refusal is None:
        path.note(happened.SeatReplaced(seat=command.seat, player=command.player))
    return refusal


def _join_late(path: Course, command: commands.JoinLate) -> Refusal | None:
    game = path.game
    refusal = allowed.against_joining(game) or _against_player(game, command.player)
    refusal = refusal or allowed.against_start(game.ruleset, command.score)
    if refusal is None:
        path.note(_seated(game, command.player, command.interaction, command.score))
    return refusal


def _call_time(path: Course) -> Refusal | None:
    game = path.game
    refusal = allowed.against_playing(game)
    if refusal is None and (game.ruleset.time_limit_minutes is None or game.time_called):
        refusal = refuse(Code.UNREADABLE)
    if refusal is None:
        path.note(happened.TimeCalled())
    return refusal


def _give_up(path: Course) -> Refusal | None:
    if path.game.is_over:
        return refuse(Code.GAME_IS_OVER)
    path.note(happened.GivenUp())
    return None


def _turn(path: Course, seat: int) -> Turn | Refusal:
    return allowed.against_seat(path.game, seat) or path.turn


def _against_absent(game: Game, seat: int) -> Refusal | None:
    """Refuse a seat that nobody holds, or that was left."""
    stays = seat in game.in_game and not game.seats[seat].leaving
    return None if stays else refuse(Code.NOT_SEATED)


def _against_player(game: Game, player: str) -> Refusal | None:
    if any(seat.player == player for seat in game.seats):
        return refuse(Code.ALREADY_SEATED)
    return refuse(Code.TABLE_IS_FULL, seats=MOST_SEATS) if len(game.seats) >= MOST_SEATS else None


def _seated(game: Game, player: str, interaction: int, score: int) -> happened.Seated:
    return happened.Seated(seat=len(game.seats), player=player, interaction=interaction, score=score)
