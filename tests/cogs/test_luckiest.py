"""The luckiest of the server is offered the first seat, as the people in the lobby see it."""

from pathlib import Path

import pytest

from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import Edition, Refusal, parse
from tests.cogs.conftest import Deal
from tests.kit.lucky import had_luck
from tests.kit.plays import Players, table
from tests.kit.sim import SOLVED, Sim, buttons

OFFERS = {
    "en-US": ("is the luckiest here (+5.0 points a turn)", "I go first", "After you"),
    "nl": ("heeft hier het meeste geluk (+5,0 punten per beurt)", "Ik begin", "Na jou"),
    "es-ES": ("tiene aquí más suerte que nadie (+5,0 puntos por turno)", "Empiezo yo", "Después de ti"),
    "fr": ("a le plus de chance ici (+5,0 points par tour)", "Je commence", "Après toi"),
    "de": ("hat hier das meiste Glück (+5,0 Punkte pro Zug)", "Ich fange an", "Nach dir"),
}
LUCK = {"Ada": 1.0, "Ben": 5.0, "Cleo": -2.0}


async def lobby(sim: Sim, *, locale: str = "en-US", **options: object) -> Players:
    """Ada's lobby, in which Ben is the luckiest."""
    players = table(sim, 3, sim.server(locale=locale))
    store = await sim.world.bot.open_database()
    for person, (name, luck) in zip(players.people, LUCK.items(), strict=True):
        known = await store.person(guild=players.channel.guild.id, user=person.id, name=name)
        await had_luck(store, known, luck)
    await players.sit_down(where="here", **options)
    return players


def first(players: Players) -> list[str]:
    """The labels of the button that gives and takes the first turn."""
    return [button.label for button in buttons(players.board()) if button.verb == "first"]


@pytest.mark.parametrize("locale", OFFERS)
async def test_the_luckiest_is_told_so_and_offered_the_first_turn_in_the_tables_language(sim: Sim, locale: str) -> None:
    players = await lobby(sim, locale=locale)
    said, take, back = OFFERS[locale]
    assert (f"🍀 **Ben** {said}" in players.said(), [take]) == (True, first(players))
    await players.people[1].press(players.board(), verb="first")
    assert (f"🍀 **Ben** {said}" in players.said(), [back]) == (True, first(players))


async def test_who_takes_it_has_the_first_turn(sim: Sim) -> None:
    players = await lobby(sim)
    await players.people[1].press(players.board(), verb="first")
    assert "2. **Ben** · begins" in players.said()
    await players.people[0].press(players.board(), verb="begin")
    assert players.next() is players.people[1]


async def test_who_gives_it_back_leaves_it_to_the_host(sim: Sim) -> None:
    players = await lobby(sim)
    for _ in range(2):
        await players.people[1].press(players.board(), verb="first")
    assert "2. **Ben**\n" in players.said()
    await players.people[0].press(players.board(), verb="begin")
    assert players.next() is players.people[0]


@pytest.mark.parametrize("seat", [0, 2])
async def test_somebody_else_is_told_privately_whose_it_is(sim: Sim, seat: int) -> None:
    players = await lobby(sim)
    answer = await players.people[seat].press(players.board(), verb="first")
    assert "The first turn is Ben’s to take" in answer.private
    assert ["I go first"] == first(players)


async def test_who_has_no_seat_is_told_so_too(sim: Sim) -> None:
    players = await lobby(sim)
    answer = await players.outsider("Zoe").press(players.board(), verb="first")
    assert "The first turn is Ben’s to take" in answer.private


async def test_when_the_luckiest_leaves_the_next_is_told(sim: Sim) -> None:
    players = await lobby(sim)
    await players.people[1].press(players.board(), verb="first")
    await players.people[1].press(players.board(), verb="leave")
    assert "🍀 **Ada** is the luckiest here (+1.0 points a turn) and goes first anyway." in players.said()
    assert [] == first(players)


async def test_a_press_on_an_offer_that_was_withdrawn_is_answered_and_the_lobby_redrawn(sim: Sim) -> None:
    players = await lobby(sim)
    old = players.board()
    store = await sim.world.bot.open_database()
    luckier = players.outsider("Zoe")
    await had_luck(store, await store.person(guild=players.channel.guild.id, user=luckier.id, name="Zoe"), 9.0)
    await luckier.press(old, verb="join")
    assert "🍀 **Zoe**" in players.said()
    answer = await players.people[1].press(old, verb="first")
    assert "The first turn is Zoe’s to take" in answer.private


async def test_a_recorded_game_offers_it_too(sim: Sim) -> None:
    players = await lobby(sim, mode="record")
    await players.people[1].press(players.board(), verb="first")
    assert "2. **Ben** · begins" in players.said()
    await players.people[0].press(players.board(), verb="begin")
    assert "**Ben** is playing" in players.said()


async def test_where_dice_decide_nobody_is_offered_it(sim: Sim) -> None:
    players = await lobby(sim, edition="fill-or-bust")
    assert ("🍀" in players.said(), first(players)) == (False, [])


async def test_where_nobody_has_finished_a_game_nobody_is_offered_it(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down()
    assert ("🍀" in players.said(), first(players)) == (False, [])


async def test_a_press_after_the_game_began_is_told_so(sim: Sim) -> None:
    players = await lobby(sim)
    old = players.board()
    await players.people[0].press(old, verb="begin")
    answer = await players.people[1].press(old, verb="first")
    assert "under way" in answer.private


TARGET = 500


@pytest.fixture(scope="module")
def solved() -> None:
    ruleset = parse(Edition.TUTTO, f"target={TARGET}")
    assert not isinstance(ruleset, Refusal)
    Shelf(Path(SOLVED)).solved(fresh(ruleset))


@pytest.mark.usefixtures("solved")
async def test_who_sits_down_after_a_game_is_the_luckiest_though_nobody_asked_for_figures(deal: Deal) -> None:
    players = await deal(target=TARGET)
    await players.play_out()
    await players.people[0].slash(players.channel, "tutto start", where="here", target=TARGET)
    lobby = players.sim.board(players.channel)
    await players.people[1].press(lobby, verb="join")
    assert "is the luckiest here" in players.said()


@pytest.mark.usefixtures("solved")
async def test_a_rematch_goes_round_and_offers_nothing(deal: Deal) -> None:
    players = await deal(target=TARGET)
    await players.play_out()
    await players.people[0].slash(players.channel, "tutto stats")
    await players.people[0].press(players.board(), verb="rematch")
    assert ("2. **Ben** · begins" in players.said(), "🍀" in players.said()) == (True, False)
