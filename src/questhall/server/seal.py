"""The seal of this server on the saves that it gives away.

A hash in a save is no proof: whoever changes the file can work it out anew. What does not
follow from the deal and the choices is believed only under this seal. It is put on what is
written, whatever newer versions make of it, so that it holds for ever.
"""

import hmac
from typing import Any

import msgspec

from questhall.kernel.chain_file import BadChain, read_file
from questhall.kernel.saves import BadSave, read

from .sheets.game_cache import games

SECRET = "saves"


class Seal:
    """Signs saves with a secret that never leaves the store."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self._key = secret.encode()

    def put_on(self, data: bytes) -> bytes:
        """The save with the signature of this server."""
        read(data)
        return self._signed(data)

    def need_true(self, data: bytes) -> None:
        """Raises BadSave unless the save can be proved by playing it again, or is our own."""
        record = read(data)
        game = games().get(record.game)
        if game is None:
            raise BadSave("this save is of a game that is not played here")
        if record.proves_itself(game) or self.is_ours(data):
            return
        raise BadSave(
            "this save does not begin with the deal, or was played under other rules: it cannot be"
            " checked, so it opens only on the server that it comes from"
        )

    def put_on_campaign(self, data: bytes) -> bytes:
        """The file of a campaign with the signature of this server."""
        read_file(data)
        return self._signed(data)

    def need_true_campaign(self, data: bytes) -> None:
        """Raises BadChain unless the campaign can be proved by replaying it, or is our own."""
        file = read_file(data)
        game = games().get(file.facts.game)
        if game is None:
            raise BadChain("this campaign is of a game that is not played here")
        if self.is_ours(data) or file.proves_itself(game):
            return
        raise BadChain(
            "this campaign has lost its seed, or was played under other rules: it cannot be"
            " checked, so it opens only on the server that it comes from"
        )

    def invitation(self, campaign: str, left: int) -> str:
        """The secret with which people join a campaign, until somebody leaves its group."""
        return self.proof(f"invitation {campaign} {left}")

    def proof(self, text: str) -> str:
        """What only this server can have said about the text."""
        return hmac.digest(self._key, text.encode(), "sha256").hex()[:24]

    def is_ours(self, data: bytes) -> bool:
        """Is this a save, or the file of a campaign, under our signature?"""
        try:
            plain: dict[str, Any] = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):  # something in it that nobody reads
            return False
        signature = str(plain.pop("signature", ""))
        return hmac.compare_digest(signature.encode(), self._signature(plain).encode())

    def _signed(self, data: bytes) -> bytes:
        plain: dict[str, Any] = msgspec.json.decode(data)
        plain.pop("signature", None)
        return msgspec.json.encode(plain | {"signature": self._signature(plain)})

    def _signature(self, plain: dict[str, Any]) -> str:
        return hmac.digest(self._key, msgspec.json.encode(plain, order="sorted"), "sha256").hex()
