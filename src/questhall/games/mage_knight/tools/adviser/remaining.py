"""What is left of a hand at one moment: what it can still achieve, and what that takes."""

from questhall.kernel.decisions import NOTHING

from ...effects import boons_of_combat, boons_of_mana, boons_of_points
from ...printed.cards import DeedKind, EnemyAbility
from ...printed.kinds import BASIC_COLOURS, COLOURS, NO_COLOUR, RESISTANCE_TO, Element, Range
from ...rules.cards.mana import serves_as, usable_dice
from ...rules.cards.playing import may_use, units_may_fight
from ...rules.combat.blocks import block_value, is_efficient
from ...rules.foes import armour, block_needed, fortification, is_cumbersome, open_attacks, standing
from ...state.combat import Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from .bounds import (
    AS_SIEGE,
    AT_RANGE,
    ATTACK,
    BLOCK,
    DIMENSIONS,
    Bounds,
    Item,
    counts_on_others,
)
from .ceilings import ANY, KINDS, NO_CEILING, WILD, efficient, of_attack
from .moment import Key, Moment
from .spending import BLOCKING, MIXED, Halves, Need, Spending, block_halves, halves_of

HALF = 1  # two halves may make another point
OF_NO_USE = (
    boons_of_combat.Duel,
    boons_of_combat.FamePerDefeated,
    boons_of_mana.FamePerSpell,
    boons_of_points.FamePerUnit,
    boons_of_combat.Possessed,
    boons_of_combat.ReputationPerDefeated,
)


class Unused:
    """The most that unused things, and played ones with more to give, can still give."""

    def __init__(
        self, unused: list[Item], pending: list[Item], purse: "Purse", first: list[int]
    ) -> None:
        self.items = [item for item in unused if item.costs]
        self.cheap = purse.cheap + purse.free  # mana
        self.dear = [1] * purse.crystals  # mana that has to be spent for
        self.supply = purse.supply_with(unused + pending)
        self.base = [0] * DIMENSIONS  # what costs nothing
        self.attack_by = [0] * KINDS
        self.block_by = [0] * KINDS
        self.mercy = 0
        for item in unused:
            self._add(item)
            if item.costs and item.most.mana:
                self.dear.append(item.most.mana)
            elif not item.costs:
                self._add_base(item, self.supply)
        for item in pending:
            self._add(item)
            self._add_base(item, first)  # it may have been paid with mana that is gone
        resources = [item.resource.payable(self.supply) for item in unused]
        for item in pending:
            resources += item.resource.played(first)
        supply = list(purse.supply)
        if any(item.most.hues & WILD for item in unused + pending):
            supply = self.supply
        self.spending = Spending(resources, purse.free, purse.cheap, purse.crystals, supply)

    def _add(self, item: Item) -> None:
        self.mercy += item.most.mercy
        for kind in range(KINDS):
            self.attack_by[kind] += item.most.attack_by[kind]
            self.block_by[kind] += item.most.block_by[kind]

    def _add_base(self, item: Item, supply: list[int]) -> None:
        self.cheap += item.most.mana
        for dimension in range(DIMENSIONS):
            self.base[dimension] += item.free[dimension] + item.more(dimension, supply)

    def count(self) -> None:
        """Compute everything, before the first use."""
        self.total = [self._most(dimension) for dimension in range(DIMENSIONS)]
        self.strikes = self._capacity(ATTACK)

    def _most(self, dimension: int) -> int:
        free = sum([item.free[dimension] for item in self.items])
        more = self._paid(dimension)
        return self.base[dimension] + free + sum(more[: self.cheap + sum(self.dear)])

    def _paid(self, dimension: int) -> list[int]:
        """How much mana adds to each thing, the most first; no more of a colour than it pays
        for."""
        more = [(item.more(dimension, self.supply), item.colour) for item in self.items]
        more.sort(reverse=True)
        left = self.supply[:]
        found: list[int] = []
        for amount, colour in more:
            if not amount:
                break
            if colour == NO_COLOUR:
                found.append(amount)
            elif left[colour] > 0:
                left[colour] -= 1
                found.append(amount)
        return found

    def _capacity(self, dimension: int) -> list[int]:
        """The most that 0, 1, 2 and so on cards, units and crystals can give."""
        free = _sums([item.free[dimension] for item in self.items])
        more = _sums(self._paid(dimension))
        full = _sums([i.free[dimension] + i.more(dimension, self.supply) for i in self.items])
        mana = _sums(self.dear)
        found: list[int] = []
        for count in range(len(free) + len(self.dear)):
            best = 0
            for payers in range(min(count, len(self.dear)) + 1):
                players = min(count - payers, len(self.items))
                paid = min(players, self.cheap + mana[payers])
                points = free[players] + more[min(paid, len(more) - 1)]
                best = max(best, min(points, full[players]))
                if paid == players:
                    break
            found.append(self.base[dimension] + best)
        return found


def _sums(numbers: list[int]) -> list[int]:
    """The sums of none, the largest, the two largest and so on."""
    found = [0]
    for number in sorted(numbers, reverse=True):
        found.append(found[-1] + number)
    return found


class Purse:
    """The mana at hand: gained on the way and free to spend, tokens and dice, crystals; and how
    much of it pays for each colour."""

    def __init__(self, realm: Realm, first: Hero) -> None:
        hero = realm.hero_of_turn()
        tokens = sum([max(0, now - then) for now, then in zip(hero.mana, first.mana, strict=True)])
        self.crystals = sum([min(each) for each in zip(hero.crystals, first.crystals, strict=True)])
        self.free = tokens + sum(hero.crystals) - self.crystals
        self.cheap = _cheap_mana(realm) - tokens
        self.supply = tuple([_supply(realm, hero, colour) for colour in range(len(COLOURS))])

    @property
    def key(self) -> Key:
        return (self.free, self.cheap, self.crystals, self.supply)

    def supply_with(self, items: list[Item]) -> list[int]:
        """The supply together with what these items may add."""
        found = list(self.supply)
        for item in items:
            if item.most.hues & WILD:
                return [NO_CEILING] * len(COLOURS)
            for colour in range(len(COLOURS)):
                if item.most.hues >> colour & 1:
                    found[colour] += item.most.mana
        return found


class UnusedCache:
    """Keeps what was computed once."""

    def __init__(self, bounds: Bounds, root: Realm) -> None:
        self.bounds = bounds
        self.first = root.hero_of_turn()  # as the fight began
        self.supply = Purse(root, self.first).supply_with(list(bounds.items.values()))
        self.counted: dict[Key, Unused] = {}
        self.met: dict[Key, Unused] = {}  # by what is left at a moment
        self.purses: dict[Key, Purse] = {}

    def unused(self, realm: Realm, moment: Moment) -> Unused:
        found = self.met.get(moment.resources)
        if found is None:
            found = self.met[moment.resources] = self._count(realm, moment)
        return found

    def _purse(self, realm: Realm, moment: Moment) -> Purse:
        key: Key = (moment.purse, moment.boons)
        found = self.purses.get(key)
        if found is None:
            found = self.purses[key] = Purse(realm, self.first)
        return found

    def _count(self, realm: Realm, moment: Moment) -> Unused:
        unused = _unused(realm)
        pending = self._pending(realm)
        later = sum(
            [
                boon.amount
                for boon in realm.turn.boons
                if isinstance(boon, boons_of_combat.LaterAttack)
            ]
        )
        points = (realm.turn.move, realm.turn.influence, later)
        purse = self._purse(realm, moment)
        more = counts_on_others(realm)
        key: Key = (unused, pending, points, purse.key, more)
        found = self.counted.get(key)
        if found is None:
            items = [self.bounds.item(name) for name in unused]
            others = [self.bounds.item(name) for name in pending] + self._points(points)
            if more:
                others.append(self.bounds.unknown)
            found = Unused(items, others, purse, self.supply)
            found.count()
            self.counted[key] = found
        return found

    def _pending(self, realm: Realm) -> tuple[str, ...]:
        """What was played and may still give something: lasting effects, banners."""
        cards: list[int] = []
        for boon in realm.turn.boons:
            idle = isinstance(boon, (*OF_NO_USE, boons_of_combat.LaterAttack))
            if not idle and boon.card not in cards:
                cards.append(boon.card)
        for unit in realm.hero_of_turn().units:
            if unit.banner != NOTHING:
                cards.append(unit.banner)
        return tuple(sorted([_name_of(realm, card) for card in cards]))

    def _points(self, points: tuple[int, int, int]) -> list[Item]:
        """What movement, influence and attacks that wait for their phase can give."""
        move, influence, later = points
        found = self.bounds.effect_ceilings.move(move)
        found.add(self.bounds.effect_ceilings.influence(influence))
        found.add(of_attack(later, Range.MELEE, [ANY]))
        return [Item([found], False)] if found.whole else []


def _name_of(realm: Realm, card: int) -> str:
    return "" if card == NOTHING else realm.cards[card].key


def _unused(realm: Realm) -> tuple[str, ...]:
    hero = realm.hero_of_turn()
    names = [realm.deed(card).key for card in hero.hand if realm.deed(card).kind != DeedKind.WOUND]
    for unit in hero.units:
        if unit.can_act and units_may_fight(realm, unit):
            names.append(unit.kind.key)
    names += [skill.kind.key for skill in hero.skills if may_use(skill)]
    return tuple(sorted(names))


def _cheap_mana(realm: Realm) -> int:
    """Tokens and dice."""
    owners = [die.owner for die in realm.source if not die.used]
    common = owners.count(NOTHING)
    dice = len(owners) - common + min(max(0, realm.turn.dice_left), common)
    return sum(realm.hero_of_turn().mana) + dice


def _supply(realm: Realm, hero: Hero, colour: int) -> int:
    """The most often that the colour can be paid now."""
    total = 0
    for mana in range(len(COLOURS)):
        if serves_as(realm, mana, colour):
            total += hero.mana[mana]
            total += hero.crystals[mana] if mana < BASIC_COLOURS else 0
    owners = [realm.source[place].owner for place in usable_dice(realm, hero, colour)]
    common = owners.count(NOTHING)
    return total + len(owners) - common + min(max(0, realm.turn.dice_left), common)


class Remaining:
    """What is unused and what is already gathered, against these enemies."""

    def __init__(self, cache: UnusedCache, realm: Realm, moment: Moment) -> None:
        combat = realm.combat
        assert combat is not None
        self.bounds = cache.bounds
        self.unused = cache.unused(realm, moment)
        self.total = self.unused.total
        self.gathered = gathered_attack(combat)
        self.gathered_block = sum(combat.block) + sum(combat.swift_block)
        self.gathered_block += sum([foe.aimed_block for foe in combat.foes])

    def attack_by(self, combat: Combat) -> list[int]:
        """The most attack of each element."""
        found = self.unused.attack_by[:]
        for element in range(ANY):
            found[element] += sum([row[element] for row in combat.attack])
        for foe in combat.foes:
            found[ANY] += sum([aimed.amount for aimed in foe.aimed])
        return found

    def halves(self, combat: Combat) -> Halves:
        """What is gathered for attacks."""
        by = [sum([row[element] for row in combat.attack]) for element in range(ANY)]
        by.append(sum([sum([aimed.amount for aimed in foe.aimed]) for foe in combat.foes]))
        return halves_of(self.gathered, by)

    def block_needs(self, combat: Combat, needs: list[int]) -> list[Need]:
        """The halves missing for this much block against each element."""
        by = [combat.block[kind] + combat.swift_block[kind] for kind in range(ANY)]
        by.append(sum([foe.aimed_block for foe in combat.foes]))
        given = block_halves(self.gathered_block, by)
        found = [(BLOCKING, 2 * sum(needs) - given[0])]
        for element in range(1, ANY):
            if needs[element]:
                found.append((BLOCKING + element, 2 * needs[element] - given[element]))
        return found

    # -- enemies -----------------------------------------------------------------------

    def cost_of(self, realm: Realm, combat: Combat, foe: Foe) -> int:
        """The least attack points that defeat it: twice its armour if it resists everything at
        hand."""
        least = least_armour(realm, combat, foe)
        if self.bounds.no_resistances or not foe.resistances:
            return least
        well = efficient(self.attack_by(combat), foe.resistances)
        return max(least, 2 * least - well)

    def block_of(self, combat: Combat, foe: Foe, number: int) -> int:
        """The least block points that stop this attack."""
        need = block_needed(combat, foe, number)
        element = foe.element(number)
        if element == Element.PHYSICAL:
            return need
        well = self.unused.block_by[ANY] + foe.aimed_block
        for kind in range(ANY):
            if is_efficient(kind, [element]):
                well += self.unused.block_by[kind] + combat.block[kind] + combat.swift_block[kind]
        return max(need, 2 * need - well)

    def reachable(self, realm: Realm, combat: Combat, foe: Foe) -> int:
        """Which attacks can ever reach it before it strikes."""
        walls = fortification(realm, combat, foe)
        if walls == 0 or self.bounds.no_walls:
            return AT_RANGE
        return AS_SIEGE if walls == 1 else NOTHING

    # -- what they can achieve -----------------------------------------------------------

    def worth(self, realm: Realm) -> int:
        """The most that the enemies defeated by the end can be worth."""
        sure, worths, costs = self.spoils(realm)
        left = self.total[ATTACK] + self.gathered
        if left >= sum(costs):
            return sure + sum(worths)
        best = 0
        for mask in range(1 << len(worths)):
            if _sum_of(costs, mask) <= left:
                best = max(best, _sum_of(worths, mask))
        return sure + best

    def worth_below(self, realm: Realm, worth: int) -> int:
        """The next best worth that could be won; 0 for nothing."""
        sure, worths, _ = self.spoils(realm)
        best = 0
        for mask in range(1 << len(worths)):
            found = sure + _sum_of(worths, mask)
            if best < found < worth:
                best = found
        return best

    def attack_for(self, realm: Realm, worth: int) -> int:
        """The least attack that defeats enemies worth this much."""
        sure, worths, costs = self.spoils(realm)
        best = sum(costs)
        for mask in range(1 << len(worths)):
            if sure + _sum_of(worths, mask) >= worth:
                best = min(best, _sum_of(costs, mask))
        return best

    def attacks_for(self, realm: Realm, worth: int) -> list[list[Need]]:
        """The groups of enemies worth this much, each with what it takes."""
        combat = realm.combat
        assert combat is not None
        foes = [foe for foe in combat.foes if foe.origin != Origin.SUMMONED and not foe.defeated]
        worth -= sum([worth_of(foe) for foe in combat.foes if foe.defeated])
        worths = [worth_of(foe) for foe in foes]
        halves = self.halves(combat)
        found: list[list[Need]] = []
        for mask in range(1 << len(foes)):
            if _sum_of(worths, mask) >= worth and not _has_spare(worths, mask, worth):
                group = [foes[bit] for bit in range(len(foes)) if mask >> bit & 1]
                found.append(self._needs(realm, group, halves))
        return found

    def _needs(self, realm: Realm, group: list[Foe], halves: Halves) -> list[Need]:
        """The halves still missing for all of these enemies, and for those with equal
        resistances."""
        combat = realm.combat
        assert combat is not None
        common = 7
        resists: list[int] = []
        armours: list[int] = []
        for foe in group:
            resists.append(0 if self.bounds.no_resistances else foe.resistances)
            armours.append(2 * least_armour(realm, combat, foe))
            common &= resists[-1]
        found: list[Need] = []
        for look in sorted({0, common, *resists}) if group else []:
            need = sum([armours[n] for n in range(len(group)) if resists[n] & look == look])
            found.append((look, need - halves[look]))
            if 0 < need < sum(armours):
                found.append((MIXED + look, sum(armours) + need - mixed_points(combat, look)))
        return found

    def spoils(self, realm: Realm) -> tuple[int, list[int], list[int]]:
        """What is won already; then the worth and the cost of each enemy left."""
        combat = realm.combat
        assert combat is not None
        sure = 0
        worths: list[int] = []
        costs: list[int] = []
        for foe in combat.foes:
            if foe.origin == Origin.SUMMONED:
                continue
            if foe.defeated:
                sure += worth_of(foe)
            else:
                worths.append(worth_of(foe))
                costs.append(self.cost_of(realm, combat, foe))
        return sure, worths, costs

    def is_pointless(self, realm: Realm) -> bool:
        """Can the gathered points, with all that may be added, do nothing in this phase?"""
        combat = realm.combat
        assert combat is not None
        if realm.turn.phase == Phase.BLOCK:
            return self._cannot_block(combat)
        for place in standing(combat):
            foe = combat.foes[place]
            reach = ATTACK
            if realm.turn.phase == Phase.RANGED:
                reach = self.reachable(realm, combat, foe)
            if reach == NOTHING:
                continue
            if armour(realm, combat, foe) <= self.total[reach] + self.gathered:
                return False
        return True

    def _cannot_block(self, combat: Combat) -> bool:
        for place, number in open_attacks(combat):
            foe = combat.foes[place]
            if is_cumbersome(combat, foe, number):
                return False
            now = block_value(combat, [foe.element(number)], True, foe.aimed_block) + HALF
            if now + self.total[BLOCK] >= block_needed(combat, foe, number):
                return False
        return True


def gathered_attack(combat: Combat) -> int:
    """All attack points, even those aimed at a single enemy."""
    total = sum([sum(row) for row in combat.attack])
    for foe in combat.foes:
        total += sum([aimed.amount for aimed in foe.aimed])
    return total


def mixed_points(combat: Combat, resistances: int) -> int:
    """What is gathered for attacks, counted twice where these resistances do not halve it."""
    total = 4 * sum([sum([aimed.amount for aimed in foe.aimed]) for foe in combat.foes])
    for element in range(ANY):
        points = sum([row[element] for row in combat.attack])
        needed = RESISTANCE_TO[element]
        total += points * (2 if resistances & needed == needed else 4)
    return total


def worth_of(foe: Foe) -> int:
    """Its fame; all enemies together are always worth the most."""
    return 16 * foe.kind.fame + 1


def _sum_of(numbers: list[int], mask: int) -> int:
    total = 0
    for bit in range(len(numbers)):
        if mask >> bit & 1:
            total += numbers[bit]
    return total


def _has_spare(worths: list[int], mask: int, worth: int) -> bool:
    """Would it be enough without one of them?"""
    total = _sum_of(worths, mask)
    for bit in range(len(worths)):
        if mask >> bit & 1 and total - worths[bit] >= worth:
            return True
    return False


def least_armour(realm: Realm, combat: Combat, foe: Foe) -> int:
    now = armour(realm, combat, foe)
    if foe.has(EnemyAbility.ELUSIVE):
        return max(1, min(now, now - foe.kind.armour + foe.kind.low_armour))
    return now
