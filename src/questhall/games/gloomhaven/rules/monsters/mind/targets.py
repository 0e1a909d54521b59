"""What an attack can hit: which enemies from which hex, alone and together.

An enemy is identified by its index in the list of enemies. The targets of one attack are a
sorted tuple.
"""

from ....printed.areas import Area
from .ground import Attack, Enemy, Ground, Monster

Targets = tuple[int, ...]


class Burst:
    """Enemies that a ranged area can cover together, and how near to each hex the area can be."""

    def __init__(self, covered: Targets, distances: list[int]) -> None:
        self.covered = covered
        self.distances = distances


class Volley:
    """One way to attack from a hex, apart from the focus: the enemies that its area covers, and
    room for more of those in range."""

    def __init__(self, covered: Targets, free: list[int], room: int) -> None:
        self.covered = covered
        self.free = free
        self.room = room
        self.most: int = len(covered) + min(room, len(free))

    def takes(self, others: Targets) -> bool:
        """Can all of these be among its targets?"""
        room = self.room
        for enemy in others:
            if enemy not in self.covered:
                room -= 1
                if room < 0 or enemy not in self.free:
                    return False
        return True


class AttackReach:
    """What an attack can hit, given these enemies on this ground. A large monster can use any of
    its hexes where it stands."""

    def __init__(
        self, ground: Ground, attack: Attack, enemies: list[Enemy], monster: Monster
    ) -> None:
        self._home: int = monster.place
        self._body: list[int] = monster.body
        self.ground = ground
        self.attack = attack
        self.enemies = enemies
        self.visible: list[int] = [e for e in range(len(enemies)) if not enemies[e].invisible]
        self.is_single: bool = attack.area is None and attack.targets == 1
        self._within: list[list[bool] | None] = [None] * len(enemies)
        self._bursts: list[Burst] | None = None
        self._at_focus: list[Volley] = [Volley((), [], 0)]
        self._by_cell: dict[int, int] = {
            ground.map.cells[enemies[e].place]: e for e in self.visible
        }

    def hits(self, place: int, enemy: int) -> bool:
        """Can the attack hit the enemy from the hex? GH-4.2.4"""
        return self.within(enemy)[place] and self._sees(place, enemy)

    def _sees(self, place: int, enemy: int) -> bool:
        there = self.enemies[enemy].place
        if place != self._home or len(self._body) == 1:
            return self.ground.sight.sees(place, there)
        for own in self._body:
            if self.ground.sight.sees(own, there):
                return True
        return False

    def has_disadvantage(self, place: int, enemy: int) -> bool:
        """Does it matter that the enemy would be adjacent? GH-3.6.4, GH-4.3.7"""
        if not self.attack.keeps_distance or self.enemies[enemy].hindering:
            return False
        near = self.ground.map.neighbours[place]
        if place == self._home:
            near = [other for own in self._body for other in self.ground.map.neighbours[own]]
        return self.enemies[enemy].place in near

    def within(self, enemy: int) -> list[bool]:
        """For every hex: is the enemy in reach from there, ignoring sight?"""
        known = self._within[enemy]
        if known is None:
            known = self._reaching(enemy)
            self._within[enemy] = known
        return known

    def _reaching(self, enemy: int) -> list[bool]:
        area, reach = self.attack.area, self.attack.reach
        if area is None:
            return [far <= reach for far in self._distances_of(enemy)]
        found = self._covering(area, enemy)
        if self.attack.targets > 1:
            for place, far in enumerate(self._distances_of(enemy)):
                if far <= reach:
                    found[place] = True
        return found

    def _distances_of(self, enemy: int) -> list[int]:
        found = self.ground.map.distances(self.enemies[enemy].place)
        if len(self._body) > 1:
            found = found[:]
            found[self._home] = min([found[own] for own in self._body])
        return found

    def _covering(self, area: Area, enemy: int) -> list[bool]:
        """For every hex: does some position of the area cover the enemy?"""
        map = self.ground.map
        cell = map.cells[self.enemies[enemy].place]
        if area.melee:
            found = [False] * map.size
            for step in area.around:
                place = map.place.get(cell - step, -1)
                if place >= 0:
                    found[place] = True
            return found
        distances = map.distances_to_cells([cell + step for step in area.around])
        return [far <= self.attack.reach for far in distances]

    def volleys(self, place: int, focus: int) -> list[Volley]:
        """All ways to attack the focus and others from the hex. GH-4.6.2"""
        if self.is_single:
            return self._at_focus
        added = self.attack.targets - 1
        if self.attack.area is None:
            return [self._volley((), added, place, focus)]
        found: dict[Targets, Volley] = {}
        for covered in self._covered_from(place, self.attack.area):
            room = added
            if focus not in covered:
                room -= 1
                if room < 0 or not self._is_in_range(place, focus):
                    continue
            others = tuple([e for e in covered if e != focus])
            if others not in found or found[others].room < room:
                found[others] = self._volley(others, room, place, focus)
        return list(found.values())

    def _volley(self, covered: Targets, room: int, place: int, focus: int) -> Volley:
        if room <= 0:
            return Volley(covered, [], 0)
        free = [
            e
            for e in self.visible
            if e != focus and e not in covered and self._is_in_range(place, e)
        ]
        return Volley(covered, free, room)

    def _is_in_range(self, place: int, enemy: int) -> bool:
        near = self._distances_of(enemy)[place] <= self.attack.reach
        return near and self._sees(place, enemy)

    def _covered_from(self, place: int, area: Area) -> list[Targets]:
        """The sets of enemies that the area can cover from the hex. GH-3.8.4 to GH-3.8.6"""
        found: dict[Targets, bool] = {(): True}
        if area.melee:
            cell = self.ground.map.cells[place]
            for shape in area.shapes:
                found[self._in_sight(place, self._on_cells(cell, shape))] = True
        else:
            for burst in self._all_bursts(area):
                if burst.distances[place] <= self.attack.reach:
                    found[self._in_sight(place, burst.covered)] = True
        return list(found)

    def _in_sight(self, place: int, enemies: Targets) -> Targets:
        return tuple([e for e in enemies if self._sees(place, e)])

    def _on_cells(self, cell: int, shape: list[int]) -> Targets:
        by_cell = self._by_cell
        return tuple(sorted([by_cell[cell + step] for step in shape if cell + step in by_cell]))

    def _all_bursts(self, area: Area) -> list[Burst]:
        """What a ranged area covers, in each position that covers an enemy."""
        if self._bursts is None:
            cells: dict[Targets, list[int]] = {}
            for cell in self._by_cell:
                for shape in area.shapes:
                    covered = self._on_cells(cell, shape)
                    cells.setdefault(covered, []).extend([cell + step for step in shape])
            map = self.ground.map
            self._bursts = [
                Burst(covered, map.distances_to_cells(found)) for covered, found in cells.items()
            ]
        return self._bursts
