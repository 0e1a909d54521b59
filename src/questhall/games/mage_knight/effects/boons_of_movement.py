"""What lasting effects change about movement (MK-6.7)."""

from ..printed.kinds import INACCESSIBLE, Terrain
from ..state.boons import add_boon
from ..state.realm import Realm
from ..state.turn import Boon
from .boons_of_combat import NoWalls


class Cheaper(Boon):
    """Its terrains cost `amount` less, not below `least`."""

    def cost_lowered(self, terrain: int) -> tuple[int, int]:
        return (self.least, self.amount) if self.is_about(terrain) else (0, 0)


class Costs(Boon):
    """Its terrains cost this much."""

    def cost_fixed(self, terrain: int, cost: int) -> int:
        if cost >= INACCESSIBLE or not self.is_about(terrain):
            return cost
        return min(cost, self.amount)


class Passable(Boon):
    """Its terrains may be entered at this cost."""

    def passable_at(self, terrain: int, cost: int) -> int:
        return min(cost, self.amount) if self.is_about(terrain) else cost


class Safe(Boon):
    """Its terrains are safe to end the turn on."""

    def makes_safe(self, terrain: int) -> bool:
        return self.is_about(terrain)


class Forbidden(Boon):
    """Its terrains may not be entered."""

    def cost_fixed(self, terrain: int, cost: int) -> int:
        return INACCESSIBLE if self.is_about(terrain) else cost


class Dearer(Boon):
    """`amount` more, at most `least` (Prayer of Weather)."""

    def cost_raised(self, cost: int) -> int:
        return max(cost, min(self.least, cost + self.amount))


class OneCheaper(Boon):
    """One step costs `amount` less, not below `least`."""

    def bargain(self, cost: int) -> int:
        return max(self.least, cost - self.amount)


class NoProvoking(Boon):
    def provokes_nobody(self) -> bool:
        return True


class FarSteps(Boon):
    def steps_far(self) -> bool:
        return True


class CheapExploring(Boon):
    def exploring_cost(self, cost: int) -> int:
        return cost - self.amount


class FarExploring(Boon):
    def explores_far(self) -> bool:
        return True


class NextMovePlus(Boon):
    """For the next card that gives Move."""

    def move_plus(self, realm: Realm, card: int) -> int:
        if self.card == card:
            return 0
        self.is_spent(realm)
        return self.amount


class MovesPlus(Boon):
    """For every other card that gives Move."""

    def move_plus(self, realm: Realm, card: int) -> int:
        return 0 if self.card == card else self.amount


class Harvest(Boon):
    """Discard a card for a crystal per space moved: `amount` now, `which` for later spaces."""

    def space_left(self) -> None:
        if self.which:
            self.amount += 1
            self.which -= 1

    def harvests(self) -> bool:
        return self.amount > 0

    def harvested(self) -> None:
        self.amount -= 1


class ForestByDay(Boon):
    def terrain_by_day(self, terrain: int, by_day: bool) -> bool:
        return by_day or terrain == Terrain.FOREST


class DesertByNight(Boon):
    def terrain_by_day(self, terrain: int, by_day: bool) -> bool:
        return by_day and terrain != Terrain.DESERT


class SightByNight(Boon):
    """Garrisons and ruins are seen as by day."""

    def sees_as_by_day(self) -> bool:
        return True


class FarSight(Boon):
    """Garrisons two spaces away are seen by day."""

    def sees_far(self) -> bool:
        return True


class Tunnel(Boon):
    """Up to `amount` spaces underground, not through its terrains."""

    def came_up(self, realm: Realm) -> None:
        add_boon(realm, NoWalls, self.card)
        self.is_spent(realm)
