"""What is played at a table: an edition and, rule by rule, how it departs from it (§8).

Knows the rules' names and typed values; how they are written as text is house.py's, what they do the flow's.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card
from bot.engine.editions import DECKS, Deck, Edition


class End(StrEnum):
    """When reaching the target ends the game (§6.1, §6.2)."""

    ROUND = "round"
    IMMEDIATE = "immediate"


class Tie(StrEnum):
    """What several highest scores mean (§6.3)."""

    SHARED = "shared"
    EXTRA_ROUND = "extra_round"


class FinalRound(StrEnum):
    """Whether a last round stays one when nobody holds the target any more (§6.1)."""

    STICKY = "sticky"
    MUST_HOLD = "must_hold"


class FirstSeat(StrEnum):
    """Who begins (§6.6)."""

    HOST = "host"
    ROLL_OFF = "roll_off"
    RANDOM = "random"


class Aside(StrEnum):
    """How much of a roll must be set aside (§1.6)."""

    ANY = "any"
    ALL = "all"


class AfterTutto(StrEnum):
    """What follows a TUTTO (§2.6)."""

    CHOOSE = "choose"
    MUST_DRAW = "must_draw"
    MUST_BANK = "must_bank"


class X2Scope(StrEnum):
    """What ×2 doubles (§4.2)."""

    ROLLED = "rolled"
    TURN = "turn"
    CARD = "card"


class PlusMinusCarry(StrEnum):
    """What becomes of earlier points at a Plus/Minus (§4.5)."""

    KEEP = "keep"
    REPLACE = "replace"


class PlusMinusAfter(StrEnum):
    """What follows the TUTTO on a Plus/Minus (§4.5)."""

    CHOOSE = "choose"
    END = "end"


class PlusMinusWhen(StrEnum):
    """When the leaders pay (§4.5)."""

    AT_ONCE = "at_once"
    ON_BANK = "on_bank"


class PlusMinusColeader(StrEnum):
    """Who pays when the roller is one of several leaders (§4.5)."""

    OTHERS_PAY = "others_pay"
    NOBODY_PAYS = "nobody_pays"


class PlusMinusLeader(StrEnum):
    """What a sole leader does with a Plus/Minus (§4.5)."""

    PLAY = "play"
    REDRAW = "redraw"


class Fireworks(StrEnum):
    """Who chooses on Fireworks and Must Bust: the bot, which takes all that scores, or the player (§4.4)."""

    ALL = "all"
    CHOOSE = "choose"


class StraightOrder(StrEnum):
    """In what order a Straight is collected (§4.6)."""

    ANY = "any"
    RUN = "run"


class StraightStop(StrEnum):
    """Whether points of earlier cards may be banked on an incomplete Straight (§4.6)."""

    NO = "no"
    CARRIED = "carried"


class Cloverleaf(StrEnum):
    """What a Cloverleaf asks for (§4.7)."""

    TWO_TUTTOS = "two_tuttos"
    TWO_STRAIGHTS = "two_straights"


class Reshuffle(StrEnum):
    """When all cards are shuffled anew (§5.2)."""

    EMPTY = "empty"
    ROUND = "round"
    TURN = "turn"


class Fill1000(StrEnum):
    """Whether dice count besides the 1,000 (§7.4)."""

    EXACT = "exact"
    ADD = "add"


class DoubleTrouble(StrEnum):
    """Whether the dice of both TUTTOs count double (§7.5)."""

    PLAIN = "plain"
    DOUBLED = "doubled"


class Vengeance(StrEnum):
    """Whether a Vengeance may be passed on (§7.6)."""

    PLAIN = "plain"
    OPTIONAL = "optional"


class VengeanceColeader(StrEnum):
    """Whether a roller who is one of several leaders pays too (§7.6)."""

    ALL_PAY = "all_pay"
    OTHERS_PAY = "others_pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """An edition with every house rule decided. Rules the edition doesn't have keep a value that nothing reads."""

    edition: Edition = Edition.TUTTO
    target: int = 6000
    end: End = End.ROUND
    time_limit_minutes: int | None = None
    round_limit: int | None = None
    tie: Tie = Tie.SHARED
    final_round: FinalRound = FinalRound.STICKY
    first_seat: FirstSeat = FirstSeat.HOST
    set_aside: Aside = Aside.ANY
    opening_min: int = 0
    bank_min: int = 0
    three_nulls: int = 0
    after_tutto: AfterTutto = AfterTutto.CHOOSE
    below_zero: bool = False
    x2_scope: X2Scope = X2Scope.ROLLED
    plus_minus_carry: PlusMinusCarry = PlusMinusCarry.KEEP
    plus_minus_after: PlusMinusAfter = PlusMinusAfter.CHOOSE
    plus_minus_when: PlusMinusWhen = PlusMinusWhen.AT_ONCE
    plus_minus_coleader: PlusMinusColeader = PlusMinusColeader.OTHERS_PAY
    plus_minus_leader: PlusMinusLeader = PlusMinusLeader.PLAY
    fireworks: Fireworks = Fireworks.ALL
    straight_order: StraightOrder = StraightOrder.ANY
    straight_stop: StraightStop = StraightStop.NO
    cloverleaf: Cloverleaf = Cloverleaf.TWO_TUTTOS
    stop_keeps: bool = False
    reshuffle: Reshuffle = Reshuffle.EMPTY
    deck: Deck = DECKS[Edition.TUTTO]
    fill_1000: Fill1000 = Fill1000.EXACT
    double_trouble: DoubleTrouble = DoubleTrouble.PLAIN
    banked_at_once: bool = False
    vengeance: Vengeance = Vengeance.PLAIN
    vengeance_coleader: VengeanceColeader = VengeanceColeader.ALL_PAY

    def __hash__(self) -> int:
        """Hash by little: rulesets are looked up on every move, and hardly two meet in one table."""
        return self.target

    def has(self, card: Card) -> bool:
        """Whether this card is one of the edition's, however many of it lie in the deck."""
        return any(printed is card for printed, _ in self.deck)


OFFICIAL = Ruleset()
"""TUTTO as its sheet has it."""

FILL_OR_BUST = Ruleset(
    edition=Edition.FILL_OR_BUST,
    end=End.IMMEDIATE,
    first_seat=FirstSeat.ROLL_OFF,
    deck=DECKS[Edition.FILL_OR_BUST],
)
"""Fill or Bust as the German sheet has it."""

DEFAULTS = {Edition.TUTTO: OFFICIAL, Edition.FILL_OR_BUST: FILL_OR_BUST}
