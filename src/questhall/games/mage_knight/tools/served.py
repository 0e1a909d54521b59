"""Tools for people at a real table, by name: JSON in, plain data out; and the same for players of a
match. The server offers them."""

from typing import Any, Literal

from questhall.kernel.advising import Adviser
from questhall.kernel.choices import Refused
from questhall.kernel.match import Match
from questhall.kernel.sheets import BadSheet, Tool, read_sheet

from .adviser.adviser import Advice
from .adviser.fight import NoLine
from .adviser.sheet import FightSheet, fight_of
from .adviser.table import fight_at
from .adviser.words import told, told_at_table

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
    return told(Advice(fight_of(sheet)), sheet.language)


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


def advise(match: Match, seat: int, language: str) -> dict[str, Any]:
    """The same for the fight that the seat is in: what holds there is looked at, not described."""
    fight = fight_at(match, seat)
    try:
        return told_at_table(Advice(fight), language)
    except NoLine:
        raise Refused("no_advice", "answer this first: nobody can know what it brings") from None


TOOLS: dict[str, Tool] = {"fight": fight}
ADVISERS: dict[str, Adviser] = {"fight": advise}
