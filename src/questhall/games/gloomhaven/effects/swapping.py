"""Figures that change places; each meets what is on its new hex."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..printed.cards import Action
from ..rules.movement.terrain import meet, put_on
from ..rules.selecting import ANYWHERE, Who, choose_or_skip
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class SwapPlaces(Action):
    """The character and one of these figures change places."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = self.who.find(scene, actor, turn)
        options = [
            Option("swap-places", each.id) for each in found if _can_swap(scene, actor, each)
        ]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "swap-places", "GH-3.4.4", actor.id)
        if answer is None:
            return False
        yield from _swap(scene, actor, scene.figures[answer.what], seat)
        return True


class SwapTwo(Action):
    """Two figures of a side, wherever they are, change places."""

    def __init__(self, side: int) -> None:
        self.who = Who(side, ANYWHERE)

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self._first(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        options = _options(self._first(scene, actor, turn))
        seat = seat_for(scene, actor, turn)
        first = yield from choose_or_skip(seat, options, "swap-whom", "GH-3.4.4", actor.id)
        if first is None:
            return False
        one = scene.figures[first.what]
        others = _options(self._second(scene, actor, turn, one))
        answer = yield Decision([seat], "swap-with", others, "GH-3.4.4", one.id)
        yield from _swap(scene, one, scene.figures[answer.what], seat)
        return True

    def _first(self, scene: Scene, actor: Figure, turn: Turn) -> list[Figure]:
        found = self.who.find(scene, actor, turn)
        return [each for each in found if self._second(scene, actor, turn, each)]

    def _second(self, scene: Scene, actor: Figure, turn: Turn, one: Figure) -> list[Figure]:
        found = self.who.find(scene, actor, turn)
        return [each for each in found if each.id != one.id and _can_swap(scene, one, each)]


def _options(figures: list[Figure]) -> list[Option]:
    return [Option("target", figure.id) for figure in figures]


def _can_swap(scene: Scene, one: Figure, other: Figure) -> bool:
    return _fits(scene, one, other.cell) and _fits(scene, other, one.cell)


def _fits(scene: Scene, figure: Figure, cell: int) -> bool:
    """Could the figure stand on this hex? Objects and figures of several hexes stay where they
    are."""
    if figure.kind == FigureKind.OBJECT or len(scene.cells_of(figure)) > 1:
        return False
    return scene.flies(figure) or not scene.bars_the_way(cell)


def _swap(scene: Scene, one: Figure, other: Figure, seat: int) -> Flow[None]:
    here, there = one.cell, other.cell
    put_on(scene, one, there)
    put_on(scene, other, here)
    scene.figure_at[there] = one.id
    scene.tell("swaps-places", "GH-3.4.4", one.id, other.id)
    yield from meet(scene, one, seat)
    if not other.gone:
        yield from meet(scene, other, seat)
