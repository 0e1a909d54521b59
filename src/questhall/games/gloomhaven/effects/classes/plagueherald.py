"""Effects that only the Plagueherald's cards have."""

from questhall.kernel.decisions import Flow, Option

from ...printed.cards import NO_DECISIONS, Action
from ...printed.lasting import Lasting
from ...rules.attack.conditions import give, remove
from ...rules.attack.damage import suffer
from ...rules.attack.strike import AttackPlan, Strike
from ...rules.cards.active_area import gain_xp
from ...rules.selecting import Who, choose, choose_or_skip
from ...state.figures import Condition, Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn


class AtAnAllysCost(Lasting):
    """In each of its attack actions the owner may harm an ally to attack better."""

    prompt = ""

    def __init__(self, who: Who) -> None:
        self.who = who

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        allies = self.who.find(scene, plan.attacker, plan.turn)
        options = [Option("target", ally.id) for ally in allies if self.can_harm(scene, ally)]
        who = plan.attacker.id
        answer = yield from choose_or_skip(active.seat, options, self.prompt, "GH-3.12.2", who)
        if answer is None:
            return False
        harmed = yield from self.harm(scene, plan.attacker, scene.figures[answer.what])
        if harmed:
            self.gain(plan)
        return harmed

    def can_harm(self, scene: Scene, ally: Figure) -> bool:
        return True

    def harm(self, scene: Scene, owner: Figure, ally: Figure) -> Flow[bool]:
        yield from NO_DECISIONS
        return False

    def gain(self, plan: AttackPlan) -> None:
        """The attack action becomes better."""


class SpreadPlague(AtAnAllysCost):
    """POISON for an ally, or damage if it has that already, adds 1 to the whole attack action."""

    prompt = "spread-plague"

    def __init__(self, who: Who, damage: int) -> None:
        super().__init__(who)
        self.damage = damage

    def can_harm(self, scene: Scene, ally: Figure) -> bool:
        return ally.has(Condition.POISON) or not scene.is_immune(ally, Condition.POISON)

    def harm(self, scene: Scene, owner: Figure, ally: Figure) -> Flow[bool]:
        if not ally.has(Condition.POISON):
            return give(scene, ally, Condition.POISON)
        yield from suffer(scene, ally, self.damage, "GH-3.18.6", owner.id, owner.owner)
        return True

    def gain(self, plan: AttackPlan) -> None:
        plan.value += 1


class CurseForTargets(AtAnAllysCost):
    """A CURSE for an ally gives the attack action more targets."""

    prompt = "curse-for-targets"

    def __init__(self, who: Who, targets: int) -> None:
        super().__init__(who)
        self.targets = targets

    def can_harm(self, scene: Scene, ally: Figure) -> bool:
        return bool(scene.hero_curses) and not scene.is_immune(ally, Condition.CURSE)

    def harm(self, scene: Scene, owner: Figure, ally: Figure) -> Flow[bool]:
        yield from NO_DECISIONS
        return give(scene, ally, Condition.CURSE)

    def gain(self, plan: AttackPlan) -> None:
        plan.targets += self.targets
        plan.single = False


class DrawPoison(Action):
    """A figure loses its POISON and suffers damage instead."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "draw-poison", "GH-3.18.6", True)
        for figure in found:
            remove(scene, figure, Condition.POISON, "GH-3.10.11")
            yield from suffer(scene, figure, self.amount, "GH-3.18.6", actor.id, actor.owner)
        return bool(found)


class Fly(Lasting):
    """The owner has Flying."""

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        actor.flying = True
        return True

    def end(self, scene: Scene, active: Active) -> None:
        scene.figure_of(scene.heroes[active.seat]).flying = False


class ShortenRange(Lasting):
    """The owner's ranged attacks reach less far, but stay ranged."""

    harmful = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        yield from NO_DECISIONS
        if plan.ranged:
            plan.range = max(1, plan.range - self.amount)
        return False


class HarmCursed(Lasting):
    """Enemies suffer damage whenever a CURSE makes their attack deal none."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def cursed(self, scene: Scene, active: Active, strike: Strike) -> Flow[None]:
        owner = scene.figure_of(scene.heroes[active.seat])
        if scene.are_enemies(owner, strike.attacker):
            yield from suffer(
                scene, strike.attacker, self.amount, "GH-3.18.6", owner.id, active.seat
            )


class DriveTheFlock(Lasting):
    """Figures suffer damage; every two of them strengthen the owner's attacks this round."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        damaged = 0
        for figure in self.who.find(scene, actor, turn):
            suffered = yield from suffer(
                scene, figure, self.amount, "GH-3.18.6", actor.id, actor.owner
            )
            damaged += suffered > 0
        active.amount = damaged // 2
        gain_xp(scene, scene.heroes[active.seat], active.amount, "GH-3.17.3")
        return active.amount > 0

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        strike.plus += active.amount
        return True
