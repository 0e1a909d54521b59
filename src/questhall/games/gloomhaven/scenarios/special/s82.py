"""Scenario 82, Burning Mountain: doors that open with the dead, artifacts to keep or give up."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.language.parameters import Names, Number
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...printed.monsters import Rank
from ...rules.movement.rooms import open_door
from ...rules.movement.treasures import FoundItem
from ...rules.scenario import Goal, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Ending, Scene
from ..goals import remember
from ..places import Places, closeness
from ..words.goals import GOALS
from ..words.parameters import HEX, Hexes, doors
from ..words.rules import RULES

HOLDER = "artifacts"  # in the memory of the scene: the seat of whoever looted them
SACRIFICED = "sacrificed"


class OpensWithElites(SpecialRule):
    """Each time an elite monster dies, the next of these doors opens by itself."""

    def __init__(self, letters: list[list[int]]) -> None:
        self.doors = [door for letter in letters for door in letter]

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        closed = [door for door in self.doors if not scene.opened >> door & 1]
        if figure.kind == FigureKind.MONSTER and figure.rank == Rank.ELITE and closed:
            yield from open_door(scene, closed[0], figure)
        else:
            yield from NO_DECISIONS


def holder_of(scene: Scene) -> Hero | None:
    """Who holds the artifacts; nobody before they are looted."""
    seat = scene.memory.get(HOLDER, NOTHING)
    return None if seat == NOTHING else scene.heroes[seat]


class Artifacts(SpecialRule):
    """The items of the goal treasure. Whoever looted it may give one up at the end of a turn on a
    hex. The scenario is lost if that character becomes exhausted except on the hexes to which all
    must return; what is lost with it can be looted anew."""

    def __init__(self, number: int, altar: int, back: Places) -> None:
        self.number = number
        self.altar = altar
        self.back = back

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if goal:
            scene.memory[HOLDER] = hero.seat
        yield from NO_DECISIONS

    def _items(self, scene: Scene) -> list[int]:
        rewards = scene.scenario.treasures[self.number].rewards
        return [reward.amount for reward in rewards if isinstance(reward, FoundItem)]

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        hero = holder_of(scene)
        if hero is None or hero.figure != figure.id or figure.cell != self.altar:
            return
        if SACRIFICED in scene.memory:
            return
        items = self._items(scene)
        options = [Option("sacrifice", NOTHING, NOTHING, item) for item in items]
        options.append(refusal("keep-artifacts"))
        answer = yield Decision([hero.seat], "artifacts", options, "GH-7.1.12", figure.id)
        if not answer.declines:
            remember(scene, SACRIFICED)
            scene.tell("sacrificed", "GH-7.1.12", hero.seat, NOTHING, answer.amount)
            if answer.amount in hero.found:
                hero.found.remove(answer.amount)

    def lost(self, scene: Scene) -> bool:
        hero = holder_of(scene)
        if hero is None or not hero.exhausted:
            return False
        return scene.figure_of(hero).cell not in self.back.cells(scene)

    def conclusion(self, scene: Scene) -> str:
        return "" if SACRIFICED in scene.memory else "escape"

    def ends(self, scene: Scene) -> None:
        hero = holder_of(scene)
        if scene.outcome == Ending.LOSS and hero is not None and self.number in hero.treasures:
            hero.treasures.remove(self.number)
            items = self._items(scene)
            hero.found = [item for item in hero.found if item not in items]


class Sacrifice(Goal):
    """Whoever looted the goal treasure has given up a part of it on one of these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def met(self, scene: Scene) -> bool:
        return SACRIFICED in scene.memory

    def progress(self, scene: Scene) -> float:
        hero = holder_of(scene)
        if self.met(scene) or hero is None:
            return 1.0 if self.met(scene) else 0.0
        return 0.9 * closeness(scene, [scene.figure_of(hero).cell], self.places.cells(scene))

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        hero = holder_of(scene)
        return self.places.cells(scene) if hero is not None and hero.figure == figure.id else []


GOALS.declare(Word("sacrifice", Hexes(), make=Sacrifice))
RULES.declare(
    Word("opens_with_elites", Names("letter", doors), make=OpensWithElites),
    Word("artifacts", Number("treasure"), HEX, Hexes(), make=Artifacts),
)
