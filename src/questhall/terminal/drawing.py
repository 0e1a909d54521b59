"""How a table is shown as text: by the game's own `terminal` module, or plainly.

A game may draw itself with a module `terminal` in its package:

    draw(view, texts, seat)       what rich prints for the table
    things(view, texts)           the names of what lies on it, by thing id
    describe(view, texts, thing)  what there is to read on a thing
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from questhall.kernel.games import Game
from questhall.kernel.text import Texts


def _artist(game: Game) -> ModuleType | None:
    name = f"{game.package}.terminal"
    return import_module(name) if find_spec(name) is not None else None


def titles(game: Game, format: str, texts: Texts) -> tuple[str, str]:
    """What the game and the format are called; by their ids if they have no other names."""
    keys = (f"game-{game.id.replace('_', '-')}", f"format-{format}")
    names = [texts.say(key) if texts.has(key) else key.partition("-")[2] for key in keys]
    return names[0], names[1]


def draw(game: Game, view: object, texts: Texts, seat: int) -> RenderableType:
    """The table as the seat sees it."""
    artist = _artist(game)
    if artist is None:
        return Pretty(msgspec.to_builtins(view))
    picture: RenderableType = artist.draw(view, texts, seat)
    return picture


def things(game: Game, view: object, texts: Texts) -> dict[str, str]:
    """What lies on the table: names by thing id. Without an artist a thing's name is its id."""
    artist = _artist(game)
    if artist is None:
        return {id: id for id in _ids(msgspec.to_builtins(view))}
    named: dict[str, str] = artist.things(view, texts)
    return named


def describe(game: Game, view: object, texts: Texts, thing: str) -> str:
    """What there is to read on a thing."""
    artist = _artist(game)
    if artist is None:
        return thing
    text: str = artist.describe(view, texts, thing)
    return text


def _ids(plain: Any) -> list[str]:
    """Every `id` in a view."""
    if isinstance(plain, list):
        return [id for each in plain for id in _ids(each)]
    if not isinstance(plain, dict):
        return []
    own = [plain["id"]] if isinstance(plain.get("id"), str) else []
    return own + [id for each in plain.values() for id in _ids(each)]
