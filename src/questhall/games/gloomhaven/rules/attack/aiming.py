"""How a character aims an attack action (RULES 3.8, 14.5): choose the targets, then attack each."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meaning, meant_by, refusal

from ...printed.areas import Area
from ...printed.items import ItemUse, Window
from ...printed.lasting import Lasting
from ...printed.terrain import ALL_TARGETS
from ...state.figures import Figure, FigureKind
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..cards.active_area import bonuses_on, gain_xp, use_circle
from ..cards.freely import take_freely
from ..cards.items import ItemOffer, count_use, item_option, ready_items, use_item
from ..round.at_any_time import PartByPart, free_options
from .after_effects import may_have_effects
from .items_in_attacks import helped_by_allies
from .strike import AttackPlan, can_attack, can_target, strike
from .target_paths import choose_path


class Placement:
    """A target area placed on the map: its hexes, and the figures on them."""

    def __init__(self, cells: list[int], figures: list[int]) -> None:
        self.cells = cells
        self.figures = figures


def choose_and_strike(scene: Scene, plan: AttackPlan, turn: Turn) -> Flow[bool]:
    """A character's whole attack action; True if it was performed (GH-14.5.2)."""
    attacker = plan.attacker
    turn.targeted = []
    turn.area = []
    if not can_attack(scene, attacker):
        return False
    applied = yield from apply_bonuses(scene, plan, turn)
    if can_attack(scene, attacker):
        yield from prepare(scene, plan, turn)
        targets = yield from choose_targets(scene, plan, turn)
        _count_always(scene, plan, targets)
        yield from strike_all(scene, plan, targets, turn)
    performed = yield from conclude(scene, plan, turn, applied)
    return performed


def apply_bonuses(scene: Scene, plan: AttackPlan, turn: Turn) -> Flow[list[Active]]:
    """Apply the active cards that change whole attack actions; return those that did."""
    found: list[Active] = []
    for active, bonus in bonuses_on(scene, plan.attacker, Lasting.plan):
        applied = yield from bonus.plan(scene, active, plan)
        if applied:
            found.append(active)
            turn.applied.append(active.card)
    return found


def conclude(scene: Scene, plan: AttackPlan, turn: Turn, applied: list[Active]) -> Flow[bool]:
    """Use circles and perform what follows the attacks; True if the action was performed. One that
    attacked nobody was not, so no circle is used."""
    for active in applied:
        turn.applied.remove(active.card)
        if plan.struck:
            use_circle(scene, active)
    if plan.struck:
        for seat, xp in plan.xp_due:
            gain_xp(scene, scene.heroes[seat], xp, "GH-3.17.3")
        for action in plan.afterwards:
            if not plan.attacker.gone:
                yield from action.perform(scene, plan.attacker, turn)
    return bool(plan.struck)


def besides(scene: Scene, plan: AttackPlan, turn: Turn) -> list[Option]:
    """What may be chosen instead of a target, such as to be asked about effects (GH-3.9.2)."""
    options = free_options(scene, plan.attacker, turn)
    if not turn.part_by_part and (hits_all(plan) or may_have_effects(scene, plan)):
        options.append(Option("part-by-part", meant=PartByPart(turn)))
    return options


def hits_all(plan: AttackPlan) -> bool:
    """Does an area, a path or the card set the targets, rather than a choice one by one?"""
    return plan.area is not None or plan.targets >= ALL_TARGETS or plan.along_path


def prepare(scene: Scene, plan: AttackPlan, turn: Turn) -> Flow[None]:
    """Use items on the whole attack action before its targets are fixed."""
    yield from helped_by_allies(scene, plan)
    attacker = plan.attacker
    if attacker.kind != FigureKind.CHARACTER:
        return
    hero = scene.heroes[attacker.owner]
    applied: list[int] = []
    while True:
        options: list[Option] = []
        for place in ready_items(scene, hero, Window.IN_ATTACK_ACTION):
            kind = hero.items[place].kind
            if not kind.effect.plans(scene, plan):
                continue
            if kind.use != ItemUse.ALWAYS:
                options.append(item_option(hero, place))
            elif place not in applied:
                applied.append(place)
                yield from kind.effect.plan(scene, plan)
        if not options:
            return
        options.append(refusal("no-item"))
        answer = yield Decision([hero.seat], "attack-item", options, "GH-3.20.1", attacker.id)
        if answer.declines:
            return
        place = meant_by(answer, ItemOffer).place
        use_item(scene, hero, place)
        yield from hero.items[place].kind.effect.plan(scene, plan)


def _count_always(scene: Scene, plan: AttackPlan, targets: list[Figure]) -> None:
    """Count a use of the items without a symbol that these targets needed."""
    if plan.attacker.kind != FigureKind.CHARACTER:
        return
    hero = scene.heroes[plan.attacker.owner]
    for place in ready_items(scene, hero, Window.IN_ATTACK_ACTION):
        if hero.items[place].kind.effect.served(scene, plan, targets):
            count_use(scene, hero, place)


def has_targets(scene: Scene, plan: AttackPlan) -> bool:
    """Could the attack hit anybody as it is now?"""
    if plan.named is not None:
        return bool(plan.named)
    if plan.area is not None:
        return bool(placements(scene, plan, plan.area))
    return bool(in_range(scene, plan))


def in_range(scene: Scene, plan: AttackPlan) -> list[Figure]:
    """The enemies that the attack can target one by one (GH-3.6.10)."""
    attacker = plan.attacker
    return [
        figure
        for figure in scene.figures
        if not figure.gone
        and can_target(scene, attacker, figure)
        and scene.is_within(attacker, figure, plan.distance)
        and (plan.only is None or figure.id in plan.only)
    ]


def choose_targets(scene: Scene, plan: AttackPlan, turn: Turn) -> Flow[list[Figure]]:
    """All targets are chosen when the action starts (GH-3.6.27)."""
    chosen: list[Figure] = []
    most = plan.targets
    if plan.area is not None:
        placement = yield from place_area(scene, plan, plan.area, turn)
        if placement is None:
            return []
        turn.area = placement.cells
        chosen = [
            scene.figures[number]
            for number in placement.figures
            if can_target(scene, plan.attacker, scene.figures[number])
            and scene.sees(plan.attacker, scene.figures[number])
        ]
        most = len(chosen) + plan.targets - 1  # GH-3.9.10: ADD TARGET
    yield from choose_up_to(scene, plan, chosen, most, turn)
    if plan.along_path and chosen and not plan.attacker.gone:
        seat = seat_for(scene, plan.attacker, turn)
        passed = yield from choose_path(scene, plan, chosen, seat)
        chosen.extend(passed)
    return chosen


def choose_up_to(
    scene: Scene, plan: AttackPlan, chosen: list[Figure], most: int, turn: Turn
) -> Flow[None]:
    """Choose enemies in range one by one, up to this many targets. Who is out of range after an
    item was used in between has to be chosen again (GH-14.5.2)."""
    fixed = len(chosen)  # by an area or the card
    seat = seat_for(scene, plan.attacker, turn)
    while len(chosen) < most and not plan.attacker.gone:
        left = [figure for figure in in_range(scene, plan) if figure not in chosen]
        if not left:
            break
        options = [Option("target", figure.id) for figure in left]
        options.append(refusal("enough" if chosen else "no-attack"))
        options.extend(besides(scene, plan, turn))
        scene.underway.plan = plan
        scene.underway.targets = [figure.id for figure in left]
        answer = yield Decision(
            [seat], "attack", options, "GH-3.6.1", plan.attacker.id, NOTHING, plan.value
        )
        free = yield from take_freely(answer)
        if free:
            near = in_range(scene, plan)
            chosen[fixed:] = [figure for figure in chosen[fixed:] if figure in near]
            continue
        if answer.declines:
            break
        chosen.append(scene.figures[answer.what])
    scene.underway.plan = None


def strike_all(scene: Scene, plan: AttackPlan, targets: list[Figure], turn: Turn) -> Flow[None]:
    """Attack one target after the other; for an area the attacker chooses the order (GH-3.6.27). An
    attack on all the figures that a card names may still be skipped, and a player who goes part by
    part may leave out the rest (GH-3.3.5)."""
    waiting = targets[:]
    seat = seat_for(scene, plan.attacker, turn)
    ordered = not hits_all(plan)
    while waiting and not plan.attacker.gone:
        waiting = [figure for figure in waiting if not figure.gone]
        if not waiting:
            return
        target = waiting[0]
        may_skip = plan.named is not None and not plan.struck
        may_skip = may_skip or (turn.part_by_part and not ordered)
        if may_skip or (not ordered and len(waiting) > 1):
            options = [Option("target", figure.id) for figure in waiting]
            if may_skip:
                options.append(refusal("enough" if plan.struck else "no-attack"))
            options.extend(besides(scene, plan, turn))
            prompt = "next-target" if plan.struck else "first-target"
            answer = yield Decision([seat], prompt, options, "GH-3.6.27", plan.attacker.id)
            free = yield from take_freely(answer)
            if free:
                continue
            if answer.declines:
                return
            target = scene.figures[answer.what]
        waiting.remove(target)
        hit = yield from strike(scene, plan, target)
        turn.targeted.append(hit.target.id)
        if plan.more_targets:
            extra = yield from _added(scene, plan, targets, seat)
            waiting.extend(extra)
            targets = targets + extra


def _added(scene: Scene, plan: AttackPlan, already: list[Figure], seat: int) -> Flow[list[Figure]]:
    """Choose one more enemy in range for ADD TARGET on a modifier card (GH-3.9.10)."""
    found: list[Figure] = []
    while plan.more_targets:
        plan.more_targets -= 1
        left = [
            figure
            for figure in in_range(scene, plan)
            if figure not in already and figure not in found
        ]
        if not left:
            continue
        options = [Option("target", figure.id) for figure in left]
        options.append(refusal("enough"))
        answer = yield Decision([seat], "add-target", options, "GH-3.9.10", plan.attacker.id)
        if not answer.declines:
            found.append(scene.figures[answer.what])
    return found


def place_area(scene: Scene, plan: AttackPlan, area: Area, turn: Turn) -> Flow[Placement | None]:
    """Place the area: one option for each set of figures that it can cover."""
    attacker = plan.attacker
    seat = seat_for(scene, attacker, turn)
    while not attacker.gone:
        found = placements(scene, plan, area)
        if not found:
            return None
        scene.underway.placements = [placement.cells for placement in found]
        scene.underway.plan = plan
        scene.underway.targets = _targets_in(scene, plan, found)
        options = [
            Option("area", attacker.id, NOTHING, number, meant=found[number])
            for number in range(len(found))
        ]
        options.append(refusal("no-attack"))
        options.extend(besides(scene, plan, turn))
        answer = yield Decision(
            [seat], "area", options, "GH-3.8.1", attacker.id, NOTHING, plan.value
        )
        scene.underway.placements = []
        scene.underway.plan = None
        scene.underway.targets = []
        free = yield from take_freely(answer)
        if not free:
            return meaning(answer, Placement)
    return None


def _targets_in(scene: Scene, plan: AttackPlan, found: list[Placement]) -> list[int]:
    """Everybody who would be attacked with the area in one of these places."""
    attacker = plan.attacker
    targets: list[int] = []
    for placement in found:
        for number in placement.figures:
            figure = scene.figures[number]
            hit = can_target(scene, attacker, figure) and scene.sees(attacker, figure)
            if hit and number not in targets:
                targets.append(number)
    return targets


def placements(scene: Scene, plan: AttackPlan, area: Area) -> list[Placement]:
    """Every position that hits an enemy, one for each set of figures."""
    board = scene.board
    attacker = plan.attacker
    found: list[Placement] = []
    seen: dict[tuple[int, ...], bool] = {}
    if area.melee:
        origins = [board.cells[attacker.cell]]
    else:
        origins = [
            board.cells[cell]
            for figure in scene.figures
            if can_target(scene, attacker, figure) and scene.sees(attacker, figure)
            for cell in scene.cells_of(figure)
        ]
    for origin in origins:
        for shape in area.allowed(scene.rules.mirrored_areas).shapes:
            cells = [origin + step for step in shape]
            if not area.melee and not _reaches(scene, plan, cells):
                continue
            figures = _figures_on(scene, cells)
            key = tuple(sorted(figures))
            if key not in seen and _hits_somebody(scene, plan, figures):
                seen[key] = True
                inside = [board.place[cell] for cell in cells if cell in board.place]
                found.append(Placement(inside, figures))
    return found


def _reaches(scene: Scene, plan: AttackPlan, cells: list[int]) -> bool:
    """Is at least one hex of the area within range, even if it is a wall (GH-3.8.5)?"""
    far = scene.board.distances_to_cells(cells)
    return far[plan.attacker.cell] <= plan.range


def _figures_on(scene: Scene, cells: list[int]) -> list[int]:
    place = scene.board.place
    found: list[int] = []
    for cell in cells:
        if cell in place:
            number = scene.figure_at[place[cell]]
            if number != NOTHING and number not in found:
                found.append(number)
    return found


def _hits_somebody(scene: Scene, plan: AttackPlan, figures: list[int]) -> bool:
    attacker = plan.attacker
    for number in figures:
        figure = scene.figures[number]
        seen = scene.sees(attacker, figure)  # GH-3.8.6
        if seen and can_target(scene, attacker, figure):
            return True
    return False
