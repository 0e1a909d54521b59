"""questhall language: how cards of a game are written."""

from typing import Annotated

import typer

from questhall.kernel.content import content_folder
from questhall.kernel.games import Game
from questhall.kernel.language.reference import reference_page

from .arguments import game_of, stop


def language(
    game: Annotated[str, typer.Argument(help="The game whose words are printed.")],
) -> None:
    """Print the words in which the cards of a game are written."""
    typer.echo(page_of(game_of(game)), nl=False)


def page_of(game: Game) -> str:
    """The reference in Markdown."""
    languages = game.languages()
    if not languages:
        stop(f"the cards of {game.id} are not written in words")
    title = game.texts("en").say(f"game-{game.id.replace('_', '-')}")
    with content_folder(game.package) as folder:
        return reference_page(title, languages, folder)
