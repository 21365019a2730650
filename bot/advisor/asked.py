"""A position typed as flags of `python -m bot odds`: read, held against the rules, and laid out as a Game.

Knows what contradicts itself, and names the flag; knows nothing of what a position is worth.
"""

from dataclasses import dataclass, replace

from bot.advisor.effects import STEP
from bot.advisor.situation import Situation, fresh, with_cards
from bot.engine import Card, Edition, Game, Refusal, Ruleset, Seat, Step, Turn, parse
from bot.engine.dice import ALL_PLACES, FACES, PLACES, Roll, worth
from bot.engine.ruleset import AfterTutto
from bot.engine.state import Playing
from bot.engine.traits import Trait, traits

MOST = 1_000_000


class FlagError(ValueError):
    """One line that names the flag."""

    def __init__(self, flag: str, why: str) -> None:
        super().__init__(f"--{flag}: {why}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Flags:
    """What was typed; None where a flag was not."""

    edition: str | None = None
    house: str | None = None
    card: str | None = None
    roll: str | None = None
    aside: str | None = None
    rolled: str | None = None
    bonus: str | None = None
    missing: str | None = None
    tuttos: str | None = None
    pile: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A position, and the cards that can come. Of the seat nothing is known: it has banked nothing and doesn't lead."""

    situation: Situation
    game: Game


def asked(flags: Flags) -> Asked:
    """Understand the flags; raises FlagError for one that can't be, alone or beside the others."""
    ruleset = _ruleset(flags)
    before = fresh(ruleset)
    if flags.pile is not None:
        before = with_cards(before, _pile(ruleset, flags.pile))
    turn = _between_cards(ruleset, flags) if flags.card is None else _on_a_card(ruleset, flags.card, flags)
    seats = (Seat(player="asked", interaction=0), Seat(player="another", interaction=0))
    game = Game(ruleset=ruleset, first=0, seats=seats, phase=Playing(turn=turn), order=(0, 1), pile=dict(before.counts))
    return Asked(situation=before, game=game)


def _ruleset(flags: Flags) -> Ruleset:
    try:
        edition = Edition(Edition.TUTTO if flags.edition is None else flags.edition)
    except ValueError:
        raise FlagError("edition", f"there is no {flags.edition!r}, only {' and '.join(Edition)}") from None
    ruleset = parse(edition, flags.house or "")
    if isinstance(ruleset, Refusal):
        rule, value = ruleset.facts["rule"], ruleset.facts["value"]
        named = [item.partition("=")[0].strip() for item in (flags.house or "").split(",")]
        if named.count(str(rule)) > 1:
            raise FlagError("house", f"{rule} is named more than once")
        raise FlagError("house", f"{edition} has no {f'{rule}={value}'!r}")
    return ruleset


def _pile(ruleset: Ruleset, text: str) -> tuple[tuple[Card, int], ...]:
    counts = dict.fromkeys(dict(ruleset.deck), 0)
    named: set[Card] = set()
    for item in text.split(",") if text.strip() else ():
        token, _, count = (part.strip() for part in item.partition("="))
        card = _card(ruleset, "pile", token)
        if card in named:
            raise FlagError("pile", f"{card} stands there twice")
        named.add(card)
        counts[card] = _number("pile", count)
        if counts[card] > dict(ruleset.deck)[card]:
            raise FlagError("pile", f"of {card} there are {dict(ruleset.deck)[card]} in the deck")
    if not any(counts.values()):
        raise FlagError("pile", "no card is left to reveal")
    return tuple(counts.items())


def _card(ruleset: Ruleset, flag: str, token: str) -> Card:
    cards = [card for card, _ in ruleset.deck]
    if token not in cards:
        raise FlagError(flag, f"{ruleset.edition} has no {token!r}, only {' '.join(cards)}")
    return Card(token)


def _between_cards(ruleset: Ruleset, flags: Flags) -> Turn:
    """After a TUTTO, or before the first card: a turn with nothing at risk may be either."""
    for flag in ("roll", "aside", "missing", "tuttos"):
        if getattr(flags, flag) is not None:
            raise FlagError(flag, "only with --card")
    rolled, bonus = _points("rolled", flags.rolled), _points("bonus", flags.bonus)
    is_first = not rolled + bonus and ruleset.after_tutto is AfterTutto.MUST_BANK
    return Turn(seat=0, step=Step.REVEAL, rolled=rolled, bonus=bonus, turn_tuttos=0 if is_first else 1)


def _on_a_card(ruleset: Ruleset, token: str, flags: Flags) -> Turn:
    card = _card(ruleset, "card", token)
    trait = traits(ruleset)[card]
    if trait.stops:
        raise FlagError("card", f"no dice are rolled on {card}")
    if not dict(ruleset.deck)[card]:
        raise FlagError("card", f"there is no {card} in this deck")
    tuttos = _tuttos(card, trait, flags.tuttos)
    aside = _collected(ruleset, card, trait, flags) if trait.scoring.collects else _aside(card, trait, flags)
    worths = _worths(aside) if trait.counts else (0,)
    rolled = worths[-1] if flags.rolled is None else _points("rolled", flags.rolled)
    if rolled < worths[0]:
        raise FlagError("rolled", f"{rolled} is less than the {worths[0]} that --aside is worth")
    turn = Turn(
        seat=0,
        step=Step.ROLLING,
        cards=(card,),
        card=card,
        rolled=rolled,
        bonus=_points("bonus", flags.bonus),
        # After a TUTTO on the card nothing says what was carried: all of it is taken to be this card's.
        card_rolled=rolled if tuttos else max(worth for worth in worths if worth <= rolled),
        tuttos=tuttos,
        turn_tuttos=tuttos,
    )
    return turn if flags.roll is None else _with_roll(turn, aside, _faces("roll", flags.roll))


def _with_roll(turn: Turn, aside: Roll, roll: Roll) -> Turn:
    if len(aside) + len(roll) != PLACES:
        raise FlagError("roll", f"{len(roll)} dice with {len(aside)} set aside make {len(aside) + len(roll)}, not six")
    mask = (1 << len(aside)) - 1
    return replace(turn, step=Step.CHOOSE, faces=aside + roll, aside=mask, thrown=ALL_PLACES & ~mask)


def _tuttos(card: Card, trait: Trait, text: str | None) -> int:
    tuttos = 0 if text is None else _number("tuttos", text)
    if tuttos and (trait.tuttos is None or tuttos >= trait.tuttos):
        raise FlagError("tuttos", f"{card} is never rolled on with {tuttos} made")
    return tuttos


def _aside(card: Card, trait: Trait, flags: Flags) -> Roll:
    if flags.missing is not None:
        raise FlagError("missing", f"{card} collects no numbers")
    if flags.aside is None:
        return ()
    aside = _faces("aside", flags.aside)
    if flags.roll is None:
        raise FlagError("aside", "only with --roll")
    if not trait.scoring.allows(aside, ()):
        raise FlagError("aside", f"of {flags.aside} not every die scores")
    return aside


def _collected(ruleset: Ruleset, card: Card, trait: Trait, flags: Flags) -> Roll:
    if flags.aside is not None:
        raise FlagError("aside", f"on {card} --missing says it")
    if flags.missing is None:
        return ()
    missing = _faces("missing", flags.missing)
    if len(set(missing)) < len(missing):
        raise FlagError("missing", f"{flags.missing} has a number twice")
    collected = tuple(face for face in FACES if face not in missing)
    if collected and flags.roll is None:
        raise FlagError("missing", "only with --roll")
    if collected and not trait.scoring.allows(collected, ()):
        raise FlagError("missing", f"straight_order={ruleset.straight_order} never leaves {flags.missing}")
    return collected


def _worths(aside: Roll) -> tuple[int, ...]:
    """List what these dice can have brought, ascending: in one roll, or one after the other (§1.4).

    >>> _worths((5, 5, 5)), _worths((1, 2, 2, 2))
    ((150, 500), (300,))
    """
    split = {0}
    for face in FACES:
        dice = aside.count(face)
        each = {
            worth((face,) * 3) * triplets + worth((face,)) * (dice - 3 * triplets) for triplets in _triplets(face, dice)
        }
        split = {before + points for before in split for points in each}
    return tuple(sorted(split))


def _triplets(face: int, dice: int) -> range:
    """How many triplets there can be; dice that score nothing alone have all been in one."""
    most = dice // 3
    return range(most + 1) if worth((face,)) else range(most, most + 1)


def _faces(flag: str, text: str) -> Roll:
    if not text or set(text) - set("123456") or len(text) > PLACES:
        raise FlagError(flag, f"{text!r} is not one to six faces from 1 to 6")
    return tuple(sorted(int(face) for face in text))


def _points(flag: str, text: str | None) -> int:
    points = 0 if text is None else _number(flag, text)
    if points % STEP:
        raise FlagError(flag, f"{points} is no multiple of {STEP}")
    return points


def _number(flag: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(MOST)) or int(text) > MOST:
        raise FlagError(flag, f"{text!r} is no whole number from 0 to {MOST}")
    return int(text)
