"""The process of a server that has joined a Ray cluster: it hands over jobs and returns answers.

Ray takes much memory, and its process may end with the cluster: it is kept out of the server.
"""

import asyncio
import os
import signal
import socket
from contextlib import suppress
from types import ModuleType
from typing import Any

import msgspec

from questhall.ray_clusters import NoCluster, first_line, join_cluster

from ..processes.ending import end_with_parent
from .crew import Bounds
from .jobs import LENGTH, Job, Order, Outcome, Report, packed
from .node import think_there

TRIES_MORE = 3  # when a node is lost under a job
SECONDS_TO_COME_BACK = "5"  # of a connection by ray://; Ray would wait half a minute


def stay_joined(line: socket.socket, address: str, bounds: Bounds) -> None:
    """Until the server or the cluster is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    os.environ["RAY_CLIENT_RECONNECT_GRACE_PERIOD"] = SECONDS_TO_COME_BACK
    try:
        ray = join_cluster(address)
    except NoCluster as fault:
        line.sendall(packed(Report(0, lost=str(fault))))
        return
    asyncio.run(_carry(line, Cluster(ray, bounds)))


async def _carry(line: socket.socket, cluster: "Cluster") -> None:
    reader, writer = await asyncio.open_unix_connection(sock=line)
    writer.write(packed(Report(0, processors=cluster.processors)))
    carrying: dict[int, asyncio.Task[None]] = {}

    async def carry(order: Order, job: Job) -> None:
        try:
            writer.write(packed(await cluster.report(order.number, job)))
        except ConnectionError:
            reader.feed_eof()  # the cluster is gone
        finally:
            del carrying[order.number]

    with suppress(EOFError, OSError):
        while True:
            length = int.from_bytes(await reader.readexactly(LENGTH))
            order = msgspec.msgpack.decode(await reader.readexactly(length), type=Order)
            if order.job is not None:
                loop = asyncio.get_running_loop()
                carrying[order.number] = loop.create_task(carry(order, order.job))
            elif order.number in carrying:
                carrying[order.number].cancel()


class Cluster:
    """Ray, joined."""

    def __init__(self, ray: ModuleType, bounds: Bounds) -> None:
        self._ray = ray
        self._bounds = bounds
        self._far: Any = ray.remote(num_cpus=1, max_retries=TRIES_MORE)(think_there)

    @property
    def processors(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    async def report(self, number: int, job: Job) -> Report:
        """Ray itself asks again if a node is lost under the job. Raises ConnectionError."""
        try:
            answer = self._far.remote(msgspec.msgpack.encode(job), self._bounds)
            data = await self._found(answer)
        except ConnectionError:
            raise
        except Exception as fault:  # each way to lose a job has an error of its own
            return Report(number, lost=f"{type(fault).__name__}: {first_line(fault)}")
        return Report(number, msgspec.msgpack.decode(data, type=Outcome))

    async def _found(self, answer: Any) -> bytes:
        """Whoever is cancelled meanwhile ends what is done there; Ray still says that it has."""
        found = asyncio.wrap_future(answer.future())
        found.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait((found,))
        except asyncio.CancelledError:
            self._ray.cancel(answer, force=True)
            raise
        data: bytes = found.result()
        return data
