"""Where solved rulesets are kept unless a host says otherwise. Knows a path, and imports nothing that takes time."""

import tempfile
from pathlib import Path
from typing import Final

CACHE_DIR: Final = "~/.cache/tutto-for-discord"
CACHE_VARIABLE: Final = "TUTTO_CACHE_DIR"


def cache_folder(named: str) -> Path:
    """Find the folder of that name; for a user without a home one that doesn't outlive the machine's day."""
    try:
        return Path(named).expanduser()
    except RuntimeError:
        return Path(tempfile.gettempdir(), Path(CACHE_DIR).name)
