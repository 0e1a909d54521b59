"""Webhooks: a page of the player's own is called, and can be sure that it was us."""

import hmac
from time import time

import msgspec

from questhall.table.bells import Bell

from .news import News
from .outside import Networks, post


class Called(msgspec.Struct):
    """The body of a call."""

    type: str
    text: str
    news: News
    url: str


def signature(secret: str, stamp: str, body: bytes) -> str:
    """An HMAC-SHA256 over the time, a dot, and the body."""
    return hmac.new(secret.encode(), stamp.encode() + b"." + body, "sha256").hexdigest()


async def call(bell: Bell, news: News, site: str, allowed: Networks) -> None:
    text = news.told(bell.language)
    url = f"{site}{news.path}" if site else ""
    body = msgspec.json.encode(Called("your_turn", text, news, url))
    stamp = str(int(time()))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Questhall",
        "Questhall-Time": stamp,
        "Questhall-Signature": f"sha256={signature(bell.secret, stamp, body)}",
    }
    await post(bell.address, headers, body, allowed)
