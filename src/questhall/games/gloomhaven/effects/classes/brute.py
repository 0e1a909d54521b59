"""Effects that only the Brute's cards have."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import Action
from ...printed.lasting import Lasting
from ...rules.attack.conditions import give
from ...rules.attack.strike import AttackPlan
from ...rules.movement.forced import push_or_pull
from ...rules.selecting import Who, choose
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, seat_for


class DrawAttacks(Lasting):
    """An enemy's attack on one of these allies targets the owner instead, at any distance. An owner
    that cannot be targeted draws no attacks (GH-3.10.31)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def redirects(self, scene: Scene, active: Active, plan: AttackPlan, target: Figure) -> int:
        owner = scene.figure_of(scene.heroes[active.seat])
        if owner.gone or scene.is_invisible(owner) or not scene.are_enemies(plan.attacker, owner):
            return NOTHING
        for ally in self.who.find(scene, owner, None):
            if ally.id == target.id:
                return owner.id
        return NOTHING


class MovesAsAttacks(Lasting):
    """The owner may perform any Move action as an Attack action of the same value."""

    def moves_may_attack(self, scene: Scene, active: Active) -> bool:
        return True


class AffectAction(Action):
    """Conditions, then a PUSH or PULL, for the same figures."""

    def __init__(self, who: Who, conditions: list[int], distance: int, away: bool) -> None:
        self.who = who
        self.conditions = conditions
        self.distance = distance
        self.away = away

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        targets = yield from choose(scene, self.who, actor, turn, "inflict", "GH-3.9.3", True)
        for figure in targets:
            for condition in self.conditions:
                give(scene, figure, condition)
            seat = seat_for(scene, actor, turn)
            yield from push_or_pull(scene, actor, figure, self.distance, self.away, seat)
        return bool(targets)
