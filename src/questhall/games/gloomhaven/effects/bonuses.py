"""Lasting bonuses of characters (RULES 3.12): cards that stay in the active area."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action, Bonus, ElementUse, Rider
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.cards.active_area import gain_xp, put_in_active_area, take_back
from ..rules.cards.elements import offer
from ..rules.selecting import Who, choose, holds
from ..state.figures import Figure
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class StartBonus(Action):
    """The card goes to the active area and its bonus begins (GH-3.12.2)."""

    def __init__(self, bonus: Bonus) -> None:
        self.bonus = bonus

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[turn.seat]
        before = len(scene.actives)
        active = put_in_active_area(scene, hero, turn.card, turn.half)
        started = yield from self.bonus.begin(scene, active, actor, turn)
        if started:
            active.begun |= 1 << scene.half_of(active).bonuses.index(self.bonus)
        elif len(scene.actives) > before:
            take_back(scene, hero, active)
        return started


class Guard(Bonus):
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

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        active.amount += turn.plus
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


class MyAttacks(Bonus):
    """Effects on the attacks of the affected figures: on all this round, or on the next few."""

    def __init__(
        self, riders: list[Rider], when: int, kind: int, who: Who | None, uses: list[ElementUse]
    ) -> None:
        self.riders = riders
        self.when = when
        self.kind = kind
        self.who = who
        self.uses = uses

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                active.amount += use.plus
                turn.earned += use.xp
        if self.who is None:
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


class MyAttackActions(Bonus):
    """An effect on the next attack actions: one more target, more range."""

    def __init__(self, riders: list[Rider], uses: list[ElementUse], kind: int) -> None:
        self.riders = riders
        self.uses = uses
        self.kind = kind

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        if self.kind == MELEE and plan.ranged:
            return False
        if self.kind == RANGED and not plan.ranged:
            return False
        applied = bool(self.riders)
        for rider in self.riders:
            rider.plan(scene, plan)
        for use in self.uses:
            used = yield from offer(scene, active.seat, use, plan.attacker.id)
            if used:
                applied = True
                plan.range += use.range_plus
        return applied


class WhenAttacked(Bonus):
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


class PreventDamage(Bonus):
    """The next sources of damage deal none (GH-EX-16)."""

    def cancels(self, scene: Scene, active: Active, strike: Strike | None) -> bool:
        return True


class AtTurn(Bonus):
    """An action at the start or the end of the owner's next turns."""

    def __init__(self, action: Action, at_end: bool) -> None:
        self.action = action
        self.at_end = at_end

    def turn_start(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if self.at_end:
            return False
        yield from self._perform(scene, active, turn)
        return True

    def turn_end(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if not self.at_end or turn.card_played(active.card):
            return False
        yield from self._perform(scene, active, turn)
        return True

    def _perform(self, scene: Scene, active: Active, turn: Turn) -> Flow[None]:
        hero = scene.heroes[active.seat]
        yield from self.action.perform(scene, scene.figure_of(hero), turn)


class HealMore(Bonus):
    """The owner's next Heal actions heal more."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def heals_more(self, scene: Scene, active: Active) -> int:
        return self.amount
