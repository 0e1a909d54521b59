"""Scenario 79, Lost Temple: golems that plates wake up, and Fish, who holds one of the plates."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...effects.attacking import AttackAction
from ...printed.cards import NO_DECISIONS, Action, Value
from ...printed.hexes import FAR
from ...rules.monsters.acting import Activation, take_turn_of
from ...rules.movement.rooms import reveal_cards
from ...rules.scenario import SpecialRule
from ...rules.selecting import ADJACENT, EACH, ENEMIES, Who
from ...state.figures import Figure, FigureKind, Side
from ...state.scene import Phase, Scene
from ..allies import Fighter, choose_deck
from ..goals import left_for, remember
from ..places import Places
from ..walking import walk_toward
from ..words.parameters import HIT_POINTS, NAME, TYPE, Hexes
from ..words.rules import RULES

AWAKE = "golems-awake"


class Dormant(SpecialRule):
    """Monsters of a type neither act nor are affected by anything until figures of the
    characters' side stand on all the plates at the end of a turn."""

    def __init__(self, type: str, places: Places) -> None:
        self.type = type
        self.places = places

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        """Plates for more characters are not in play."""
        used = self.places.cells(scene)
        for cells in self.places.for_party:
            for cell in cells:
                tile = scene.tile(cell)
                if tile is not None and cell not in used:
                    scene.take_away(tile)
        yield from NO_DECISIONS

    def _owns(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.type

    def _sleeps(self, scene: Scene, figure: Figure) -> bool:
        return AWAKE not in scene.memory and self._owns(scene, figure)

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        return self._sleeps(scene, figure)

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self._sleeps(scene, figure)

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return self._sleeps(scene, figure)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if AWAKE in scene.memory or not self._all_taken(scene):
            return
        remember(scene, AWAKE)
        for other in scene.figures:
            if self._owns(scene, other) and not other.gone:
                scene.tell("wakes", "GH-7.1.12", other.id)
        if scene.phase == Phase.TURNS:  # GH-7.1.4
            yield from reveal_cards(scene)

    def _all_taken(self, scene: Scene) -> bool:
        for cell in self.places.cells(scene):
            figure = scene.figure_on(cell)
            if figure is None or figure.side != Side.PARTY or figure.kind == FigureKind.OBJECT:
                return False
        return True

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if AWAKE in scene.memory:
            return []
        free = left_for(scene, self.places.cells(scene), figure)
        return [cell for cell in free if scene.figure_at[cell] in (NOTHING, figure.id)]


class GoHome(Action):
    """Back to the hex where it began, however far that is."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        home = self.places.cells(scene)
        if actor.cell not in home:
            yield from walk_toward(scene, actor, FAR, home)


class PickDeck(Action):
    """The players choose the modifier deck from which it draws, if there is anybody to attack."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        if self.who.find(scene, actor, None):
            yield from choose_deck(scene, actor)


class Sentry(Fighter):
    """An ally that returns to its hex whenever it has been moved away, and attacks all enemies
    beside it."""

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from take_turn_of(scene, figure, self.actions)


def _sentry(
    name: str, places: Places, hit_points: str, initiative: int, attack: int
) -> SpecialRule:
    """An ally that keeps to its hex and attacks all enemies beside it."""
    beside = Who(ENEMIES, ADJACENT, EACH)
    blow = AttackAction(Value(attack), 0, 0, False, 0, 0, None, beside, [], [])
    actions = [GoHome(places), PickDeck(beside), blow]
    return Sentry(name, places, hit_points, initiative, actions)


RULES.declare(
    Word("dormant", TYPE, Hexes(), make=Dormant),
    Word(
        "sentry",
        *(NAME, Hexes(), HIT_POINTS, Named("initiative", 99), Named("attack")),
        make=_sentry,
    ),
)
