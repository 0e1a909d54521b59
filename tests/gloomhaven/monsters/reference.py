"""A second monster mind and a second eye: slow, and as near to the words of the rules as can be.

It shares no code with the game. It tries everything: every pair of corners against every wall,
every position of an area over the whole map, every set of enemies. A scene is the JSON of
`questhall gloomhaven monster-turn`.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

Hex = tuple[int, int]
Point = tuple[int, int]
Cost = tuple[int, int]  # negative hexes entered, movement points

STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
NOWHERE = 10_000


def plus(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def around(hex: Hex) -> list[Hex]:
    return [plus(hex, step) for step in STEPS]


# Sight ------------------------------------------------------------------------------------------


def corners(hex: Hex) -> list[Point]:
    """The corners of a flat-topped hex, all with whole coordinates."""
    x, y = 3 * hex[0], hex[0] + 2 * hex[1]
    return [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]


def turn_at(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def lies_on(point: Point, a: Point, b: Point) -> bool:
    return (
        turn_at(a, b, point) == 0
        and min(a[0], b[0]) <= point[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    )


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    for axis in (0, 1):
        if min(a[axis], b[axis]) > max(c[axis], d[axis]):
            return False
        if max(a[axis], b[axis]) < min(c[axis], d[axis]):
            return False
    if lies_on(a, c, d) or lies_on(b, c, d) or lies_on(c, a, b) or lies_on(d, a, b):
        return True
    crosses = turn_at(a, b, c) * turn_at(a, b, d) < 0
    return crosses and turn_at(c, d, a) * turn_at(c, d, b) < 0


class Eye:
    """Sight on a map, found by trying every line against every wall."""

    def __init__(
        self, hexes: list[Hex], wall_lines: list[tuple[Hex, Hex]], by_the_letter: bool = False
    ) -> None:
        self.by_the_letter = by_the_letter
        self.open = set(hexes)
        self.wall_lines = {frozenset(pair) for pair in wall_lines}
        lines: set[tuple[Point, Point]] = set()
        for hex in {beside for inside in hexes for beside in around(inside)} - self.open:
            outline = corners(hex)
            for start, end in zip(outline, outline[1:] + outline[:1], strict=True):
                lines.add((min(start, end), max(start, end)))
        for a, b in wall_lines:
            first, second = set(corners(a)) & set(corners(b))
            lines.add((first, second))
        self.walls = sorted(lines)
        self.free_corners = {
            hex: [corner for corner in corners(hex) if self.is_clear(corner, corner)]
            for hex in hexes
        }
        self.seen: dict[tuple[Hex, Hex], bool] = {}

    def adjacent(self, a: Hex, b: Hex) -> bool:
        both_open = a in self.open and b in self.open
        return both_open and b in around(a) and frozenset((a, b)) not in self.wall_lines

    def sees(self, a: Hex, b: Hex) -> bool:
        if (a, b) not in self.seen:
            beside = self.adjacent(a, b) and not self.by_the_letter
            self.seen[a, b] = beside or any(
                self.is_clear(start, end)
                for start, end in product(self.free_corners[a], self.free_corners[b])
            )
        return self.seen[a, b]

    def is_clear(self, start: Point, end: Point) -> bool:
        return not any(touch(start, end, *wall) for wall in self.walls)

    def distances(self, start: Hex) -> dict[Hex, int]:
        """Distances along adjacent hexes; hexes that cannot be reached are left out."""
        found = {start: 0}
        distance = 0
        while distance in found.values():
            for hex in [hex for hex, far in found.items() if far == distance]:
                for beside in around(hex):
                    if self.adjacent(hex, beside):
                        found.setdefault(beside, distance + 1)
            distance += 1
        return found


# Monsters ---------------------------------------------------------------------------------------


class Mind:
    """One monster turn: `focus` and `outcomes` as the command gives them."""

    def __init__(self, scene: dict[str, Any]) -> None:
        self.eye = Eye(scene["hexes"], scene["walls_between"])
        self.kinds: dict[Hex, set[str]] = {hex: set() for hex in scene["hexes"]}
        for patch in scene["terrain"]:
            self.kinds[patch["hex"]].add(patch["kind"])
        monster = scene["monster"]
        self.here: Hex = monster["hex"]
        self.move: int = monster["move"]
        self.flies: bool = monster["flying"]
        self.jumps: bool = monster["jump"] and not monster["flying"]
        self.attacks: bool = monster["attack"]
        self.area: dict[str, Any] = (monster["area"] if self.attacks else None) or {}
        self.targets = monster["targets"] if self.attacks else 1
        melee = not self.attacks or monster["range"] == 0
        melee = melee or self.area.get("kind") == "melee"
        self.range = 1 if melee else monster["range"]
        self.minds_adjacent = not melee and not monster["muddled"]
        self.allies: list[Hex] = scene["allies"]
        self.initiative: dict[Hex, int] = {e["hex"]: e["initiative"] for e in scene["enemies"]}
        self.enemies = list(self.initiative)
        self.far = {hex: self.eye.distances(hex) for hex in self.kinds}
        self.sets = {hex: list(self.legal_targets(hex)) for hex in self.kinds if self.may_end(hex)}
        self.focus: list[Hex] = []
        self.outcomes: list[dict[str, Any]] = []
        self.think()

    # The ways

    def may_end(self, hex: Hex) -> bool:
        if hex == self.here:
            return True
        if hex in self.allies or hex in self.enemies:
            return False
        return self.flies or "obstacle" not in self.kinds[hex]

    def step(self, hex: Hex, last: bool, through: bool) -> Cost | None:
        """The cost of entering the hex, or None if it cannot be entered."""
        if self.flies or (self.jumps and not last):
            return 0, 1
        kinds = self.kinds[hex]
        negative = bool(kinds & {"trap", "hazardous"})
        if "obstacle" in kinds or hex in self.enemies or (negative and not through):
            return None
        return int(negative), 2 if "difficult" in kinds else 1

    def ways(self, start: Hex, through: bool) -> dict[Hex, Cost]:
        """The cheapest path from the start to end on each hex."""
        passing: dict[Hex, Cost] = {start: (0, 0)}
        changed = True
        while changed:
            changed = False
            for hex, cost in list(passing.items()):
                for beside in around(hex):
                    step = self.step(beside, False, through) if beside in self.kinds else None
                    if step and self.eye.adjacent(hex, beside):
                        total = plus(cost, step)
                        if total < passing.get(beside, (NOWHERE, 0)):
                            passing[beside] = total
                            changed = True
        ends = {start: (0, 0)}
        for hex in self.kinds:
            step = self.step(hex, True, through)
            if hex != start and step and self.may_end(hex):
                ways = [plus(passing[o], step) for o in passing if self.eye.adjacent(o, hex)]
                if ways:
                    ends[hex] = min(ways)
        return ends

    # The attack

    def positions(self) -> Iterator[set[Hex]]:
        """Every position of the area that touches the map or its rim."""
        shape = [tuple(hex) for hex in self.area["hexes"]]
        for mirror, turns in product((False, True), range(6)):
            cells = [(r, q) for q, r in shape] if mirror else list(shape)
            for _ in range(turns):
                cells = [(-r, q + r) for q, r in cells]
            yield set(cells)

    def covered(self, hex: Hex) -> Iterator[set[Hex]]:
        """The enemies that the area can cover from the hex, in each of its positions."""
        for cells in self.positions():
            if self.area["kind"] == "melee":
                yield {plus(hex, cell) for cell in cells}
                continue
            for enemy, pin in product(self.enemies, cells):
                placed = {(e[0] + enemy[0] - pin[0], e[1] + enemy[1] - pin[1]) for e in cells}
                if any(self.reach(hex, cell) <= self.range for cell in placed):
                    yield placed

    def reach(self, hex: Hex, cell: Hex) -> int:
        if cell in self.kinds:
            return self.far[hex].get(cell, NOWHERE)
        return 1 + min([self.far[hex].get(beside, NOWHERE) for beside in around(cell)])

    def legal_targets(self, hex: Hex) -> Iterator[frozenset[Hex]]:
        """Every possible set of targets of one attack from the hex, of any size."""
        seen = {enemy for enemy in self.enemies if self.eye.sees(hex, enemy)}
        in_range = {enemy for enemy in seen if self.far[hex].get(enemy, NOWHERE) <= self.range}
        added = NOWHERE if self.targets >= 6 else self.targets
        hit_by_area = [set[Hex]()]
        if self.area:
            added -= 1
            hit_by_area += [cells & seen for cells in self.covered(hex)]
        for hit in hit_by_area:
            for size in range(min(added, len(in_range)) + 1):
                for more in combinations(sorted(in_range - hit), size):
                    yield frozenset(hit.union(more))

    def can_hit(self, hex: Hex, enemy: Hex) -> bool:
        return any(enemy in targets for targets in self.sets[hex])

    def disadvantage(self, hex: Hex, enemy: Hex) -> bool:
        return self.minds_adjacent and self.eye.adjacent(hex, enemy)

    # The turn

    def think(self) -> None:
        results: set[tuple[Hex, tuple[Hex, ...]]] = set()
        for through in (False, True):
            ways = self.ways(self.here, through)
            order: dict[Hex, tuple[Cost, int, int]] = {}
            for enemy in self.enemies:
                needs = [cost for hex, cost in ways.items() if self.can_hit(hex, enemy)]
                if needs:
                    distance = self.far[self.here].get(enemy, NOWHERE)
                    order[enemy] = (min(needs), distance, self.initiative[enemy])
            if order:
                best = min(order.values())
                self.focus = sorted(enemy for enemy, key in order.items() if key == best)
                for focus in self.focus:
                    results |= self.act(focus, ways, through)
                break
        if not self.attacks:
            results = {(move, ()) for move, _ in results}
        for move, attacks in sorted(results or {(self.here, ())}):
            self.outcomes.append({"move": move, "attacks": attacks})

    def act(
        self, focus: Hex, ways: dict[Hex, Cost], through: bool
    ) -> set[tuple[Hex, tuple[Hex, ...]]]:
        good = [hex for hex in ways if self.can_hit(hex, focus)]
        fewest = min(ways[hex][0] for hex in good)
        good = [hex for hex in good if ways[hex][0] == fewest]
        near = [hex for hex in good if ways[hex][1] <= self.move]
        attacks = [
            (hex, targets - {focus})
            for hex in near or good
            for targets in self.sets[hex]
            if focus in targets
        ]
        widest = min((self.disadvantage(hex, focus), -len(others)) for hex, others in attacks)
        attacks = [
            (hex, others)
            for hex, others in attacks
            if (self.disadvantage(hex, focus), -len(others)) == widest
        ]
        chosen: set[tuple[Hex, tuple[Hex, ...]]] = set()
        for others in self.one_after_the_other(frozenset(), attacks, ways):
            keys = {
                hex: (sum(self.disadvantage(hex, other) for other in others), ways[hex])
                for hex, hit in attacks
                if hit == others
            }
            for hex, key in keys.items():
                if key == min(keys.values()):
                    chosen.add((hex, tuple(sorted({focus, *others}))))
        if near:
            return chosen
        return {(stop, ()) for goal, _ in chosen for stop in self.toward(goal, ways, through)}

    def one_after_the_other(
        self,
        already: frozenset[Hex],
        attacks: list[tuple[Hex, frozenset[Hex]]],
        ways: dict[Hex, Cost],
    ) -> set[frozenset[Hex]]:
        """Every set of additional targets that the players' choices can lead to."""
        order: dict[Hex, tuple[Cost, int, int]] = {}
        for enemy in self.enemies:
            needs = [ways[hex] for hex, others in attacks if others >= already | {enemy}]
            if needs and enemy not in already:
                distance = self.far[self.here].get(enemy, NOWHERE)
                order[enemy] = (min(needs), distance, self.initiative[enemy])
        if not order:
            return {already}
        found: set[frozenset[Hex]] = set()
        for enemy, key in order.items():
            if key == min(order.values()):
                found |= self.one_after_the_other(already | {enemy}, attacks, ways)
        return found

    def toward(self, goal: Hex, ways: dict[Hex, Cost], through: bool) -> list[Hex]:
        keys: dict[Hex, tuple[int, int, int]] = {}
        for stop, (negatives, points) in ways.items():
            if points <= self.move:
                rest = self.ways(stop, through).get(goal)
                if rest is not None:
                    keys[stop] = (negatives + rest[0], rest[1], points)
        return [stop for stop, key in keys.items() if key == min(keys.values())]
