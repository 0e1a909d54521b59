"""Mail: by the mail server that the host has set, to addresses that their owners have confirmed."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from questhall.kernel.text import texts_of
from questhall.table.bells import Bell

from ..gate.limits import Bucket
from .news import PACKAGE, News
from .outside import NotDelivered

SECONDS = 20.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST = 254


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends mail through `smtp://user:password@host:port` (encrypted as soon as the server offers
    it) or `smtps://…` (encrypted from the first byte)."""

    def __init__(self, server: str, sender: str, site: str, per_hour: int) -> None:
        self._letters = Bucket(per_hour / 3600, per_hour)
        self._server = urlsplit(server)
        self._sender = sender
        self._site = site

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        texts = texts_of(PACKAGE, language)
        await self._send(
            address,
            texts.say("confirm-subject"),
            texts.say("confirm-body", {"code": code, "site": self._site}),
        )

    async def ring(self, bell: Bell, news: News, stop: str) -> None:
        body = news.letter(bell.language, f"{self._site}{news.path}")
        headers = {
            "List-Unsubscribe": f"<{self._site}{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self._send(bell.address, news.title(bell.language), body, headers)

    async def _send(
        self, to: str, subject: str, body: str, headers: dict[str, str] | None = None
    ) -> None:
        if not self._letters.take():
            raise NotDelivered("too many mails in this hour")
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(body)
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as fault:
            raise NotDelivered(type(fault).__name__) from None

    def _deliver(self, message: EmailMessage) -> None:
        server = self._server
        host = server.hostname or "localhost"
        context = ssl.create_default_context()
        if server.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                host, server.port or 465, timeout=SECONDS, context=context
            )
        else:
            connection = smtplib.SMTP(host, server.port or 25, timeout=SECONDS)
        with connection:
            connection.ehlo()
            if server.scheme != "smtps" and connection.has_extn("starttls"):
                connection.starttls(context=context)
                connection.ehlo()
            if server.username:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(message)
