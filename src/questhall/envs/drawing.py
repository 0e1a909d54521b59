"""The table as text."""

from io import StringIO

import msgspec
from rich.console import Console

from questhall.kernel.games import Game
from questhall.kernel.state import State

WIDTH = 120
LANGUAGE = "en"


def drawn(game: Game, state: State, seat: int) -> str:
    """The table as the seat sees it: drawn by the game's artist, else as JSON."""
    view = game.view(state, seat)
    artist = game.artist()
    if artist is None:
        return msgspec.json.format(msgspec.json.encode(view)).decode()
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None)
    console.print(artist.draw(view, game.texts(LANGUAGE), seat))
    return page.getvalue()
