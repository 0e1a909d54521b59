"""What the Huntress does with her two falcons (OS-14.4)."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ...printed.cards import Amount, Condition, Effect, Who
from ...printed.clearing import BOARD
from ...rules.attack.aiming import alive, hexes_hit, range_of, targets_in_reach
from ...rules.attack.plan import Aim, Plan
from ...rules.attack.strike import make_attack
from ...rules.board.falcons import falcons_on, fly_home
from ...rules.selecting import Filtered
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure


class FalconAim(Aim):
    """A ranged attack of the Huntress on an enemy that carries a falcon, at any distance and
    without line of sight; the part nearest to her is hit (OS-14.4.4)."""

    ranged = True

    def __init__(self, only: list[int] | None = None) -> None:
        self.only = only  # carriers of the falcons that have not attacked yet

    def targets(self, battle: Battle, deed: Deed) -> list[Figure]:
        found: list[Figure] = []
        for enemy in battle.enemies_of(battle.figures[deed.figure]):
            waiting = self.only is None or enemy.id in self.only
            if not waiting or enemy.id in deed.spared:  # OS-7.15.6
                continue
            if alive(enemy) and falcons_on(battle, enemy):
                found.append(enemy)
        return found

    def hexes(self, battle: Battle, deed: Deed, target: Figure) -> int:
        return BOARD.nearest(target.mask(), battle.figures[deed.figure].mask())


class SpottedAim(Aim):
    """An attack with her weapon; where a falcon sits on the target she chooses the part."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.any_part = Plan()
        self.any_part.any_part = True

    def targets(self, battle: Battle, deed: Deed) -> list[Figure]:
        return targets_in_reach(battle, deed, self.plan)

    def hexes(self, battle: Battle, deed: Deed, target: Figure) -> int:
        plan = self.any_part if falcons_on(battle, target) else self.plan
        origin = battle.figures[deed.figure].place
        return hexes_hit(battle, origin, target, range_of(battle, deed, plan), plan)


class AttackWithEach(Effect):
    """One attack of each falcon that sits on an enemy, as long as she wants to attack
    (OS-7.7.5)."""

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        waiting = battle.company[deed.fighter].falcons[:]
        plan = Plan()
        plan.aim = FalconAim(waiting)
        while True:
            attack = yield from make_attack(battle, deed, plan)
            if attack is None:
                return
            waiting.remove(attack.targets[0])

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(FalconAim().targets(battle, deed))


class SendFalcon(Effect):
    """Falcons fly to new targets, as many as one likes where there may be several; or both to the
    same (OS-14.4.1). Her own figure stands for her board."""

    def __init__(self, count: int, who: Who, both: bool) -> None:
        self.count = count
        self.who = who
        self.both = both

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        sent = 0
        while sent < self.count:
            sources = self._sources(battle, deed)
            if not sources:
                return
            options = [Option("falcon-of", carrier) for carrier in sources]
            if self.count > 1:
                options.append(refusal("no-more"))
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "which-falcon", options, "OS-14.4.1", deed.card)
            if answer.declines:
                return
            goal = yield from self._goal(battle, deed, answer.what)
            self._send(battle, deed, answer.what, goal)
            sent += 1

    def _sources(self, battle: Battle, deed: Deed) -> list[int]:
        """Carriers whose falcon has somewhere to go."""
        goals = [figure.id for figure in self.who.candidates(battle, deed)]
        carriers = dict.fromkeys(battle.company[deed.fighter].falcons)
        return [each for each in carriers if any(goal != each for goal in goals)]

    def _goal(self, battle: Battle, deed: Deed, source: int) -> Flow[int]:
        goals = [each for each in self.who.candidates(battle, deed) if each.id != source]
        options = [Option("figure", figure.id) for figure in goals]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "send-falcon", options, "OS-14.4.1", deed.card)
        return answer.what

    def _send(self, battle: Battle, deed: Deed, source: int, goal: int) -> None:
        falcons = battle.company[deed.fighter].falcons
        for place, carrier in enumerate(falcons):
            if self.both or carrier == source:
                falcons[place] = goal
                if not self.both:
                    break
        deed.this = goal
        battle.tell("falcon-sent", "OS-14.4.1", goal)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._sources(battle, deed))


class CallBack(Effect):
    """So many falcons return to her board, from somebody or from wherever they are."""

    def __init__(self, count: int, who: Who) -> None:
        self.count = count
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        left = self.count
        for figure in self.who.candidates(battle, deed):
            there = min(left, falcons_on(battle, figure))
            fly_home(battle, figure, there)
            left -= there


class FalconLands(Effect):
    """The falcon of a chain attack ends on the last target that lives."""

    def do(self, battle: Battle, deed: Deed) -> None:
        assert deed.attack is not None
        falcons = battle.company[deed.fighter].falcons
        living = [each for each in deed.attack.targets if alive(battle.figures[each])]
        if living and deed.target in falcons:
            falcons[falcons.index(deed.target)] = living[-1]
            battle.tell("falcon-sent", "OS-14.4.2", living[-1])


class FalconsOn(Condition):
    """So many falcons sit on some figures, perhaps together on one of them (OS-14.4.3)."""

    def __init__(self, least: int, who: Who, together: bool) -> None:
        self.least = least
        self.who = who
        self.together = together

    def holds(self, battle: Battle, deed: Deed) -> bool:
        found = [falcons_on(battle, each) for each in self.who.candidates(battle, deed)]
        return (max(found, default=0) if self.together else sum(found)) >= self.least


class Falcons(Amount):
    """So many for each falcon on somebody."""

    def __init__(self, who: Who, each: int) -> None:
        self.who = who
        self.each = each

    def of(self, battle: Battle, deed: Deed) -> int:
        found = self.who.candidates(battle, deed)
        return self.each * sum([falcons_on(battle, figure) for figure in found])


class WithFalcon(Filtered):
    """Those who carry a falcon; she does if one is on her board."""

    def fits(self, battle: Battle, deed: Deed, figure: Figure) -> bool:
        return falcons_on(battle, figure) > 0
