"""The least number of cards, units and crystals that attacks and blocks take.

It depends on what each of them can give and on the mana at hand. Points are counted in halves: an
inefficient one is worth one, any other two (MK-8.4.8, MK-8.5.6).
"""

from ...printed.kinds import COLOURS, NO_COLOUR, RESISTANCE_TO
from ...rules.combat.blocks import is_efficient
from .ceilings import ANY, NO_CEILING, Ceiling

RESISTANCE_SETS = 8  # the first measures: attack against each set of resistances
BLOCKING = RESISTANCE_SETS  # then block against each element
WHOLE_OF_ALL = BLOCKING + ANY  # then attack and block together
MIXED = WHOLE_OF_ALL + 1  # then attack, counted twice where these resistances do not halve it
MEASURES = MIXED + RESISTANCE_SETS
MOST_STEPS = 300  # for one plan; if it is not ruled out by then, it may succeed
Halves = tuple[int, ...]  # of each measure
Need = tuple[int, int]  # a measure and the halves needed of it
Price = tuple[int, int]  # cards, units and crystals; then other mana
NEVER: Price = (NO_CEILING, 0)
NO_ATTACK: Halves = (0,) * RESISTANCE_SETS
NO_BLOCK: Halves = (0,) * ANY


class Way:
    """One way to use a card, unit or skill."""

    def __init__(self, colours: list[int], most: Ceiling, halves: Halves) -> None:
        self.price = len(colours)
        self.colours = [colour for colour in colours if colour != NO_COLOUR]
        self.halves = (*halves, *mixed(halves))
        self.mana = most.mana
        self.hues = [colour for colour in range(len(COLOURS)) if most.hues >> colour & 1]

    def paid_for(self) -> "Way":
        found = Way([], Ceiling(), self.halves)
        found.halves = self.halves
        found.mana = self.mana
        found.hues = self.hues
        return found

    @property
    def useful(self) -> bool:
        return self.mana > 0 or self.halves[WHOLE_OF_ALL] > 0


def ways_of(colours: list[int], most: Ceiling) -> list[Way]:
    """Attack or block, or both if one play may give both."""
    attack = halves_of(most.attack, most.attack_by)
    block = block_halves(most.block, most.block_by)
    if most.whole > max(most.attack, most.block):
        return [Way(colours, most, (*attack, *block, 2 * most.whole))]
    found = [Way(colours, most, (*attack, *NO_BLOCK, 2 * most.attack))]
    if most.block:
        found.append(Way(colours, most, (*NO_ATTACK, *block, 2 * most.block)))
    return found


def halves_of(attack: int, by: list[int]) -> Halves:
    """The halves of an attack against each set of resistances."""
    found: list[int] = []
    for resistances in range(RESISTANCE_SETS):
        total = 2 * by[ANY]
        for element in range(ANY):
            needed = RESISTANCE_TO[element]
            total += by[element] * (1 if resistances & needed == needed else 2)
        found.append(min(2 * attack, total))
    return tuple(found)


def mixed(attack: Halves) -> Halves:
    """Against several enemies, some of whom resist: a point is spent on one or the other, so with
    the resisting ones counted twice it is worth at most this."""
    return tuple([max(attack[0], 2 * attack[r]) for r in range(RESISTANCE_SETS)])


def block_halves(block: int, by: list[int]) -> Halves:
    """The halves of a block against each element."""
    found: list[int] = []
    for element in range(ANY):
        total = 2 * by[ANY]
        for kind in range(ANY):
            total += by[kind] * (2 if is_efficient(kind, [element]) else 1)
        found.append(min(2 * block, total))
    return tuple(found)


class Resource:
    """A card, unit or skill, and the ways to use it."""

    def __init__(self, ways: list[Way], costs: bool) -> None:
        self.ways = [way for way in ways if way.useful]
        self.ways.sort(key=_strength, reverse=True)
        self.costs = costs
        self.cost = 1 if costs else 0
        self.mana = max([0, *[way.mana for way in self.ways]])
        self.halves = tuple(
            [max([0, *[way.halves[m] for way in self.ways]]) for m in range(MEASURES)]
        )

    def payable(self, most: list[int]) -> "Resource":
        """Without the ways that no mana can pay for."""
        ways = [way for way in self.ways if _is_payable(way, most)]
        return self if len(ways) == len(self.ways) else Resource(ways, self.costs)

    def played(self, most: list[int]) -> "list[Resource]":
        """What it may still give in each way, now that it is paid for."""
        return [Resource([way.paid_for()], False) for way in self.payable(most).ways]


def _is_payable(way: Way, most: list[int]) -> bool:
    for colour in way.colours:
        if most[colour] <= 0:
            return False
    return True


def _strength(way: Way) -> tuple[int, int]:
    return way.halves[WHOLE_OF_ALL], -way.price


class Spending:
    """Which resources to use with which mana: first those that cost nothing, then the strongest."""

    def __init__(
        self, resources: list[Resource], given: int, cheap: int, crystals: int, supply: list[int]
    ) -> None:
        self.resources = [each for each in resources if each.ways]
        self.strongest = -1  # the measure by which they are sorted
        self.given = given  # mana that costs nothing
        self.cheap = cheap
        self.crystals = crystals
        self.supply = supply
        self.free = len([each for each in self.resources if not each.cost])
        self.known: dict[tuple[Need, ...], Price] = {}
        self.tops: dict[int, list[int]] = {}
        self.sums: list[list[int]] = []
        self.ways: list[list[Way]] = []
        self.mana: list[int] = []  # the mana that those before each may give
        self.needs: list[Need] = []
        self.limit = 0
        self.spendable = 0
        self.steps = 0
        self.used = [0] * len(COLOURS)
        self.gained = [0] * len(COLOURS)

    def _sums(self, measure: int) -> list[int]:
        found = [0]
        for each in self.resources:
            found.append(found[-1] + each.halves[measure])
        return found

    def _top(self, measure: int) -> list[int]:
        """The most that 0, 1, 2 and so on of the costly ones can give."""
        found = self.tops.get(measure)
        if found is None:
            costly = [each.halves[measure] for each in self.resources if each.cost]
            costly.sort(reverse=True)
            found = [sum([each.halves[measure] for each in self.resources if not each.cost])]
            for halves in costly:
                found.append(found[-1] + halves)
            self.tops[measure] = found
        return found

    def _fewest(self, measure: int, halves: int) -> int:
        top = self._top(measure)
        for count in range(len(top)):
            if top[count] >= halves:
                return count
        return NO_CEILING

    def _sort(self, measure: int) -> None:
        """Sort by the measure that is hardest to reach."""
        if measure != self.strongest:
            keyed = [(each.cost, -each.halves[measure], n) for n, each in enumerate(self.resources)]
            keyed.sort()
            self.resources = [self.resources[n] for _, _, n in keyed]
            self.strongest = measure
        self.mana = [0]
        for each in self.resources:
            self.mana.append(self.mana[-1] + each.mana)
        self.sums = [self._sums(each) for each, _ in self.needs]
        self.ways = [[way for way in each.ways if self._helps(way)] for each in self.resources]

    def _helps(self, way: Way) -> bool:
        if way.mana:
            return True
        for measure, _ in self.needs:
            if way.halves[measure]:
                return True
        return False

    def least(self, needs: list[Need]) -> Price:
        """The least price of everything needed."""
        needs = [(measure, halves) for measure, halves in needs if halves > 0]
        key = tuple(needs)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._count(needs)
        return found

    def _count(self, needs: list[Need]) -> Price:
        self.needs = needs
        if not needs:
            return 0, 0
        hardest, fewest = needs[0][0], 0
        for measure, halves in needs:
            count = self._fewest(measure, halves)
            if count > fewest:
                hardest, fewest = measure, count
        if fewest == NO_CEILING:
            return NEVER
        self._sort(hardest)
        self.steps = 0
        for limit in range(fewest, len(self.resources) - self.free + self.crystals + 1):
            if self._is_enough(limit, self.cheap):
                for cheap in range(self.cheap):
                    if self._is_enough(limit, cheap):
                        return limit, cheap
                return limit, self.cheap
        return NEVER

    def _is_enough(self, limit: int, cheap: int) -> bool:
        self.limit = limit
        self.spendable = cheap
        return self._fits(0, 0, 0, self.given, [halves for _, halves in self.needs])

    def _fits(self, place: int, cost: int, paid: int, gained: int, left: list[int]) -> bool:
        self.steps += 1
        if self.steps > MOST_STEPS:
            return True
        if max(left) <= 0 and self._is_solvent(cost, paid, gained):
            return True
        if place == len(self.resources) or not self._is_hopeful(place, cost, paid, gained, left):
            return False
        each = self.resources[place]
        if cost + each.cost <= self.limit:
            for way in self.ways[place]:
                if self._fits_with(way, place, cost + each.cost, paid, gained, left):
                    return True
                if not each.cost and not way.price and len(self.ways[place]) == 1:
                    return False  # leaving it out would be no better
        return self._fits(place + 1, cost, paid, gained, left)

    def _is_hopeful(self, place: int, cost: int, paid: int, gained: int, left: list[int]) -> bool:
        end = min(len(self.resources), max(place, self.free) + self.limit - cost)
        for number in range(len(left)):
            sums = self.sums[number]
            last = end if self.needs[number][0] == self.strongest else -1
            if left[number] > sums[last] - sums[place]:
                return False
        debt = paid - self.spendable - gained - (self.mana[-1] - self.mana[place])
        return debt <= min(self.crystals, self.limit - cost)

    def _fits_with(
        self, way: Way, place: int, cost: int, paid: int, gained: int, left: list[int]
    ) -> bool:
        for colour in way.colours:
            self.used[colour] += 1
        for colour in way.hues:
            self.gained[colour] += way.mana
        rest = [left[number] - way.halves[self.needs[number][0]] for number in range(len(left))]
        found = self._fits(place + 1, cost, paid + way.price, gained + way.mana, rest)
        for colour in way.colours:
            self.used[colour] -= 1
        for colour in way.hues:
            self.gained[colour] -= way.mana
        return found

    def _is_solvent(self, cost: int, paid: int, gained: int) -> bool:
        crystals = max(0, paid - self.spendable - gained)
        if crystals > self.crystals or cost + crystals > self.limit:
            return False
        for colour in range(len(COLOURS)):
            if self.used[colour] > self.supply[colour] + self.gained[colour]:
                return False
        return True
