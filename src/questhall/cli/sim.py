"""questhall sim: many games between bots."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from questhall.kernel.games import Game
from questhall.lab.simulation import Plan, Report, simulate

from .arguments import (
    asks_for_the_list,
    bot_names,
    bots_for,
    fitting_seats,
    game_of,
    play_of,
    played_option,
    setup_of,
    stop,
)
from .shelving import Packs, packs_for
from .sim_campaigns import sim_campaigns

GAMES = 100  # unless another number is said
# Games call what is played by names of their own, such as --scenario.
ANY_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}


def sim(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, such as sorcerer.")],
    format: Annotated[str | None, typer.Option(help="The format; the first by default.")] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", "--characters", "--heroes", help="The number of seats."),
    ] = None,
    list_plays: Annotated[
        bool,
        typer.Option("--list", "--list-scenarios", help="List what can be played, with seats."),
    ] = False,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one each, separated by commas.")
    ] = "random",
    games: Annotated[
        int | None,
        typer.Option(min=1, help="How many games: 100 by default; one campaign."),
    ] = None,
    campaign: Annotated[
        bool, typer.Option("--campaign", help="Play campaigns, evening after evening.")
    ] = False,
    evenings: Annotated[int, typer.Option(min=1, help="Evenings in a campaign.")] = 20,
    seed: Annotated[str, typer.Option(help="Game i is played from the seed SEED-i.")] = "1",
    swap: Annotated[
        bool, typer.Option("--swap", help="Bots move one seat on from game to game.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")
    ] = None,
    processes: Annotated[int, typer.Option(min=1, help="How many processes share the work.")] = 1,
    max_decisions: Annotated[
        int, typer.Option(min=1, help="A game with more decisions counts as not finished.")
    ] = 100_000,
    save_games: Annotated[
        Path | None, typer.Option(help="A directory for a save of every game.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    packs: Packs = None,
) -> None:
    """Let bots play many games and add up who won.

    What is played has the game's own name: --scenario, --quest, --encounter or --story, each
    with a name or a number of those that --list shows. So has the list: --list-quests.

    The same command gives the same games again, whatever --processes says. (The bots search
    and hard think for a time; name a number instead, search:400, to have it exactly.)
    """
    played = game_of(game)
    added = packs_for(played, packs)
    if list_plays or asks_for_the_list(played, context.args):
        _list(played, added)
        return
    if campaign:
        sim_campaigns(
            *(played, seats, bots, games or 1, evenings, seed, option or [], max_decisions),
            *(added, json),
        )
        return
    named = bot_names(bots)
    play = play_of(played, context.args, added)
    if play is not None:
        if format not in (None, play.format.name):
            stop(f"--{play.word} is played as {play.format.name}, not as {format}")
        format = play.format.name
    chosen = [*(option or []), *([] if play is None else [play.option_word])]
    if seats is None and len(named) > 1:
        seats = len(named)
    setup = setup_of(played, format, seats, chosen, added)
    plan = Plan(
        game=played.id,
        format=setup.format,
        seats=setup.seats,
        bots=bots_for(bots, setup.seats),
        games=games or GAMES,
        seed=seed,
        options=setup.options,
        packs=setup.packs,
        swap=swap,
        max_decisions=max_decisions,
        save_games=_folder(save_games),
    )
    report = _with_progress(plan, processes)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _list(played: Game, packs: tuple[str, ...]) -> None:
    """What can be played in each format, and with how many; of several formats each is named."""
    formats = [format for format in played.formats if format.plays]
    if not formats:
        stop(f"{played.id} has no scenarios")
    for format in formats:
        heading = f"{format.name} " if len(formats) > 1 else ""
        choices = played_option(played, format, packs).choices
        width = max(len(str(choice)) for choice in choices)
        for choice in choices:
            fit = fitting_seats(played, format, {format.plays: choice}, packs)
            seats = ", ".join(str(count) for count in fit)
            noun = "seat" if seats == "1" else "seats"
            typer.echo(f"{heading}{choice:<{width}}  {seats} {noun}")


def _folder(path: Path | None) -> str | None:
    if path is None:
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        stop(f"{path} cannot be made: {fault.strerror}")
    return str(path)


def _with_progress(plan: Plan, processes: int) -> Report:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("games", total=plan.games)
        return simulate(plan, processes, lambda games: progress.advance(bar, games))


def _print(report: Report) -> None:
    console = Console(highlight=False)
    seats = "1 seat" if report.seats == 1 else f"{report.seats} seats"
    console.print(
        f"{report.game}, {report.format}, {seats}, seed {report.seed}: "
        f"{report.finished} of {report.games} games finished"
    )
    console.print(
        f"{report.decisions} decisions in {report.seconds} s, "
        f"{report.decisions_per_second} a second, {report.decisions_per_game} a game"
    )
    if report.won is not None:
        console.print(f"{report.won} of them won")
    if report.rounds is not None:
        console.print(f"{report.rounds} rounds a game")
    if report.scores:
        console.print(f"points on average: {', '.join(str(each) for each in report.scores)}")
    console.print(_wins(report))
    console.print(_seats(report))


def _wins(report: Report) -> Table:
    table = Table("bot", "won", "share")
    for name, wins in report.wins.items():
        share = f"{wins / report.finished:.1%}" if report.finished else "-"
        table.add_row(name, str(wins), share)
    return table


def _seats(report: Report) -> Table:
    table = Table("seat", "won", "drawn", "lost")
    for seat, results in enumerate(report.results):
        table.add_row(str(seat), str(results.won), str(results.drawn), str(results.lost))
    return table
