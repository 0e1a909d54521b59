"""Rules about whole types of monsters, about looting and about exhaustion."""

from ..rules.movement.rooms import type_number
from ..rules.scenario import Script
from ..state.scene import Scene
from .places import Places


class Allied(Script):
    """All monsters of these types are allies of the characters and enemies of all other
    monsters."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def set_up(self, scene: Scene) -> None:
        for name in self.types:
            scene.types[type_number(scene, name)].allied = True


class LevelBonus(Script):
    """A monster type is this many levels above the scenario level, up to 7."""

    def __init__(self, type: str, levels: int) -> None:
        self.type = type
        self.levels = levels

    def set_up(self, scene: Scene) -> None:
        scene.types[type_number(scene, self.type)].level_bonus = self.levels


class LootActionOnly(Script):
    """Treasure tiles cannot be taken by end-of-turn looting."""

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        return False


class LostWhenExhausted(Script):
    """The scenario is lost if a character becomes exhausted outside these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def lost(self, scene: Scene) -> bool:
        cells = self.places.cells(scene)
        for hero in scene.heroes:
            if hero.exhausted and scene.figure_of(hero).cell not in cells:
                return True
        return False
