"""Where Questhall keeps what belongs to the person who runs it."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for data, as the system has it."""
    if sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "questhall"
