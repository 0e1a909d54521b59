"""House rules (MK-14) that change what happens at moments of the game."""

from questhall.kernel.decisions import NOTHING

from ..printed.kinds import Mana
from ..state.house_rules import DARKNESS, HouseRules
from ..state.realm import Realm
from .audience import HouseRule
from .cards.mana import roll


class DarknessIsComing(HouseRule):
    """After a day two dice decide; night may follow night at once (MK-14.4.2)."""

    def is_agreed(self, rules: HouseRules) -> bool:
        return rules.time == DARKNESS

    def day_comes(self, realm: Realm, day: bool) -> bool:
        if not realm.day:
            return False
        realm.mark_information()
        faces = [roll(realm), roll(realm)]
        realm.tell_values("darkness", "MK-14.4.2", faces)
        return Mana.BLACK not in faces

    def rounds_until_again(self, rounds: int) -> int:
        return 1


class FriendlyMana(HouseRule):
    """Gold may not be used while a die of the colour itself is in the Source (MK-14.5.4)."""

    def is_agreed(self, rules: HouseRules) -> bool:
        return rules.friendly_mana

    def die_is_unfriendly(self, realm: Realm, shown: int, colour: int) -> bool:
        if shown != Mana.GOLD or not realm.day:
            return False
        for other in realm.source:
            if other.colour == colour and not other.used and other.owner == NOTHING:
                return True
        return False


HOUSE_RULES = (DarknessIsComing(), FriendlyMana())
