"""Achievements, titles, teams and results (MK-13.4.9, MK-13.5, chapter 15)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import UnitDef
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.cards.tracks import gain_fame
from questhall.games.mage_knight.rules.cards.wounds import new_wound
from questhall.games.mage_knight.rules.map.cities import leader_of
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.rules.scoring import (
    BEATING,
    KNOWLEDGE,
    Category,
    achievements,
    beatings,
    categories,
    fame_and_achievements,
    titles,
    totals,
)
from questhall.games.mage_knight.rules.teams import sides
from questhall.games.mage_knight.scenarios.conquest import conquered_cities
from questhall.games.mage_knight.state.heroes import Unit
from questhall.games.mage_knight.state.realm import Place, Realm
from questhall.kernel.decisions import NOTHING
from tests.marks import example, rule

from .stage import table


def build(realm: Realm, site: int, *shields: int, where: int = 1000) -> Place:
    """Put a conquered site somewhere."""
    place = Place(site)
    place.conquered = True
    place.shields = list(shields)
    while where in realm.places:
        where += 1
    realm.places[where] = place
    return place


def give(realm: Realm, seat: int, *names: str) -> None:
    for name in names:
        realm.heroes[seat].deck.append(realm.new_card(library().deeds[name]))


def scores(realm: Realm, counted: list[Category], with_titles: bool) -> list[int]:
    lines = fame_and_achievements(realm, counted, with_titles)
    return totals(lines, len(sides(realm)))


def wound(realm: Realm, seat: int, count: int) -> None:
    for _ in range(count):
        realm.heroes[seat].discard.append(new_wound(realm))


@rule("MK-13.5.1", "MK-13.5.3")
def test_points_of_all_categories() -> None:
    realm = table("full_conquest", 2)
    hero = realm.heroes[0]
    give(realm, 0, library().spells[0].key, library().advanced_actions[0].key)
    give(realm, 0, library().artifacts[0].key)
    hero.crystals = [2, 1, 0, 2]
    for site in (Site.KEEP, Site.MAGE_TOWER, Site.NONE, Site.RUINS, Site.DUNGEON):
        build(realm, site, 0)
    build(realm, Site.KEEP, 1)
    wound(realm, 0, 3)
    assert achievements(realm, hero) == [3, 4, 0, 6, 4, -6]


@example("MK-EX-15")
@rule("MK-13.5.1")
def test_units_count_by_their_levels() -> None:
    """MK-EX-15"""
    realm = table("full_conquest", 2)
    hero = realm.heroes[0]
    for level, wounds in ((3, 0), (2, 1), (1, 1)):
        unit = Unit(NOTHING, UnitDef("unit", level, 5, 3))
        unit.wounds = [new_wound(realm) for _ in range(wounds)]
        hero.units.append(unit)
    assert achievements(realm, hero)[2] == 4


@example("MK-EX-106")
@rule("MK-13.5.1", "MK-13.5.2")
def test_titles() -> None:
    """MK-EX-106"""
    assert titles([4, 2]) == [3, 0]
    assert titles([4, 4]) == [1, 1]
    assert titles([0, 0]) == [0, 0]
    assert beatings([-2, -6]) == [0, -3]
    assert beatings([-2, -2, 0]) == [-1, -1, 0]
    assert beatings([0, 0]) == [0, 0]


@example("MK-EX-107")
@rule("MK-15.2.4")
def test_fame_of_cities() -> None:
    """MK-EX-107"""
    realm = table("full_conquest", 2)
    build(realm, Site.CITY, 0, 0, 1)
    build(realm, Site.CITY, 0, 0, 1)
    assert len(conquered_cities(realm)) == 2
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == 14 + 5
    assert realm.memory["score:1"] == 8
    assert realm.results == [1.0, 0.0]


@rule("MK-15.2.4", "MK-8.9.3")
def test_shields_in_a_city_that_did_not_fall() -> None:
    """It has no leader, but whoever defeated a defender is remembered."""
    realm = table("full_conquest", 2)
    build(realm, Site.CITY, 0, 0, 1).conquered = False
    assert scenario_of(realm).categories(realm)[-1].points == [4, 4]
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == realm.memory["score:1"] == 4 + 2


@example("MK-EX-89")
@rule("MK-8.8.2")
def test_a_tied_city_is_led_by_whoever_came_first() -> None:
    """MK-EX-89"""
    realm = table("full_conquest", 2)
    assert leader_of(realm, build(realm, Site.CITY, 0, 0, 1, 1)) == 0
    assert leader_of(realm, build(realm, Site.CITY, 0, 1, 1)) == 1
    assert leader_of(realm, build(realm, Site.CITY, 1, 0, 0, 1)) == 1


@rule("MK-15.1.9")
def test_equals_share_the_victory() -> None:
    realm = table("first_reconnaissance", 3)
    for seat, fame in ((0, 5), (1, 9), (2, 9)):
        realm.heroes[seat].fame = fame
    scenario_of(realm).score(realm)
    assert realm.results == [0.0, 1.0, 1.0]


@example("MK-EX-108")
@rule("MK-15.3.3")
def test_blitz_gives_fame_for_a_new_row() -> None:
    """MK-EX-108"""
    realm = table("blitz_conquest", 2)
    hero = realm.heroes[0]
    hero.fame = 2
    gain_fame(realm, hero, 1, "MK-15.3.3")
    assert hero.fame == 4


# -- teams -----------------------------------------------------------------------------


@example("MK-EX-109")
@rule("MK-13.4.9")
def test_a_team_counts_its_lower_fame_and_its_better_results() -> None:
    """MK-EX-109"""
    realm = table("full_conquest", 4, teams=True)
    assert sides(realm) == [[0, 2], [1, 3]]
    realm.heroes[0].fame, realm.heroes[2].fame = 40, 55
    knowledge = Category("knowledge", [6, 0, 9, 0])
    beating = Category("beating", [-4, 0, -8, 0])
    beating.penalty = True
    assert scores(realm, [], False) == [40, 0]
    assert scores(realm, [knowledge], False) == [49, 0]
    assert scores(realm, [beating], False) == [32, 0]
    assert scores(realm, [knowledge, beating], True) == [40 + 9 + 3 - 8 - 3, 0]


@rule("MK-13.4.9")
def test_a_team_wins_together() -> None:
    realm = table("full_conquest", 4, teams=True)
    for seat, fame in ((0, 40), (1, 30), (2, 20), (3, 25)):
        realm.heroes[seat].fame = fame
    scenario_of(realm).score(realm)
    assert realm.results == [0.0, 1.0, 0.0, 1.0]
    assert realm.memory["score:1"] == realm.memory["score:3"] == 25


# -- alone and together ------------------------------------------------------------------


@example("MK-EX-105")
@rule("MK-15.4.8", "MK-13.5.4", "MK-15.4.7", "MK-15.4.9")
def test_the_score_of_a_lone_conqueror() -> None:
    """MK-EX-105: the achievements of 14 are seven artifacts here."""
    realm = table("solo_conquest", 1)
    realm.round = 5
    realm.heroes[0].fame = 60
    give(realm, 0, *[library().artifacts[0].key] * 7)
    build(realm, Site.CITY, 0)
    build(realm, Site.CITY, 0)
    assert realm.dummy is not None
    realm.dummy.deck = realm.dummy.deck[:6]
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == 150
    assert realm.results == [1.0]


@rule("MK-15.4.7", "MK-15.4.8")
def test_a_lone_conqueror_loses_without_all_cities() -> None:
    realm = table("solo_conquest", 1)
    realm.round = 6
    realm.round_ended_by = 0
    realm.heroes[0].fame = 30
    build(realm, Site.CITY, 0)
    assert realm.dummy is not None
    realm.dummy.deck = []
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == 30 + 10
    assert realm.results == [0.0]


def together(lowest: bool = False) -> Realm:
    realm = table("full_cooperation", 2, lowest_counts=lowest)
    realm.round = 6
    realm.round_ended_by = 0
    assert realm.dummy is not None
    realm.dummy.deck = []
    realm.heroes[0].fame, realm.heroes[1].fame = 50, 44
    give(realm, 0, library().spells[0].key, library().spells[1].key)
    give(realm, 1, library().spells[0].key)
    wound(realm, 0, 1)
    wound(realm, 1, 2)
    return realm


@rule("MK-15.5.8")
def test_the_score_of_allies() -> None:
    """MK-15.5.8"""
    realm = together()
    assert categories(realm)[KNOWLEDGE].points == [4, 2]
    assert categories(realm)[BEATING].points == [-2, -4]
    build(realm, Site.CITY, 0)
    build(realm, Site.CITY, 0)
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == realm.memory["score:1"] == 44 + 4 - 4 + 20
    assert realm.results == [0.0, 0.0]


@rule("MK-15.5.8")
def test_allies_win_when_all_cities_are_taken() -> None:
    realm = together()
    for leader in (0, 0, 1):
        build(realm, Site.CITY, leader)
    scenario_of(realm).score(realm)
    assert realm.memory["score:1"] == 44 + 4 - 4 + 30 + 15 + 10
    assert realm.results == [1.0, 1.0]


@rule("MK-15.5.9")
def test_allies_may_count_their_lowest_result() -> None:
    """MK-15.5.9"""
    realm = together(lowest=True)
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == 44 + 2 - 4
