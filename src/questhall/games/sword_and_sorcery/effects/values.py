"""Numbers that depend on the table."""

from ..printed.effects import Amount
from ..printed.kinds import ACT
from ..rules.numbers import hp_line
from ..state.adventure import Adventure
from ..state.attacks import Deed


class Level(Amount):
    """The soulrank of whoever uses the card, or half of it, rounded up (SS-5.3.1.7, SS-5.3.1.8)."""

    def __init__(self, half: bool) -> None:
        self.half = half

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return (deed.level + 1) // 2 if self.half else deed.level


class TheAct(Amount):
    """The number of the Act."""

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return ACT


class DamageDealt(Amount):
    """The wounds of the attack before, at most so many if a number is given."""

    def __init__(self, most: int) -> None:
        self.most = most

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return min(deed.damage, self.most) if self.most else deed.damage


class Sum(Amount):
    """A number and another one that depends on the table."""

    def __init__(self, number: int, other: Amount) -> None:
        self.number = number
        self.other = other

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return self.number + self.other.value(adventure, deed)


class HeroesInPlay(Amount):
    """The number of living heroes (SS-4.3.0.9)."""

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return adventure.heroes_in_play()


class FiguresOfHorde(Amount):
    """The living figures of the enemy that acts."""

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return len(adventure.enemies[deed.enemy].figures) if deed.enemy >= 0 else 0


class ByHeroes(Amount):
    """One number for two or three heroes, another for four or more."""

    def __init__(self, few: int, many: int) -> None:
        self.numbers = [few, many]

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return self.numbers[hp_line(adventure)]
