"""Programs that the tests need besides Python: the machine's own, or Debian's if missing."""

import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

from building import run


class CannotInstall(Exception):
    """Says in one sentence what is in the way and what to do."""


def installed(title: str, package: str, find: Callable[[], Path | None]) -> Path:
    """Find the program, or install its package; raises CannotInstall."""
    found = find()
    if found:
        return found
    if not shutil.which("apt-get"):
        raise CannotInstall(f"{title} is missing: install it")
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and not _succeeds(*prefix, "true"):
        raise CannotInstall(f"{title} is missing: install it with 'sudo apt install {package}'")
    apt = (*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet")
    if not (
        _lists_are_new(*apt)
        and _succeeds(*apt, "install", "--yes", "--no-install-recommends", package)
    ):
        raise CannotInstall(
            f"{title} could not be installed: check that this machine reaches its package "
            f"mirror, then run 'apt-get install {package}'"
        )
    found = find()
    if found is None:
        raise CannotInstall(f"apt-get installed {title}, but it cannot be found")
    return found


@cache
def _lists_are_new(*apt: str) -> bool:
    """Once for all packages."""
    return _succeeds(*apt, "update")


def _succeeds(*command: str) -> bool:
    try:
        return run(*command) == 0
    except FileNotFoundError:
        return False
