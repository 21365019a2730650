"""Where members bank is counted once for their server, when the game has ended; where computers bank is not."""

from collections import Counter

from bot.advisor.habits import Banked, banked
from bot.advisor.seats import careful
from bot.engine import evolve, opened, parse
from bot.engine.events import Opened
from bot.tables.computers import computer_up
from bot.tables.ports import Kind
from bot.tables.table import Table
from tests.kit.desks import GUILD, Tabletop, happened


async def by_people(top: Tabletop, table: Table) -> Counter[Banked]:
    """Folded from the stream as it is stored."""
    stored = await top.store.load(table.id)
    assert stored
    first, *rest = stored.events
    assert isinstance(first, Opened)
    game, counts = opened(first), Counter[Banked]()
    for event in rest:
        where = banked(game, event)
        if where is not None and game.turn and table.person(game.turn.seat).kind is Kind.MEMBER:
            counts[where] += 1
        game = evolve(game, event)
    return counts


async def press_carefully(top: Tabletop, table: Table) -> Table:
    if computer_up(table) is not None:
        return happened(await top.desk.play_computer(table.id, lambda now: careful(now.game))).table
    turn = table.game.turn
    assert turn
    user = table.person(turn.seat).user
    return happened(await top.desk.play(table.id, user, table.seq, lambda _: careful(table.game))).table


async def played_out(top: Tabletop, table: Table) -> Table:
    while not table.game.is_over:
        table = await press_carefully(top, table)
    return table


async def begun_with_a_computer(top: Tabletop) -> Table:
    table = await top.lobby(2, ruleset=parse("tutto", "target=2000"))
    table = happened(await top.desk.add_computer(table.id, 1, Kind.CAREFUL, "Careful")).table
    return happened(await top.desk.begin(table.id, 1, top.press())).table


async def test_only_where_members_banked_is_counted() -> None:
    top = Tabletop()
    table = await played_out(top, await begun_with_a_computer(top))
    counts = await top.store.banks(GUILD)
    assert (await by_people(top, table), True) == (counts, len(table.chronicle.banks) > sum(counts.values()) > 0)


async def test_nothing_is_counted_before_the_end() -> None:
    top = Tabletop()
    table = await begun_with_a_computer(top)
    while not table.chronicle.banks:
        table = await press_carefully(top, table)
    assert await top.store.banks(GUILD) == {}


async def test_a_game_that_was_given_up_after_a_restart_counts_too() -> None:
    top = Tabletop()
    table = await begun_with_a_computer(top)
    while len(table.chronicle.tales) < 12:
        table = await press_carefully(top, table)
    top.desk = top.another_desk()
    happened(await top.desk.give_up(table.id, 1, moderates=False))
    assert await top.store.banks(GUILD) == await by_people(top, table)
