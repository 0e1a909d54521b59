"""Serving: takes the port, says the address, and runs until it is told to stop."""

import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn

from questhall.table.store import StoreFault, open_store

from .app import make_app
from .doors import BYTES_UNDER_WAY, WAITING_CALLERS, House, use_all_files
from .logs import JsonLines, Repeats
from .settings import Settings, keeping, settings_from

YOUNG_OBJECTS = 3_000
NEVER = 2**31 - 1
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


class CannotServe(Exception):
    """One sentence on what is in the way and what to do."""


def serve(
    host: str,
    port: int,
    database: str = "",
    settings: Settings | None = None,
    started: Callable[[str], None] | None = None,
    keep_days: str = "",
) -> None:
    """Serve until interrupted. `started` hears the address once the port is taken.

    What is not said here comes from the environment. Raises CannotServe.
    """
    try:
        wanted = keeping(settings or settings_from(os.environ), keep_days)
    except ValueError as fault:
        raise CannotServe(f"a setting is not a number ({fault})") from None
    if database:
        wanted = msgspec.structs.replace(wanted, database=database)
    if is_loopback(host) and not wanted.hosts:
        wanted = msgspec.structs.replace(wanted, hosts=LOOPBACK_NAMES)
    taken = take_port(host, port)
    _try_store(wanted)
    address = address_of(host, taken)
    print(f"Questhall is open at {address}", flush=True)
    if started is not None:
        started(address)
    write_logs(sys.stderr)
    use_all_files()
    house = House(make_app(wanted), wanted)
    spare_the_loop()
    # Told to stop, uvicorn closes the hall and then raises the signal again: end in peace.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        uvicorn.Server(house).run(sockets=[taken])


def spare_the_loop() -> None:
    """No search for garbage among everything in memory while somebody waits for an answer.

    Tables and positions go when nobody holds them; what is left in circles is little, and the
    hall looks for it on its rounds.
    """
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)
    gc.collect()
    gc.freeze()


def take_port(host: str, port: int) -> socket.socket:
    """A socket bound to the address; raises CannotServe with what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Said to be TCP, or asyncio would let small answers wait for each other (Nagle).
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # On a slow line old positions must not pile up where they cannot be replaced by newer ones.
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BYTES_UNDER_WAY)
    try:
        taken.bind((host, port))
        taken.listen(WAITING_CALLERS)  # at once: who hears the address may call
    except OSError as fault:
        taken.close()
        if port and _answers(host, port):
            reason = f"port {port} is taken by another program: choose one with --port"
        else:
            reason = f"{host}:{port} cannot be used ({fault.strerror or fault}): choose another"
        raise CannotServe(reason) from None
    return taken


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host if not _is_any(host) else "127.0.0.1", port), 1):
            return True
    except OSError:
        return False


def _is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(host: str, taken: socket.socket) -> str:
    port: int = taken.getsockname()[1]
    name = "127.0.0.1" if _is_any(host) else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def _try_store(settings: Settings) -> None:
    """Say what is wrong with the database before anything is served."""
    try:
        open_store(settings.database).close()
    except StoreFault as fault:
        raise CannotServe(str(fault)) from None


def write_logs(stream: Any) -> None:
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    lines.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger("questhall").setLevel(logging.INFO)
