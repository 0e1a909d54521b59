"""What the start of a turn brings (MK-5.2.5), even a turn played in advance."""

from ...printed.kinds import Mana, Site
from ...rules.audience import listeners
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ..cards.mana import claimed_mana, gain_mana


def benefits_of_start(realm: Realm, hero: Hero) -> None:
    if hero.space != OFF_MAP and realm.site_at(hero.space) == Site.MAGICAL_GLADE:  # MK-18.2.1
        gain_mana(realm, hero, Mana.GOLD if realm.day else Mana.BLACK)
    claimed_mana(realm, hero)
    for each in listeners(realm, Moment.turn_started):
        each.turn_started(realm, hero)
