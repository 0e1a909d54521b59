"""Scenario 77, Vault of Secrets: guards run to raise the alarm."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.words import Word

from ...effects.moving import MoveAction
from ...printed.cards import Action
from ...rules.monsters.acting import Activation, choose_focus, take_turn_of
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..places import Places
from ..walking import walk_toward
from ..words.parameters import TYPE, Hexes
from ..words.rules import RULES

STEPS = 2


class Run(Action):
    """Two steps toward the nearest of the hexes, through doors; then a new focus is found."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        assert activation is not None
        yield from walk_toward(scene, actor, STEPS, self.places.cells(scene))
        if not actor.gone:
            activation.targets = None
            yield from choose_focus(scene, activation)


class Alarm(SpecialRule):
    """Monsters of a type run to these hexes and then do what their cards say except for moves.
    The scenario is lost when one stands there."""

    def __init__(self, type: str, places: Places) -> None:
        self.type = type
        self.places = places
        self.run = Run(places)

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.type

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        card = scene.monster_card(figure.type)
        printed: list[Action] = [] if card is None else card.actions
        others = [action for action in printed if not isinstance(action, MoveAction)]
        yield from take_turn_of(scene, figure, [self.run, *others])

    def lost(self, scene: Scene) -> bool:
        for cell in self.places.cells(scene):
            figure = scene.figure_on(cell)
            if figure is not None and self.has_turn(scene, figure):
                return True
        return False


RULES.declare(Word("alarm", TYPE, Hexes(), make=Alarm))
