"""Whom an attack of the company can hit: range, sight and areas (OS-7.9, OS-7.10, OS-13)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.boards.arcs import cone
from questhall.boards.masks import NOWHERE, mask_of, places_in
from questhall.boards.walking import charge, swept
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ...printed.clearing import BOARD, SIGHT
from ...printed.might import Side
from ...printed.tokens import Stat
from ...state.battle import Battle
from ...state.deeds import Attack, Deed
from ...state.figures import Figure
from ..board.numbers import may_move, raised, weapon_range
from .plan import WEAPON_RANGE, Plan, Shape

RANGE_OF_MELEE: Final = 1


def range_of(battle: Battle, deed: Deed, plan: Plan) -> int:
    """OS-7.9.2: a range on the card replaces the weapon's; 0 is melee."""
    figure = battle.figures[deed.figure]
    reach = raised(battle, figure, Stat.REACH, 0)
    if reach:
        return reach
    printed = plan.range
    if printed == WEAPON_RANGE:
        printed = weapon_range(battle, battle.company[deed.fighter])
    return raised(battle, figure, Stat.RANGE, printed) if printed else printed


def can_attack(battle: Battle, deed: Deed, plan: Plan) -> bool:
    """OS-7.9.5: is there anybody to attack?"""
    attacker = battle.figures[deed.figure]
    if not attacker.on_board:
        return False
    if plan.shape not in (Shape.SINGLE, Shape.CHAIN):
        return bool(areas(battle, deed, plan))
    if plan.aim is not None:
        return bool(plan.aim.targets(battle, deed))
    reach = range_of(battle, deed, plan)
    side = attacker.enemy_side
    for each in battle.figures:
        if each.side == side and _can_be_hit(battle, deed, plan, reach, each):
            return True
    return False


# -- single targets ------------------------------------------------------------------


def targets_in_reach(battle: Battle, deed: Deed, plan: Plan) -> list[Figure]:
    if plan.aim is not None:
        return plan.aim.targets(battle, deed)
    reach = range_of(battle, deed, plan)
    enemies = battle.enemies_of(battle.figures[deed.figure])
    return [each for each in enemies if _can_be_hit(battle, deed, plan, reach, each)]


def _can_be_hit(battle: Battle, deed: Deed, plan: Plan, reach: int, enemy: Figure) -> bool:
    attacker = battle.figures[deed.figure]
    if not alive(enemy):
        return False
    if plan.shape == Shape.CHAIN and not reach and not may_move(attacker):  # OS-13.3.8
        return False
    if enemy.id in deed.spared or (plan.target_only and enemy.id not in _attackers(deed)):
        return False  # OS-7.15.6
    if plan.this_only and enemy.id != deed.this:
        return False
    return hexes_hit(battle, attacker.place, enemy, reach, plan) != 0


def _attackers(deed: Deed) -> list[int]:
    """Whoever made the attack that gave the opportunity; of a mob all (OS-8.11.2)."""
    return [deed.target] if deed.blow is None else deed.blow.attackers


def alive(figure: Figure) -> bool:
    return figure.on_board and (figure.boss is not None or figure.hp > 0)


def hexes_hit(battle: Battle, origin: int, target: Figure, reach: int, plan: Plan) -> int:
    """The hexes of the target that may be hit: the nearest one in sight (OS-7.10.5), or all of a
    target in range where the card lets the part be chosen."""
    reach = max(reach, RANGE_OF_MELEE)
    if BOARD.distance(origin, target.place) - target.radius > reach:
        return 0
    if target.radius == 0:
        hit = not plan.needs_sight or battle.sees(origin, target)
        return target.mask() if hit else 0
    near = BOARD.within(origin, reach) & target.mask()
    if plan.needs_sight:
        near = SIGHT.seen_of(origin, near, battle.obstacle_mask())
    if not near:
        return 0
    if plan.any_part:
        return target.mask()
    return BOARD.nearest_to(origin, near)


# -- areas ---------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Area:
    """Where an area attack could be made: a direction or a hex, and the hexes it covers."""

    def __init__(self, choice: int, mask: int) -> None:
        self.choice = choice
        self.mask = mask


def areas(battle: Battle, deed: Deed, plan: Plan) -> list[Area]:
    """All ways to make it that hit an enemy."""
    attacker = battle.figures[deed.figure]
    enemies = suspected(battle)
    for enemy in battle.enemies_of(attacker):
        if alive(enemy) and enemy.id not in deed.spared:
            enemies |= enemy.mask()
    if plan.shape == Shape.ADJACENT:
        found = [Area(NOWHERE, BOARD.neighbours[attacker.place])]
    elif plan.shape == Shape.CIRCLE:
        found = _circles(battle, deed, plan, attacker)
    elif plan.shape == Shape.CHARGE and not may_move(attacker):
        return []
    else:
        found = [Area(way, _opened(battle, attacker, plan, way)) for way in range(6)]
    return [area for area in found if area.mask & enemies]


def suspected(battle: Battle) -> int:
    """The hexes of all lairs in which a boss may still lie; an area attack can drive it out."""
    mask = 0
    for card in battle.lair_cards if battle.lurking() else []:
        mask |= BOARD.within(battle.lair(card).place, 1)
    return mask


def _circles(battle: Battle, deed: Deed, plan: Plan, attacker: Figure) -> list[Area]:
    """OS-13.1.2: the centre in range and in sight."""
    reach = max(range_of(battle, deed, plan), RANGE_OF_MELEE)
    centres = BOARD.within(attacker.place, reach)
    if plan.needs_sight:
        centres = SIGHT.seen_of(attacker.place, centres, battle.obstacle_mask())
    if plan.straight:
        rays = [mask_of(BOARD.ray(attacker.place, way)) for way in range(6)]
        centres &= rays[0] | rays[1] | rays[2] | rays[3] | rays[4] | rays[5]
    return [Area(place, BOARD.within(place, 1)) for place in places_in(centres)]


def _opened(battle: Battle, attacker: Figure, plan: Plan, way: int) -> int:
    """The hexes of an area that opens in a direction."""
    place = attacker.place
    if plan.shape == Shape.ARC:  # OS-13.1.1
        beside = [BOARD.steps[(way + turn) % 6][place] for turn in (-1, 0, 1)]
        return mask_of([each for each in beside if each != NOWHERE])
    if plan.shape == Shape.CONE:
        return cone(BOARD, place, way, plan.size)
    if plan.shape == Shape.LINE:
        return mask_of(BOARD.ray(place, way)[: plan.size])
    assert plan.shape == Shape.CHARGE
    stance = attacker.stance()
    return swept(stance, charge(stance, way, plan.size, battle.obstacle_mask()))


# -- choosing ------------------------------------------------------------------------


def choose_targets(battle: Battle, deed: Deed, plan: Plan) -> Flow[Attack | None]:
    """Whom to attack; only asked where `can_attack`. None is a refusal: an attack may be made, but
    need not be (OS-7.7.5)."""
    attack = Attack(deed.figure)
    attack.ranged = _is_ranged(battle, deed, plan)
    attack.unarmed = plan.unarmed
    if plan.shape in (Shape.SINGLE, Shape.CHAIN):
        target = yield from _choose_one(battle, deed, targets_in_reach(battle, deed, plan))
        if target is None:
            return None
        _add(battle, deed, plan, attack, target)
        if plan.shape == Shape.CHAIN:
            yield from _go_on_with_chain(battle, deed, plan, attack, target)
    else:
        area = yield from _choose_area(battle, deed, plan)
        if area is None:
            return None
        _cover(battle, deed, plan, attack, area)
    deed.target = attack.targets[0] if attack.targets else NOTHING
    return attack


def _is_ranged(battle: Battle, deed: Deed, plan: Plan) -> bool:
    if plan.aim is not None and plan.aim.ranged:
        return True
    return range_of(battle, deed, plan) > 0


def _choose_one(battle: Battle, deed: Deed, targets: list[Figure]) -> Flow[Figure | None]:
    options = [Option("target", target.id) for target in targets]
    options.append(refusal("no-attack"))
    answer = yield ask(battle.company[deed.fighter].seat, "target", options, "OS-7.9.3")
    return None if answer.declines else battle.figures[answer.what]


def _add(battle: Battle, deed: Deed, plan: Plan, attack: Attack, target: Figure) -> None:
    origin = battle.figures[deed.figure].place
    reach = range_of(battle, deed, plan)
    attack.targets.append(target.id)
    if plan.aim is not None:
        attack.aimed_at[target.id] = plan.aim.hexes(battle, deed, target)
        return
    attack.aimed_at[target.id] = hexes_hit(battle, origin, target, reach, plan)


def _go_on_with_chain(
    battle: Battle, deed: Deed, plan: Plan, attack: Attack, target: Figure
) -> Flow[None]:
    """OS-13.3.1, OS-13.3.2: each next target in sight and chain range of the one before."""
    seat = battle.company[deed.fighter].seat
    while len(attack.targets) < plan.size:
        onward = _linked(battle, deed, plan, attack, target)
        if not onward:
            return
        options = [Option("target", enemy) for enemy in onward] + [refusal("no-more")]
        answer = yield ask(seat, "chain", options, "OS-13.3.2")
        if answer.declines:
            return
        target = battle.figures[answer.what]
        attack.targets.append(target.id)
        attack.aimed_at[target.id] = onward[target.id]


def _linked(battle: Battle, deed: Deed, plan: Plan, attack: Attack, last: Figure) -> dict[int, int]:
    """The next possible targets, each with its hexes in chain range (OS-13.3.7)."""
    found: dict[int, int] = {}
    for enemy in battle.enemies_of(battle.figures[deed.figure]):
        if enemy.id in attack.targets + deed.spared or not alive(enemy):
            continue
        hexes = 0
        for origin in places_in(last.mask()):
            near = BOARD.within(origin, plan.chain_range) & enemy.mask()
            hexes |= SIGHT.seen_of(origin, near, battle.obstacle_mask())
        if hexes:
            found[enemy.id] = hexes
    return found


def _choose_area(battle: Battle, deed: Deed, plan: Plan) -> Flow[Area | None]:
    found = areas(battle, deed, plan)
    verbs = {Shape.CIRCLE: "area-at", Shape.ADJACENT: "area-around"}
    options = [Option(verbs.get(plan.shape, "area-way"), area.choice) for area in found]
    options.append(refusal("no-attack"))
    answer = yield ask(battle.company[deed.fighter].seat, "area", options, "OS-13.1.1")
    if answer.declines:
        return None
    return next(area for area in found if area.choice == answer.what)


def _cover(battle: Battle, deed: Deed, plan: Plan, attack: Attack, chosen: Area) -> None:
    """OS-13.1.3: everyone in it is attacked, friend and foe, unless the card spares friends."""
    attacker = battle.figures[deed.figure]
    if plan.shape != Shape.CIRCLE and chosen.choice != NOWHERE:  # OS-7.5.5: turning is free
        attacker.facing = chosen.choice
    attack.area = chosen.mask
    if plan.shape == Shape.CIRCLE:
        attack.centre = chosen.choice
    untouched = [attacker.id, *deed.spared]
    for figure in battle.standing():
        covered = (figure.mask() & chosen.mask).bit_count()
        friend = figure.side != Side.FOES
        if not covered or figure.id in untouched or (friend and plan.foes_only):
            continue
        attack.targets.append(figure.id)
        attack.extra_hexes[figure.id] = covered - 1
        hit = figure.mask()
        if plan.shape == Shape.CHARGE:  # OS-13.4.4: a die that was charged through
            attack.aimed_at[figure.id] = hit & chosen.mask
        else:  # OS-13.1.4
            attack.aimed_at[figure.id] = BOARD.nearest(hit, attacker.mask())
