"""Who keeps score and which guests sit at a recorded game's table: private menus and forms. Knows people, no turn.

It must not decide who may: that is the desk's.
"""

from typing import Final

from bot.engine import Refusal
from bot.engine.refusals import Code
from bot.i18n.catalogue import Words
from bot.screens import notices
from bot.screens._names import plain, shown
from bot.screens._screen import Blank, Button, Choice, Form, Menu, People, Pick, Row, Screen
from bot.screens._seats import seated
from bot.tables.ports import Kind
from bot.tables.table import Table

LONGEST_NAME: Final = 32
ADD, OUT, EVERYBODY, SOMEBODY = "add", "out", "everybody", "somebody"
SITS, SITS_LOWEST, LEAVES, BEGINS = "sits", "lowest", "leaves", "begins"
"""What a press of the verbs `guest` and `scorer` is about; without one it opens."""

START: Final = "start"
"""The key of the menu that says with what a late guest starts."""


def guest_form(table: Table, words: Words) -> Form:
    """Where the host types a guest's name."""
    blank = Blank(label=words("guest-name"), example=words("guest-example"), longest=LONGEST_NAME)
    parts: tuple[Blank | Pick, ...] = (blank,)
    if not table.in_lobby:
        nothing = Choice(value=SITS, label=words("guest-start-nothing"), chosen=True)
        lowest = Choice(value=SITS_LOWEST, label=words("guest-start-lowest"))
        parts = (blank, Pick(label=words("guest-start"), key=START, choices=(nothing, lowest)))
    return Form(title=words("guest-title"), verb="guest", arg=ADD, parts=parts, game=table.id, seq=table.seq)


def guests(table: Table, words: Words) -> Screen:
    """The guests at the table, to have one get up again."""
    choices = tuple(
        Choice(value=seat.player, label=plain(table.person(number).name) or words("nameless", seat=number + 1))
        for number, seat in enumerate(table.seats)
        if table.people[seat.player].kind is Kind.GUEST
    )
    if not choices:
        return Screen(content=words("guest-none"), game=table.id, seq=table.seq)
    menu = Menu(verb="guest", arg=OUT, placeholder=words("guest-pick"), choices=choices)
    return Screen(content=words("guest-out"), rows=((menu,),), game=table.id, seq=table.seq)


def guest_gone(table: Table, seat: int, words: Words) -> Screen:
    """The guest has got up."""
    return Screen(content=words("guest-gone", who=seated(table, seat, words)), game=table.id, seq=table.seq)


def no_seat(code: Code, longest: int, words: Words) -> Screen:
    """Why nobody can sit down by this name."""
    return Screen(content=words("guest-name-taken" if code is Code.NAME_TAKEN else "guest-bad-name", longest=longest))


def scorer(table: Table, words: Words) -> Screen:
    """Who enters the turns, to be handed on; in a game under way also who begins, sits down or leaves."""
    people = People(verb="scorer", arg=SOMEBODY, placeholder=words("scorer-pick"))
    everybody = Button(verb="scorer", arg=EVERYBODY, label=words("scorer-everybody"), disabled=not table.row.scorer)
    rows: tuple[Row, ...] = ((people,), (everybody,))
    if table.book is not None and not table.game.is_over:
        guest = Button(verb="guest", label=words("lobby-add-guest"))
        rows = ((people,), *_coming_and_going(table, words), (everybody, guest))
    return Screen(content=told_scorer(table, words), rows=rows, game=table.id, seq=table.seq)


def _coming_and_going(table: Table, words: Words) -> tuple[Row, ...]:
    """Who begins, as long as nothing is entered; later who sits down between two rounds; and who leaves."""
    game = table.game
    seats = tuple(
        Choice(value=seat.player, label=plain(table.people[seat.player].name) or words("nameless", seat=number + 1))
        for number, seat in enumerate(game.seats)
        if not (seat.gone or seat.leaving)
    )
    leaves = Menu(verb="scorer", arg=LEAVES, placeholder=words("scorer-leaves"), choices=seats)
    if table.book is not None and not table.book.sheet.lines:
        return (Menu(verb="scorer", arg=BEGINS, placeholder=words("scorer-begins"), choices=seats),), (leaves,)
    sits = People(verb="scorer", arg=SITS, placeholder=words("scorer-sits"))
    lowest = People(verb="scorer", arg=SITS_LOWEST, placeholder=words("scorer-sits-lowest"))
    return (sits,), (lowest,), (leaves,)


def told_scorer(table: Table, words: Words) -> str:
    """Who keeps score, in a sentence."""
    keeping = table.people.get(table.row.scorer)
    if keeping is None:
        return words("scorer-is-everybody")
    return words("scorer-is", who=shown(keeping.name) or words("nameless-host"))


def not_scorer(table: Table, words: Words) -> Screen:
    """Who presses doesn't keep score here, and who does."""
    if not table.row.scorer:
        return Screen(content=words("outsider-game"))
    return Screen(content=words("not-scorer", told=told_scorer(table, words)))


def refused(refusal: Refusal, table: Table, words: Words) -> Screen:
    """Why something can't be entered, by the engine's or the sheet's code."""
    if f"refusal-{refusal.code}" in words:
        return notices.refused(refusal, table, words)
    own, of_the_record = f"sheet-refusal-{refusal.code}", f"record-{refusal.code}"
    message = own if own in words else of_the_record if of_the_record in words else "sheet-refusal-other"
    return Screen(content=words(message), game=table.id, seq=table.seq)


def no_bots(words: Words) -> Screen:
    """A bot can't keep score."""
    return Screen(content=words("scorer-no-bots"))
