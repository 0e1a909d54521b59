"""questhall sim --campaign: whole campaigns between bots."""

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from questhall.kernel.campaigns import campaigns_of
from questhall.kernel.games import BadSetup, Game, Setup
from questhall.lab.campaigning import CampaignPlan, CampaignReport, simulate_campaigns

from .arguments import bot_names, bots_for, options_of, stop


def sim_campaigns(
    game: Game,
    seats: int | None,
    bots: str,
    campaigns: int,
    evenings: int,
    seed: str,
    options: list[str],
    max_decisions: int,
    packs: tuple[str, ...],
    json: bool,
) -> None:
    """Play them, and print what became of each."""
    setup = _setup(game, seats or len(bot_names(bots)), options, packs)
    plan = CampaignPlan(
        game=game.id,
        format=setup.format,
        seats=setup.seats,
        bots=bots_for(bots, setup.seats),
        campaigns=campaigns,
        evenings=evenings,
        seed=seed,
        options=setup.options,
        packs=setup.packs,
        max_decisions=max_decisions,
    )
    report = _with_progress(plan)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _setup(game: Game, seats: int, options: list[str], packs: tuple[str, ...]) -> Setup:
    """With the fewest seats that are enough."""
    try:
        campaigns = campaigns_of(game)
        format = campaigns.formats[0]
        enough = [count for count in format.seats if count >= seats] or list(format.seats)
        agreed = options_of(game.id, campaigns.options, options)
        return campaigns.checked(Setup(format.name, min(enough), agreed, packs))
    except BadSetup as fault:
        stop(str(fault))


def _with_progress(plan: CampaignPlan) -> CampaignReport:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task("campaigns", total=plan.campaigns)
        return simulate_campaigns(plan, lambda done: progress.advance(bar, done))


def _print(report: CampaignReport) -> None:
    console = Console(highlight=False)
    console.print(
        f"{report.game}, {report.seats} seats, seed {report.seed}: {report.evenings} evenings of "
        f"{report.campaigns} campaigns, {report.won} won, {report.lost} lost, "
        f"{report.finished} without a stuck state"
    )
    table = Table("campaign", "evenings", "won", "lost", "decisions", "last")
    for each in report.outcomes:
        last = each.played[-1] if each.played else "-"
        count = str(len(each.played))
        table.add_row(each.seed, count, str(each.won), str(each.lost), str(each.decisions), last)
    console.print(table)
