"""Tools that no stranger should be able to harm a server with."""

import itertools
import os
import time
from collections.abc import Callable

from . import folder


def echo(sheet: bytes) -> object:
    return {"process": os.getpid()}


def spin(sheet: bytes) -> object:
    """Never returns to the interpreter, as a loop in compiled code would not."""
    _note("spin")
    return sum(itertools.repeat(1))


def sleep(sheet: bytes) -> object:
    """Takes no processor time, and no end."""
    _note("sleep")
    while True:
        time.sleep(3600)


def hoard(sheet: bytes) -> object:
    """More memory than one job may have; it is never touched."""
    return len(bytes(3 << 30))


def die(sheet: bytes) -> object:
    _note("die")
    os._exit(3)


def _note(name: str) -> None:
    """That it was begun once more, and where."""
    with (folder() / f"{name}.begun").open("a") as notes:
        notes.write(f"{os.getpid()}\n")


TOOLS: dict[str, Callable[[bytes], object]] = {
    "echo": echo,
    "spin": spin,
    "sleep": sleep,
    "hoard": hoard,
    "die": die,
}
