"""A real Ray cluster of several small nodes on this machine, for the tests of a module."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from signal import SIGKILL
from typing import Any

import pytest

# What Ray reads when it starts something: nothing goes out, nothing is waited for needlessly.
ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DISABLE_IMPORT_WARNING": "1",
    "RAY_worker_register_timeout_seconds": "180",
}
STORE = 80_000_000  # bytes; Ray takes no fewer
LOOPBACK = "127.0.0.2"  # for 127.0.0.1 Ray would put the address of the machine


class Nodes:
    """A head and workers, each with one processor. `door`: the port for those who come by ray://."""

    def __init__(self, workers: int, door: int = 0) -> None:
        self._small: dict[str, Any] = {
            "num_cpus": 1,
            "object_store_memory": STORE,
            "node_ip_address": LOOPBACK,
            "include_dashboard": False,
            "include_log_monitor": False,
        }
        self._cluster: Any = import_module("ray.cluster_utils").Cluster()
        self._add(no_monitor=True, **({"ray_client_server_port": door} if door else {}))
        self._door = door
        self.workers = [self._add() for _ in range(workers)]

    def _add(self, **more: Any) -> Any:
        return self._cluster.add_node(**self._small, **more)

    @property
    def address(self) -> str:
        return str(self._cluster.address)

    @property
    def address_from_outside(self) -> str:
        return f"ray://{LOOPBACK}:{self._door}"

    def at_work(self, name: str) -> list[int]:
        """The processes in which the function or the class of that name is carried out."""
        return [
            number
            for node in self._cluster.list_all_nodes()
            for number in _children_of(_raylet_of(node))
            if f"ray::{name}" in _title_of(number)
        ]

    def lose(self, worker: Any) -> None:
        """A whole node, at once."""
        self._cluster.remove_node(worker, allow_graceful=False)
        self.workers.remove(worker)

    def lose_one_at_work(self, name: str) -> bool:
        """A node on which it is carried out, other than the head: the cluster would go with it."""
        for worker in self.workers:
            if set(_children_of(_raylet_of(worker))) & set(self.at_work(name)):
                self.lose(worker)
                return True
        return False

    def close(self) -> None:
        for worker in self.workers[:]:
            self.lose(worker)
        if self._cluster.head_node is not None:
            self._cluster.remove_node(self._cluster.head_node, allow_graceful=False)


def _raylet_of(node: Any) -> int:
    return int(node.all_processes["raylet"][0].process.pid)


def _children_of(process: int) -> list[int]:
    found: list[int] = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(place.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == process:
            found.append(int(place.parent.name))
    return found


def _title_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def kill(process: int) -> None:
    os.kill(process, SIGKILL)


@contextmanager
def ray_cluster(workers: int, door: int = 0) -> Iterator[Nodes]:
    folder = Path(tempfile.mkdtemp(prefix="qh"))  # a short name: Ray's sockets lie in it
    with pytest.MonkeyPatch.context() as patch:
        for name, value in ENVIRONMENT.items():
            patch.setenv(name, value)
        patch.setenv("RAY_TMPDIR", str(folder))
        nodes = None
        try:
            nodes = Nodes(workers, door)
            yield nodes
        finally:
            if nodes is not None:
                nodes.close()
            shutil.rmtree(folder, ignore_errors=True)
