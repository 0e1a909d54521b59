"""A plan is carried out: what was played before is kept, the rest is played and written down."""

from collections.abc import Callable
from pathlib import Path

from .backends import Backend
from .plans import LabPlan
from .report import REPORT, report_page
from .results import Results
from .rows import CSV, PARQUET, Game, rows_of, write_csv, write_parquet
from .writing import write_whole

Begun = Callable[[int, int], None]


def run_plan(
    plan: LabPlan,
    folder: Path,
    backend: Backend,
    begun: Begun = lambda known, all: None,
    progress: Callable[[], None] = lambda: None,
) -> list[Path]:
    """The files that came of it. `begun` is told how many games are known and how many there are,
    `progress` of every game that has ended."""
    jobs = plan.jobs()
    with Results(folder) as results:
        outcomes = results.played(jobs)
        begun(len(outcomes), len(jobs))
        for job, outcome in backend.play([job for job in jobs if job.key not in outcomes]):
            results.add(job, outcome)
            outcomes[job.key] = outcome
            progress()
        games = [Game(job, outcomes[job.key]) for job in jobs]
        return _written(plan, folder, games)


def _written(plan: LabPlan, folder: Path, games: list[Game]) -> list[Path]:
    rows = rows_of(games)
    write_csv(folder / CSV, rows)
    write_whole(folder / REPORT, report_page(plan, games))
    files = [folder / CSV, folder / REPORT]
    if write_parquet(folder / PARQUET, rows):
        files.append(folder / PARQUET)
    return files
