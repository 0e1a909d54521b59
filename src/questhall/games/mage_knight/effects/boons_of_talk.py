"""What lasting effects change about interaction (MK-7)."""

from questhall.kernel.decisions import NOTHING

from ..state.realm import Realm
from ..state.turn import Boon


class FamePerRecruit(Boon):
    def fame_for_recruit(self) -> int:
        return self.amount


class ReputationPerRecruit(Boon):
    def reputation_for_recruit(self) -> int:
        return self.amount


class Discount(Boon):
    """`amount` less for one unit, costing `which` reputation."""

    def discount(self) -> int:
        return self.amount

    def discount_taken(self, realm: Realm) -> int:
        self.is_spent(realm)
        return -self.which


class Learning(Boon):
    """Pay `amount` influence for an advanced action; `which` 1: into the hand."""

    def teaches_for(self) -> int:
        return self.amount

    def teaches_into_hand(self) -> bool:
        return self.which > 0


class ReadyForInfluence(Boon):
    """`amount` for each level of a unit, up to level `which`."""

    def readies_for(self, level: int) -> int:
        return level * self.amount if level <= self.which else NOTHING


class IgnoreReputation(Boon):
    def ignores_reputation(self) -> bool:
        return True


class NoRecruits(Boon):
    def forbids_recruits(self) -> bool:
        return True


class Peace(Boon):
    """Influence buys healing (Peaceful Moment)."""

    def brings_peace(self) -> bool:
        return True
