"""What the numbers in a town's phrases stand for."""

from questhall.kernel.games import Name
from questhall.kernel.language.speaking import message

from ..campaign.town import Town
from ..setup.packing import BY_SEAT
from .phrases import ON_ANY_TABLE, lesson_name, perk_name

PHRASES = {
    "start-level": "_=none _=none level=number",
    "rise": "_=none _=none level=number",
    "no-rise": "",
    "market": "",
    "sell": "goods _=none gold=number",
    "leave-market": "",
    # events
    "levels-up": "hero _=none level=number",
    "sets-out": "",
}


def name_of(town: Town, kind: str, value: int) -> Name:
    """The name of a thing."""
    if kind in ON_ANY_TABLE:
        return ON_ANY_TABLE[kind](value)
    if kind == "hero":
        return Name(f"p{value}", f"seat:{value}", message("class", town.sheets[value].kind.key))
    if kind == "perk":
        return perk_name(town.sheets[value // BY_SEAT].kind, value % BY_SEAT)
    if kind == "lesson":
        return lesson_name(town.sheets[value // BY_SEAT].kind, value % BY_SEAT)
    raise KeyError(f"nothing of a town is called {kind!r}")
