"""Passing on: whoever comes to a hall that has not got the table is led to the one that has.

The bytes go through, call by call and message by message. The client sees one server, whatever
stands in front of it and whichever door it came in by.
"""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..protocol.refusals import Refusal
from ..seal import Seal
from .leases import Elsewhere

T = TypeVar("T")

PASSED = "questhall-passed"
WAIT_SECONDS = 10.0  # longer than a lease: then the table is somebody's who is alive
PAUSE = 0.2
OPEN_SECONDS = 2.0
ANSWER_SECONDS = 150.0
PIECE = 65_536
SERVICE_RESTART = 1012

KEPT = ("content-type", "content-disposition", "cache-control", "etag")
NOT_SENT = ("host", "connection", "content-length", "transfer-encoding", "accept-encoding", PASSED)


class Unreachable(Exception):
    """The other hall does not answer the door: nothing has been asked there."""


def proof_for(address: str, seal: Seal) -> str:
    """By which another hall knows that we ask for somebody at this address."""
    return f"{seal.proof(f'passed {address}')} {address}"


def passed_for(headers: Headers, seal: Seal) -> str | None:
    """The address for which another hall asks; None if nobody of ours does."""
    proof, _, address = headers.get(PASSED, "").partition(" ")
    good = seal.proof(f"passed {address}")
    return address if hmac.compare_digest(proof.encode(), good.encode()) else None


def was_passed(caller: HTTPConnection) -> bool:
    return PASSED in caller.scope


async def wherever_it_is(
    here: Callable[[], Awaitable[T]], there: Callable[[str], Awaitable[T]], passed: bool
) -> T:
    """Do it here, or in the hall that has the table; of one that does not answer the table is
    taken over when its lease has ended."""
    loop = asyncio.get_running_loop()
    end = loop.time() + WAIT_SECONDS
    while True:
        try:
            return await here()
        except Elsewhere as elsewhere:
            if passed or loop.time() > end:
                raise Refusal("not_kept", "this table is changing hands; try again") from None
            with suppress(Unreachable):
                return await there(elsewhere.address)
            await asyncio.sleep(PAUSE)


# -- calls ---------------------------------------------------------------------


async def pass_call(request: Request, body: bytes, address: str, proof: str) -> Response:
    """What the other hall answers to the same call. Raises Unreachable."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(OPEN_SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port or 0))
    except (OSError, TimeoutError):
        raise Unreachable from None
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            line = h11.Connection(h11.CLIENT)
            for event in _asked(request, body, address, proof):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await _answer(line, reader)
    except (OSError, TimeoutError, h11.RemoteProtocolError):
        # It may have happened or not: the caller looks how things stand.
        raise Refusal("not_kept", "the server of this table has just gone; try again") from None
    finally:
        writer.close()


def _asked(request: Request, body: bytes, address: str, proof: str) -> list[h11.Event]:
    headers = [(name, value) for name, value in request.headers.items() if name not in NOT_SENT]
    headers += [("host", address), ("connection", "close"), (PASSED, proof)]
    headers.append(("content-length", str(len(body))))
    target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    asked = h11.Request(method=request.method, target=target, headers=headers)
    return [asked, h11.Data(data=body), h11.EndOfMessage()]


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> Response:
    status, headers, body = 502, dict[str, str](), bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            status = event.status_code
            known = {name.decode(): value.decode() for name, value in event.headers}
            headers = {name: value for name, value in known.items() if name in KEPT}
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            return Response(bytes(body), status, headers)


# -- connections ---------------------------------------------------------------


async def pass_connection(
    socket: WebSocket, table: str, address: str, proof: str, heard: Callable[[], None]
) -> None:
    """Carry every message to the other hall and back, until one side has enough. Raises
    Unreachable. `heard` is called at the first message of the client."""
    try:
        far = await connect(
            f"ws://{address}/api/tables/{table}/live",
            additional_headers={PASSED: proof},
            compression=None,
            max_size=None,
            max_queue=2,  # old positions must not pile up here either
            ping_interval=None,
            open_timeout=OPEN_SECONDS,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        raise Unreachable from None
    loop = asyncio.get_running_loop()
    ways = [loop.create_task(_there(socket, far, heard)), loop.create_task(_back(far, socket))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        far.transport.close()


async def _there(socket: WebSocket, far: ClientConnection, heard: Callable[[], None]) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            said = await socket.receive()
            if said["type"] == "websocket.disconnect":
                return
            await far.send(said.get("text") or said.get("bytes") or "")
            heard()


async def _back(far: ClientConnection, socket: WebSocket) -> None:
    """When the other hall ends without a word the client comes again."""
    with suppress(WebSocketDisconnect):
        try:
            while True:
                said = await far.recv()
                await socket.send_text(said if isinstance(said, str) else said.decode())
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else SERVICE_RESTART
            await socket.close(code)
