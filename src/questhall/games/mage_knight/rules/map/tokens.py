"""Enemy tokens: piles, discards, and what turns them face up (MK-2.1.3, MK-6.4.1)."""

from questhall.kernel.decisions import NOTHING

from ...printed.kinds import FORTIFIED_SITES, Site
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Place, Realm
from ..audience import listeners


def draw_token(realm: Realm, colour: int) -> int:
    """MK-2.1.3: an empty pile is refilled from its discards."""
    pile = realm.piles[colour]
    if not pile:
        pile.extend(realm.token_discards[colour])
        realm.token_discards[colour].clear()
        realm.chance.shuffle("tokens", pile)
        for token in pile:
            realm.forget(token)
    return pile.pop() if pile else NOTHING


def discard_token(realm: Realm, token: int) -> None:
    realm.token_discards[realm.enemy(token).colour].append(token)


def put_token(realm: Realm, place: Place, colour: int, face_up: bool) -> None:
    """Put a new token onto a space of the map."""
    token = draw_token(realm, colour)
    if token != NOTHING:
        place.tokens.append(token)
        place.face_up.append(face_up)


def turn_up(realm: Realm, place: Place) -> None:
    """Turn up all tokens there; a megapolis is seen from either part (MK-14.8.5)."""
    _turn_up(realm, place)
    if place.partner != NOTHING:
        _turn_up(realm, realm.places[place.partner])


def _turn_up(realm: Realm, place: Place) -> None:
    for number in range(len(place.face_up)):
        if not place.face_up[number]:
            place.face_up[number] = True
            realm.mark_information()
            realm.tell("turns-up", "MK-6.4.1", place.tokens[number])


def _look_far(realm: Realm) -> None:
    """Hawk Eyes: by day one space farther."""
    far = True in [each.sees_far() for each in listeners(realm, Moment.sees_far)]
    hero = realm.hero_of_turn()
    if not far or not realm.day or hero.space == OFF_MAP:
        return
    for near in realm.neighbours[hero.space]:
        for space in realm.neighbours[near]:
            place = realm.places.get(space)
            if place is not None and place.site in FORTIFIED_SITES:
                turn_up(realm, place)


def sees_well(realm: Realm, hero: Hero) -> bool:
    """By day, or with the Amulet of the Sun."""
    if realm.day or hero.seat != realm.turn.seat:
        return realm.day
    return True in [each.sees_as_by_day() for each in listeners(realm, Moment.sees_as_by_day)]


def _shows_ruins(realm: Realm, space: int) -> bool:
    for hero in realm.heroes:
        if hero.space == space or sees_well(realm, hero):
            return True
    return False


def look_around(realm: Realm) -> None:
    """Garrisons beside heroes are turned up: by day, those of cities always (MK-6.4.1); ruins by
    day or when a hero stands on them (MK-18.5.1)."""
    for hero in realm.heroes:
        if hero.space == OFF_MAP:
            continue
        for space in [hero.space, *realm.neighbours[hero.space]]:
            place = realm.places.get(space)
            if place is None:
                continue
            if place.site == Site.CITY or (
                sees_well(realm, hero) and place.site in FORTIFIED_SITES
            ):
                turn_up(realm, place)
    _look_far(realm)
    for space, place in realm.places.items():
        hidden = place.site == Site.RUINS and not place.ruin_up and place.ruin != NOTHING
        if hidden and _shows_ruins(realm, space):
            place.ruin_up = True
            realm.mark_information()
            realm.tell("turns-up", "MK-18.5.1", place.ruin)
