"""questhall admin: looking after the database of a server, while it runs or in its absence."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from time import time
from typing import Annotated

import msgspec
import typer

from questhall.server.settings import BadSettings
from questhall.table.backups import back_up, open_contents, opened_backup
from questhall.table.campaign_records import CampaignSummary
from questhall.table.contents import ContentsSql
from questhall.table.records import Summary
from questhall.table.store import StoreFault

from .arguments import stop

DAY = 86_400
MEGABYTE = 1_000_000

# An id may begin with "-", and may hold any letter: no option is a letter here.
NAMES_IDS = {"ignore_unknown_options": True, "help_option_names": ["--help"]}

admin = typer.Typer(
    name="admin",
    help="Look after a server's database: list, export, delete, vacuum, backup, restore, move.",
    no_args_is_help=True,
)

Database = Annotated[
    str,
    typer.Option(
        help="SQLite file or postgresql:// address; by default that of QUESTHALL_DATABASE,"
        " of the settings, or the usual file."
    ),
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", help="The server's TOML file with settings.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]


@admin.command("list")
def list_tables(
    database: Database = "",
    settings: SettingsFile = None,
    game: Annotated[str, typer.Option(help="Only those of this game.")] = "",
    stage: Annotated[
        str, typer.Option(help="Only tables that are open, playing, finished or stopped.")
    ] = "",
    older: Annotated[
        float, typer.Option(min=0, help="Only what nobody has touched for this many days.")
    ] = 0,
    json: Annotated[bool, typer.Option("--json", help="One line of JSON for each.")] = False,
) -> None:
    """List tables and campaigns, the newest first. The id of a table is its invitation."""
    with _store(database, settings) as store:
        tables, campaigns = store.all_tables(), store.all_campaigns()
    before = time() - older * DAY
    shown: list[Summary | CampaignSummary] = [
        each for each in tables if stage in ("", each.stage) and _fits(each, game, before)
    ]
    if not stage:
        shown.extend(each for each in campaigns if _fits(each, game, before))
    for each in shown:
        typer.echo(msgspec.json.encode(each).decode() if json else _line(each))
    if not shown and not json:
        typer.echo("There is nothing.")


@admin.command(context_settings=NAMES_IDS)
def export(
    id: Annotated[str, typer.Argument(help="The id of a table or a campaign.")],
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database: Database = "",
    settings: SettingsFile = None,
    yes: Yes = False,
) -> None:
    """Write a table as a save, or a campaign as its file, with everything that is hidden.

    `questhall replay` shows a save; both can be opened on the page of the same server.
    """
    from questhall.server.campaigns.taking_out import taken_out

    with _store(database, settings) as store:
        data = taken_out(store, id)
    _may_replace(file, _address(database, settings), yes)
    try:
        file.write_bytes(data)
    except OSError as fault:
        stop(f"{file} cannot be written: {fault.strerror}", 1)
    typer.echo(f"{id} is in {file}")


@admin.command(context_settings=NAMES_IDS)
def delete(
    ids: Annotated[list[str], typer.Argument(help="The ids of tables or campaigns.")],
    database: Database = "",
    settings: SettingsFile = None,
    yes: Yes = False,
) -> None:
    """Delete tables, or campaigns with all their tables. Whoever sits there can play no more."""
    with _store(database, settings) as store:
        campaigns = {each.campaign for each in store.all_campaigns()}
        known = campaigns | {each.table for each in store.all_tables()}
        for id in ids:
            if id not in known:
                stop(f"there is no table or campaign {id}: `questhall admin list` names all", 1)
        _ask(f"Delete {', '.join(ids)} for good?", yes)
        for id in ids:
            if id in campaigns:
                typer.echo(f"{id} is deleted, with {store.delete_campaign(id)} tables")
            else:
                store.delete_table(id)
                typer.echo(f"{id} is deleted")


@admin.command()
def vacuum(database: Database = "", settings: SettingsFile = None) -> None:
    """Give back the room of what was thrown away. A server on an SQLite file must rest."""
    with _store(database, settings) as store:
        before = store.size()
        store.compact()
        after = store.size()
    typer.echo(f"{before / MEGABYTE:.1f} MB before, {after / MEGABYTE:.1f} MB now")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database: Database = "",
    settings: SettingsFile = None,
    yes: Yes = False,
) -> None:
    """Write all tables and campaigns into one file, while the server runs.

    It is an SQLite file, wherever the tables are kept, as they were at one moment. It holds the
    secrets of the server: keep it as well as the database.
    """
    with _store(database, settings) as store:
        _may_replace(file, _address(database, settings), yes)
        back_up(store, file)
    with _told(), opened_backup(file) as copy:
        typer.echo(f"{_amount(copy)} are in {file} ({copy.size() / MEGABYTE:.1f} MB)")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup; an older version will do.")],
    database: Database = "",
    settings: SettingsFile = None,
    yes: Yes = False,
) -> None:
    """Put a backup in the place of everything in the database. The server must rest."""
    address = _address(database, settings)
    with (
        _told(),
        opened_backup(file) as copy,
        closing(open_contents(address, must_exist=False)) as store,
    ):
        store.need_alone()
        if not _is_empty(store):
            _ask(f"Replace {_amount(store)} by {_amount(copy)} of {file}?", yes)
        store.take_over(copy)
        typer.echo(f"{_amount(store)} are back")


@admin.command()
def move(
    source: Annotated[str, typer.Argument(help="SQLite file or postgresql:// address.")],
    target: Annotated[str, typer.Argument(help="The other one, which must be empty.")],
) -> None:
    """Copy everything into another database, such as from SQLite to PostgreSQL.

    The server must rest. The old database stays as it is.
    """
    with (
        _told(),
        closing(open_contents(source)) as old,
        closing(open_contents(target, must_exist=False)) as new,
    ):
        old.need_alone()
        old.need_whole()
        if not _is_empty(new):
            stop(f"{_amount(new)} are in the other database already: name an empty one", 1)
        new.take_over(old)
        typer.echo(
            f"{_amount(new)} are in the other database now: start the server with it, and keep"
            " the old one until you are content"
        )


def _address(database: str, settings: Path | None) -> str:
    """The database that is meant."""
    from questhall.server.processes.serving import settings_of_host

    try:
        return database or settings_of_host(settings).database
    except BadSettings as fault:
        stop(str(fault), 1)
    except ValueError as fault:
        stop(f"a setting is not a number ({fault})", 1)


@contextmanager
def _told() -> Iterator[None]:
    """What is wrong with a database ends the command in one sentence."""
    try:
        yield
    except StoreFault as fault:
        stop(str(fault), 1)


@contextmanager
def _store(database: str, settings: Path | None) -> Iterator[ContentsSql]:
    with _told(), closing(open_contents(_address(database, settings))) as store:
        yield store


def _fits(each: Summary | CampaignSummary, game: str, before: float) -> bool:
    return game in ("", each.game) and each.changed <= before


def _line(each: Summary | CampaignSummary) -> str:
    changed = datetime.fromtimestamp(each.changed).strftime("%Y-%m-%d %H:%M")
    if isinstance(each, CampaignSummary):
        what = f"{each.campaign}  {changed}  {each.game}  campaign  {each.links} matches"
    else:
        what = f"{each.table}  {changed}  {each.game}  {each.stage}  {each.choices} choices"
    # People choose names: nothing in one may steer the terminal.
    name = "".join(letter if letter.isprintable() else " " for letter in each.name)
    return f"{what}  {name}".rstrip()


def _amount(store: ContentsSql) -> str:
    return f"{len(store.all_tables())} tables and {len(store.all_campaigns())} campaigns"


def _is_empty(store: ContentsSql) -> bool:
    return not store.all_tables() and not store.all_campaigns()


def _may_replace(file: Path, database: str, yes: bool) -> None:
    if file.exists():
        kept = Path(database).expanduser()
        if kept.exists() and file.samefile(kept):
            stop(f"{file} is the database itself: name another file", 1)
        _ask(f"Replace {file}?", yes)


def _ask(question: str, yes: bool) -> None:
    try:
        if yes or typer.confirm(question, err=True):
            return
    except typer.Abort:
        typer.echo(err=True)
    stop("nothing was changed; --yes goes on without asking", 1)
