"""What waits to be sent to a connection: little, and of positions only the newest."""

import asyncio
from collections import deque

MOST_MESSAGES = 200
MOST_BYTES = 1_000_000


class Outbox:
    """Messages in their order, and whether there is a newer position to be told of.

    What the other side does not read cannot be kept for ever: beyond a limit it is `too_slow`.
    It may come again for what it missed.
    """

    def __init__(self) -> None:
        self.position_changed = False
        self.too_slow = asyncio.Event()
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Add a message; one may be as large as it likes."""
        full = self._bytes + len(message) > MOST_BYTES or len(self._messages) >= MOST_MESSAGES
        if self._messages and full:
            self.too_slow.set()
            return
        self._messages.append(message)
        self._bytes += len(message)
        self._wake.set()

    def next(self) -> bytes | None:
        if not self._messages:
            return None
        message = self._messages.popleft()
        self._bytes -= len(message)
        return message

    def put_position(self) -> None:
        self.position_changed = True
        self._wake.set()

    def wake(self) -> None:
        self._wake.set()

    async def wait(self) -> None:
        """Until there is something to do."""
        await self._wake.wait()
        self._wake.clear()
