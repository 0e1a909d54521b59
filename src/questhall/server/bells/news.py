"""What a bell says: that it is a seat's turn, and nothing that only one seat may know."""

import msgspec

from questhall.kernel.text import texts_of

from ..sheets.game_cache import title_of

PACKAGE = "questhall.server"


class News(msgspec.Struct):
    """It is the turn of `player` in `seat`; `path` is where the table is."""

    table: str
    name: str
    game: str
    seat: int
    player: str
    choices: int
    path: str

    def title(self, language: str) -> str:
        return self._said("bell-title", language)

    def told(self, language: str) -> str:
        return self._said("bell-body-at" if self.name else "bell-body", language)

    def letter(self, language: str, address: str) -> str:
        """The same as a mail, with the address of the table."""
        said = {"told": self.told(language), "address": address}
        return texts_of(PACKAGE, language).say("mail-body", said)

    def _said(self, key: str, language: str) -> str:
        game = title_of(self.game, language)
        arguments = {"game": game, "table": self.name, "player": self.player}
        return texts_of(PACKAGE, language).say(key, arguments)
