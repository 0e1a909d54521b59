"""Attacks (RULES 3.6 to 3.9, 14.5): one attack on one target, from declaration to end."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.areas import Area
from ...printed.cards import Action, ModifierDef, ModifierKind, ModifierMark, Rider
from ...printed.items import Window
from ...printed.lasting import Lasting
from ...state.figures import Condition, Figure, FigureKind, Protection, Side
from ...state.heroes import Feat
from ...state.scene import Scene
from ...state.turn import Turn
from ..cards.active_area import (
    bonuses_on,
    gain_xp,
    hidden_from,
    retaliate_of,
    shield_of,
    use_circle,
)
from ..cards.items import keeps_off
from ..cards.worn_items import count_worn_shield
from ..scenario import SpecialRule, change_strike, is_beyond_reach
from .after_effects import apply_effects, wants
from .damage import die, suffer
from .items_in_attacks import turned_against_another, use_items
from .modifiers import Draw, draw, face
from .reckoning import Reckoning, tell_damage

ALL_SHIELD = 1000


class AttackPlan:
    """An attack action: who attacks, how far, how many targets, with which effects.

    `range` 0 is a melee attack (GH-3.8.10).
    """

    def __init__(self, attacker: Figure, value: int, range: int, riders: list[Rider]) -> None:
        self.attacker = attacker
        self.value = value
        self.range = range
        self.riders = riders
        self.targets = 1
        self.area: Area | None = None
        self.along_path = False  # also targets enemies on the way to the first target
        self.doubled = False
        self.single = True  # one target, no area: some items require it
        self.reach = 1  # reach of a melee attack
        self.advantage = False
        self.disadvantage = False
        self.pierce = 0
        self.conditions: list[int] = []
        self.turn: Turn | None = None
        self.xp_each = 0
        self.xp_due: list[list[int]] = []  # seats and experience, once somebody is attacked
        self.repeat = False  # all attacks go to one target
        self.more_targets = 0  # from modifier cards, still to be chosen
        self.named: list[Figure] | None = None  # all targets, where the card names them
        self.only: list[int] | None = None  # the only figures that it can target, if limited
        self.afterwards: list[Action] = []  # performed once all attacks are made
        self.struck: list[int] = []  # figures attacked so far (GH-3.8.8)
        self.killed: list[int] = []
        self.damaged: list[int] = []

    @property
    def ranged(self) -> bool:
        return self.range > 0 and (self.area is None or not self.area.melee)

    @property
    def distance(self) -> int:
        """How far it reaches."""
        return self.range if self.ranged else self.reach


class Strike:
    """One attack of an attack action: one target, one draw (GH-3.8.2)."""

    def __init__(self, plan: AttackPlan, attacker: Figure, target: Figure) -> None:
        self.plan = plan
        self.attacker = attacker
        self.target = target
        self.plus = 0
        self.double = plan.doubled
        self.pierce = plan.pierce
        self.armour = 0  # the target's own Shield
        self.shield = 0  # extra Shield for this attack only
        self.retaliate: list[int] = []  # pairs of damage and range, for this attack only
        self.advantage = plan.advantage
        self.disadvantage = plan.disadvantage
        self.conditions = plan.conditions[:]
        self.pushes: list[int] = []
        self.pulls: list[int] = []
        self.cancelled = False
        self.cursed = False  # a CURSE card made it deal no damage
        self.kills = False  # the target dies instead
        self.items: list[int] = []  # the numbers of the attacker's items used on it
        self.value = 0
        self.damage = 0
        self.killed = False
        self.riders: list[Rider] = []  # effects of the modifier cards
        self.xp = 0  # for conditions that this attack meets

    @property
    def ranged(self) -> bool:
        return self.plan.ranged

    @property
    def harm(self) -> int:
        """The damage as it stands: reduced by the Shield that PIERCE leaves (GH-3.6.20 step 3)."""
        if self.cancelled:
            return 0
        return max(0, self.value - max(0, self.armour + self.shield - self.pierce))


def can_attack(scene: Scene, figure: Figure) -> bool:
    """GH-14.5.1"""
    if figure.gone or figure.has(Condition.DISARM) or figure.has(Condition.STUN):
        return False
    return not scene.is_phased_out(figure)


def can_target(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """GH-3.6.2, GH-3.10.31"""
    if target.gone or hidden_from(scene, attacker, target):
        return False
    if is_beyond_reach(scene, target, attacker):
        return False
    return scene.are_enemies(attacker, target)


def strike(scene: Scene, plan: AttackPlan, target: Figure) -> Flow[Strike]:
    """Resolve the whole attack on one target before the next (GH-3.6.27)."""
    target = redirected(scene, plan, target)
    target = yield from turned_against_another(scene, plan, target)
    hit = Strike(plan, plan.attacker, target)
    plan.struck.append(target.id)
    scene.underway.attacker = plan.attacker.id
    scene.underway.target = target.id
    yield from _declare(scene, hit)
    hero = scene.hero_of(hit.attacker)
    if hero is not None:
        gain_xp(scene, hero, hit.xp, "GH-3.17.3")
    if hit.kills:
        yield from _kill(scene, hit)
        return hit
    plus = plus_of(scene, hit)
    value = yield from _value(scene, hit, plus)
    net = net_advantage(scene, hit)
    drawn = draw(scene, scene.deck_of(hit.attacker), value, net)
    _show(scene, hit, drawn, net)
    hit.value = yield from _with_modifiers(scene, hit, drawn, value)
    yield from _defend(scene, hit, Reckoning(plus, value, hit.value))
    before = target.gone
    undamaged = target.kind == FigureKind.MONSTER and target.hp >= target.max_hp
    if not hit.cancelled:
        hit.damage = yield from suffer(
            scene, target, hit.value, "GH-3.6.23", hit.attacker.id, hit.attacker.owner
        )
    hit.killed = target.gone and not before
    if hit.killed and undamaged and target.side == Side.FOES:
        _count_felled(scene, hit)
    _count(scene, plan, hit)
    yield from apply_effects(scene, hit)
    yield from _retaliation(scene, hit)
    for rule in scene.scenario.audience.at(SpecialRule.struck):
        yield from rule.struck(scene, hit)
    if hit.cursed:
        yield from _answer_curse(scene, hit)
    scene.underway.target = NOTHING
    return hit


def _kill(scene: Scene, hit: Strike) -> Flow[None]:
    """The target dies instead of being attacked: no draw, no effects."""
    yield from die(scene, hit.target, hit.attacker.owner)
    hit.killed = True
    _count(scene, hit.plan, hit)
    scene.underway.target = NOTHING


def redirected(scene: Scene, plan: AttackPlan, target: Figure) -> Figure:
    """Some bonuses make their owner the target instead."""
    for active in scene.actives:
        for bonus in scene.bonuses_at(active, Lasting.redirects):
            other = bonus.redirects(scene, active, plan, target)
            if other != NOTHING:
                return scene.figures[other]
    return target


def _declare(scene: Scene, hit: Strike) -> Flow[None]:
    """Apply items and bonuses that change this attack, before the draw (GH-14.5.3)."""
    for rider in hit.plan.riders:
        rider.strike(scene, hit)
    change_strike(scene, hit)
    hit.plus += plus_for_mark(hit)
    for active, bonus in bonuses_on(scene, hit.attacker, Lasting.strike):
        if bonus.strike(scene, active, hit):
            use_circle(scene, active)
    for active, bonus in bonuses_on(scene, hit.attacker, Lasting.declare):
        applied = yield from bonus.declare(scene, active, hit)
        if applied:
            use_circle(scene, active)
    for active, bonus in bonuses_on(scene, hit.target, Lasting.targeted):
        if bonus.targeted(scene, active, hit):
            use_circle(scene, active)
    if hit.attacker.kind == FigureKind.CHARACTER:
        yield from use_items(scene, scene.heroes[hit.attacker.owner], hit, Window.IN_ATTACK)
        for active, bonus in bonuses_on(scene, hit.attacker, Lasting.after_items):
            bonus.after_items(scene, active, hit)
    if hit.target.kind == FigureKind.CHARACTER:
        yield from use_items(scene, scene.heroes[hit.target.owner], hit, Window.WHEN_ATTACKED)


def _value(scene: Scene, hit: Strike, plus: int) -> Flow[int]:
    """Step 1: the attacker's own bonuses and penalties (GH-3.6.20)."""
    base = hit.plan.value
    if not hit.double:
        return base + plus
    value = yield from _ordered(scene, hit, base, plus)
    return value


def plus_of(scene: Scene, hit: Strike) -> int:
    """The bonus to the attack value, including 1 against a poisoned figure (GH-3.10.10)."""
    return hit.plus + (1 if hit.target.has(Condition.POISON) else 0) + _spurred(scene, hit.attacker)


def _spurred(scene: Scene, attacker: Figure) -> int:
    """What summons beside the attacker add to the attacks of their allies."""
    total = 0
    for other in scene.beside(attacker):
        if other.summon is not None and scene.are_allies(other, attacker):
            total += other.summon.spurs
    return total


def plus_for_mark(hit: Strike) -> int:
    """What a character adds to its attacks on the enemy that bears its token."""
    attacker, target = hit.attacker, hit.target
    if attacker.kind != FigureKind.CHARACTER or target.marked_by != attacker.owner:
        return 0
    return target.marked_for


def _ordered(scene: Scene, hit: Strike, base: int, plus: int) -> Flow[int]:
    """If a step both adds and doubles, the player chooses the order (GH-3.6.21)."""
    if not plus:
        return 2 * base
    options = [
        Option("add-first", NOTHING, NOTHING, 2 * (base + plus)),
        Option("double-first", NOTHING, NOTHING, 2 * base + plus),
    ]
    seats = [hit.attacker.owner] if hit.attacker.owner != NOTHING else scene.everybody()
    answer = yield Decision(seats, "order", options, "GH-3.6.21", hit.target.id)
    return answer.amount


def net_advantage(scene: Scene, hit: Strike) -> int:
    """GH-3.7.12, GH-3.7.13: 1, 0 or -1; several sources count once, and the two cancel out."""
    attacker, target = hit.attacker, hit.target
    good = hit.advantage or attacker.has(Condition.STRENGTHEN)
    bad = hit.disadvantage or attacker.has(Condition.MUDDLE)
    if attacker.kind == FigureKind.MONSTER and scene.stats(attacker).advantage:
        good = True
    if target.hindering or (
        target.kind == FigureKind.MONSTER and scene.stats(target).attackers_disadvantage
    ):
        bad = True
    if hit.ranged and scene.are_adjacent(attacker, target):  # GH-3.6.4
        bad = True
    if not bad:
        for active, bonus in bonuses_on(scene, target, Lasting.hinders):
            bad = bad or bonus.hinders(scene, active, hit)
    return int(good) - int(bad)


def preview(scene: Scene, plan: AttackPlan, target: Figure) -> tuple[int, int, int]:
    """The value after step 1, net advantage, and Shield after PIERCE, as the attack is now."""
    hit = Strike(plan, plan.attacker, target)
    for rider in plan.riders:
        rider.strike(scene, hit)
    change_strike(scene, hit)
    hit.plus += plus_for_mark(hit)
    for active, bonus in bonuses_on(scene, plan.attacker, Lasting.strike):
        bonus.strike(scene, active, hit)
    for active, bonus in bonuses_on(scene, target, Lasting.targeted):
        bonus.targeted(scene, active, hit)
    plus = plus_of(scene, hit)
    value = plan.value + plus
    if hit.double:
        value = max(2 * value, 2 * plan.value + plus)  # in the order that the player will choose
    return value, net_advantage(scene, hit), max(0, shield_of(scene, target) - hit.pierce)


def _show(scene: Scene, hit: Strike, drawn: Draw, net: int) -> None:
    scene.tell("attacks", "GH-3.6.1", hit.attacker.id, hit.target.id, max(0, hit.plan.value))
    scene.underway.drawn = drawn.drawn
    scene.underway.advantage = net
    scene.tell_values("draws", "GH-1.7.1", drawn.drawn, hit.attacker.id)


def _with_modifiers(scene: Scene, hit: Strike, drawn: Draw, value: int) -> Flow[int]:
    """Step 2: apply the modifier cards (GH-1.7.3, GH-1.7.13)."""
    plus = 0
    null = False
    double = False
    for card in drawn.counting:
        kind, number = face(card, scene.rules.reduced_randomness)
        if kind == ModifierKind.DOUBLE and keeps_off(scene, hit.target, Protection.DOUBLES):
            kind = ModifierKind.PLUS
        plus += number
        null = null or kind == ModifierKind.NULL
        hit.cursed = hit.cursed or (kind == ModifierKind.NULL and card.mark == ModifierMark.CURSING)
        double = double or kind == ModifierKind.DOUBLE
        _attach(scene, hit, card)
    if null:  # whatever else was drawn
        return 0
    if double:
        value = yield from _ordered(scene, hit, value, plus)
        return value
    return max(0, value + plus)


def _attach(scene: Scene, hit: Strike, card: ModifierDef) -> None:
    """The card's effects work as if printed on the ability (GH-1.7.4)."""
    for rider in card.riders:
        rider.strike(scene, hit)
        hit.riders.append(rider)


def _defend(scene: Scene, hit: Strike, reckoning: Reckoning) -> Flow[None]:
    """Step 3: Shield minus PIERCE, then items and bonuses that help once the damage is known."""
    hit.armour = shield_of(scene, hit.target)
    if hit.value > 0:
        count_worn_shield(scene, hit.target)
    if hit.pierce and hit.armour:
        pierces = yield from wants(scene, hit, "effect-pierce", hit.target)
        if not pierces:
            hit.pierce = 0
    for active, bonus in bonuses_on(scene, hit.target, Lasting.struck):
        if hit.harm > 0 and bonus.struck(scene, active, hit):
            use_circle(scene, active)
    if hit.target.kind == FigureKind.CHARACTER:
        yield from use_items(scene, scene.heroes[hit.target.owner], hit, Window.WHEN_DAMAGED)
    elif hit.target.kind == FigureKind.SUMMON:
        yield from use_items(
            scene, scene.heroes[hit.target.owner], hit, Window.WHEN_SUMMON_IS_DAMAGED
        )
    harm = hit.harm
    tell_damage(scene, hit, reckoning, harm)
    hit.value = harm


def _count_felled(scene: Scene, hit: Strike) -> None:
    hero = scene.hero_of(hit.attacker)
    if hero is not None:
        hero.tally[Feat.ONE_ATTACK_KILLS] += 1


def _count(scene: Scene, plan: AttackPlan, hit: Strike) -> None:
    if hit.killed:
        plan.killed.append(hit.target.id)
    if hit.damage > 0:
        plan.damaged.append(hit.target.id)
    hero = scene.hero_of(hit.attacker)
    if hero is None:
        return
    hero.dealt += hit.damage
    if hit.killed:
        hero.killed_with.extend([[item, hit.target.id] for item in hit.items])
    if plan.xp_each:
        gain_xp(scene, hero, plan.xp_each, "GH-3.17.3")


def _retaliation(scene: Scene, hit: Strike) -> Flow[None]:
    """A target that is still there retaliates after the attack and its effects (GH-3.12.32)."""
    target, attacker = hit.target, hit.attacker
    if target.gone or attacker.gone:
        return
    distance = scene.distance(attacker, target)
    amount = retaliate_of(scene, target, distance)
    for i in range(0, len(hit.retaliate), 2):
        if distance <= hit.retaliate[i + 1]:
            amount += hit.retaliate[i]
    if amount:
        scene.tell("retaliates", "GH-3.12.30", target.id, attacker.id, amount)
        yield from suffer(scene, attacker, amount, "GH-3.12.30", target.id, target.owner)
        for active, bonus in bonuses_on(scene, target, Lasting.retaliated):
            bonus.retaliated(scene, active, distance)


def _answer_curse(scene: Scene, hit: Strike) -> Flow[None]:
    """Tell all active cards that a CURSE has worked."""
    for active in scene.actives[:]:
        for bonus in scene.bonuses_at(active, Lasting.cursed):
            yield from bonus.cursed(scene, active, hit)
