"""A thing that a character carries: it changes hands by Loot actions and must come somewhere."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..printed.cards import NO_DECISIONS
from ..rules.movement.terrain import nearest_empty
from ..rules.scenario import Goal, SpecialRule
from ..state.figures import Figure
from ..state.heroes import Hero
from ..state.scene import Scene, Tile, TileKind
from .places import Places, closeness

CARRIER = "carrier"


def carrier_of(scene: Scene) -> Hero | None:
    """Who carries it; nobody while it lies on the map."""
    seat = scene.memory.get(CARRIER, NOTHING)
    return None if seat == NOTHING else scene.heroes[seat]


def lay_down(scene: Scene, look: str, cell: int) -> bool:
    """Put it on the hex as a treasure, or on the nearest empty one if another tile or a coin lies
    there (GH-7.1.1); False if there is no room."""
    cells = [cell] if scene.is_empty(cell) else nearest_empty(scene, cell)
    if not cells:
        return False
    tile = Tile(TileKind.TREASURE, look, [cells[0]])
    tile.goal = True
    scene.lay(tile)
    return True


class Deliver(Goal):
    """The character that carries the thing stands on one of these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def met(self, scene: Scene) -> bool:
        hero = carrier_of(scene)
        if hero is None or hero.exhausted:
            return False
        return scene.figure_of(hero).cell in self.places.cells(scene)

    def progress(self, scene: Scene) -> float:
        hero = carrier_of(scene)
        if self.met(scene) or hero is None:
            return 1.0 if self.met(scene) else 0.0
        return 0.9 * closeness(scene, self.places.cells(scene), [scene.figure_of(hero).cell])

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        hero = carrier_of(scene)
        return self.places.cells(scene) if hero is not None and hero.figure == figure.id else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Carried(SpecialRule):
    """Whoever loots the thing carries it. Others take it over by a Loot action with the carrier in
    range; if the carrier becomes exhausted, it lies in that hex as a treasure."""

    def __init__(self, look: str, prompt: str, event: str) -> None:
        self.look = look
        self.prompt = prompt  # shall it be taken over?
        self.event = event  # who carries it now

    def give(self, scene: Scene, hero: Hero) -> None:
        scene.memory[CARRIER] = hero.seat
        scene.tell(self.event, "GH-7.1.12", hero.seat)

    def has_loot(self, scene: Scene, hero: Hero, cell: int) -> bool:
        carrier = carrier_of(scene)
        if carrier is None or carrier.seat == hero.seat or carrier.exhausted:
            return False
        return scene.figure_of(carrier).cell == cell

    def loot(self, scene: Scene, hero: Hero, cell: int, by_standing: bool) -> Flow[None]:
        if by_standing or not self.has_loot(scene, hero, cell):
            return
        options = [Option("take-over"), refusal("skip")]
        answer = yield Decision([hero.seat], self.prompt, options, "GH-7.1.12", hero.figure)
        if not answer.declines:
            self.give(scene, hero)

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if goal:
            self.give(scene, hero)
        yield from NO_DECISIONS

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        self._drop(scene)
        yield from NO_DECISIONS

    def round_ends(self, scene: Scene) -> Flow[None]:
        self._drop(scene)
        yield from NO_DECISIONS

    def _drop(self, scene: Scene) -> None:
        hero = carrier_of(scene)
        if hero is None or not hero.exhausted:
            return
        if lay_down(scene, self.look, scene.figure_of(hero).cell):
            del scene.memory[CARRIER]

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        """Where it lies."""
        found: list[int] = []
        if carrier_of(scene) is None:
            for cell in range(len(scene.tile_at)):
                tile = scene.tile(cell)
                if tile is not None and tile.goal:
                    found.append(cell)
        return found
