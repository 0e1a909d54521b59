"""Rules about whole types of monsters, the start, looting and exhaustion."""

from questhall.kernel.decisions import NOTHING

from ..printed.hexes import FAR
from ..printed.scenario import FEWEST_CHARACTERS
from ..rules.movement.rooms import RANKS, type_number
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
from ..state.scene import Phase, Scene
from .goals import KILLED, LOOTED, has_looted
from .objects import DESTROYED
from .places import Places, area_at
from .triggers import Trigger, all_happened, any_happened


class Allied(SpecialRule):
    """All monsters of these types are allies of the characters and enemies of all other
    monsters."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def set_up(self, scene: Scene) -> None:
        for name in self.types:
            scene.types[type_number(scene, name)].allied = True


class Wild(SpecialRule):
    """All monsters of these types are enemies of everybody else, even of other monsters."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def set_up(self, scene: Scene) -> None:
        for name in self.types:
            scene.types[type_number(scene, name)].wild = True


class LostWhenKilled(SpecialRule):
    """The scenario is lost if a monster of these types is killed."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def lost(self, scene: Scene) -> bool:
        for name in self.types:
            if f"{KILLED}-{name}" in scene.memory:
                return True
        return False


class SummonsInstead(SpecialRule):
    """Monsters of a type summon others than their cards say."""

    def __init__(self, summoner: str, type: str, ranks: str) -> None:
        self.summoner = summoner
        self.type = type
        self.ranks = ranks

    def summoned_by(self, scene: Scene, actor: Figure, printed: tuple[str, int]) -> tuple[str, int]:
        if actor.kind != FigureKind.MONSTER or scene.types[actor.type].kind.key != self.summoner:
            return printed
        return self.type, RANKS[self.ranks[scene.characters - FEWEST_CHARACTERS]]


class LevelBonus(SpecialRule):
    """A monster type is this many levels above the scenario level, up to 7."""

    def __init__(self, type: str, levels: int) -> None:
        self.type = type
        self.levels = levels

    def set_up(self, scene: Scene) -> None:
        scene.types[type_number(scene, self.type)].level_bonus = self.levels


class LootActionOnly(SpecialRule):
    """Treasure tiles cannot be taken by end-of-turn looting."""

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        return False


class OneTreasureEach(SpecialRule):
    """Each character may loot only one treasure tile."""

    def may_loot(self, scene: Scene, hero: Hero) -> bool:
        return not has_looted(scene, hero.seat)


class NoItems(SpecialRule):
    """Characters cannot use items."""

    def may_use_items(self, scene: Scene, hero: Hero) -> bool:
        return False


class LostWhenExhausted(SpecialRule):
    """The scenario is lost if a character becomes exhausted outside these hexes; with a trigger,
    only from then on."""

    def __init__(self, places: Places, triggers: list[Trigger]) -> None:
        self.places = places
        self.triggers = triggers

    def lost(self, scene: Scene) -> bool:
        if not all_happened(scene, self.triggers):
            return False
        cells = self.places.cells(scene)
        for hero in scene.heroes:
            if hero.exhausted and scene.figure_of(hero).cell not in cells:
                return True
        return False


class LostWithoutLoot(SpecialRule):
    """The scenario is lost if a character becomes exhausted before it has looted a treasure."""

    def lost(self, scene: Scene) -> bool:
        for hero in scene.heroes:
            if hero.exhausted and f"{LOOTED}-{hero.seat}" not in scene.memory:
                return True
        return False


class LostBefore(SpecialRule):
    """The scenario is lost if a character becomes exhausted before one of the triggers."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers

    def lost(self, scene: Scene) -> bool:
        exhausted = [hero for hero in scene.heroes if hero.exhausted]
        return bool(exhausted) and not any_happened(scene, self.triggers)


class LostAfter(SpecialRule):
    """The scenario is lost if its goal is not met by the end of a round."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def lost(self, scene: Scene) -> bool:
        return scene.round >= self.rounds and scene.phase == Phase.REFRESHING


class LostWhenDestroyed(SpecialRule):
    """The scenario is lost once an object with this name is destroyed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def lost(self, scene: Scene) -> bool:
        return f"{DESTROYED}-{self.name}" in scene.memory


class LostWhenAllDie(SpecialRule):
    """The scenario is lost once all allies with this name are dead."""

    def __init__(self, name: str) -> None:
        self.name = name

    def lost(self, scene: Scene) -> bool:
        known = [figure for figure in scene.figures if figure.name == self.name]
        return bool(known) and all(figure.gone for figure in known)


class SplitStart(SpecialRule):
    """At most half the characters, rounded up, begin in the same room."""

    def may_start(self, scene: Scene, cell: int) -> bool:
        room = area_at(scene.scenario, cell)
        placed = [scene.figure_of(hero).cell for hero in scene.heroes if hero.figure != NOTHING]
        there = [each for each in placed if area_at(scene.scenario, each) == room]
        return len(there) < (scene.characters + 1) // 2


class StartNearMonsters(SpecialRule):
    """The characters begin only where a way leads to a monster without opening a door."""

    def may_start(self, scene: Scene, cell: int) -> bool:
        far = scene.board.distances(cell)
        for figure in scene.figures:
            if figure.kind == FigureKind.MONSTER and far[figure.cell] < FAR:
                return True
        return False


class Assail(SpecialRule):
    """Monsters of these types focus on an object whenever they can attack it in their turn."""

    def __init__(self, name: str, types: list[str]) -> None:
        self.name = name
        self.types = types

    def wanted_focus(self, scene: Scene, figure: Figure) -> list[Figure]:
        if figure.kind != FigureKind.MONSTER or scene.types[figure.type].kind.key not in self.types:
            return []
        return [
            other
            for other in scene.figures
            if other.kind == FigureKind.OBJECT and other.name == self.name and not other.gone
        ]
