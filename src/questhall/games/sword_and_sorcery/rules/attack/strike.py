"""An attack from beginning to end: three steps of attack, six of defence (SS-9.0)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ...printed.items import SymbolEffect
from ...printed.kinds import Condition, Moment, Scope, Slot, Stat
from ...printed.symbols import Colour
from ...state.adventure import Adventure
from ...state.attacks import Attack, AttackStage, Deed
from ...state.figures import Bonus, Figure, Side
from ...state.house_rules import EACH_AREA
from ..answers import give, hold
from ..boons import help_attack
from ..control import dominates
from ..moments import at_moment, by_the_event
from ..movement.bashing import bash, pull
from ..numbers import injury
from ..reactions import react
from .ammunition import lose_ammunition
from .declaring import declare
from .defending import defend
from .harm import afflict, can_be_harmed, draw_critical, set_on_fire
from .paying import apply_effects, roll_into, tell_roll


def melee(adventure: Adventure, attack: Attack) -> bool:
    """SS-6.2.0.3, SS-6.2.0.4 for heroes, SS-15.9.0.2 for enemies."""
    attacker = adventure.figures[attack.attacker]
    if attacker.side == Side.ENEMIES:
        return attacker.area == adventure.figures[attack.target].area
    return attack.blow.range == 0


def deed_of(adventure: Adventure, attack: Attack) -> Deed:
    """What the words on the attacker's cards refer to."""
    attacker = adventure.figures[attack.attacker]
    level = 1
    if attacker.side != Side.ENEMIES:
        level = adventure.hero_of(attacker).soulrank
    deed = Deed(attack.attacker, attack.card, level)
    deed.target = attack.target
    deed.area = adventure.figures[attack.target].area
    deed.damage = attack.damage
    if attacker.side == Side.ENEMIES:
        deed.enemy = attacker.owner
    return deed


def strike(adventure: Adventure, attack: Attack) -> Flow[None]:
    """The attack, and then what follows from it."""
    if not adventure.goes_deeper():
        attack.cancelled = True
        return
    yield from land(adventure, attack)
    yield from settle(adventure, attack)
    adventure.comes_back()


def land(adventure: Adventure, attack: Attack) -> Flow[None]:
    """Until all targets have defended; nobody answers before that (SS-10.4.0.2)."""
    adventure.attacks.append(attack)
    hold(adventure)
    adventure.tell("attacks", "SS-9.0.0.1", attack.attacker, attack.target)
    yield from declare(adventure, attack)
    if not attack.cancelled:
        yield from _carry_out(adventure, attack)
        _note(adventure, attack)
    attack.answers = adventure.answers.pop()
    adventure.attacks.remove(attack)
    attack.stage = AttackStage.SETTLED


def _carry_out(adventure: Adventure, attack: Attack) -> Flow[None]:
    attacker = adventure.figures[attack.attacker]
    attack.supremacy = has_supremacy(adventure, attack)
    yield from help_attack(adventure, attack)
    dominated = _dominated(adventure, attacker.side)
    yield from _roll(adventure, attack)
    yield from _apply(adventure, attack)
    yield from _count(adventure, attack)
    attack.stage = AttackStage.COUNTED
    if attack.hits > 0 or not adventure.rules.status_requires_hit:
        for target in targets_of(adventure, attack):
            hits = attack.hits
            attack.hits = max(0, hits + _supremacy_at(adventure, attack, dominated, target))
            yield from _hit(adventure, attack, target)
            attack.hits = hits
    yield from _damage_was_dealt(adventure, attack)


def _damage_was_dealt(adventure: Adventure, attack: Attack) -> Flow[None]:
    """SS-9.0.0.29: to each target that was hurt (SS-10.4.0.2)."""
    attacker = adventure.figures[attack.attacker]
    for number, wounds in zip(attack.hurt, attack.wounds, strict=True):
        if number != attack.attacker and attacker.on_map:
            deed = deed_of(adventure, attack).about(number)
            deed.damage = wounds
            yield from at_moment(adventure, attacker, Moment.DAMAGE_DEALT, deed)


def _note(adventure: Adventure, attack: Attack) -> None:
    """The attack has been made: what helped it once is used up."""
    adventure.struck_this_round = [*adventure.struck_this_round, attack.attacker]
    adventure.struck_since_event = [*adventure.struck_since_event, attack.attacker]
    _use_up(adventure, attack)
    lose_ammunition(adventure, attack)


def settle(adventure: Adventure, attack: Attack) -> Flow[None]:
    """What comes after the attack: rewards, answers, and further attacks (SS-9.0.0.12)."""
    if attack.cancelled:
        return
    attacker = adventure.figures[attack.attacker]
    adventure.attacks.append(attack)
    if attacker.side != Side.ENEMIES:
        for number in attack.hurt:
            if not adventure.figures[number].on_map and not adventure.over:
                yield from at_moment(adventure, attacker, Moment.KILL, deed_of(adventure, attack))
    yield from give(adventure, attack.answers)
    if attacker.side == Side.ENEMIES and attacker.on_map and not adventure.over:
        yield from react(adventure, Moment.ATTACKED, attacker)
    if attacker.on_map and not adventure.over:
        yield from at_moment(adventure, attacker, Moment.ATTACK_END, deed_of(adventure, attack))
    for effect in attack.later:
        if _can_go_on(adventure, attacker):
            yield from effect.resolve(adventure, deed_of(adventure, attack))
    for extra in attack.extra:
        target = adventure.figures[extra.target]
        if _can_go_on(adventure, attacker) and can_be_harmed(adventure, target):
            yield from strike(adventure, extra)
    adventure.attacks.remove(attack)


def _can_go_on(adventure: Adventure, attacker: Figure) -> bool:
    """Nobody attacks again who has died or was stunned meanwhile (SS-15.11.6.4, SS-R58)."""
    return can_be_harmed(adventure, attacker) and not attacker.has(Condition.STUN)


def has_supremacy(adventure: Adventure, attack: Attack) -> bool:
    """SS-9.1.0.1 to 3: settled at the beginning, by the main target's area."""
    attacker = adventure.figures[attack.attacker]
    return dominates(adventure, attacker.side, adventure.figures[attack.target].area)


def _dominated(adventure: Adventure, side: int) -> list[int]:
    """The areas that count for further targets, if that was agreed (SS-R50)."""
    if adventure.rules.aoe_supremacy != EACH_AREA:
        return []
    areas = range(len(adventure.quest.areas))
    return [area for area in areas if dominates(adventure, side, area)]


def _supremacy_at(
    adventure: Adventure, attack: Attack, dominated: list[int], target: Figure
) -> int:
    """SS-R50: one hit more or less for a further target, if each area was agreed to count."""
    if adventure.rules.aoe_supremacy != EACH_AREA or target.id == attack.target:
        return 0
    return int(target.area in dominated) - int(attack.supremacy)


# -- bonuses for a while ------------------------------------------------------------------


def helps(adventure: Adventure, bonus: Bonus, attack: Attack) -> bool:
    """Is this one of the attacks that the bonus is for?"""
    if bonus.bearer != attack.attacker:
        return False
    scope = bonus.scope
    if scope in (Scope.MELEE, Scope.RANGED):
        return melee(adventure, attack) == (scope == Scope.MELEE)
    if scope in (Scope.WEAPON, Scope.POWER):
        return attack.by_power == (scope == Scope.POWER)
    if scope == Scope.MELEE_WEAPON:
        return melee(adventure, attack) and not attack.by_power
    if scope == Scope.MASTER:
        target = adventure.figures[attack.target]
        return target.side == Side.ENEMIES and adventure.is_master(adventure.enemy_of(target))
    if scope in (Scope.MAIN, Scope.OFF):
        return attack.slot == (Slot.MAIN if scope == Scope.MAIN else Slot.OFF)
    return scope == Scope.ANY


def bonus_of(adventure: Adventure, attack: Attack, stat: int) -> int:
    """What bonuses add to a number of the attack."""
    return sum(
        b.amount for b in adventure.bonuses if b.stat == stat and helps(adventure, b, attack)
    )


def _use_up(adventure: Adventure, attack: Attack) -> None:
    """Bonuses for the next attack are gone after it."""
    kept: list[Bonus] = []
    for b in adventure.bonuses:
        if b.uses == 0 or not helps(adventure, b, attack):
            kept.append(b)
        elif b.uses > 1:
            kept.append(Bonus(b.stat, b.amount, b.bearer, b.until, b.scope, b.uses - 1, b.source))
    adventure.bonuses = kept


# -- the attack stage ---------------------------------------------------------------------


def red_dice(adventure: Adventure, attack: Attack) -> int:
    more = attack.more_dice[Colour.RED] + bonus_of(adventure, attack, Stat.RED)
    return max(0, attack.blow.red + more)


def blue_dice(adventure: Adventure, attack: Attack) -> int:
    more = attack.more_dice[Colour.BLUE] + bonus_of(adventure, attack, Stat.BLUE)
    return max(0, attack.blow.blue + more)


def _roll(adventure: Adventure, attack: Attack) -> Flow[None]:
    """Step 1 (SS-9.0.0.3)."""
    blow = attack.blow
    attack.stage = AttackStage.ROLLED
    red, blue = red_dice(adventure, attack), blue_dice(adventure, attack)
    roll_into(adventure, attack.pool, Colour.RED, red)
    roll_into(adventure, attack.pool, Colour.BLUE, blue)
    attack.pool.rerolls += bonus_of(adventure, attack, Stat.REROLLS)
    attacker = adventure.figures[attack.attacker]
    if attack.pool.dice:
        tell_roll(adventure, attacker, attack.pool, "attack-roll", "SS-9.0.0.3")
    deed = deed_of(adventure, attack)
    yield from at_moment(adventure, attacker, Moment.ROLLED, deed)
    for effect in [*blow.always, *attack.always]:
        yield from effect.resolve(adventure, deed)


def effects_of_attack(adventure: Adventure, attack: Attack) -> list[SymbolEffect]:
    """Effects of the weapon, then of enemy power cards."""
    attacker = adventure.figures[attack.attacker]
    effects: list[SymbolEffect] = list(attack.effects)
    if attacker.side == Side.ENEMIES:
        for power in adventure.powers_of(adventure.enemy_of(attacker)):
            effects += power.effects
    return effects


def _apply(adventure: Adventure, attack: Attack) -> Flow[None]:
    """Step 2 (SS-9.0.0.4)"""
    attacker = adventure.figures[attack.attacker]
    effects = effects_of_attack(adventure, attack)
    deed = deed_of(adventure, attack)
    yield from apply_effects(adventure, attacker, attack.pool, effects, deed, "SS-9.0.0.4")


def _count(adventure: Adventure, attack: Attack) -> Flow[None]:
    """Step 3 (SS-9.0.0.13): from here on the attacker changes nothing any more."""
    attacker = adventure.figures[attack.attacker]
    attack.bonus += more_hits(adventure, attack)
    _bonuses_beside_hits(adventure, attack)
    deed = deed_of(adventure, attack)
    yield from at_moment(adventure, attacker, Moment.COUNTING, deed)
    yield from by_the_event(adventure, Moment.COUNTING, deed)
    attack.hits = max(0, attack.rolled_hits() + attack.fixed + attack.bonus)
    adventure.tell("hits", "SS-9.0.0.13", attack.attacker, attack.target, attack.hits)


def more_hits(adventure: Adventure, attack: Attack) -> int:
    """What is added when hits are counted, beside those of the dice and of the weapon."""
    more = bonus_of(adventure, attack, Stat.HITS)
    more -= injury(adventure, adventure.figures[attack.attacker], "hits")
    if attack.supremacy:
        more += 1
    if attack.focused:  # SS-6.3.3.1
        more += 1
    for symbol in attack.count_as_hits:
        more += attack.pool.rolled(symbol)
    return more


def _bonuses_beside_hits(adventure: Adventure, attack: Attack) -> None:
    lethal = bonus_of(adventure, attack, Stat.LETHAL)
    if attack.lethal != NOTHING:
        attack.lethal += lethal
    if bonus_of(adventure, attack, Stat.AOE):
        attack.aoe = max(attack.aoe, 0)
    if bonus_of(adventure, attack, Stat.CRITICAL):
        attack.critical = True
    if bonus_of(adventure, attack, Stat.IGNORE_ARMOUR):
        attack.ignores_armour = True


# -- targets ------------------------------------------------------------------------------


def targets_of(adventure: Adventure, attack: Attack) -> list[Figure]:
    """The chosen target and, with an area of effect, all of its faction around it, hidden or not
    (SS-10.4.0.1, SS-10.4.0.3)."""
    target = adventure.figures[attack.target]
    found = [target, *[adventure.figures[each] for each in attack.also]]
    if attack.aoe >= 0:
        around = adventure.passages.within_walk(1 << target.area, attack.aoe)
        for area in places_in(around):
            for each in adventure.in_area(target.side, area):
                if each not in found and each.id != attack.attacker:
                    found.append(each)
    return found


def _wants_to_bash(adventure: Adventure, attack: Attack, target: Figure) -> Flow[bool]:
    """SS-R87: a hero as he likes, an enemy always."""
    attacker = adventure.figures[attack.attacker]
    if attacker.side == Side.ENEMIES:
        return True
    options = [Option("bash", target.id), refusal("no-bash", target.id)]
    seat = adventure.hero_of(attacker).seat
    answer = yield ask(seat, "whether-to-bash", options, "SS-10.2.0.1", target.id)
    return not answer.declines


def _hit(adventure: Adventure, attack: Attack, target: Figure) -> Flow[None]:
    """What comes before the defence, in the order of SS-R46, and the defence."""
    if not can_be_harmed(adventure, target):
        return
    if attack.hits > 0 and attack.critical:  # SS-10.1.0.2, SS-R47
        yield from draw_critical(adventure, target, attack.attacker)
    if attack.hits > 0 and attack.bash and can_be_harmed(adventure, target):  # SS-10.2.0.2
        wanted = yield from _wants_to_bash(adventure, attack, target)
        if wanted:
            yield from bash(adventure, target)
    if attack.hits > 0 and attack.pull and can_be_harmed(adventure, target):
        yield from pull(adventure, target, adventure.figures[attack.attacker].area, attack.pull)
    for each in attack.afflictions:
        if not can_be_harmed(adventure, target):
            return
        if each.condition == NOTHING:
            set_on_fire(adventure, target, each.level, attack.attacker)
        else:
            yield from afflict(adventure, target, each.condition, each.level, attack.attacker)
    if attack.hits > 0 and can_be_harmed(adventure, target):
        yield from defend(adventure, attack, target)
