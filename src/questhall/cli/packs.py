"""questhall packs: content that somebody adds, written, checked and passed on."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from questhall.kernel.content import BadContent
from questhall.kernel.games import Game, find_game, game_names
from questhall.kernel.packs import BadPack, shelf
from questhall.kernel.text import LANGUAGES
from questhall.workshop.checking import Report, build_pack, check_pack
from questhall.workshop.making import CannotMake, make_pack
from questhall.workshop.reference import reference_page, schemas_of

from .arguments import game_of, stop
from .console import wide_console

GAMES = 30
SHOWN = 12  # texts or things that are named; of more only their number is said

packs = typer.Typer(
    name="packs",
    help="Content added to a game: list, check, new, build, reference, schema.",
    no_args_is_help=True,
)


@packs.command("list")
def list_packs() -> None:
    """List the packs that are installed, and those that cannot be used."""
    for name in game_names():
        find_game(name).things()  # reads the library, which finds the bad ones
    for pack in shelf().packs.values():
        title = pack.about.title.get("en") or next(iter(pack.about.title.values()))
        typer.echo(f"{pack.id} {pack.about.version}  {pack.about.game}  {title}  ({pack.where})")
    for where, reason in shelf().refused.items():
        typer.echo(f"left out: {where}: {reason}")
    if not shelf().packs and not shelf().refused:
        typer.echo("No packs. `questhall packs new GAME NAME` begins one.")


@packs.command()
def check(
    pack: Annotated[Path, typer.Argument(help="The pack's folder or zip file.")],
    games: Annotated[int, typer.Option(help="How many whole games to play.")] = GAMES,
    seed: Annotated[str, typer.Option(help="The seed of these games.")] = "check",
) -> None:
    """Check a pack: its files, its texts, and whole games with everything that is new in it."""
    report = _checked(pack, games, seed)
    for fault in report.faults:
        typer.echo(fault)
    for language, keys in report.lacking.items():
        if keys:
            typer.echo(f"no text in {language}: {_some(keys)}")
    for language in LANGUAGES:
        if language not in report.pack.about.languages:
            typer.echo(f"it does not speak {language}: another language stands in for it")
    if report.games and report.unmet:
        typer.echo(f"never met in {report.games} games: {_some(report.unmet)}")
    if not report.good:
        raise typer.Exit(1)
    typer.echo(
        f"{report.pack.id}: {len(report.things)} things, {report.games} games,"
        f" {report.choices} choices, no faults"
    )


def _checked(path: Path, games: int, seed: str) -> Report:
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    report: Report | None = None
    try:
        with Progress(*columns, console=wide_console(), transient=True) as progress:
            task = progress.add_task("", total=games)
            for report in check_pack(path, games, seed):
                progress.update(task, completed=report.games)
    except (BadPack, BadContent) as fault:
        stop(str(fault))
    assert report is not None
    return report


def _some(names: list[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


@packs.command()
def new(
    game: Annotated[str, typer.Argument(help="The game the pack is for.")],
    name: Annotated[str, typer.Argument(help="The id of the pack.")],
    to: Annotated[
        Path | None, typer.Option(help="Where to write it; a folder NAME by default.")
    ] = None,
) -> None:
    """Write a small pack that can be played, to start from."""
    folder = Path(name) if to is None else to
    try:
        written = make_pack(_taking_packs(game).id, name, folder)
    except CannotMake as fault:
        stop(str(fault))
    for path in written:
        typer.echo(path)
    typer.echo(f"Now: questhall packs check {folder}, then questhall serve --packs {folder}")


@packs.command()
def build(
    pack: Annotated[Path, typer.Argument(help="The pack's folder.")],
    to: Annotated[
        Path | None, typer.Option(help="The zip file; next to the folder by default.")
    ] = None,
) -> None:
    """Make one file of a pack, to share it."""
    target = pack.with_suffix(".zip") if to is None else to
    try:
        build_pack(pack, target)
    except (BadPack, BadContent) as fault:
        stop(str(fault))
    except OSError as fault:
        stop(f"{target} cannot be written: {fault.strerror}")
    typer.echo(target)


@packs.command()
def reference(
    game: Annotated[str, typer.Argument(help="The game whose content is asked for.")],
) -> None:
    """Print the fields of a game's content files."""
    typer.echo(reference_page(_taking_packs(game)), nl=False)


@packs.command()
def schema(
    game: Annotated[str, typer.Argument(help="The game whose content is asked for.")],
    to: Annotated[Path, typer.Argument(help="The folder to write them into.")],
) -> None:
    """Write JSON Schemas of a game's content files, for editors."""
    to.mkdir(parents=True, exist_ok=True)
    for folder, found in schemas_of(_taking_packs(game)).items():
        path = to / f"{folder}.schema.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2))
        typer.echo(path)


def _taking_packs(name: str) -> Game:
    game = game_of(name)
    if game.additions() is None:
        stop(f"{game.id} takes no packs")
    return game
