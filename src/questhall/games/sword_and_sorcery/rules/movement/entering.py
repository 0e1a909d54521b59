"""What happens to a character who enters an area (SS-R85)."""

from questhall.kernel.decisions import Flow

from ...printed.kinds import Moment
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.figures import Figure, Side
from ..answers import answer
from ..attack.harm import can_be_harmed, hurt, set_on_fire
from ..numbers import ignores_hindrances
from ..scripts import check_goals, on_entering
from ..stories import take_story
from .shadows import look_around
from .snares import step_into_snares


def put(figure: Figure, area: int) -> None:
    """Every move is remembered for a bash (SS-10.2.0.4)."""
    figure.came_from = figure.area
    figure.area = area


def enter(adventure: Adventure, figure: Figure, area: int) -> Flow[None]:
    """Shadows first, then what the quest says, then enemies who react, then fire and hazard. A goal
    is reached before any of these can still do harm (SS-4.4.0.2)."""
    put(figure, area)
    yield from look_around(adventure)
    if figure in adventure.hero_figures():  # SS-7.2.0.16
        yield from take_story(adventure, figure)
        yield from on_entering(adventure, figure)
    yield from check_goals(adventure)
    if figure.side == Side.HEROES and not adventure.is_ghost(figure):
        yield from _enemies_react(adventure, figure)
    yield from step_into_snares(adventure, figure)
    if not can_be_harmed(adventure, figure) or figure.area != area:
        return
    for level in list(adventure.grounds[area].fire):  # SS-10.3.0.5
        set_on_fire(adventure, figure, level)
    walks = figure.side == Side.HEROES and not ignores_hindrances(adventure, figure)
    if walks and adventure.quest.areas[area].hazardous:  # SS-3.2.2.7
        adventure.tell("hazard", "SS-3.2.2.7", figure.id, area)
        yield from hurt(adventure, figure, 1)


def _enemies_react(adventure: Adventure, figure: Figure) -> Flow[None]:
    for enemy in adventure.in_area(Side.ENEMIES, figure.area):
        deed = Deed(enemy.id)
        deed.target = figure.id
        deed.enemy = enemy.owner
        if enemy.on_map and can_be_harmed(adventure, figure):
            yield from answer(adventure, enemy, Moment.ENTER, deed)
