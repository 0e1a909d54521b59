"""What a Special Rules Board may ask of the table: who and what is near, what just happened."""

from questhall.boards.masks import mask_of
from questhall.kernel.decisions import NOTHING

from ..printed.cards import Condition, Who
from ..rules.boss.targeting import within
from ..rules.prey import near
from ..rules.selecting import far_apart
from ..state.battle import Battle, Phase
from ..state.deeds import Deed


class ThereIs(Condition):
    """So many of the figures meant are on the board."""

    def __init__(self, who: Who, least: int) -> None:
        self.who = who
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return len(self.who.candidates(battle, deed)) >= self.least


class TargetNear(Condition):
    """The target is within some hexes, in sight or not."""

    def __init__(self, within: int) -> None:
        self.within = within

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        return far_apart(battle.figures[deed.figure], battle.figures[deed.target]) <= self.within


class TargetHasFriends(Condition):
    """So many other friendly characters are within 2 hexes of the target."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        return len(near(battle, battle.figures[deed.target])) >= self.least


class TargetSheltered(Condition):
    """An obstacle is within some hexes of the target."""

    def __init__(self, within: int) -> None:
        self.within = within

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        around = within(battle.figures[deed.target].mask(), self.within)
        return around & battle.obstacle_mask() != 0


class NoObstacles(Condition):
    """None is left on the board."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return not battle.obstacles


class OnTile(Condition):
    """Who acts stands on a tile of a kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, battle: Battle, deed: Deed) -> bool:
        mask = battle.figures[deed.figure].mask()
        kind = battle.encounter.tile(self.kind)
        return any(t.kind == kind and mask_of(t.cells) & mask for t in battle.tiles)


class Charging(Condition):
    """The attack under way is a charge."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and deed.blow.charge


class Crushed(Condition):
    """A charge of this card destroyed an obstacle."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.crushed > 0


class Uprooted(Condition):
    """The obstacle that was taken up last is of a kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.uprooted == self.kind


class Reacting(Condition):
    """The Stage Card is a reaction (OS-7.15.3)."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.reaction


class HurtNow(Condition):
    """The HP just lost are at least so many."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.number >= self.least


class PartHurt(Condition):
    """The part that was hurt is a certain one."""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, battle: Battle, deed: Deed) -> bool:
        boss = battle.figures[deed.figure].boss
        return boss is not None and deed.part != NOTHING and boss.parts[deed.part].key == self.key


class CompanyPhase(Condition):
    """The Oathsworn phase is under way."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return battle.phase == Phase.OATHSWORN
