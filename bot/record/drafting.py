"""A turn being entered, in any depth: what has been said of it so far, and what may be said next (record.md).

Everything entered comes to tokens of the record, tried on the engine at once. Knows no seq, no store and no screen.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import allowed
from bot.engine.cards import Card
from bot.engine.chance import Dice, Draw
from bot.engine.choices import legal_asides, may_bank, may_pass, may_reveal
from bot.engine.dice import Roll, faces_at
from bot.engine.events import Taken
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.standing import added
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import trait_in_force
from bot.record.journal import Tokens
from bot.record.play import Play
from bot.record.reckoning import LONGEST_TURN, Reckoning, TurnPlayed, brought, play_turn, players
from bot.record.sheet import turn_at
from bot.record.totals import Asks, asks, figure, totals
from bot.record.unseen import UNSEEN

_DIGITS = re.compile(r"[0-9]+")
LEAVES_A_ROLL_OPEN: Final = ("forfeit", "leaves")
"""What may follow a roll of which nothing was set aside."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A turn on a line of the sheet, as far as it was entered; `before` and `game` are play before and after that."""

    line: int
    player: str
    before: Game
    game: Game
    tokens: Tokens
    played: Tokens
    """The same with unseen dice filled in."""
    gain: int
    taken: Taken
    """What the turn has brought and taken so far (record.md); what is at risk is not in it."""
    is_over: bool

    @property
    def turn(self) -> Turn | None:
        """The turn under way; none once it is over."""
        return None if self.is_over else self.game.turn

    @property
    def is_undecided(self) -> bool:
        """Whether a roll lies on the table of which something is to be set aside."""
        return self.turn is not None and self.turn.step is Step.CHOOSE


@dataclass(frozen=True, slots=True, kw_only=True)
class Next:
    """What may be entered next; `dice` is how many the next roll has, 0 where none is due."""

    cards: tuple[Card, ...]
    dice: int
    asides: tuple[Roll, ...]
    bank: bool
    pass_on: bool
    whole: bool
    """Whether the turn may still be entered as a total."""


def new_turn(reckoning: Reckoning) -> Draft | Refusal:
    """The turn under way, as far as it was entered, or the next one."""
    turn = reckoning.game.turn
    if turn is None:
        return refuse(Code.GAME_IS_OVER if reckoning.game.is_over else Code.NOT_BEGUN)
    player = reckoning.game.seats[turn.seat].player
    return draft(reckoning, reckoning.line_due, player, reckoning.under_way)


def anew(reckoning: Reckoning, line: int, tokens: Tokens = ()) -> Draft | Refusal:
    """A turn that was entered before, from its beginning; refused where none stands or its turn doesn't come."""
    try:
        player = turn_at(reckoning.page.lines, line).player
    except LookupError:
        return refuse(Code.NO_SUCH_LINE)
    return draft(reckoning, line, player, tokens)


def draft(reckoning: Reckoning, line: int, player: str, tokens: Tokens) -> Draft | Refusal:
    """This player's turn with these tokens, tried where the line stands."""
    before = reckoning.before(line)
    turn = before.turn
    if turn is None:
        return refuse(Code.GAME_IS_OVER if before.is_over else Code.NOT_BEGUN)
    if before.seats[turn.seat].player != player:
        return refuse(Code.NOT_YOUR_TURN, seat=turn.seat)
    empty = Draft(
        line=line, player=player, before=before, game=before, tokens=(), played=(), gain=0, taken=(), is_over=False
    )
    return reading(empty, tokens)


def reading(draft: Draft, tokens: Tokens) -> Draft | Refusal:
    """The same turn reading so from its beginning; a refusal names the token it is about."""
    play = Play(draft.before, players(draft.before))
    played = play_turn(play, tokens)
    if played.refusal is not None:
        return _about(played.refusal, tokens[len(played.tokens)])
    return _with(draft, play, tokens, played)


def more(draft: Draft, *words: str) -> Draft | Refusal:
    """The same turn with further words, one after the other; in words a roll and what is set aside may be apart."""
    for word in words:
        further = _one_more(draft, word)
        if isinstance(further, Refusal):
            return further
        draft = further
    return draft


def words_between(draft: Draft, later: Draft) -> Tokens:
    """The words that were added to the turn: of a roll that lay there undecided, what was set aside of it."""
    known = len(draft.tokens)
    if draft.is_undecided and later.tokens[known - 1] != draft.tokens[-1]:
        return (later.tokens[known - 1].partition(UNSEEN)[2], *later.tokens[known:])
    return later.tokens[known:]


def total(draft: Draft, card: Card | None, points: int | None = None, *, made: bool | None = None) -> Draft | Refusal:
    """The whole turn at once (`Asks` says what of it counts): its one card, where it is known, and what it brought.

    Refused as `needs-aside` is what has more than one card or dice in it, as `no-such-total` what can't be.
    """
    turn = draft.turn
    if turn is None:
        return refuse(Code.TURN_IS_OVER)
    known = turn.cards[0] if turn.cards else None
    if len(turn.cards) > 1 or any(turn.faces) or turn.tuttos or (known and card not in (None, known)):
        return refuse(Code.NEEDS_ASIDE)
    card = card or known
    with_card = draft if card is None or known else more(draft, card)
    if isinstance(with_card, Refusal) or with_card.is_over:
        return with_card
    in_force = with_card.game.turn.card if with_card.game.turn else None
    return _total(draft, with_card, in_force, points, made=made)


def due(draft: Draft) -> Dice | Draw | None:
    """What is entered next of what chance decides, where the player chooses nothing any more: a card or dice."""
    turn = draft.turn
    if turn is None:
        return None
    if turn.step in (Step.GO_ON, Step.ROLLING, Step.TAKE_OR_PASS):
        return Dice(count=turn.dice_left)
    return Draw() if turn.step is Step.DRAWING or may_reveal(draft.game) else None


def following(draft: Draft) -> Next:
    """What may be entered next."""
    turn, game = draft.turn, draft.game
    if turn is None:
        return Next(cards=(), dice=0, asides=(), bank=False, pass_on=False, whole=False)
    reveals = turn.step is Step.DRAWING or may_reveal(game)
    rolls = turn.step in (Step.GO_ON, Step.ROLLING, Step.TAKE_OR_PASS)
    deck = [card for card, copies in game.ruleset.deck if copies]
    asides = {faces_at(turn.faces, mask) for mask in legal_asides(game)}
    return Next(
        cards=tuple(card for card in deck if reveals and allowed.against_card(game, card) is None),
        dice=turn.dice_left if rolls else 0,
        asides=tuple(sorted(asides)),
        bank=may_bank(game),
        pass_on=may_pass(game),
        whole=allowed.against_entering(turn, 0, won=False) is None,
    )


def _one_more(draft: Draft, word: str) -> Draft | Refusal:
    if draft.is_over:
        return _about(refuse(Code.TURN_IS_OVER), word)
    if draft.is_undecided:
        return _after_roll(draft, word)
    if _DIGITS.fullmatch(word):
        if _repeats_the_choice(draft, word):
            return draft
        word = _decided(draft, word)
    return _added(draft, word)


def _after_roll(draft: Draft, word: str) -> Draft | Refusal:
    """Set aside of the roll that lies on the table, or leave it there at the turn's end."""
    aside = word.removeprefix(UNSEEN)
    if _DIGITS.fullmatch(aside):
        return _tried(draft, (*draft.tokens[:-1], f"{draft.tokens[-1]}:{aside}"), word)
    if word in LEAVES_A_ROLL_OPEN:
        return _added(draft, word)
    return _about(refuse(Code.MUST_SET_ASIDE), word)


def _decided(draft: Draft, roll: str) -> str:
    """Complete a roll of which nothing can be chosen: a null, or one of which the choice is the bot's (§4.4)."""
    turn = draft.turn
    if turn is None or turn.card is None or turn.step in (Step.REVEAL, Step.DRAWING):
        return roll
    trait = trait_in_force(draft.game)
    fullest = trait.scoring.fullest(tuple(sorted(map(int, roll))), turn.collected)
    if not fullest:
        return f"{roll}:"
    return f"{roll}:{''.join(map(str, fullest[0]))}" if trait.bot_chooses else roll


def _repeats_the_choice(draft: Draft, word: str) -> bool:
    """Whether this says what was set aside of the roll above though it was the bot's choice, and can be no roll."""
    turn = draft.turn
    if turn is None or turn.card is None or not trait_in_force(draft.game).bot_chooses:
        return False
    aside = draft.tokens[-1].partition(":")[2] if draft.tokens else ""
    return len(word) != turn.dice_left and sorted(word) == sorted(aside)


def _added(draft: Draft, word: str) -> Draft | Refusal:
    """Go on from where the turn stands: a line of many words is not played from its beginning for each of them."""
    tokens = (*draft.tokens, word)
    if sum(map(len, tokens)) > LONGEST_TURN:
        return _about(refuse(Code.UNREADABLE, longest=LONGEST_TURN), word)
    play = Play(draft.game, players(draft.game))
    played = play_turn(play, (word,))
    if played.refusal is not None:
        return _about(played.refusal, word)
    gain, taken, _ = brought(play.events)
    return replace(
        draft,
        game=play.game,
        tokens=tokens,
        played=(*draft.played, *played.tokens),
        gain=draft.gain + gain,
        taken=added(draft.taken, taken),
        is_over=played.is_over,
    )


def _tried(draft: Draft, tokens: Tokens, word: str) -> Draft | Refusal:
    anew = reading(draft, tokens)
    return _about(anew, word) if isinstance(anew, Refusal) else anew


def _about(refusal: Refusal, word: str) -> Refusal:
    return refuse(refusal.code, **{**refusal.facts, "token": word[:40]})


def _with(draft: Draft, play: Play, tokens: Tokens, played: TurnPlayed) -> Draft:
    gain, taken, _ = brought(play.events)
    return Draft(
        line=draft.line,
        player=draft.player,
        before=draft.before,
        game=play.game,
        tokens=tokens,
        played=played.tokens,
        gain=gain,
        taken=taken,
        is_over=played.is_over,
    )


def _total(
    draft: Draft, with_card: Draft, card: Card | None, points: int | None, *, made: bool | None
) -> Draft | Refusal:
    """`card` is the one in force: a card that the leader discarded says nothing of the points."""
    rules = draft.game.ruleset
    asked = asks(rules, card)
    if card is not None and asked is Asks.MADE:
        return _made(with_card, card, points, made=made)
    if points is None or (made is None and asked is Asks.NUMBER_AND_MADE):
        return refuse(Code.UNREADABLE)
    completed = made if asked is Asks.NUMBER_AND_MADE else None
    refusal = totals(rules, card, made=completed).against(points)
    if refusal is not None:
        return refusal
    if completed is False and points:
        # With its card the leaders would pay (record.md).
        return more(draft, f"score {points}") if not draft.tokens else refuse(Code.NEEDS_ASIDE)
    return more(with_card, f"score {points}")


def _made(with_card: Draft, card: Card, points: int | None, *, made: bool | None) -> Draft | Refusal:
    """A card that fixes the figure; any other figure had a further card in it."""
    worth = figure(with_card.game.ruleset, card)
    if points not in (None, 0, worth):
        return refuse(Code.NEEDS_ASIDE)
    completed = points == worth if made is None else made
    if card is Card.CLOVERLEAF:
        return more(with_card, "win" if completed else "score 0")
    return more(with_card, f"score {worth if completed else 0}")
