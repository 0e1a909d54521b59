"""The Chromium that the browser tests drive."""

import shutil
from pathlib import Path

from debian import installed

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> Path | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def install_chromium() -> Path:
    return installed("Chromium", "chromium", find_chromium)
