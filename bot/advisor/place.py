"""Where solved rulesets are kept unless a host says otherwise. Knows a path, and imports nothing that takes time."""

import os
import tempfile
from pathlib import Path
from typing import Final

CACHE_DIR: Final = "~/.cache/tutto-for-discord"
CACHE_VARIABLE: Final = "TUTTO_CACHE_DIR"


def cache_folder(named: str | None = None) -> Path:
    """Find the folder of that name, else the environment's; without a home one that a restart may sweep away."""
    try:
        return Path(named or os.environ.get(CACHE_VARIABLE) or CACHE_DIR).expanduser()
    except RuntimeError:
        return Path(tempfile.gettempdir(), Path(CACHE_DIR).name)
