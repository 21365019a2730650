"""Late joining in words: whether a table lets people in, who waits, who has come. Knows no queue, decides nothing."""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens import _choice
from bot.screens._names import shown
from bot.screens._screen import Button, Choice, Menu, Screen, Style
from bot.screens._seats import seated
from bot.tables.arrivals import comes_too_late, first_round, has_room, just_arrived
from bot.tables.latecomers import LateJoin
from bot.tables.table import Table

VERB: Final = "late"


def choice(table: Table, words: Words) -> Screen:
    """Whether people are let in late, and what it may be; told to the host alone."""
    now = table.row.late
    choices = tuple(
        Choice(value=one.value, label=words(f"late-{one}"), description=words(f"late-{one}.told"), chosen=one is now)
        for one in LateJoin
    )
    told = f"{said(now, words)}\n\n{words('late-about')}"
    menu = Menu(verb=VERB, arg=_choice.PICK, placeholder=words("late-title"), choices=choices)
    return _choice.page(table, menu, told, words)


def way_in(words: Words) -> Button:
    """The button that leads here from another menu, whose message this takes."""
    return Button(verb=VERB, arg=_choice.AMONG_OTHERS, label=words("settings-late"))


def said(now: LateJoin, words: Words) -> str:
    """The choice in full: its name, and what it means."""
    return f"**{words(f'late-{now}')}** · {words(f'late-{now}.told')}"


def join(table: Table, words: Words) -> tuple[Button, ...]:
    """The button by which one more may come; none where nobody may."""
    return (Button(verb="join", label=words("lobby-join"), style=Style.SUCCESS),) if has_room(table) else ()


def comings(table: Table, words: Words) -> tuple[str, ...]:
    """Who has sat down in the middle of the game and not played yet, and who is about to."""
    lines = [
        words("late-arrived", who=seated(table, seat, words), score=table.seats[seat].score)
        for seat in just_arrived(table)
    ]
    for seat, one in enumerate(table.row.waiting, start=len(table.seats)):
        who = shown(table.people[one.player].name) or words("nameless", seat=seat + 1)
        in_vain = comes_too_late(table)
        lines.append(
            words("late-missed", who=who) if in_vain else words("late-comes", who=who, round=first_round(table))
        )
    return tuple(lines)


def sits(table: Table, seat: int, words: Words) -> Screen:
    """The reader has sat down in the middle of the game."""
    return Screen(content=words("late-sits", round=table.game.round, score=table.seats[seat].score))


def waits(table: Table, words: Words) -> Screen:
    """The reader sits down later, and how not to."""
    button = Button(verb="leave", label=words("lobby-leave"))
    content = words("late-waits", round=first_round(table))
    return Screen(content=content, rows=((button,),), game=table.id, seq=table.seq)


def waits_no_more(words: Words) -> Screen:
    """The reader doesn't sit down after all."""
    return Screen(content=words("late-waits-no-more"))
