"""questhall new-game: a package with a small working game, to begin from."""

from pathlib import Path
from typing import Annotated

import typer

from questhall.new_game import CannotWrite, write_game

from .arguments import stop


def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game's package.")],
    to: Annotated[
        Path | None, typer.Option(help="Where to write it; a directory NAME by default.")
    ] = None,
) -> None:
    """Write a small working game that passes the conformance suite and runs in the browser."""
    folder = Path(name) if to is None else to
    try:
        written = write_game(name, folder)
    except CannotWrite as fault:
        stop(str(fault))
    except OSError as fault:
        stop(f"{folder} cannot be written: {fault.strerror}")
    for path in written:
        typer.echo(path)
    typer.echo(f"Now: pip install -e {folder}, then questhall serve --browser: it is in the lobby")
