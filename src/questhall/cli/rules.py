"""questhall rules: which rules are tested, and everything about one of them."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from questhall.kernel.games import Game
from questhall.kernel.rulebook import (
    BadRulebook,
    Coverage,
    Place,
    Rule,
    Rulebook,
    code_places,
    proofs_of,
    rulebook_of,
    waivers_of,
    write_record,
)

from .arguments import game_of, language_of, stop


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as sorcerer.")],
    rule: Annotated[str | None, typer.Argument(help="One rule by its id: SO-16.5.4.")] = None,
    lang: Annotated[str | None, typer.Option(help="The language of the text: en, ru.")] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Record in the package which rules are tested.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say which rules are tested, which need no test and which lack one."""
    try:
        _answer(game_of(game), rule, language_of(lang), write, json)
    except BadRulebook as fault:
        stop(str(fault), code=1)


def _answer(game: Game, rule: str | None, language: str, write: bool, json: bool) -> None:
    rulebook = rulebook_of(game.package, language)
    tests = proofs_of(game.package, rulebook.prefixes)
    waivers = waivers_of(game.package)
    if tests is None:
        typer.echo(
            "questhall: neither tests nor a record of them (rulebook/tested.txt) can be found; "
            "run this in a checkout",
            err=True,
        )
    if rule is not None:
        _one_rule(game, rulebook, rule, tests or {}, waivers, json)
        return
    coverage = Coverage(rulebook.ids, set(tests or {}), waivers)
    if write:
        typer.echo(f"wrote {write_record(game.package, coverage.tested)}", err=True)
    if json:
        _print_json(game, coverage)
    else:
        _print(rulebook, coverage)
    _stop_at_unknown(game, coverage, tests or {})


def _print_json(game: Game, coverage: Coverage) -> None:
    report = {
        "game": game.id,
        "total": coverage.total,
        "tested": coverage.tested,
        "waived": coverage.waived,
        "missing": coverage.missing,
    }
    typer.echo(msgspec.json.encode(report).decode())


def _print(rulebook: Rulebook, coverage: Coverage) -> None:
    table = Table("chapter", "rules", "tested", "waived", "missing")
    tested = set(coverage.tested)
    for chapter in rulebook.chapters:
        ids = [rule.id for rule in chapter.rules]
        if ids:
            missing = [id for id in ids if id in coverage.missing]
            table.add_row(
                chapter.title,
                str(len(ids)),
                str(sum(id in tested for id in ids)),
                str(sum(id in coverage.waived for id in ids)),
                ", ".join(missing) or "-",
            )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{coverage.total} rules: {len(coverage.tested)} tested, "
        f"{len(coverage.waived)} need no test, {len(coverage.missing)} missing"
    )


def _stop_at_unknown(game: Game, coverage: Coverage, tests: dict[str, list[Place]]) -> None:
    faults = [f"{id} in {place}" for id in coverage.unknown_in_tests for place in tests[id]]
    faults += [f"{id} in the waivers" for id in coverage.unknown_in_waivers]
    if faults:
        stop(f"{game.id} has no such rules: {'; '.join(faults)}", code=1)


def _one_rule(
    game: Game,
    rulebook: Rulebook,
    id: str,
    tests: dict[str, list[Place]],
    waivers: dict[str, str],
    json: bool,
) -> None:
    rule = rulebook.find(id)
    if rule is None:
        stop(f"{game.id} has no rule {id!r}; `questhall rules {game.id}` lists the chapters")
    code = [str(place) for place in code_places(game.package, id)]
    proved = [str(place) for place in tests.get(id, [])]
    waived = waivers.get(id)
    if json:
        report = {
            "rule": id,
            "text": rule.text,
            "notes": rule.notes,
            "code": code,
            "tests": proved,
            "waived": waived,
        }
        typer.echo(msgspec.json.encode(report).decode())
        return
    _print_rule(rule, code, proved, waived)


def _print_rule(rule: Rule, code: list[str], tests: list[str], waived: str | None) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/bold]  ", end="")
    console.print(rule.text, markup=False)
    for note in rule.notes:
        console.print(note, markup=False, style="dim")
    for title, places in (("code", code), ("tests", tests)):
        console.print(f"{title}:" if places else f"{title}: none")
        for place in places:
            console.print(f"  {place}", markup=False, soft_wrap=True)
    if waived is not None:
        console.print(f"needs no test: {waived}", markup=False)
