"""How few cards, units and crystals an attack takes at least, with what each of them can give
and with the mana that is there.

Attacks are counted in halves: a point that is resisted is worth one, any other two (MK-8.4.8).
"""

from .adviser_ceilings import ANY, NO_CEILING, WILD, Ceiling
from .colours import COLOURS, NO_COLOUR, RESISTANCE_TO

RESISTANCE_SETS = 8
MOST_STEPS = 250  # of thought about one plan; what is not ruled out until then may succeed
Halves = tuple[int, ...]  # by a set of resistances
Price = tuple[int, int]  # cards, units and crystals; then other mana
NEVER: Price = (NO_CEILING, 0)


class Way:
    """One way to use a card, unit or skill."""

    def __init__(self, colours: list[int], most: Ceiling) -> None:
        self.price = len(colours)
        self.colours = [colour for colour in colours if colour != NO_COLOUR]
        self.halves = halves_of(most.attack, most.attack_by)
        self.mana = most.mana
        self.hues = [colour for colour in range(len(COLOURS)) if most.hues >> colour & 1]
        self.wild = most.hues & WILD > 0

    @property
    def useful(self) -> bool:
        return self.mana > 0 or self.halves[0] > 0


def halves_of(attack: int, by: list[int]) -> Halves:
    found: list[int] = []
    for resistances in range(RESISTANCE_SETS):
        total = 2 * by[ANY]
        for element in range(ANY):
            needed = RESISTANCE_TO[element]
            total += by[element] * (1 if resistances & needed == needed else 2)
        found.append(min(2 * attack, total))
    return tuple(found)


class Means:
    """A card, unit or skill, and the ways to use it."""

    def __init__(self, ways: list[Way], costs: bool) -> None:
        self.ways = [way for way in ways if way.useful]
        self.ways.sort(key=_strength, reverse=True)
        self.cost = 1 if costs else 0
        self.mana = max([0, *[way.mana for way in self.ways]])
        self.halves = tuple(
            [max([0, *[way.halves[r] for way in self.ways]]) for r in range(RESISTANCE_SETS)]
        )


def _strength(way: Way) -> tuple[int, int]:
    return way.halves[0], -way.price


class Plan:
    """Which means with which mana: those that cost nothing first, then the strongest."""

    def __init__(self, means: list[Means], cheap: int, crystals: int, supply: list[int]) -> None:
        self.means = sorted([each for each in means if each.ways], key=_order)
        self.cheap = cheap
        self.crystals = crystals
        self.supply = supply
        self.free = len([each for each in self.means if not each.cost])
        self.known: dict[tuple[tuple[int, int], ...], Price] = {}
        self.sums = [self._sums(r) for r in range(RESISTANCE_SETS)]
        self.mana = [0]  # that what comes before each may give
        for each in self.means:
            self.mana.append(self.mana[-1] + each.mana)
        self.needs: list[tuple[int, int]] = []
        self.limit = 0
        self.spendable = 0
        self.steps = 0
        self.used = [0] * len(COLOURS)
        self.gained = [0] * len(COLOURS)

    def _sums(self, resistances: int) -> list[int]:
        found = [0]
        for each in self.means:
            found.append(found[-1] + each.halves[resistances])
        return found

    def least(self, needs: list[tuple[int, int]]) -> Price:
        """The price of so many halves against each of these resistances."""
        needs = [(resistances, halves) for resistances, halves in needs if halves > 0]
        key = tuple(needs)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._count(needs)
        return found

    def _count(self, needs: list[tuple[int, int]]) -> Price:
        self.needs = needs
        if not needs:
            return 0, 0
        for resistances, halves in needs:
            if halves > self.sums[resistances][-1]:
                return NEVER
        self.steps = 0
        for limit in range(len(self.means) - self.free + self.crystals + 1):
            if self._is_enough(limit, self.cheap):
                for cheap in range(self.cheap):
                    if self._is_enough(limit, cheap):
                        return limit, cheap
                return limit, self.cheap
        return NEVER

    def _is_enough(self, limit: int, cheap: int) -> bool:
        self.limit = limit
        self.spendable = cheap
        return self._fits(0, 0, 0, 0, [halves for _, halves in self.needs])

    def _fits(self, place: int, cost: int, paid: int, gained: int, left: list[int]) -> bool:
        self.steps += 1
        if self.steps > MOST_STEPS:
            return True
        if max(left) <= 0 and self._solvent(cost, paid, gained):
            return True
        if place == len(self.means) or not self._hopeful(place, cost, paid, gained, left):
            return False
        each = self.means[place]
        if cost + each.cost <= self.limit:
            for way in each.ways:
                if self._fits_with(way, place, cost + each.cost, paid, gained, left):
                    return True
        return self._fits(place + 1, cost, paid, gained, left)

    def _hopeful(self, place: int, cost: int, paid: int, gained: int, left: list[int]) -> bool:
        end = min(len(self.means), max(place, self.free) + self.limit - cost)
        for number in range(len(left)):
            sums = self.sums[self.needs[number][0]]
            last = end if number == 0 else -1  # they are in the order of the first need
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

    def _solvent(self, cost: int, paid: int, gained: int) -> bool:
        crystals = max(0, paid - self.spendable - gained)
        if crystals > self.crystals or cost + crystals > self.limit:
            return False
        for colour in range(len(COLOURS)):
            if self.used[colour] > self.supply[colour] + self.gained[colour]:
                return False
        return True


def _order(means: Means) -> tuple[int, int]:
    return means.cost, -means.halves[0]
