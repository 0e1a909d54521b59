"""questhall mage_knight: the combat adviser, for people at a real table."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from questhall.games.mage_knight.adviser import Advice
from questhall.games.mage_knight.fight_sheet import BadSheet, read

from .arguments import bytes_of, stop

mage_knight = typer.Typer(
    name="mage_knight",
    help="Tools for Mage Knight at a real table.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@mage_knight.callback()
def tools() -> None:
    """Tools for Mage Knight at a real table."""


@mage_knight.command("fight")
def fight(
    file: Annotated[Path, typer.Argument(help="A file of JSON; - reads the standard input.")],
    lines: Annotated[
        bool, typer.Option("--lines", help="Read and print one JSON object a line.")
    ] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say the line of play in sentences, too.")
    ] = False,
) -> None:
    """Say how to play a fight: all enemies defeated with the fewest wounds, then the fewest cards.

    Where not all can be defeated, those worth most fame are. `complete` is false if the time was
    up before every line was looked at. Cards drawn and dice rolled are not counted on; an unknown
    summoned token is assumed to be the one that deals most damage.
    """
    answer = _explained if explain else _short
    if lines:
        for line in _lines(file):
            if line.strip():
                typer.echo(msgspec.json.encode(_answer_or_error(line, answer)).decode())
        return
    try:
        text = typer.get_binary_stream("stdin").read() if str(file) == "-" else bytes_of(file)
        typer.echo(msgspec.json.encode(answer(text)).decode())
    except BadSheet as fault:
        stop(f"{'the standard input' if str(file) == '-' else file}: {fault}")


def _answer_or_error(line: bytes, answer: Callable[[bytes], dict[str, Any]]) -> dict[str, Any]:
    try:
        return answer(line)
    except BadSheet as fault:
        return {"error": str(fault)}


def _lines(file: Path) -> Iterable[bytes]:
    """The lines, each as soon as it is there."""
    if str(file) == "-":
        return typer.get_binary_stream("stdin")
    return bytes_of(file).splitlines()


def _short(text: bytes) -> dict[str, Any]:
    return Advice(read(text)).answer()


def _explained(text: bytes) -> dict[str, Any]:
    answer = _short(text)
    return answer | {"why": _sentences(answer)}


def _sentences(answer: dict[str, Any]) -> list[str]:
    found = [_sentence(play) for play in answer["plays"]]
    found += [f"Assumed: {each}." for each in answer["assumed"]]
    found += [f"Not counted on, for nobody knows what it brings: {e}." for e in answer["left_out"]]
    beaten = ", ".join(answer["defeated"]) or "nobody"
    found.append(f"Defeated: {beaten}. Wounds: {answer['wounds']}. Fame: {answer['fame']}.")
    if not answer["complete"]:
        found.append("The time was up: there may be a better line.")
    return found


def _sentence(play: dict[str, Any]) -> str:
    text = f"{play['phase'].capitalize()} phase: {play['play']}"
    if "choices" in play:
        text += f" ({', '.join(play['choices'])})"
    return f"{text}, paid with {play['pays']}." if "pays" in play else f"{text}."
