"""Goals of scenarios (GH-6.1.1), read from the `goal` of their files.

What a goal must remember is kept in the scene's memory under the keys below.
"""

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS
from ..rules.attack.damage import has_departed
from ..rules.scenario import Goal, SpecialRule
from ..state.figures import Figure, FigureKind, Side
from ..state.heroes import Hero
from ..state.scene import Phase, Scene
from .places import Places, area_at, beside, closeness, is_revealed, party_cells

KILLED = "killed"  # all enemies; with a type or a name appended, those of that type or name
GOALS_LOOTED = "goals-looted"
LOOTED = "looted"  # with a seat appended
TREASURE_LOOTED = "treasure"  # with its number appended
OCCUPIED = "occupied"
ARRIVED = "arrived"
CLEANSED = "cleansed"  # with its cell appended


def remember(scene: Scene, key: str) -> None:
    scene.memory[key] = scene.memory.get(key, 0) + 1


def so_far(done: int, total: int, close: float) -> float:
    """The share of several things that is done; being close to the others counts for a little."""
    return (done + 0.5 * close * (total - done)) / total


def note_kill(scene: Scene, figure: Figure) -> None:
    remember(scene, KILLED)
    remember(scene, f"{KILLED}-{scene.types[figure.type].kind.key}")
    if figure.name:
        remember(scene, f"{KILLED}-{figure.name}")


def has_looted(scene: Scene, seat: int) -> bool:
    return f"{LOOTED}-{seat}" in scene.memory


def note_loot(scene: Scene, hero: Hero, number: int, goal: bool) -> None:
    remember(scene, f"{LOOTED}-{hero.seat}")
    if goal:
        remember(scene, GOALS_LOOTED)
    else:
        remember(scene, f"{TREASURE_LOOTED}-{number}")


class Chronicle(SpecialRule):
    """What goals and triggers must know is noted before any other rule speaks."""

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.MONSTER and figure.side == Side.FOES:
            note_kill(scene, figure)
        yield from NO_DECISIONS

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        note_loot(scene, hero, number, goal)
        yield from NO_DECISIONS


class Measured(Goal):
    """A goal that is met once its progress is complete."""

    def met(self, scene: Scene) -> bool:
        return self.progress(scene) == 1.0


class Enemies:
    """Enemies of some types, or of all but some."""

    def __init__(self, types: list[str], spared: list[str]) -> None:
        self.types = types
        self.spared = spared

    def includes(self, type: str) -> bool:
        return type not in self.spared and (not self.types or type in self.types)

    def living(self, scene: Scene) -> list[Figure]:
        return [
            figure
            for figure in scene.figures
            if not figure.gone
            and figure.kind == FigureKind.MONSTER
            and figure.side == Side.FOES
            and self.includes(scene.types[figure.type].kind.key)
        ]

    def waiting(self, scene: Scene) -> int:
        """How many are in rooms that are not revealed yet."""
        total = 0
        scenario = scene.scenario
        for number in range(len(scenario.rooms)):
            if is_revealed(scene, scenario.area_of[number]):
                continue
            for place in scenario.rooms[number].monsters:
                if place.rank(scene.characters) != "-" and self.includes(place.type):
                    total += not _is_allied(scene, place.type)
        return total

    def killed(self, scene: Scene) -> int:
        if not self.types:
            return scene.memory.get(KILLED, 0)
        return sum([scene.memory.get(f"{KILLED}-{type}", 0) for type in self.types])

    def share_killed(self, scene: Scene, waiting: int) -> float:
        """The share of them that is dead, weighted by hit points."""
        living = self.living(scene)
        killed = self.killed(scene)
        done = float(killed)
        for figure in living:
            done += 1.0 - figure.hp / figure.max_hp
        total = killed + len(living) + waiting
        return done / total if total else 0.0


def _is_allied(scene: Scene, name: str) -> bool:
    for type in scene.types:
        if type.kind.key == name:
            return type.allied
    return False


class KillAll(Goal):
    """Kill every enemy in every room."""

    def __init__(self, spared: list[str]) -> None:
        self.enemies = Enemies([], spared)

    def met(self, scene: Scene) -> bool:
        return all_revealed(scene) and not self.enemies.living(scene)

    def progress(self, scene: Scene) -> float:
        return self.enemies.share_killed(scene, self.enemies.waiting(scene))


class KillRevealed(Goal):
    """Kill every enemy on the map."""

    def __init__(self) -> None:
        self.enemies = Enemies([], [])

    def met(self, scene: Scene) -> bool:
        return not self.enemies.living(scene)

    def progress(self, scene: Scene) -> float:
        return self.enemies.share_killed(scene, 0)


class Kill(Goal):
    """Kill every enemy of these types, revealed or not; at least one."""

    def __init__(self, types: list[str]) -> None:
        self.enemies = Enemies(types, [])

    def met(self, scene: Scene) -> bool:
        if not self.enemies.killed(scene) or self.enemies.living(scene):
            return False
        return not self.enemies.waiting(scene)

    def progress(self, scene: Scene) -> float:
        return self.enemies.share_killed(scene, self.enemies.waiting(scene))


class KillCount(Goal):
    """Kill this many enemies per character."""

    def __init__(self, types: list[str], per_character: int) -> None:
        self.enemies = Enemies(types, [])
        self.per_character = per_character

    def met(self, scene: Scene) -> bool:
        return self.enemies.killed(scene) >= self.per_character * scene.characters

    def progress(self, scene: Scene) -> float:
        return min(1.0, self.enemies.killed(scene) / (self.per_character * scene.characters))


def all_revealed(scene: Scene) -> bool:
    for area in scene.scenario.area_of:
        if not is_revealed(scene, area):
            return False
    return True


class Reveal(Measured):
    """Reveal these rooms; without names, all of them."""

    def __init__(self, areas: list[int]) -> None:
        self.areas = areas

    def progress(self, scene: Scene) -> float:
        areas = self.areas or scene.scenario.area_of
        return len([area for area in areas if is_revealed(scene, area)]) / len(areas)


class OpenAll(Measured):
    """Open every door."""

    def progress(self, scene: Scene) -> float:
        joints = scene.scenario.joints
        doors = [number for number in range(len(joints)) if joints[number].kind == "door"]
        closed = [joints[door].cells[0] for door in doors if not scene.opened >> door & 1]
        close = closeness(scene, party_cells(scene), closed)
        return so_far(len(doors) - len(closed), len(doors), close)


class LootGoal(Goal):
    """Loot all goal treasure tiles."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def met(self, scene: Scene) -> bool:
        return scene.memory.get(GOALS_LOOTED, 0) >= len(self.cells)

    def progress(self, scene: Scene) -> float:
        left = self._left(scene)
        close = closeness(scene, party_cells(scene), left)
        return so_far(len(self.cells) - len(left), len(self.cells), close)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return self._left(scene)

    def _left(self, scene: Scene) -> list[int]:
        return [cell for cell in self.cells if not self._is_taken(scene, cell)]

    def _is_taken(self, scene: Scene, cell: int) -> bool:
        if not is_revealed(scene, area_at(scene.scenario, cell)):
            return False
        tile = scene.tile(cell)
        return tile is None or not tile.goal


class LootTreasure(Goal):
    """Loot one numbered treasure."""

    def __init__(self, number: int) -> None:
        self.number = number

    def met(self, scene: Scene) -> bool:
        return f"{TREASURE_LOOTED}-{self.number}" in scene.memory


class LootEach(Measured):
    """Every character loots a treasure tile."""

    def progress(self, scene: Scene) -> float:
        looters = [hero for hero in scene.heroes if f"{LOOTED}-{hero.seat}" in scene.memory]
        return len(looters) / scene.characters


class Destroy(Measured):
    """Destroy the objects on these hexes (GH-7.1.7)."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def progress(self, scene: Scene) -> float:
        done = 0.0
        cells = self.places.cells(scene)
        for cell in cells:
            if is_revealed(scene, area_at(scene.scenario, cell)):
                figure = scene.figure_on(cell)
                standing = figure is not None and figure.kind == FigureKind.OBJECT
                done += 1.0 - figure.hp / figure.max_hp if figure and standing else 1.0
        return done / len(cells)


class Escape(Measured):
    """All characters stand on these hexes, or became exhausted while standing there."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def progress(self, scene: Scene) -> float:
        cells = self.places.cells(scene)
        out = [hero for hero in scene.heroes if scene.figure_of(hero).cell in cells]
        inside = [cell for cell in party_cells(scene) if cell not in cells]
        close = closeness(scene, cells, inside)
        return so_far(len(out), scene.characters, close)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return self.places.cells(scene)


class Leave(Escape):
    """All characters have left the map by these hexes."""

    def progress(self, scene: Scene) -> float:
        cells = self.places.cells(scene)
        out = [hero for hero in scene.heroes if has_departed(scene, hero)]
        close = closeness(scene, cells, party_cells(scene))
        return so_far(len(out), scene.characters, close)


class Occupy(Goal):
    """Characters stand on all these hexes at the end of a turn (GH-7.1.6)."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def met(self, scene: Scene) -> bool:
        return OCCUPIED in scene.memory

    def progress(self, scene: Scene) -> float:
        if self.met(scene):
            return 1.0
        cells = self.places.cells(scene)
        taken = occupied(scene, cells)
        free = [cell for cell in cells if cell not in taken]
        close = closeness(scene, party_cells(scene), free)
        return 0.9 * so_far(len(taken), len(cells), close)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return left_for(scene, self.places.cells(scene), figure)

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        cells = self.places.cells(scene)
        if len(occupied(scene, cells)) == len(cells):
            remember(scene, OCCUPIED)


def occupied(scene: Scene, cells: list[int]) -> list[int]:
    """The hexes on which characters stand."""
    stands = party_cells(scene)
    return [cell for cell in cells if cell in stands]


def left_for(scene: Scene, cells: list[int], figure: Figure) -> list[int]:
    """The hexes on which no other character stands."""
    taken = occupied(scene, cells)
    return [cell for cell in cells if cell not in taken or cell == figure.cell]


class Reach(Goal):
    """A character ends its turn on one of these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def met(self, scene: Scene) -> bool:
        return OCCUPIED in scene.memory

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return self.places.cells(scene)

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        hero = scene.hero_of(figure)
        own = hero is not None and hero.figure == figure.id
        if own and figure.cell in self.places.cells(scene):
            remember(scene, OCCUPIED)


class Arrive(Goal):
    """This many allies with this name end their turns on one of these hexes."""

    def __init__(self, name: str, places: Places, count: int) -> None:
        self.name = name
        self.places = places
        self.count = count

    def met(self, scene: Scene) -> bool:
        return scene.memory.get(ARRIVED, 0) >= self.count

    def progress(self, scene: Scene) -> float:
        allies = [f.cell for f in scene.figures if f.name == self.name and not f.gone]
        close = closeness(scene, self.places.cells(scene), allies)
        return so_far(min(self.count, scene.memory.get(ARRIVED, 0)), self.count, close)

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        if figure.name == self.name and figure.cell in self.places.cells(scene):
            remember(scene, ARRIVED)


class Survive(Goal):
    """Survive until the end of a round."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def met(self, scene: Scene) -> bool:
        return scene.round >= self.rounds and scene.phase == Phase.REFRESHING

    def progress(self, scene: Scene) -> float:
        return min(1.0, scene.round / self.rounds)


class Cleanse(Measured):
    """Cleanse everything on these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def progress(self, scene: Scene) -> float:
        cells = self.places.cells(scene)
        left = self._left(scene)
        close = closeness(scene, party_cells(scene), left)
        return so_far(len(cells) - len(left), len(cells), close)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return beside(scene.scenario, self._left(scene))

    def _left(self, scene: Scene) -> list[int]:
        return [cell for cell in self.places.cells(scene) if not is_cleansed(scene, cell)]


def is_cleansed(scene: Scene, cell: int) -> bool:
    return f"{CLEANSED}-{cell}" in scene.memory


class All(Goal):
    """Meet all of several goals at once."""

    def __init__(self, parts: list[Goal]) -> None:
        self.parts = parts

    def met(self, scene: Scene) -> bool:
        for part in self.parts:
            if not part.met(scene):
                return False
        return True

    def progress(self, scene: Scene) -> float:
        return sum([part.progress(scene) for part in self.parts]) / len(self.parts)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            if not part.met(scene):
                found.extend(part.destinations(scene, figure))
        return found

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        for part in self.parts:
            part.turn_ends(scene, figure)


class Then(All):
    """Meet several goals one after the other."""

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        for part in self.parts:
            if not part.met(scene):
                return part.destinations(scene, figure)
        return []


class Either(All):
    """Meet one of several goals."""

    def met(self, scene: Scene) -> bool:
        for part in self.parts:
            if part.met(scene):
                return True
        return False

    def progress(self, scene: Scene) -> float:
        return max([part.progress(scene) for part in self.parts])
