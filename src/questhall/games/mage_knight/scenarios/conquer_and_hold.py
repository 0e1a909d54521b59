"""Conquer and Hold (MK-15.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow

from ..printed.cards import TileDef, UnitDef
from ..printed.kinds import Mana, Site
from ..rules.cards.mana import gain_mana
from ..rules.map.exploring import reveal_tile
from ..rules.map.movement import is_ours
from ..rules.map.shapes import PREDEFINED, PREDEFINED_CORE, PREDEFINED_COUNTRYSIDE
from ..rules.scenario import Goal, Scenario
from ..rules.scoring import Line, note_scores, shields_on
from ..rules.teams import sides
from ..state.heroes import OFF_MAP
from .friendly_city import city_on

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm

KEEP_POINTS = 3  # MK-15.10.15
TOWER_POINTS = 2
HIGHEST_UNIT = 4  # not used (MK-15.10.4)


class ConquerAndHold(Scenario):
    key = "conquer_and_hold"
    number = 10
    variants: tuple[str, ...] = ("open_map",)
    countryside_count: tuple[int, ...] = (5, 5, 5, 5)
    city_count: tuple[int, ...] = (1, 1, 1, 1)
    core_count: tuple[int, ...] = (3, 3, 3, 3)
    assault_costs_reputation = False  # MK-15.10.7
    towers_give_spells = False  # MK-15.10.8

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = PREDEFINED
        rules.closed_cities = True
        rules.owned_towers = True
        rules.teams = seats == 4  # MK-15.10.1

    def rounds(self, realm: Realm) -> int:
        return 6 if len(realm.heroes) == 2 else 4

    # -- setup (MK-15.10.2 to MK-15.10.6) --------------------------------------------

    def countryside(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return super().countryside(realm, _with_strongholds(tiles), count)

    def core_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return _with_strongholds(tiles)

    def city_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return [tile for tile in tiles if city_on(tile) == Mana.WHITE]

    def board_is_set(self, realm: Realm) -> Flow[None]:
        """All tiles may be revealed from the start (MK-15.10.16)."""
        if realm.rules.open_map:
            for x, y in PREDEFINED_COUNTRYSIDE + PREDEFINED_CORE:
                yield from reveal_tile(realm, x, y, None)

    def elites_used(self, elites: list[UnitDef]) -> list[UnitDef]:
        return [unit for unit in elites if unit.level < HIGHEST_UNIT]

    def elites_come(self, realm: Realm, come: bool) -> bool:
        return realm.round > self.rounds(realm) // 2

    def sites_of_unit(self, unit: UnitDef, sites: list[int]) -> list[int]:
        found = sites[:]
        if Site.MONASTERY in found:
            found.append(Site.MAGE_TOWER)
        if Site.VILLAGE in found:
            found.append(Site.KEEP)
        return found

    # -- keeps and towers ------------------------------------------------------------

    def defenders_of_owned(self, realm: Realm, count: int) -> int:
        return (realm.round + 1) // 2  # MK-15.10.13

    def turn_started(self, realm: Realm, hero: Hero) -> None:
        """Mana from towers (MK-15.10.10, MK-15.10.14)."""
        if hero.space == OFF_MAP:
            return
        for space in [hero.space, *realm.neighbours[hero.space]]:
            place = realm.places.get(space)
            if place is None or place.site != Site.MAGE_TOWER or not place.conquered:
                continue
            if is_ours(realm, hero, place.shields[-1]):
                count = shields_on(realm, hero, (Site.MAGE_TOWER,))
                if count:
                    gain_mana(realm, hero, Mana.GOLD if realm.day else Mana.BLACK, count)
                return

    # -- the end ---------------------------------------------------------------------

    def goals(self, realm: Realm) -> list[Goal]:
        strongholds = [
            place for place in realm.places.values() if place.site in (Site.KEEP, Site.MAGE_TOWER)
        ]
        held = [place for place in strongholds if place.conquered]
        return [Goal("hold-strongholds", len(held), len(strongholds))]

    def progress(self, realm: Realm, seat: int) -> float:
        """The part of all strongholds that the side holds."""
        strongholds = [
            place for place in realm.places.values() if place.site in (Site.KEEP, Site.MAGE_TOWER)
        ]
        held = sum(
            [
                shields_on(realm, hero, (Site.KEEP, Site.MAGE_TOWER))
                for hero in realm.heroes
                if is_ours(realm, realm.heroes[seat], hero.seat)
            ]
        )
        return held / max(1, len(strongholds))

    def score_lines(self, realm: Realm) -> list[Line]:
        """MK-15.10.15"""
        return [
            Line("keeps", _held(realm, Site.KEEP, KEEP_POINTS)),
            Line("towers", _held(realm, Site.MAGE_TOWER, TOWER_POINTS)),
        ]

    def score(self, realm: Realm) -> None:
        """The side that holds the most wins; on a tie nobody wins (MK-15.10.15)."""
        totals = note_scores(realm, self.score_lines(realm))
        best = max(totals)
        realm.results = [0.0] * len(realm.heroes)
        if totals.count(best) == 1:
            for seat in sides(realm)[totals.index(best)]:
                realm.results[seat] = 1.0


def _with_strongholds(tiles: list[TileDef]) -> list[TileDef]:
    return [tile for tile in tiles if tile.has_site(Site.KEEP) or tile.has_site(Site.MAGE_TOWER)]


def _held(realm: Realm, site: int, points: int) -> list[int]:
    """What such sites are worth to each side."""
    return [
        points * sum([shields_on(realm, realm.heroes[seat], (site,)) for seat in side])
        for side in sides(realm)
    ]
