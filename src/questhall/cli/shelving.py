"""--packs: which packs a command knows."""

import os
from pathlib import Path
from typing import Annotated

import typer

from questhall.kernel.games import Game
from questhall.kernel.packs import SHELF, shelf

from .arguments import stop


def _put_up(places: list[Path] | None) -> list[Path]:
    """Before any game has read its library."""
    found = places or []
    for place in found:
        if not place.exists():
            stop(f"there are no packs at {place}")
    if found:
        others = os.environ.get(SHELF, "")
        named = [str(place.resolve()) for place in found]
        os.environ[SHELF] = os.pathsep.join([*named, *([others] if others else [])])
        shelf.cache_clear()
    return found


Packs = Annotated[
    list[Path] | None,
    typer.Option("--packs", help="A pack, or a folder of them; may be repeated.", callback=_put_up),
]


def packs_for(game: Game, places: list[Path] | None) -> tuple[str, ...]:
    """The packs at these places that are for the game; says what is wrong with others."""
    if not places:
        return ()
    game.things()  # reads the library, which finds the bad ones
    for where, reason in shelf().refused.items():
        typer.echo(f"left out: {where}: {reason}", err=True)
    roots = [str(place.resolve()) for place in places]
    return tuple(
        pack.id
        for pack in shelf().of(game.id)
        if any(pack.where.startswith(root) for root in roots)
    )
