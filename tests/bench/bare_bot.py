"""The floor to measure against: discord.py alone, answering a press by an embed as large as a board.

Knows no store, no game and no language; everything else a bot adds is what the benchmark shows.
"""

import logging
import os
import re
from typing import Self

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

ROWS = (3, 3, 2, 1)
"""Nine buttons in four rows, as on a board in the middle of a turn."""
LINE = "Ada has 2 350 points, 450 of them at risk. "


class Press(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"bare:(?P<place>\d+):(?P<seq>\d+)"):
    """One of the nine; a press redraws all of them with the next seq."""

    def __init__(self, place: int, seq: int, row: int) -> None:
        self.place, self.seq = place, seq
        super().__init__(discord.ui.Button(label=f"Choice {place}", custom_id=f"bare:{place}:{seq}", row=row))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls(int(match["place"]), int(match["seq"]), 0)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(embed=board(self.seq + 1), view=buttons(self.seq + 1))


def board(seq: int) -> discord.Embed:
    """About 1,100 characters: a title, a description and four fields."""
    embed = discord.Embed(title=f"TUTTO · turn {seq}", description=(LINE * 8)[:330], colour=0x2B7A4B)
    for name in ("Card", "Dice", "Set aside", "Standings"):
        embed.add_field(name=name, value=(LINE * 5)[:180], inline=False)
    return embed


def buttons(seq: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    place = 0
    for row, count in enumerate(ROWS):
        for _ in range(count):
            view.add_item(Press(place, seq, row))
            place += 1
    return view


class BareBot(discord.AutoShardedClient):
    """Guilds intent only; its one command posts a board."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="bare", description="Post a board")
        async def bare(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(embed=board(0), view=buttons(0))

    async def setup_hook(self) -> None:
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.add_dynamic_items(Press)
        await self.tree.sync()

    async def before_identify_hook(self, _shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds between shards."""


def main() -> None:
    Route.BASE = os.environ["TUTTO_DISCORD_API"]
    BareBot().run(os.environ["TUTTO_TOKEN"], log_level=logging.WARNING)


if __name__ == "__main__":
    main()
