"""The buttons by which a turn is entered: depths, cards, faces, marks, and what the pressed dice lead to.

Knows what is due and what has been pressed; must not know who may press, and words nothing but labels.
"""

from dataclasses import dataclass, replace
from typing import Final

from bot.advisor.position import Then
from bot.advisor.prospects import Prospect
from bot.engine import Card, Refusal
from bot.engine.choices import toggled
from bot.engine.dice import PLACES, Roll, faces_at
from bot.engine.state import Turn
from bot.i18n.catalogue import Words
from bot.record.drafting import Draft, Next, following
from bot.record.totals import Asks, asks
from bot.screens import _chances
from bot.screens._cards import SIGNS
from bot.screens._options import Forward, Options, options
from bot.screens._screen import Button, Row, Style
from bot.screens.board import BEST, DICE
from bot.tables.ports import ByBot, Hints
from bot.tables.unsent import Depth, Fallen, Unsent, carries, fallen

ABREAST: Final = 5
HALF: Final = 3
FACES: Final = (1, 2, 3, 4, 5, 6)
FIGURES: Final = {
    Card.B200: "200",
    Card.B300: "300",
    Card.B400: "400",
    Card.B500: "500",
    Card.B600: "600",
    Card.X2: "×2",
    Card.STOP: "",
    Card.FIREWORKS: "",
    Card.PLUS_MINUS: "±1000",
    Card.STRAIGHT: "1–6",
    Card.CLOVERLEAF: "",
    Card.NO_DICE: "",
    Card.FILL_1000: "1000",
    Card.MUST_BUST: "",
    Card.DOUBLE_TROUBLE: "2 ×",
    Card.VENGEANCE: "−2500",
}
"""What stands beside a card's sign on its button, the same in every language."""

CHIPS: Final = {Depth.TOTAL: "pad-total", Depth.ASIDE: "pad-aside", Depth.FULL: "pad-full"}
GO, BANK, PASS, DRAW, ROLL, LINE, MADE, NOT_MADE, MORE = (
    "go",
    "bank",
    "pass",
    "draw",
    "roll",
    "line",
    "yes",
    "no",
    "more",
)
"""What a press enters, after the unsent dice and a point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The turn under way with the pressed dice on it; what is due tells which buttons there are."""

    draft: Draft
    turn: Turn
    unsent: Unsent
    next: Next
    fallen: Fallen | Refusal | None
    """The pressed dice on the table, or why they can't be."""
    ahead: Options | None = None
    """What the marks lead to, where there is a choice."""
    hints: Hints = Hints.OFF
    best: Prospect | None = None
    """The choice that is advised."""

    @property
    def is_whole(self) -> bool:
        """Whether a total is asked for, which it can be as long as no dice are in the turn."""
        return self.unsent.depth is Depth.TOTAL and self.next.whole

    @property
    def asked(self) -> Asks:
        """What has to be said for the turn's total to be known."""
        return asks(self.draft.game.ruleset, self.turn.card)


def look(draft: Draft, unsent: Unsent, hints: Hints = Hints.OFF, best: Prospect | None = None) -> Look | None:
    """Put the pressed dice on the table; None where the turn is over."""
    turn = draft.turn
    if turn is None:
        return None
    ahead: Options | None = None
    dice = fallen(draft, unsent) if unsent.faces or draft.is_undecided else None
    if isinstance(dice, Fallen) and dice.draft.is_undecided and dice.draft.turn is not None:
        ahead = options(dice.draft.game, dice.draft.turn, dice.mask)
    return Look(
        draft=draft,
        turn=turn,
        unsent=unsent,
        next=following(draft),
        fallen=dice,
        ahead=ahead,
        hints=hints,
        best=best,
    )


def marked(view: Look, place: int) -> Unsent:
    """What is pressed, with one die marked or unmarked and those that only go together with it."""
    if not isinstance(view.fallen, Fallen):
        return view.unsent
    return replace(view.unsent, mask=toggled(view.fallen.draft.game, view.fallen.mask, place))


def face_on(card: Card) -> str:
    """A card as its button shows it."""
    return f"{SIGNS[card]} {FIGURES[card]}".strip()


def depths(unsent: Unsent, words: Words) -> Row:
    """How much is entered, the depth in use marked; and the form for whoever would rather type."""
    chips = tuple(
        Button(
            verb="depth",
            arg=str(Unsent(depth=depth)),
            label=words(name),
            style=Style.SUCCESS if depth is unsent.depth else Style.SECONDARY,
        )
        for depth, name in CHIPS.items()
    )
    return (*chips, Button(verb="line", arg=str(Unsent(depth=unsent.depth)), label=words("pad-type")))


def entry(view: Look, by_bot: ByBot, words: Words) -> tuple[Row, ...]:
    """The rows of whatever is due next; three at most."""
    if view.draft.is_undecided:
        return (*_marks(view), _leads_on(view, words))
    if view.is_whole:
        return _whole_turn(view, by_bot, words)
    if view.next.dice:
        return _next_roll(view, by_bot, words)
    return _next_card(view, by_bot, words)


def confirm(unsent: Unsent, words: Words) -> Row:
    """The answers to what a typed turn would do; a line too long for a button is in the message only."""
    carried = unsent if carries(unsent.line) else replace(unsent, line="")
    return (
        Button(verb="enter", arg=f"{carried}.{LINE}", label=words("pad-confirm"), style=Style.SUCCESS),
        Button(verb="depth", arg=str(Unsent(depth=unsent.depth)), label=words("pad-discard")),
    )


def made_or_not(unsent: Unsent, words: Words, *, several: bool) -> Row:
    """Whether the card was completed, which says all there is to say, or says who pays."""
    row = (
        Button(verb="total", arg=f"{unsent}.{MADE}", label=words("pad-made"), style=Style.SUCCESS),
        Button(verb="total", arg=f"{unsent}.{NOT_MADE}", label=words("pad-not-made")),
    )
    if not several:
        return row
    return (*row, Button(verb="total", arg=f"{unsent}.{MORE}", label=words("pad-more")))


def tools(words: Words, *, undo: bool, redo: bool) -> Row:
    """What is always there: a step back, a step forth, an earlier turn, everything else."""
    return (
        Button(verb="undo", label=words("pad-undo"), disabled=not undo),
        Button(verb="redo", label=words("pad-redo"), disabled=not redo),
        Button(verb="correct", label=words("pad-correct")),
        Button(verb="scorer", label=words("pad-scorer")),
    )


def _whole_turn(view: Look, by_bot: ByBot, words: Words) -> tuple[Row, ...]:
    """One press, one form; where the card that lies there fixes the figure, made or not made."""
    if view.turn.card is not None and view.asked is Asks.MADE:
        return (made_or_not(view.unsent, words, several=True),)
    form = Button(verb="total", arg=str(view.unsent), label=words("pad-enter-total"), style=Style.PRIMARY)
    if by_bot is ByBot.CARDS and not view.turn.cards:
        return ((form, _draw(view, words)),)
    return ((form,),)


def _next_card(view: Look, by_bot: ByBot, words: Words) -> tuple[Row, ...]:
    """The cards to press, or the bot's pile; with them Bank, where the turn may end here."""
    bank = _bank(view, words)
    if by_bot is ByBot.CARDS and view.next.cards:
        return ((_draw(view, words), *bank),)
    shown = [Button(verb="card", arg=f"{view.unsent}.{card}", label=face_on(card)) for card in view.next.cards]
    rows = [tuple(shown[at : at + ABREAST]) for at in range(0, len(shown), ABREAST)]
    if bank and rows and len(rows[-1]) < ABREAST:
        return (*rows[:-1], (*rows[-1], *bank))
    return (*rows, bank) if bank else tuple(rows)


def _draw(view: Look, words: Words) -> Button:
    label = words("press-reveal") if view.is_whole else _chances.reveal_label(view.hints, view.draft.game, words)
    return Button(
        verb="enter",
        arg=f"{view.unsent}.{DRAW}",
        label=label,
        style=Style.PRIMARY,
        emoji=_star(view, Then.REVEAL),
    )


def _next_roll(view: Look, by_bot: ByBot, words: Words) -> tuple[Row, ...]:
    """Faces to press; once the roll is complete its marks, and what they lead to."""
    passing = (
        (Button(verb="enter", arg=f"{view.unsent}.{PASS}", label=words("press-pass")),) if view.next.pass_on else ()
    )
    if by_bot is ByBot.DICE:
        return ((_roll(view, words), *_bank(view, words), *passing),)
    back = Button(verb="face", arg=f"{view.unsent}.0", label=words("pad-back"), disabled=not view.unsent.faces)
    complete = view.unsent.depth is not Depth.ASIDE and view.ahead is not None
    return (*(_marks(view) if complete else _faces(view)), (*_leads_on(view, words), back, *passing))


def _roll(view: Look, words: Words) -> Button:
    return Button(
        verb="enter",
        arg=f"{view.unsent}.{ROLL}",
        label=_chances.roll_label(view.hints, view.draft.game, words) or words("press-roll"),
        style=Style.PRIMARY,
        emoji=_star(view, Then.ROLL),
    )


def _faces(view: Look) -> tuple[Row, ...]:
    full = len(view.unsent.faces) >= view.next.dice
    shown = [Button(verb="face", arg=f"{view.unsent}.{face}", label=DICE[face], disabled=full) for face in FACES]
    return tuple(shown[:HALF]), tuple(shown[HALF:])


def _marks(view: Look) -> tuple[Row, ...]:
    """The dice that fell, as on the board of a played game: those set aside before lie there all the same."""
    if not isinstance(view.fallen, Fallen) or view.fallen.draft.turn is None:
        return ()
    shown = [_die(view, view.fallen, view.fallen.draft.turn, place) for place in range(PLACES)]
    return tuple(shown[:HALF]), tuple(shown[HALF:])


def _die(view: Look, fell: Fallen, turn: Turn, place: int) -> Button:
    bit = 1 << place
    die = DICE[turn.faces[place]]
    return Button(
        verb="mark",
        arg=f"{replace(view.unsent, mask=fell.mask)}.{place}",
        label=f"✓ {die}" if turn.aside & bit else die,
        style=Style.SUCCESS if fell.mask & bit else Style.SECONDARY,
        disabled=view.ahead is None or not view.ahead.pressable & bit,
    )


def _leads_on(view: Look, words: Words) -> tuple[Button, ...]:
    """What the pressed dice can be entered as; without any a null where only what is set aside is entered."""
    if view.ahead is not None and isinstance(view.fallen, Fallen):
        return _sets_aside(view, view.fallen, view.ahead, words)
    if isinstance(view.fallen, Fallen):
        label = words("pad-null" if view.fallen.draft.is_over else "pad-enter")
        return (Button(verb="enter", arg=f"{view.unsent}.{GO}", label=label, style=Style.PRIMARY),)
    if view.unsent.faces:
        return ()
    if view.unsent.depth is Depth.FULL:
        return _bank(view, words)
    possible = isinstance(fallen(view.draft, replace(view.unsent, depth=Depth.ASIDE)), Fallen)
    null = Button(verb="enter", arg=f"{view.unsent}.{GO}", label=words("pad-null"), disabled=not possible)
    return (null, *_bank(view, words))


def _sets_aside(view: Look, fell: Fallen, ahead: Options, words: Words) -> tuple[Button, ...]:
    """The dice set aside and the turn going on, or banked right away."""
    unsent = view.unsent
    arg = str(unsent if unsent.depth is Depth.ASIDE else replace(unsent, mask=fell.mask))
    aside = faces_at(fell.draft.turn.faces, fell.mask) if fell.draft.turn else ()
    onward = (Then.BANK,) if ahead.forward is Forward.ASIDE else (Then.ROLL, Then.REVEAL)
    tutto = ahead.forward is not Forward.ROLL or not ahead.turn.aside
    go = Button(
        verb="enter",
        arg=f"{arg}.{GO}",
        label=words("press-tutto") if tutto else _roll_on_label(view, ahead, words),
        style=Style.PRIMARY,
        emoji=_star(view, *onward, aside=aside),
        disabled=ahead.against_aside is not None,
    )
    bankable = ahead.against_bank is None and ahead.forward is not Forward.ASIDE
    bank = Button(
        verb="enter",
        arg=f"{arg}.{BANK}",
        label=words("press-bank-points", points=ahead.turn.at_risk) if bankable else words("press-bank"),
        style=Style.SUCCESS if bankable else Style.SECONDARY,
        disabled=not bankable,
        emoji=_star(view, Then.BANK, aside=aside) if bankable else "",
    )
    return (go, bank)


def _roll_on_label(view: Look, ahead: Options, words: Words) -> str:
    return _chances.roll_label(view.hints, ahead.game, words) or words("pad-roll-on", dice=ahead.turn.dice_left)


def _star(view: Look, *thens: Then, aside: Roll = ()) -> str:
    """The star for a button that does so, where that is the best choice with exactly these dice."""
    best = view.best
    return BEST if best is not None and best.then in thens and best.set_aside == aside else ""


def _bank(view: Look, words: Words) -> tuple[Button, ...]:
    """Bank what is at risk as the turn stands; nothing where that is not allowed."""
    if not view.next.bank:
        return ()
    label = words("press-bank-points", points=view.turn.at_risk)
    return (
        Button(
            verb="enter",
            arg=f"{replace(view.unsent, faces=())}.{BANK}",
            label=label,
            style=Style.SUCCESS,
            emoji=_star(view, Then.BANK),
        ),
    )
