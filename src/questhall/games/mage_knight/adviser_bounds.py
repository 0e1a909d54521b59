"""What can at best still come of a hand: reason enough to leave a hopeless line alone.

Cards, units and skills whose effects are plain points or mana have a ceiling. Where anything
else is at hand there is none, and nothing is ruled out.
"""

from .cards import ARTIFACT, ELUSIVE, WOUND, Effect
from .colours import MELEE, NO_COLOUR, PHYSICAL, RESISTANCE_TO
from .combat.blocks import block_value, is_efficient
from .combat.foes import armour, block_needed, is_cumbersome, open_attacks, standing
from .combat.strikes import can_be_hit
from .combat_state import SUMMONED, Combat, Foe
from .effects.actions import AtTurnEnd, ChangeReputation, GainFame, OutOfCombat, TakeWounds
from .effects.cards_effects import DiscardFor, WithAction
from .effects.mana_effects import Crystallize, ExtraDice, GainCrystal, GainMana, SetDice
from .effects.points import (
    AllOf,
    AnyOf,
    AttackPoints,
    BlockPoints,
    HealPoints,
    InfluencePoints,
    MovePoints,
    OneOf,
)
from .heroes import Hero
from .playing import may_use
from .state import Realm
from .turn_state import ATTACK_PHASE, BLOCK_PHASE

NO_CEILING = 1000
MOST_MANA = 3  # that a plain card gives
SIDEWAYS = 1
HALF = 1  # two halves may make a point more


NO_POINTS = (
    AtTurnEnd,
    ChangeReputation,
    GainFame,
    HealPoints,
    InfluencePoints,
    MovePoints,
    OutOfCombat,
    TakeWounds,
)


class Ceiling:
    """The most that one effect, or all of a hand, gives of each kind."""

    def __init__(self, attack: int = 0, ranged: int = 0, block: int = 0, mana: int = 0) -> None:
        self.attack = attack  # of any range
        self.ranged = ranged  # with siege
        self.block = block
        self.mana = mana
        self.attacks: list[int] = []  # the elements of it
        self.blocks: list[int] = []

    def add(self, other: "Ceiling") -> None:
        self.attack += other.attack
        self.ranged += other.ranged
        self.block += other.block
        self.mana += other.mana
        self._note(other)

    def raise_to(self, other: "Ceiling") -> None:
        self.attack = max(self.attack, other.attack)
        self.ranged = max(self.ranged, other.ranged)
        self.block = max(self.block, other.block)
        self.mana = max(self.mana, other.mana)
        self._note(other)

    def _note(self, other: "Ceiling") -> None:
        self.attacks += other.attacks
        self.blocks += other.blocks


def ceiling_of(effect: Effect) -> Ceiling:
    kind = type(effect)
    if isinstance(effect, AttackPoints) and kind is AttackPoints:
        found = Ceiling(effect.amount, 0 if effect.range == MELEE else effect.amount)
        found.attacks.append(effect.element)
        return found
    if isinstance(effect, BlockPoints) and kind is BlockPoints:
        found = Ceiling(0, 0, effect.amount * (2 if effect.twice else 1))
        found.blocks.append(effect.element)
        return found
    if kind in NO_POINTS:
        return Ceiling()
    if kind in (Crystallize, ExtraDice, GainCrystal, GainMana, SetDice):
        return Ceiling(0, 0, 0, MOST_MANA)
    if isinstance(effect, DiscardFor) and kind is DiscardFor:
        return ceiling_of(effect.effect)
    if isinstance(effect, WithAction):  # the other card is counted for itself
        return Ceiling(effect.plus, effect.plus, effect.plus, 1)
    total = Ceiling()
    if isinstance(effect, OneOf) and kind is OneOf:
        for part in effect.effects:
            total.raise_to(ceiling_of(part))
        return total
    if isinstance(effect, AllOf) and kind in (AllOf, AnyOf):
        for part in effect.effects:
            total.add(ceiling_of(part))
        return total
    return Ceiling(NO_CEILING, NO_CEILING, NO_CEILING, NO_CEILING)


class Bounds:
    """The ceilings of everything in this fight, looked up once."""

    def __init__(self, realm: Realm) -> None:
        self.free: dict[str, Ceiling] = {}  # what costs no mana
        self.paid: dict[str, Ceiling] = {}
        self.attacks: list[int] = [PHYSICAL]  # elements
        self.blocks: list[int] = [PHYSICAL]
        hero = realm.heroes[0]
        for card in hero.hand:
            deed = realm.deed(card)
            if deed.kind != WOUND:
                self.free[deed.key] = Ceiling(SIDEWAYS, 0, SIDEWAYS)
                self.free[deed.key].raise_to(self._ceiling(deed.basic))
                self.paid[deed.key] = self._ceiling(deed.strong)
                if deed.kind == ARTIFACT:  # MK-4.1.5
                    self.free[deed.key].raise_to(self.paid[deed.key])
        for unit in hero.units:
            self._add_unit(unit.kind.key, hero)
        for skill in hero.skills:
            self.free[skill.kind.key] = self._ceiling(skill.kind.effect)
            self.paid[skill.kind.key] = Ceiling()

    @property
    def plain(self) -> bool:
        """Does everything have a ceiling?"""
        ceilings = [*self.free.values(), *self.paid.values()]
        return all(each.attack < NO_CEILING for each in ceilings)

    def _ceiling(self, effect: Effect) -> Ceiling:
        """And which elements there are."""
        found = ceiling_of(effect)
        self.attacks += found.attacks
        self.blocks += found.blocks
        return found

    def _add_unit(self, key: str, hero: Hero) -> None:
        free = Ceiling()
        paid = Ceiling()
        for unit in hero.units:
            if unit.kind.key == key:
                for ability in unit.kind.abilities:
                    ceiling = self._ceiling(ability.effect)
                    (free if ability.cost == NO_COLOUR else paid).raise_to(ceiling)
        self.free[key] = free
        self.paid[key] = paid

    def _names(self, realm: Realm) -> list[str]:
        """What is still unused."""
        hero = realm.heroes[0]
        names = [realm.deed(card).key for card in hero.hand if realm.deed(card).kind != WOUND]
        names += [unit.kind.key for unit in hero.units if unit.can_act]
        names += [skill.kind.key for skill in hero.skills if may_use(skill)]
        return names

    def _mana(self, realm: Realm, names: list[str]) -> int:
        """The most that can still be paid."""
        hero = realm.heroes[0]
        mana = sum(hero.mana) + sum(hero.crystals)
        mana += min(realm.turn.dice_left, len(realm.source))
        for name in names:
            mana += max(self.free[name].mana, self.paid[name].mana)
        return mana

    def capacities(self, realm: Realm, blocks_too: bool) -> list[int]:
        """The most points that none, one, two and so on of what is unused can give."""
        names = self._names(realm)
        free: list[int] = []
        more: list[int] = []
        for name in names:
            one = self.free[name]
            two = self.paid[name]
            first = max(one.attack, one.block) if blocks_too else one.attack
            second = max(two.attack, two.block) if blocks_too else two.attack
            free.append(first)
            more.append(max(0, second - first))
        mana = self._mana(realm, names)
        return [
            _most(free, count) + _most(more, min(count, mana)) for count in range(len(names) + 1)
        ]

    def left(self, realm: Realm) -> Ceiling:
        """The most that everything that is still unused can give."""
        names = self._names(realm)
        if realm.turn.boons or not all(name in self.free for name in names):
            return Ceiling(NO_CEILING, NO_CEILING, NO_CEILING)
        mana = self._mana(realm, names)
        attack: list[int] = []
        ranged: list[int] = []
        block: list[int] = []
        total = Ceiling()
        for name in names:
            free = self.free[name]
            paid = self.paid[name]
            total.attack += free.attack
            total.ranged += free.ranged
            total.block += free.block
            attack.append(max(0, paid.attack - free.attack))
            ranged.append(max(0, paid.ranged - free.ranged))
            block.append(max(0, paid.block - free.block))
        total.attack += _most(attack, mana)
        total.ranged += _most(ranged, mana)
        total.block += _most(block, mana)
        return total

    def blocks_well(self, element: int) -> bool:
        """Is there a block in the fight that is efficient against this element?"""
        return any(is_efficient(block, [element]) for block in self.blocks)

    def cost_of(self, realm: Realm, combat: Combat, foe: Foe) -> int:
        """Attack points that it takes to defeat it, at least: twice its armour where it resists
        all that there is."""
        least = least_armour(realm, combat, foe)
        for element in self.attacks:
            resists = foe.resistances & RESISTANCE_TO[element]
            if resists != RESISTANCE_TO[element]:
                return least
        return 2 * least

    # -- what these are good for ---------------------------------------------------

    def worth(self, realm: Realm, ceiling: Ceiling) -> int:
        """The most that the enemies defeated until the end can be worth."""
        combat = realm.combat
        assert combat is not None
        left = ceiling.attack + sum([sum(row) for row in combat.attack])
        sure = 0
        worths: list[int] = []
        armours: list[int] = []
        for foe in combat.foes:
            if foe.origin == SUMMONED:
                continue
            if foe.defeated:
                sure += worth_of(foe)
            else:
                worths.append(worth_of(foe))
                armours.append(self.cost_of(realm, combat, foe))
        if left >= sum(armours):
            return sure + sum(worths)
        return sure + _best_haul(worths, armours, left)

    def pointless(self, realm: Realm, left: Ceiling) -> bool:
        """Can the points gathered, with all that may join them, do nothing in this phase?"""
        combat = realm.combat
        assert combat is not None
        if realm.turn.phase == BLOCK_PHASE:
            return self._cannot_block(combat, left.block)
        more = left.attack if realm.turn.phase == ATTACK_PHASE else left.ranged
        more += sum([sum(row) for row in combat.attack])
        for place in standing(combat):
            foe = combat.foes[place]
            if can_be_hit(realm, combat, place) and armour(realm, combat, foe) <= more:
                return False
        return True

    def _cannot_block(self, combat: Combat, more: int) -> bool:
        for place, number in open_attacks(combat):
            foe = combat.foes[place]
            if is_cumbersome(combat, foe, number):
                return False
            now = block_value(combat, [foe.element(number)], True, foe.aimed_block) + HALF
            if now + more >= block_needed(combat, foe, number):
                return False
        return True


def worth_of(foe: Foe) -> int:
    """Fame; all enemies together are always worth most."""
    return 16 * foe.kind.fame + 1


def _most(numbers: list[int], count: int) -> int:
    numbers.sort(reverse=True)
    return sum(numbers[:count])


def least_armour(realm: Realm, combat: Combat, foe: Foe) -> int:
    now = armour(realm, combat, foe)
    if foe.has(ELUSIVE):
        return max(1, min(now, now - foe.kind.armour + foe.kind.low_armour))
    return now


def _best_haul(worths: list[int], armours: list[int], left: int) -> int:
    best = 0
    for mask in range(1 << len(worths)):
        cost = 0
        worth = 0
        for bit in range(len(worths)):
            if mask >> bit & 1:
                cost += armours[bit]
                worth += worths[bit]
        if cost <= left and worth > best:
            best = worth
    return best
