"""How one gets to a Ray cluster: for the lab, which plays there, and for the server, whose bots may
think there."""

import os
import socket
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from types import ModuleType
from typing import Any

from questhall.kernel.packs import SHELF

OWN = "local"  # Ray's word for a cluster that is started here and ends with who started it
LOOPBACK = "127.0.0.1"
OWN_STORE = 100_000_000  # bytes; what is passed on is small
SECONDS_TO_ANSWER = 10.0  # Ray itself would go on trying for minutes


class NoCluster(RuntimeError):
    """There is no cluster to work on; says why."""


def can_use_ray() -> bool:
    return find_spec("ray") is not None


def join_cluster(address: str, processes: int = 1) -> ModuleType:
    """Ray, connected: to the cluster at an address as Ray reads it, or to one that is started on
    this machine with so many processes. Raises NoCluster."""
    if not can_use_ray():
        raise NoCluster("a Ray cluster needs Ray: pip install 'questhall[ray]'")
    if address:
        _need_answer(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns every time
    ray = import_module("ray")
    try:
        ray.init(
            address=address or OWN,
            log_to_driver=False,
            logging_level=ERROR,
            **(_known_packs() if address else _own(processes)),
        )
    except Exception as fault:  # each way to join has errors of its own
        reason = f"{type(fault).__name__}: {first_line(fault)}"
        raise _not_usable(address or "of this machine", reason) from None
    return ray


def _own(processes: int) -> dict[str, Any]:
    return {
        "num_cpus": processes,
        "object_store_memory": OWN_STORE,
        "include_dashboard": False,
        "_node_ip_address": LOOPBACK,
    }


def _known_packs() -> dict[str, Any]:
    """Packs lie in the same folders on all nodes."""
    packs = os.environ.get(SHELF)
    return {"runtime_env": {"env_vars": {SHELF: packs}}} if packs else {}


def _need_answer(address: str) -> None:
    """From an address such as ray://HOST:PORT or HOST:PORT; Ray has words of its own too."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except OSError as fault:
        raise _not_usable(address, str(fault)) from None


def _not_usable(name: str, reason: str) -> NoCluster:
    return NoCluster(f"the Ray cluster {name} cannot be used ({reason})")


def first_line(fault: BaseException) -> str:
    return str(fault).strip().partition("\n")[0]
