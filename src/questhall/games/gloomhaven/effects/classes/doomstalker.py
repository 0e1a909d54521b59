"""Effects that only the Doomstalker's cards have, but for its Dooms."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ...printed.cards import NO_DECISIONS, Action, Rider
from ...printed.lasting import Lasting
from ...rules.attack.after_effects import leader_of
from ...rules.attack.damage import die
from ...rules.attack.strike import Strike
from ...rules.cards.active_area import gain_xp
from ...rules.movement.forced import is_immune_to_force, push_or_pull
from ...rules.movement.terrain import meet, put_on
from ...rules.selecting import Who, can_be_killed, choose_or_skip
from ...state.figures import Condition, Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, seat_for


class Unveil(Lasting):
    """These figures lose INVISIBLE and cannot gain it any more."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        for figure in scene.figures:
            if (
                not figure.gone
                and scene.are_enemies(actor, figure)
                and figure.has(Condition.INVISIBLE)
            ):
                figure.conditions[Condition.INVISIBLE] = 0
                scene.tell("loses", "GH-3.10.31", figure.id, Condition.INVISIBLE)
        return True

    def wards_off(self, scene: Scene, active: Active, condition: int) -> bool:
        return condition == Condition.INVISIBLE


class TeleportToFelled(Action):
    """The character may appear on the hex of the killed figure; it meets what is there."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cell = turn.felled
        if cell == NOTHING or not scene.is_unoccupied(cell):
            return False
        if scene.bars_the_way(cell) and not scene.flies(actor):
            return False
        options = [Option("teleport", actor.id, cell)]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "teleport", "GH-3.4.4", actor.id)
        if answer is None:
            return False
        put_on(scene, actor, cell)
        scene.tell("teleports", "GH-3.4.4", actor.id, cell)
        yield from meet(scene, actor, actor.owner)
        return True


# -- effects of attacks ------------------------------------------------------------


class SpareRange(Rider):
    """A bonus for every hex that the attack could reach farther than its target."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        distance = scene.distance(strike.attacker, strike.target)
        strike.plus += max(0, strike.plan.distance - distance)


class FinishOff(Rider):
    """Kill a target that has only so few hit points left after the attack."""

    def __init__(self, most: int, xp: int) -> None:
        self.most = most
        self.xp = xp

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        target = strike.target
        if target.hp > self.most or not can_be_killed(scene, target):
            return
        yield from die(scene, target, strike.attacker.owner)
        hero = scene.hero_of(strike.attacker)
        if hero is not None:
            gain_xp(scene, hero, self.xp, "GH-3.17.3")


class XpPerTargets(Rider):
    """Experience for every so many enemies targeted."""

    def __init__(self, number: int) -> None:
        self.number = number

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        yield from NO_DECISIONS
        hero = scene.hero_of(strike.attacker)
        if hero is not None and len(strike.plan.struck) % self.number == 0:
            gain_xp(scene, hero, 1, "GH-3.17.3")


class LeadToAllies(Rider):
    """The target moves straight toward the nearest hex beside an ally of the attacker."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        attacker, target = strike.attacker, strike.target
        if target.gone or is_immune_to_force(scene, attacker, target):
            return
        cells = _nearest_beside_allies(scene, attacker, target)
        if not cells or target.cell in cells:
            return
        seat = leader_of(scene, strike.plan)
        options = [Option("pull-to", target.id, cell) for cell in cells]
        answer = yield from choose_one([seat], options, "pull-to", "GH-3.9.5", target.id)
        yield from push_or_pull(scene, attacker, target, self.distance, False, seat, answer.where)


def _nearest_beside_allies(scene: Scene, attacker: Figure, target: Figure) -> list[int]:
    """The hexes beside the attacker's allies where the target could stand, nearest to it."""
    board = scene.board
    cells: list[int] = []
    for ally in scene.figures:
        if ally.gone or not scene.are_allies(attacker, ally):
            continue
        for cell in board.neighbours[ally.cell]:
            free = scene.is_unoccupied(cell) and not scene.bars_the_way(cell)
            if (free or cell == target.cell) and cell not in cells:
                cells.append(cell)
    if not cells:
        return []
    far = board.distances(target.cell)
    return narrow(cells, [[far[cell] for cell in cells]])
