"""Named allies that fight (GH-7.1.8), and objects that monsters attack and characters defend."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..effects.attacking import AttackAction
from ..effects.moving import MoveAction
from ..printed.cards import NO_DECISIONS, Action, Value
from ..rules.monsters.acting import take_turn_of
from ..rules.scenario import LATE, SpecialRule
from ..state.figures import Figure, FigureKind, Side
from ..state.scene import DRAWS_FROM, Scene
from .goals import remember
from .objects import DESTROYED, hit_points_of, place_allies, place_object
from .places import Places, area_at


def move_and_attack(move: int, attack: int, range: int = -1) -> list[Action]:
    """Actions of a figure whose values the scenario gives; a range of -1 is the figure's own."""
    return [
        MoveAction(Value(move), False, False, False, False, []),
        AttackAction(Value(attack), range, 0, False, 0, 0, None, None, [], []),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighter(SpecialRule):
    """An ally of the characters with an initiative, a move and an attack of its own. The players
    choose the modifier deck from which it draws."""

    def __init__(
        self, name: str, places: Places, hit_points: str, initiative: int, actions: list[Action]
    ) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points
        self.own_initiative = initiative
        self.actions = actions

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        cells = [c for c in self.places.cells(scene) if area_at(scene.scenario, c) == area]
        place_allies(scene, self.name, cells, hit_points_of(scene, self.hit_points))
        yield from NO_DECISIONS

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.ALLY and figure.name == self.name

    def initiative(self, scene: Scene, figure: Figure) -> int:
        return self.own_initiative if self.has_turn(scene, figure) else LATE

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from choose_deck(scene, figure)
        yield from take_turn_of(scene, figure, self.actions)


def choose_deck(scene: Scene, figure: Figure) -> Flow[None]:
    """The players choose the modifier deck from which an ally draws."""
    options = [Option("draws-from", hero.figure) for hero in scene.heroes]
    options.append(Option("draws-as-monster"))
    answer = yield Decision(scene.everybody(), "draws-from", options, "GH-7.1.12", figure.id)
    seat = NOTHING if answer.what == NOTHING else scene.figures[answer.what].owner
    scene.memory[f"{DRAWS_FROM}-{figure.id}"] = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Guarded(SpecialRule):
    """Objects that monsters attack. They are nobody's allies and cannot be healed."""

    def __init__(self, name: str, places: Places, hit_points: str) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for cell in self.places.cells(scene):
            if area_at(scene.scenario, cell) == area:
                hit_points = hit_points_of(scene, self.hit_points)
                place_object(scene, self.name, cell, hit_points).side = Side.PARTY
        yield from NO_DECISIONS

    def owns(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.OBJECT and figure.name == self.name

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.owns(figure):
            remember(scene, f"{DESTROYED}-{self.name}")
        yield from NO_DECISIONS
