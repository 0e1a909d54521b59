"""The focus: the enemy that a monster can attack after the least movement."""

from ....printed.hexes import FAR
from .ground import Attack, Enemy, Ground, Monster
from .moving import Travel
from .targets import Aim


class Focus:
    """What the search for a focus found.

    `needs` is the cost of the way to the nearest hex from which each enemy can be attacked, FAR
    if there is none; `distances` how far each is now. `candidates` are the enemies that the rules
    leave: none, one, or several for the players to choose from. GH-4.2.12, GH-4.8.1
    """

    def __init__(
        self,
        candidates: list[int],
        through_negative: bool,
        needs: list[int],
        distances: list[int],
    ) -> None:
        self.candidates = candidates
        self.through_negative = through_negative
        self.needs = needs
        self.distances = distances


class Plan:
    """A monster, one of its attacks, and everything around it: what its mind works on."""

    def __init__(
        self,
        ground: Ground,
        monster: Monster,
        attack: Attack,
        allies: list[int],
        enemies: list[Enemy],
    ) -> None:
        self.ground = ground
        self.monster = monster
        self.attack = attack
        self.allies = allies
        self.enemies = enemies
        self.aim = Aim(ground, attack, enemies)
        self._clean: Travel | None = None
        self._forced: Travel | None = None

    def travel(self, through_negative: bool) -> Travel:
        known = self._forced if through_negative else self._clean
        if known is None:
            known = Travel(self.ground, self.monster, self.allies, self.enemies, through_negative)
            if through_negative:
                self._forced = known
            else:
                self._clean = known
        return known


def find_focus(plan: Plan) -> Focus:
    """First with negative hexes as obstacles; through them only if no enemy is left. GH-4.5.4"""
    found = _search(plan, False)
    if not found.candidates and not plan.monster.flying:
        found = _search(plan, True)
    return found


def _search(plan: Plan, through_negative: bool) -> Focus:
    enemies = plan.enemies
    needs = movement_needed(plan, through_negative)
    far = plan.ground.map.distances(plan.monster.hex)
    distances = [far[enemy.hex] for enemy in enemies]
    order = [enemy.initiative for enemy in enemies]
    left = [e for e in plan.aim.visible if needs[e] < FAR]  # GH-4.2.13
    left = least(left, needs)  # GH-4.2.2
    left = least(left, distances)  # GH-4.2.7
    left = least(left, order)  # GH-4.2.8
    return Focus(left, through_negative, needs, distances)


def movement_needed(plan: Plan, through_negative: bool) -> list[int]:
    """For each enemy the cost of the way to the nearest hex from which it can be attacked,
    however far the monster moves in a turn. GH-4.2.4, GH-4.2.6"""
    costs = plan.travel(through_negative).costs
    aim = plan.aim
    nearest_first = sorted(
        [cost * len(costs) + hex for hex, cost in enumerate(costs) if cost < FAR]
    )
    needs = [FAR] * len(plan.enemies)
    for enemy in aim.visible:
        within = aim.within(enemy)
        for entry in nearest_first:
            hex = entry % len(costs)
            if within[hex] and aim.hits(hex, enemy):
                needs[enemy] = costs[hex]
                break
    return needs


def least(enemies: list[int], values: list[int]) -> list[int]:
    """Those of the enemies with the least value."""
    if len(enemies) < 2:
        return enemies
    best = min([values[e] for e in enemies])
    return [e for e in enemies if values[e] == best]


def ranks_of(plan: Plan, through_negative: bool) -> list[int]:
    """The rank of each enemy by the focus rules, measured from where the monster stands."""
    needs = movement_needed(plan, through_negative)
    far = plan.ground.map.distances(plan.monster.hex)
    keys = [(needs[e], far[enemy.hex], enemy.initiative) for e, enemy in enumerate(plan.enemies)]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]
