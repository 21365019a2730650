"""Every interaction of a soak and what became of it: each is to be acknowledged exactly once, but for those excused.

Knows why an answer may be missing; what was pressed is no business of it.
"""

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum

from tests.kit.discordd import Interaction, World

CALLBACK = re.compile(r"/interactions/(\d+)/.*/callback")
TAKEN, UNKNOWN = (200, 204), 404
Call = tuple[str, str, int]


class Excuse(Enum):
    """Why an interaction may go without an answer; none is ever answered twice."""

    KILL = "in flight at a kill or a stop"
    GAP = "while the gateway was cut or its session lost"
    FAULT = "whose answer Discord refused or lost"


class Ledger:
    """The interactions in the order they were sent."""

    def __init__(self, world: World) -> None:
        self.sent: list[Interaction] = []
        self._world = world
        self._excused: dict[int, Excuse] = {}
        self._gap: Excuse | None = None

    def note(self, interaction: Interaction) -> None:
        self.sent.append(interaction)
        if self._gap is not None:
            self._excused.setdefault(interaction.id, self._gap)

    def excuse(self, interaction: Interaction, why: Excuse) -> None:
        self._excused[interaction.id] = why
        self._world.changed()

    def begin_gap(self, why: Excuse) -> None:
        """Whatever is unanswered now, or is sent until the gap ends, may stay so."""
        self._gap = why
        for interaction in self.outstanding():
            self.excuse(interaction, why)

    def end_gap(self) -> None:
        """Whoever is sent from now on is answered."""
        self._gap = None

    def is_over(self, interaction: Interaction) -> bool:
        """Whether nothing more is to be waited for: one whose answer went wrong may still be answered."""
        lost = self._excused.get(interaction.id) in {Excuse.KILL, Excuse.GAP}
        return interaction.acknowledged_at is not None or lost

    def is_excused(self, interaction: Interaction) -> bool:
        """Whether it may stay without an answer."""
        return interaction.id in self._excused

    def outstanding(self) -> list[Interaction]:
        # None is older than the newest few hundred: each is waited for.
        return [interaction for interaction in self.sent[-500:] if not self.is_over(interaction)]

    def unanswered(self) -> Counter[Excuse]:
        """How many were never answered, by what excuses them."""
        answered = {each.id for each in self.sent if each.acknowledged_at is not None}
        return Counter(why for number, why in self._excused.items() if number not in answered)

    def wrongs(self, calls: Iterable[Call]) -> list[str]:
        """Those that were not answered exactly once, and have no excuse for it."""
        taken: dict[int, list[int]] = {}
        for _, path, status in calls:
            if found := CALLBACK.fullmatch(path):
                taken.setdefault(int(found[1]), []).append(status)
        return [
            f"{each.name} ({each.id}) by {each.user.username} was answered with {taken.get(each.id, [])}"
            for each in self.sent
            if not self._is_right(each, taken.get(each.id, []))
        ]

    def _is_right(self, interaction: Interaction, statuses: list[int]) -> bool:
        counted = sum(status in TAKEN for status in statuses)
        if interaction.id in self._excused:
            return counted <= 1
        # An answer that would redraw a message deleted meanwhile is refused, and another given instead.
        return counted == 1 and set(statuses[:-1]) <= {UNKNOWN}
