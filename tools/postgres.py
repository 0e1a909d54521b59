"""The PostgreSQL that runs the tests' own database."""

import shutil
from pathlib import Path

from debian import installed


def find_postgres() -> Path | None:
    """The folder of its programs; Debian keeps them off the PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def install_postgres() -> Path:
    return installed("PostgreSQL", "postgresql", find_postgres)
