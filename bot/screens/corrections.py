"""Earlier turns of a recorded game: the list to pick from, one of them, what a change would do, and who changed what.

Knows turns as the table tells them; must not know how the game is worked out anew.
"""

import re
from typing import Final

from bot.i18n.catalogue import Words
from bot.record.effect import Effect
from bot.record.reckoning import Fate
from bot.record.sheet import TurnTaken
from bot.screens._changes import changes
from bot.screens._names import shown
from bot.screens._screen import Button, Choice, Embed, Menu, Row, Screen, Style
from bot.screens.entering import Again, once_more
from bot.tables.table import Table
from bot.tables.unsent import ASKED, Depth, Unsent, carries

VERB: Final = "correct"
LIST, PICK, TURN, TOTAL, LINE, STRIKE, YES, HISTORY, MADE, NOT_MADE = (
    "list",
    "pick",
    "turn",
    "total",
    "line",
    "strike",
    "yes",
    "history",
    "made",
    "unmade",
)
"""What a press of the verb is about; after a hyphen the turn, or the page of the list."""

A_PAGE: Final = 25
COLOUR: Final = 0x8E44AD
MOST_TOLD: Final = 3500
"""Characters of a description, which has a heading besides."""
LONGEST_LABEL: Final = 100
MOST_OF_A_LINE: Final = 300
"""Characters of a turn's words that are shown."""
_TO_COME: Final = re.compile(r"^→ `([^`\n]+)`$", re.MULTILINE)


def turns(table: Table, shown: int, words: Words) -> Screen:
    """The turns so far, the newest first, twenty-five a page; `shown` is the page, from 0."""
    numbers = turn_lines(table)
    if not numbers:
        return _screen(table, words("correct-nothing"), words, (_to_history(words),))
    pages = -(-len(numbers) // A_PAGE)
    at = min(max(shown, 0), pages - 1)
    choices = tuple(_choice(table, number, words) for number in numbers[::-1][at * A_PAGE : (at + 1) * A_PAGE])
    menu = Menu(verb=VERB, arg=PICK, placeholder=words("correct-pick"), choices=choices)
    turning = (
        Button(verb=VERB, arg=f"{LIST}-{at - 1}", label="◀", disabled=at == 0),
        Button(verb=VERB, arg=f"{LIST}-{at + 1}", label="▶", disabled=at == pages - 1),
        _to_history(words),
    )
    return _screen(table, words("correct-which", page=at + 1, pages=pages), words, (menu,), turning)


def turn_lines(table: Table) -> tuple[int, ...]:
    """The lines of the sheet on which a turn stands, oldest first."""
    lines = table.book.reckoning.lines if table.book else ()
    return tuple(number for number, line in enumerate(lines) if isinstance(line.line, TurnTaken))


def one(table: Table, number: int, words: Words) -> Screen:
    """The turn on this line as it stands, and what can be done about it."""
    ways = (
        Button(verb=VERB, arg=f"{TOTAL}-{number}", label=words("pad-enter-total"), style=Style.PRIMARY),
        Button(verb=VERB, arg=f"{LINE}-{number}", label=words("pad-type")),
        Button(verb=VERB, arg=f"{STRIKE}-{number}", label=words("correct-strike"), style=Style.DANGER),
        Button(verb=VERB, arg=f"{LIST}-0", label=words("settings-back")),
    )
    told = (_told(table, number, words), f"`{_tokens(table, number)}`", words("correct-how"))
    return _screen(table, "\n".join(told), words, ways)


def change(table: Table, effect: Effect, number: int, line: str, words: Words) -> Screen:
    """What the turn, entered anew or struck, changes from there to the end; nothing is changed yet."""
    lines = (_told(table, number, words), f"`{_tokens(table, number)}`", f"→ `{line}`", "")
    carried = Unsent(depth=Depth.TOTAL, line=line if carries(line) else "")
    ways = (
        Button(
            verb=VERB,
            arg=f"{YES}-{number}-{carried}",
            label=words("pad-confirm"),
            style=Style.SUCCESS,
        ),
        Button(verb=VERB, arg=f"{TURN}-{number}", label=words("settings-back")),
    )
    return _screen(table, "\n".join((*lines, *changes(effect, table, words))), words, ways)


def to_come(shown: str) -> str:
    """What `change` says that the turn is to read: a line too long for its button is in its message only."""
    match = _TO_COME.search(shown)
    return match[1] if match else ""


def asked(table: Table, number: int, said: str, words: Words) -> Screen:
    """Whether the card of the turn entered anew was made, which a form can't ask."""
    unsent = Unsent(depth=Depth.TOTAL, line=f"{said} {ASKED}")
    ways = (
        Button(verb=VERB, arg=f"{MADE}-{number}-{unsent}", label=words("pad-made"), style=Style.SUCCESS),
        Button(verb=VERB, arg=f"{NOT_MADE}-{number}-{unsent}", label=words("pad-not-made")),
        Button(verb=VERB, arg=f"{TURN}-{number}", label=words("settings-back")),
    )
    told = (_told(table, number, words), f"`{_tokens(table, number)}`", words("sheet-asked", said=said))
    return _screen(table, "\n".join(told), words, ways)


def changed(table: Table, words: Words) -> Screen:
    """It is done, and stands on the board."""
    back = (Button(verb=VERB, arg=f"{LIST}-0", label=words("settings-back")),)
    return _screen(table, words("correct-done"), words, back)


def history(table: Table, words: Words) -> Screen:
    """Who corrected what and when, the newest first, as much as fits."""
    corrections = table.book.sheet.corrections if table.book else ()
    lines: list[str] = []
    for correction in reversed(corrections):
        line = words(
            f"history-{correction.how}",
            by=_name(table, correction.by, words),
            when=f"<t:{int(correction.at.timestamp())}:f>",
            who=_name(table, correction.player, words),
            was=_short(" ".join(correction.was)),
            now=_short(" ".join(correction.now)),
        )
        if sum(map(len, lines)) + len(lines) + len(line) > MOST_TOLD:
            break
        lines.append(line)
    back = (Button(verb=VERB, arg=f"{LIST}-0", label=words("settings-back")),)
    said = "\n".join([words("correct-history"), *lines]) if lines else words("correct-never")
    return _screen(table, said, words, back)


def not_its_turn(words: Words) -> Screen:
    """The turn doesn't come any more as the sheet reads now."""
    return Screen(content=words("correct-not-its-turn"))


def not_whole(table: Table, again: Again, words: Words) -> Screen:
    """An earlier turn has to be entered to its end."""
    return once_more(table, words("correct-not-whole"), again, words)


def words_of(table: Table, number: int) -> str:
    """What was entered on this line."""
    line = table.book.sheet.lines[number] if table.book else None
    return " ".join(line.tokens) if isinstance(line, TurnTaken) else ""


def _choice(table: Table, number: int, words: Words) -> Choice:
    told = _told(table, number, words).replace("\\", "").replace("*", "")
    return Choice(
        value=str(number), label=told[:LONGEST_LABEL], description=_tokens(table, number)[:LONGEST_LABEL] or "–"
    )


def _told(table: Table, number: int, words: Words) -> str:
    """Round, seat and what the turn brought; that it counts no more, where it doesn't."""
    line = table.book.reckoning.lines[number] if table.book else None
    if line is None or not isinstance(line.line, TurnTaken):
        raise LookupError(number)
    who = _name(table, line.line.player, words)
    match line.fate:
        case Fate.STANDS:
            return words("correct-turn", round=line.round, who=who, gain=line.gain)
        case Fate.OPEN:
            return words("correct-open", round=line.round, who=who)
        case Fate.MISFIT | Fate.BEYOND:
            return words(f"fate-{line.fate}", round=line.round, who=who)


def _tokens(table: Table, number: int) -> str:
    return _short(words_of(table, number))


def _short(line: str) -> str:
    return line if len(line) <= MOST_OF_A_LINE else f"{line[: MOST_OF_A_LINE - 1]}…"


def _name(table: Table, player: str, words: Words) -> str:
    person = table.people.get(player)
    return (shown(person.name) if person else "") or words("nameless-host")


def _to_history(words: Words) -> Button:
    return Button(verb=VERB, arg=HISTORY, label=words("correct-to-history"))


def _screen(table: Table, said: str, words: Words, *rows: Row) -> Screen:
    page = Embed(title=words("correct-title"), description=said, colour=COLOUR)
    return Screen(embed=page, rows=rows, game=table.id, seq=table.seq)
