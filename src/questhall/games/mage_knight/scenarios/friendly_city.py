"""What Mines Liberation, Druid Nights and Dungeon Lords share: a friendly city, and tiles that must
be included (MK-15.7.2, MK-15.8.2, MK-15.9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.decisions import NOTHING

from ..printed.cards import TileDef
from ..printed.kinds import NO_COLOUR, Site
from ..rules.map.shapes import OPEN_FOUR, WEDGE
from ..rules.scenario import Scenario, draw_tiles

if TYPE_CHECKING:
    from ..state.house_rules import HouseRules
    from ..state.realm import Place, Realm


class FriendlyCity(Scenario):
    """A solo game uses the map for two (MK-15.4.10)."""

    seats: tuple[int, ...] = (1, 2, 3, 4)
    countryside_count: tuple[int, ...] = (8, 8, 9, 11)
    city_count: tuple[int, ...] = (1, 1, 1, 1)
    core_count: tuple[int, ...] = (1, 1, 2, 3)
    city_is_friendly = True
    city_colour: ClassVar[int] = NO_COLOUR
    treasured: ClassVar[int] = NOTHING  # every countryside tile with this site is included

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = OPEN_FOUR if seats == 4 else WEDGE

    def countryside(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        kept = [tile for tile in tiles if tile.has_site(self.treasured)]
        others = [tile for tile in tiles if not tile.has_site(self.treasured)]
        more = draw_tiles(realm, others, max(0, count - len(kept)))
        return draw_tiles(realm, kept + more, count)

    def city_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return [tile for tile in tiles if city_on(tile) == self.city_colour]

    def leader_of(self, place: Place, leader: int) -> int:
        return NOTHING  # MK-15.7.2


def city_on(tile: TileDef) -> int:
    for space in tile.spaces:
        if space.site == Site.CITY:
            return space.colour
    return NO_COLOUR
