"""Items whose help has a price or a condition: elements, hit points, hexes moved, certain foes."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import ElementUse, Rider
from ..rules.attack.aiming import has_targets
from ..rules.attack.damage import suffer
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.cards.elements import may_use, spend, use
from ..rules.cards.items import count_use_of
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from .items import EnrichAction, EnrichAttack


class EnrichForElements(EnrichAction):
    """Effects on the whole attack action that elements buy."""

    def __init__(self, elements: list[int], riders: list[Rider]) -> None:
        super().__init__(riders)
        self.price = ElementUse(elements)

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return may_use(scene, self.price) and super().plans(scene, plan)

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        yield from spend(scene, [plan.attacker.owner], self.price)
        yield from EnrichAction.plan(self, scene, plan)


class EnrichForBlood(EnrichAction):
    """Effects on the whole attack action for damage to the attacker; damage that it cancels buys
    nothing."""

    def __init__(self, damage: int, riders: list[Rider]) -> None:
        super().__init__(riders)
        self.damage = damage

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        attacker = plan.attacker
        suffered = yield from suffer(
            scene, attacker, self.damage, "GH-3.18.6", attacker.id, attacker.owner
        )
        if suffered and not attacker.gone:
            yield from EnrichAction.plan(self, scene, plan)


class EnrichAugments(EnrichAction):
    """Effects on the attack of an ability that is an augment, from an item without a symbol."""

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return _is_of_augment(scene, plan) and has_targets(scene, plan)

    def served(self, scene: Scene, plan: AttackPlan, targets: list[Figure]) -> bool:
        return bool(targets) and _is_of_augment(scene, plan)


def _is_of_augment(scene: Scene, plan: AttackPlan) -> bool:
    turn = plan.turn
    if turn is None or turn.card == NOTHING or turn.seat != plan.attacker.owner:
        return False
    return scene.card(turn.card).halves[turn.half].augment


class EnrichEach(EnrichAttack):
    """Effects on every attack that fits, from an item without a symbol."""

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        return self.fits(strike.plan) and self.adds(scene, strike)

    def strike(self, scene: Scene, strike: Strike) -> None:
        super().strike(scene, strike)
        count_use_of(scene, scene.heroes[strike.attacker.owner], self)


class EnrichAfterMoving(EnrichEach):
    """Effects on one attack of a turn in which its owner has moved far."""

    once_a_turn = True

    def __init__(self, hexes: int, riders: list[Rider]) -> None:
        super().__init__(riders)
        self.hexes = hexes

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        attacker = strike.attacker
        if scene.acting != attacker.id or scene.heroes[attacker.owner].moved < self.hexes:
            return False
        return super().strikes(scene, strike)


class EnrichAttackForElements(EnrichAttack):
    """Effects on any attack that named elements buy."""

    costs = True

    def __init__(self, elements: list[int], riders: list[Rider]) -> None:
        super().__init__(riders)
        self.price = ElementUse(elements)

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        return may_use(scene, self.price) and super().strikes(scene, strike)

    def strike(self, scene: Scene, strike: Strike) -> None:
        for element in self.price.elements:
            use(scene, element)
        super().strike(scene, strike)


class EnrichAgainst(EnrichAttack):
    """Effects on one attack against a monster of certain types."""

    def __init__(self, riders: list[Rider], types: list[str]) -> None:
        super().__init__(riders)
        self.types = types

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        target = strike.target
        if target.kind != FigureKind.MONSTER or scene.types[target.type].kind.key not in self.types:
            return False
        return super().strikes(scene, strike)
