"""The results as a table: a row for every seat of every game, in the order of the plan."""

import csv
import io
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from .plans import Job
from .simulation import Outcome
from .writing import write_whole

CSV = "results.csv"
PARQUET = "results.parquet"
ARROW_KINDS: dict[Any, str] = {
    str: "string",
    int: "int64",
    int | None: "int64",
    float | None: "float64",
}


class Game(NamedTuple):
    """A game of the plan and how it ended."""

    job: Job
    outcome: Outcome


class Row(NamedTuple):
    """What one seat had of one game. `result`: 1 won, 0.5 drawn, 0 lost, nothing if the game was
    not finished. `first`: 1 if it began, 0 if another did, nothing where that is not known.
    `evening` of a campaign counts from 0, and `offer` says what was played; `brought` is what the
    seat played with."""

    seed: str
    game: str
    format: str
    seats: int
    options: str
    packs: str
    number: int
    evening: int | None
    offer: str
    seat: int
    bot: str
    brought: str
    first: int | None
    result: float | None
    score: int | None
    rounds: int | None
    decisions: int


def rows_of(games: list[Game]) -> list[Row]:
    return [row for game in games for row in _rows(game)]


def _rows(game: Game) -> list[Row]:
    job, outcome = game
    if job.case.journey is None:
        return _rows_of_match(job, outcome)
    return [
        row
        for number, evening in enumerate(outcome.evenings)
        for row in _rows_of_match(job, evening.outcome, number, evening.offer)
    ]


def _rows_of_match(
    job: Job, outcome: Outcome, evening: int | None = None, offer: str = ""
) -> list[Row]:
    plan = job.case.plan
    return [
        Row(
            seed=job.key,
            game=plan.game,
            format=plan.format,
            seats=plan.seats,
            options=" ".join(job.case.agreed),
            packs=" ".join(plan.packs),
            number=job.number,
            evening=evening,
            offer=offer,
            seat=seat,
            bot=bot,
            brought=" ".join(outcome.brought[seat]) if outcome.brought else "",
            first=int(seat in outcome.first) if outcome.first else None,
            result=outcome.results[seat] if outcome.results else None,
            score=outcome.scores[seat] if outcome.scores else None,
            rounds=outcome.rounds,
            decisions=outcome.decisions,
        )
        for seat, bot in enumerate(outcome.bots)
    ]


def write_csv(path: Path, rows: list[Row]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Row._fields)
    writer.writerows(rows)
    write_whole(path, text.getvalue())


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def write_parquet(path: Path, rows: list[Row]) -> bool:
    """Only where pyarrow is: `pip install questhall[lab]`."""
    if not can_write_parquet():
        return False
    arrow = import_module("pyarrow")
    kinds = [
        (name, arrow.type_for_alias(ARROW_KINDS[kind]))
        for name, kind in get_type_hints(Row).items()
    ]
    columns = {name: [row[place] for row in rows] for place, name in enumerate(Row._fields)}
    beside = path.with_name(f".{path.name}.new")
    import_module("pyarrow.parquet").write_table(
        arrow.table(columns, schema=arrow.schema(kinds)), beside
    )
    os.replace(beside, path)
    return True
