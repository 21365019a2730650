"""The scoreboard of a recorded game: a score sheet that one would rather look at than read, and the pad below it.

Knows the table and what has been pressed but not entered; must not know who presses, and decides nothing.
"""

import re
from dataclasses import replace
from typing import Final

from bot.advisor.prospects import Prospect
from bot.engine import Refusal
from bot.engine.ruleset import End
from bot.engine.standing import leaders
from bot.engine.state import Step
from bot.i18n.catalogue import Words
from bot.record.drafting import Draft, more, new_turn
from bot.record.effect import effect
from bot.record.journal import Entered
from bot.record.totals import Asks
from bot.record.typed import typed
from bot.screens import _chances, _purses, _reasons, pad
from bot.screens._cards import COLOURS, NO_CARD_COLOUR, SIGNS
from bot.screens._changes import changes
from bot.screens._options import Forward, Options
from bot.screens._rule_line import besides, rule_line
from bot.screens._screen import Embed, Field, Row, Screen
from bot.screens._seats import BETWEEN, seated
from bot.screens.odds import choice
from bot.screens.story import brief, chain
from bot.tables.ports import ByBot
from bot.tables.table import Table
from bot.tables.unsent import ASKED, Depth, Fallen, Unsent

LENGTH: Final = 10
"""Marks of a bar from 0 to the target."""
FULL: Final = "▰"
EMPTY: Final = "▱"
_PENDING: Final = re.compile(r"^✏️ `([^`\n]+)`$", re.MULTILINE)
MOST_TURNS: Final = 5
"""Turns that are told below the scores, the newest last."""


def scoresheet(table: Table, unsent: Unsent, words: Words, best: Prospect | None = None) -> Screen:
    """The turn under way with what is pressed; words that were typed are shown with what they will do.

    `best` is the choice that is advised, if any is.
    """
    book = table.book
    draft = None if book is None else new_turn(book.reckoning)
    view = pad.look(draft, unsent, table.row.hints, best) if isinstance(draft, Draft) else None
    if book is None or view is None:
        raise LookupError(f"no turn is entered in {table.id}")
    asked = unsent.line.endswith(ASKED)
    waiting = typed(view.draft, unsent.line) if unsent.line and not asked else None
    blocks = (
        _sheet(table, words),
        (_head(table, words),),
        *([_pending(table, waiting, unsent, words)] if isinstance(waiting, Draft) else _turn(table, view, words)),
        (words("sheet-asked", said=unsent.line.removesuffix(ASKED).strip()),) if asked else (),
    )
    page = Embed(
        title=_title(table, words),
        description="\n\n".join(filter(None, ("\n".join(filter(None, block)) for block in blocks))),
        fields=_last_turns(table, words),
        footer=words(f"sheet-by-{table.row.by_bot}"),
        colour=COLOURS[view.turn.card] if view.turn.card else NO_CARD_COLOUR,
    )
    tools = pad.tools(words, undo=book.sheet.undoable is not None, redo=book.sheet.redoable is not None)
    if isinstance(waiting, Draft):
        rows: tuple[Row, ...] = (pad.confirm(unsent, words), tools)
    elif asked:
        rows = (pad.made_or_not(unsent, words, several=True), tools)
    else:
        rows = (pad.depths(unsent, words), *pad.entry(view, table.row.by_bot, words), tools)
    return Screen(embed=page, rows=rows, silent=True, game=table.id, seq=table.seq)


def finished(table: Table, words: Words) -> Screen:
    """The sheet of a game that is over, with nothing to press: its result stands below."""
    page = Embed(
        title=_title(table, words),
        description="\n".join(_sheet(table, words)),
        fields=_last_turns(table, words),
        footer=words(f"sheet-by-{table.row.by_bot}"),
        colour=NO_CARD_COLOUR,
    )
    return Screen(embed=page, game=table.id, seq=table.seq)


def _title(table: Table, words: Words) -> str:
    game = table.game
    number = words("table-round", round=game.round)
    if game.tied:
        return f"📋 {number} · {words('board-extra-round').strip('*')}"
    last = game.last_round or game.time_called
    return f"📋 {number} · {words('table-last-round')}" if last else f"📋 {number}"


def _sheet(table: Table, words: Words) -> tuple[str, ...]:
    """A line for each seat: whose turn it is, a bar towards the target, the score, who leads."""
    game = table.game
    leading = leaders(game) if any(seat.score for seat in game.seats) else ()
    turn = game.turn
    lines: list[str] = []
    for number, seat in enumerate(game.seats):
        mark = "🚪" if seat.gone else "▶️" if turn is not None and turn.seat == number else "▫️"
        crown = " 👑" if number in leading else ""
        bar = filled(seat.score, game.ruleset.target)
        lines.append(f"{mark} {bar} **{words.number(seat.score)}** {seated(table, number, words)}{crown}")
    return tuple(lines)


def filled(score: int, target: int) -> str:
    """How far a score is on its way, in ten marks.

    >>> filled(1500, 6000), filled(-50, 6000), filled(9000, 6000)
    ('▰▰▱▱▱▱▱▱▱▱', '▱▱▱▱▱▱▱▱▱▱', '▰▰▰▰▰▰▰▰▰▰')
    """
    marks = max(0, min(LENGTH, score * LENGTH // target))
    return FULL * marks + EMPTY * (LENGTH - marks)


def _head(table: Table, words: Words) -> str:
    game, turn = table.game, table.game.turn
    if turn is None:
        return ""
    goal = words(
        "sheet-goal-round" if game.ruleset.end is End.ROUND else "sheet-goal-at-once", target=game.ruleset.target
    )
    left = game.ruleset.target - game.seats[turn.seat].score
    parts = [words("board-whose", who=seated(table, turn.seat, words)), goal]
    return BETWEEN.join([*parts, words("sheet-left", points=left)] if left > 0 else parts)


def _turn(table: Table, view: pad.Look, words: Words) -> tuple[tuple[str, ...], ...]:
    """What is in hand, and what the pressed dice would do with it."""
    turn = view.turn
    card = f"{SIGNS[turn.card]} **{words(f'card-{turn.card}')}**" if turn.card else ""
    rule = ""
    if turn.card is not None and turn.step is not Step.REVEAL:
        rule = f"*{rule_line(turn.card, table.game.ruleset, words)}*"
    in_hand = (
        card,
        rule,
        *(besides(turn.card, table.game.ruleset, words) if turn.card and rule else ()),
        words("board-chain", cards=chain(turn.cards, words)) if len(turn.cards) > 1 else "",
        words("board-aside", dice=" ".join(map(str, turn.collected))) if turn.aside else "",
        _purses.risk(table.game, turn, words) if turn.cards else "",
        _purses.paid(table, turn, words),
    )
    return in_hand, (_due(view, words), *_pressed(table, view, words), *_hints(table, view, words))


def _due(view: pad.Look, words: Words) -> str:
    """What is to be entered next, while nothing is pressed that leads on."""
    if isinstance(view.fallen, Fallen) or view.unsent.line:
        return ""
    if view.is_whole:
        return words("sheet-due-made" if view.turn.card and view.asked is Asks.MADE else "sheet-due-total")
    if view.next.dice:
        message = "sheet-due-aside" if view.unsent.depth is Depth.ASIDE else "sheet-due-roll"
        return words(message, dice=view.next.dice)
    return words("sheet-due-card") if view.next.cards else ""


def _hints(table: Table, view: pad.Look, words: Words) -> tuple[str, ...]:
    """The chance of what is due with real dice or cards, as long as it hasn't come, and the choice that is advised."""
    lines: list[str] = []
    if not view.is_whole and not view.unsent.faces and not view.draft.is_undecided:
        if view.next.dice and table.row.by_bot is not ByBot.DICE:
            lines.append(_chances.before_roll(view.hints, view.draft.game, words))
        elif view.next.cards and table.row.by_bot is not ByBot.CARDS:
            lines.append(_chances.before_card(view.hints, view.draft.game, words))
    if view.best is not None:
        lines.append(words("sheet-advice", choice=choice(view.best, words)))
    return tuple(lines)


def _pressed(table: Table, view: pad.Look, words: Words) -> tuple[str, ...]:
    """The dice that were pressed, what they would do, and why they can't be."""
    dice = " ".join(map(str, view.unsent.faces))
    if isinstance(view.fallen, Refusal):
        return (words("sheet-pressed", dice=dice), why(view.fallen, words))
    if view.fallen is None:
        return (words("sheet-pressed", dice=dice),) if dice else ()
    if view.ahead is not None:
        return _marked(table, view, view.fallen, view.ahead, words)
    if view.fallen.draft.is_over:
        return (words("sheet-null", dice=dice), *_would(table, view.fallen.draft, words))
    return (words("sheet-pressed", dice=dice),)


def _marked(table: Table, view: pad.Look, fell: Fallen, ahead: Options, words: Words) -> tuple[str, ...]:
    """What is marked, and what the scores would be where that ends the turn or is banked."""
    turn = fell.draft.turn
    if turn is None:
        return ()
    lines = _reasons.reasons(replace(table, game=fell.draft.game), turn, fell.mask, ahead, words)
    ending = more(view.draft, *fell.words, *(() if ahead.forward is Forward.ASIDE else ("bank",)))
    if ahead.against_aside is not None or isinstance(ending, Refusal):
        return lines
    if ahead.forward is Forward.ASIDE:
        return (*lines, *_would(table, ending, words))
    would = _would(table, ending, words)
    return (*lines, words("sheet-if-banked", change=BETWEEN.join(would))) if would else lines


def _would(table: Table, draft: Draft, words: Words) -> tuple[str, ...]:
    """What entering this turn does to everybody."""
    if table.book is None:
        return ()
    return changes(effect(table.book.reckoning, entered(draft)), table, words)


def entered(draft: Draft, by: str = "") -> Entered:
    """The turn as a step on the sheet; by nobody where it is only asked what it would do."""
    return Entered(by=by, line=draft.line, player=draft.player, tokens=draft.tokens)


def why(refusal: Refusal, words: Words) -> str:
    """Why dice can't be set aside, or a roll can't be."""
    message = f"pad-{refusal.code}"
    return words(message, **refusal.facts) if message in words else words("pad-otherwise")


def _pending(table: Table, waiting: Draft, unsent: Unsent, words: Words) -> tuple[str, ...]:
    """A turn as it was typed, and what it will do once it is confirmed."""
    said = words("sheet-pending", line=unsent.line)
    if waiting.turn is not None:
        return (said, _purses.risk(waiting.game, waiting.turn, words), words("sheet-goes-on"))
    return (said, *_would(table, waiting, words))


def pending(shown: str) -> str:
    """The typed line that a sheet shows: one too long for the button that confirms it is in its message only."""
    match = _PENDING.search(shown)
    return match[1] if match else ""


def _last_turns(table: Table, words: Words) -> tuple[Field, ...]:
    tales = table.chronicle.tales[-MOST_TURNS:]
    if not tales:
        return ()
    lines = [words("sheet-turn", round=tale.round, turn=brief(tale, table, words), score=tale.score) for tale in tales]
    return (Field(name=words("sheet-last-turns"), value="\n".join(lines)),)
