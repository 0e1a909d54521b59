"""Effects of attacks (RULES 3.9)."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Rider
from ..rules.attack.after_effects import wants
from ..rules.attack.conditions import give, is_negative
from ..rules.attack.damage import suffer
from ..rules.attack.healing import heal
from ..rules.attack.strike import ALL_SHIELD, AttackPlan, Strike
from ..rules.cards.active_area import shield_of
from ..rules.cards.elements import charge
from ..rules.selecting import ENEMIES, EVERYONE, counted, holds
from ..state.figures import Condition, Figure
from ..state.scene import Scene


class Inflict(Rider):
    """A condition for the target, possibly only when something holds."""

    optional = True

    def __init__(self, condition: int, when: int = 0, xp: int = 0) -> None:
        self.condition = condition
        self.when = when
        self.xp = xp

    def strike(self, scene: Scene, strike: Strike) -> None:
        if holds(scene, self.when, strike.attacker, strike.target):
            strike.conditions.append(self.condition)
            strike.xp += self.xp

    def adds(self, scene: Scene, strike: Strike) -> bool:
        """The same condition has no effect twice; only CURSE and BLESS add up (GH-3.10.2)."""
        if scene.is_immune(strike.target, self.condition):
            return False
        return (
            self.condition in (Condition.CURSE, Condition.BLESS)
            or self.condition not in strike.conditions
        )


class Push(Rider):
    def __init__(self, distance: int) -> None:
        self.distance = distance

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.pushes.append(self.distance)


class Pull(Rider):
    def __init__(self, distance: int) -> None:
        self.distance = distance

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.pulls.append(self.distance)


class Pierce(Rider):
    """Ignore X of the target's Shield (GH-3.9.9), or all of it if there is no number."""

    optional = True

    def __init__(self, points: int = ALL_SHIELD) -> None:
        self.points = points

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.pierce += self.points

    def adds(self, scene: Scene, strike: Strike) -> bool:
        return shield_of(scene, strike.target) > 0


class Plus(Rider):
    """A bonus to the attack value (GH-3.6.20 step 1), possibly only when something holds."""

    def __init__(self, amount: int, when: int = 0, xp: int = 0) -> None:
        self.amount = amount
        self.when = when
        self.xp = xp

    def strike(self, scene: Scene, strike: Strike) -> None:
        if holds(scene, self.when, strike.attacker, strike.target):
            strike.plus += self.amount
            strike.xp += self.xp

    def adds(self, scene: Scene, strike: Strike) -> bool:
        return holds(scene, self.when, strike.attacker, strike.target)


class Per(Rider):
    """A bonus for each thing counted about the target."""

    def __init__(self, per: int, amount: int, xp: int = 0) -> None:
        self.per = per
        self.amount = amount
        self.xp = xp

    def strike(self, scene: Scene, strike: Strike) -> None:
        shield = shield_of(scene, strike.target)
        count = counted(scene, self.per, strike.attacker, strike.target, shield)
        strike.plus += self.amount * count
        strike.xp += self.xp * count


class Double(Rider):
    """Double the attack value."""

    def __init__(self, when: int = 0) -> None:
        self.when = when

    def strike(self, scene: Scene, strike: Strike) -> None:
        if holds(scene, self.when, strike.attacker, strike.target):
            strike.double = True


class Advantage(Rider):
    """The attack is made with Advantage."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.advantage = True


class Disadvantage(Rider):
    """The attack is made with Disadvantage."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.disadvantage = True


class XpEach(Rider):
    """Experience for each enemy targeted."""

    def __init__(self, xp: int) -> None:
        self.xp = xp

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        plan.xp_each += self.xp


class AddTarget(Rider):
    """GH-3.9.10: an ability gets one more target; a modifier card lets one more be chosen."""

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        plan.targets += self.count
        plan.single = False


class AddTargetNow(Rider):
    """ADD TARGET on a modifier card."""

    def __init__(self, count: int) -> None:
        self.count = count

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.plan.more_targets += self.count


class Splash(Rider):
    """Figures adjacent to the target suffer damage, possibly the target too."""

    optional = True
    around_target = True

    def __init__(
        self,
        amount: int,
        side: int = ENEMIES,
        as_dealt: bool = False,
        target_too: bool = False,
    ) -> None:
        self.amount = amount
        self.side = side
        self.as_dealt = as_dealt
        self.target_too = target_too

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        amount = strike.damage if self.as_dealt else self.amount
        around = self._around(scene, strike)
        if around and all(scene.are_enemies(strike.attacker, figure) for figure in around):
            wanted = yield from wants(scene, strike, "effect-splash", strike.target)
            if not wanted:
                return
        for figure in around:
            yield from suffer(
                scene, figure, amount, "GH-3.18.6", strike.attacker.id, strike.attacker.owner
            )

    def _around(self, scene: Scene, strike: Strike) -> list[Figure]:
        around = [
            figure
            for figure in scene.figures
            if not figure.gone
            and figure.id not in (strike.target.id, strike.attacker.id)
            and scene.are_adjacent(strike.target, figure)
            and (self.side == EVERYONE or scene.are_enemies(strike.attacker, figure))
        ]
        return [strike.target, *around] if self.target_too else around


class SufferEach(Rider):
    """The attacker suffers damage for each attack that it makes."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        attacker = strike.attacker
        yield from suffer(scene, attacker, self.amount, "GH-3.18.6", attacker.id, attacker.owner)


class GuardSelf(Rider):
    """Shield for the attacker until the end of the round (on modifier cards)."""

    optional = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        wanted = yield from wants(scene, strike, "effect-shield", strike.attacker)
        if wanted:
            strike.attacker.shield += self.amount


class HealSelf(Rider):
    optional = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        wanted = yield from wants(scene, strike, "effect-heal", strike.attacker)
        if wanted:
            heal(scene, strike.attacker, self.amount)


class Gain(Rider):
    """A condition for the attacker itself."""

    optional = True

    def __init__(self, condition: int) -> None:
        self.condition = condition

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        wanted = is_negative(self.condition)  # GH-3.3.6
        if not wanted:
            wanted = yield from wants(scene, strike, "effect", strike.attacker, self.condition)
        if wanted:
            give(scene, strike.attacker, self.condition)


class Charge(Rider):
    """Charge an element, from a modifier card or with an attack."""

    def __init__(self, element: int) -> None:
        self.element = element

    def strike(self, scene: Scene, strike: Strike) -> None:
        charge(scene, self.element)
