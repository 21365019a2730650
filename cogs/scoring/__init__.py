"""Record mode under way: the pad of the score sheet, corrections, guests and who keeps score. Knows no rule."""

from cogs.scoring.corrections import CorrectionRoom
from cogs.scoring.pad import PadRoom
from cogs.scoring.people import PeopleRoom

__all__ = ["CorrectionRoom", "PadRoom", "PeopleRoom"]
