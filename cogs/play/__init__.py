"""The game under way: the buttons of the board and the commands about it. Knows no rule."""

from cogs.play.buttons import PlayRoom
from cogs.play.commands import TableRoom

__all__ = ["PlayRoom", "TableRoom"]
