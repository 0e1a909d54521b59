"""What a table is set up from: the box, and the packs that are in play at it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from questhall.kernel.packs import in_play
from questhall.kernel.state import Content

from ..printed.cards import EncounterDef, TrapDef
from ..printed.enemies import EnemyPowerDef
from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef
from .library import Library, library

C = TypeVar("C", bound=Content)

NOBODY: Final = ""  # owns the talents


class AtTable:
    """Those things of the box that packs may add to, as far as they are there."""

    def __init__(self, box: Library, packs: tuple[str, ...]) -> None:
        self.classes: dict[str, HeroDef] = _there(box.classes, packs)
        self.items: list[ItemDef] = [*_there(box.items, packs).values()]
        self.encounters: list[EncounterDef] = [*_there(box.encounters, packs).values()]
        self.enemy_powers: list[EnemyPowerDef] = [*_there(box.enemy_powers, packs).values()]
        self.traps: list[TrapDef] = [*_there(box.traps, packs).values()]
        self.powers_of: dict[str, list[PowerDef]] = {}  # by their owners
        for power in _there(box.powers, packs).values():
            self.powers_of.setdefault(power.owner, []).append(power)
        self.talents = self.powers_of.get(NOBODY, [])


def _there(things: dict[str, C], packs: tuple[str, ...]) -> dict[str, C]:
    return {key: thing for key, thing in things.items() if in_play(key, packs)}


@cache
def at_table(packs: tuple[str, ...]) -> AtTable:
    """Worked out once for the same packs."""
    return AtTable(library(), packs)
