"""The host of a lobby chooses what is played; nobody else does, and the choice outlives the process."""

from bot.engine import FILL_OR_BUST, Code, Ruleset, departures, with_value
from bot.tables.answers import Gone, Outsider, Refused
from tests.kit.desks import Tabletop, happened

HOST, GUEST = 1, 2


def to_3000(ruleset: Ruleset) -> str:
    return with_value(ruleset, "target", "3000")


def on_the_dot(ruleset: Ruleset) -> str:
    return with_value(ruleset, "end", "immediate")


def with_a_cloverleaf(ruleset: Ruleset) -> str:
    return with_value(ruleset, "cloverleaf", "two_straights")


async def test_what_the_host_chooses_is_added_to_what_was_chosen_before() -> None:
    top = Tabletop()
    table = await top.lobby(2)
    await top.desk.choose_rules(table.id, HOST, to_3000)
    chosen = happened(await top.desk.choose_rules(table.id, HOST, on_the_dot)).table
    assert "target=3000, end=immediate" == departures(chosen.game.ruleset)


async def test_a_guest_chooses_nothing() -> None:
    top = Tabletop()
    table = await top.lobby(2)
    assert isinstance(await top.desk.choose_rules(table.id, GUEST, to_3000), Outsider)


async def test_the_choice_is_on_disk() -> None:
    top = Tabletop()
    table = await top.lobby(2)
    await top.desk.choose_rules(table.id, HOST, to_3000)
    again = await top.another_desk().table(table.id)
    assert again is not None
    assert 3000 == again.game.ruleset.target


async def test_a_game_under_way_keeps_its_rules() -> None:
    top = Tabletop()
    table = await top.game()
    answer = await top.desk.choose_rules(table.id, HOST, to_3000)
    assert isinstance(answer, Refused)
    assert Code.ALREADY_BEGUN == answer.refusal.code


async def test_a_rule_of_the_other_edition_is_refused_by_name() -> None:
    top = Tabletop()
    table = await top.lobby(ruleset=FILL_OR_BUST)
    answer = await top.desk.choose_rules(
        table.id, HOST, lambda ruleset: with_value(ruleset, "cloverleaf", "two_straights")
    )
    assert isinstance(answer, Refused)
    assert "cloverleaf" == answer.refusal.facts["rule"]


async def test_a_game_that_is_not_there_has_no_rules() -> None:
    assert isinstance(await Tabletop().desk.choose_rules("nowhere", HOST, to_3000), Gone)


async def test_the_dice_of_a_chosen_deck_come_back_after_a_restart() -> None:
    top = Tabletop()
    table = await top.lobby(2)
    await top.desk.choose_rules(table.id, HOST, lambda ruleset: with_value(ruleset, "deck", "STOP:0 FW:20"))
    game = happened(await top.desk.begin(table.id, HOST, top.press())).table
    for _ in range(6):
        game = (await top.press_on(game)).table
    assert game == await top.another_desk().table(game.id)
