"""Serving: takes the port, says the address, and has the server kept until told to stop."""

import ipaddress
import os
import socket
from collections.abc import Callable
from functools import partial

import msgspec

from .keeper import CannotServe, Keeper, signal_bell
from .settings import BYTES_UNDER_WAY, WAITING_CALLERS, Settings, keeping, settings_from

__all__ = ["CannotServe", "is_loopback", "serve", "take_port"]

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


def serve(
    host: str,
    port: int,
    database: str = "",
    settings: Settings | None = None,
    started: Callable[[str], None] | None = None,
    keep_days: str = "",
) -> None:
    """Serve until interrupted. `started` hears the address when the server is ready.

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
    address = address_of(host, taken)
    with taken, signal_bell() as bell:
        Keeper(taken, wanted, bell).keep(partial(_say, address, started))


def _say(address: str, started: Callable[[str], None] | None) -> None:
    print(f"Questhall is open at {address}", flush=True)
    if started is not None:
        started(address)


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
