"""Pages, push services and mail servers on this machine, which keep what they are sent."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE = 60.0


class Letter:
    """A call that came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Page:
    """Answers every call with the next of its `statuses`, and then with 200."""

    def __init__(self) -> None:
        self.letters: Queue[Letter] = Queue()
        self.statuses: list[int] = []
        page = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(page.statuses.pop(0) if page.statuses else 200)
                self.end_headers()
                headers = {name.lower(): value for name, value in self.headers.items()}
                page.letters.put(Letter(self.path, headers, body))

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> Letter:
        return self.letters.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def page() -> Iterator[Page]:
    opened = Page()
    yield opened
    opened.close()


class Mailbox:
    """A mail server that keeps every mail."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()
        self._controller = Controller(self, hostname="127.0.0.1", port=take_port())
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(  # noqa: N802 (the library calls it so)
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.put(mail)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)

    def close(self) -> None:
        self._controller.stop()


def take_port() -> int:
    """One that is free; the controller cannot say which it was given."""
    with socket.create_server(("127.0.0.1", 0)) as tried:
        return int(tried.getsockname()[1])


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    opened = Mailbox()
    yield opened
    opened.close()
