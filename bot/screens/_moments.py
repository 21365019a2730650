"""Moments as Discord shows them to each reader, in their own words and time zone. Knows no clock."""

from datetime import datetime


def countdown(at: datetime) -> str:
    """How far off it is; Discord counts.

    >>> from datetime import UTC
    >>> countdown(datetime(2026, 1, 1, tzinfo=UTC))
    '<t:1767225600:R>'
    """
    return f"<t:{int(at.timestamp())}:R>"


def day(at: datetime) -> str:
    """The date, in words."""
    return f"<t:{int(at.timestamp())}:D>"
