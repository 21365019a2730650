"""Fill or Bust on a simulated Discord, card by card and to its end, by its sheet and by house rules."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import discord
import pytest

from bot.engine import Edition, Ruleset, parse, with_value
from tests.cogs.test_settings import opened
from tests.kit.deals import DealtEntropy, secret_for
from tests.kit.plays import LONGEST_GAME, Players, line, moves, points, table
from tests.kit.sim import simulated, text, tutto

Dealt = Callable[..., Awaitable[Players]]
"""Turns as `secret_for` is told, and a shipped preset's name."""


async def sit_and_begin(players: Players, preset: str, **options: int) -> None:
    """Ada opens Fill or Bust, Ben joins, Ada takes the preset and begins."""
    await players.sit_down(edition="fill-or-bust", where="here", **options)
    if preset:
        await (await opened(players)).pick("preset", f"={preset}")
    begun = await players.people[0].press(players.board(), verb="begin")
    players.salt = f"{players.salt},{begun.id}"


@pytest.fixture
async def dealt(tmp_path: Path) -> AsyncIterator[Dealt]:
    async with AsyncExitStack() as running:

        async def deal(*turns: str, preset: str = "", **options: int) -> Players:
            # The salt is the ids of the presses, the same in every simulated Discord that is used in the same way.
            async with simulated(tutto(tmp_path / "salt.db", DealtEntropy())) as trial:
                first = table(trial, 2)
                await sit_and_begin(first, preset, **options)
            chosen = parse(Edition.FILL_OR_BUST, preset)
            assert isinstance(chosen, Ruleset)
            target = str(options.get("target", chosen.target))
            ruleset = parse(Edition.FILL_OR_BUST, with_value(chosen, "target", target))
            assert isinstance(ruleset, Ruleset)
            entropy = DealtEntropy(secret_for(turns, first.salt, ruleset))
            players = table(await running.enter_async_context(simulated(tutto(tmp_path / "game.db", entropy))), 2)
            await sit_and_begin(players, preset, **options)
            assert players.salt == first.salt
            return players

        yield deal


def scores(players: Players) -> list[int]:
    """What stands on the score sheet, in the order of the seats."""
    return [points(one)[-1] for one in players.said().split("\n") if one.startswith(("▶️", "▫️"))]


async def turn(players: Players, *verbs: str) -> None:
    """The next player's presses; `until bank` rolls until there is something to bank, `through` to the turn's end."""
    for verb in verbs:
        if verb == "through":
            await players.roll_through()
        elif verb.startswith("until "):
            await players.roll_until(verb.removeprefix("until "))
        else:
            await players.press(verb)


async def test_fill_1000_can_not_be_banked_before_tutto(dealt: Dealt) -> None:
    players = await dealt("F1000 scores")
    await turn(players, "reveal")
    assert "Fill 1000" in line(players.board(), "🎯")
    assert "*No banking before TUTTO. It scores 1,000 in place of its dice.*" in players.said()
    assert "(Bank)" in moves(players.board())


async def test_fill_1000_scores_a_thousand_in_place_of_its_dice(dealt: Dealt) -> None:
    players = await dealt("F1000 tutto bank")
    await turn(players, "reveal", "until bank")
    assert "[Bank 1,000]" in moves(players.board())
    await turn(players, "bank")
    assert [0, 1000] == sorted(scores(players))


async def test_after_a_tutto_the_risk_is_that_of_no_dice_which_costs_it_all(dealt: Dealt) -> None:
    players = await dealt("F1000 tutto ND")
    await turn(players, "reveal", "until bank")
    assert "% 🛑]" in moves(players.board())
    assert [8, 53, 1000] == points(line(players.board(), "🛑 No Dice"))
    await turn(players, "reveal")
    assert "met No Dice and lost 1,000" in players.board().content
    assert [0, 0] == scores(players)


async def test_must_bust_goes_on_until_a_null_and_keeps_it_all(dealt: Dealt) -> None:
    players = await dealt("MB scores null")
    await turn(players, "reveal")
    assert "Must Bust" in line(players.board(), "🎆")
    assert "No banking: roll on until a null, which banks it all." in players.said()
    await turn(players, "through")
    assert "made" in players.board().content
    assert max(scores(players)) > 0


async def test_double_trouble_takes_two_tuttos(dealt: Dealt) -> None:
    players = await dealt("DT tutto tutto bank")
    await turn(players, "reveal")
    assert "Double Trouble" in line(players.board(), "👯")
    assert "(Bank)" in moves(players.board())
    await turn(players, "until bank")
    assert "TUTTO" in players.said()
    await turn(players, "bank")
    assert max(scores(players)) >= 600


async def test_vengeance_takes_from_the_leader_and_leaves_nobody_below_zero(dealt: Dealt) -> None:
    players = await dealt("B500 300+ bank", "V2500 tutto bank")
    await turn(players, "reveal", "bank")
    leader = max(scores(players))
    await turn(players, "reveal", "until reveal")
    assert [leader] == points(line(players.board(), "To be taken"))
    await turn(players, "bank")
    assert min(scores(players)) == 0
    assert max(scores(players)) > 0


async def test_vengeance_may_be_banked_before_its_tutto(dealt: Dealt) -> None:
    players = await dealt("V2500 scores bank")
    await turn(players, "reveal")
    assert "Vengeance 2500" in line(players.board(), "⚔️")
    await turn(players, "bank")
    assert max(scores(players)) > 0


async def test_vengeance_by_choice_is_taken_with_a_button(dealt: Dealt) -> None:
    players = await dealt("V2500 take scores", preset="bowman")
    await turn(players, "reveal")
    assert "[Take] [Pass] [?]" == moves(players.board())
    assert "**Vengeance 2500: a choice**: yes, but once taken, no banking before TUTTO" in players.said()
    await turn(players, "take")
    assert "(Bank)" in moves(players.board())
    assert "No banking before TUTTO." in players.said()


async def test_vengeance_by_choice_is_passed_on_and_another_card_comes(dealt: Dealt) -> None:
    players = await dealt("V2500 pass B300 scores", preset="bowman")
    await turn(players, "reveal", "pass")
    assert "Bonus 300" in line(players.board(), "⭐")
    assert "Cards: " in players.said()


async def test_only_the_player_chooses_about_vengeance(dealt: Dealt) -> None:
    players = await dealt("V2500", preset="bowman")
    await turn(players, "reveal")
    other = next(person for person in players.people if person is not players.next())
    for verb in ("take", "pass"):
        answer = await other.press(players.board(), verb=verb)
        assert "turn" in answer.private
    assert "[Take] [Pass] [?]" == moves(players.board())


async def test_by_bowmans_sheet_fill_1000_counts_its_dice_and_the_board_says_so(dealt: Dealt) -> None:
    players = await dealt("F1000 tutto 1050+", preset="bowman")
    await turn(players, "reveal")
    assert "*No banking before TUTTO. It scores 1,000 on top of its dice.*" in players.said()
    await turn(players, "until bank")
    assert points(moves(players.board()))[-1] > 1000


async def test_the_game_ends_the_moment_the_target_is_reached(dealt: Dealt) -> None:
    players = await dealt("F1000 tutto 1000+ bank", target=1000)
    first = players.next()
    await turn(players, "reveal", "until bank", "bank")
    assert players.is_over()
    assert f"{'Ada' if first is players.people[0] else 'Ben'} wins" in players.said().replace("**", "")


@pytest.mark.parametrize("preset", ["", "bowman"])
async def test_a_whole_game_is_played_to_its_end(dealt: Dealt, preset: str) -> None:
    players = await dealt(preset=preset, target=1500)
    for _ in range(LONGEST_GAME):
        if players.is_over():
            break
        await players.press("take" if "take" in players.enabled() else onward(players))
    assert players.is_over()
    assert max(points(line(players.board(), "🥇"))) >= 1500


def onward(players: Players) -> str:
    return next(verb for verb in ("reveal", "roll", "aside", "bank") if verb in players.enabled())


async def test_the_rules_and_the_record_are_those_of_the_edition(dealt: Dealt) -> None:
    players = await dealt("ND", preset="bowman")
    await turn(players, "reveal")
    host = players.people[0]
    rules = await host.slash(players.channel, "tutto rules", topic="vengeance")
    assert rules.message is not None
    assert "Rules of Fill or Bust" in text(rules.message)
    assert "🏠 Played differently here" in text(rules.message).replace("**", "")
    exported = await host.slash(players.channel, "tutto export")
    assert isinstance(exported.message, discord.Message)
    [file] = exported.message.attachments
    record = players.sim.world.backend.cdn.get(file.url).decode()
    assert '[Edition "fill-or-bust"]' in record
    assert "vengeance=optional" in record
