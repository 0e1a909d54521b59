"""Serving: takes the port, says the address, and has the server kept until told to stop."""

import ipaddress
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from questhall.table.store import is_shared

from ..settings import BadSettings, Settings, keeping, minds_at, said_in, settings_from
from .caretaker import ANEW, Caretaker
from .keeper import Keeper, signal_bell
from .ports import CannotServe, is_any, take_port

__all__ = ["CannotServe", "is_loopback", "serve", "settings_of_host"]

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


def serve(
    host: str,
    port: int,
    database: str = "",
    settings: Settings | None = None,
    started: Callable[[str], None] | None = None,
    keep_days: str = "",
    processes: int = 0,
    minds: str = "",
    file: Path | None = None,
) -> None:
    """Serve until interrupted. `started` hears the address when the server is ready.

    What is not said here comes from the environment, and then from the file of settings.
    Raises CannotServe.
    """
    try:
        wanted = keeping(settings or settings_of_host(file), keep_days)
        if minds:
            wanted = msgspec.structs.replace(wanted, minds=minds_at(minds))
    except BadSettings as fault:
        raise CannotServe(str(fault)) from None
    except ValueError as fault:
        raise CannotServe(f"a setting is not a number ({fault})") from None
    if database:
        wanted = msgspec.structs.replace(wanted, database=database)
    if processes:
        wanted = msgspec.structs.replace(wanted, processes=processes)
    if wanted.processes > 1 and not is_shared(wanted.database):
        raise CannotServe(
            "several processes share their tables in PostgreSQL, not in a file: name a database"
            " with --database postgresql://user@host/name, or leave --processes away"
        )
    if is_loopback(host) and not wanted.hosts:
        wanted = msgspec.structs.replace(wanted, hosts=LOOPBACK_NAMES)
    taken = take_port(host, port)
    address = address_of(host, taken)
    opened = partial(_say, address, started)
    if wanted.processes > 1:
        with taken, signal_bell(ANEW) as bell:
            Caretaker(taken, wanted, bell).keep(opened)
        return
    with taken, signal_bell() as bell:
        Keeper(taken, wanted, bell).keep(opened)


def settings_of_host(file: Path | None) -> Settings:
    """What the file says, if there is one; the environment counts for more. Raises ValueError."""
    said = {} if file is None else said_in(file)
    return settings_from({**said, **os.environ})


def _say(address: str, started: Callable[[str], None] | None) -> None:
    print(f"Questhall is open at {address}", flush=True)
    if started is not None:
        started(address)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(host: str, taken: socket.socket) -> str:
    port: int = taken.getsockname()[1]
    name = "127.0.0.1" if is_any(host) else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
