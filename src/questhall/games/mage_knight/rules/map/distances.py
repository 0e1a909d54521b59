"""How far spaces lie apart, counted straight: it does not matter what lies between them."""

from questhall.boards import hexes

from ...state.realm import Realm


def distance(realm: Realm, one: int, other: int) -> int:
    here, there = realm.spaces[one], realm.spaces[other]
    return hexes.distance((here.q, here.r), (there.q, there.r))


def spaces_within(realm: Realm, space: int, reach: int) -> list[int]:
    """The revealed spaces at most `reach` away, with the one in the middle."""
    spaces = range(len(realm.spaces))
    return [other for other in spaces if distance(realm, space, other) <= reach]
