"""Monsters and doors that wait until something has happened."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import NO_DECISIONS
from ..printed.scenario import MonsterPlace
from ..rules.movement.rooms import RANKS, spawn
from ..rules.scenario import SpecialRule
from ..state.figures import Figure
from ..state.heroes import Hero
from ..state.scene import Scene
from .doors import open_doors
from .places import Places
from .spawning import Spawn
from .triggers import Trigger, any_happened

DONE = "done"  # in the memory of the scene, with what was waiting appended


class Waiting(SpecialRule):
    """Something that happens once, as soon as one of the triggers has."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers

    def key(self) -> str:
        """What is waiting, different for every rule of a scenario."""
        raise NotImplementedError

    def happen(self, scene: Scene) -> Flow[None]:
        raise NotImplementedError

    def is_done(self, scene: Scene) -> bool:
        return f"{DONE}-{self.key()}" in scene.memory

    def look(self, scene: Scene) -> Flow[None]:
        """Has it happened now?"""
        if not self.is_done(scene) and any_happened(scene, self.triggers):
            scene.memory[f"{DONE}-{self.key()}"] = 1
            yield from self.happen(scene)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        for trigger in self.triggers:
            yield from trigger.turn_ends(scene, figure)
        yield from self.look(scene)

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        yield from self.look(scene)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from self.look(scene)

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        yield from self.look(scene)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if self.is_done(scene):
            return []
        found: list[int] = []
        for trigger in self.triggers:
            found.extend(trigger.destinations(scene, figure))
        return found


class WaitingForRoundEnd(Waiting):
    """Something that happens at the trigger or only at the end of its round."""

    def __init__(self, triggers: list[Trigger], at_round_end: bool) -> None:
        super().__init__(triggers)
        self.at_round_end = at_round_end

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        for trigger in self.triggers:
            yield from trigger.turn_ends(scene, figure)
        if not self.at_round_end:
            yield from self.look(scene)

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        if not self.at_round_end:
            yield from self.look(scene)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if not self.at_round_end:
            yield from self.look(scene)

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if not self.at_round_end:
            yield from self.look(scene)

    def round_ends(self, scene: Scene) -> Flow[None]:
        yield from self.look(scene)


class SpawnWhen(WaitingForRoundEnd):
    """Monsters spawn once, at the trigger or at the end of its round."""

    def __init__(self, triggers: list[Trigger], spawns: list[Spawn], at_round_end: bool) -> None:
        super().__init__(triggers, at_round_end)
        self.spawns = spawns

    def key(self) -> str:
        return f"{self.spawns[0].type}-{self.spawns[0].cell}"

    def happen(self, scene: Scene) -> Flow[None]:
        for each in self.spawns:
            yield from each.happen(scene)


class Unlock(Waiting):
    """Doors stay locked until the trigger; then any character may open them (GH-7.1.5)."""

    def __init__(self, doors: list[int], triggers: list[Trigger]) -> None:
        super().__init__(triggers)
        self.doors = doors

    def key(self) -> str:
        return f"lock-{self.doors[0]}"

    def happen(self, scene: Scene) -> Flow[None]:
        for door in self.doors:
            scene.unlocked |= 1 << door
            scene.tell("unlocked", "GH-7.1.5", NOTHING, scene.scenario.joints[door].cells[0])
        yield from NO_DECISIONS


class OpensWhen(Waiting):
    """Doors stay locked until the trigger; then they open by themselves (GH-7.1.5)."""

    def __init__(self, doors: list[int], triggers: list[Trigger]) -> None:
        super().__init__(triggers)
        self.doors = doors

    def key(self) -> str:
        return f"door-{self.doors[0]}"

    def happen(self, scene: Scene) -> Flow[None]:
        someone = scene.figure_of(scene.heroes[scene.everybody()[0]])
        yield from open_doors(scene, self.doors, someone)


class HeldBack(WaitingForRoundEnd):
    """The monsters of these hexes, except some, are placed only at one of the triggers."""

    def __init__(
        self, places: Places, besides: list[Places], triggers: list[Trigger], at_round_end: bool
    ) -> None:
        super().__init__(triggers, at_round_end)
        self.places = places
        self.besides = besides

    def key(self) -> str:
        return f"held-back-{self.places.for_party[0][0]}"

    def holds_back(self, scene: Scene, place: MonsterPlace) -> bool:
        return not self.is_done(scene) and self._waits(scene, place)

    def _waits(self, scene: Scene, place: MonsterPlace) -> bool:
        if place.cell not in self.places.cells(scene):
            return False
        return not any(place.cell in each.cells(scene) for each in self.besides)

    def happen(self, scene: Scene) -> Flow[None]:
        for room in scene.scenario.rooms:
            for place in room.monsters:
                rank = place.rank(scene.characters)
                if rank != "-" and self._waits(scene, place):
                    figure = yield from spawn(scene, place.type, RANKS[rank], place.cell)
                    if figure is not None:
                        figure.drops_coin = not scene.types[figure.type].allied
