"""How long a turn may take, as people read and choose it, and a game that stands still. Knows no clock, only moments.

Every press about the pace comes back as the verb `pace`; its arg is a step.
"""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._call import is_called
from bot.screens._links import link_to_play
from bot.screens._moments import countdown, day
from bot.screens._screen import Blank, Button, Choice, Embed, Field, Form, Link, Menu, Screen, Style
from bot.screens._seats import seated
from bot.screens.story import briefly, story
from bot.tables.pace import DAYS, LIVE, RELAXED, UNTIMED, Pace, Why
from bot.tables.table import Table

VERB: Final = "pace"
AMONG_OTHERS, PICK, OTHER, TYPED = "open", "pick", "other", "typed"
"""The steps; the first in place of the menu that leads to it."""
OFFERED: Final = (LIVE, RELAXED, DAYS, UNTIMED)
LONGEST_TYPED: Final = 40
COLOUR: Final = 0x2E7D5B
PAUSED_COLOUR: Final = 0x747F8D
MOST_TOLD: Final = 10
_UNITS: Final = (("d", 86_400), ("h", 3600), ("min", 60), ("s", 1))


def named(pace: Pace, words: Words) -> str:
    """The pace's name, or its time where it has none."""
    return words(f"pace-{pace.name}") if pace.turn_s is None or pace.name != "own" else duration(pace.turn_s, words)


def said(pace: Pace, words: Words) -> str:
    """The pace in full: “**Live** · 5 minutes a turn”; one's own time has no other name."""
    if pace.turn_s is not None and pace.name == "own":
        return words("pace-own.told", time=f"**{duration(pace.turn_s, words)}**")
    return f"**{named(pace, words)}** · {told(pace, words)}"


def told(pace: Pace, words: Words) -> str:
    """What the pace means for a turn."""
    if pace.turn_s is None or pace.name != "own":
        return words(f"pace-{pace.name}.told")
    return words("pace-own.told", time=duration(pace.turn_s, words))


def duration(seconds: int, words: Words) -> str:
    """A length of time in as few units as it takes: “1 h 30 min”."""
    parts: list[str] = []
    for unit, size in _UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(words(f"duration-{unit}", count=count))
    return " ".join(parts)


def choice(table: Table, words: Words) -> Screen:
    """The pace of this table, and what it may be; told to the host alone."""
    pace = table.row.pace
    page = Embed(
        title=words("pace-title"),
        description="\n\n".join((said(pace, words), *([] if pace.turn_s is None else [words("pace-about")]))),
        colour=COLOUR,
    )
    choices = tuple(
        Choice(value=str(one), label=named(one, words), description=told(one, words), chosen=one == pace)
        for one in OFFERED
    )
    menu = Menu(verb=VERB, arg=PICK, placeholder=words("pace-title"), choices=choices)
    other = Button(verb=VERB, arg=OTHER, label=words("pace-other"))
    back = Button(verb="settings" if table.in_lobby else "host", arg="back", label=words("settings-back"))
    return Screen(embed=page, rows=((menu,), (other, back)), game=table.id, seq=table.seq)


def way_in(words: Words) -> Button:
    """The button that leads here from another menu, whose message this takes."""
    return Button(verb=VERB, arg=AMONG_OTHERS, label=words("settings-pace"))


def form(table: Table, words: Words) -> Form:
    """Where a time of one's own is typed."""
    blank = Blank(label=words("pace-form"), example=words("pace-form.example"), longest=LONGEST_TYPED)
    return Form(title=words("pace-title"), verb=VERB, arg=TYPED, parts=(blank,), game=table.id, seq=table.seq)


def unreadable(words: Words) -> Screen:
    """What was typed is no time, or one that a turn can't have."""
    return Screen(content=words("pace-unreadable"))


def reminder(table: Table, words: Words) -> Screen:
    """Call who is waited for once more, with the way to the board."""
    turn, deadline = table.game.turn, table.row.timing.deadline
    if turn is None or deadline is None:
        raise LookupError(f"nobody is waited for in {table.id}")
    user = table.person(turn.seat).user
    called = is_called(table, turn.seat)
    who = f"<@{user}>" if called else seated(table, turn.seat, words)
    return Screen(
        content=words("pace-reminder", who=who, when=countdown(deadline)),
        rows=((Link(label=words("to-board"), url=link_to_play(table)),),),
        pings=(user,) if called else (),
    )


def paused(table: Table, words: Words) -> Screen:
    """The game standing still: why, whose turn it will be, and the button by which anyone at the table goes on."""
    pause, turn = table.row.timing.paused, table.game.turn
    if pause is None or turn is None:
        raise LookupError(f"{table.id} does not stand still")
    lines = (
        *_untold(table, words),
        words("paused-away" if pause.why is Why.AWAY else "paused-place"),
        words("paused-next", who=seated(table, turn.seat, words)),
        words("paused-kept", day=day(pause.kept_until)),
    )
    page = Embed(
        title=words("paused-title"),
        description="\n".join(lines),
        fields=(Field(name=words("board-scores"), value=_scores(table, words)),),
        colour=PAUSED_COLOUR,
    )
    resume = Button(verb="resume", label=words("press-resume"), style=Style.PRIMARY)
    return Screen(embed=page, rows=((resume,),), game=table.id, seq=table.seq)


def went_on(table: Table, words: Words) -> Screen:
    """What is left of that message once somebody went on."""
    return Screen(content=words("paused-over"), game=table.id, seq=table.seq)


def _untold(table: Table, words: Words) -> tuple[str, ...]:
    """The turns whose own message is gone or never was."""
    tales = table.chronicle.tales[-1 - table.row.untold :]
    if len(tales) == 1:
        return (f"> {story(tales[0], table, words)}",)
    return (f"> {briefly(tales[-MOST_TOLD:], table, words)}",) if tales else ()


def _scores(table: Table, words: Words) -> str:
    return "\n".join(
        f"{_mark(table, number)} {seated(table, number, words)} **{words.number(seat.score)}**"
        for number, seat in enumerate(table.seats)
    )


def _mark(table: Table, seat: int) -> str:
    if table.seats[seat].gone:
        return "🚪"
    return "💤" if table.is_away(seat) else "▫️"
