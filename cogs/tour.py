"""The tour's way to Discord: offered beside the lobby, then one private message that its own buttons redraw.

Knows nothing of what a step says; keeps nothing, so that a restart in the middle of it goes unnoticed.
"""

import discord

from bot.screens import explain, tour
from bot.tables import guided
from bot.tables.ports import Person
from bot.tables.table import Table
from cogs._custom_id import CustomId
from cogs._hall import Hall


class TourRoom:
    """A turn at the reader's own pace, while others are still joining."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def offer(self, interaction: discord.Interaction, seated: Person, waiting: Table) -> None:
        """Offer the tour to who has just sat down and never played, once the lobby itself was answered."""
        if not interaction.response.is_done() or not await self._hall.store.newcomers((seated.player,)):
            return
        await self._hall.surface.whisper(interaction, tour.offer(waiting, self._hall.reader(interaction)))

    async def step(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Go where the pressed button leads; "?" is answered beside the tour."""
        words = self._hall.reader(interaction)
        waiting = await self._waiting(pressed.game)
        stands, press = guided.after_press(pressed.arg, _reader(interaction))
        match press:
            case "explain":
                about = explain.explain(stands.table, stands.mask, interaction.user.id, words)
                await self._hall.surface.whisper(interaction, about)
            case tour.LEAVE:
                await self._hall.surface.redraw_alone(interaction, tour.left(waiting, words))
            case _:
                await self._hall.surface.redraw_alone(interaction, tour.step(stands, waiting, words))

    async def _waiting(self, game: str) -> Table | None:
        """The reader's table, unless it is over."""
        table = await self._hall.desk.table(game)
        return None if table is None or table.game.is_over else table


def _reader(interaction: discord.Interaction) -> Person:
    """Who takes the tour, at a table of their own that is written nowhere."""
    user = interaction.user
    return Person(player="reader", user=user.id, guild=interaction.guild_id or 0, name=user.display_name)
