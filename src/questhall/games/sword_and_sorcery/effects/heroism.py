"""Questions that powers and goods ask."""

from questhall.kernel.decisions import NOTHING

from ..printed.effects import Test
from ..rules.numbers import most_hp
from ..rules.sight import attack_distance
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Side
from .attacking import under_way


class ByWeapon(Test):
    """The attack is made with an equipped weapon."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        return attack is not None and attack.slot != NOTHING and attack.card != NOTHING


class OfType(Test):
    """The attack has one of the damage types."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        return attack is not None and attack.type in self.types


class ChosenTarget(Test):
    """The attack is aimed at whoever the card was used on."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        return attack is not None and attack.target == deed.chosen


class UnderAttack(Test):
    """Dice are rolled for an attack or a defence, not for a save."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        if attack is None:
            return False
        pools = [attack.pool]
        if attack.defence is not None:
            pools.append(attack.defence.pool)
        return adventure.rolling in pools


class WasAttacked(Test):
    """The attack that has been settled was aimed at whoever acts."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        if attack is None:
            return False
        return deed.actor == attack.target or deed.actor in attack.struck


class AttackerWithin(Test):
    """The attacker is an enemy within so many areas."""

    def __init__(self, areas: int) -> None:
        self.areas = areas

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        if attack is None:
            return False
        attacker = adventure.figures[attack.attacker]
        own = adventure.figures[deed.actor]
        if attacker.side == own.side or not attacker.on_map:
            return False
        return attack_distance(adventure, own.area, attacker.area) <= self.areas


class IsHidden(Test):
    """Whoever acts is hidden."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return adventure.figures[deed.actor].hidden


class HeroBeside(Test):
    """Another hero is in the area of whoever acts."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.figures[deed.actor].area
        return any(each.id != deed.actor for each in adventure.in_area(Side.HEROES, area))


class OtherHero(Test):
    """The target is another hero than the one who acts."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return deed.target != deed.actor


class IsDying(Test):
    """The target has no HP left."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        figure = adventure.figures[deed.target]
        return figure.wounds >= most_hp(adventure, figure)


class FoeBesideTarget(Test):
    """Another enemy is in the area of the target."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        figure = adventure.figures[deed.target]
        others = adventure.in_area(Side.ENEMIES, figure.area)
        return any(each.owner != figure.owner for each in others)


class WithThis(Test):
    """The attack was made with the very weapon whose rule asks."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = under_way(adventure)
        if attack is None or attack.slot == NOTHING or attack.card == NOTHING:
            return False
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        side = adventure.side_of(hero, attack.card)
        return any(rule.test is self for rule in side.rules)


class TargetAfflicted(Test):
    """The target has a condition or an injury."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        figure = adventure.figures[deed.target]
        return any(figure.conditions) or bool(figure.injuries)
