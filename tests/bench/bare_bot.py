"""The floor to measure against: discord.py alone, answering a press by an embed as large as a board.

Knows no store, no game and no language; everything else a bot adds is what the benchmark shows.
"""

import logging
import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

ROWS = (3, 3, 2, 1)
"""Nine buttons in four rows, as on every board."""
CALL = "<@{user}>, your turn. Ben banked 650 and leads with 4,200, you have 3,450."
TURN = """**Ada Lovelace** is playing · round 6
*Make TUTTO and 300 comes on top. Bank before that and only the dice count.*

Rolled: **1** **5** **5** **5** 6 2
Nothing at risk yet
Marked 1 5 5 5: +600 makes **600** at risk.

Meanwhile: Ben null (-900) · Cleo null"""
SCORES = "Ada Lovelace **1,700**\nBen **0**\nCleo **0**"


class Buttons(discord.ui.View):
    """Nine buttons that do the same; the one view of this process, so that it costs discord.py the least."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._turn = 0
        place = 0
        for row, count in enumerate(ROWS):
            for _ in range(count):
                button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
                    label=f"Choice {place}", custom_id=f"bare:{place}:0", row=row
                )
                button.callback = self._press
                self.add_item(button)
                place += 1

    async def _press(self, interaction: discord.Interaction) -> None:
        self._turn += 1
        await interaction.response.edit_message(content=call(interaction), embed=board(self._turn), view=self)


def call(interaction: discord.Interaction) -> str:
    return CALL.format(user=interaction.user.id)


def board(turn: int) -> discord.Embed:
    """As many characters as a board has in the middle of a turn: a title, a description and a field."""
    embed = discord.Embed(title=f"Turn {turn}", description=TURN, colour=0x2B7A4B)
    return embed.add_field(name="Scores", value=SCORES, inline=False)


class BareBot(discord.AutoShardedClient):
    """Guilds intent only; its one command posts a board."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self._buttons: Buttons | None = None

        @self.tree.command(name="bare", description="Post a board")
        async def bare(interaction: discord.Interaction) -> None:
            assert self._buttons
            await interaction.response.send_message(content=call(interaction), embed=board(0), view=self._buttons)

    async def setup_hook(self) -> None:
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self._buttons = Buttons()
        self.add_view(self._buttons)
        await self.tree.sync()

    async def before_identify_hook(self, _shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds between shards."""


def main() -> None:
    Route.BASE = os.environ["TUTTO_DISCORD_API"]
    BareBot().run(os.environ["TUTTO_TOKEN"], log_level=logging.WARNING)


if __name__ == "__main__":
    main()
