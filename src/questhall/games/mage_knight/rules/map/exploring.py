"""Exploring (MK-6.5): new tiles, and what their sites do when they are revealed."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import TileKind
from ...printed.kinds import RAMPAGING, Site, Terrain, Token
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import DIRECTIONS, LaidTile, Place, Realm, Space, key_of
from ..audience import listeners
from .cities import found_city
from .shapes import (
    LATTICE_NEIGHBOURS,
    PREDEFINED,
    PREDEFINED_CORE,
    centre_of,
    is_taken,
    may_lie,
    spaces_of,
    turned,
)
from .tokens import put_token

COST = 2  # MK-6.5.4


def exploring_cost(realm: Realm) -> int:
    cost = COST
    for each in listeners(realm, Moment.exploring_cost):
        cost = each.exploring_cost(cost)
    return max(0, cost)


def next_tile(realm: Realm) -> int:
    """The tile on top of the deck; one from the box if the deck is empty (MK-6.5.11)."""
    if realm.tile_deck:
        return realm.tile_deck[-1]
    for kind in (TileKind.COUNTRYSIDE, TileKind.CORE):
        for tile in realm.box:
            if realm.tile(tile).kind == kind:
                return tile
    return NOTHING


def tile_for(realm: Realm, x: int, y: int) -> int:
    """The tile that would be revealed there. On a predefined map tiles lie face down already, and
    any with the right back may be the one (MK-15.10.2)."""
    if realm.rules.shape != PREDEFINED:
        return next_tile(realm)
    core = (x, y) in PREDEFINED_CORE
    for tile in reversed(realm.tile_deck):
        if (realm.tile(tile).kind != TileKind.COUNTRYSIDE) == core:
            return tile
    return NOTHING


def positions(realm: Realm, hero: Hero) -> list[tuple[int, int]]:
    """Where the hero could reveal a tile from its space (MK-6.5.1 to MK-6.5.10)."""
    if hero.space == OFF_MAP:
        return []
    from_box = not realm.tile_deck
    far = True in [each.explores_far() for each in listeners(realm, Moment.explores_far)]
    near = _bordering(realm, hero.space, far)
    found: list[tuple[int, int]] = []
    for x, y in near:
        tile = tile_for(realm, x, y)
        if tile == NOTHING or is_taken(realm, x, y):
            continue
        if may_lie(realm, x, y, realm.tile(tile).kind, from_box):
            found.append((x, y))
    return found


def _bordering(realm: Realm, space: int, far: bool) -> list[tuple[int, int]]:
    """The positions of the lattice that touch the space, or nearly do."""
    here = realm.spaces[space]
    own = realm.laid[here.tile]
    q, r = centre_of(own.x, own.y)
    near = _near_positions(here.q - q, here.r - r, 2 if far else 1)
    return [(own.x + dx, own.y + dy) for dx, dy in near]


_NEAR: Final[dict[tuple[int, int, int], list[tuple[int, int]]]] = {}


def _near_positions(q: int, r: int, reach: int) -> list[tuple[int, int]]:
    """The neighbours of a tile that lie so near to a space of it, by its place on the tile."""
    found = _NEAR.get((q, r, reach))
    if found is None:
        found = [
            (dx, dy)
            for dx, dy in LATTICE_NEIGHBOURS
            if min([_distance(other - q, row - r) for other, row in spaces_of(dx, dy)]) <= reach
        ]
        _NEAR[q, r, reach] = found
    return found


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def reveal_tile(realm: Realm, x: int, y: int, hero: Hero | None) -> Flow[None]:
    """MK-6.5.5, MK-6.5.12: reveal the top of the deck and follow the instructions of its sites."""
    if realm.tile_deck:
        card = tile_for(realm, x, y)
        realm.tile_deck.remove(card)
    else:
        card = _from_box(realm)
    realm.mark_information()
    turns = realm.chance.below("orientation", 6) if realm.rules.random_orientation else 0
    place = lay_tile(realm, card, x, y, turns)
    kind = realm.tile(card).kind
    if kind != TileKind.COUNTRYSIDE:
        realm.core_revealed = True
    realm.tell("reveals-tile", "MK-6.5.5", card, NOTHING if hero is None else hero.seat)
    for space in range(len(realm.spaces)):
        if realm.spaces[space].tile == place:
            when_revealed(realm, space)
    for each in listeners(realm, Moment.tile_revealed):
        yield from each.tile_revealed(realm, hero, place)


def _from_box(realm: Realm) -> int:
    """A random tile of the kind that comes next; cities stay in the box."""
    kind = realm.tile(next_tile(realm)).kind
    fit = [tile for tile in realm.box if realm.tile(tile).kind == kind]
    chosen = fit[realm.chance.below("box", len(fit))]
    realm.box.remove(chosen)
    return chosen


def lay_tile(realm: Realm, card: int, x: int, y: int, turns: int = 0) -> int:
    """Put the tile on the map; returns its place among those laid."""
    number = len(realm.laid)
    realm.laid = [*realm.laid, LaidTile(card, x, y, turns)]
    q, r = centre_of(x, y)
    spaces = realm.spaces[:]
    for printed in realm.tile(card).spaces:
        dq, dr = turned(printed.q, printed.r, turns)
        terrain = Terrain.CITY if printed.site == Site.CITY else printed.terrain
        space = Space(q + dq, r + dr, terrain, printed.site, printed.colour, number)
        if printed.site != Site.NONE:
            realm.places[len(spaces)] = Place(printed.site)
        spaces.append(space)
    realm.spaces = spaces
    index = {key_of(space.q, space.r): place for place, space in enumerate(spaces)}
    realm.neighbours = [_neighbours(spaces, index, place) for place in range(len(spaces))]
    return number


def _neighbours(spaces: list[Space], index: dict[int, int], place: int) -> list[int]:
    here = spaces[place]
    found: list[int] = []
    for dq, dr in DIRECTIONS:
        other = index.get(key_of(here.q + dq, here.r + dr))
        if other is not None:
            found.append(other)
    return found


# -- when revealed (MK-6.5.12, chapter 18) ------------------------------------------

TOKEN_OF = {
    Site.ORC_MARAUDERS: Token.GREEN,
    Site.DRACONUM: Token.RED,
    Site.KEEP: Token.GREY,
    Site.MAGE_TOWER: Token.VIOLET,
}


def when_revealed(realm: Realm, space: int) -> None:
    place = realm.places.get(space)
    if place is None or place.city != NOTHING:  # the right part of a megapolis
        return
    colour = TOKEN_OF.get(place.site)
    if colour is not None:
        put_token(realm, place, colour, place.site in RAMPAGING)  # MK-18.4.3, MK-18.6.1
    elif place.site == Site.MONASTERY and realm.actions:
        realm.monastery_offer.append(realm.actions.pop())  # MK-6.5.13
    elif place.site == Site.RUINS:
        _put_ruin(realm, place)
    elif place.site == Site.CITY:
        found_city(realm, space, place)


def _put_ruin(realm: Realm, place: Place) -> None:
    """MK-18.5.1"""
    if realm.ruins:
        place.ruin = realm.ruins.pop()
        place.ruin_up = realm.day
