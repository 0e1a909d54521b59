"""The focus: the enemy that a monster can attack after the least movement."""

from ....printed.hexes import FAR
from .ground import Attack, Enemy, Ground, Monster
from .moving import Travel
from .targets import AttackReach


class Focus:
    """The result of the search for a focus.

    `needs` is the cost of reaching the nearest hex from which each enemy can be attacked, FAR if
    there is none; `distances` is how far away each enemy is now. `candidates` are the enemies
    that the rules leave: none, one, or several for the players to choose from. GH-4.2.12,
    GH-4.8.1
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


class Situation:
    """Everything that a monster's decision depends on: the monster, one of its attacks, and the
    map."""

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
        self.reach = AttackReach(ground, attack, enemies, monster)
        self._clean: Travel | None = None
        self._forced: Travel | None = None

    def distances(self) -> list[int]:
        """How far each enemy is from where the monster stands."""
        far = self.ground.map.distances(self.monster.place)
        return [far[enemy.place] for enemy in self.enemies]

    def travel(self, through_negative: bool) -> Travel:
        known = self._forced if through_negative else self._clean
        if known is None:
            known = Travel(self.ground, self.monster, self.allies, self.enemies, through_negative)
            if through_negative:
                self._forced = known
            else:
                self._clean = known
        return known


def find_focus(situation: Situation) -> Focus:
    """Treat negative hexes as obstacles; go through them only if no enemy is left. GH-4.5.4"""
    found = _search(situation, False)
    if not found.candidates and not situation.monster.flying:
        found = _search(situation, True)
    return found


def _search(situation: Situation, through_negative: bool) -> Focus:
    needs = movement_needed(situation, through_negative)
    left = [e for e in situation.reach.visible if needs[e] < FAR]  # GH-4.2.13
    left = first_by_focus_rules(situation, left, needs)
    return Focus(left, through_negative, needs, situation.distances())


def first_by_focus_rules(situation: Situation, enemies: list[int], needs: list[int]) -> list[int]:
    """The enemies that come first by the focus rules, given the movement each one needs."""
    if len(enemies) < 2:
        return enemies
    left = least(enemies, needs)  # GH-4.2.2
    left = least(left, situation.distances())  # GH-4.2.7
    return least(left, [enemy.initiative for enemy in situation.enemies])  # GH-4.2.8


def movement_needed(situation: Situation, through_negative: bool) -> list[int]:
    """For each enemy, the cost of reaching the nearest hex from which it can be attacked,
    however many turns that takes. GH-4.2.4, GH-4.2.6"""
    costs = situation.travel(through_negative).costs
    reach = situation.reach
    nearest_first = sorted(
        [cost * len(costs) + place for place, cost in enumerate(costs) if cost < FAR]
    )
    needs = [FAR] * len(situation.enemies)
    for enemy in reach.visible:
        within = reach.within(enemy)
        for entry in nearest_first:
            place = entry % len(costs)
            if within[place] and reach.hits(place, enemy):
                needs[enemy] = costs[place]
                break
    return needs


def least(enemies: list[int], values: list[int]) -> list[int]:
    """The enemies with the lowest value."""
    if len(enemies) < 2:
        return enemies
    best = min([values[e] for e in enemies])
    return [e for e in enemies if values[e] == best]
