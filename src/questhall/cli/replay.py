"""questhall replay: a saved game, looked at again."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, Save, load, read
from questhall.terminal.watching import Watching

from .arguments import bytes_of, game_of, language_of, stop
from .console import read_line, wide_console


def replay(
    file: Annotated[Path, typer.Argument(help="A save.")],
    to: Annotated[
        int | None, typer.Option(min=0, help="Go to the position after this many choices.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Show only what this seat saw; everything by default.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="The language: en, ru.")] = None,
    step: Annotated[
        bool | None,
        typer.Option("--step/--no-step", help="Go step by step (the default in a terminal)."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the events as JSON.")] = False,
) -> None:
    """Replay a save: check that it is true, say what happened, show the table."""
    language = language_of(lang)
    record, match = opened(file)
    last = len(match.choices)
    if to is not None and to > last:
        stop(f"--to {to} is too far: {file} has {last} choices")
    if seat is not None and seat >= match.setup.seats:
        stop(f"there is no seat {seat}: the seats are 0 to {match.setup.seats - 1}")
    watching = Watching(match, seat, language, wide_console())
    if json:
        report = _events(watching, last if to is None else to)
        typer.echo(msgspec.json.encode(report).decode())
        return
    if not match.game.is_of_today(record.version):
        watching.say("replay-changed-rules", version=record.version)
    else:
        watching.say("replay-true", hash=record.hash)
    if sys.stdin.isatty() if step is None else step:
        watching.step_through(0 if to is None else to, read_line)
    else:
        watching.show_log(last if to is None else to)


def opened(file: Path) -> tuple[Save, Match]:
    """The record and the match of a save; the match has been checked against its hash."""
    data = bytes_of(file)
    try:
        record = read(data)
        return record, load(data, game_of(record.game))
    except BadSave as fault:
        stop(f"{file} cannot be opened: {fault}")


def _events(watching: Watching, choices: int) -> dict[str, Any]:
    position = watching.match.at(choices)
    assert position.journal is not None
    setup = position.setup
    return {
        "game": position.game.id,
        "format": setup.format,
        "seats": setup.seats,
        "seed": position.seed,
        "choices": choices,
        "hash": state_hash(position.state),
        "results": position.state.results,
        "events": [
            _event(watching, position, event)
            for event in position.journal.events
            if watching.sees(event)
        ],
    }


def _event(watching: Watching, position: Match, event: Event) -> dict[str, Any]:
    plain: dict[str, Any] = {"key": event.key, "rule": event.rule}
    for name, value in (
        ("what", event.what),
        ("where", event.where),
        ("amount", event.amount),
        ("chosen_by", event.chooser),
    ):
        if value != NOTHING:
            plain[name] = value
    if event.forced:
        plain["forced"] = True
    if event.values is not None:
        plain["values"] = event.values
    plain["text"] = watching.sentence(position, event)
    return plain
