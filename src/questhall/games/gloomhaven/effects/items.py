"""What items do, window by window (GH-1.3.10, GH-3.20)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.areas import Area
from ..printed.cards import NO_DECISIONS, Action, ElementUse, Rider
from ..printed.items import ItemEffect
from ..rules.attack.aiming import has_targets, placements
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.cards.elements import may_use, use
from ..rules.cards.items import count_use_of
from ..rules.movement.forced import push_or_pull
from ..rules.round.character_turn import half_options, play_from_hand, use_card
from ..rules.round.initiative import enter_queue
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure
from ..state.heroes import Hero
from ..state.scene import Scene, Strength
from ..state.turn import Turn

# -- in the owner's turn -----------------------------------------------------------


class Perform(ItemEffect):
    """Actions of the item's own (GH-1.2.6). A forced action follows only if another one was
    performed."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def turn_possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        for action in self.actions:
            if not action.forced and action.possible(scene, actor, turn):
                return True
        return False

    def turn(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        used = False
        for action in self.actions:
            if used or not action.forced:
                done = yield from action.perform(scene, actor, turn)
                used = used or done
        return used


class Hasten(ItemEffect):
    """More movement points, or a Jump, for one movement."""

    def __init__(self, points: int, jump: bool) -> None:
        self.points = points
        self.jump = jump

    def moving(self, turn: Turn) -> None:
        turn.move_plus += self.points
        turn.add_jump = turn.add_jump or self.jump


class PlayAnother(ItemEffect):
    """At the end of the turn, play one more card from the hand for one of its halves."""

    def __init__(self, half: int) -> None:
        self.half = half

    def turn_possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(scene.heroes[actor.owner].hand)

    def turn(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[actor.owner]
        options = half_options(scene, hero, turn, hero.hand, self.half)
        answer = yield from choose_or_skip(
            hero.seat, options, "play-another", "GH-3.20.1", actor.id
        )
        if answer is None:
            return False
        play_from_hand(scene, hero, [answer.what])
        yield from use_card(answer)
        return True


class TakeAnotherTurn(ItemEffect):
    """Play two more cards for a second turn in this round, later than the first."""

    def turn_possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        hero = scene.heroes[actor.owner]
        return len(hero.hand) > 1 and bool(self._later(scene, hero))

    def _later(self, scene: Scene, hero: Hero) -> list[int]:
        return [card for card in hero.hand if scene.card(card).initiative > hero.leading]

    def turn(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[actor.owner]
        leads = [Option("lead", card) for card in self._later(scene, hero)]
        lead = yield from choose_or_skip(hero.seat, leads, "lead-again", "GH-3.20.1", actor.id)
        if lead is None:
            return False
        follows = [Option("follow", card) for card in hero.hand if card != lead.what]
        follow = yield Decision([hero.seat], "follow-again", follows, "GH-3.20.1", actor.id)
        play_from_hand(scene, hero, [lead.what, follow.what])
        hero.leading = scene.card(lead.what).initiative
        hero.other = scene.card(follow.what).initiative
        hero.acted = NOTHING
        scene.queue.remove(hero.seat)
        yield from enter_queue(scene, hero.seat)
        return True


class StandFirm(ItemEffect):
    """Shield for the round after a turn of few or no hexes moved."""

    def __init__(self, hexes: int, shield: int) -> None:
        self.hexes = hexes
        self.shield = shield

    def turn_ends(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        if scene.heroes[actor.owner].moved > self.hexes:
            return False
        actor.shield += self.shield
        return True


# -- on the owner's attacks --------------------------------------------------------


class OnAttacks(ItemEffect):
    """An effect on melee, ranged or all attacks, or only on those with a single target."""

    def __init__(self) -> None:
        self.melee = False
        self.ranged = False
        self.single_target = False

    def fits(self, plan: AttackPlan) -> bool:
        if (self.melee and plan.ranged) or (self.ranged and not plan.ranged):
            return False
        return plan.single or not self.single_target


class EnrichAction(OnAttacks):
    """Effects on the whole attack action, as if printed on the ability (GH-3.20.3)."""

    def __init__(self, riders: list[Rider]) -> None:
        super().__init__()
        self.riders = riders

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return self.fits(plan) and has_targets(scene, plan)

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        plan.riders.extend(self.riders)
        for rider in self.riders:
            rider.plan(scene, plan)
        yield from NO_DECISIONS


class Lengthen(OnAttacks):
    """More range for the whole attack action."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return self.fits(plan)

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        plan.range += self.points
        yield from NO_DECISIONS


class Reshape(OnAttacks):
    """A single-target attack becomes an area attack, possibly with a further effect."""

    def __init__(self, area: Area, afterwards: list[Action]) -> None:
        super().__init__()
        self.area = area
        self.afterwards = afterwards

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return self.fits(plan) and bool(placements(scene, plan, self.area))

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        plan.area = self.area
        plan.single = False
        plan.afterwards.extend(self.afterwards)
        yield from NO_DECISIONS


class ReachFarther(OnAttacks):
    """A melee attack that also reaches enemies farther away."""

    def __init__(self, hexes: int) -> None:
        super().__init__()
        self.hexes = hexes

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        return self.fits(plan) and plan.reach < self.hexes

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        plan.reach = self.hexes
        yield from NO_DECISIONS

    def served(self, scene: Scene, plan: AttackPlan, targets: list[Figure]) -> bool:
        if plan.reach < self.hexes or plan.ranged:
            return False
        return not all(scene.are_adjacent(plan.attacker, target) for target in targets)


class EnrichAttack(OnAttacks):
    """Effects on one attack of the action, as if printed on the ability (GH-3.20.3)."""

    def __init__(self, riders: list[Rider]) -> None:
        super().__init__()
        self.riders = riders

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        return self.fits(strike.plan)

    def adds(self, scene: Scene, strike: Strike) -> bool:
        return any(rider.adds(scene, strike) for rider in self.riders)

    def strike(self, scene: Scene, strike: Strike) -> None:
        for rider in self.riders:
            rider.strike(scene, strike)
            strike.riders.append(rider)


class PushEach(OnAttacks):
    """PUSH on every attack, from an item without a symbol."""

    def __init__(self, distance: int) -> None:
        super().__init__()
        self.distance = distance

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        return self.fits(strike.plan)

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.riders.append(PushByItem(self.distance, self))


class PushByItem(Rider):
    """The item counts as used only if the target really moved."""

    def __init__(self, distance: int, item: ItemEffect) -> None:
        self.distance = distance
        self.item = item

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        cell = strike.target.cell
        seat = strike.attacker.owner
        yield from push_or_pull(scene, strike.attacker, strike.target, self.distance, True, seat)
        if strike.target.cell != cell:
            count_use_of(scene, scene.heroes[strike.attacker.owner], self.item)


# -- when the owner is attacked ----------------------------------------------------


class Defend(ItemEffect):
    """For one attack on the owner: Shield, Retaliate, Disadvantage, or no damage at all."""

    def __init__(self) -> None:
        self.shield = 0
        self.retaliate = 0
        self.range = 1
        self.hinders = False
        self.cancels = False
        self.price: list[int] = []  # elements to use
        self.strong = NOTHING  # the element that must be Strong
        self.answers: list[Rider] = []

    def guards(self, scene: Scene, strike: Strike) -> bool:
        return self.strong == NOTHING or scene.elements[self.strong] == Strength.STRONG

    def guard(self, scene: Scene, strike: Strike) -> None:
        strike.disadvantage = strike.disadvantage or self.hinders
        strike.riders.extend(self.answers)
        if self.answers:
            count_use_of(scene, scene.heroes[strike.target.owner], self)
        self.soften(scene, strike)

    def softens(self, scene: Scene, strike: Strike) -> bool:
        if self.price and not may_use(scene, ElementUse(self.price)):
            return False
        return strike.harm > 0

    def soften(self, scene: Scene, strike: Strike) -> None:
        for element in self.price:
            use(scene, element)
        strike.shield += self.shield
        strike.cancelled = strike.cancelled or self.cancels
        if self.retaliate:
            strike.retaliate = [*strike.retaliate, self.retaliate, self.range]
