"""The host's private menu: skip, give to a computer, remove, hand over, end. Knows who sits where; does nothing of it.

Every press comes back as the verb `host`; its arg is a step, and after a hyphen what the step is about.
"""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens import hints, late, pace
from bot.screens._names import plain
from bot.screens._screen import Button, Choice, Embed, Menu, Row, Screen, Style
from bot.screens._seats import seated
from bot.tables.computers import givable
from bot.tables.ports import Kind, Mode
from bot.tables.table import Table

VERB: Final = "host"
OPEN, SKIP, SKIPPED, REMOVE, REMOVED, GIVE, GIVEN, HAND, HANDED, END, ENDED, CLOSE = (
    "",
    "skip",
    "skipped",
    "remove",
    "removed",
    "give",
    "given",
    "hand",
    "handed",
    "end",
    "ended",
    "close",
)
"""The steps: a wish, and in the past tense the yes to it."""

COLOUR: Final = 0x2E7D5B


def menu(table: Table, words: Words, user: int, said: str = "") -> Screen:
    """All that this user may do as host; `said` is what was just done."""
    turn = table.game.turn
    now = words("hosting-lobby") if turn is None else words("hosting-turn", who=seated(table, turn.seat, words))
    page = Embed(title=words("hosting-title"), description=f"{now}\n{words('hosting-call')}", colour=COLOUR)
    rows = (
        _presses(table, words),
        *_choices(table, words),
        *_give(table, words, user),
        *_remove(table, words, user),
        *_hand_over(table, words),
    )
    return Screen(content=said, embed=page, rows=rows, game=table.id, seq=table.seq)


def told(said: str) -> Screen:
    """What was done, where there is nothing more to do."""
    return Screen(content=said)


def sure_to_skip(table: Table, words: Words) -> Screen:
    """Ask once more before somebody's turn is taken from them."""
    turn = table.game.turn
    if turn is None:
        raise LookupError(f"no turn is under way in {table.id}")
    who, arg = seated(table, turn.seat, words), f"{SKIPPED}-{len(table.chronicle.tales)}"
    question = (
        words("hosting-skip-sure", who=who, points=turn.at_risk)
        if turn.at_risk
        else words("hosting-skip-sure-free", who=who)
    )
    return _sure(table, words, question, Button(verb=VERB, arg=arg, label=words("hosting-skip"), style=Style.DANGER))


def sure_to_remove(table: Table, seat: int, words: Words) -> Screen:
    """Ask once more before somebody is out for good."""
    message = "hosting-remove-sure-lobby" if table.in_lobby else "hosting-remove-sure"
    question = words(message, who=seated(table, seat, words))
    arg = f"{REMOVED}-{table.seats[seat].player}"
    yes = Button(verb=VERB, arg=arg, label=words("hosting-remove-yes"), style=Style.DANGER)
    return _sure(table, words, question, yes)


def sure_to_give(table: Table, seat: int, words: Words) -> Screen:
    """Ask once more before a computer plays on in somebody's seat: which one it is to be is the yes."""
    player = table.seats[seat].player
    tempers = [(kind, words(f"computer-{kind}")) for kind in Kind if kind.is_computer]
    yes = (Button(verb=VERB, arg=f"{GIVEN}-{kind}-{player}", label=temper) for kind, temper in tempers)
    buttons = (*yes, Button(verb=VERB, label=words("hosting-back")))
    question = words("hosting-give-sure", who=seated(table, seat, words))
    return Screen(content=question, rows=(buttons,), game=table.id, seq=table.seq)


def sure_to_hand_over(table: Table, seat: int, words: Words) -> Screen:
    """Ask once more before another hosts."""
    question = words("hosting-hand-sure", who=seated(table, seat, words))
    arg = f"{HANDED}-{table.seats[seat].player}"
    yes = Button(verb=VERB, arg=arg, label=words("hosting-hand-yes"), style=Style.DANGER)
    return _sure(table, words, question, yes)


def sure_to_end(table: Table, words: Words) -> Screen:
    """Ask once more before the game ends for everybody."""
    yes = Button(verb=VERB, arg=ENDED, label=words("stop-yes"), style=Style.DANGER)
    return _sure(table, words, words("stop-sure-practice" if table.is_practice else "stop-sure"), yes)


def way_in(words: Words) -> Button:
    """The button that opens the menu."""
    return Button(verb=VERB, label=words("hosting-open"))


def _sure(table: Table, words: Words, question: str, yes: Button) -> Screen:
    buttons = (yes, Button(verb=VERB, label=words("hosting-back")))
    return Screen(content=question, rows=(buttons,), game=table.id, seq=table.seq)


def _presses(table: Table, words: Words) -> Row:
    skip = Button(verb=VERB, arg=SKIP, label=words("hosting-skip"))
    end = Button(verb=VERB, arg=END, label=words("stop-yes"), style=Style.DANGER)
    close = Button(verb=VERB, arg=CLOSE, label=words("hosting-close"))
    return (end, close) if table.game.turn is None else (skip, end, close)


def _choices(table: Table, words: Words) -> tuple[Row, ...]:
    """The ways to what may be chosen in the middle of a game; a lobby has them among its settings."""
    if table.game.turn is None:
        return ()
    if table.row.mode is Mode.RECORD:
        return ((hints.way_in(words),),)
    clock = (pace.way_in(words),) if table.in_company else ()
    return ((*clock, late.way_in(words), hints.way_in(words)),)


def _give(table: Table, words: Words, user: int) -> tuple[Row, ...]:
    """First the seats of those who are away."""
    seats = sorted(givable(table, user), key=lambda seat: not table.is_away(seat))
    return _choosing(table, words, seats, GIVE, "hosting-give")


def _remove(table: Table, words: Words, user: int) -> tuple[Row, ...]:
    """Everybody else: to get up oneself is another matter."""
    others = [seat for seat in _staying(table) if table.person(seat).user != user]
    return _choosing(table, words, others, REMOVE, "hosting-remove")


def _hand_over(table: Table, words: Words) -> tuple[Row, ...]:
    people = [seat for seat in _staying(table) if table.person(seat).user]
    others = [seat for seat in people if table.seats[seat].player != table.row.host]
    return _choosing(table, words, others, HAND, "hosting-hand")


def _choosing(table: Table, words: Words, seats: list[int], arg: str, placeholder: str) -> tuple[Row, ...]:
    choices = tuple(Choice(value=table.seats[seat].player, label=_called(table, seat, words)) for seat in seats)
    return ((Menu(verb=VERB, arg=arg, placeholder=words(placeholder), choices=choices),),) if choices else ()


def _called(table: Table, seat: int, words: Words) -> str:
    """A menu reads no markdown; two people may have one name."""
    name = plain(table.person(seat).name) or words("nameless", seat=seat + 1)
    return f"{seat + 1}. {name} 💤" if table.is_away(seat) else f"{seat + 1}. {name}"


def _staying(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if not (seat.gone or seat.leaving)]
