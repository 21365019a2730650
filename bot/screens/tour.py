"""The tour for who has never played: the offer, each step of the guided turn, and its end. Told to one reader.

A step is the board itself with a sentence above it, and every button leads on in the tour. Knows the guided turn and
the table that waits; must not know where anything is kept.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.advisor.odds import null_chance, stop_chance
from bot.engine.choices import marked_at_first
from bot.engine.events import Ended
from bot.i18n.catalogue import Words
from bot.screens._cards import COLOURS
from bot.screens._links import link_to_play
from bot.screens._options import Options, options
from bot.screens._screen import Button, Embed, Link, Row, Screen, Style
from bot.screens._seats import percent
from bot.screens.board import board
from bot.screens.story import story
from bot.tables.chronicle import Tale
from bot.tables.guided import CARD, Guided
from bot.tables.table import Table

VERB: Final = "tour"
STEPS: Final = 5
LEAVE: Final = "leave"


def offer(waiting: Table, words: Words) -> Screen:
    """The line beside the lobby, with the way in."""
    start = Button(verb=VERB, label=words("tour-take"), style=Style.PRIMARY)
    return Screen(content=words("tour-offer"), rows=((start,),), game=waiting.id)


def step(guided: Guided, waiting: Table | None, words: Words) -> Screen:
    """The guided turn as it stands; `waiting` is the reader's own table, where it is still there."""
    if guided.over is not None:
        return _end(guided, guided.over, waiting, words)
    shown = board(guided.table, guided.mask, words)
    number, sentence = _guidance(guided, words)
    *rows, (explain,) = (tuple(_buttons(row, guided)) for row in shown.rows)
    leave = Button(verb=VERB, arg=guided.arg(LEAVE), label=words("tour-leave"))
    return replace(
        shown,
        content=f"**{words('tour-step', step=number, steps=STEPS)}** {sentence}",
        rows=(*rows, (explain, leave)),
        pings=(),
        game=_id(waiting),
        seq=0,
    )


def left(waiting: Table | None, words: Words) -> Screen:
    """What is left of a tour that was not gone to its end, and the way back into it."""
    again = Button(verb=VERB, label=words("tour-take"))
    return Screen(content=words("tour-left"), rows=((*_to_table(waiting, words), again),), game=_id(waiting))


def _end(guided: Guided, tale: Tale, waiting: Table | None, words: Words) -> Screen:
    told = (f"> {story(tale, guided.table, words)}", _lesson(tale, words))
    goodbye = words("tour-over" if waiting is None else "tour-over-waiting")
    page = Embed(
        title=words("tour-end-title"), description="\n".join(told) + f"\n\n{goodbye}", colour=COLOURS[tale.cards[-1]]
    )
    again = Button(verb=VERB, label=words("tour-again"))
    return Screen(embed=page, rows=((*_to_table(waiting, words), again),), game=_id(waiting))


def _lesson(tale: Tale, words: Words) -> str:
    """What the turn shows of the risk: what a null would have done, or what the Stop did."""
    if tale.ended is Ended.STOP:
        return words("tour-stopped", lost=tale.lost)
    if tale.tuttos:
        return words("tour-banked-tutto", points=tale.gain, card=words(f"card-{CARD}"))
    return words("tour-banked", points=tale.gain, card=words(f"card-{CARD}"))


def _guidance(guided: Guided, words: Words) -> tuple[int, str]:
    """Which step this is, and what it says."""
    game, turn = guided.game, guided.game.turn
    if turn is None:
        raise LookupError(guided.way)
    if turn.is_untouched:
        return 1, words("tour-reveal")
    ahead = options(game, turn, guided.mask)
    if len(guided.way) == 1:
        return _first_roll(ahead, words, as_at_first=guided.mask == marked_at_first(game))
    return (STEPS if guided.makes_tutto else 4), _later_roll(ahead, words, makes_tutto=guided.makes_tutto)


def _first_roll(ahead: Options, words: Words, *, as_at_first: bool) -> tuple[int, str]:
    if ahead.against_aside is not None:
        return 2, words("tour-none")
    if as_at_first:
        return 2, words("tour-marked")
    return 3, words("tour-unmarked", dice=ahead.turn.dice_left, percent=percent(null_chance(ahead.game)))


def _later_roll(ahead: Options, words: Words, *, makes_tutto: bool) -> str:
    if ahead.against_aside is not None:
        return words("tour-none")
    game, turn = ahead.game, ahead.turn
    if makes_tutto:
        return words("tour-tutto", points=turn.at_risk, bonus=turn.bonus, percent=percent(stop_chance(game)))
    return words("tour-risk", points=turn.at_risk, dice=turn.dice_left, percent=percent(null_chance(game)))


def _buttons(row: Row, guided: Guided) -> Iterator[Button]:
    """The board's own buttons, which lead on in the tour."""
    for part in row:
        if isinstance(part, Button):
            press = part.arg.partition("-")[0] if part.verb == "die" else part.verb
            yield replace(part, verb=VERB, arg=guided.arg(press))


def _to_table(waiting: Table | None, words: Words) -> tuple[Link, ...]:
    return () if waiting is None else (Link(label=words("to-table"), url=link_to_play(waiting)),)


def _id(waiting: Table | None) -> str:
    return "-" if waiting is None else waiting.id
