"""Who wins together (MK-13.4): two teams of two, everybody, or each hero alone."""

from ..state.realm import Realm


def sides(realm: Realm) -> list[list[int]]:
    """The seats of each side."""
    found: list[list[int]] = []
    for hero in realm.heroes:
        for side in found:
            if realm.rules.same_team(side[0], hero.seat):
                side.append(hero.seat)
                break
        else:
            found.append([hero.seat])
    return found
