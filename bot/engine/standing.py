"""Who leads, who pays and who is next: what the score sheet says at a moment (§3, §6).

Pure questions to a Game; knows nothing of dice, nor of when a question is asked.
"""

from collections.abc import Iterable

from bot.engine.changed import changed
from bot.engine.events import Taken
from bot.engine.ruleset import PlusMinusColeader, VengeanceColeader
from bot.engine.state import Game


def highest(game: Game, among: Iterable[int]) -> tuple[int, ...]:
    """Pick the seats with the highest banked score among these, in seat order."""
    seats = tuple(among)
    top = max((game.seats[seat].score for seat in seats), default=0)
    return tuple(seat for seat in seats if game.seats[seat].score == top)


def leaders(game: Game) -> tuple[int, ...]:
    """Name every leader: the highest banked score among the seats in the game (§3)."""
    return highest(game, game.in_game)


def leads_alone(game: Game, seat: int) -> bool:
    """Whether this seat is the sole leader."""
    return leaders(game) == (seat,)


def plus_minus_payers(game: Game, roller: int) -> tuple[int, ...]:
    """Name who pays a Plus/Minus: the leaders except the roller (§4.5, `plus_minus_coleader`)."""
    leading = leaders(game)
    if roller in leading and game.ruleset.plus_minus_coleader is PlusMinusColeader.NOBODY_PAYS:
        return ()
    return tuple(seat for seat in leading if seat != roller)


def vengeance_payers(game: Game, roller: int) -> tuple[int, ...]:
    """Name who pays a Vengeance: the leaders, the roller too when co-leading (§7.6, `vengeance_coleader`)."""
    leading = leaders(game)
    if game.ruleset.vengeance_coleader is VengeanceColeader.ALL_PAY:
        return leading
    return tuple(seat for seat in leading if seat != roller)


def charge(game: Game, payers: Iterable[int], fee: int) -> Taken:
    """Say what these seats really lose: what is there, unless scores may fall below 0 (§3)."""
    owed = ((seat, fee if game.ruleset.below_zero else min(fee, max(game.seats[seat].score, 0))) for seat in payers)
    return tuple((seat, points) for seat, points in owed if points)


def added(first: Taken, second: Taken) -> Taken:
    """Add up what was taken at two moments.

    >>> added(((0, 100), (2, 50)), ((2, 50), (1, 200)))
    ((0, 100), (1, 200), (2, 100))
    """
    if not first or not second:
        return first or second
    total = dict(first)
    for seat, points in second:
        total[seat] = total.get(seat, 0) + points
    return tuple(sorted(total.items()))


def round_seats(game: Game) -> tuple[int, ...]:
    """List who plays the round under way, in their order: the tied in an extra round, else everybody in the game."""
    return tuple(seat for seat in game.order if _plays(game, seat))


def next_in_round(game: Game, after: int) -> int | None:
    """Name who plays next in this round, if anybody does."""
    behind = game.order[game.order.index(after) + 1 :]
    return next((seat for seat in behind if _plays(game, seat)), None)


def target_is_held(game: Game) -> bool:
    """Whether a seat in the game has reached the target."""
    target = game.ruleset.target
    return any(seat.score >= target and not seat.gone for seat in game.seats)


def limit_is_reached(game: Game) -> bool:
    """Whether a time or round limit makes the round under way the last (§6.4)."""
    limit = game.ruleset.round_limit
    return game.time_called or (limit is not None and game.round >= limit)


def less(game: Game, taken: Taken) -> Game:
    """Take these points off the banked scores."""
    if not taken:
        return game
    seats = list(game.seats)
    for number, points in taken:
        seats[number] = changed(seats[number], score=seats[number].score - points)
    return changed(game, seats=tuple(seats))


def _plays(game: Game, seat: int) -> bool:
    return not game.seats[seat].gone and (not game.tied or seat in game.tied)
