"""Taking a port to listen on."""

import socket

from ..settings import BYTES_UNDER_WAY, WAITING_CALLERS


class CannotServe(Exception):
    """One sentence on what is in the way and what to do."""


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
        with socket.create_connection((host if not is_any(host) else "127.0.0.1", port), 1):
            return True
    except OSError:
        return False


def is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")
