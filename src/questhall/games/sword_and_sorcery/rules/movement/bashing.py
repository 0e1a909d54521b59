"""Bash: the target is pushed back one area (SS-10.2)."""

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ...state.adventure import Adventure
from ...state.figures import Figure, Side
from ..sight import walking_distance, ways_of
from .entering import enter


def bash(adventure: Adventure, figure: Figure) -> Flow[None]:
    """Where it came from, else an area of the defender's or the controller's choice (SS-R53)."""
    around = ways_of(adventure, figure)[figure.area]
    if figure.side == Side.ENEMIES and adventure.scroll(adventure.enemy_of(figure)).rooted:
        adventure.tell("rooted", "SS-2.0.0.3", figure.id)
        return
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


def pull(adventure: Adventure, figure: Figure, area: int, areas: int) -> Flow[None]:
    """So many areas towards an area; whoever is pulled chooses between equally short ways."""
    for _ in range(areas):
        ways = ways_of(adventure, figure)
        nearer = [
            each
            for each in places_in(ways[figure.area])
            if walking_distance(adventure, figure, area)
            > adventure.passages.walking_distance(each, area)
        ]
        if figure.area == area or not nearer or not figure.on_map or adventure.over:
            return
        options = [Option("area", each) for each in nearer]
        seats = [_chooser(adventure, figure)]
        answer = yield from choose_one(seats, options, "bash-where", "SS-18.0.0.5", figure.id)
        adventure.tell("pulled", "SS-2.0.0.3", figure.id, answer.what)
        yield from enter(adventure, figure, answer.what)


def _chooser(adventure: Adventure, figure: Figure) -> int:
    if figure.side == Side.ENEMIES:
        return adventure.seat_of(adventure.controller(adventure.enemy_of(figure)))
    return adventure.hero_of(figure).seat
