"""Lasting bonuses for the turns, attacks and ranges of others."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ..printed.cards import Action, Rider
from ..printed.lasting import Lasting
from ..rules.attack.strike import Strike
from ..rules.selecting import Who, holds
from ..state.figures import Condition, Figure, FigureKind
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn


class AtTurnsOf(Lasting):
    """An action of each of these figures at the start of its turns."""

    def __init__(self, who: Who, action: Action) -> None:
        self.who = who
        self.action = action

    def whom_now(self) -> Who | None:
        return self.who

    def turn_begins(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        if figure.has(Condition.STUN):
            return
        if figure.kind == FigureKind.CHARACTER:
            yield from self.action.perform(scene, figure, Turn(figure.owner))
        else:
            yield from self.action.act(scene, figure, None)


class OneAttackEachTurn(Lasting):
    """Effects on one attack of each affected figure in each turn. Players choose which; creatures
    use them on their first one."""

    def __init__(self, riders: list[Rider], when: int, who: Who | None) -> None:
        self.riders = riders
        self.when = when
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def declare(self, scene: Scene, active: Active, strike: Strike) -> Flow[bool]:
        attacker = strike.attacker
        if attacker.id in active.served or not holds(scene, self.when, attacker, strike.target):
            return False
        if attacker.kind == FigureKind.CHARACTER:
            options = [Option("add-now", active.card), refusal("not-now")]
            answer = yield Decision(
                [attacker.owner], "one-attack", options, "GH-3.12.2", active.card, strike.target.id
            )
            if answer.declines:
                return False
        active.served.append(attacker.id)
        for rider in self.riders:
            rider.strike(scene, strike)
            strike.riders.append(rider)
        return True


class ReachFarther(Lasting):
    """Ranged attacks of these figures have more range, wherever they stand by then."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def farther(self, scene: Scene, active: Active) -> int:
        return self.amount
