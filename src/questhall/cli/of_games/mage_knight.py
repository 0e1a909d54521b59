"""questhall mage_knight: the combat adviser, for people at a real table."""

from functools import partial
from typing import Annotated, Any

import typer

from questhall.games.mage_knight.tools.adviser.adviser import Advice
from questhall.games.mage_knight.tools.adviser.sheet import FightSheet, fight_of
from questhall.games.mage_knight.tools.adviser.words import sentences
from questhall.kernel.sheets import read_sheet

from ..arguments import language_of
from ..sheets import File, Lines, answer

commands = typer.Typer(
    name="mage_knight",
    help="Tools for Mage Knight at a real table.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@commands.callback()
def tools() -> None:
    """Tools for Mage Knight at a real table."""


@commands.command("fight")
def fight(
    file: File,
    lines: Lines = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say the line of play in sentences, too.")
    ] = False,
    language: Annotated[
        str | None, typer.Option("--language", help="The language of the sentences: en, ru.")
    ] = None,
) -> None:
    """Say how to play a fight: all enemies defeated with the fewest wounds, then the fewest cards.

    Where not all can be defeated, those worth most fame are. `complete` is false if the time was
    up before every line was looked at. Cards drawn and dice rolled are not counted on; an unknown
    summoned token is assumed to be the one that deals most damage.
    """
    answer(file, lines, partial(_explained, language_of(language)) if explain else _short)


def _short(text: bytes) -> dict[str, Any]:
    return Advice(fight_of(read_sheet(text, FightSheet))).answer()


def _explained(language: str, text: bytes) -> dict[str, Any]:
    advice = Advice(fight_of(read_sheet(text, FightSheet)))
    return advice.answer() | {"why": sentences(advice, language)}
