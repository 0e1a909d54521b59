"""How good a position is for a hero: the scenario's goal, fame, cards, wounds, units."""

from math import exp

from ..rules.cards.wounds import wounds_in
from ..rules.scenario import scenario_of
from ..rules.scoring import achievements
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from .frontier import FAR, points_to_new_land

WOUND = 0.8  # besides its cost in the final score (MK-13.5.1)
CRYSTAL = 0.6
UNIT = 1.2  # for each level
TIRED = 0.5  # per level of a unit that is spent
CARD_LEFT = 0.3
NEAR = 30
PER_POINT = 0.1  # for each move point nearer to new land
LEAD = 0.08
STRENGTH = 0.03
MISSION = 20.0  # for a hero among rivals, in fame
GOAL = 0.6  # the share of the mission if all win or lose together


def judge(realm: Realm, seat: int) -> float:
    """How good the position is, from 0 (lost) to 1 (won)."""
    if realm.over:
        return realm.results[seat]
    standings = [_standing(realm, hero) for hero in realm.heroes]
    scenario = scenario_of(realm)
    if len(standings) == 1 or realm.rules.cooperative:
        strength = 1.0 / (1.0 + exp(-STRENGTH * sum(standings) / len(standings)))
        goal = scenario.progress(realm, seat)
        return 0.02 + 0.96 * (GOAL * goal + (1.0 - GOAL) * strength)
    values = [standings[each] + MISSION * scenario.progress(realm, each) for each in _seats(realm)]
    best = max([values[each] for each in _seats(realm) if not _same_side(realm, each, seat)])
    return 0.02 + 0.96 / (1.0 + exp(-LEAD * (values[seat] - best)))


def _seats(realm: Realm) -> range:
    return range(len(realm.heroes))


def _same_side(realm: Realm, one: int, other: int) -> bool:
    return one == other or realm.rules.same_team(one, other)


def _standing(realm: Realm, hero: Hero) -> float:
    value = float(sum(achievements(realm, hero)) + hero.fame)
    value -= WOUND * len(wounds_in(realm, hero.hand + hero.deck + hero.discard))
    value += CRYSTAL * sum(hero.crystals)
    for unit in hero.units:
        value += unit.kind.level * (UNIT if unit.ready else TIRED)
    value += CARD_LEFT * len(hero.deck + hero.hand)
    return value + _nearness(realm, hero)


def _nearness(realm: Realm, hero: Hero) -> float:
    """A little for every move point that the hero is nearer to new land."""
    if hero.space == OFF_MAP or not realm.tile_deck:
        return 0.0
    need = points_to_new_land(realm, hero)
    return 0.0 if need >= FAR else PER_POINT * max(0, NEAR - need)
