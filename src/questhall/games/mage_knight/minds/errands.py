"""Where a hero has something to do, and what it is worth."""

from questhall.kernel.decisions import NOTHING

from ..effects.hand_strength import MOVING_ON, TALKING_TO, Aim, Forces
from ..printed.cards import RuinDef
from ..printed.kinds import FORTIFIED_SITES, Site, Token
from ..rules.cards.gaining import free_command
from ..rules.cards.tracks import NO_TALK, influence_of
from ..rules.cards.wounds import wounds_in
from ..rules.combat.begin import IN_THE_DARK, MONSTERS_OF, can_be_entered
from ..rules.map.exploring import exploring_cost
from ..rules.map.interaction import (
    HEALING_PRICE,
    SPELL_PRICE,
    TRAINING_PRICE,
    is_inhabited_for,
    sites_of,
)
from ..rules.map.movement import is_fortress_against, is_rampaging
from ..rules.map.sites import mine_works
from ..rules.scenario import scenario_of
from ..state.heroes import Hero
from ..state.realm import Place, Realm
from .fights import Opposition, strength_now, strength_some_day, worth_of_fight
from .frontier import FAR, Journeys, edge_spaces

# The purpose of an errand.
EXPLORE = 0
TALK = 1
FIGHT = 2
STAY = 3

LAND_OF_THE_BOX = 0.5
PER_POINT = 0.2  # the price of a move point
LATER = 0.5  # the factor for what can only be hoped for
CRYSTAL = 1.5
CURE = 1.8
SPELL = 4.0
TRAINING = 3.0
PER_LEVEL = 3.0  # per level of a unit
USUAL_INFLUENCE = 4
CONQUEST = {
    Site.KEEP: 3.0,
    Site.MAGE_TOWER: 5.0,
    Site.CITY: 10.0,
    Site.RUINS: 4.0,
    Site.DUNGEON: 5.0,
    Site.TOMB: 8.0,
    Site.MONSTER_DEN: 4.0,
    Site.SPAWNING_GROUNDS: 8.0,
    Site.ORC_MARAUDERS: 0.5,
    Site.DRACONUM: 1.0,
    Site.MINE: 5.0,
}


class Errand:
    """Something to do on a space."""

    def __init__(
        self, purpose: int, space: int, worth: float, journeys: Journeys, more: int = 0
    ) -> None:
        self.purpose = purpose
        self.space = space
        self.worth = worth
        self.cost = journeys.costs[space] + more  # including the danger on the way
        self.points = journeys.points[space] + more  # to move there, and to explore

    @property
    def score(self) -> float:
        return self.worth - PER_POINT * self.cost


def errands(forces: Forces, journeys: Journeys) -> list[Errand]:
    realm, hero = forces.realm, forces.hero
    found = _explorations(realm, hero, journeys)
    for space, place in realm.places.items():
        errand = _errand_at(forces, journeys, space, place)
        if errand is not None:
            found.append(errand)
    for space, worth in scenario_of(realm).wanted(realm, hero):
        if journeys.costs[space] < FAR:
            found.append(Errand(STAY, space, worth, journeys))
    return found


def _explorations(realm: Realm, hero: Hero, journeys: Journeys) -> list[Errand]:
    worth = scenario_of(realm).new_land if realm.tile_deck else LAND_OF_THE_BOX
    price = exploring_cost(realm)
    return [
        Errand(EXPLORE, space, worth, journeys, price)
        for space in edge_spaces(realm)
        if journeys.costs[space] < FAR and not is_fortress_against(realm, hero, space)
    ]


def _errand_at(forces: Forces, journeys: Journeys, space: int, place: Place) -> Errand | None:
    """What the site on a space is good for."""
    realm, hero = forces.realm, forces.hero
    goal = _nearest_beside(realm, journeys, space) if is_rampaging(realm, space) else space
    if goal == NOTHING or journeys.costs[goal] >= FAR:
        return None
    walk = max(0, journeys.points[goal] - realm.turn.move)
    if walk > forces.reach(Aim(MOVING_ON)):
        walk = NOTHING
    if is_foe(realm, hero, space, place):
        return Errand(FIGHT, goal, fight_worth(forces, space, walk), journeys)
    if is_inhabited_for(realm, hero, place):
        influence = USUAL_INFLUENCE
        if walk != NOTHING:
            influence = forces.reach(Aim(TALKING_TO)) - walk
        return Errand(TALK, goal, talk_worth(realm, hero, place, influence), journeys)
    return _quiet_errand(forces, journeys, space, place)


def _quiet_errand(forces: Forces, journeys: Journeys, space: int, place: Place) -> Errand | None:
    """Ending the turn on a glade or a mine (MK-9.4)."""
    realm, hero = forces.realm, forces.hero
    worth = 0.0
    if place.site == Site.MAGICAL_GLADE:
        wounds = len(wounds_in(realm, hero.hand)) + len(wounds_in(realm, hero.discard))
        worth = CURE + wounds / 4 if wounds else 0.0
    elif place.site == Site.MINE and mine_works(realm, space):
        worth = 0.0 if hero.crystals[realm.spaces[space].colour] else CRYSTAL
    return Errand(STAY, space, worth, journeys) if worth else None


def _nearest_beside(realm: Realm, journeys: Journeys, space: int) -> int:
    """The nearest space from which an enemy there can be challenged."""
    best = NOTHING
    for near in realm.neighbours[space]:
        if best == NOTHING or journeys.costs[near] < journeys.costs[best]:
            best = near
    return best


def is_foe(realm: Realm, hero: Hero, space: int, place: Place) -> bool:
    """Is there somebody to fight?"""
    if place.site in FORTIFIED_SITES:
        return is_fortress_against(realm, hero, space)
    if place.site in (Site.DUNGEON, Site.TOMB) and place.conquered:
        return False
    if place.site == Site.MINE:  # MK-15.7.3
        return len(place.tokens) > 0
    return is_rampaging(realm, space) or can_be_entered(realm, space)


def fight_worth(forces: Forces, space: int, walk: int) -> float:
    """The worth of a fight for what is on a space. `walk`: the move points needed to get there;
    NOTHING means another day."""
    realm, hero = forces.realm, forces.hero
    place = realm.places[realm.garrison_space(space)]
    foes = opposition_on(realm, place)
    units = place.site not in IN_THE_DARK
    now = walk != NOTHING
    points = strength_now(forces, foes, units, walk) if now else strength_some_day(hero, units)
    worth = worth_of_fight(realm, hero, foes, points)
    if worth <= 0:
        return worth
    worth += CONQUEST.get(place.site, 0.0)
    return worth if now else LATER * worth


def may_win_half(forces: Forces, space: int) -> bool:
    """Could about half of the enemies there be defeated now?"""
    foes = opposition_on(forces.realm, forces.realm.places[forces.realm.garrison_space(space)])
    return 2 * strength_now(forces, foes, True) >= foes.armour


def opposition_on(realm: Realm, place: Place) -> Opposition:
    """The enemies face up, and typical ones for the others."""
    foes = Opposition()
    for number in range(len(place.tokens)):
        enemy = realm.enemy(place.tokens[number])
        if place.face_up[number]:
            foes.add(enemy)
        else:
            foes.add_unknown(enemy.colour)
    waiting = MONSTERS_OF.get(place.site, [])
    if place.site == Site.RUINS and place.ruin_up:
        ruin: RuinDef = realm.ruin(place.ruin)
        waiting = ruin.enemies
    elif place.conquered and place.site in (Site.KEEP, Site.MAGE_TOWER):
        waiting = [Token.GREY if place.site == Site.KEEP else Token.VIOLET]
    for back in waiting[len(place.tokens) :]:
        foes.add_unknown(back)
    return foes


def talk_worth(realm: Realm, hero: Hero, place: Place, influence: int) -> float:
    """The worth of the best purchase for this much influence."""
    if influence_of(hero) == NO_TALK:
        return 0.0
    influence += influence_of(hero)
    worth = 0.0
    if free_command(hero) > 0:
        for card in realm.unit_offer:
            unit = realm.unit_card(card)
            if unit.cost <= influence and place.site in sites_of(realm, card):
                worth = max(worth, PER_LEVEL * unit.level)
    if place.site == Site.MAGE_TOWER and influence >= SPELL_PRICE:
        worth = max(worth, SPELL)
    if place.site == Site.MONASTERY and influence >= TRAINING_PRICE and realm.monastery_offer:
        worth = max(worth, TRAINING)
    price = HEALING_PRICE.get(place.site, FAR)
    wounds = len(wounds_in(realm, hero.hand))
    return max(worth, CURE * min(wounds, influence // price))
