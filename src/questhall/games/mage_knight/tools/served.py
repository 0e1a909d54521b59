"""Tools for people at a real table, by name: JSON in, plain data out. The server offers them."""

from typing import Any, Literal

from questhall.kernel.sheets import BadSheet, Tool, read_sheet

from .adviser.adviser import Advice
from .adviser.sheet import FightSheet
from .adviser.words import steps

# Larger sheets would keep the server busy for too long.
MOST_CARDS = 12
MOST_UNITS = 8
MOST_ENEMIES = 8


class AskedSheet(FightSheet, kw_only=True):
    """A sheet with the language of the answer."""

    language: Literal["en", "ru"] = "en"


def fight(text: bytes) -> dict[str, Any]:
    """The best line of play in a fight; `steps` tells its plays in the requested language."""
    sheet = read_sheet(text, AskedSheet)
    _check_size(sheet)
    advice = Advice(sheet)
    answer = advice.answer() | {"steps": steps(advice, sheet.language)}
    if advice.safer is not None:
        answer["safer"]["steps"] = steps(advice.safer, sheet.language)
    return answer


def _check_size(sheet: FightSheet) -> None:
    for field, size, most in (
        ("hand", len(sheet.hand), MOST_CARDS),
        ("units", len(sheet.units), MOST_UNITS),
        ("skills", len(sheet.skills), MOST_CARDS),
        ("mana.source", len(sheet.mana.source), MOST_CARDS),
        ("enemies", len(sheet.enemies), MOST_ENEMIES),
    ):
        if size > most:
            raise BadSheet(f"{field}: at most {most} can be thought through here")


TOOLS: dict[str, Tool] = {"fight": fight}
