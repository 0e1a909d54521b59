"""`questhall serve`: the table in the browser."""

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from .arguments import stop
from .shelving import Packs

PORT = 8300


def serve(
    host: Annotated[
        str, typer.Option(help="Address to serve on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to serve on.", min=0, max=65535)] = PORT,
    database: Annotated[
        str, typer.Option(help="SQLite file or postgresql:// address that keeps the tables.")
    ] = "",
    processes: Annotated[
        int,
        typer.Option(
            help="How many servers share the port; more than one needs PostgreSQL.", min=0
        ),
    ] = 0,
    minds: Annotated[
        str,
        typer.Option(help="Where bots think: local, or a Ray cluster such as ray://HOST:PORT."),
    ] = "",
    keep_days: Annotated[
        str,
        typer.Option(help="Days to keep finished,abandoned tables, such as 365,60 (0: for ever)."),
    ] = "",
    settings: Annotated[
        Path | None,
        typer.Option(
            help="A TOML file with settings, named as in the environment, which counts for more."
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the address in the browser.")
    ] = False,
    packs: Packs = None,
) -> None:
    """Serve the table to browsers."""
    from questhall.server.processes.serving import CannotServe, is_loopback
    from questhall.server.processes.serving import serve as serve_tables

    if not is_loopback(host):
        print(
            "Warning: everybody who reaches this machine can open tables here. Seats are safe "
            "behind their links; for the internet put a proxy with HTTPS in front.",
            file=sys.stderr,
        )
    try:
        serve_tables(
            host,
            port,
            database,
            started=_open if browser else None,
            keep_days=keep_days,
            processes=processes,
            minds=minds,
            file=settings,
        )
    except CannotServe as fault:
        stop(str(fault), code=1)


def _open(address: str) -> None:
    webbrowser.open(address)
