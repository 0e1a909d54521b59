"""First Reconnaissance (MK-15.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow, no_decisions

from ..printed.cards import TileDef, TileKind, UnitDef
from ..printed.kinds import Site
from ..rules.cards.tracks import gain_fame
from ..rules.map.shapes import WEDGE_UNRESTRICTED
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal, Scenario

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm

ROUNDS = 3
SOLO_ROUNDS = 4


class FirstReconnaissance(Scenario):
    key = "first_reconnaissance"
    number = 1
    seats: tuple[int, ...] = (1, 2, 3, 4)
    variants: tuple[str, ...] = ("dummy_player",)
    countryside_count: tuple[int, ...] = (8, 8, 9, 11)
    city_count: tuple[int, ...] = (1, 1, 1, 1)
    core_count: tuple[int, ...] = (2, 2, 2, 2)
    new_land = 20.0

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = WEDGE_UNRESTRICTED
        rules.closed_cities = True
        rules.hero_battles = False  # MK-15.1.4

    def rounds(self, realm: Realm) -> int:
        return SOLO_ROUNDS if len(realm.heroes) == 1 else ROUNDS

    def has_dummy(self, realm: Realm) -> bool:
        """It may be left out of a learning game (MK-15.1.10)."""
        return len(realm.heroes) == 1 and realm.rules.dummy_player

    def countryside(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        """Sorted, tile 1 on top (MK-15.1.2)."""
        return list(reversed(tiles[:count]))

    def elites_used(self, elites: list[UnitDef]) -> list[UnitDef]:
        return []  # MK-15.1.6

    def elites_come(self, realm: Realm, come: bool) -> bool:
        return False

    def board_is_set(self, realm: Realm) -> Flow[None]:
        """Offers at least one unit for villages (MK-15.1.5)."""
        for tile in realm.tile_deck:
            if realm.tile(tile).kind == TileKind.COUNTRYSIDE:  # all know the order (MK-15.1.2)
                realm.all_remember(tile)
        while not self._is_village_unit_offered(realm):
            realm.regulars.extend(realm.unit_offer)
            realm.chance.shuffle("units", realm.regulars)
            count = len(realm.unit_offer)
            realm.unit_offer = [realm.regulars.pop() for _ in range(count)]
        return no_decisions()

    def _is_village_unit_offered(self, realm: Realm) -> bool:
        for card in realm.unit_offer:
            if Site.VILLAGE in realm.unit_card(card).sites:
                return True
        return False

    def tile_revealed(self, realm: Realm, hero: Hero | None, tile: int) -> Flow[None]:
        if hero is not None:  # MK-15.1.3
            gain_fame(realm, hero, 1, "MK-15.1.3")
        if realm.tile(realm.laid[tile].card).kind == TileKind.CITY:  # MK-15.1.8
            end_scenario(realm)
        return no_decisions()

    def goals(self, realm: Realm) -> list[Goal]:
        return [Goal("find-cities", realm.cities_revealed, self.tiles(realm)[1])]

    def progress(self, realm: Realm, seat: int) -> float:
        """The share of the land revealed on the way to the city."""
        if self.succeeded(realm):
            return 1.0
        return len(realm.laid) / (len(realm.laid) + len(realm.tile_deck) + 1)

    def succeeded(self, realm: Realm) -> bool:
        """The city was found."""
        return realm.cities_revealed > 0
