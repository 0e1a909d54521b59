"""Dungeon Lords (MK-15.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ..printed.cards import TileDef
from ..printed.kinds import COST_BY_DAY, INACCESSIBLE, RAMPAGING, Mana, Site, Terrain, Token
from ..rules.deals import Deal
from ..rules.map.movement import leave
from ..rules.map.tokens import look_around, put_token
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal, all_land, draw_tiles
from ..rules.scoring import ADVENTURER, Category, categories, great_category, shields_on
from ..state.combat import Combat
from ..state.realm import Place, Realm
from .friendly_city import FriendlyCity

if TYPE_CHECKING:
    from ..state.heroes import Hero

UNDERGROUND = (Site.DUNGEON, Site.TOMB)
ENTRANCE_OF = {Site.VILLAGE: Site.DUNGEON, Site.MONASTERY: Site.TOMB}
TOKEN_OF = {Site.DUNGEON: Token.BROWN, Site.TOMB: Token.RED}
ENTRY = 2  # move points, and 1 for each space (MK-15.9.7)
FLOODED = (Terrain.LAKE, Terrain.SWAMP, Terrain.SEA)


class DungeonLords(FriendlyCity):
    key = "dungeon_lords"
    number = 9
    city_colour: ClassVar[int] = Mana.BLUE
    treasured: ClassVar[int] = Site.DUNGEON
    dungeons_again = False  # MK-15.9.6

    def rounds(self, realm: Realm) -> int:
        return 5

    def core_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        """Always includes the tile with the monastery and the tomb."""
        kept = [tile for tile in tiles if tile.has_site(Site.MONASTERY)][:1]
        others = [tile for tile in tiles if tile not in kept]
        return kept + draw_tiles(realm, others, count - len(kept))

    # -- secret entrances ----------------------------------------------------------

    def tile_revealed(self, realm: Realm, hero: Hero | None, tile: int) -> Flow[None]:
        """Beside each village and each monastery (MK-15.9.3, MK-15.9.5)."""
        for space in range(len(realm.spaces)):
            site = ENTRANCE_OF.get(realm.site_at(space))
            if realm.spaces[space].tile == tile and site is not None:
                yield from _dig_entrance(realm, hero, space, site)
        self._check_end(realm)

    def combat_ended(self, realm: Realm, hero: Hero, combat: Combat) -> None:
        """Another monster comes after a defeat (MK-15.9.4)."""
        place = realm.places.get(combat.space)
        if place is not None and place.secret and not place.conquered and not place.tokens:
            put_token(realm, place, TOKEN_OF[place.site], False)

    # -- underground ways ----------------------------------------------------------

    def ways(self, realm: Realm, hero: Hero) -> list[Option]:
        """From one conquered entrance to another (MK-15.9.7)."""
        if hero.space not in _conquered(realm):
            return []
        distance = _distances(realm, hero.space)
        options: list[Option] = []
        for space in _conquered(realm):
            if space != hero.space and space in distance:
                cost = ENTRY + distance[space]
                if cost <= realm.turn.move:
                    options.append(Option("travel", NOTHING, space, cost, meant=Travel()))
        return options

    # -- the end -------------------------------------------------------------------

    def conquered(self, realm: Realm, hero: Hero, space: int) -> None:
        self._check_end(realm)

    def _check_end(self, realm: Realm) -> None:
        if self.succeeded(realm):
            end_scenario(realm)

    def succeeded(self, realm: Realm) -> bool:
        """MK-15.9.8"""
        return not realm.tile_deck and len(_conquered(realm)) == len(_entrances(realm))

    def goals(self, realm: Realm) -> list[Goal]:
        conquered = Goal("clear-dungeons", len(_conquered(realm)), len(_entrances(realm)))
        return [conquered, all_land(realm)]

    def categories(self, realm: Realm) -> list[Category]:
        """The Greatest Dungeon Crawler instead of the Greatest Adventurer (MK-15.9.9)."""
        found = categories(realm)
        points = found[ADVENTURER].points
        deeper = [2 * shields_on(realm, hero, UNDERGROUND) for hero in realm.heroes]
        found[ADVENTURER] = great_category(
            "dungeon-crawler", [points[seat] + deeper[seat] for seat in range(len(points))]
        )
        return found


class Travel(Deal):
    """Underground, from one entrance to another."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.move -= option.amount
        leave(realm, hero)
        hero.space = option.where
        realm.tell("travels", "MK-15.9.7", hero.seat, hero.space)
        look_around(realm)
        return no_decisions()


def _dig_entrance(realm: Realm, hero: Hero | None, beside: int, site: int) -> Flow[None]:
    """The hero who reveals it chooses where; during setup chance does (MK-15.9.11)."""
    spaces = [space for space in realm.neighbours[beside] if _may_be_entrance(realm, space)]
    if not spaces:
        return
    if hero is None:
        space = spaces[realm.chance.below("entrance", len(spaces))]
    else:
        options = [Option("entrance", NOTHING, space) for space in spaces]
        answer = yield Decision([hero.seat], "entrance", options, "MK-15.9.3", NOTHING, beside)
        space = answer.where
    place = Place(site)
    place.secret = True
    realm.places[space] = place
    put_token(realm, place, TOKEN_OF[site], False)
    realm.tell("entrance", "MK-15.9.3", NOTHING, space)


def _may_be_entrance(realm: Realm, space: int) -> bool:
    """Accessible, no swamp, and without any site; a space of rampaging enemies has one."""
    terrain = realm.spaces[space].terrain
    if terrain == Terrain.SWAMP or COST_BY_DAY[terrain] >= INACCESSIBLE:
        return False
    place = realm.places.get(space)
    return place is None or (place.site in RAMPAGING and not place.tokens)


def _entrances(realm: Realm) -> list[int]:
    return [space for space, place in realm.places.items() if place.site in UNDERGROUND]


def _conquered(realm: Realm) -> list[int]:
    return [space for space in _entrances(realm) if realm.places[space].conquered]


def _distances(realm: Realm, start: int) -> dict[int, int]:
    """The distance to each space under the revealed land."""
    found = {start: 0}
    reached = [start]
    for space in reached:
        for near in realm.neighbours[space]:
            if near not in found and realm.spaces[near].terrain not in FLOODED:
                found[near] = found[space] + 1
                reached.append(near)
    return found
