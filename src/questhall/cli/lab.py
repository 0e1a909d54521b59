"""questhall lab: a plan of many games, carried out and reported."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from questhall.kernel.content import BadContent
from questhall.lab.backends import Backend, Here, Processes, WorkerLost
from questhall.lab.cluster import OtherRules, RayCluster
from questhall.lab.plans import LabPlan, read_plan
from questhall.lab.results import CannotGoOn
from questhall.lab.rows import can_write_parquet
from questhall.lab.running import run_plan
from questhall.ray_clusters import NoCluster

from .arguments import stop
from .shelving import Packs

FAILED = 1

lab = typer.Typer(
    name="lab",
    help="Many games between bots, following a plan: run.",
    no_args_is_help=True,
)


class Where(StrEnum):
    here = "here"
    processes = "processes"
    ray = "ray"


@lab.callback()
def lab_commands() -> None:
    """Many games between bots, by a plan."""


@lab.command()
def run(
    plan: Annotated[Path, typer.Argument(help="The plan, a YAML file; see examples/plan.yaml.")],
    out: Annotated[Path, typer.Option(help="The folder for results and report.")],
    backend: Annotated[
        Where,
        typer.Option(help="In this process, in several on this machine, or on a Ray cluster."),
    ] = Where.here,
    processes: Annotated[
        int, typer.Option(min=0, help="How many processes; 0: as many as there are cores.")
    ] = 0,
    address: Annotated[
        str,
        typer.Option(
            help="The Ray cluster: ray://HOST:10001, or HOST:6379 from one of its own nodes; "
            "without it, one is started on this machine for the run."
        ),
    ] = "",
    packs: Packs = None,
) -> None:
    """Play every game of a plan, and write results.csv and report.html.

    A run that was stopped goes on where it was: give the same plan and the same folder again.
    """
    if address and backend is not Where.ray:
        stop("--address names a Ray cluster: say --backend ray too")
    try:
        files = _with_progress(_plan(plan), out, _backend(backend, processes, address))
    except CannotGoOn as fault:
        stop(str(fault))
    except (NoCluster, OtherRules) as fault:
        stop(str(fault), FAILED)
    except WorkerLost as fault:
        stop(f"{fault}; what was played is kept: run it again, and it goes on from there", FAILED)
    except KeyboardInterrupt:
        stop("stopped; what was played is kept: run it again, and it goes on from there", FAILED)
    except OSError as fault:
        stop(f"{fault.filename or out} cannot be written: {fault.strerror}", FAILED)
    for path in files:
        typer.echo(str(path))
    if not can_write_parquet():
        typer.echo(
            "No results.parquet: pip install 'questhall[lab]' brings what it needs.", err=True
        )


def _backend(where: Where, processes: int, address: str) -> Backend:
    if where is Where.ray:
        return RayCluster(address, processes)
    return Processes(processes) if where is Where.processes else Here()


def _plan(path: Path) -> LabPlan:
    try:
        return read_plan(path)
    except BadContent as fault:
        stop(str(fault))
    except OSError as fault:
        stop(f"{path} cannot be read: {fault.strerror}")


def _with_progress(plan: LabPlan, out: Path, backend: Backend) -> list[Path]:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("games", total=None)

        def begun(known: int, games: int) -> None:
            if known:
                progress.console.print(f"{known} of {games} games are known from before")
            progress.update(bar, completed=known, total=games)

        return run_plan(plan, out, backend, begun, lambda: progress.advance(bar))
