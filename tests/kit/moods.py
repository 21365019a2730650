"""Discord's moods by the names that docs/moods.md gives them, each as the fault that discordd lays out for it.

Must not know what the bot makes of any; that stands in the table, and tests/wire shows it.
"""

from collections.abc import Mapping
from typing import Any, Final

import pytest

MOODS: Final[Mapping[str, Mapping[str, Any]]] = {
    "429": {"rate_limit": 0.1},
    "429 global": {"rate_limit": 0.1, "is_global": True},
    "429 long": {"rate_limit": 60.0},
    "429 Cloudflare": {"status": 429},
    "500": {"status": 500},
    "500 taken": {"status": 500, "after": True},
    "503": {"status": 503},
    "503 taken": {"status": 503, "after": True},
    "garbled": {"status": 502, "garbled": True},
    "garbled taken": {"status": 200, "garbled": True, "after": True},
    "cut": {"cut": True},
    "cut taken": {"cut": True, "after": True},
    "10003": {"status": 404, "code": 10003},
    "10004": {"status": 404, "code": 10004},
    "10008": {"status": 404, "code": 10008},
    "10015": {"status": 404, "code": 10015},
    "10062": {"status": 404, "code": 10062},
    "20028": {"status": 400, "code": 20028},
    "30046": {"status": 400, "code": 30046},
    "40060": {"status": 400, "code": 40060},
    "50001": {"status": 403, "code": 50001},
    "50005": {"status": 403, "code": 50005},
    "50013": {"status": 403, "code": 50013},
    "50027": {"status": 401, "code": 50027},
    "50083": {"status": 400, "code": 50083},
    "130000": {"status": 400, "code": 130000},
    "160004": {"status": 400, "code": 160004, "after": True},
    "160005": {"status": 400, "code": 160005},
    "160006": {"status": 400, "code": 160006},
    "another": {"status": 400, "code": 50035},
}
"""“taken” is answered so after the call had its effect; “another” is a code that no answer is known for."""


def moods(*names: str) -> pytest.MarkDecorator:
    """Run a test in each of these."""
    return pytest.mark.parametrize("mood", names)
