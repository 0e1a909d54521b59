"""Figures that are moved by others: knocked back, pushed, turned (OS-13.7 to OS-13.9)."""

from questhall.boards import displacing
from questhall.boards.displacing import Knock, length_of_knockback
from questhall.boards.hexes import NO_DIRECTION, direction_towards
from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import Flow

from ...printed.clearing import BOARD
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind, Obstacle
from ..boss.stage_deck import change_stage
from .harm import lose_hp
from .trampling import tread, tread_between


def shift(figure: Figure, by: int) -> None:
    """Somebody moved or turned it this round."""
    if by not in figure.shifted_by:
        figure.shifted_by.append(by)


def knock_back(
    battle: Battle, source: Figure, figures: list[Figure], steps: int, harmless: bool = False
) -> Flow[list[int]]:
    """All at the same moment, straight away from the source (OS-13.7.2, OS-13.7.7). Who runs into
    something loses 1 HP, and so does whom he runs into (OS-13.7.4, OS-13.7.5). The bosses of whom a
    part broke by it."""
    standing = [figure for figure in battle.standing() if figure.kind != FigureKind.SENTINEL]
    places = {figure.id: place for place, figure in enumerate(standing)}
    knocks: list[Knock] = []
    for figure in figures:
        if figure.rooted:
            continue
        direction = direction_towards(BOARD.hexes[source.place], BOARD.hexes[figure.place])
        if figure.id in places and direction != NO_DIRECTION:
            length = length_of_knockback(steps, figure.large)  # OS-13.8.1, OS-13.8.4
            knocks.append(Knock(places[figure.id], direction, length))
    stances = [figure.stance() for figure in standing]
    ends = displacing.knock_back(stances, knocks, battle.obstacle_mask())  # OS-13.7.6
    for figure, end in zip(standing, ends, strict=True):
        if figure.place != end:
            battle.tell("knocked-back", "OS-13.7.2", figure.id, end)
            tread_between(battle, figure, end)
            figure.place = end
    broken: list[int] = []
    for knock in knocks:
        shift(standing[knock.figure], source.id)
        if not harmless:
            broken += yield from _collide(battle, source, standing, knock)
    return broken


def _collide(
    battle: Battle, source: Figure, standing: list[Figure], knock: Knock
) -> Flow[list[int]]:
    figure = standing[knock.figure]
    broken: list[int] = []
    met = [each for each in battle.obstacles if each.mask & knock.obstacles]
    for obstacle in met:
        origin = obstacle.mask & knock.obstacles
        if figure.large:  # OS-13.8.2
            remove_obstacle(battle, obstacle)
        if (yield from lose_hp(battle, figure, 1, source.id, origin)):
            broken.append(figure.id)
    for number in knock.figures:
        other = standing[number]
        own, its = figure.mask(), other.mask()
        if (yield from lose_hp(battle, other, 1, source.id, own)):
            broken.append(other.id)
        if (yield from lose_hp(battle, figure, 1, source.id, its)):
            broken.append(figure.id)
    return broken


def pull(battle: Battle, source: Figure, figure: Figure, steps: int) -> None:
    """So many hexes towards the source, as far as nothing is in the way."""
    free = 0 if figure.rooted else battle.free()
    for _ in range(steps):
        towards = direction_towards(BOARD.hexes[figure.place], BOARD.hexes[source.place])
        stance = figure.stance()
        place = stance.step(towards) if towards != NO_DIRECTION else NOWHERE
        if place == NOWHERE or stance.mask_at(place) & ~(free | figure.mask()):
            break
        tread(battle, figure, stance.mask_at(place))
        figure.place = place
    shift(figure, source.id)
    battle.tell("pushed", "OS-13.9.1", figure.id, figure.place)


def turn(battle: Battle, figure: Figure, steps: int, by: int) -> None:
    """By sixths, clockwise; a base of seven hexes covers the same ones then."""
    figure.facing = (figure.facing + steps) % 6
    shift(figure, by)
    battle.tell("turned", "OS-7.5.5", figure.id, figure.facing)


def remove_obstacle(battle: Battle, obstacle: Obstacle) -> None:
    """OS-7.6.9: the whole piece."""
    battle.obstacles = [each for each in battle.obstacles if each is not obstacle]
    battle.tell("obstacle-removed", "OS-7.6.9", obstacle.cells[0])
    change_stage(battle)


def stand_on(battle: Battle, mover: Figure, place: int) -> None:
    """A large figure ends there: whoever stands under it is pushed away from its centre
    (OS-8.7.3), and obstacles are removed (OS-8.7.5)."""
    base = mover.stance().mask_at(place)
    for obstacle in battle.obstacles[:]:
        if obstacle.mask & base:
            remove_obstacle(battle, obstacle)
    mover.place = NOWHERE
    tread(battle, mover, base)
    pushed = [figure for figure in battle.standing() if figure.mask() & base]
    free = battle.free() & ~base
    # OS-13.9.2, OS-13.9.3, OS-13.9.6
    ends = displacing.pushed_one_by_one([each.stance() for each in pushed], place, base, free)
    mover.place = place
    for number, figure in enumerate(pushed):
        end = ends[number]
        if end != NOWHERE:
            battle.tell("pushed", "OS-13.9.1", figure.id, end)
            tread_between(battle, figure, end)
            figure.place = end
