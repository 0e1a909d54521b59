"""Effects that only the Berserker's cards have."""

from questhall.kernel.decisions import Flow

from ...printed.cards import NO_DECISIONS, Action, Rider
from ...printed.lasting import Lasting
from ...printed.monsters import Rank
from ...rules.attack.damage import die, exhaust, suffer
from ...rules.attack.healing import heal
from ...rules.attack.strike import AttackPlan, Strike
from ...rules.cards.active_area import bonuses_on, gain_xp
from ...rules.movement.terrain import fall
from ...rules.round.scenario_end import settle
from ...rules.selecting import ENEMIES, Who, choose, is_hurt
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn

ADJACENT_NORMAL = Who(ENEMIES, ranks=[Rank.NORMAL])


class IfHurt(Action):
    """An action only for a character that has lost more than half of its hit points."""

    def __init__(self, action: Action, xp: int) -> None:
        self.action = action
        self.xp = xp

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not is_hurt(actor):
            return False
        done = yield from self.action.perform(scene, actor, turn)
        if done:
            turn.earned += self.xp
        return done


class SufferHalf(Action):
    """Damage of half the character's hit points, rounded up."""

    forced = True

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        half = (actor.hp + 1) // 2
        yield from suffer(scene, actor, half, "GH-3.18.6", actor.id, actor.owner)
        return False


class DropToOne(Action):
    """The character's hit points become 1; this is no damage."""

    forced = True

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        actor.hp = min(actor.hp, 1)
        return False


class KillWeaker(Action):
    """Kill an adjacent normal enemy with fewer hit points than half of those that the character
    has lost."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        weak = [
            figure.id
            for figure in ADJACENT_NORMAL.find(scene, actor, turn)
            if 2 * figure.hp < actor.max_hp - actor.hp
        ]
        found = yield from choose(
            scene, ADJACENT_NORMAL, actor, turn, "kill", "GH-3.6.24", True, weak
        )
        for figure in found:
            yield from die(scene, figure, actor.owner)
        return bool(found)


class ExhaustSelf(Action):
    """The character is exhausted."""

    forced = True

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        exhaust(scene, scene.heroes[actor.owner])
        settle(scene)
        return False


class RestWell(Lasting):
    """The owner's short rest of this round is as good as a long one."""

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        scene.heroes[active.seat].rests_well = True
        return True


class CheatDeath(Lasting):
    """The next sources of damage that would kill the owner deal none."""

    def cancels(self, scene: Scene, active: Active, figure: Figure, amount: int) -> bool:
        return figure.hp - amount < 1


class ReceiveMore(Lasting):
    """The owner is healed by more."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def receives_more(self, scene: Scene, active: Active) -> int:
        return self.amount


class Overheal(Lasting):
    """The owner can be healed above its maximum."""

    def __init__(self, most: int) -> None:
        self.most = most

    def most_hit_points(self, scene: Scene, active: Active) -> int:
        return self.most

    def end(self, scene: Scene, active: Active) -> None:
        owner = scene.figure_of(scene.heroes[active.seat])
        owner.hp = min(owner.hp, owner.max_hp)


class InviteAttacks(Lasting):
    """Melee attacks against the owner are stronger."""

    harmful = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targeted(self, scene: Scene, active: Active, strike: Strike) -> bool:
        if not strike.ranged:
            strike.plus += self.amount
        return False


class RetaliateMore(Lasting):
    """Each other Retaliate bonus of the owner is stronger."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def retaliate(self, scene: Scene, active: Active, figure: Figure, distance: int) -> int:
        others = [
            bonus
            for each, bonus in bonuses_on(scene, figure, Lasting.retaliate)
            if not isinstance(bonus, RetaliateMore)
            and bonus.retaliate(scene, each, figure, distance)
        ]
        return self.amount * len(others)


class WhenDamaged(Lasting):
    """An action each time the owner has suffered damage."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def damaged(self, scene: Scene, active: Active, figure: Figure) -> Flow[bool]:
        done = yield from self.action.perform(scene, figure, Turn(active.seat))
        return done


class XpPerDamage(Rider):
    """Experience for so much damage dealt."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        yield from NO_DECISIONS
        hero = scene.hero_of(strike.attacker)
        if hero is not None:
            gain_xp(scene, hero, strike.damage // self.damage, "GH-3.17.3")


class TargetSuffered(Rider):
    """As many targets as damage that the attacker suffered for them."""

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        plan.targets = plan.turn.suffered if plan.turn is not None else 0
        plan.single = plan.targets == 1


class Ground(Rider):
    """The target can no longer fly."""

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        if not strike.target.gone:
            strike.target.flying = False
            yield from fall(scene, strike.target)


class HealIfDamaged(Rider):
    """The attacker is healed for each target that it has damaged."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        yield from NO_DECISIONS
        if strike.damage:
            heal(scene, strike.attacker, self.amount)
