"""All that a turn's worth depends on beside the turn itself: the rules, the cards that can come, the seat's standing.

Knows which house rules touch a turn (§8), and names those that are followed in part; works nothing out.
"""

import hashlib
from dataclasses import dataclass, replace

from bot.engine import allowed, standing
from bot.engine.cards import Card
from bot.engine.editions import Deck
from bot.engine.house import departures
from bot.engine.ruleset import (
    DEFAULTS,
    End,
    PlusMinusLeader,
    Ruleset,
    VengeanceColeader,
)
from bot.engine.state import Game
from bot.engine.traits import traits

_NULLS_BEFORE_THE_LAST = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """One seat's outlook on a turn. Taken as it stands: what others pay in the turn doesn't move it."""

    rules: Ruleset
    """Of the ruleset only what touches a turn; the rest as the edition has it."""
    counts: Deck
    """The cards that can come; each is drawn independently of those before it."""
    least: int
    """Points needed to bank by choice (`bank_min`, `opening_min`)."""
    fine: int = 0
    """What a null would cost beside what is at risk (`three_nulls`)."""
    alone: bool = False
    """Leads alone, and so puts some cards by (§7.6, `plus_minus_leader`)."""
    toll: int = 0
    """What this seat itself pays when it completes a Vengeance (§7.6)."""

    @property
    def key(self) -> str:
        """A name for it that is the same in every process."""
        rules = self.rules
        cards = " ".join(f"{card}:{count}" for card, count in self.counts)
        text = f"{rules.edition}|{departures(rules)}|{cards}|{self.least}|{self.fine}|{self.alone}|{self.toll}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    @property
    def weights(self) -> dict[Card, int]:
        """The cards that take effect when one is revealed: of those a sole leader puts by, another follows."""
        cards = traits(self.rules)
        for counts in (self.counts, self.rules.deck):
            taken = {card: n for card, n in counts if n and not (self.alone and cards[card].put_by_sole_leader)}
            if taken:
                return taken
        raise ValueError("no card of this deck lets dice be rolled")


def fresh(ruleset: Ruleset) -> Situation:
    """A seat that has banked nothing yet and doesn't lead, with the whole deck before it."""
    least = max(ruleset.opening_min, ruleset.bank_min)
    return Situation(rules=turn_rules(ruleset), counts=ruleset.deck, least=least)


def situation(game: Game) -> Situation:
    """Of the seat whose turn it is, with the whole deck before it. Raises LookupError where no turn is under way."""
    turn = game.turn
    if turn is None:
        raise LookupError("no turn is under way")
    ruleset, seat = game.ruleset, turn.seat
    cards = traits(ruleset)
    printed = [card for card, count in ruleset.deck if count]
    alone = standing.leads_alone(game, seat) and any(cards[card].put_by_sole_leader for card in printed)
    toll = 0
    if Card.VENGEANCE in printed and not alone:
        vengeance = cards[Card.VENGEANCE]
        toll = dict(standing.charge(game, vengeance.payers(game, seat), vengeance.fee)).get(seat, 0)
    third = game.seats[seat].nulls == _NULLS_BEFORE_THE_LAST and not turn.banked
    return Situation(
        rules=turn_rules(ruleset),
        counts=ruleset.deck,
        least=allowed.least_to_bank(game, seat),
        fine=dict(standing.charge(game, (seat,), ruleset.three_nulls)).get(seat, 0) if third else 0,
        alone=alone,
        toll=toll,
    )


def with_cards(before: Situation, counts: Deck) -> Situation:
    """The same with other cards to come."""
    return replace(before, counts=counts)


def with_pile(before: Situation, game: Game) -> Situation:
    """The same with the cards left in the pile; the whole deck where it is empty, unknown or about to be shuffled."""
    known = game.deck_checked and not game.reshuffle_due and any(game.pile.values())
    return with_cards(before, tuple(game.pile.items())) if known else before


def after_banking(before: Situation) -> Situation:
    """The same once something was banked in the turn (§7.7): the seat has opened, and no null is its third."""
    return replace(before, least=before.rules.bank_min, fine=0)


def turn_rules(ruleset: Ruleset) -> Ruleset:
    """Keep what touches a turn, so that rulesets which differ only elsewhere are solved once."""
    plain = DEFAULTS[ruleset.edition]
    clovers = dict(ruleset.deck).get(Card.CLOVERLEAF, 0)
    return replace(
        ruleset,
        target=ruleset.target if clovers else plain.target,
        end=plain.end,
        time_limit_minutes=plain.time_limit_minutes,
        round_limit=plain.round_limit,
        tie=plain.tie,
        final_round=plain.final_round,
        first_seat=plain.first_seat,
        opening_min=0,
        three_nulls=0,
        below_zero=False,
        plus_minus_when=plain.plus_minus_when,
        plus_minus_coleader=plain.plus_minus_coleader,
        reshuffle=plain.reshuffle,
        vengeance_coleader=plain.vengeance_coleader,
    )


def unfollowed(ruleset: Ruleset) -> tuple[str, ...]:
    """Name the house rules that are followed in part, in the order of §8.

    Who leads is taken as it stands when a value is asked for, though a Plus/Minus or a Vengeance of the same turn may
    change it; and a turn that banks as it goes (§7.7) is taken to go on, though the target may end the game there.
    """
    deck = dict(ruleset.deck)
    redrawn = ruleset.plus_minus_leader is PlusMinusLeader.REDRAW and deck.get(Card.PLUS_MINUS, 0)
    pays = ruleset.vengeance_coleader is VengeanceColeader.ALL_PAY and deck.get(Card.VENGEANCE, 0)
    named = {
        "plus_minus_leader": redrawn,
        "banked_at_once": ruleset.banked_at_once and ruleset.end is End.IMMEDIATE,
        "vengeance_coleader": pays,
    }
    return tuple(rule for rule, is_in_part in named.items() if is_in_part)


def unfollowed_without_a_game(ruleset: Ruleset) -> tuple[str, ...]:
    """Name the house rules that are followed in part where nothing is known of the seats (`odds`), in §8's order.

    The seat asked for is taken to have banked nothing, to have had no null, and not to lead.
    """
    named = {"opening_min": ruleset.opening_min > ruleset.bank_min, "three_nulls": ruleset.three_nulls > 0}
    return tuple(rule for rule, is_in_part in named.items() if is_in_part) + unfollowed(ruleset)
