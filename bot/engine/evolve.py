"""The fold: what a game is after each event. Knows what moves where, never whether it was allowed.

It never fails on a stream that `decide` and `settle` made, and asks no rule where an event carries the figure.
"""

from collections.abc import Iterable
from typing import assert_never

from bot.engine import events as happened
from bot.engine.chance import Dice, Draw, Due, PickSeat, RollOff, Shuffle
from bot.engine.changed import changed
from bot.engine.dice import ALL_PLACES, PLACES, faces_at, places
from bot.engine.editions import Edition
from bot.engine.events import Ended, Event
from bot.engine.house import parse
from bot.engine.refusals import Refusal
from bot.engine.ruleset import FirstSeat, Reshuffle, Ruleset
from bot.engine.standing import added, less
from bot.engine.state import Game, Lobby, Over, Playing, Seat, Starting, Step, Turn
from bot.engine.traits import trait_in_force, traits

_NULLS_IN_A_ROW = 3


def opened(event: happened.Opened) -> Game:
    """Begin the fold: an empty lobby. Raises ValueError for rules that no game can have been opened with."""
    ruleset = _ruleset(event.edition, event.house)
    return Game(
        ruleset=ruleset,
        first=event.first,
        phase=Lobby(),
        pile={} if event.free_deck else dict(ruleset.deck),
        deck_checked=not event.free_deck,
    )


def fold(events: Iterable[Event]) -> Game:
    """Fold a whole stream, which begins with Opened."""
    stream = iter(events)
    first = next(stream, None)
    if not isinstance(first, happened.Opened):
        raise TypeError("a stream of events begins with Opened")
    game = opened(first)
    for event in stream:
        game = evolve(game, event)
    return game


def due(game: Game) -> Due | None:
    """Name what chance is asked for; nothing where a person is next or the game is over."""
    if isinstance(game.phase, Starting):
        return game.phase.due
    turn = game.turn
    if turn is not None and turn.step is Step.DRAWING:
        return Shuffle() if needs_shuffle(game) else Draw()
    if turn is not None and turn.step is Step.ROLLING:
        return Dice(count=turn.dice_left)
    return None


def needs_shuffle(game: Game) -> bool:
    """Whether all cards are shuffled before the next one is revealed (§5.2, `reshuffle`)."""
    return game.deck_checked and (game.reshuffle_due or not any(game.pile.values()))


def evolve(game: Game, event: Event) -> Game:  # noqa: C901, PLR0911, PLR0912 — one arm an event
    """Fold one event."""
    match event:  # the commonest first: arms are tried in order
        case happened.DiceRolled():
            return _dice_rolled(game, event)
        case happened.DiceSetAside():
            return _dice_set_aside(game, event)
        case happened.RollCalled():
            return _step(game, Step.ROLLING)
        case happened.TurnEnded():
            return _turn_ended(game, event)
        case happened.TurnBegun():
            return _turn_begun(game, event)
        case happened.RevealCalled():
            return _step(game, Step.DRAWING)
        case happened.Revealed():
            return _revealed(game, event)
        case happened.TuttoMade():
            return _tutto_made(game, event)
        case happened.Opened():
            return opened(event)
        case happened.Seated():
            return _seated(game, event)
        case happened.Risen():
            return _risen(game, event.seat)
        case happened.RulesChosen():
            return _rules_chosen(game, event)
        case happened.FirstChosen():
            return changed(game, first=event.seat, first_chosen=event.seat is not None)
        case happened.Begun():
            return changed(game, phase=Starting(due=Shuffle()))
        case happened.PileShuffled():
            return _shuffled(game)
        case happened.RolledOff():
            return changed(game, phase=Starting(due=RollOff(seats=highest_rollers(event.seats, event.faces))))
        case happened.Discarded():
            return _playing(game, changed(_turn(game), card=None, step=Step.DRAWING))
        case happened.VengeanceTaken():
            return _step(game, Step.ROLLING)
        case happened.BankedInTurn():
            return _banked_in_turn(game, event)
        case happened.LastRoundCalled():
            return changed(game, last_round=True)
        case happened.LastRoundCalledOff():
            return changed(game, last_round=False)
        case happened.ExtraRoundCalled():
            return changed(game, last_round=True, tied=event.seats)
        case happened.TimeCalled():
            return changed(game, time_called=True)
        case happened.SeatLeft():
            return _seat_left(game, event.seat)
        case happened.SeatReplaced():
            return _with_seat(game, event.seat, changed(game.seats[event.seat], player=event.player))
        case happened.Finished():
            return _over(game, Over(winners=event.winners))
        case happened.GivenUp():
            return _over(game, Over(winners=(), given_up=True))
        case _:
            assert_never(event)


def highest_rollers(seats: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Name who rolled highest: alone they begin, else they roll again (§6.6).

    >>> highest_rollers((0, 1, 2), (4, 6, 6))
    (1, 2)
    """
    return tuple(seat for seat, face in zip(seats, faces, strict=True) if face == max(faces))


def _ruleset(edition: str, house: str) -> Ruleset:
    ruleset = parse(Edition(edition), house)
    if isinstance(ruleset, Refusal):
        raise ValueError(f"no game has these rules: {edition}: {house}")  # noqa: TRY004 — a wrong value
    return ruleset


def _turn(game: Game) -> Turn:
    if not isinstance(game.phase, Playing):
        raise TypeError("no turn is under way")
    return game.phase.turn


def _playing(game: Game, turn: Turn) -> Game:
    return changed(game, phase=Playing(turn=turn))


def _step(game: Game, step: Step) -> Game:
    return _playing(game, changed(_turn(game), step=step))


def _seated(game: Game, event: happened.Seated) -> Game:
    seat = Seat(
        player=event.player,
        interaction=event.interaction,
        score=event.score,
        opened=event.score > 0,
        first_round=game.round,
    )
    order = game.order and (*game.order, event.seat)
    return changed(game, seats=(*game.seats, seat), order=order)


def _risen(game: Game, seat: int) -> Game:
    """The seats behind move up; the first turn stays with who was to have it, or falls to the next (§6.6).

    Who had chosen it takes it along: then the host begins.
    """
    seats = game.seats[:seat] + game.seats[seat + 1 :]
    if game.first is None or (game.first_chosen and game.first == seat):
        return changed(game, seats=seats, first=None, first_chosen=False)
    first = game.first - 1 if seat < game.first else game.first
    return changed(game, seats=seats, first=first % len(seats) if seats else first)


def _rules_chosen(game: Game, event: happened.RulesChosen) -> Game:
    """The pile is that of the new deck.

    A seat that was to begin, by order or by choice, stays so only where no chance decides it (§6.6): it is forgotten.
    """
    ruleset = _ruleset(event.edition, event.house)
    is_kept = ruleset.first_seat is FirstSeat.HOST
    return changed(
        game,
        ruleset=ruleset,
        first=game.first if is_kept else None,
        first_chosen=game.first_chosen and is_kept,
        pile=dict(ruleset.deck) if game.deck_checked else {},
    )


def _shuffled(game: Game) -> Game:
    pile = dict(game.ruleset.deck) if game.deck_checked else {}
    phase = Starting(due=_who_begins(game)) if isinstance(game.phase, Starting) else game.phase
    return changed(game, pile=pile, reshuffle_due=False, phase=phase)


def _who_begins(game: Game) -> Due:
    """Say what chance decides after the opening shuffle; where nothing, TurnBegun follows at once (§6.6)."""
    if game.ruleset.first_seat is FirstSeat.RANDOM:
        return PickSeat(seats=len(game.seats))
    return RollOff(seats=tuple(range(len(game.seats))))


def _turn_begun(game: Game, event: happened.TurnBegun) -> Game:
    """Begin a turn; who left in the turn before is out of the game from now on (§6.7)."""
    new_round = event.round != game.round
    begins = not game.order
    order = game.order or tuple(range(event.seat, len(game.seats))) + tuple(range(event.seat))
    return changed(
        game,
        phase=Playing(turn=Turn(seat=event.seat, step=Step.REVEAL)),
        seats=tuple([changed(seat, leaving=False, gone=True) if seat.leaving else seat for seat in game.seats]),
        order=order,
        round=event.round,
        round_turns=0 if new_round else game.round_turns,
        reshuffle_due=game.reshuffle_due or (not begins and _wants_reshuffle(game, new_round=new_round)),
    )


def _wants_reshuffle(game: Game, *, new_round: bool) -> bool:
    """Whether the next card comes from a new pile; the opening shuffle serves the first card of all (`reshuffle`)."""
    wanted = game.ruleset.reshuffle is Reshuffle.TURN or (game.ruleset.reshuffle is Reshuffle.ROUND and new_round)
    return wanted and game.deck_checked and game.pile != dict(game.ruleset.deck)


def _revealed(game: Game, event: happened.Revealed) -> Game:
    turn = _turn(game)
    trait = traits(game.ruleset)[event.card]
    pile = game.pile
    if game.deck_checked:
        pile = {**pile, event.card: pile[event.card] - 1}
    revealed = changed(
        turn,
        step=Step.TAKE_OR_PASS if trait.may_be_passed else Step.ROLLING,
        cards=(*turn.cards, event.card),
        card=event.card,
        faces=(0,) * PLACES,
        aside=0,
        thrown=0,
        card_rolled=0,
        tuttos=0,
    )
    return changed(game, pile=pile, phase=Playing(turn=revealed))


def _dice_rolled(game: Game, event: happened.DiceRolled) -> Game:
    turn = _turn(game)
    free = ALL_PLACES & ~turn.aside
    faces = list(turn.faces)
    for place, face in zip(places(free), event.faces, strict=True):
        faces[place] = face
    return _playing(game, changed(turn, step=Step.CHOOSE, faces=tuple(faces), thrown=free))


def _dice_set_aside(game: Game, event: happened.DiceSetAside) -> Game:
    turn = _turn(game)
    worth = trait_in_force(game).scoring.worth(faces_at(turn.faces, event.places))
    return _playing(
        game,
        changed(
            turn,
            step=Step.GO_ON,
            aside=turn.aside | event.places,
            thrown=0,
            rolled=turn.rolled + event.points,
            card_rolled=turn.card_rolled + worth,
        ),
    )


def _tutto_made(game: Game, event: happened.TuttoMade) -> Game:
    turn = _turn(game)
    trait = trait_in_force(game)
    completed = trait.is_completed_by(turn.tuttos + 1)
    after = changed(
        turn,
        step=Step.REVEAL if completed else Step.GO_ON,
        faces=turn.faces if completed else (0,) * PLACES,
        aside=turn.aside if completed else 0,
        rolled=event.rolled,
        bonus=event.bonus,
        tuttos=turn.tuttos + 1,
        turn_tuttos=turn.turn_tuttos + 1,
        paid=added(turn.paid, event.taken),
        owing=turn.owing + (completed and trait.pays_at_bank),
    )
    return _playing(less(game, event.taken), after)


def _banked_in_turn(game: Game, event: happened.BankedInTurn) -> Game:
    turn = _turn(game)
    after = changed(turn, rolled=0, bonus=0, banked=turn.banked + event.points)
    return _playing(_gained(game, turn.seat, event.points), after)


def _turn_ended(game: Game, event: happened.TurnEnded) -> Game:
    turn = _turn(game)
    lost_to_null = event.ended is Ended.NULL and not trait_in_force(game).null_banks and not turn.banked
    game = _gained(less(game, event.taken), event.seat, event.gain)
    seat = game.seats[event.seat]
    nulls = (seat.nulls + 1) % _NULLS_IN_A_ROW if lost_to_null else 0
    if nulls != seat.nulls:
        game = _with_seat(game, event.seat, changed(seat, nulls=nulls))
    by_hand = event.ended is Ended.SCORE
    return changed(
        game,
        phase=Playing(turn=Turn(seat=event.seat, step=Step.REVEAL)),
        round_turns=game.round_turns + 1,
        pile={} if by_hand else game.pile,
        deck_checked=game.deck_checked and not by_hand,
    )


def _over(game: Game, phase: Over) -> Game:
    """End the game; who left in the turn it ended in has left, but for one who won it by then (§6.7)."""
    left = [
        changed(seat, leaving=False, gone=True) if seat.leaving and number not in phase.winners else seat
        for number, seat in enumerate(game.seats)
    ]
    return changed(game, phase=phase, seats=tuple(left))


def _seat_left(game: Game, number: int) -> Game:
    turn = _turn(game)
    seat = game.seats[number]
    waits = turn.seat != number and not turn.is_untouched
    left = changed(seat, leaving=True) if waits else changed(seat, gone=True)
    return _with_seat(game, number, left)


def _with_seat(game: Game, number: int, seat: Seat) -> Game:
    return changed(game, seats=(*game.seats[:number], seat, *game.seats[number + 1 :]))


def _gained(game: Game, number: int, points: int) -> Game:
    if not points:
        return game
    seat = game.seats[number]
    return _with_seat(game, number, changed(seat, score=seat.score + points, opened=True))
