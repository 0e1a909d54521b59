"""How good a position is for a hero: fame, cards, wounds, units, and the scenario's goal."""

from math import exp

from .frontier import FAR, points_to_new_land
from .heroes import OFF_MAP, Hero
from .scenarios.script import script_of
from .scoring import achievements
from .state import Realm
from .wounds import wounds_in

WOUND = 1.5
CRYSTAL = 0.6
UNIT = 1.2
CARD_LEFT = 0.5
LEAD = 0.08
NEAR = 30
GOAL = 0.6


def judge(realm: Realm, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if realm.over:
        return realm.results[seat]
    standings = [_standing(realm, hero) for hero in realm.heroes]
    own = standings[seat]
    if len(standings) == 1:
        alone = 1.0 - exp(-own / 60.0)
        goal = script_of(realm).progress(realm)
        return 0.02 + 0.96 * (GOAL * goal + (1.0 - GOAL) * alone)
    best = max([value for place, value in enumerate(standings) if place != seat])
    return 0.02 + 0.96 / (1.0 + exp(-LEAD * (own - best)))


def _standing(realm: Realm, hero: Hero) -> float:
    points = sum(achievements(realm, hero)) + hero.fame
    deeds = hero.hand + hero.deck + hero.discard
    value = points - WOUND * len(wounds_in(realm, deeds))
    value += CRYSTAL * sum(hero.crystals)
    value += UNIT * sum([unit.kind.level for unit in hero.units])
    value += CARD_LEFT * (len(hero.deck) + len(hero.hand)) / 4.0
    return value + _nearness(realm, hero)


def _nearness(realm: Realm, hero: Hero) -> float:
    """A little for every move point that the hero is nearer to new land."""
    if hero.space == OFF_MAP:
        return 0.0
    need = points_to_new_land(realm, hero)
    return 0.0 if need >= FAR else max(0, NEAR - need) / 10.0
