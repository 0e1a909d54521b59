"""The seal of this server on the saves that it gives away.

A hash in a save is no proof: whoever changes the file can work it out anew. What does not
follow from the deal and the choices is believed only under this seal.
"""

import hmac

import msgspec

from questhall.kernel.chain_file import BadChain, ChainFile, read_file
from questhall.kernel.saves import BadSave, Save, read

from .game_cache import games

SECRET = "saves"


class Seal:
    """Signs saves with a secret that never leaves the store."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def put_on(self, data: bytes) -> bytes:
        """The save with the signature of this server."""
        record = read(data)
        return msgspec.json.encode(msgspec.structs.replace(record, signature=self._sign(record)))

    def need_true(self, data: bytes) -> None:
        """Raises BadSave unless the save can be proved by playing it again, or is our own."""
        record = read(data)
        game = games().get(record.game)
        if game is None:
            raise BadSave("this save is of a game that is not played here")
        if record.proves_itself(game) or self._is_ours(record):
            return
        raise BadSave(
            "this save does not begin with the deal, or was played under other rules: it cannot be"
            " checked, so it opens only on the server that it comes from"
        )

    def put_on_campaign(self, data: bytes) -> bytes:
        """The file of a campaign with the signature of this server."""
        file = read_file(data)
        return msgspec.json.encode(msgspec.structs.replace(file, signature=self._sign(file)))

    def need_true_campaign(self, data: bytes) -> None:
        """Raises BadChain unless the campaign can be proved by replaying it, or is our own."""
        file = read_file(data)
        game = games().get(file.facts.game)
        if game is None:
            raise BadChain("this campaign is of a game that is not played here")
        if self._is_ours(file) or file.proves_itself(game):
            return
        raise BadChain(
            "this campaign has lost its seed, or was played under other rules: it cannot be"
            " checked, so it opens only on the server that it comes from"
        )

    def _is_ours(self, record: Save | ChainFile) -> bool:
        return hmac.compare_digest(record.signature.encode(), self._sign(record).encode())

    def _sign(self, record: Save | ChainFile) -> str:
        bare = msgspec.structs.replace(record, signature="")
        return hmac.digest(self._key, msgspec.json.encode(bare, order="sorted"), "sha256").hex()
