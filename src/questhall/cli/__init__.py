"""The command `questhall`."""

from typing import Annotated

import typer

from questhall import __version__

from .admin import admin
from .bench import bench
from .campaign import campaign
from .lab import lab
from .language import language
from .new_game import new_game
from .of_games import commands_of_games
from .packs import packs
from .play import play
from .push_key import push_key
from .replay import replay
from .rules import rules
from .serve import serve
from .sim import ANY_OPTIONS, sim

app = typer.Typer(
    name="questhall",
    help="A digital table and rules engine for heavy fantasy board games.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.command()(campaign)
app.command()(serve)
app.command("push-key")(push_key)
app.command(context_settings=ANY_OPTIONS)(sim)
app.command()(rules)
app.command()(replay)
app.command()(bench)
app.command()(language)
app.command("new-game")(new_game)
app.add_typer(packs)
app.add_typer(lab)
app.add_typer(admin)
for commands in commands_of_games():
    app.add_typer(commands)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"questhall {__version__}")
        raise typer.Exit


@app.callback()
def questhall(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """A digital table and rules engine for heavy fantasy board games."""
