"""The doors: how many may stand in them, how long they may take, and when they are let go.

These are the protocols of uvicorn (HTTP by h11, WebSockets by websockets), which wait for a
slow or silent caller for as long as it likes.
"""

import asyncio
import resource
from typing import Literal, cast

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..settings import BYTES_UNDER_WAY, WAITING_CALLERS, Settings
from .limits import Crowd, household

LARGEST_FRAME = 65_536  # compressed it is small: many fit into what is read at once
MOST_FILES = 65_536
OTHER_FILES = 128  # the database, the workers, the client's files
FEWEST_SOCKETS = 64
CLOSING_SECONDS = 10.0

Part = Literal["", "head", "body"]


class House(uvicorn.Config):
    """How the application is served, and who stands in its doors."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        backlog = min(WAITING_CALLERS, files // 16)
        super().__init__(
            app,
            http=HttpDoor,
            ws=LiveDoor,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=LARGEST_FRAME,
            backlog=backlog,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=5,
        )
        self.settings = settings
        # Between the moment when the system lets somebody in and the one in which we count
        # them, others come: several times as many as are let in at once.
        most = max(FEWEST_SOCKETS, files - 4 * backlog - OTHER_FILES)
        # Behind a proxy all come from its address; calls and tables count those behind it.
        each = most if settings.proxies else settings.sockets_per_address
        self.crowd = Crowd(each, min(most, settings.sockets))
        # Other halls come for many people; those are counted where they came in.
        self.passed = Crowd(most, most)
        self.inner_port = int(settings.inner.rpartition(":")[2] or 0)

    def crowd_at(self, transport: asyncio.Transport) -> Crowd:
        """Who comes in by the same door."""
        own = transport.get_extra_info("sockname")
        return self.passed if own is not None and own[1] == self.inner_port else self.crowd


def use_all_files() -> None:
    """Every connection is a file: let there be as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Place:
    """A connection's place in the door; it is given up when what was sent is not read."""

    def __init__(
        self, house: House, transport: asyncio.Transport, client: tuple[str, int] | None
    ) -> None:
        self.house = house
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._address = household(client[0] if client else "")
        self._crowd = house.crowd_at(transport)
        self._taken = self._crowd.enter(self._address)
        self._unread = 0
        self._patience: asyncio.TimerHandle | None = None
        if not self._taken:
            transport.abort()

    def leave(self) -> None:
        self.is_read()
        if self._taken:
            self._taken = False
            self._crowd.leave(self._address)

    def is_not_read(self) -> None:
        """Much waits to be sent, or little at the end: from now on patience runs out."""
        if self._patience is None:
            self._unread = self._transport.get_write_buffer_size()
            self._wait()

    def is_read(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _wait(self) -> None:
        seconds = self.house.settings.send_seconds
        self._patience = self._loop.call_later(seconds, self._see_whether_it_was_read)

    def _see_whether_it_was_read(self) -> None:
        unread = self._transport.get_write_buffer_size()
        if unread >= self._unread:
            self._transport.abort()
            return
        self._unread = unread
        self._wait()


class HttpDoor(H11Protocol):
    """An HTTP connection; it must say in good time what it wants."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        assert isinstance(self.config, House)
        self._settings = self.config.settings
        self._place = Place(self.config, self.transport, self.client)
        self._expected: Part = ""
        self._patience: asyncio.TimerHandle | None = None
        self._upgraded = False
        self._expect("head", self._settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("", 0.0)
        self._place.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            self._expect("head", self._settings.head_seconds)
        elif self.conn.their_state is h11.SEND_BODY:
            # A call that reads its body answers that it took too long, a little earlier.
            self._expect("body", self._settings.body_seconds + self._settings.head_seconds)
        else:
            self._expect("", 0.0)

    def _expect(self, part: Part, seconds: float) -> None:
        if part == self._expected:
            return
        if self._patience is not None:
            self._patience.cancel()
        self._expected = part
        self._patience = self.loop.call_later(seconds, self._hang_up) if part else None

    def _hang_up(self) -> None:
        self.transport.close()
        self._place.is_not_read()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._expect("", 0.0)
        self._place.leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._place.is_not_read()

    def resume_writing(self) -> None:
        self._place.is_read()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._place.is_not_read()


class LiveDoor(WebSocketsSansIOProtocol):
    """A WebSocket; when it is over it is over, even if the other side does not listen."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, House)
        self.transport.set_write_buffer_limits(BYTES_UNDER_WAY)
        self._place = Place(self.config, self.transport, self.client)
        self._end: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.leave()
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._place.is_not_read()

    def resume_writing(self) -> None:
        self._place.is_read()
        super().resume_writing()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        """A closed connection waits until everything is sent, but not for ever."""
        if self._end is None and not self.disconnected:
            self._end = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
