"""Every word on every screen comes from the catalogue: in a language that accents each letter, none is left plain.

Screens are found by themselves: every public function under `bot/screens` that makes one is called, with samples of
what its parameters are named, or of what type they are. A new one may ask here for samples of its own.
"""

import importlib
import inspect
import pkgutil
import random
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import product
from types import NoneType

import pytest

import bot.screens
from bot.advisor.luck import Account, Decision
from bot.advisor.position import Option, Then
from bot.advisor.prospects import Prospect, prospects
from bot.engine import DEFAULTS, HOUSE_RULES, PRESETS, Card, Game, house_rules, parse
from bot.engine.choices import marked_at_first
from bot.engine.refusals import Code, refuse
from bot.record import Record, RecordError, Replayed, read, replay
from bot.record.drafting import Draft, following, new_turn
from bot.record.effect import Effect, effect
from bot.record.journal import Corrected, Struck
from bot.screens import Button, Embed, Field, Link, Screen, lobby, tour
from bot.screens._book import BOOKS, HOUSE, Page
from bot.screens._screen import Choice, Form, Menu
from bot.screens.corrections import turn_lines
from bot.screens.entering import Again
from bot.screens.house import parts
from bot.tables.figures import Figures, Fortune, Tally
from bot.tables.guided import Guided, after_press, beginning
from bot.tables.latecomers import LateJoin, Waiting
from bot.tables.luckiest import Offer
from bot.tables.moment import Moment, Untold
from bot.tables.pace import DAYS, LIVE, RELAXED, UNTIMED, Pace, Paused, Timing, Why
from bot.tables.ports import ByBot, Person, Pings, Where
from bot.tables.servers import Preset, Standing
from bot.tables.table import Table
from bot.tables.unsent import Depth, Unsent
from bot.tables.verify import Verified
from tests.i18n.pseudo import ACCENTED, PLAIN, pseudo, unaccented
from tests.screens.plays import FIRST_USER, Play
from tests.screens.sheets import corrected, lobby_of_record, recorded
from tests.screens.test_everywhere import POSITIONS, positions
from tests.screens.test_story import KINDS

NAMES = ("Ada", "Ben", "Cleo", "\u3164")
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
PACES = (LIVE, RELAXED, DAYS, UNTIMED, Pace(93_784))
GIVEN, OWN_PRESET = "b7f3a9", "Friday"
TOKENS = ("bank", "pass", "score", "win", "forfeit")
KNOWN = (*NAMES, GIVEN, OWN_PRESET, *Code, *Card, *TOKENS)
"""What is no message: names that people gave, the tokens of the record, and the codes of what is wrong with it."""
ANY = {"bool": (True, False), "int": (7,), "str": ("", GIVEN), "str | None": (None, GIVEN)}
"""By the type of a parameter, what it may be where nothing depends on it."""
PRESETS_KEPT = tuple(Preset(name=OWN_PRESET, edition=edition, house="target=3000") for edition in DEFAULTS)
FIGURES = (
    Figures(),
    Figures(games=1),
    *(
        Figures(
            games=40,
            wins=9,
            tally=Tally(turns=400, gained=160_000, best=3450, nulls=130, tuttos=77),
            reckoned_games=reckoned,
            reckoned_turns=10 * reckoned,
            luck_milli=1_000_123 * sign,
            lost_milli=lost,
        )
        for reckoned, sign, lost in ((40, 1, 0), (30, 0, 6_000_000), (1, -1, 9_000_000))
    ),
)
LUCKY = Fortune(turns=40, luck_milli=492_000)
OFFERS = (
    None,
    Offer(seat=0, fortune=LUCKY, is_taken=False, begins=False),
    Offer(seat=0, fortune=LUCKY, is_taken=True, begins=True),
    Offer(seat=0, fortune=Fortune(turns=3, luck_milli=-1000), is_taken=False, begins=True),
    Offer(seat=0, fortune=None, is_taken=True, begins=True),
)
READER = Person(player="p0", user=FIRST_USER, guild=7, name="Ada")
HOUSES = (
    "target=500",
    "target=1000, three_nulls=500, bank_min=300, tie=extra_round",
    "target=1000, after_tutto=must_draw, set_aside=all",
    "target=1000, after_tutto=must_bank, stop_keeps=on",
)
GAMES = {"tutto": HOUSES, "fill-or-bust": (*HOUSES, "target=3000, vengeance=optional, banked_at_once=on")}
"""Games played at random, so that all kinds of turns have been told."""

TALES = tuple(replace(tale, seq=seq) for tale, _ in KINDS.values() for seq in range(4))
"""Every way in which a turn ends, in every wording."""
RECORDS = ("Ada: B300 112346:11", "Ada: STOP", "Ada: B300 111555:111555 STOP\nBen: CL 111555:111555 111555:111555")

Maker = Callable[..., Screen | Form]


def makers() -> dict[str, Maker]:
    # What begins with an underscore is a part of screens that others make.
    names = [found.name for found in pkgutil.iter_modules(bot.screens.__path__) if found.name[0] != "_"]
    modules = [importlib.import_module(f"bot.screens.{name}") for name in names]
    return {
        f"{module.__name__.rpartition('.')[2]}.{name}": function
        for module in modules
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and name[0] != "_" and _makes_a_screen(function)
    }


def _makes_a_screen(function: Callable[..., object]) -> bool:
    return inspect.signature(function).return_annotation in {Screen, Form}


@cache
def tables() -> tuple[Table, ...]:
    return tuple(_tables())


def _tables() -> Iterator[Table]:
    for position in POSITIONS.values():
        yield position().table
    for card in Card:
        if card is not Card.STOP and card in dict(Play().table.game.ruleset.deck):
            yield from (play.table for _, play in positions(card))
    for edition, houses in GAMES.items():
        for seed, house in enumerate(houses):
            chance = random.Random(seed)
            play = Play(NAMES[: seed % 4 + 1], edition=edition, house=house).begin()
            while not play.table.game.is_over:
                yield replace(play.at_random(chance, chance.randrange(1, 4)).table, newcomers=frozenset({"p0", "p2"}))
    yield from sheets()
    yield Play(NAMES).begin().leave(0).table
    yield Play(NAMES).begin().give_up().table
    yield Play([*NAMES, *"456789"]).table
    yield from timed()
    yield from let_in()


def let_in() -> Iterator[Table]:
    """Tables that people come to later: one in the lobby, games with somebody who waits, and who waits in vain."""
    lobby_of_such = Play(NAMES).table
    yield replace(lobby_of_such, row=replace(lobby_of_such.row, late=LateJoin.LOWEST))
    table = Play(NAMES).begin().scores(4200, 3450, 0, 0).table
    people = {**table.people, "late": replace(READER, player="late", user=FIRST_USER + 9)}
    waiting = (Waiting(player="late", interaction=1),)
    for late in LateJoin:
        yield replace(table, people=people, row=replace(table.row, late=late, waiting=waiting))
    row = replace(table.row, late=LateJoin.ZERO, waiting=waiting)
    yield replace(table, people=people, row=row, game=replace(table.game, last_round=True))
    came = replace(table.seats[0], first_round=2)
    game = replace(table.game, round=2, seats=(came, *table.seats[1:]))
    yield replace(table, row=replace(table.row, late=LateJoin.ZERO), game=game)


def timed() -> Iterator[Table]:
    """Tables with a clock: one that runs, with somebody away, and games that stand still."""
    table = Play(NAMES).begin().scores(4200, 3450, 0, 0).banked("666523", 0b001111).table
    for pace in PACES:
        running = replace(table.row, pace=pace, timing=Timing(deadline=NOON), missed={1: 2})
        yield replace(table, row=running)
    for why in Why:
        for untold in (0, 1):
            stopped = replace(table.row, timing=Timing(paused=Paused(at=NOON, why=why)), missed={1: 2}, untold=untold)
            yield replace(table, row=stopped)


def sheets() -> Iterator[Table]:
    """Recorded games: in the lobby, with nothing entered, in mid-turn, corrected, brought in part by the bot, over."""
    yield lobby_of_record(NAMES, scorer="")
    yield recorded(NAMES)
    yield recorded(NAMES, "B300 score 650", "STOP", "PM 111555:111555 B400 :11")
    yield corrected(recorded(NAMES, "B300 score 650", "score 300", "FW 444412:1444 23:"))
    yield recorded(NAMES, "ST", by_bot=ByBot.CARDS)
    yield recorded(NAMES, "B200 112346", by_bot=ByBot.DICE)
    yield recorded(NAMES, "V2500", edition="fill-or-bust", house="vengeance=optional")
    yield recorded(NAMES, "CL win")


UNSENT = (
    *(Unsent(depth=depth) for depth in Depth),
    Unsent(depth=Depth.FULL, faces=(1, 1, 2)),
    Unsent(depth=Depth.FULL, faces=(1, 1, 2, 3, 4, 6)),
    Unsent(depth=Depth.FULL, faces=(2, 2, 3, 3, 4, 6)),
    Unsent(depth=Depth.ASIDE, faces=(1, 5)),
    Unsent(depth=Depth.ASIDE, faces=(2, 3)),
    Unsent(depth=Depth.TOTAL, line="score 9000"),
    Unsent(depth=Depth.TOTAL, line="PM ?"),
)


def effects(table: Table) -> Iterator[Effect]:
    """What corrections would do to this table's sheet."""
    for number in turn_lines(table)[:2] if table.book else ():
        yield effect(table.book.reckoning, Struck(by="", line=number))
        yield effect(table.book.reckoning, Corrected(by="", line=number, tokens=("score 9000",)))


def drafts(table: Table) -> list[Draft]:
    found = new_turn(table.book.reckoning) if table.book else None
    return [found] if isinstance(found, Draft) else []


FEW = (
    Play(NAMES).table,
    Play(NAMES, edition="fill-or-bust", house="target=3000").table,
    Play(NAMES).begin().table,
    recorded(NAMES, "B300 score 650", "B200"),
)
RULESETS = (None, *DEFAULTS.values(), *(parse(edition, preset) for edition in PRESETS for preset in PRESETS[edition]))


def pages() -> Iterator[Page]:
    for edition, topics in BOOKS.items():
        for topic in topics:
            yield Page(edition=edition, topic=topic)
        for part in parts(edition):
            yield Page(edition=edition, topic=HOUSE, part=part)


@cache
def turns_of_the_tour() -> tuple[Guided, ...]:
    return tuple(_turns_of_the_tour())


def _turns_of_the_tour() -> Iterator[Guided]:
    """The tour, gone through again and again by somebody who presses whatever may be pressed."""
    for seed in range(20):
        chance, guided = random.Random(seed), beginning(READER)
        yield guided
        while guided.over is None:
            shown = tour.step(guided, None, pseudo())
            args = [part.arg for row in shown.rows for part in row if isinstance(part, Button) and not part.disabled]
            guided, _ = after_press(chance.choice([arg for arg in args if not arg.endswith(tour.LEAVE)]), READER)
            yield guided


@cache
def played() -> tuple[Replayed, ...]:
    return tuple(map(_played, RECORDS))


def _played(turns: str) -> Replayed:
    record = read(f'[Seats "Ada | Ben"]\n\n{turns}\n')
    assert isinstance(record, Record), record
    replayed = replay(record)
    assert isinstance(replayed, Replayed), replayed
    return replayed


def ranked(game: Game) -> tuple[Prospect, ...]:
    """All choices, worth something made up."""
    found = prospects(game, None)
    return tuple(replace(each, value=1000.0 / at) for at, each in enumerate(found, start=1))


def accounted(table: Table) -> tuple[Account, ...]:
    """An account of every seat, made up: with luck and without, with choices that cost something and without."""
    before = Play().begin().reveal(Card.B300, "122355").table.game
    better = Option(set_aside=(1,), then=Then.ROLL, value=377.0)
    cost = Decision(seq=9, before=before, set_aside=(1, 5, 5), then=Then.BANK, cost=177.0, better=better)
    return tuple(
        Account(
            seat=number,
            score=seat.score,
            start=500 * number,
            turns=number + 1,
            par=1200.0,
            luck=120.0 - 100 * number,
            lost=177.0,
            other=30.0 * number,
            taken=1000 * number,
            costliest=(cost,) * (number % 2),
        )
        for number, seat in enumerate(table.seats)
    )


def samples(table: Table) -> Mapping[str, Sequence[object]]:
    """By the name of a parameter, what it may be for this table; of what is not named here see ANY."""
    turn = table.game.turn
    errors = [RecordError(line=2, column=7, code=code, facts={}) for code in Code if f"record-{code}" in pseudo()]
    return {
        "accounts": (accounted(table),),
        "again": (Again(verb="line", arg="t-", line="score 650"),),
        "ahead": [following(draft) for draft in drafts(table)],
        "at": (Moment(game=table.game), Moment(game=table.game, is_total=True), Moment(game=table.game, aside=(5,))),
        "card": (None, Card.B300),
        "channel": (None, 5),
        "chosen": PACES,
        "code": (Code.NAME_TAKEN, Code.NO_SUCH_NAME),
        "draft": drafts(table),
        "effect": tuple(effects(table)),
        "error": errors,
        "figures": FIGURES,
        "fallen": (
            (0,) * 6,
            (1, 2, 3, 0, 0, 0),
            (100, 95, 105, 99, 103, 98),
            (85, 130, 100, 90, 120, 75),
            (900, 100, 9, 9, 9, 9),
        ),
        "found": (*(Verified(cards=9, rolls=30, shuffles=1, throws=throws) for throws in (0, 2)), *errors),
        "guided": turns_of_the_tour(),
        "languages": ((("en", pseudo()("language-name")),),),
        "line": ("score 650",),
        "mask": sorted({0, 63, marked_at_first(table.game)}) if turn else (0,),
        "offer": OFFERS,
        "number": turn_lines(table)[:2],
        "page": tuple(pages()),
        "permissions": (("view_channel", "send_messages", "send_messages_in_threads", "embed_links"),),
        "pace": PACES,
        "pings": tuple(Pings),
        "played": played(),
        "prospects": (prospects(table.game, None), ranked(table.game)),
        "preset": PRESETS_KEPT,
        "presets": ((), PRESETS_KEPT),
        "refusal": (*map(refuse, Code), *(refuse(Code.UNKNOWN_HOUSE_RULE, rule=rule.id) for rule in HOUSE_RULES)),
        "rule": house_rules(table.game.ruleset.edition),
        "ruleset": RULESETS,
        "seat": (0,),
        "shown": (0,),
        "standings": ((), (Standing(player="p0", user=1, name="Ada", games=3, wins=1, points=900),) * 5),
        "table": (table,),
        "tables": ((), (table,), (table,) * 20),
        "tale": TALES if len(table.seats) > 2 else table.chronicle.tales[-3:],
        "unsent": UNSENT,
        "user": (FIRST_USER, FIRST_USER + 1),
        "waiting": (None, table),
        "where": (None, *Where),
        "why": tuple(Untold),
        "words": (pseudo(),),
    }


MUCH = {"rule", "refusal", "presets", "found", "verb"}
"""Parameters with so many samples that a few tables are enough."""


def screens(make: Maker) -> Iterator[tuple[Table, Screen | Form]]:
    """What it makes of every sample; the little it refuses is left out."""
    parameters = [one for one in inspect.signature(make).parameters.values() if not _is_spare(one)]
    names = [parameter.name for parameter in parameters]
    about_tables = {"table", "tables", "tale"} & set(names)
    for table in FEW if MUCH & set(names) else tables() if about_tables else FEW[:1]:
        fitting = [_fitting(parameter, samples(table)) for parameter in parameters]
        for combination in product(*fitting):
            with suppress(LookupError):
                yield table, make(**dict(zip(names, combination, strict=True)))


def _is_spare(parameter: inspect.Parameter) -> bool:
    return parameter.default is not inspect.Parameter.empty and not _fitting(parameter, samples(FEW[0]))


def _fitting(parameter: inspect.Parameter, given: Mapping[str, Sequence[object]]) -> list[object]:
    may_be_none = NoneType in typing.get_args(parameter.annotation)
    kind = getattr(parameter.annotation, "__name__", str(parameter.annotation))
    fitting = given.get(parameter.name, ANY.get(kind, ()))
    return [sample for sample in fitting if sample is not None or may_be_none]


MAKERS = makers()


@pytest.mark.parametrize("name", MAKERS)
def test_every_word_on_a_screen_comes_from_the_catalogue(name: str) -> None:
    plain = {
        word
        for table, screen in screens(MAKERS[name])
        for word in unaccented(screen, (*KNOWN, lobby.seal(table), table.row.secret.hex()))
    }
    assert set() == plain


@pytest.mark.parametrize("name", MAKERS)
def test_a_screen_is_made_of_some_sample(name: str) -> None:
    assert next(screens(MAKERS[name]), None)


def test_one_letter_has_one_accent() -> None:
    assert len(PLAIN) == len(set(ACCENTED) - set(PLAIN))


@pytest.mark.parametrize(
    "screen",
    [
        Screen(content=f"{ACCENTED} and"),
        Screen(embed=Embed(title="and")),
        Screen(embed=Embed(description="**and**")),
        Screen(embed=Embed(footer="and")),
        Screen(embed=Embed(fields=(Field(name="and", value=""),))),
        Screen(embed=Embed(fields=(Field(name="", value="and"),))),
        Screen(rows=((Button(verb="roll", label="🎲 and"),),)),
        Screen(rows=((Link(label="and", url=""),),)),
        Screen(rows=((Menu(verb="language", placeholder="and", choices=()),),)),
        Screen(rows=((Menu(verb="m", placeholder="", choices=(Choice(value="", label="and"),)),),)),
        Screen(rows=((Menu(verb="m", placeholder="", choices=(Choice(value="", label="", description="and"),)),),)),
    ],
)
def test_a_word_that_goes_round_the_catalogue_is_found_wherever_it_stands(screen: Screen) -> None:
    assert ["and"] == unaccented(screen, known=["Ada"])


def test_a_name_a_mention_and_an_address_are_no_words() -> None:
    assert [] == unaccented(Screen(content="<@100> Ada [1](https://discord.com) 🎲 4,200"), known=["Ada"])
