"""The attack of a Stage Card: whom it hits, and what follows (OS-8.8.2, OS-8.8.11, OS-13)."""

from typing import Final

from questhall.boards.arcs import cone, wave
from questhall.boards.displacing import displaced
from questhall.boards.hexes import NORTH_THEN_WEST
from questhall.boards.masks import NOWHERE
from questhall.boards.walking import charge, sliding_walk, swept
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import ZERO, Amount
from ...printed.clearing import BOARD
from ...printed.encounter import NO_ICON, BoardMoment
from ...printed.might import COLOURS
from ...state.battle import Battle
from ...state.deeds import Blow, Deed
from ...state.figures import Figure, FigureKind, Obstacle, apart, beside
from ..attack.plan import Outcome, Rider, Shape
from ..board.displacing import remove_obstacle, stand_on
from ..board.numbers import leave_out_strongest, might_of, movement_of, uncovered
from ..board.trampling import tread
from .attacking import attack_is_over, deliver
from .moving import face
from .passives import happen
from .placing import free_near
from .targeting import sees, within

# How hard it is to run into an obstacle.
WEIGHTS: Final = {"tree": 1, "wall": 2, "building": 3}

REAR_TURN: Final = 3  # sixths from the front to the rear


class Strike:
    """An attack as a Stage Card prints it."""

    def __init__(self, icon: int) -> None:
        self.icon = icon
        self.shape = Shape.SINGLE
        self.size = 0
        self.range = 0  # 0 is melee
        self.steps: Amount = ZERO  # of a charge
        self.bonus = 0
        self.cards = [0] * len(COLOURS)  # drawn beside the might of the figure
        self.spares_folk = False
        self.chain_range = 0
        self.from_rear = False
        self.unseen = False  # no line of sight is needed
        self.at_this = False  # the circle lies around "this", not around the target
        self.riders: list[Rider] = []

    @property
    def turn(self) -> int:
        return REAR_TURN if self.from_rear else 0


def strike(battle: Battle, deed: Deed, plan: Strike) -> Flow[None]:
    """One draw for all whom it hits (OS-8.8.7); without any it is skipped."""
    boss = battle.figures[deed.figure]
    if not boss.on_board:  # an answer to its movement beat it
        return
    if plan.shape == Shape.CHARGE:
        area = yield from charge_through(battle, deed, boss, plan.steps.of(battle, deed))
    else:
        area = area_of(battle, deed, boss, plan)
    targets = _targets(battle, deed, boss, plan, area)
    if not targets:
        return
    last_hexes = targets[-1].mask()
    might = might_of(battle, boss)
    if plan.icon != NO_ICON and uncovered(boss, plan.icon):  # OS-8.8.2
        leave_out_strongest(might)
    for colour, extra in enumerate(plan.cards):
        might[colour] += extra
    blow = Blow([boss.id], [target.id for target in targets], might)
    blow.range = plan.range
    blow.area = area
    blow.chain = plan.shape == Shape.CHAIN
    blow.charge = plan.shape == Shape.CHARGE
    blow.bonus = plan.bonus
    deed.blow = blow
    yield from happen(battle, BoardMoment.ATTACK, boss, deed)
    yield from deliver(battle, blow)
    if not battle.over:
        yield from _follow(battle, deed, plan, blow)
        yield from attack_is_over(battle, blow)
    deed.blow = None
    if plan.shape == Shape.CHAIN and not plan.range and boss.on_board and not boss.rooted:
        _end_of_chain(battle, boss, targets[-1], last_hexes)


def area_of(battle: Battle, deed: Deed, boss: Figure, plan: Strike) -> int:
    """The hexes that are attacked, 0 for a single target."""
    if plan.shape == Shape.CIRCLE:
        centre = centre_of(battle, deed, plan)
        if centre is None or not _may_aim(battle, boss, centre, plan):
            return 0
        return BOARD.within(centre.place, 1)
    if plan.shape == Shape.ADJACENT:
        return BOARD.beside(boss.mask())
    if plan.shape == Shape.WITHIN:
        return within(boss.mask(), plan.size)
    if plan.shape == Shape.CONE:
        way = (boss.facing + plan.turn) % 6
        apex = BOARD.steps[way][boss.place] if boss.large else boss.place
        if apex == NOWHERE:
            return 0
        return cone(BOARD, apex, way, plan.size) & ~boss.mask()  # OS-13.6.3, OS-13.6.5
    if plan.shape == Shape.WAVE:
        return _best_wave(battle, boss, plan)
    return 0


def _hit_by_areas(battle: Battle, boss: Figure, plan: Strike) -> list[Figure]:
    """Its enemies, and civilians unless they are spared."""
    enemies = battle.enemies_of(boss)
    return enemies if plan.spares_folk else enemies + battle.folk()


def charge_through(battle: Battle, deed: Deed, boss: Figure, steps: int) -> Flow[int]:
    """It turns towards its target and goes straight on (OS-13.4.1, OS-13.4.6); a large one breaks
    what is in its way and pushes whoever stands where it ends (OS-13.4.3). The hexes it swept."""
    if deed.target != NOTHING and battle.figures[deed.target].on_board:
        boss.facing = boss.stance().facing_towards(battle.figures[deed.target].place)
    stops = 0 if boss.large else battle.obstacle_mask()
    stance = boss.stance()
    path = charge(stance, boss.facing, movement_of(battle, boss, steps), stops)
    if not path:
        return 0
    way = swept(stance, path)  # OS-13.4.5
    tread(battle, boss, way)
    if boss.large:
        hit = [figure for figure in battle.standing() if figure.side != boss.side]
        hit = [figure for figure in hit if figure.mask() & way]
        crushed = [each for each in battle.obstacles if each.mask & way]
        for obstacle in crushed:
            remove_obstacle(battle, obstacle)
        stand_on(battle, boss, path[-1])
        for figure in hit:  # whoever was on the way is attacked, wherever he was pushed
            way |= figure.mask()
        yield from _crush(battle, deed, boss, crushed)
    else:
        free = battle.free() | boss.mask()
        end = path[-1]
        if not free >> end & 1:  # OS-13.4.2
            end = displaced(BOARD, end, boss.facing, free)
        boss.place = end if end != NOWHERE else boss.place
        tread(battle, boss, boss.mask())
    battle.tell("moved", "OS-13.4.1", boss.id, boss.place)
    return way & ~boss.mask()


def _crush(battle: Battle, deed: Deed, boss: Figure, obstacles: list[Obstacle]) -> Flow[None]:
    """The board may have something happen for each that was in the way of a charge, with its weight
    as the number."""
    number = deed.number
    for obstacle in obstacles:
        deed.crushed += 1
        deed.number = WEIGHTS[obstacle.kind]
        yield from happen(battle, BoardMoment.OBSTACLE_CRUSHED, boss, deed)
    deed.number = number


def centre_of(battle: Battle, deed: Deed, plan: Strike) -> Figure | None:
    number = deed.this if plan.at_this else deed.target
    return None if number == NOTHING else battle.figures[number]


def _may_aim(battle: Battle, boss: Figure, centre: Figure, plan: Strike) -> bool:
    if not centre.on_board:
        return False
    if not plan.range:
        return True
    near = apart(boss, centre) <= plan.range
    return near and (plan.unseen or sees(battle, boss, centre))


def _best_wave(battle: Battle, boss: Figure, plan: Strike) -> int:
    """OS-13.11.1: aimed so that it hits the most enemies, then North then West."""
    best, most = 0, 0
    for way in NORTH_THEN_WEST:
        band = wave(BOARD, boss.place, boss.mask(), way)  # OS-13.11.2
        hit = len([each for each in _hit_by_areas(battle, boss, plan) if each.mask() & band])
        if hit > most:
            best, most = band, hit
    return best


def _targets(battle: Battle, deed: Deed, boss: Figure, plan: Strike, area: int) -> list[Figure]:
    """OS-8.8.11: after the movement the target must be in range and sight."""
    if plan.shape not in (Shape.SINGLE, Shape.CHAIN):
        return [each for each in _hit_by_areas(battle, boss, plan) if each.mask() & area]
    if deed.target == NOTHING or not battle.figures[deed.target].on_board:
        return []
    target = battle.figures[deed.target]
    if plan.range:
        near = apart(boss, target) <= plan.range
        if not near or not (plan.unseen or sees(battle, boss, target)):
            return []
    elif not beside(boss, target):
        return []
    else:
        face(battle, boss, target, plan.turn)  # OS-8.5.4
    return [target] if plan.shape == Shape.SINGLE else _chained(battle, boss, target, plan)


def _chained(battle: Battle, boss: Figure, first: Figure, plan: Strike) -> list[Figure]:
    """OS-13.3.3: each time the nearest to the one before, in chain range and sight of it, North
    then West; nobody twice (OS-13.3.1)."""
    found = [first]
    while len(found) < plan.size:
        last = found[-1]
        best: Figure | None = None
        for enemy in battle.enemies_of(boss):
            away = apart(last, enemy)
            if enemy in found or away > plan.chain_range or not sees(battle, last, enemy):
                continue
            if best is None or away < apart(last, best):
                best = enemy
        if best is None:
            break
        found.append(best)
    return found


def _follow(battle: Battle, deed: Deed, plan: Strike, blow: Blow) -> Flow[None]:
    """Effects on whoever was attacked and still stands; some only on those who lost HP."""
    for rider in plan.riders:
        for target in blow.targets[:1] if rider.effect.at_once else blow.targets:
            lost = blow.hp_lost.get(target, 0)
            if battle.over:
                return
            figure = battle.figures[target]
            if figure.kind == FigureKind.SENTINEL or not (rider.effect.at_once or figure.on_board):
                continue
            if rider.outcome == Outcome.HIT or (rider.outcome == Outcome.HP_LOST and lost > 0):
                deed.subject = target
                deed.number = lost
                yield from rider.effect.resolve(battle, deed)


def _end_of_chain(battle: Battle, boss: Figure, last: Figure, hexes: int) -> None:
    """OS-13.3.5, OS-13.3.6: the attacker ends next to the last target, on its hex if it died
    (OS-R83), and faces it."""
    if boss.large:
        stand_on(battle, boss, _beside(boss, last.mask() or hexes))
    else:
        place = free_near(battle, last.mask() or hexes)
        boss.place = boss.place if place == NOWHERE else place
        tread(battle, boss, boss.mask())
    battle.tell("moved", "OS-13.3.5", boss.id, boss.place)
    face(battle, boss, last)


def _beside(boss: Figure, hexes: int) -> int:
    """Where the base stands next to these hexes, as near as possible to where it is."""
    if BOARD.beside(boss.mask()) & hexes:
        return boss.place
    path = sliding_walk(boss.stance(), hexes, BOARD.size)
    return path[-1] if path else boss.place
