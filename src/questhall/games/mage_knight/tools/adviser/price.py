"""What a line costs, and what the rest of a fight costs at least: wounds for attacks that nothing
can stop, and cards and units for the points still needed."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import EnemyAbility
from ...printed.kinds import ELEMENTS, NO_COLOUR, RESISTANCE_TO, Mana
from ...rules.cards.playing import units_may_fight
from ...rules.cards.tracks import armour_of
from ...rules.combat.damage import unit_resistances
from ...rules.foes import attack_abilities, block_needed, damage_dealt, standing
from ...state.combat import AttackState, Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from .bounds import AS_SIEGE, AT_RANGE, BLOCK
from .ceilings import NO_CEILING
from .moment import Moment, Numbers
from .remaining import Remaining
from .spending import NEVER, WHOLE_OF_ALL, Price

HARM = 1 << 36
GONE = 1 << 24
SPENT = 1 << 12
MANA = 1 << 4
GOLDEN = 1  # extra, as gold pays for every colour
IMPOSSIBLE = NO_CEILING * HARM
GOLD_IN_PURSE = (Mana.GOLD, 11 + Mana.GOLD, 17 + Mana.GOLD)  # tokens, dice of the Source, own dice
UNIT_LOST = 2  # counts as this many wounds


class Threat:
    """One attack that is still open."""

    def __init__(self, harm: int, block: int, needed: int, element: int) -> None:
        self.harm = harm  # the least wounds if it is suffered
        self.block = block  # the least points if it is blocked
        self.needed = needed  # the points needed if all are efficient
        self.element = element
        self.shot = NO_CEILING  # the least points to shoot its enemy first
        self.siege = 0  # how many of these must be siege


class CheapestWin:
    """The least price of a win from this moment."""

    def __init__(self, remaining: Remaining, realm: Realm, worth: int) -> None:
        combat = realm.combat
        assert combat is not None
        self.remaining = remaining
        phase = realm.turn.phase
        fighting = phase in (Phase.RANGED, Phase.BLOCK)
        self.given_block = remaining.gathered_block if fighting else 0
        self.most_block = remaining.total[BLOCK] + self.given_block if fighting else 0
        self.most_shot = 0
        self.most_siege = 0
        if phase == Phase.RANGED:
            self.most_shot = remaining.total[AT_RANGE] + remaining.gathered
            self.most_siege = remaining.total[AS_SIEGE] + remaining.gathered
        self.attacks = remaining.attacks_for(realm, worth)
        attack = max(0, remaining.attack_for(realm, worth) - remaining.gathered)
        self.for_attack = _count(remaining.unused.strikes, attack)
        self.combat = combat
        self.needed = [0] * len(ELEMENTS)  # block needed, by the elements of the attacks
        self.best = IMPOSSIBLE
        self.threats: list[Threat] = []
        for place in standing(combat):
            foe = combat.foes[place]
            for number in range(len(foe.attacks)):
                if (
                    foe.attacks[number] == AttackState.OPEN
                    and foe.kind.attacks[number].summons == NO_COLOUR
                ):
                    self.threats.append(self._threat(realm, combat, foe, number))

    def price(self) -> int:
        self._try(0, 0, 0, 0, 0)
        return self.best

    def _try(self, number: int, harm: int, block: int, shot: int, siege: int) -> None:
        """Try each attack blocked, suffered, or its enemy shot before it comes."""
        if block > self.most_block or shot > self.most_shot or siege > self.most_siege:
            return
        if harm * HARM >= self.best:
            return
        if number == len(self.threats):
            self._settle(harm * HARM, block)
            return
        threat = self.threats[number]
        if threat.harm:
            if threat.shot < NO_CEILING:
                self._try(number + 1, harm, block, shot + threat.shot, siege + threat.siege)
            self.needed[threat.element] += threat.needed
            self._try(number + 1, harm, block + threat.block, shot, siege)
            self.needed[threat.element] -= threat.needed
        self._try(number + 1, harm + threat.harm, block, shot, siege)

    def _settle(self, harm: int, block: int) -> None:
        """The cost of these blocks and the attack together."""
        if harm + self.for_attack * SPENT >= self.best:
            return
        planned, mana = self._planned(block)
        if planned < self.for_attack:
            planned, mana = self.for_attack, 0
        if planned < NO_CEILING:
            self.best = min(self.best, harm + planned * SPENT + mana * MANA)

    def _planned(self, block: int) -> Price:
        spending = self.remaining.unused.spending
        if block <= self.given_block:
            return min([spending.least(needs) for needs in self.attacks])
        blocks = self.remaining.block_needs(self.combat, self.needed)
        best = NEVER
        for needs in self.attacks:
            attack = max([0, *[halves for measure, halves in needs if measure == 0]])
            whole = attack + max(0, blocks[0][1])
            best = min(best, spending.least([(WHOLE_OF_ALL, whole), *needs, *blocks]))
        return best

    def _threat(self, realm: Realm, combat: Combat, foe: Foe, number: int) -> Threat:
        damage = max(0, damage_dealt(combat, foe, number) - self.remaining.unused.mercy)
        abilities = attack_abilities(combat, foe, number)
        hero = realm.hero_of_turn()
        harm = -(-damage // armour_of(hero)) * (2 if abilities & EnemyAbility.POISON else 1)
        if harm and not abilities & EnemyAbility.ASSASSIN:
            harm = min(harm, self._harm_to_units(realm, hero, foe.element(number)))
        found = Threat(
            harm,
            self.remaining.block_of(combat, foe, number),
            block_needed(combat, foe, number),
            foe.element(number),
        )
        if realm.turn.phase == Phase.RANGED and foe.origin != Origin.SUMMONED:
            reach = self.remaining.reachable(realm, combat, foe)
            if reach != NOTHING:
                cost = self.remaining.cost_of(realm, combat, foe)
                found.shot = cost // foe.attacks.count(AttackState.OPEN)  # once for all its attacks
                found.siege = found.shot if reach == AS_SIEGE else 0
        return found

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


def _count(capacity: list[int], need: int) -> int:
    for count in range(len(capacity)):
        if capacity[count] >= need:
            return count
    return NO_CEILING


def price(owned: Numbers, before: Moment, after: Moment) -> int:
    """Wounds and lost units first, then cards gone for good, then cards, units, crystals and
    once-a-round skills, then tokens and dice, gold ones last; mana gained on the way is free."""
    harm = max(0, after.taken - before.taken) + UNIT_LOST * max(0, before.units - after.units)
    gone = max(0, after.gone - before.gone)
    spent = max(0, len(before.cards) - len(after.cards))
    spent += max(0, sum(before.ready) - sum(after.ready))
    spent += _paid(owned, before.purse, after.purse, 6, 10)
    spent += max(0, after.spent_skills - before.spent_skills)
    mana = _paid(owned, before.purse, after.purse, 0, 6)
    mana += _paid(owned, before.purse, after.purse, 11, len(before.purse))
    gold = sum([_paid(owned, before.purse, after.purse, each, each + 1) for each in GOLD_IN_PURSE])
    return harm * HARM + gone * GONE + spent * SPENT + mana * MANA + gold * GOLDEN


def _paid(owned: Numbers, before: Numbers, after: Numbers, first: int, end: int) -> int:
    total = 0
    for number in range(first, end):
        total += max(0, min(owned[number], before[number]) - after[number])
    return total
