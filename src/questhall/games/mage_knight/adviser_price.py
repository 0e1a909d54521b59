"""What the rest of a fight must cost at least: wounds for attacks that nothing can stop, and
cards and units for the points that are still needed."""

from .adviser_bounds import NO_CEILING, Bounds, Ceiling, least_armour, worth_of
from .cards import ASSASSIN, POISON
from .colours import NO_COLOUR, RESISTANCE_TO
from .combat.damage import unit_resistances
from .combat.foes import attack_abilities, block_needed, damage_dealt, standing
from .combat.strikes import can_be_hit
from .combat_state import OPEN, SUMMONED, Combat, Foe
from .heroes import Hero
from .playing import units_may_fight
from .state import Realm
from .tracks import armour_of
from .turn_state import BLOCK_PHASE, RANGED_PHASE

HARM = 1 << 36
GONE = 1 << 24
SPENT = 1 << 12
IMPOSSIBLE = NO_CEILING * HARM


class Threat:
    """One attack that is still open."""

    def __init__(self, harm: int, block: int, armour: int) -> None:
        self.harm = harm  # wounds at least, if it is suffered
        self.block = block  # points at least, if it is blocked
        self.armour = armour  # of its enemy, if that can be shot before; else NO_CEILING


class Outlook:
    """The least price of a win, from this moment on."""

    def __init__(self, bounds: Bounds, realm: Realm, left: Ceiling, worth: int) -> None:
        combat = realm.combat
        assert combat is not None
        self.bounds = bounds
        self.open_ended = left.attack >= NO_CEILING
        if self.open_ended:
            return
        gathered = sum([sum(row) for row in combat.attack])
        blocks = sum(combat.block) + sum(combat.swift_block)
        fighting = realm.turn.phase in (RANGED_PHASE, BLOCK_PHASE)
        self.capacity = bounds.capacities(realm, fighting)
        self.given = gathered + (blocks if fighting else 0)
        self.most_block = left.block + blocks if fighting else 0
        self.ranged = left.ranged + gathered if realm.turn.phase == RANGED_PHASE else 0
        self.attack = self._attack_needed(realm, combat, worth)
        self.threats = [
            self._threat(realm, combat, foe, number)
            for foe in [combat.foes[place] for place in standing(combat)]
            for number in range(len(foe.attacks))
            if foe.attacks[number] == OPEN and foe.kind.attacks[number].summons == NO_COLOUR
        ]

    def price(self) -> int:
        return 0 if self.open_ended else self._least(0, 0, 0, 0)

    def _least(self, number: int, harm: int, block: int, shot: int) -> int:
        """Each attack is suffered, blocked, or its enemy shot before it comes."""
        if block > self.most_block or shot > self.ranged:
            return IMPOSSIBLE
        if number == len(self.threats):
            return self._items(block) * SPENT + harm * HARM
        threat = self.threats[number]
        best = self._least(number + 1, harm + threat.harm, block, shot)
        if threat.harm:
            best = min(best, self._least(number + 1, harm, block + threat.block, shot))
            best = min(best, self._least(number + 1, harm, block, shot + threat.armour))
        return best

    def _items(self, block: int) -> int:
        """How many cards and units these points take."""
        need = self.attack + block - self.given
        for count in range(len(self.capacity)):
            if self.capacity[count] >= need:
                return count
        return NO_CEILING

    def _attack_needed(self, realm: Realm, combat: Combat, worth: int) -> int:
        """The least attack with which the enemies still to be defeated are worth so much."""
        worths: list[int] = []
        armours: list[int] = []
        for foe in combat.foes:
            if foe.origin == SUMMONED:
                continue
            if foe.defeated:
                worth -= worth_of(foe)
            else:
                worths.append(worth_of(foe))
                armours.append(self.bounds.cost_of(realm, combat, foe))
        best = sum(armours)
        for mask in range(1 << len(worths)):
            won = sum([worths[bit] for bit in range(len(worths)) if mask >> bit & 1])
            if won >= worth:
                cost = sum([armours[bit] for bit in range(len(worths)) if mask >> bit & 1])
                best = min(best, cost)
        return best

    def _threat(self, realm: Realm, combat: Combat, foe: Foe, number: int) -> Threat:
        damage = damage_dealt(combat, foe, number)
        abilities = attack_abilities(combat, foe, number)
        hero = realm.heroes[0]
        harm = -(-damage // armour_of(hero)) * (2 if abilities & POISON else 1)
        if harm and not abilities & ASSASSIN:
            harm = min(harm, self._harm_to_units(realm, hero, foe.element(number)))
        need = block_needed(combat, foe, number)
        if not self.bounds.blocks_well(foe.element(number)):
            need *= 2
        shot = NO_CEILING
        if realm.turn.phase == RANGED_PHASE and can_be_hit(realm, combat, combat.foes.index(foe)):
            shot = least_armour(realm, combat, foe)
        return Threat(harm, need, shot)

    def _harm_to_units(self, realm: Realm, hero: Hero, element: int) -> int:
        least = NO_CEILING
        for unit in hero.units:
            if unit.wounded or unit.hit or not units_may_fight(realm, unit):
                continue
            resists = unit_resistances(realm, unit) & RESISTANCE_TO[element]
            if resists == RESISTANCE_TO[element] or unit.banner >= 0:
                return 0
            least = 1
        return least
