"""Commands that read a sheet of JSON, or one a line, and print what a tool answers."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from questhall.kernel.sheets import BadSheet

from .arguments import bytes_of, stop

File = Annotated[Path, typer.Argument(help="A file of JSON; - reads the standard input.")]
Lines = Annotated[bool, typer.Option("--lines", help="Read and print one JSON object per line.")]
Tool = Callable[[bytes], dict[str, Any]]


def answer(file: Path, lines: bool, tool: Tool) -> None:
    """Print what the tool says about the sheet; about each of many, even if one is bad."""
    if lines:
        for line in _lines(file):
            if line.strip():
                _print(_answer_or_error(line, tool))
        return
    try:
        _print(tool(_source(file)))
    except BadSheet as fault:
        stop(f"{'the standard input' if str(file) == '-' else file}: {fault}")


def _print(found: dict[str, Any]) -> None:
    typer.echo(msgspec.json.encode(found).decode())


def _answer_or_error(line: bytes, tool: Tool) -> dict[str, Any]:
    try:
        return tool(line)
    except BadSheet as fault:
        return {"error": str(fault)}


def _source(file: Path) -> bytes:
    if str(file) == "-":
        return typer.get_binary_stream("stdin").read()
    return bytes_of(file)


def _lines(file: Path) -> Iterable[bytes]:
    """The lines, each as soon as it is there."""
    if str(file) == "-":
        return typer.get_binary_stream("stdin")
    return bytes_of(file).splitlines()
