"""What gear asks of the table: tiles nearby, the kind of a target, the kind of an attack."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ..printed.cards import Condition, Who
from ..printed.clearing import BOARD
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, FigureKind
from .amounts import counted

SORTS: Final = ("minion", "boss", "large", "normal")


def is_of_sort(figure: Figure, sort: str) -> bool:
    if sort == "minion":
        return figure.kind == FigureKind.MINION
    if sort == "boss":
        return figure.kind == FigureKind.BOSS
    return figure.large == (sort == "large")


class TargetIs(Condition):
    """The target, which of an enemy's attack is the attacker, is of a kind or size."""

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.target != NOTHING and is_of_sort(battle.figures[deed.target], self.sort)


class StandsOn(Condition):
    """Somebody stands on a tile of a kind, or so near to one."""

    def __init__(self, kind: str, who: Who, within: int) -> None:
        self.kind = kind
        self.who = who
        self.within = within

    def holds(self, battle: Battle, deed: Deed) -> bool:
        tiles = battle.tile_mask(battle.encounter.tile(self.kind))
        for figure in self.who.candidates(battle, deed):
            if tiles and BOARD.distance_between(figure.mask(), tiles) <= self.within:
                return True
        return False


class HasToken(Condition):
    """Who acts holds any combat token."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.fighter != NOTHING and sum(battle.company[deed.fighter].tokens) > 0


class HasAnimus(Condition):
    """Who acts has so much animus at hand."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.fighter != NOTHING and battle.company[deed.fighter].animus >= self.least


class AttackedBefore(Condition):
    """Who acts already attacked this round."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.fighter != NOTHING and battle.company[deed.fighter].attacks > 0


class RangedBlow(Condition):
    """The enemy's attack is a ranged one."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and deed.blow.range > 0


class AreaBlow(Condition):
    """The enemy's attack is one on an area."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and deed.blow.area != 0


class Surrounded(Condition):
    """So many enemies stand next to who acts."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return counted(battle, deed, "adjacent_enemies") >= self.least
