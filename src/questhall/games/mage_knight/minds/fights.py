"""A feeling for fights: is one worth it, and what to do next in it?"""

from questhall.kernel.decisions import Decision, Option

from ..effects.hand_strength import (
    BLOCKING,
    HITTING,
    MOVING_ON,
    SHOOTING,
    STORMING,
    Aim,
    Forces,
    Strength,
    points_of_play,
)
from ..printed.cards import EnemyAbility, EnemyDef
from ..printed.kinds import NO_COLOUR
from ..rules.cards.gaining import unit_named
from ..rules.cards.playing import PLAY_STRONG
from ..rules.cards.tracks import armour_of, hand_limit_of
from ..rules.cards.wounds import wounds_in
from ..rules.combat.blocks import Block, beyond_need
from ..rules.combat.conversions import is_conversion
from ..rules.combat.damage import unit_armour
from ..rules.combat.strikes import Strike, armour_sum, can_be_hit, value_against
from ..rules.deals import Use
from ..rules.foes import attack_abilities, damage_dealt, fortification, open_attacks, standing
from ..state.combat import Combat
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase

STRIKE = 60.0
BLOCK = 50.0
CONVERT = 35.0
PLAY = 20.0
END = 10.0
NO_USE = -5.0
WOUND = 1.8  # the cost of a wound, in fame
WORSE = 0.25
FAME = 1.5  # more than 1, as levels come with it
KNOCKED_OUT = 6.0
LOST = 2.0  # the cost of a fight that wins nothing
MANA = 1.0
USUAL_HAND = 6
WASTE = 0.4  # for each surplus point
# Typical armour, attack and fame of a token face down, by its back.
TYPICAL = ((4, 4, 3), (5, 5, 3), (5, 6, 5), (5, 4, 5), (7, 6, 7), (8, 8, 8))


# -- before it ------------------------------------------------------------------------


class Opposition:
    """The enemies that a hero expects."""

    def __init__(self) -> None:
        self.armour = 0
        self.block = 0  # points that block all of them
        self.damage = 0
        self.fame = 0
        self.resistances = 0

    def add(self, enemy: EnemyDef) -> None:
        self.armour += enemy.armour + enemy.defend
        self.fame += enemy.fame
        self.resistances |= enemy.resistances
        for attack in enemy.attacks:
            if attack.summons != NO_COLOUR:
                self._add_attack(TYPICAL[attack.summons][1], 0)
            else:
                self._add_attack(attack.value, enemy.abilities | attack.abilities)

    def add_unknown(self, back: int) -> None:
        armour, attack, fame = TYPICAL[back]
        self.armour += armour
        self.fame += fame
        self._add_attack(attack, 0)

    def _add_attack(self, value: int, abilities: int) -> None:
        self.block += 2 * value if abilities & EnemyAbility.SWIFT else value
        self.damage += (
            2 * value if abilities & (EnemyAbility.BRUTAL | EnemyAbility.POISON) else value
        )


def strength_now(forces: Forces, foes: Opposition, units: bool, walk: int = 0) -> int:
    """The attack points of hand and units once `walk` move points are taken from them."""
    aim = Aim(HITTING, foes.resistances)
    stay = [] if units else [unit.card for unit in forces.hero.units]
    walkers = cheapest_cards(forces.strengths(Aim(MOVING_ON)), forces.strengths(aim), walk)
    return forces.reach_without(aim, stay + walkers, 0)


def strength_some_day(hero: Hero, units: bool) -> int:
    """The attack points to be hoped for with another hand."""
    points = USUAL_HAND + hero.level
    if units:
        points += 2 * sum([unit.kind.level for unit in hero.units])
    return points


def wound_price(realm: Realm, hero: Hero) -> float:
    """The cost of one more wound; each is worse than the one before."""
    deeds = hero.hand + hero.deck + hero.discard
    return WOUND + WORSE * len(wounds_in(realm, deeds))


def worth_of_fight(realm: Realm, hero: Hero, foes: Opposition, points: int) -> float:
    """The fame a fight is worth, less its cost."""
    spare = points - foes.armour
    wounds = 0 if spare >= foes.block else -(-foes.damage // armour_of(hero))
    price = wound_price(realm, hero) * wounds + (
        KNOCKED_OUT if wounds >= hand_limit_of(hero) else 0.0
    )
    if spare < 0:
        return -price - LOST
    return FAME * foes.fame - price


# -- in it ----------------------------------------------------------------------------


def shooting_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Ranged and siege attacks, and the attack phase: defeat whoever can be defeated."""
    combat = realm.combat
    assert combat is not None
    group = _within_reach(realm, Forces(realm, hero), combat, _turnable(decision))
    if not group:
        return [END if _ends(option) else NO_USE for option in decision.options]
    aim = _aim_at(realm, combat, group)
    missing = armour_sum(realm, combat, group) - value_against(realm, combat, group)
    wanted = 0
    for place in group:
        wanted |= 1 << place
    worths: list[float] = []
    for option in decision.options:
        if isinstance(option.meant, Strike):
            worths.append(STRIKE if option.amount == wanted else NO_USE)
        elif is_conversion(option):
            worths.append(CONVERT + option.amount)
        elif _ends(option):
            worths.append(END)
        else:
            worths.append(_play_worth(realm, hero, option, aim, missing))
    return worths


def _ends(option: Option) -> bool:
    return option.ends


def _turnable(decision: Decision) -> int:
    """Points of another kind that could be turned into the wanted ones."""
    return max([each.amount for each in decision.options if is_conversion(each)], default=0)


def _within_reach(realm: Realm, forces: Forces, combat: Combat, more: int) -> list[int]:
    """The weakest enemies, as many as can be defeated at once."""
    places = [place for place in standing(combat) if can_be_hit(realm, combat, place)]
    ranking = sorted([(armour_sum(realm, combat, [place]), place) for place in places])
    found: list[int] = []
    group: list[int] = []
    for _, place in ranking:
        group = [*group, place]
        points = value_against(realm, combat, group) + more
        points += forces.reach(_aim_at(realm, combat, group))
        if points >= armour_sum(realm, combat, group):
            found = group
    return found


def _aim_at(realm: Realm, combat: Combat, group: list[int]) -> Aim:
    resistances = 0
    purpose = SHOOTING if realm.turn.phase == Phase.RANGED else HITTING
    for place in group:
        foe = combat.foes[place]
        resistances |= foe.resistances
        if purpose == SHOOTING and fortification(realm, combat, foe):
            purpose = STORMING
    return Aim(purpose, resistances)


def _play_worth(realm: Realm, hero: Hero, option: Option, aim: Aim, missing: int) -> float:
    """Points that are missing; spending mana or surplus points costs something."""
    if not isinstance(option.meant, Use):
        return NO_USE
    points = points_of_play(realm, hero, option, aim)
    if not points:
        return NO_USE
    worth = PLAY + min(points, missing) - WASTE * max(0, points - missing)
    return worth - MANA if option.meant is PLAY_STRONG else worth


def block_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Block what can be blocked, unless the points are better spent on attacks."""
    combat = realm.combat
    assert combat is not None
    place, number = _attack_to_block(realm, hero, combat, _turnable(decision))
    if place < 0:
        return [
            BLOCK if isinstance(option.meant, Block) else END if _ends(option) else NO_USE
            for option in decision.options
        ]
    foe = combat.foes[place]
    aim = Aim(BLOCKING, 0, foe.element(number))
    missing = -beyond_need(realm, combat, foe, number)
    worths: list[float] = []
    for option in decision.options:
        if isinstance(option.meant, Block):
            worths.append(BLOCK + damage_dealt(combat, combat.foe_of(option.what), option.amount))
        elif is_conversion(option):
            worths.append(CONVERT + option.amount)
        elif _ends(option):
            worths.append(END)
        else:
            worths.append(_play_worth(realm, hero, option, aim, missing))
    return worths


def _attack_to_block(realm: Realm, hero: Hero, combat: Combat, more: int) -> tuple[int, int]:
    """The best attack to block with what the hero has; -1 if there is none."""
    forces = Forces(realm, hero)
    best = (-1, -1)
    best_gain = 0.0
    for place, number in open_attacks(combat):
        gain = _gain_of_block(realm, forces, combat, place, number, more)
        if gain > best_gain:
            best = (place, number)
            best_gain = gain
    return best


def _gain_of_block(
    realm: Realm, forces: Forces, combat: Combat, place: int, number: int, more: int
) -> float:
    """The wounds that it saves, less the fame lost with the cards it takes."""
    foe = combat.foes[place]
    aim = Aim(BLOCKING, 0, foe.element(number))
    missing = -beyond_need(realm, combat, foe, number) - more
    if missing > forces.reach(aim):
        return -1.0
    wounds = -(-damage_dealt(combat, foe, number) // armour_of(forces.hero))
    if attack_abilities(combat, foe, number) & EnemyAbility.POISON:
        wounds *= 2
    hit = Aim(HITTING, foe.resistances)
    used = cheapest_cards(forces.strengths(aim), forces.strengths(hit), missing)
    armour = armour_sum(realm, combat, [place])
    could = forces.reach(hit) >= armour
    still_can = forces.reach_without(hit, used, 1) >= armour
    lost = foe.kind.fame if could and not still_can else 0
    return wound_price(realm, forces.hero) * wounds - FAME * lost


def cheapest_cards(strengths: list[Strength], others: list[Strength], missing: int) -> list[int]:
    """Cards for `missing` points, first those of little use for the other purpose."""
    ranking: list[tuple[int, int, int]] = []
    for each in strengths:
        other = sum([use.most for use in others if use.card == each.card])
        ranking.append((other - each.most, each.card, each.most))
    ranking.sort()
    used: list[int] = []
    for _, card, points in ranking:
        if missing <= 0:
            break
        used.append(card)
        missing -= points
    return used


def assign_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """A unit takes what would be several wounds, unless it is needed to win."""
    combat = realm.combat
    assert combat is not None
    forces = Forces(realm, hero)
    wounds = -(-decision.amount // armour_of(hero))
    worths: list[float] = []
    for option in decision.options:
        worth = 1.0
        if option.verb == "assign-unit":
            unit = unit_named(hero, option.what)
            worth = wounds - 0.5 * unit.kind.level + 0.1 * unit_armour(realm, unit)
            worth -= _fame_lost_without(realm, forces, combat, unit.card)
        worths.append(worth)
    return worths


def _fame_lost_without(realm: Realm, forces: Forces, combat: Combat, unit: int) -> float:
    """The fame of enemies that can only be defeated with this unit."""
    lost = 0
    for place in standing(combat):
        foe = combat.foes[place]
        hit = Aim(HITTING, foe.resistances)
        armour = armour_sum(realm, combat, [place])
        if forces.reach(hit) >= armour > forces.reach_without(hit, [unit], 0):
            lost = max(lost, foe.kind.fame)
    return lost / WOUND
