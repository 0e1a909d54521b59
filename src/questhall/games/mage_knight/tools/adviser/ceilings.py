"""The most that something can give in a fight: points, mana, mercy."""

from ...printed.kinds import BASIC_COLOURS, COLOURS, RESISTANCE_TO, Range

NO_CEILING = 1000
ANY = 4  # besides the four elements: points that no resistance halves
KINDS = 5
BASIC_HUES = (1 << BASIC_COLOURS) - 1  # mana that pays for each basic colour
ALL_HUES = (1 << len(COLOURS)) - 1
WILD = 1 << len(COLOURS)  # makes other mana pay for more colours


class Ceiling:
    """The most of each kind. Less armour counts as attack, and a cancelled attack as block."""

    def __init__(self) -> None:
        self.attack = 0  # at any range
        self.ranged = 0  # including siege
        self.siege = 0
        self.block = 0
        self.whole = 0  # attack and block together
        self.mana = 0
        self.hues = 0  # the colours that its mana may pay for, one bit each
        self.mercy = 0  # damage prevented
        self.attack_by = [0] * KINDS  # by element
        self.block_by = [0] * KINDS
        self.bends = False  # does it change what attacks can do?
        self.hires = False  # does it pay units that cost influence?
        self.no_walls = False
        self.no_resistances = False

    def add(self, other: "Ceiling") -> None:
        self.attack = min(NO_CEILING, self.attack + other.attack)
        self.ranged = min(NO_CEILING, self.ranged + other.ranged)
        self.siege = min(NO_CEILING, self.siege + other.siege)
        self.block = min(NO_CEILING, self.block + other.block)
        self.whole = min(NO_CEILING, self.whole + other.whole)
        self.mana = min(NO_CEILING, self.mana + other.mana)
        self.mercy = min(NO_CEILING, self.mercy + other.mercy)
        for kind in range(KINDS):
            self.attack_by[kind] += other.attack_by[kind]
            self.block_by[kind] += other.block_by[kind]
        self._note(other)

    def raise_to(self, other: "Ceiling") -> None:
        self.attack = max(self.attack, other.attack)
        self.ranged = max(self.ranged, other.ranged)
        self.siege = max(self.siege, other.siege)
        self.block = max(self.block, other.block)
        self.whole = max(self.whole, other.whole)
        self.mana = max(self.mana, other.mana)
        self.mercy = max(self.mercy, other.mercy)
        for kind in range(KINDS):
            self.attack_by[kind] = max(self.attack_by[kind], other.attack_by[kind])
            self.block_by[kind] = max(self.block_by[kind], other.block_by[kind])
        self._note(other)

    def _note(self, other: "Ceiling") -> None:
        self.hues |= other.hues
        self.bends = self.bends or other.bends
        self.hires = self.hires or other.hires
        self.no_walls = self.no_walls or other.no_walls
        self.no_resistances = self.no_resistances or other.no_resistances

    @property
    def is_useless(self) -> bool:
        """Is it of no use in a fight?"""
        return not (self.whole or self.mana or self.mercy or self.bends or self.hires)

    @property
    def only_attack(self) -> bool:
        """Is it of no use before the attack phase, apart from ranged attacks?"""
        return not (self.block or self.mana or self.mercy or self.hires)

    def times(self, count: int) -> "Ceiling":
        total = Ceiling()
        for _ in range(count):
            total.add(self)
        return total

    def raised(self, by: int) -> "Ceiling":
        """The ceiling with `by` added to each kind of points that it has."""
        more = Ceiling()
        more.attack = by if self.attack else 0
        more.ranged = by if self.ranged else 0
        more.siege = by if self.siege else 0
        more.block = by if self.block else 0
        more.whole = by if self.whole else 0
        for kind in range(KINDS):
            more.attack_by[kind] = by if self.attack_by[kind] else 0
            more.block_by[kind] = by if self.block_by[kind] else 0
        more.add(self)
        return more


def of_attack(amount: int, range: int, elements: list[int]) -> Ceiling:
    found = Ceiling()
    found.attack = found.whole = amount
    found.ranged = 0 if range == Range.MELEE else amount
    found.siege = amount if range == Range.SIEGE else 0
    for element in elements:
        found.attack_by[element] = amount
    return found


def of_block(amount: int, elements: list[int]) -> Ceiling:
    found = Ceiling()
    found.block = found.whole = amount
    for element in elements:
        found.block_by[element] = amount
    return found


def of_either(attack: int, range: int, block: int, elements: list[int]) -> Ceiling:
    found = of_attack(attack, range, elements)
    found.raise_to(of_block(block, elements))
    return found


def of_mana(amount: int, hues: int) -> Ceiling:
    found = Ceiling()
    found.mana = amount
    found.hues = hues
    return found


def mercy(amount: int) -> Ceiling:
    found = Ceiling()
    found.mercy = amount
    return found


def bending() -> Ceiling:
    found = Ceiling()
    found.bends = True
    return found


def bottomless() -> Ceiling:
    found = of_attack(NO_CEILING, Range.SIEGE, [ANY])
    found.raise_to(of_block(NO_CEILING, [ANY]))
    found.mana = found.mercy = NO_CEILING
    found.hues = ALL_HUES | WILD
    found.bends = found.hires = found.no_walls = found.no_resistances = True
    return found


def efficient(by: list[int], resistances: int) -> int:
    """The most points of an attack that these resistances do not halve."""
    total = by[ANY]
    for element in range(ANY):
        needed = RESISTANCE_TO[element]
        if resistances & needed != needed:
            total += by[element]
    return total
