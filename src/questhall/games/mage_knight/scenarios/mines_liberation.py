"""Mines Liberation (MK-15.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ..printed.cards import TileDef, TileKind
from ..printed.kinds import Mana, Site, Token
from ..rules.cards.mana import store_crystal
from ..rules.cards.tracks import change_reputation
from ..rules.combat.begin import add_foe, start
from ..rules.deals import Deal
from ..rules.map.tokens import put_token, turn_up
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal, all_land, draw_tiles
from ..rules.scoring import Category, categories, great_category
from ..state.combat import Combat, Origin
from .friendly_city import FriendlyCity

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.realm import Place, Realm

COUNTRYSIDE_MINE = 4  # fame (MK-15.7.10)
CORE_MINE = 7


class MinesLiberation(FriendlyCity):
    key = "mines_liberation"
    number = 7
    city_colour: ClassVar[int] = Mana.RED
    treasured: ClassVar[int] = Site.MINE

    def rounds(self, realm: Realm) -> int:
        return 4

    def core_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, [tile for tile in tiles if tile.has_site(Site.MINE)], count)

    # -- mines ---------------------------------------------------------------------

    def tile_revealed(self, realm: Realm, hero: Hero | None, tile: int) -> Flow[None]:
        """MK-15.7.3"""
        for space in mines(realm):
            if realm.spaces[space].tile == tile:
                place = realm.places[space]
                colour = Token.RED if _is_in_core(realm, space) else Token.GREEN
                put_token(realm, place, colour, True)
                _put_brown(realm, space, place)
        self._check_end(realm)
        return no_decisions()

    def mine_works(self, realm: Realm, space: int, works: bool) -> bool:
        return realm.places[space].conquered  # MK-15.7.6

    def actions(self, realm: Realm, hero: Hero) -> list[Option]:
        place = realm.places.get(hero.space)
        if place is None or place.site != Site.MINE or place.conquered:
            return []
        return [Option("liberate", NOTHING, hero.space, meant=Liberate())]

    def conquered(self, realm: Realm, hero: Hero, space: int) -> None:
        """MK-15.7.5"""
        if realm.site_at(space) == Site.MINE:
            change_reputation(realm, hero, 2 if _is_in_core(realm, space) else 1, "MK-15.7.5")
            self._check_end(realm)

    def round_started(self, realm: Realm) -> None:
        """MK-15.7.7"""
        for space in mines(realm):
            for seat in realm.places[space].shields:
                colour = realm.spaces[space].colour
                store_crystal(realm, realm.heroes[seat], colour, "MK-15.7.7")

    # -- the end -------------------------------------------------------------------

    def _check_end(self, realm: Realm) -> None:
        if self.succeeded(realm):
            end_scenario(realm)

    def succeeded(self, realm: Realm) -> bool:
        """MK-15.7.9"""
        if realm.tile_deck:
            return False
        return all(realm.places[space].conquered for space in mines(realm))

    def goals(self, realm: Realm) -> list[Goal]:
        freed = [space for space in mines(realm) if realm.places[space].conquered]
        return [Goal("free-mines", len(freed), len(mines(realm))), all_land(realm)]

    def categories(self, realm: Realm) -> list[Category]:
        """With the Greatest Liberator (MK-15.7.10)."""
        points = [0] * len(realm.heroes)
        for space in mines(realm):
            for seat in realm.places[space].shields:
                points[seat] += CORE_MINE if _is_in_core(realm, space) else COUNTRYSIDE_MINE
        return [*categories(realm), great_category("liberator", points)]


class Liberate(Deal):
    """Night rules, but units may fight (MK-15.7.4)."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        space = hero.space
        place = realm.places[space]
        if realm.memory.get(_lack(space)):  # MK-15.7.8
            _put_brown(realm, space, place)
        combat = Combat(space)
        combat.site = True
        combat.night_rules = True
        turn_up(realm, place)
        for token in place.tokens:
            add_foe(realm, combat, token, Origin.SITE_MONSTER, space)
        start(realm, combat)
        return no_decisions()


def mines(realm: Realm) -> list[int]:
    return [space for space, place in realm.places.items() if place.site == Site.MINE]


def _is_in_core(realm: Realm, space: int) -> bool:
    return realm.tile(realm.laid[realm.spaces[space].tile].card).kind != TileKind.COUNTRYSIDE


def _lack(space: int) -> str:
    return f"no-brown:{space}"


def _put_brown(realm: Realm, space: int, place: Place) -> None:
    before = len(place.tokens)
    put_token(realm, place, Token.BROWN, False)
    realm.memory[_lack(space)] = 1 if len(place.tokens) == before else 0
