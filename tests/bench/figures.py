"""What was measured, as a table and as JSON. Knows figures, and not how they came about."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Json: TypeAlias = "str | float | list[float] | dict[str, Json] | list[Json] | None"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One thing measured in turns: `ours[n]` and `theirs[n]` side by side in round n."""

    name: str
    unit: str
    ours: Sequence[float]
    theirs: Sequence[float]
    against: str
    """What the floor is: the bare bot, or an empty database."""
    most_ratio: float | None = None
    most_above: float | None = None

    @property
    def ratios(self) -> list[float]:
        return [one / other for one, other in zip(self.ours, self.theirs, strict=True)]

    @property
    def above(self) -> list[float]:
        return [one - other for one, other in zip(self.ours, self.theirs, strict=True)]

    @property
    def verdict(self) -> str:
        """Whether the median keeps to what is promised; empty where nothing is."""
        if self.most_ratio is not None:
            kept = statistics.median(self.ratios) <= self.most_ratio
            return f"at most {self.most_ratio:g} ×: {'kept' if kept else 'MISSED'}"
        if self.most_above is not None:
            kept = statistics.median(self.above) <= self.most_above
            return f"at most +{self.most_above:g} {self.unit}: {'kept' if kept else 'MISSED'}"
        return ""

    def as_json(self) -> Json:
        return {
            "name": self.name,
            "unit": self.unit,
            "against": self.against,
            "ours": list(self.ours),
            "theirs": list(self.theirs),
            "ratio": _spread(self.ratios),
            "above": _spread(self.above),
            "most_ratio": self.most_ratio,
            "most_above": self.most_above,
            "verdict": self.verdict,
        }


def table(figures: Sequence[Figure]) -> str:
    """One line a figure: medians, then the ratio or the difference round by round as least, median, most."""
    lines = [("", "ours", "floor", "ratio (least – most)", "above (least – most)", "", "")]
    lines += [
        (
            figure.name,
            f"{statistics.median(figure.ours):.2f}",
            f"{statistics.median(figure.theirs):.2f}",
            _shown(figure.ratios),
            _shown(figure.above),
            figure.unit,
            figure.verdict,
        )
        for figure in figures
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def _spread(values: Sequence[float]) -> Json:
    return {"least": min(values), "median": statistics.median(values), "most": max(values)}


def _shown(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f} – {max(values):.2f})"
