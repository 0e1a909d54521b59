"""Goals that scenarios of packs are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.language.speaking import message

from ..printed.kinds import RAMPAGING, SITES, Site
from .scenario import Goal, all_land

if TYPE_CHECKING:
    from ..state.realm import Place, Realm

ALL = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """One goal of a written scenario; all of them must be reached."""

    def goal(self, realm: Realm) -> Goal:
        raise TypeError(f"{type(self).__name__} counts nothing")

    def reached(self, realm: Realm) -> bool:
        goal = self.goal(realm)
        return goal.now >= goal.needed

    def wants(self, place: Place) -> bool:
        """Is something to be done there? For bots."""
        return False


class Conquered(Aim):
    """So many places of a sort are conquered, or all that the land has."""

    def __init__(self, site: int, count: int) -> None:
        self.site = site
        self.count = count

    def goal(self, realm: Realm) -> Goal:
        there = [place for space, place in realm.places.items() if self._counts(realm, space)]
        done = len([place for place in there if not self.wants(place)])
        needed = len(there) if self.count == ALL else self.count
        return Goal(message("conquer", SITES[self.site]), done, needed)

    def _counts(self, realm: Realm, space: int) -> bool:
        """A megapolis is one city (MK-14.8.6)."""
        if realm.places[space].site != self.site:
            return False
        return self.site != Site.CITY or realm.garrison_space(space) == space

    def reached(self, realm: Realm) -> bool:
        """Nobody knows how many there are before the whole land is known."""
        unknown = self.count == ALL and len(realm.tile_deck) > 0
        return not unknown and super().reached(realm)

    def wants(self, place: Place) -> bool:
        if place.site != self.site:
            return False
        return len(place.tokens) > 0 if place.site in RAMPAGING else not place.conquered


class Explored(Aim):
    """The whole land is revealed."""

    def goal(self, realm: Realm) -> Goal:
        return all_land(realm)


class Renowned(Aim):
    """Some hero has so much fame."""

    def __init__(self, fame: int) -> None:
        self.fame = fame

    def goal(self, realm: Realm) -> Goal:
        return Goal("renown", max([hero.fame for hero in realm.heroes]), self.fame)
