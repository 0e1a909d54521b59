"""The door by which other halls come in: every server has its own, whoever shares the port."""

import socket

from ..processes.ports import take_port


def inner_door(where: str) -> socket.socket:
    """Taken at an address, or at an address and a port; usually on this machine, at any port."""
    host, _, port = where.partition(":")
    return take_port(host or "127.0.0.1", int(port or 0))


def name_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"{host}:{port}"
