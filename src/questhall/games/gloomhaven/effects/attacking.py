"""Attack (RULES 3.6 to 3.9), by characters and by monsters (RULES 4.6)."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.cards import HALF_OF_HIT_POINTS, NO_VALUE, Action, ElementUse, Rider, Value
from ..printed.terrain import ALL_TARGETS
from ..rules.attack.aiming import (
    apply_bonuses,
    choose_and_strike,
    choose_up_to,
    prepare,
    strike_all,
    use_circles,
)
from ..rules.attack.strike import AttackPlan, can_attack, can_target, strike
from ..rules.cards.elements import charge, offer
from ..rules.monsters.acting import (
    Activation,
    Party,
    deciders,
    ids_of,
    is_careless,
    renew_focus,
    situation_of,
)
from ..rules.monsters.mind.areas import Area
from ..rules.monsters.mind.focus import first_by_focus_rules
from ..rules.monsters.mind.ground import Attack
from ..rules.monsters.mind.ways import targets_from
from ..rules.scenario import ATTACK, RANGE, script_of
from ..rules.selecting import ADJACENT, EACH, Who
from ..state.figures import MONSTER, Figure
from ..state.scene import Scene
from ..state.turn import Turn, seat_for
from .moving import choose_set

STAT_RANGE = -1  # the stat card value


class AttackAction(Action):
    """Attack X. A monster adds X to its stat card value; a range is absolute (GH-4.6)."""

    def __init__(
        self,
        value: Value,
        range: int,
        range_plus: int,
        own_range: bool,
        targets: int,
        add_targets: int,
        area: Area | None,
        who: Who | None,
        riders: list[Rider],
        uses: list[ElementUse],
    ) -> None:
        self.value = value
        self.range = range
        self.range_plus = range_plus
        self.own_range = own_range  # the stat card value, for a figure forced to attack
        self.targets = targets  # 0: one target, or the number on the stat card
        self.add_targets = add_targets
        self.area = area
        self.who = who
        self.riders = riders
        self.uses = uses
        self.all_at_one = any(rider.all_at_one for rider in riders)

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    # -- by a character ----------------------------------------------------------

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not can_attack(scene, actor):
            return False
        plan = self.plan_for(scene, actor, turn)
        who = self.who
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                self._buy(scene, plan, use, turn)
                who = use.who or who
        if who is not None and who.count == EACH:
            done = yield from self._strike_each(scene, plan, who, turn)
        else:
            done = yield from choose_and_strike(scene, plan, turn)
        return done

    def plan_for(self, scene: Scene, actor: Figure, turn: Turn) -> AttackPlan:
        reach = range_of(scene, actor) if self.own_range else max(0, self.range)
        plan = AttackPlan(actor, self.value.of(scene, actor, turn), reach, self.riders[:])
        plan.turn = turn
        add_properties(scene, plan)
        plan.targets = max(1, self.targets) + self.add_targets
        plan.area = self.area
        plan.single = plan.targets == 1 and self.area is None and self.who is None
        for rider in plan.riders:
            rider.plan(scene, plan)
        return plan

    def _buy(self, scene: Scene, plan: AttackPlan, use: ElementUse, turn: Turn) -> None:
        plan.value += use.plus
        plan.range += use.range_plus
        if use.targets:
            plan.targets = use.targets
            plan.single = False
        if use.area is not None:
            plan.area = use.area
            plan.single = False
        plan.riders.extend(use.riders)
        for rider in use.riders:
            rider.plan(scene, plan)
        turn.earned += use.xp

    def _strike_each(self, scene: Scene, plan: AttackPlan, who: Who, turn: Turn) -> Flow[bool]:
        """Attack every figure that the card names, in the order that the attacker chooses."""
        turn.targeted = []
        applied = yield from apply_bonuses(scene, plan, turn)
        sight = scene.board.sight
        targets = [
            figure
            for figure in who.find(scene, plan.attacker, turn)
            if sight.sees(plan.attacker.cell, figure.cell)  # GH-3.6.10
        ]
        plan.named = targets
        yield from prepare(scene, plan, turn)
        most = len(targets) + plan.targets - 1  # GH-3.9.10
        if targets:
            yield from choose_up_to(scene, plan, targets, most, turn)
        plan.targets = ALL_TARGETS
        yield from strike_all(scene, plan, targets, turn)
        use_circles(scene, plan, turn, applied)
        return bool(plan.struck)

    # -- by a monster ------------------------------------------------------------

    def as_attack(self, scene: Scene, actor: Figure) -> Attack | None:
        if attack_of(scene, actor) == NO_VALUE:
            return None
        if self.all_at_one:
            return Attack(self.range_of(scene, actor), 1, None, is_careless(scene, actor))
        return Attack(
            self.range_of(scene, actor),
            self.targets_of(scene, actor),
            self.area_of(scene),
            is_careless(scene, actor),
        )

    def range_of(self, scene: Scene, actor: Figure) -> int:
        """GH-4.6.4; a plain range replaces the one on the stat card. An attack on all adjacent
        enemies is melee, whatever the stat card says."""
        if self.who is not None and self.who.reach == ADJACENT:
            return 0
        base = self.range if self.range != STAT_RANGE else range_of(scene, actor)
        plus = self.range_plus
        for use in self._paid(scene):
            plus += use.range_plus
        return max(1, base + plus) if base > 0 else 0

    def targets_of(self, scene: Scene, actor: Figure) -> int:
        for use in self._paid(scene):
            if use.who is not None:
                return ALL_TARGETS
            if use.targets:
                return use.targets
        if self.who is not None:
            return ALL_TARGETS
        if self.targets:
            return self.targets + self.add_targets
        return targets_of(scene, actor) + self.add_targets

    def area_of(self, scene: Scene) -> Area | None:
        area = self.area
        for use in self._paid(scene):
            area = use.area or area
        return None if area is None else area.allowed(scene.rules.mirrored_areas)

    def _paid(self, scene: Scene) -> list[ElementUse]:
        return [use for use in self.uses if use.number in scene.uses]

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        attack = self.as_attack(scene, actor)
        if attack is None:
            return
        if activation is None:
            yield from self._strike_around(scene, actor)
            return
        if not can_attack(scene, actor):
            return
        plan = self.monster_plan(scene, actor)
        if plan.repeat:
            yield from self._strike_again(scene, plan, activation, attack)
        else:
            yield from self._strike_once(scene, plan, activation, attack)
        activation.targets = None
        activation.damaged = plan.damaged
        if actor.summon is not None and plan.struck:
            for element in actor.summon.charges:
                charge(scene, element)

    def _strike_once(
        self, scene: Scene, plan: AttackPlan, activation: Activation, attack: Attack
    ) -> Flow[None]:
        """Attack each target once."""
        actor = plan.attacker
        waiting = yield from self._targets(scene, activation, attack)
        while waiting and not actor.gone:
            target = scene.figures[waiting.pop(0)]
            if can_target(scene, actor, target):
                yield from strike(scene, plan, target)
            while plan.more_targets:
                plan.more_targets -= 1
                added = yield from add_target(scene, activation, attack, plan.struck + waiting)
                waiting.extend(added)

    def _strike_again(
        self, scene: Scene, plan: AttackPlan, activation: Activation, attack: Attack
    ) -> Flow[None]:
        """Make every attack on the focus; if it dies, attack the next focus with the rest."""
        for _ in range(targets_of(scene, plan.attacker)):
            activation.targets = yield from self._targets(scene, activation, attack)
            if plan.attacker.gone or not activation.targets:
                return
            target = scene.figures[activation.targets[0]]
            if can_target(scene, plan.attacker, target):
                yield from strike(scene, plan, target)

    def be_led(self, scene: Scene, actor: Figure, activation: Activation, turn: Turn) -> Flow[None]:
        attack = self.as_attack(scene, actor)
        if attack is None:
            return
        plan = self.monster_plan(scene, actor)
        plan.targets = attack.targets
        plan.turn = turn
        yield from choose_and_strike(scene, plan, turn)
        activation.damaged = plan.damaged

    def _targets(self, scene: Scene, activation: Activation, attack: Attack) -> Flow[list[int]]:
        """The focus and as many others as possible (GH-4.6.2); a monster that moved for this attack
        chose them with the move."""
        yield from renew_focus(scene, activation)
        party = Party(scene, activation.figure)
        focus = activation.focus
        if focus is None or focus not in party.figures:
            return []
        chosen = activation.targets
        if chosen is None:
            plan = situation_of(scene, activation, attack, party, 0, False)
            sets = targets_from(plan, party.figures.index(focus))
            if not sets:
                return []
            options = [ids_of(party, each) for each in sets]
            chosen = yield from choose_set(scene, activation.figure, options)
        return [focus.id, *[number for number in chosen if number != focus.id]]

    def monster_plan(self, scene: Scene, actor: Figure) -> AttackPlan:
        """The attack with everything that the monster's stat card adds (GH-4.6.1, GH-1.4.6)."""
        value = attack_of(scene, actor) + self.value.amount
        plan = AttackPlan(actor, value, self.range_of(scene, actor), self.riders[:])
        plan.area = self.area_of(scene)
        for use in self._paid(scene):
            plan.value += use.plus
            plan.riders.extend(use.riders)
        add_properties(scene, plan)
        for rider in plan.riders:
            rider.plan(scene, plan)
        return plan

    def _strike_around(self, scene: Scene, actor: Figure) -> Flow[None]:
        """An attack as the monster dies: it hits all adjacent enemies."""
        plan = self.monster_plan(scene, actor)
        for figure in scene.figures[:]:
            if can_target(scene, actor, figure) and scene.board.adjacent(actor.cell, figure.cell):
                yield from strike(scene, plan, figure)


def add_target(
    scene: Scene, activation: Activation, attack: Attack, besides: list[int]
) -> Flow[list[int]]:
    """Resolve ADD TARGET on a modifier card of a summon: the next enemy in range by the focus rules
    (GH-4.6.3, GH-4.6.7)."""
    figure = activation.figure
    party = Party(scene, figure)
    single = Attack(attack.reach if attack.ranged else 0)
    plan = situation_of(scene, activation, single, party, 0, False)
    in_range = [
        enemy
        for enemy in plan.reach.visible
        if party.figures[enemy].id not in besides and plan.reach.hits(figure.cell, enemy)
    ]
    if figure.gone or not in_range:
        return []
    first = first_by_focus_rules(plan, in_range, [0] * len(party.figures))
    found = [party.figures[enemy].id for enemy in first]
    options = [Option("also", number) for number in found]
    seats = deciders(scene, figure)
    answer = yield from choose_one(seats, options, "also", "GH-4.8.1", figure.id)
    return [answer.what]


def add_properties(scene: Scene, plan: AttackPlan) -> None:
    """Add what the stat card of a monster or summon gives to all its attacks."""
    attacker = plan.attacker
    if attacker.kind == MONSTER:
        stats = scene.stats(attacker)
        plan.pierce += stats.pierce
        plan.conditions.extend(stats.conditions)
    elif attacker.summon is not None:
        plan.pierce += attacker.summon.pierce
        plan.riders.extend(attacker.summon.riders)


def attack_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        value = figure.summon.attack
        return (figure.hp + 1) // 2 if value == HALF_OF_HIT_POINTS else value
    if figure.kind != MONSTER:
        return NO_VALUE
    stats = scene.stats(figure)
    if stats.attack == NO_VALUE:
        return NO_VALUE
    value = stats.attack + figure.attack_bonus
    if stats.counts:
        value += _counted(scene, stats.counts)
    return value + script_of(scene).stat_bonus(scene, figure, ATTACK)


def _counted(scene: Scene, counts: str) -> int:
    """`on_map(vermling_scout)`: how many figures of that type are on the map."""
    total = 0
    for figure in scene.figures:
        if figure.kind != MONSTER or figure.gone:
            continue
        if counts == f"on_map({scene.types[figure.type].kind.key})":
            total += 1
    return total


def range_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        return figure.summon.range
    if figure.kind != MONSTER:
        return 0
    base = scene.stats(figure).range
    return base + script_of(scene).stat_bonus(scene, figure, RANGE) if base > 0 else 0


def targets_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        return figure.summon.targets
    return scene.stats(figure).targets if figure.kind == MONSTER else 1
