"""questhall bench: how fast the rules run on this machine."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from questhall.kernel.games import game_names
from questhall.lab.bench import Speed, compiled, measure

from .arguments import game_of


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all by default.")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="How long random games are played in each format.")
    ] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random games in every format: decisions a second, and what a copy costs."""
    games = [game_of(name) for name in ([game] if game else game_names())]
    speeds = [measure(each, format, seconds) for each in games for format in each.formats]
    if json:
        report = {"compiled": compiled(), "formats": speeds}
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _print(speeds)


def _print(speeds: list[Speed]) -> None:
    console = Console(highlight=False)
    console.print("compiled" if compiled() else "interpreted (a compiled build is faster)")
    table = Table("game", "format", "seats", "decisions/s", "a copy costs, in decisions")
    for speed in speeds:
        table.add_row(
            speed.game,
            speed.format,
            str(speed.seats),
            f"{speed.decisions_per_second:,}",
            str(speed.fork_cost),
        )
    console.print(table)
