"""The Chromium that the browser tests drive: the machine's own, installed where it is missing."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class CannotInstall(Exception):
    """One sentence on what is in the way and what to do."""


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium() -> str:
    """Find Chromium, or install Debian's; raises CannotInstall."""
    found = find_chromium()
    if found:
        return found
    if not shutil.which("apt-get"):
        raise CannotInstall("Chromium is missing: install it, so that `chromium` can be run")
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and not _succeeds(*prefix, "true"):
        raise CannotInstall("Chromium is missing: install it with 'sudo apt install chromium'")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    if not (
        _succeeds(*apt, "update")
        and _succeeds(*apt, "install", "--yes", "--no-install-recommends", "chromium")
    ):
        raise CannotInstall(
            "Chromium could not be installed: check that this machine reaches its package "
            "mirror, then run 'apt-get install chromium'"
        )
    found = find_chromium()
    if found is None:
        raise CannotInstall("apt-get installed Chromium, but it is not on the path")
    return found


def _succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, check=False).returncode == 0
    except FileNotFoundError:
        return False
