"""What lasting effects change about the points of a fight (MK-4.5.2)."""

from ..printed.kinds import Element, Range
from ..state.realm import Realm
from ..state.turn import Boon, Phase


class OfCombat(Boon):
    """It changes fights."""


class UnitsAttack(OfCombat):
    """A unit that strengthens the others does not strengthen itself."""

    def unit_attack_plus(self, card: int) -> int:
        return 0 if self.card == card else self.amount


class UnitsBlock(OfCombat):
    def unit_block_plus(self, card: int) -> int:
        return 0 if self.card == card else self.amount


class FamePerUnit(OfCombat):
    def fame_for_unit(self) -> int:
        return self.amount


class Ambush(OfCombat):
    """First attack card + `amount`, or first block card + `which`, whichever comes first."""

    def card_attack_plus(self, realm: Realm) -> int:
        self.is_spent(realm)
        return self.amount

    def card_block_plus(self, realm: Realm) -> int:
        self.is_spent(realm)
        return self.which


class DeadlyAim(OfCombat):
    """One attack card + `amount` in the ranged phase, + `which` in the attack phase."""

    def card_attack_plus(self, realm: Realm) -> int:
        self.is_spent(realm)
        return self.which if realm.turn.phase == Phase.ATTACK else self.amount


class Leadership(OfCombat):
    """The next unit: Block + `amount`, Attack + `which`, Ranged Attack + `least`."""

    def leads_attack(self, realm: Realm, range: int) -> int:
        if range == Range.SIEGE:
            return 0
        self.is_spent(realm)
        return self.which if range == Range.MELEE else self.least

    def leads_block(self, realm: Realm) -> int:
        self.is_spent(realm)
        return self.amount


class NextBlockPlus(OfCombat):
    def block_plus(self, realm: Realm) -> int:
        self.is_spent(realm)
        return self.amount


class AllColdFire(OfCombat):
    def attack_element(self, element: int) -> int:
        return Element.COLD_FIRE


class AllSiege(OfCombat):
    def attack_range(self, range: int) -> int:
        return Range.SIEGE


class DoublePhysical(OfCombat):
    def doubles_attack(self, realm: Realm, element: int) -> bool:
        return element == Element.PHYSICAL and realm.turn.phase == Phase.ATTACK
