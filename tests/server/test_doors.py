"""Strangers at the door: slow, silent or many, and those who do not read."""

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from questhall.server.connections.connection import Connection
from questhall.server.connections.outbox import MOST_BYTES
from questhall.server.gate.doors import House
from questhall.server.gate.limits import household
from questhall.server.logs import MINUTE, MOST_A_MINUTE, JsonLines, Repeats
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PATIENCE, PERSON, Host
from tests.server.process import Process
from tests.server.test_reconnecting import narrow_line

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextmanager
def hosting(folder: Path, **settings: object) -> Iterator[Host]:
    host = Host(relaxed(str(folder / "tables.sqlite3"), **settings))
    yield host
    host.close()


def calling(port: int, said: bytes = b"", narrow: bool = False) -> socket.socket:
    caller = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if narrow:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    caller.settimeout(PATIENCE)
    caller.connect(("127.0.0.1", port))
    caller.sendall(said)
    return caller


def heard(caller: socket.socket) -> bytes:
    """Everything up to the end of the connection."""
    found = b""
    try:
        while part := caller.recv(65_536):
            found += part
    except ConnectionError:
        pass
    return found


def until(host: Host, wanted: Callable[[], bool]) -> None:
    for _ in range(20_000):
        if wanted():
            return
        host.http.get("/healthz")
    raise AssertionError("it does not come to that")


def in_the_doors(host: Host) -> int:
    house = host._server.config
    assert isinstance(house, House)
    return house.crowd.total


# -- slow ones -----------------------------------------------------------------


def test_a_caller_that_does_not_come_to_the_point_is_cut_off(tmp_path: Path) -> None:
    with hosting(tmp_path, head_seconds=0.05) as host:
        beginnings = (b"", b"GET", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        callers = [calling(host.port, beginnings[number % 3]) for number in range(30)]
        for caller in callers:
            assert heard(caller) == b""
            caller.close()


def test_the_second_call_of_a_connection_may_not_take_longer(tmp_path: Path) -> None:
    with hosting(tmp_path, head_seconds=0.05) as host:
        caller = calling(host.port, HEALTH)
        answer = caller.recv(65_536)
        caller.sendall(b"GET / HT")
        assert (answer + heard(caller)).endswith(b"alive\n")
        caller.close()


def test_a_body_that_trickles_is_cut_off(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
    with hosting(tmp_path, body_seconds=0.05, head_seconds=0.05) as host:
        caller = calling(host.port, head)
        answer = heard(caller)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"too_slow" in answer
        caller.close()


def test_a_body_that_nobody_reads_keeps_nothing_open(tmp_path: Path) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
    with hosting(tmp_path, body_seconds=0.05, head_seconds=0.05) as host:
        caller = calling(host.port, head)
        assert heard(caller).endswith(b"alive\n")
        caller.close()


# -- many ----------------------------------------------------------------------


def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with hosting(tmp_path, sockets_per_address=10) as host, ExitStack() as stack:
        callers = [stack.enter_context(calling(host.port)) for _ in range(30)]
        answered = 0
        for caller in callers:
            try:
                caller.sendall(HEALTH)
                answered += bool(caller.recv(1))
            except ConnectionError:
                pass
        assert answered in (9, 10), "one may be that of the test itself"


def test_a_network_of_ipv6_is_one_household() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1")
    assert household("2001:db8::1") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("somebody") == "somebody"


def test_more_callers_than_files_do_no_harm(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite3"), tmp_path / "log", {"FILES": "512"})
    process.start()
    made = process.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        callers = [socket.socket() for _ in range(600)]
        for caller in callers:
            caller.setblocking(False)
            caller.connect_ex(("127.0.0.1", process.port))
        both.choose()
        for caller in callers:
            caller.close()
        both.choose()
    with httpx.Client(base_url=f"http://127.0.0.1:{process.port}", timeout=PATIENCE) as http:
        assert http.get("/healthz").text == "alive\n"
    assert process.stop() == 0
    lines = [msgspec.json.decode(line) for line in process.log.read_text().splitlines()]
    assert [line["event"] for line in lines] == ["table made"]


def test_a_log_does_not_repeat_itself_forever() -> None:
    def said(message: str, at: float) -> logging.LogRecord:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, None, None)
        record.created = at
        return record

    repeats = Repeats()
    through = [repeats.filter(said("out of files\nsocket 1", second)) for second in range(50)]
    assert through == [True] * MOST_A_MINUTE + [False] * (50 - MOST_A_MINUTE)
    assert repeats.filter(said("another thing", 50.0))
    later = said("out of files\nsocket 2", MINUTE)
    assert repeats.filter(later)
    assert msgspec.json.decode(JsonLines().format(later))["repeated"] == 50 - MOST_A_MINUTE


# -- who do not read -----------------------------------------------------------


def test_a_client_that_does_not_read_a_page_is_disconnected(tmp_path: Path) -> None:
    page = b"GET /api/games/sorcerer/rulebook/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with hosting(tmp_path, send_seconds=0.05) as host:
        before = in_the_doors(host)
        caller = calling(host.port, page * 20, narrow=True)
        until(host, lambda: in_the_doors(host) > before)
        until(host, lambda: in_the_doors(host) <= before)
        caller.close()


def test_a_client_that_does_not_read_positions_is_disconnected(tmp_path: Path) -> None:
    with hosting(tmp_path, send_seconds=0.05) as host:
        made = host.made(PERSON, OTHER, undo="free")
        with made.client(0, 1) as both:
            before = in_the_doors(host)
            with narrow_line(made):
                guests = host.hall._rooms[made.table].guests
                for number in range(400):
                    if both.count < 30:
                        both.choose(number)
                    else:
                        both.position_after(both.done("undo", seat=0, to=0, at=both.count)["seq"])
                until(host, lambda: len(guests) == 1)
                until(host, lambda: in_the_doors(host) <= before)


def test_a_client_that_asks_and_does_not_listen_holds_little(tmp_path: Path) -> None:
    with hosting(tmp_path, send_seconds=0.05) as host:
        made = host.made(PERSON, OTHER)
        with made.client(0) as ada, narrow_line(made) as sleeper:
            guests = host.hall._rooms[made.table].guests
            until(host, lambda: len(guests) == 2)
            most = 0
            for number in range(20_000):
                if len(guests) == 1:
                    break
                try:
                    sleeper.send(f'{{"type":"look","at":0,"ref":{number}}}')
                except ConnectionClosed:
                    break
                for guest in list(guests):
                    assert isinstance(guest, Connection)
                    most = max(most, guest._outbox._bytes)
            until(host, lambda: len(guests) == 1)
            assert most <= MOST_BYTES
            ada.done("chat", seat=0, text="Sleep well!")


# -- through a proxy, from elsewhere -------------------------------------------


@pytest.mark.parametrize(("proxies", "code"), [((), 429), (("127.0.0.1",), 200)])
def test_a_proxy_is_believed_only_if_it_is_named(
    tmp_path: Path, proxies: tuple[str, ...], code: int
) -> None:
    with hosting(tmp_path, proxies=proxies, calls_per_second=0.001, calls_at_once=3) as host:
        codes = [
            host.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(4)
        ]
        assert codes == [200, 200, 200, code]


def test_a_refused_page_is_a_quiet_line_in_the_log(process: Process) -> None:
    made = process.made(PERSON, OTHER)
    for path in (f"/api/tables/{made.table}/live", "/api/nothing", "/"):
        with pytest.raises(InvalidStatus) as caught:
            connect(f"ws://127.0.0.1:{process.port}{path}", origin=Origin("https://evil.example"))
        assert caught.value.response.status_code == 403
    for path in ("/api/nothing", "/", "/healthz"):
        with pytest.raises(InvalidStatus) as caught:
            connect(f"ws://127.0.0.1:{process.port}{path}")
        assert caught.value.response.status_code == 403
    process.stop()
    lines = [msgspec.json.decode(line) for line in process.log.read_text().splitlines()]
    assert [line["level"] for line in lines] == ["INFO"] * 4
    assert [line["event"] for line in lines[1:]] == ["caller refused"] * 3
