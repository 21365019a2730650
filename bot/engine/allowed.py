"""What the rules let a seat do at this moment, each question answered by the refusal that forbids it, or none.

Knows every permission of a turn; knows nothing of what follows once something is done.
"""

from functools import lru_cache

from bot.engine.cards import Card
from bot.engine.dice import Roll, faces_at
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import AfterTutto, FirstSeat, Ruleset
from bot.engine.state import Game, Playing, Starting, Step, Turn
from bot.engine.traits import Banking, Trait, trait_in_force


def against_playing(game: Game) -> Refusal | None:
    """Refuse whatever belongs to play while none goes on."""
    if game.is_over:
        return refuse(Code.GAME_IS_OVER)
    return None if isinstance(game.phase, Playing) else refuse(Code.NOT_BEGUN)


def against_seat(game: Game, seat: int) -> Refusal | None:
    """Refuse a seat whose turn it isn't."""
    refusal = against_playing(game)
    if refusal is not None:
        return refusal
    turn = game.turn
    return None if turn is not None and turn.seat == seat else refuse(Code.NOT_YOUR_TURN, seat=seat)


def against_reveal(game: Game, turn: Turn) -> Refusal | None:
    """Refuse a card where none is due: dice are still to be rolled, or the turn can only be banked (§2.6)."""
    only_bank = turn.turn_tuttos > 0 and game.ruleset.after_tutto is AfterTutto.MUST_BANK
    if turn.step is not Step.REVEAL or only_bank:
        return refuse(Code.MAY_NOT_REVEAL, dice=turn.dice_left)
    return None


def against_roll(turn: Turn) -> Refusal | None:
    """Refuse dice where a card is due, or where some of the last roll must be set aside first (§1.6, §2.1)."""
    if turn.step is Step.CHOOSE:
        return refuse(Code.MUST_SET_ASIDE)
    return None if turn.step in (Step.GO_ON, Step.ROLLING) else refuse(Code.MUST_REVEAL)


def against_bank(game: Game, turn: Turn) -> Refusal | None:
    """Refuse banking where the card, a house rule or a minimum forbids it (§2.2, §2.6, `bank_min`, `opening_min`)."""
    if not _may_bank_at_all(game, turn):
        return refuse(Code.MAY_NOT_BANK)
    only_way_on = turn.step is Step.REVEAL and game.ruleset.after_tutto is AfterTutto.MUST_BANK
    if only_way_on or not turn.at_risk:
        return None
    least = least_to_bank(game, turn.seat)
    return refuse(Code.BELOW_MINIMUM, least=least, at_risk=turn.at_risk) if turn.at_risk < least else None


def least_to_bank(game: Game, seat: int) -> int:
    """Say how many points this seat needs to bank by choice (`bank_min`, `opening_min`)."""
    opening = 0 if game.seats[seat].opened else game.ruleset.opening_min
    return max(opening, game.ruleset.bank_min)


def _may_bank_at_all(game: Game, turn: Turn) -> bool:
    if turn.step is Step.REVEAL:
        return turn.turn_tuttos > 0 and game.ruleset.after_tutto is not AfterTutto.MUST_DRAW
    if turn.step is not Step.GO_ON:
        return False
    banking = trait_in_force(game).banking
    return banking is Banking.FREELY or (banking is Banking.WHAT_WAS_CARRIED and turn.at_risk > 0)


def against_pass(turn: Turn) -> Refusal | None:
    """Refuse taking or passing where no such choice is (§7.6)."""
    return None if turn.step is Step.TAKE_OR_PASS else refuse(Code.MAY_NOT_PASS)


@lru_cache(maxsize=8192)
def against_aside(trait: Trait, roll: Roll, aside: Roll, collected: Roll) -> Refusal | None:
    """Refuse setting exactly these dice of a roll aside; all sorted (§1.3, §1.6, §4.6).

    An empty choice is refused where something scores, and is right where nothing does: a null.
    """
    if any(aside.count(face) > roll.count(face) for face in aside):
        return refuse(Code.NOT_IN_THE_ROLL)
    if aside and not trait.scoring.allows(aside, collected):
        return refuse(Code.DOES_NOT_SCORE)
    fullest = trait.scoring.fullest(roll, collected)
    if not aside:
        return refuse(Code.NOT_A_NULL) if fullest else None
    if trait.every_die and aside not in fullest:
        return refuse(Code.MUST_SET_ASIDE_ALL)
    return None


def against_places(game: Game, turn: Turn, places: int) -> Refusal | None:
    """Refuse setting these places of the roll on the table aside."""
    if turn.step is not Step.CHOOSE:
        return refuse(Code.NOT_IN_THE_ROLL)
    if not places:
        return refuse(Code.MUST_SET_ASIDE)
    if places & ~turn.thrown:
        return refuse(Code.NOT_IN_THE_ROLL)
    return against_aside(trait_in_force(game), turn.roll, faces_at(turn.faces, places), turn.collected)


def against_card(game: Game, card: Card) -> Refusal | None:
    """Refuse a card that can't come: of the other edition, or used up (§5)."""
    if not game.ruleset.has(card):
        return refuse(Code.NO_SUCH_CARD, card=card)
    if not game.deck_checked:
        return None
    fresh = game.reshuffle_due or not any(game.pile.values())
    left = dict(game.ruleset.deck)[card] if fresh else game.pile[card]
    return None if left else refuse(Code.NO_SUCH_CARD, card=card)


def against_entering(turn: Turn | None, points: int, *, won: bool) -> Refusal | None:
    """Refuse a whole turn at once after dice or a second card, or with a number it can't have (record.md)."""
    if turn is None or len(turn.cards) > 1 or any(turn.faces) or turn.tuttos:
        return refuse(Code.UNREADABLE, points=points)
    clover = turn.card is Card.CLOVERLEAF
    possible = points >= 0 and points % 50 == 0 and not (points and (clover or won))
    return None if possible and (clover or not won) else refuse(Code.UNREADABLE, points=points)


def against_joining(game: Game) -> Refusal | None:
    """Refuse a late seat but between two rounds, and before the last one is known (§6.8)."""
    turn = game.turn
    if turn is None:
        return against_playing(game)
    between_rounds = game.round > 1 and not game.round_turns and turn.is_untouched
    last_is_known = game.last_round or game.time_called
    return None if between_rounds and not last_is_known else refuse(Code.NOT_BETWEEN_ROUNDS)


def against_start(ruleset: Ruleset, score: int) -> Refusal | None:
    """Refuse a starting score that can't stand: at the target, below 0 where none falls so far, no multiple of 50."""
    if score >= ruleset.target or score % 50 or (score < 0 and not ruleset.below_zero):
        return refuse(Code.UNREADABLE, points=score)
    return None


def against_lobby(game: Game) -> Refusal | None:
    """Refuse what belongs to the lobby once play has begun."""
    if game.is_over:
        return refuse(Code.GAME_IS_OVER)
    return refuse(Code.ALREADY_BEGUN) if isinstance(game.phase, Playing | Starting) else None


def against_choosing_first(game: Game) -> Refusal | None:
    """Refuse to choose who begins where chance decides it, or the order of a rematch has (§6.6)."""
    of_the_host = game.ruleset.first_seat is FirstSeat.HOST
    is_free = game.first is None or game.first_chosen
    return None if of_the_host and is_free else refuse(Code.FIRST_IS_FIXED)
