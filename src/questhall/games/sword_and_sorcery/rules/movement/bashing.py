"""Bash: the target is pushed back one area (SS-10.2)."""

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ...state.adventure import Adventure
from ...state.figures import ENEMIES, Figure
from ..sight import ways_of
from .entering import enter


def bash(adventure: Adventure, figure: Figure) -> Flow[None]:
    """Where it came from, else an area of the defender's or the controller's choice (SS-R53)."""
    around = ways_of(adventure, figure)[figure.area]
    if around == 0:
        return
    back = figure.came_from
    if back == NOWHERE or not around >> back & 1:
        seat = _chooser(adventure, figure)
        options = [Option("area", area) for area in places_in(around)]
        answer = yield from choose_one([seat], options, "bash-where", "SS-10.2.0.4", figure.id)
        back = answer.what
    adventure.tell("bashed", "SS-10.2.0.1", figure.id, back)
    yield from enter(adventure, figure, back)


def _chooser(adventure: Adventure, figure: Figure) -> int:
    if figure.side == ENEMIES:
        return adventure.seat_of(adventure.enemy_of(figure).controller)
    return adventure.hero_of(figure).seat
