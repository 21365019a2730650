"""The first turn at the desk: who is offered it for their luck, who takes it, and where it is nobody's to take."""

import pytest

from bot.engine import OFFICIAL, Edition, Refusal, Ruleset, parse
from bot.engine.events import FirstChosen, TurnBegun
from bot.engine.refusals import Code
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused
from bot.tables.desk import Opening
from bot.tables.luckiest import FirstTurn
from bot.tables.pace import UNTIMED
from bot.tables.ports import Kind, Mode, Where
from bot.tables.scorebook import Scorebook
from bot.tables.table import Table
from tests.kit.desks import CHANNEL, GUILD, CountedEntropy, Tabletop, happened
from tests.kit.lucky import had_luck

ADA, BEN, CLEO = 1, 2, 3
BY_CHANCE = parse(Edition.TUTTO, "first_seat=random")


async def among(top: Tabletop, *luck: float | None, ruleset: Ruleset = OFFICIAL) -> Table:
    """A lobby of people with this luck a turn, Ada's first; None where none is known."""
    for user, points in enumerate(luck, 1):
        if points is not None:
            await had_luck(top.store, await top.person(user), points)
    return await top.lobby(len(luck), ruleset=ruleset)


def first_of(top: Tabletop) -> FirstTurn:
    return FirstTurn(top.desk, top.store)


async def offered_to(top: Tabletop, table: Table) -> str | None:
    now = await top.desk.table(table.id)
    assert now
    offer = await first_of(top).offer(now)
    return None if offer is None else now.person(offer.seat).name


async def take(top: Tabletop, table: Table, user: int) -> Answer:
    return await first_of(top).take(table.id, user)


async def beginner(top: Tabletop, table: Table) -> str:
    begun = happened(await top.desk.begin(table.id, ADA, top.press())).table
    assert begun.game.turn
    return begun.person(begun.game.turn.seat).name


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


@pytest.mark.parametrize(
    ("luck", "name"),
    [
        ((1.0, 5.0, 3.0), "Ben"),
        ((1.0, -5.0, None), "Ada"),
        ((-9.0, -5.0), "Ben"),
        ((None, 0.5), "Ben"),
        ((None, 0.0), None),
        ((None, -3.0), None),
        ((None, None), None),
        ((2.0, 2.0), "Ada"),
        ((7.0,), None),
    ],
)
async def test_it_is_offered_to_the_luckiest_of_those_whose_luck_is_known(
    top: Tabletop, luck: tuple[float | None, ...], name: str | None
) -> None:
    assert name == await offered_to(top, await among(top, *luck))


async def test_luck_on_another_server_is_none_here(top: Tabletop) -> None:
    await had_luck(top.store, await top.store.person(guild=GUILD + 1, user=BEN, name="Ben"), 9.0)
    assert await offered_to(top, await among(top, None, None)) is None


async def test_it_is_not_offered_among_computers_alone(top: Tabletop) -> None:
    table = await among(top, 5.0)
    await top.desk.add_computer(table.id, ADA, Kind.BOLD, "Bold")
    assert await offered_to(top, table) is None


@pytest.mark.parametrize("ruleset", [BY_CHANCE, parse(Edition.FILL_OR_BUST, "")])
async def test_it_is_not_offered_where_chance_decides(top: Tabletop, ruleset: Ruleset) -> None:
    assert await offered_to(top, await among(top, 1.0, 5.0, ruleset=ruleset)) is None


async def test_it_is_offered_in_the_lobby_of_a_recorded_game_and_never_to_a_guest(top: Tabletop) -> None:
    await had_luck(top.store, await top.person(BEN), 5.0)
    opening = Opening(
        guild=GUILD,
        channel=CHANNEL,
        where=Where.HERE,
        language="en",
        ruleset=OFFICIAL,
        pace=UNTIMED,
        host=await top.person(ADA),
        interaction=top.press(),
        mode=Mode.RECORD,
    )
    table = await top.desk.open(opening)
    book = Scorebook(top.desk, top.clock, CountedEntropy(500))
    guest = book.guest(GUILD, "Gus")
    assert not isinstance(guest, Refusal)
    happened(await book.seat_guest(table.id, ADA, guest))
    assert await offered_to(top, table) is None
    happened(await top.desk.join(table.id, await top.person(BEN), top.press()))
    assert "Ben" == await offered_to(top, table)
    happened(await take(top, table, BEN))
    begun = happened(await top.desk.begin(table.id, ADA, top.press())).table
    assert begun.game.turn
    assert "Ben" == begun.person(begun.game.turn.seat).name


async def test_who_takes_it_begins(top: Tabletop) -> None:
    table = await among(top, 1.0, 2.0, 5.0)
    assert (FirstChosen(seat=2),) == happened(await take(top, table, CLEO)).events
    assert "Cleo" == await beginner(top, table)


async def test_who_does_not_take_it_leaves_it_to_the_host(top: Tabletop) -> None:
    assert "Ada" == await beginner(top, await among(top, 1.0, 5.0))


async def test_who_gives_it_back_leaves_it_to_the_host(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await take(top, table, BEN)
    assert (FirstChosen(seat=None),) == happened(await first_of(top).give_back(table.id, BEN)).events
    assert "Ada" == await beginner(top, table)


async def test_pressed_twice_either_button_does_no_more_than_once(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await take(top, table, BEN)
    assert () == happened(await take(top, table, BEN)).events
    await first_of(top).give_back(table.id, BEN)
    assert () == happened(await first_of(top).give_back(table.id, BEN)).events


@pytest.mark.parametrize("user", [ADA, CLEO, 9])
async def test_nobody_else_takes_it_or_gives_it_back(top: Tabletop, user: int) -> None:
    table = await among(top, 1.0, 5.0, 2.0)
    assert isinstance(await take(top, table, user), Outsider)
    await take(top, table, BEN)
    assert isinstance(await first_of(top).give_back(table.id, user), Outsider)


async def test_it_stays_with_who_took_it_when_somebody_luckier_comes_who_may_take_it_then(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await take(top, table, BEN)
    await had_luck(top.store, await top.person(CLEO), 9.0)
    happened(await top.desk.join(table.id, await top.person(CLEO), top.press()))
    assert "Cleo" == await offered_to(top, table)
    assert () == happened(await take(top, table, BEN)).events
    happened(await take(top, table, CLEO))
    assert "Cleo" == await beginner(top, table)


async def test_the_offer_goes_with_who_leaves_and_so_does_the_choice(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0, 3.0)
    await take(top, table, BEN)
    happened(await top.desk.leave(table.id, BEN))
    assert "Cleo" == await offered_to(top, table)
    assert "Ada" == await beginner(top, table)


async def test_the_choice_moves_up_with_its_player(top: Tabletop) -> None:
    table = await among(top, 1.0, 2.0, 5.0)
    await take(top, table, CLEO)
    happened(await top.desk.leave(table.id, BEN))
    assert "Cleo" == await beginner(top, table)


async def test_who_took_it_can_give_it_back_though_nobody_is_the_luckiest_any_more(top: Tabletop) -> None:
    table = await among(top, None, 5.0)
    await top.desk.add_computer(table.id, ADA, Kind.BOLD, "Bold")
    await take(top, table, BEN)
    happened(await top.desk.leave(table.id, ADA))
    assert "Ben" == await offered_to(top, table)
    assert isinstance(await first_of(top).give_back(table.id, BEN), Played)


async def test_once_begun_it_is_too_late(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await beginner(top, table)
    answers = (await take(top, table, BEN), await first_of(top).give_back(table.id, BEN))
    assert [Code.ALREADY_BEGUN] * 2 == [answer.refusal.code for answer in answers if isinstance(answer, Refused)]


async def test_there_is_none_at_a_table_that_is_not_there(top: Tabletop) -> None:
    assert isinstance(await first_of(top).take("nowhere", ADA), Gone)


async def test_rules_that_were_chosen_since_refuse_it(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    happened(await top.desk.choose_rules(table.id, ADA, lambda _: "first_seat=roll_off"))
    refused = await take(top, table, BEN)
    assert isinstance(refused, Refused)
    assert Code.FIRST_IS_FIXED == refused.refusal.code


async def test_a_rematch_goes_round_and_offers_nothing(top: Tabletop) -> None:
    table = await among(top, 1.0, 2.0, 5.0)
    await take(top, table, CLEO)
    table = happened(await top.desk.begin(table.id, ADA, top.press())).table
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    again = await top.desk.rematch(table.id, ADA, top.press())
    assert isinstance(again, Table)
    assert await offered_to(top, again) is None
    assert "Ada" == await beginner(top, again)


async def test_a_restart_forgets_neither_offer_nor_choice(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await take(top, table, BEN)
    top.desk = top.another_desk()
    assert "Ben" == await offered_to(top, table)
    assert "Ben" == await beginner(top, table)


async def test_the_game_goes_on_after_a_restart_with_who_began(top: Tabletop) -> None:
    table = await among(top, 1.0, 5.0)
    await take(top, table, BEN)
    begun = happened(await top.desk.begin(table.id, ADA, top.press()))
    assert TurnBegun(seat=1, round=1) == begun.events[-1]
    other = await top.another_desk().table(table.id)
    assert other
    assert begun.table.game == other.game
