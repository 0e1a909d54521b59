"""Calls to addresses that strangers have named: only to the open internet, short, and bounded."""

import asyncio
import ssl
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS = 15.0
LONGEST_URL = 500
BYTES_READ = 8_192
NAT64 = ip_network("64:ff9b::/96")

Networks = tuple[str, ...]


class BadAddress(Exception):
    """Nothing is sent there; the text says why."""


class NotDelivered(Exception):
    """It could not be delivered now; `gone`: there is nobody there any more."""

    def __init__(self, message: str, gone: bool = False) -> None:
        super().__init__(message)
        self.gone = gone


def checked(url: str) -> SplitResult:
    """The parts of a URL that may be called. Raises BadAddress."""
    if len(url) > LONGEST_URL or not url.isascii() or any(c <= " " or c == "\x7f" for c in url):
        raise BadAddress("this is not the address of a page")
    try:
        parts = urlsplit(url)
        named = parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        raise BadAddress("this is not the address of a page") from None
    if parts.scheme not in ("http", "https") or not named:
        raise BadAddress("only addresses that begin with https:// or http:// are called")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("an address may hold no name and no password")
    return parts


def is_outside(address: str, allowed: Networks) -> bool:
    """Is it an address of the open internet, or one that the host of this server allows?"""
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        known = _inner(known)
    if any(known in ip_network(network) for network in allowed):
        return True
    return known.is_global and not known.is_multicast


def _inner(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that is meant, where one of IPv6 stands for it."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


async def need_outside(url: str, allowed: Networks) -> None:
    """Raises BadAddress unless it can be called."""
    parts = checked(url)
    try:
        async with asyncio.timeout(SECONDS):
            await _resolved(parts.hostname or "", parts.port or 443, allowed)
    except (OSError, TimeoutError):
        raise BadAddress("this address cannot be found") from None


async def post(url: str, headers: dict[str, str], body: bytes, allowed: Networks) -> None:
    """Send it there, once. Raises BadAddress or NotDelivered."""
    parts = checked(url)
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(parts, headers, body, allowed)
    except (OSError, TimeoutError, h11.ProtocolError, EOFError) as fault:
        raise NotDelivered(type(fault).__name__) from None
    if not 200 <= status < 300:
        raise NotDelivered(f"status {status}", gone=status in (404, 410))


async def _post(parts: SplitResult, headers: dict[str, str], body: bytes, allowed: Networks) -> int:
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    name = parts.hostname or ""
    address = await _resolved(name, port, allowed)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=name if secure else None,
    )
    try:
        speech = h11.Connection(h11.CLIENT)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        every = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body))}
        named = list({**every, **headers}.items())
        asked = h11.Request(method="POST", target=target, headers=named)
        writer.write(speech.send(asked) or b"")
        writer.write(speech.send(h11.Data(body)) or b"")
        writer.write(speech.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        return await _status(reader, speech)
    finally:
        writer.close()


async def _resolved(name: str, port: int, allowed: Networks) -> str:
    """The address to connect to. It is asked for once, so that it cannot change in between; a name
    with one address inside is as good as one with none outside."""
    found = await asyncio.get_running_loop().getaddrinfo(name, port)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(is_outside(each, allowed) for each in addresses):
        raise BadAddress("this server calls no addresses of private networks")
    return addresses[0]


async def _status(reader: asyncio.StreamReader, speech: h11.Connection) -> int:
    """The status of the answer; of the rest nothing is read."""
    read = 0
    while read < BYTES_READ:
        event = speech.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(1024)
            read += max(1, len(data))
            speech.receive_data(data)
        elif isinstance(event, h11.ConnectionClosed):
            break
    raise EOFError
