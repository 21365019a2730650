"""The simulated Discord does what our tests lean on; the bot here is as small as that needs."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from discord import app_commands

from tests.kit.sim import MakeBot, Sim, chosen, labels, pinged, simulated, text

THINKING_S = 90


class Counter(discord.Client):
    """Shows a number and a button that raises it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.pressed: list[str] = []
        self.thinking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        for callback in (self.show, self.where, self.shout):
            self.tree.add_command(app_commands.Command(name=callback.__name__, description="d", callback=callback))
        await self.tree.sync()

    async def show(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0", view=view(0))

    async def where(self, interaction: discord.Interaction) -> None:
        guild = interaction.guild
        features = ",".join(guild.features) if guild else ""
        told = f"{interaction.locale} {interaction.guild_locale} {features}"
        await interaction.response.send_message(told, ephemeral=True)

    async def shout(self, interaction: discord.Interaction) -> None:
        everyone = discord.AllowedMentions(everyone=True)
        await interaction.response.send_message("@everyone", allowed_mentions=everyone)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        asked = str((interaction.data or {})["custom_id"])
        self.pressed.append(asked)
        seq = int(asked.split(":")[3]) + 1
        mention = discord.AllowedMentions(users=[interaction.user])
        await interaction.response.edit_message(
            content=f"{seq} {interaction.user.mention}", view=view(seq), allowed_mentions=mention
        )
        self.thinking = asyncio.create_task(self.think(interaction))

    async def think(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(THINKING_S)
        await interaction.followup.send("I have thought.")


def view(seq: int) -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    shown.add_item(discord.ui.Button(label="Raise", custom_id=f"tutto:raise:g1:{seq}"))
    return shown


@pytest.fixture
def make_bot() -> MakeBot:
    return Counter


async def test_each_person_and_each_server_has_a_language_of_its_own(sim: Sim) -> None:
    den = sim.server(locale="fr", features=["COMMUNITY"])
    channel = den.channel()
    ada, ben = den.person("Ada"), den.person("Ben", locale="nl")
    assert (await ada.slash(channel, "where")).private == "en-US fr COMMUNITY"
    assert (await ben.slash(channel, "where")).private == "nl fr COMMUNITY"


async def test_a_person_keeps_their_language_in_another_server(sim: Sim) -> None:
    other = sim.server("The Attic")
    ben = other.admit(sim.server().person("Ben", locale="nl"))
    assert (await ben.slash(other.channel(), "where")).private == "nl en-US "


async def test_a_server_keeps_its_features_when_the_bot_comes_back(sim: Sim) -> None:
    den = sim.server(features=["COMMUNITY"])
    ada, channel = den.person("Ada"), den.channel()
    await sim.restart()
    assert (await ada.slash(channel, "where")).private == "en-US en-US COMMUNITY"


async def test_what_one_person_is_told_no_other_reads(sim: Sim) -> None:
    den = sim.server()
    ada, ben, channel = den.person("Ada"), den.person("Ben"), den.channel()
    await ada.slash(channel, "where")
    assert ada.private_answers(channel) == ["en-US en-US "]
    assert ben.private_answers(channel) == []


async def test_a_press_does_not_wait_for_a_bot_that_sleeps(sim: Sim) -> None:
    den = sim.server()
    ada, channel = den.person("Ada"), den.channel()
    await ada.slash(channel, "show")
    await ada.press(sim.board(channel), verb="raise")
    before = [text(each) for each in channel.history()]
    await sim.pass_time(THINKING_S)
    after = [text(each) for each in channel.history()]
    assert (before, after) == ([f"1 {ada.mention}"], [f"1 {ada.mention}", "I have thought."])


async def test_a_press_redraws_its_message_and_pings_whom_it_names(sim: Sim) -> None:
    den = sim.server()
    ada, channel = den.person("Ada"), den.channel()
    await ada.slash(channel, "show")
    answer = await ada.press(sim.board(channel), label="Raise")
    assert answer.message == sim.board(channel)
    assert labels(sim.board(channel)) == ["Raise"]
    assert pinged(sim.board(channel)) == [ada.id]


async def test_an_old_button_can_be_pressed_after_the_redraw(sim: Sim) -> None:
    den = sim.server()
    ada, channel = den.person("Ada"), den.channel()
    await ada.slash(channel, "show")
    old = sim.board(channel)
    await ada.press(old, verb="raise")
    await ada.press(old, verb="raise")
    assert sim.world.bot.pressed == ["tutto:raise:g1:0", "tutto:raise:g1:0"]


async def test_two_presses_reach_the_bot_before_it_answers_either(sim: Sim) -> None:
    den = sim.server()
    ada, ben, channel = den.person("Ada"), den.person("Ben"), den.channel()
    await ada.slash(channel, "show")
    board = sim.board(channel)
    button = chosen(board, verb="raise")
    first, second = await sim.at_once((ada, board, button), (ben, board, button))
    assert (first.acknowledged, second.acknowledged) == (True, True)
    assert text(sim.board(channel)) == f"1 {ben.mention}"


@pytest.mark.parametrize("fall", [Sim.restart, Sim.crash])
async def test_a_new_bot_answers_the_buttons_of_the_one_before(
    sim: Sim, fall: Callable[[Sim], Awaitable[None]]
) -> None:
    den = sim.server()
    ada, channel = den.person("Ada"), den.channel()
    await ada.slash(channel, "show")
    first = sim.world.bot
    await fall(sim)
    await ada.press(sim.board(channel), verb="raise")
    assert (first.pressed, sim.world.bot.pressed) == ([], ["tutto:raise:g1:0"])


async def test_a_message_beyond_the_limits_fails_whatever_the_test_is_about() -> None:
    async with simulated(Counter) as sim:
        den = sim.server()
        ada, channel = den.person("Ada"), den.channel()
        with pytest.raises(AssertionError, match=r"allowed_mentions parses \['everyone'\]"):
            await ada.slash(channel, "shout")
