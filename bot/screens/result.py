"""A game that is over: winners, standings, what was remarkable. Knows how it ended, not what the table plays next."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.engine.events import Ended
from bot.engine.state import Over
from bot.i18n.catalogue import Words
from bot.screens import luck, pad
from bot.screens._screen import Button, Embed, Field, Row, Screen, Style
from bot.screens._seats import BETWEEN, places, seated
from bot.screens.lobby import seal
from bot.screens.story import chain
from bot.tables.chronicle import Tale
from bot.tables.ports import Mode
from bot.tables.table import Table

WON: Final = 0xC9971C
ENDED: Final = 0x747F8D
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
NAMED_TOGETHER: Final = 2
"""Winners that are named in one title; more are counted."""


def result(table: Table, words: Words) -> Screen:
    """How the game ended; one that was given up has standings and no winners."""
    phase = table.game.phase
    if isinstance(phase, Over) and phase.given_up:
        return given_up(table, words)
    winners = phase.winners if isinstance(phase, Over) else ()
    return _screen(table, words, title=_title(table, winners, words), text=_length(table, words), colour=WON)


def given_up(table: Table, words: Words) -> Screen:
    """The scores of a game that was ended without a result."""
    return _screen(
        table,
        words,
        title=words("result-given-up"),
        text=words("result-given-up-text", round=table.game.round),
        colour=ENDED,
    )


def _screen(table: Table, words: Words, *, title: str, text: str, colour: int) -> Screen:
    page = Embed(
        title=title,
        description=text,
        fields=(
            Field(name=words("result-standings"), value=_standings(table, words)),
            *_highlights(table, words),
        ),
        footer=_footer(table, words),
        colour=colour,
    )
    book = table.book
    if book is None:
        return Screen(embed=page, rows=(_rematch(words),), game=table.id, seq=table.seq)
    tools = pad.tools(words, undo=book.sheet.undoable is not None, redo=book.sheet.redoable is not None)
    return Screen(embed=page, rows=(_rematch(words), tools), game=table.id, seq=table.seq)


def _footer(table: Table, words: Words) -> str:
    """What proves the dice; of a recorded game that nothing does."""
    if table.row.mode is Mode.RECORD:
        return words(f"sheet-by-{table.row.by_bot}")
    return "\n".join((words("result-seal", seal=seal(table)), words("result-secret", secret=table.row.secret.hex())))


def _rematch(words: Words) -> Row:
    return (Button(verb="rematch", label=words("result-rematch"), style=Style.PRIMARY), luck.button(words))


def _title(table: Table, winners: tuple[int, ...], words: Words) -> str:
    if not winners:
        return words("result-nobody")
    clover = any(tale.ended is Ended.WIN for tale in table.chronicle.tales[-1:])
    score = table.seats[winners[0]].score
    if table.is_practice:
        turns = len(table.chronicle.tales)
        return (
            words("result-practice-clover", turns=turns)
            if clover
            else words("result-practice", score=score, turns=turns)
        )
    if len(winners) > NAMED_TOGETHER:
        return words("result-shared-many", count=len(winners), score=score)
    names = [seated(table, winner, words) for winner in winners]
    if len(names) > 1:
        return words("result-shared", who=words("result-and", first=names[0], second=names[1]), score=score)
    return words(_won(table, clover=clover), who=names[0], score=score)


def _won(table: Table, *, clover: bool) -> str:
    if clover:
        return "result-won-clover"
    alone = sum(not seat.gone for seat in table.seats) == 1
    return "result-won-alone" if alone else "result-won"


def _length(table: Table, words: Words) -> str:
    return words("result-rounds", rounds=table.game.round, turns=len(table.chronicle.tales))


def _standings(table: Table, words: Words) -> str:
    return "\n".join(_standing(table, place, seat, words) for place, seat in places(table.seats))


def _standing(table: Table, place: int, seat: int, words: Words) -> str:
    gone = table.seats[seat].gone
    mark = "🚪" if gone else MEDALS.get(place, f"{place}.")
    score = f"**{words.number(table.seats[seat].score)}**"
    said = (f"{mark} {seated(table, seat, words)}", score, words("result-left") if gone else "")
    return BETWEEN.join(filter(None, said))


def _highlights(table: Table, words: Words) -> tuple[Field, ...]:
    tales = table.chronicle.tales
    if not tales:
        return ()
    biggest = max(tales, key=lambda tale: tale.gain)
    tuttos = {seat: sum(tale.tuttos for tale in table.chronicle.of(seat)) for seat in range(len(table.seats))}
    nulls = Counter(tale.seat for tale in tales if tale.ended is Ended.NULL and not tale.gain)
    return (
        Field(name=words("result-biggest"), value=_biggest(biggest, table, words)),
        Field(name=words("result-tuttos"), value=_counted(tuttos, table, words), inline=True),
        Field(name=words("result-nulls"), value=_counted(nulls, table, words), inline=True),
    )


def _biggest(tale: Tale, table: Table, words: Words) -> str:
    if not tale.gain:
        return words("result-none")
    who = seated(table, tale.seat, words)
    if not tale.cards:
        return words("result-points-by", points=tale.gain, who=who)
    return words("result-points-by-cards", points=tale.gain, who=who, cards=chain(tale.cards, words))


def _counted(counts: Mapping[int, int], table: Table, words: Words) -> str:
    """Who has how many, most first, those without left out."""
    some = sorted((seat for seat in counts if counts[seat]), key=lambda seat: (-counts[seat], seat))
    if not some:
        return words("result-none")
    return BETWEEN.join(words("result-count", who=seated(table, seat, words), count=counts[seat]) for seat in some)
