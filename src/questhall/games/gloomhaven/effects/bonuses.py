"""Lasting bonuses of characters (RULES 3.12): cards that stay in the active area."""

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS, Action, ElementUse, Rider
from ..printed.lasting import Lasting
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.cards.active_area import gain_xp, put_in_active_area, take_back, use_circle
from ..rules.cards.elements import offer
from ..rules.selecting import Who, choose, holds
from ..state.figures import Figure
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn, seat_for
from .moving import MoveAction
from .riders import AddTarget, Disadvantage, Plus


class StartBonus(Action):
    """The card goes to the active area and its bonus begins (GH-3.12.2)."""

    def __init__(self, bonus: Lasting) -> None:
        self.bonus = bonus
        self.forced = bonus.harmful

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[turn.seat]
        before = len(scene.actives)
        active = put_in_active_area(scene, hero, turn.card, turn.half)
        started = yield from self.bonus.begin(scene, active, actor, turn)
        if started:
            active.begun |= 1 << scene.half_of(active).bonuses.seated.index(self.bonus)
        elif len(scene.actives) > before:
            take_back(scene, hero, active)
        return started


class Guard(Lasting):
    """Shield or Retaliate for the figures that the card names."""

    def __init__(
        self,
        shield_points: int,
        retaliate_points: int,
        range: int,
        who: Who,
        uses: list[ElementUse],
        xp_each: int,
    ) -> None:
        self.shield_points = shield_points
        self.retaliate_points = retaliate_points
        self.range = range
        self.who = who
        self.uses = uses
        self.xp_each = xp_each

    def whom_now(self) -> Who | None:
        return self.who if self.ongoing else None

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        active.amount += turn.plus
        if self.ongoing:
            return True
        who = self.who
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                active.amount += use.plus
                who = use.who or who
                turn.earned += use.xp
        found = yield from choose(scene, who, actor, turn, "guard", "GH-3.12.1", False)
        active.figures = [figure.id for figure in found]
        return bool(found)

    def shield(self, scene: Scene, active: Active, figure: Figure) -> int:
        return self.shield_points + active.amount if self.shield_points else 0

    def retaliate(self, scene: Scene, active: Active, figure: Figure, distance: int) -> int:
        if not self.retaliate_points or distance > self.range:
            return 0
        return self.retaliate_points + active.amount

    def retaliated(self, scene: Scene, active: Active, distance: int) -> None:
        if distance <= self.range:
            gain_xp(scene, scene.heroes[active.seat], self.xp_each, "GH-3.17.3")


MELEE = 1
RANGED = 2


class MyAttacks(Lasting):
    """Effects on the attacks of the affected figures: on all this round, or on the next few."""

    def __init__(
        self, riders: list[Rider], when: int, kind: int, who: Who | None, uses: list[ElementUse]
    ) -> None:
        self.riders = riders
        self.when = when
        self.kind = kind
        self.who = who
        self.uses = uses
        self.harmful = any(isinstance(each, Plus) and each.amount < 0 for each in riders)
        self.hampering = any(isinstance(each, Disadvantage) for each in riders)

    def hampers(self) -> bool:
        return self.hampering

    def whom_now(self) -> Who | None:
        return self.who if self.ongoing else None

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                active.amount += use.plus
                turn.earned += use.xp
        if self.who is None or self.ongoing:
            return True
        found = yield from choose(scene, self.who, actor, turn, "guard", "GH-3.12.1", False)
        active.figures = [figure.id for figure in found]
        return bool(found)

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        if self.kind == MELEE and strike.ranged:
            return False
        if self.kind == RANGED and not strike.ranged:
            return False
        if not holds(scene, self.when, strike.attacker, strike.target):
            return False
        strike.plus += active.amount
        for rider in self.riders:
            rider.strike(scene, strike)
            strike.riders.append(rider)
        return True


class MyAttackActions(Lasting):
    """Effects on whole attack actions: one more target, more range, a higher value. `who`: those
    whose actions they are, wherever they stand by then."""

    def __init__(
        self, riders: list[Rider], uses: list[ElementUse], kind: int, who: Who | None
    ) -> None:
        self.riders = riders
        self.uses = uses
        self.kind = kind
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        if not self._fits(plan.ranged):
            return False
        applied = bool(self.riders)
        self._add(scene, plan, self.riders)
        for use in self.uses:
            used = yield from offer(scene, active.seat, use, plan.attacker.id)
            if used:
                applied = True
                plan.value += use.plus
                plan.range += use.range_plus
                self._add(scene, plan, use.riders)
                plan.xp_due.append([active.seat, use.xp])
        return applied

    def more_targets(self, active: Active, ranged: bool) -> int:
        if not self._fits(ranged):
            return 0
        return sum([rider.count for rider in self.riders if isinstance(rider, AddTarget)])

    def _fits(self, ranged: bool) -> bool:
        return not (self.kind == MELEE and ranged) and not (self.kind == RANGED and not ranged)

    def _add(self, scene: Scene, plan: AttackPlan, riders: list[Rider]) -> None:
        plan.riders.extend(riders)
        for rider in riders:
            rider.plan(scene, plan)


class BeforeAttacks(Lasting):
    """A Move before each of the next attack actions of the owner, or of those whom the card names;
    its circle is used even if the attack is given up after it."""

    def __init__(self, action: Action, who: Who | None) -> None:
        self.action = action
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def steps_first(self, active: Active) -> int:
        return self.action.points.amount if isinstance(self.action, MoveAction) else 0

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        turn = plan.turn
        if turn is None or turn.in_final_part:
            return False
        done = yield from self.action.perform(scene, plan.attacker, turn)
        if done:
            use_circle(scene, active)
        return not done


class FinalPart(Action):
    """An action that is the last part of another one, and no action of its own."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.in_final_part = True
        done = yield from self.action.perform(scene, actor, turn)
        turn.in_final_part = False
        return done


class AfterAttacks(Lasting):
    """An action as the final part of the owner's attack actions. `unseen`: only of those that it
    performs while invisible."""

    def __init__(self, action: Action, unseen: bool) -> None:
        self.action = FinalPart(action)
        self.unseen = unseen

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        yield from NO_DECISIONS
        if plan.turn is None or plan.turn.in_final_part:
            return False
        if self.unseen and not scene.is_invisible(plan.attacker):
            return False
        plan.afterwards.append(self.action)
        return True


class AfterMoves(Lasting):
    """An action as the final part of the owner's Move actions, possibly only while invisible."""

    def __init__(self, action: Action, unseen: bool) -> None:
        self.action = FinalPart(action)
        self.unseen = unseen

    def moved(self, scene: Scene, active: Active, figure: Figure, turn: Turn) -> Flow[bool]:
        if self.unseen and not scene.is_invisible(figure):
            return False
        done = yield from self.action.perform(scene, figure, turn)
        return done


class MyMoves(Lasting):
    """More or fewer points for Move actions, or points that elements buy. `who`: those who move,
    wherever they stand by then."""

    def __init__(self, amount: int, who: Who | None, uses: list[ElementUse]) -> None:
        self.amount = amount
        self.who = who
        self.uses = uses
        self.harmful = amount < 0

    def whom_now(self) -> Who | None:
        return self.who

    def moves_more(self, scene: Scene, active: Active, figure: Figure) -> Flow[int]:
        amount = self.amount
        for use in self.uses:
            used = yield from offer(scene, active.seat, use, figure.id)
            if used:
                amount += use.plus
                scene.underway.xp_due.append([active.seat, use.xp])
        return amount


class HinderAttackers(Lasting):
    """Attacks on these figures have Disadvantage, wherever they stand by then."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def whom_now(self) -> Who | None:
        return self.who

    def hinders(self, scene: Scene, active: Active, strike: Strike) -> bool:
        return True


class WhenAttacked(Lasting):
    """On the next attacks against the owner: Shield, Retaliate, or no damage at all."""

    def __init__(self, prevents: bool, kind: int) -> None:
        self.prevents = prevents
        self.kind = kind
        self.shield_points = 0
        self.retaliate_points = 0
        self.range = 1

    def struck(self, scene: Scene, active: Active, strike: Strike) -> bool:
        """A source of damage counts only if damage is left (GH-3.18.4)."""
        if not self.shield_points and not self.prevents:
            return False
        if self.kind == MELEE and strike.ranged:
            return False
        if self.prevents:
            strike.cancelled = True
        strike.shield += self.shield_points
        self._retaliate(strike)
        return True

    def targeted(self, scene: Scene, active: Active, strike: Strike) -> bool:
        if self.shield_points or self.prevents or not self.retaliate_points:
            return False
        if self.kind == MELEE and strike.ranged:
            return False
        self._retaliate(strike)
        return True

    def _retaliate(self, strike: Strike) -> None:
        if self.retaliate_points:
            strike.retaliate = [*strike.retaliate, self.retaliate_points, self.range]


class PreventDamage(Lasting):
    """The next sources of damage, or all of this round, deal none (GH-EX-16)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "guard", "GH-3.12.1", False)
        active.figures = [figure.id for figure in found]
        return True

    def cancels(self, scene: Scene, active: Active, figure: Figure, amount: int) -> bool:
        return True


class AtTurn(Lasting):
    """An action at the start or the end of the owner's next turns."""

    def __init__(self, action: Action, at_end: bool) -> None:
        self.action = action
        self.at_end = at_end
        self.harmful = action.forced

    def turn_start(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if self.at_end:
            return False
        yield from self._perform(scene, active, turn)
        return True

    def turn_end(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if not self.at_end or (turn.card_played(active.card) and self._counts(scene, active)):
            return False
        yield from self._perform(scene, active, turn)
        return True

    def _counts(self, scene: Scene, active: Active) -> bool:
        """Is it about the next few turns, which begin after this one, rather than each turn?"""
        return bool(scene.half_of(active).circles)

    def _perform(self, scene: Scene, active: Active, turn: Turn) -> Flow[None]:
        hero = scene.heroes[active.seat]
        yield from self.action.perform(scene, scene.figure_of(hero), turn)


class AtRoundEnd(Lasting):
    """An action at the end of each round."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def round_end(self, scene: Scene, active: Active) -> Flow[bool]:
        owner = scene.figure_of(scene.heroes[active.seat])
        done = yield from self.action.perform(scene, owner, Turn(active.seat))
        return done


class AtLongRest(Lasting):
    """An action each time the owner takes a long rest."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def rested(self, scene: Scene, active: Active) -> Flow[bool]:
        owner = scene.figure_of(scene.heroes[active.seat])
        done = yield from self.action.perform(scene, owner, Turn(active.seat))
        return done


class HealMore(Lasting):
    """The owner's next Heal actions heal more."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def heals_more(self, scene: Scene, active: Active) -> int:
        return self.amount
