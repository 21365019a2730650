"""What a table's hints advise: one answer for the board and for a time-out."""

from bot.engine import Card, Game
from bot.engine.choices import marked_at_first
from bot.engine.commands import Bank, SetAside
from bot.engine.refusals import Code
from bot.tables.advised import advised, marked
from bot.tables.answers import Outsider, Refused
from bot.tables.hosting import Hosting
from bot.tables.onward import time_out
from bot.tables.ports import Hints
from bot.tables.table import Table
from tests.kit.desks import Tabletop, happened
from tests.kit.solved import known
from tests.screens.plays import Play


def nothing(_: Game) -> None:
    """Nothing is solved yet."""


def rolled(hints: Hints, dice: str = "122355") -> Table:
    return Play().hinting(hints).begin().reveal(Card.B300, dice).table


def test_with_advice_the_dice_of_the_best_choice_are_marked_at_first() -> None:
    assert marked(rolled(Hints.ADVICE), known) == 0b000001


def test_with_chances_only_all_dice_that_score_are_marked_at_first() -> None:
    table = rolled(Hints.NULL)
    assert marked(table, known) == marked_at_first(table.game) == 0b110001


def test_without_advice_nothing_is_the_best_choice() -> None:
    assert advised(rolled(Hints.NULL), known) is None


def test_where_there_is_but_one_way_on_none_is_best() -> None:
    assert advised(Play().hinting(Hints.ADVICE).begin().table, known) is None


def test_what_is_not_solved_yet_is_shown_without_advice() -> None:
    table = rolled(Hints.ADVICE)
    assert (advised(table, nothing), marked(table, nothing)) == (None, 0b110001)


def test_time_banks_the_dice_that_advice_marked() -> None:
    table = rolled(Hints.ADVICE)
    assert time_out(table, marked(table, known)) == (SetAside(seat=0, places=0b000001), Bank(seat=0))


async def test_a_rematch_hints_as_the_game_before_did() -> None:
    tabletop = Tabletop()
    table = await tabletop.lobby(2)
    await Hosting(tabletop.desk).hint(table.id, 1, Hints.ADVICE, moderates=False)
    await tabletop.desk.begin(table.id, 1, tabletop.press())
    await tabletop.desk.give_up(table.id, 1, moderates=False)
    again = await tabletop.desk.rematch(table.id, 1, tabletop.press())
    assert isinstance(again, Table)
    assert again.row.hints is Hints.ADVICE


async def test_only_the_host_and_who_moderates_choose_the_hints() -> None:
    tabletop = Tabletop()
    table, hosting = await tabletop.lobby(2), Hosting(tabletop.desk)
    assert isinstance(await hosting.hint(table.id, 2, Hints.OFF, moderates=False), Outsider)
    for_host = happened(await hosting.hint(table.id, 1, Hints.ADVICE, moderates=False)).table.row.hints
    for_moderator = happened(await hosting.hint(table.id, 2, Hints.OFF, moderates=True)).table.row.hints
    assert (for_host, for_moderator) == (Hints.ADVICE, Hints.OFF)


async def test_hints_change_in_the_middle_of_a_game_and_are_nothing_that_happens_in_it() -> None:
    tabletop = Tabletop()
    table = happened(await tabletop.desk.begin((await tabletop.lobby(2)).id, 1, tabletop.press())).table
    changed = happened(await Hosting(tabletop.desk).hint(table.id, 1, Hints.OFF, moderates=False)).table
    stored = await tabletop.another_desk().table(table.id)
    assert stored is not None
    assert (changed.row.hints, stored.row.hints, stored.seq) == (Hints.OFF, Hints.OFF, table.seq)


async def test_a_game_that_is_over_hints_at_nothing_any_more() -> None:
    tabletop = Tabletop()
    table = await tabletop.lobby(2)
    await tabletop.desk.give_up(table.id, 1, moderates=False)
    answer = await Hosting(tabletop.desk).hint(table.id, 1, Hints.OFF, moderates=False)
    assert isinstance(answer, Refused)
    assert answer.refusal.code is Code.GAME_IS_OVER
