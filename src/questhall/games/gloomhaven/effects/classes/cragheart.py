"""Effects that only the Cragheart's cards have: obstacles and walls as weapons."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import Rider
from ...printed.hexes import DIRECTIONS
from ...printed.lasting import Lasting
from ...rules.attack.after_effects import leader_of
from ...rules.attack.damage import suffer
from ...rules.attack.strike import Strike
from ...rules.cards.active_area import gain_xp
from ...rules.movement.forced import forced_steps, is_immune_to_force, push_or_pull
from ...rules.movement.terrain import meet, put_on
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ..bonuses import MELEE
from ..obstacles import can_be_destroyed, is_obstacle, obstacles_beside
from ..tiles import destroy


class PushThroughObstacles(Rider):
    """PUSH X, even into obstacles: each is destroyed, damages the target and gives experience."""

    def __init__(self, distance: int, damage: int, xp: int) -> None:
        self.distance = distance
        self.damage = damage
        self.xp = xp

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        target, attacker = strike.target, strike.attacker
        if target.gone or is_immune_to_force(scene, attacker, target):
            return
        for left in range(self.distance, 0, -1):
            free = forced_steps(scene, target, attacker.cell, left, True)
            steps = free + self._obstacles(scene, target, attacker.cell, free)
            if target.gone or not steps:
                return
            options = [Option("push", target.id, cell) for cell in steps]
            if left == self.distance or not [cell for cell in free if not is_obstacle(scene, cell)]:
                options.append(refusal("skip"))
            answer = yield Decision(
                [attacker.owner], "push", options, "GH-3.9.4", target.id, NOTHING, left
            )
            if answer.declines:
                return
            yield from self._enter(scene, strike, answer.where)

    def _obstacles(self, scene: Scene, target: Figure, origin: int, free: list[int]) -> list[int]:
        """The obstacles farther away that the target cannot enter otherwise."""
        far = scene.board.distances(origin)
        return [
            cell
            for cell in scene.board.neighbours[target.cell]
            if far[cell] > far[target.cell]
            and cell not in free
            and can_be_destroyed(scene, cell)
            and scene.is_unoccupied(cell)
        ]

    def _enter(self, scene: Scene, strike: Strike, cell: int) -> Flow[None]:
        target, attacker = strike.target, strike.attacker
        put_on(scene, target, cell)
        if not is_obstacle(scene, cell):
            yield from meet(scene, target, attacker.owner)
            return
        destroy(scene, cell)
        gain_xp(scene, scene.heroes[attacker.owner], self.xp, "GH-3.17.3")
        yield from suffer(scene, target, self.damage, "GH-3.18.6", attacker.id, attacker.owner)


class PushAgainstObstacles(Rider):
    """PUSH X; each hex of it that a wall or obstacle blocks damages the target and gives
    experience."""

    def __init__(self, distance: int, damage: int, xp: int) -> None:
        self.distance = distance
        self.damage = damage
        self.xp = xp

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        target, attacker = strike.target, strike.attacker
        seat = leader_of(scene, strike.plan)
        left = yield from push_or_pull(scene, attacker, target, self.distance, True, seat)
        if not left or not stands_against(scene, target, attacker.cell):
            return
        for _ in range(left):
            if not target.gone:
                gain_xp(scene, scene.heroes[attacker.owner], self.xp, "GH-3.17.3")
                yield from suffer(
                    scene, target, self.damage, "GH-3.18.6", attacker.id, attacker.owner
                )


def stands_against(scene: Scene, figure: Figure, origin: int) -> bool:
    """Is there a wall or obstacle behind the figure, as seen from this hex?"""
    q, r = scene.scenario.hex(figure.cell)
    here = _distance(scene, origin, q, r)
    for dq, dr in DIRECTIONS:
        if _distance(scene, origin, q + dq, r + dr) <= here:
            continue
        cell = _neighbour(scene, figure.cell, q + dq, r + dr)
        if cell == NOTHING or (is_obstacle(scene, cell) and not scene.flies(figure)):
            return True
    return False


def _distance(scene: Scene, origin: int, q: int, r: int) -> int:
    """The distance as if there were no walls."""
    from_q, from_r = scene.scenario.hex(origin)
    dq, dr = q - from_q, r - from_r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _neighbour(scene: Scene, cell: int, q: int, r: int) -> int:
    """The adjacent hex at these coordinates, NOTHING if it is a wall."""
    for other in scene.board.neighbours[cell]:
        if scene.scenario.hex(other) == (q, r):
            return other
    return NOTHING


class DestroyToAdd(Lasting):
    """The attack destroys an obstacle beside the attacker, if there is one, and gets stronger."""

    def __init__(self, amount: int, kind: int) -> None:
        self.amount = amount
        self.kind = kind

    def declare(self, scene: Scene, active: Active, strike: Strike) -> Flow[bool]:
        if self.kind == MELEE and strike.ranged:
            return False
        cells = obstacles_beside(scene, strike.attacker)
        if not cells:
            return False
        options = [Option("destroy-obstacle", strike.attacker.id, cell) for cell in cells]
        answer = yield Decision(
            [active.seat], "destroy-obstacle", options, "GH-3.12.5", strike.attacker.id
        )
        destroy(scene, answer.where)
        strike.plus += self.amount
        return True
