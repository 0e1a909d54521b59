"""Tools with which no stranger may be able to harm a server."""

import itertools
import os
import time
from typing import Any

from questhall.kernel.sheets import Tool

from . import folder


def echo(sheet: bytes) -> dict[str, Any]:
    return {"process": os.getpid()}


def spin(sheet: bytes) -> dict[str, Any]:
    """Never return to the interpreter, like a loop in compiled code."""
    _note("spin")
    return {"sum": sum(itertools.repeat(1))}


def sleep(sheet: bytes) -> dict[str, Any]:
    """Sleep forever, without using processor time."""
    _note("sleep")
    while True:
        time.sleep(3600)


def hoard(sheet: bytes) -> dict[str, Any]:
    """Reserve more memory than one job may have; it is never touched."""
    return {"size": len(bytes(3 << 30))}


def die(sheet: bytes) -> dict[str, Any]:
    _note("die")
    os._exit(3)


def _note(name: str) -> None:
    """Note that the tool has started again, and in which process."""
    with (folder() / f"{name}.begun").open("a") as notes:
        notes.write(f"{os.getpid()}\n")


TOOLS: dict[str, Tool] = {
    "echo": echo,
    "spin": spin,
    "sleep": sleep,
    "hoard": hoard,
    "die": die,
}
