"""Cities when they are revealed (MK-6.5.14), and the megapolis (MK-14.8)."""

from questhall.kernel.decisions import NOTHING

from ...printed.garrisons import garrison
from ...printed.kinds import Site, Terrain
from ...rules.audience import listeners
from ...state.house_rules import HIGHEST_LEVEL
from ...state.moments import Moment
from ...state.realm import Place, Realm, Space
from ..scenario import scenario_of
from .tokens import put_token


def found_city(realm: Realm, space: int, place: Place) -> None:
    """The scenario says how strong it is, or that it is friendly."""
    realm.cities_revealed += 1
    place.city = _city_card(realm, realm.spaces[space].colour)
    scenario = scenario_of(realm)
    if scenario.city_is_friendly:  # MK-15.7.2
        place.conquered = True
        place.shields = [hero.seat for hero in realm.heroes]
        return
    left = scenario.tiles(realm)[1] - realm.cities_revealed
    if left < realm.rules.megapolises:
        _found_megapolis(realm, space, place)
        return
    place.level = scenario.city_level(realm, realm.cities_revealed)
    if place.level:  # MK-14.8.1
        place.level = min(HIGHEST_LEVEL, place.level + realm.rules.stronger_cities)
        _garrison(realm, place, place)


def _garrison(realm: Realm, city: Place, holds: Place) -> None:
    for token in garrison(city.city, city.level):
        put_token(realm, holds, token, False)


def _city_card(realm: Realm, printed: int) -> int:
    """The city that the tile shows; a random one by agreement (MK-14.3.1), or if that city is
    already on the map (MK-14.8.7)."""
    if realm.rules.random_cities or printed not in realm.city_cards:
        return _any_city_card(realm)
    realm.city_cards.remove(printed)
    return printed


def _any_city_card(realm: Realm) -> int:
    return realm.city_cards.pop(realm.chance.below("city", len(realm.city_cards)))


def _found_megapolis(realm: Realm, space: int, place: Place) -> None:
    """Add a second city to the right of the first; their garrisons are one (MK-14.8.3,
    MK-14.8.4)."""
    here = realm.spaces[space]
    right = realm.space_at(here.q + 1, here.r)
    other = Place(Site.CITY)
    other.city = _any_city_card(realm)
    realm.places[right] = other
    spaces = realm.spaces[:]
    beside = spaces[right]
    spaces[right] = Space(beside.q, beside.r, Terrain.CITY, Site.CITY, other.city, beside.tile)
    realm.spaces = spaces
    place.partner = right
    other.partner = space
    place.level = min(HIGHEST_LEVEL, (realm.rules.megapolis + 1) // 2)
    other.level = min(HIGHEST_LEVEL, realm.rules.megapolis // 2)
    _garrison(realm, place, place)
    _garrison(realm, other, place)


def leader_of(realm: Realm, place: Place) -> int:
    """MK-8.9.3: most shields; on a tie whoever placed the first one earlier."""
    leader = NOTHING
    most = 0
    for seat in place.shields:
        count = place.shields.count(seat)
        if count > most:
            leader = seat
            most = count
    for each in listeners(realm, Moment.leader_of):
        leader = each.leader_of(place, leader)
    return leader


def share_fate(realm: Realm, place: Place) -> None:
    """Both parts of a megapolis are one city (MK-14.8.5)."""
    if place.partner != NOTHING:
        other = realm.places[place.partner]
        other.conquered = place.conquered
        other.shields = place.shields[:]


def parts_of(realm: Realm, space: int) -> list[int]:
    """The spaces of a city: a megapolis has two (MK-14.8.5)."""
    partner = realm.places[space].partner
    return [space] if partner == NOTHING else [space, partner]


def colours_of(realm: Realm, place: Place) -> list[int]:
    """The colours of its goods: a megapolis sells those of both cities (MK-14.8.6)."""
    if place.site != Site.CITY:
        return []
    if place.partner == NOTHING:
        return [place.city]
    return [place.city, realm.places[place.partner].city]
