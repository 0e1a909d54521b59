"""What lasting effects change about mana (MK-4.4)."""

from ..printed.kinds import BASIC_COLOURS, Mana
from ..rules.cards.mana import gain_crystal
from ..rules.cards.wounds import take_wound
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Boon


class GoldByNight(Boon):
    def gold_by_night(self) -> bool:
        return True


class BlackByDay(Boon):
    def black_by_day(self) -> bool:
        return True


class BlackAsAny(Boon):
    def black_as_any(self) -> bool:
        return True


class DieAsAny(Boon):
    def die_as_any(self) -> bool:
        return True


class BlackDieAsAny(Boon):
    """One black die."""

    def black_die_as_any(self) -> bool:
        return True


class Polarized(Boon):
    """One mana may be spent as the opposite colour."""

    def serves_as_opposite(self) -> bool:
        return True


class NoDice(Boon):
    """No more dice may be used."""

    def forbids_dice(self) -> bool:
        return True


class Endless(Boon):
    def endless(self, colour: int, black_works: bool) -> bool:
        return self.colour == colour or (colour == Mana.BLACK and black_works)


class Due(Boon):
    """A token of its colour must be spent at once."""

    def is_due(self, colour: int) -> bool:
        return self.colour == colour


class CrystalsReturn(Boon):
    def crystals_return(self) -> bool:
        return True


class FamePerSpell(Boon):
    def fame_for_spell(self, colour: int) -> int:
        return self.amount if self.colour == colour else 0


class Exploited(Boon):
    """A wound for mana of any basic colour but this."""

    def mana_spent(self, realm: Realm, hero: Hero, colour: int) -> None:
        if colour < BASIC_COLOURS and colour != self.colour:
            self.is_spent(realm)
            take_wound(realm, hero, "MK-4.3.4")


class Enhanced(Boon):
    """The next basic mana spent also gives a crystal."""

    def mana_spent(self, realm: Realm, hero: Hero, colour: int) -> None:
        if colour >= BASIC_COLOURS:
            return
        self.is_spent(realm)
        gain_crystal(realm, hero, colour)
        for skill in hero.skills:
            if skill.card == self.card:
                skill.counter = colour
