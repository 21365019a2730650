"""The lobby of a table: who sits, what will be played, the seal of the dice. Knows nothing of play."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from bot.engine import DEFAULTS, Edition
from bot.i18n.catalogue import Words
from bot.screens import hints, late, luckiest, pace
from bot.screens._screen import Button, Choice, Embed, Field, Menu, Row, Screen, Style
from bot.screens._seats import BETWEEN, computer_name, host_name, seated
from bot.screens.house import differences, edition_name, fitting
from bot.screens.keeping import OUT, told_scorer
from bot.tables.latecomers import LateJoin
from bot.tables.luckiest import Offer
from bot.tables.ports import Kind, Mode
from bot.tables.table import Table

SEATS: Final = 10
COLOUR: Final = 0x2E7D5B
CLOSED_COLOUR: Final = 0x747F8D
MOST_TOLD: Final = 1024
"""Characters of a field."""


def lobby(table: Table, words: Words, languages: Sequence[tuple[str, str]] = (), offer: Offer | None = None) -> Screen:
    """The open lobby. Join stays enabled at ten seats, so that an eleventh person is told of a second table.

    `languages` are those to choose from, as (folder of `locale/`, the language's own name); `offer` is to whom the
    first turn is offered.
    """
    records = table.row.mode is Mode.RECORD
    call = words("lobby-call-record" if records else "lobby-call")
    page = Embed(
        title=words("table-title", host=host_name(table, words)),
        description="\n".join((call, _hint(table, words), *_luck(table, offer, words))),
        fields=(
            Field(
                name=words("lobby-seats", taken=len(table.seats), seats=SEATS),
                value="\n".join(_seat(table, number, words) for number in range(len(table.seats))) or "–",
            ),
            Field(name=words("lobby-rules"), value=goal(table, words)),
            Field(name=words("lobby-scorer"), value=told_scorer(table, words))
            if records
            else Field(name=words("lobby-pace"), value=pace.said(table.row.pace, words)),
            *_besides(table, words),
        ),
        footer=words(f"sheet-by-{table.row.by_bot}") if records else words("lobby-seal", seal=seal(table)),
        colour=COLOUR,
    )
    buttons = (
        Button(verb="join", label=words("lobby-join"), style=Style.SUCCESS),
        Button(verb="leave", label=words("lobby-leave")),
        Button(verb="begin", label=words("lobby-begin"), style=Style.PRIMARY, disabled=not table.seats),
        Button(verb="settings", label=words("lobby-settings")),
        Button(verb="cancel", label=words("lobby-cancel"), style=Style.DANGER),
    )
    choices = tuple(Choice(value=lang, label=name, chosen=lang == table.row.language) for lang, name in languages)
    menus = ((Menu(verb="language", placeholder=words("lobby-language"), choices=choices),),) if choices else ()
    more: Row = _keeping(table, words) if records else (_computers(table, words),)
    first = luckiest.button(offer, words) if offer else ()
    rows: tuple[Row, ...] = (buttons, *((first,) if first else ()), more, *menus)
    return Screen(embed=page, rows=rows, game=table.id, seq=table.seq)


def _luck(table: Table, offer: Offer | None, words: Words) -> tuple[str, ...]:
    return (luckiest.line(table, offer, words),) if offer else ()


def _besides(table: Table, words: Words) -> tuple[Field, ...]:
    """What the board will say of chances, and whether people may come later."""
    told = Field(name=words("lobby-hints"), value=hints.said(table.row.hints, words))
    if table.row.late is LateJoin.OFF or table.row.mode is Mode.RECORD:
        return (told,)
    return (told, Field(name=words("lobby-late"), value=late.said(table.row.late, words)))


def closed(table: Table, words: Words) -> Screen:
    """What is left of a lobby that was cancelled."""
    page = Embed(
        title=words("table-title", host=host_name(table, words)),
        description=words("lobby-closed"),
        colour=CLOSED_COLOUR,
    )
    return Screen(embed=page, game=table.id, seq=table.seq)


def goal(table: Table, words: Words) -> str:
    """What is played for, in words, and whether that is the sheet's way; if not, what is different."""
    ruleset = table.game.ruleset
    other = "" if ruleset.edition is Edition.TUTTO else f"**{edition_name(ruleset.edition, words)}**\n"
    played_for = f"{other}{words(f'lobby-goal-{ruleset.end}', target=ruleset.target)}"
    if ruleset == DEFAULTS[ruleset.edition]:
        return f"{played_for} {words('lobby-official')}"
    said = f"{played_for} {words('lobby-departs')}\n"
    lines = [f"• {line}" for line in differences(ruleset, words)]
    return said + fitting(lines, MOST_TOLD - len(said), words)


def seal(table: Table) -> str:
    """The SHA-256 of the secret, in hex (fair-dice, 1)."""
    return sha256(table.row.secret).hexdigest()


def _seat(table: Table, number: int, words: Words) -> str:
    marks = [f"{number + 1}. **{seated(table, number, words)}**"]
    if table.seats[number].player == table.row.host:
        marks.append(words("lobby-host"))
    if table.person(number).kind is Kind.GUEST:
        marks.append(words("lobby-guest"))
    if table.game.first == number and len(table.seats) > 1:
        marks.append(words("lobby-begins"))
    return BETWEEN.join(marks)


def _keeping(table: Table, words: Words) -> Row:
    """What a recorded game's lobby has besides: guests, and who keeps score."""
    has_guests = any(table.people[seat.player].kind is Kind.GUEST for seat in table.seats)
    return (
        Button(verb="guest", label=words("lobby-add-guest")),
        Button(verb="guest", arg=OUT, label=words("lobby-drop-guest"), disabled=not has_guests),
        Button(verb="scorer", label=words("pad-scorer")),
    )


def _computers(table: Table, words: Words) -> Menu:
    """Every kind of computer to be seated, by its kind, and those who sit to be sent away, by their player key."""
    added = tuple(
        Choice(value=kind.value, label=words(f"computer-{kind}"), description=words(f"computer-{kind}-manner"))
        for kind in Kind
        if kind.is_computer
    )
    sent_away = tuple(
        Choice(value=seat.player, label=words("computer-away", who=computer_name(table, number, words)))
        for number, seat in enumerate(table.seats)
        if table.person(number).kind.is_computer
    )
    return Menu(verb="computer", placeholder=words("computer-add"), choices=(*added, *sent_away))


def _hint(table: Table, words: Words) -> str:
    if len(table.seats) >= SEATS:
        return words("lobby-full")
    if len(table.seats) == 1:
        return words("lobby-alone")
    return words("lobby-computers" if table.has_computers else "lobby-enough")
