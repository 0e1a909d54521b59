"""Web push: a message to a browser that may be closed, encrypted so that only it can read it.

The libraries for it come with `questhall[push]`.
"""

import base64
from time import time

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from questhall.table.bells import Bell

from .news import News
from .outside import BadAddress, Networks, checked, post

KEPT_SECONDS = 86_400  # by the push service, while the browser is away
HALF_A_DAY = 43_200
KEY_BYTES = 32


class Pushed(msgspec.Struct):
    """What the browser is told; its service worker shows it."""

    title: str
    body: str
    path: str


class BrowserKeys(msgspec.Struct):
    """The keys of a browser, as its subscription names them."""

    p256dh: str
    auth: str


def url_safe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_url_safe(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for the settings."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return url_safe(number.to_bytes(KEY_BYTES, "big"))


def need_keys(secret: str) -> None:
    """Raises BadAddress unless these are the keys of a browser."""
    try:
        keys = msgspec.json.decode(secret, type=BrowserKeys)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_url_safe(keys.p256dh))
        if len(from_url_safe(keys.auth)) != 16:
            raise ValueError
    except (ValueError, msgspec.MsgspecError):
        raise BadAddress("these are not the keys of a browser") from None


class Pusher:
    """Speaks for this server with its own key (VAPID)."""

    def __init__(self, key: str, contact: str) -> None:
        number = from_url_safe(key)
        if len(number) != KEY_BYTES:
            raise ValueError("not a key")
        self._key = ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = url_safe(point)

    async def ring(self, bell: Bell, news: News, allowed: Networks) -> None:
        told = Pushed(news.title(bell.language), news.told(bell.language), news.path)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Authorization": f"vapid t={self._proof(bell.address)}, k={self.public_key}",
        }
        await post(bell.address, headers, _encrypted(told, bell.secret), allowed)

    def _proof(self, address: str) -> str:
        """A signed statement (JWT) that this server calls that service now."""
        parts = checked(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + HALF_A_DAY,
            "sub": self._contact,
        }
        head = url_safe(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{url_safe(msgspec.json.encode(claims))}"
        one, other = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{url_safe(one.to_bytes(32, 'big') + other.to_bytes(32, 'big'))}"


def _encrypted(told: Pushed, secret: str) -> bytes:
    keys = msgspec.json.decode(secret, type=BrowserKeys)
    encrypted: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_url_safe(keys.p256dh),
        auth_secret=from_url_safe(keys.auth),
        version="aes128gcm",
    )
    return encrypted
