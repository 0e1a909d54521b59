"""How a table is shown as text: by the game's own artist, or plainly."""

from typing import Any, cast

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from questhall.kernel.games import Game
from questhall.kernel.text import Texts


def titles(game: Game, format: str, texts: Texts) -> tuple[str, str]:
    """What the game and the format are called; by their ids if they have no other names."""
    keys = (f"game-{game.id.replace('_', '-')}", f"format-{format}")
    names = [texts.say(key) if texts.has(key) else key.partition("-")[2] for key in keys]
    return names[0], names[1]


def draw(game: Game, view: object, texts: Texts, seat: int) -> RenderableType:
    """The table as the seat sees it."""
    artist = game.artist()
    if artist is None:
        return Pretty(msgspec.to_builtins(view))
    return cast(RenderableType, artist.draw(view, texts, seat))


def draw_page(game: Game, page: object, texts: Texts) -> RenderableType:
    """The page of a campaign."""
    artist = game.artist()
    if artist is None:
        return Pretty(msgspec.to_builtins(page))
    return cast(RenderableType, artist.draw_page(page, texts))


def things(game: Game, view: object, texts: Texts) -> dict[str, str]:
    """What lies on the table: names by thing id. Without an artist a thing's name is its id."""
    artist = game.artist()
    if artist is None:
        return {id: id for id in _ids(msgspec.to_builtins(view))}
    return artist.things(view, texts)


def describe(game: Game, view: object, texts: Texts, thing: str) -> str:
    """What there is to read on a thing."""
    artist = game.artist()
    if artist is None:
        return thing
    return artist.describe(view, texts, thing)


def _ids(plain: Any) -> list[str]:
    """Every `id` in a view."""
    if isinstance(plain, list):
        return [id for each in plain for id in _ids(each)]
    if not isinstance(plain, dict):
        return []
    own = [plain["id"]] if isinstance(plain.get("id"), str) else []
    return own + [id for each in plain.values() for id in _ids(each)]
