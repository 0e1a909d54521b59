"""What is being sent to us: together it fills no more than a bounded part of the memory.

A body takes only the room of what has come of it, so whoever sends slowly keeps nobody waiting.
When there is no room left, those go who have been silent longest.
"""

import asyncio
from collections.abc import AsyncIterable

from ..protocol.refusals import Refusal


class Body:
    """What has come so far."""

    def __init__(self, patience: asyncio.Timeout) -> None:
        self.read = bytearray()
        self.patience = patience


class Arrivals:
    """All bodies of which something is still to come; those last heard of stand at the end."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._bodies: list[Body] = []

    @property
    def count(self) -> int:
        return len(self._bodies)

    async def receive(self, parts: AsyncIterable[bytes], largest: int, seconds: float) -> bytes:
        """The whole body."""
        try:
            async with asyncio.timeout(seconds) as patience:
                return await self._receive(parts, largest, Body(patience))
        except TimeoutError:
            raise Refusal("too_slow", "this took too long to arrive") from None

    async def _receive(self, parts: AsyncIterable[bytes], largest: int, body: Body) -> bytes:
        self._bodies.append(body)
        try:
            async for part in parts:
                if len(body.read) + len(part) > largest:
                    raise too_large(largest)
                self._add(body, part)
            return bytes(body.read)
        finally:
            self._forget(body)

    def _add(self, body: Body, part: bytes) -> None:
        if body not in self._bodies:
            raise TimeoutError  # it has just been sent away
        self._bodies.remove(body)
        self._make_room(len(part))
        self._bodies.append(body)
        body.read += part
        self.bytes += len(part)

    def _make_room(self, wanted: int) -> None:
        for silent in [body for body in self._bodies if body.read]:
            if self.bytes + wanted <= self.most:
                return
            self._forget(silent)
            silent.patience.reschedule(asyncio.get_running_loop().time())

    def _forget(self, body: Body) -> None:
        if body in self._bodies:
            self._bodies.remove(body)
            self.bytes -= len(body.read)


def too_large(most: int) -> Refusal:
    return Refusal("too_large", f"at most {most} bytes can be sent here")
