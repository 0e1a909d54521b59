"""What the start of a turn brings (MK-5.2.5), even a turn played in advance."""

from ...printed.kinds import BLACK, GLADE, GOLD
from ...state.heroes import OFF_MAP, Hero
from ...state.realm import Realm
from ..cards.mana import claimed_mana, gain_mana
from ..scenario import script_of


def benefits_of_start(realm: Realm, hero: Hero) -> None:
    if hero.space != OFF_MAP and realm.site_at(hero.space) == GLADE:  # MK-18.2.1
        gain_mana(realm, hero, GOLD if realm.day else BLACK)
    claimed_mana(realm, hero)
    script_of(realm).turn_started(realm, hero)
