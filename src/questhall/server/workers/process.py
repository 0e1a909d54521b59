"""A worker as the server sees it: a process that is given a job and ended when it is stuck."""

import asyncio
import multiprocessing
import signal
import socket

import msgspec

from .any_worker import AnyWorker, NeverTaken
from .jobs import LENGTH, TAKEN, Job, Outcome, TookTooLong, WorkFailed, packed
from .worker import work

SECONDS_TO_BEGIN = 120.0  # to read all games, on a machine that has other things to do
SECONDS_TO_END = 5.0


class Worker(AnyWorker):
    """A process on this machine."""

    def __init__(self, megabytes: int, niceness: int) -> None:
        super().__init__()
        self._line, far_end = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        arguments = (far_end, megabytes, niceness)
        self._process = context.Process(target=work, args=arguments, daemon=True)
        self._process.start()
        far_end.close()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def number(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    async def take(self, job: Job) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_BEGIN):
                if self._streams is None:
                    self._streams = await asyncio.open_unix_connection(sock=self._line)
                reader, writer = self._streams
                writer.write(packed(job))
                await writer.drain()
                await reader.readexactly(len(TAKEN))
        except TimeoutError:
            raise TookTooLong("it did not begin") from None
        except (EOFError, OSError):
            raise NeverTaken from None

    async def _found(self) -> Outcome:
        assert self._streams is not None
        reader, _ = self._streams
        try:
            length = int.from_bytes(await reader.readexactly(LENGTH))
            return msgspec.msgpack.decode(await reader.readexactly(length), type=Outcome)
        except (EOFError, OSError):
            raise await self._how_it_ended() from None

    async def _how_it_ended(self) -> WorkFailed:
        await asyncio.to_thread(self._process.join, SECONDS_TO_END)
        code = self._process.exitcode
        if code == -signal.SIGXCPU:
            return TookTooLong("its processor time was over")
        return WorkFailed(f"the process ended with {code}")

    def dismiss(self) -> None:
        self._process.kill()
        if self._streams is not None:
            self._streams[1].close()
        else:
            self._line.close()
