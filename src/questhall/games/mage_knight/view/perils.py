"""What a step would start (MK-6.3), shown before it is taken: whom the hero would fight, and what
an assault costs."""

import msgspec

from ..rules.combat.begin import ASSAULT, defenders_of_owned
from ..rules.map.movement import heroes_on, is_fortress_against, may_enter, provoked, within_reach
from ..rules.scenario import scenario_of
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from ..state.turn import Phase
from .pieces import space_name


class PerilView(msgspec.Struct, omit_defaults=True):
    """A space where entering starts a fight: its `defenders`, and `provoked` enemies that join
    them; an assault costs reputation, however it ends (MK-8.1.1)."""

    space: str
    assault: bool = False
    defenders: int = 0
    provoked: int = 0
    reputation: int = 0


def perils(realm: Realm) -> list[PerilView]:
    """The perils of the steps that the current hero could take."""
    hero = realm.hero_of_turn()
    if realm.turn.phase != Phase.MOVING or hero.space == OFF_MAP:
        return []
    found = [
        _peril(realm, hero, space)
        for space in within_reach(realm, hero.space)
        if may_enter(realm, hero, space)
    ]
    return [each for each in found if each.assault or each.provoked]


def _peril(realm: Realm, hero: Hero, space: int) -> PerilView:
    found = PerilView(space_name(realm, space))
    for other in provoked(realm, hero, space):
        found.provoked += len(realm.places[other].tokens)
    if is_fortress_against(realm, hero, space):
        found.assault = True
        found.defenders = _defenders(realm, hero, space)
        if scenario_of(realm).assault_costs_reputation:
            found.reputation = ASSAULT
    return found


def _defenders(realm: Realm, hero: Hero, space: int) -> int:
    """In a keep whose owner is there, only the owner defends (MK-8.1.2)."""
    place = realm.places[realm.garrison_space(space)]
    if heroes_on(realm, hero, space):
        return 0
    return defenders_of_owned(realm) if place.conquered else len(place.tokens)
