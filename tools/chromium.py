"""The Chromium that the browser tests drive."""

import shutil
from pathlib import Path

from debian import CannotInstall, installed

# Chromium without windows. A whole one draws a window, with pages of its own, for every guest.
LIGHT = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> Path | None:
    return _found(LIGHT, *WHOLE)


def install_chromium() -> Path:
    try:
        return installed("Chromium", LIGHT, lambda: _found(LIGHT))
    except CannotInstall:
        found = find_chromium()
        if found is None:
            raise
        return found


def _found(*names: str) -> Path | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None
