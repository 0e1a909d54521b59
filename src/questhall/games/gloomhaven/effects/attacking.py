"""Attack (RULES 3.6 to 3.9), by characters and by monsters (RULES 4.6)."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.areas import Area
from ..printed.cards import HALF_OF_HIT_POINTS, Action, ElementUse, Rider, Value
from ..printed.lasting import Lasting
from ..printed.monsters import NO_VALUE
from ..printed.terrain import ALL_TARGETS
from ..rules.attack.aiming import (
    apply_bonuses,
    choose_and_strike,
    choose_up_to,
    conclude,
    prepare,
    strike_all,
)
from ..rules.attack.healing_instead import AS_PRINTED, HEALED, heal_instead
from ..rules.attack.items_in_attacks import helped_by_allies
from ..rules.attack.standing_in import step_back, take_stand
from ..rules.attack.strike import AttackPlan, can_attack, can_target, strike
from ..rules.cards.active_area import bonuses_on
from ..rules.cards.elements import charge_all, offer
from ..rules.monsters.acting import (
    Activation,
    Party,
    deciders,
    ids_of,
    is_careless,
    renew_focus,
    situation_of,
)
from ..rules.monsters.mind.focus import first_by_focus_rules
from ..rules.monsters.mind.ground import Attack
from ..rules.monsters.mind.ways import targets_from
from ..rules.movement.more_moving import more_moving, pay_for_moving
from ..rules.movement.walking import can_move
from ..rules.scenario import ATTACK, RANGE, SpecialRule, stat_bonus
from ..rules.selecting import ADJACENT, EACH, Who
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from ..state.turn import Turn, is_own_turn, seat_for
from .moving import approach, choose_set

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
        value = self.value.of(scene, actor, turn) + turn.plus
        became = yield from heal_instead(
            scene, actor, turn, value, max(0, self.range), max(1, self.targets)
        )
        if became != AS_PRINTED:
            return became == HEALED
        if not can_attack(scene, actor) or self._lacks_attack(scene, actor):
            return False
        plan = self.plan_for(scene, actor, turn)
        who = self.who
        bought: list[ElementUse] = []
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                self._buy(scene, plan, use, turn)
                who = use.who or who
                bought.append(use)
        home = yield from take_stand(scene, actor, turn)
        done = yield from self.strike_at(scene, plan, who, turn)
        step_back(scene, actor, home)
        yield from charge_of_summon(scene, plan)
        for use in bought if done else []:
            for action in use.actions:
                yield from action.perform(scene, actor, turn)
        return done

    def strike_at(self, scene: Scene, plan: AttackPlan, who: Who | None, turn: Turn) -> Flow[bool]:
        """Choose the targets and attack them; True if the action was performed."""
        if who is not None and who.count == EACH:
            done = yield from self._strike_each(scene, plan, who, turn)
        else:
            if who is not None:
                limit(scene, plan, who, turn)
            done = yield from choose_and_strike(scene, plan, turn)
        return done

    def _lacks_attack(self, scene: Scene, actor: Figure) -> bool:
        """Has a creature that should attack as its card says no attack value?"""
        return self.own_range and actor.summon is not None and attack_of(scene, actor) == NO_VALUE

    def plan_for(self, scene: Scene, actor: Figure, turn: Turn) -> AttackPlan:
        reach = range_of(scene, actor)
        if not self.own_range:
            reach = farther(scene, actor, max(0, self.range))
        value = self.value.of(scene, actor, turn) + turn.plus
        plan = AttackPlan(actor, value, reach, self.riders[:])
        plan.turn = turn
        add_properties(scene, plan)
        own = targets_of(scene, actor) if self.own_range else 1
        plan.targets = max(own, self.targets) + self.add_targets
        plan.area = self.area
        plan.single = plan.targets == 1 and self.area is None and self.who is None
        plan.doubled = turn.doubles_attacks and is_own_turn(actor, turn)
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
        targets = [
            figure
            for figure in who.find(scene, plan.attacker, turn)
            if can_attack(scene, plan.attacker) and scene.sees(plan.attacker, figure)  # GH-3.6.10
        ]
        plan.named = targets
        yield from prepare(scene, plan, turn)
        most = len(targets) + plan.targets - 1  # GH-3.9.10
        if targets:
            yield from choose_up_to(scene, plan, targets, most, turn)
        plan.targets = ALL_TARGETS
        yield from strike_all(scene, plan, targets, turn)
        performed = yield from conclude(scene, plan, turn, applied)
        return performed

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
        base = range_of(scene, actor)
        if self.range != STAT_RANGE:
            base = farther(scene, actor, self.range)
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
        own = targets_of(scene, actor) + self.add_targets
        return own + more_targets(scene, actor, self.range_of(scene, actor) > 0)

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
        yield from step_first(scene, activation)
        plan = self.monster_plan(scene, actor)
        if plan.repeat:
            yield from self._strike_again(scene, plan, activation, attack)
        else:
            yield from self._strike_once(scene, plan, activation, attack)
        activation.targets = None
        activation.damaged = plan.damaged
        yield from charge_of_summon(scene, plan)
        if plan.struck and not actor.gone:
            for rule in scene.scenario.audience.at(SpecialRule.attacked):
                yield from rule.attacked(scene, plan)

    def _strike_once(
        self, scene: Scene, plan: AttackPlan, activation: Activation, attack: Attack
    ) -> Flow[None]:
        """Attack each target once."""
        actor = plan.attacker
        waiting = yield from self._targets(scene, activation, attack)
        if waiting:
            yield from helped_by_allies(scene, plan)
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
        """An attack as the figure dies: it hits all enemies that are adjacent or, if the card says
        so, within range."""
        plan = self.monster_plan(scene, actor)
        reach = 0 if self.who is None else max(0, self.who.reach)
        if reach:
            plan.range = reach
        for figure in scene.figures[:]:
            near = scene.are_adjacent(actor, figure) or (
                reach > 0 and scene.is_within(actor, figure, reach)
            )
            if near and can_target(scene, actor, figure):
                yield from strike(scene, plan, figure)


def limit(scene: Scene, plan: AttackPlan, who: Who, turn: Turn) -> None:
    """The attack can target only these figures, at any range."""
    found = who.find(scene, plan.attacker, turn)
    plan.only = [figure.id for figure in found]
    plan.range = max([scene.distance(plan.attacker, figure) for figure in found], default=1)


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
    if attacker.kind == FigureKind.MONSTER:
        stats = scene.stats(attacker)
        plan.pierce += stats.pierce
        plan.conditions.extend(stats.conditions)
    elif attacker.summon is not None:
        plan.pierce += attacker.summon.pierce
        plan.riders.extend(attacker.summon.riders)


def charge_of_summon(scene: Scene, plan: AttackPlan) -> Flow[None]:
    """Some summons charge an element with every attack."""
    summon = plan.attacker.summon
    if summon is not None and plan.struck:
        yield from charge_all(scene, [plan.attacker.owner], summon.charges)


def more_targets(scene: Scene, figure: Figure, ranged: bool) -> int:
    """The targets that lasting bonuses add to a summon's attack."""
    if figure.summon is None:
        return 0
    found = bonuses_on(scene, figure, Lasting.more_targets)
    return sum([bonus.more_targets(active, ranged) for active, bonus in found])


def attack_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        value = figure.summon.attack
        return (figure.hp + 1) // 2 if value == HALF_OF_HIT_POINTS else value
    if figure.kind == FigureKind.ALLY:  # the scenario gives its whole attack
        return stat_bonus(scene, figure, ATTACK)
    if figure.kind != FigureKind.MONSTER:
        return NO_VALUE
    stats = scene.stats(figure)
    if stats.attack == NO_VALUE:
        return NO_VALUE
    value = stats.attack + figure.attack_bonus
    if stats.counts:
        value += _counted(scene, stats.counts)
    return value + stat_bonus(scene, figure, ATTACK)


def _counted(scene: Scene, counts: str) -> int:
    """`on_map(vermling_scout)`: how many figures of that type are on the map; `hexes_moved`: how
    far the acting monster has moved."""
    if counts == "hexes_moved":
        return scene.underway.moved
    total = 0
    for figure in scene.figures:
        if figure.kind != FigureKind.MONSTER or figure.gone:
            continue
        if counts == f"on_map({scene.types[figure.type].kind.key})":
            total += 1
    return total


def range_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        return farther(scene, figure, figure.summon.range)
    if figure.kind != FigureKind.MONSTER:
        return 0
    base = scene.stats(figure).range
    if base > 0:
        base += stat_bonus(scene, figure, RANGE)
    return farther(scene, figure, base)


def farther(scene: Scene, figure: Figure, range: int) -> int:
    """The range with what lasting bonuses add; a melee attack stays one."""
    if range <= 0:
        return range
    found = bonuses_on(scene, figure, Lasting.farther)
    return max(1, range + sum([bonus.farther(scene, active) for active, bonus in found]))


def step_first(scene: Scene, activation: Activation) -> Flow[None]:
    """Lasting bonuses let a summon move before it attacks."""
    figure = activation.figure
    found = bonuses_on(scene, figure, Lasting.steps_first)
    steps = sum([bonus.steps_first(active) for active, bonus in found])
    if not steps or not can_move(scene, figure):
        return
    steps += yield from more_moving(scene, figure)
    before = activation.moved
    yield from renew_focus(scene, activation)
    if activation.focus is not None:
        yield from approach(scene, activation, steps, False)
    pay_for_moving(scene, activation.moved > before)


def targets_of(scene: Scene, figure: Figure) -> int:
    if figure.summon is not None:
        return figure.summon.targets
    return scene.stats(figure).targets if figure.kind == FigureKind.MONSTER else 1
