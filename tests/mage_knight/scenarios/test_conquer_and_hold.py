"""Conquer and Hold (MK-15.10)."""

from questhall.games.mage_knight.printed.cards import EnemyDef
from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.combat.begin import assault
from questhall.games.mage_knight.rules.combat.result import finish
from questhall.games.mage_knight.rules.combat.strikes import defeat
from questhall.games.mage_knight.rules.map.interaction import may_interact, sites_of
from questhall.games.mage_knight.rules.map.movement import is_fortress_against, may_enter
from questhall.games.mage_knight.rules.map.tokens import discard_token
from questhall.games.mage_knight.rules.round.rounds import elites_come
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.combat import Combat
from questhall.games.mage_knight.state.realm import Realm
from tests.marks import example, rule

from .stage import answer, open_turn, places_of, table


def open_map(seats: int = 2) -> Realm:
    return table("conquer_and_hold", seats, open_map=True)


def own(realm: Realm, site: int, number: int, seat: int) -> int:
    space, place = places_of(realm, site)[number]
    place.conquered = True
    place.shields = [seat]
    place.tokens = []
    place.face_up = []
    return space


def storm(realm: Realm, seat: int, space: int) -> Combat:
    hero = open_turn(realm, seat, space)
    realm.turn.path = [realm.neighbours[space][0]]
    answer(assault(realm, hero, []))
    assert realm.combat is not None
    return realm.combat


@example("MK-EX-25")
@rule("MK-15.10.15")
def test_keeps_and_towers_are_counted() -> None:
    """MK-EX-25"""
    realm = open_map()
    assert len(places_of(realm, Site.KEEP)) == 5
    assert len(places_of(realm, Site.MAGE_TOWER)) == 5
    for number in range(5):
        own(realm, Site.KEEP, number, 0)
        own(realm, Site.MAGE_TOWER, number, 0)
    scenario_of(realm).score(realm)
    assert realm.memory["score:0"] == 25
    assert realm.results == [1.0, 0.0]


@rule("MK-15.10.15")
def test_nobody_wins_on_a_tie() -> None:
    realm = open_map()
    own(realm, Site.KEEP, 0, 0)
    own(realm, Site.KEEP, 1, 1)
    scenario_of(realm).score(realm)
    assert realm.results == [0.0, 0.0]


@rule("MK-15.10.14", "MK-13.4.1")
def test_teams_hold_together() -> None:
    realm = open_map(4)
    assert realm.rules.teams
    own(realm, Site.KEEP, 0, 0)
    own(realm, Site.MAGE_TOWER, 0, 1)
    own(realm, Site.MAGE_TOWER, 1, 3)
    scenario_of(realm).score(realm)
    assert [realm.memory[f"score:{seat}"] for seat in range(4)] == [3, 4, 3, 4]
    assert realm.results == [0.0, 1.0, 0.0, 1.0]


@rule("MK-15.10.3")
def test_the_city_is_closed() -> None:
    realm = open_map()
    city, place = places_of(realm, Site.CITY)[0]
    assert place.city == Mana.WHITE
    assert place.tokens == []
    assert not may_enter(realm, open_turn(realm), city)


@rule("MK-15.10.4", "MK-15.10.5", "MK-15.10.6")
def test_units() -> None:
    """MK-15.10.4 to MK-15.10.6"""
    realm = open_map()
    assert max(realm.unit_card(card).level for card in realm.elites) == 3
    for number, come in ((1, False), (3, False), (4, True), (6, True)):
        realm.round = number
        assert elites_come(realm) == come
    four = open_map(4)
    four.round = 2
    assert not elites_come(four)
    four.round = 3
    assert elites_come(four)
    for card in realm.regulars:
        unit = realm.unit_card(card)
        sites = sites_of(realm, card)
        assert (Site.MAGE_TOWER in sites) == (
            Site.MONASTERY in unit.sites or Site.MAGE_TOWER in unit.sites
        )
        assert (Site.KEEP in sites) == (Site.VILLAGE in unit.sites or Site.KEEP in unit.sites)


@rule("MK-15.10.7", "MK-15.10.8", "MK-15.10.9")
def test_a_tower_is_conquered_and_owned() -> None:
    """MK-15.10.7 to MK-15.10.9"""
    realm = open_map()
    space, place = places_of(realm, Site.MAGE_TOWER)[0]
    combat = storm(realm, 0, space)
    hero = realm.heroes[0]
    assert hero.reputation == 0
    for foe in combat.foes:
        defeat(realm, hero, combat, foe)
    finish(realm, combat)
    assert place.shields == [0]
    assert realm.turn.rewards == []
    assert may_interact(realm, hero)
    assert is_fortress_against(realm, realm.heroes[1], space)
    assert not is_fortress_against(realm, hero, space)


@rule("MK-15.10.11", "MK-15.10.13")
def test_owned_sites_are_defended_better_with_every_day() -> None:
    """MK-15.10.11, MK-15.10.13"""
    realm = open_map()
    tower = own(realm, Site.MAGE_TOWER, 0, 1)
    keep = own(realm, Site.KEEP, 0, 1)
    for number, count in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        realm.round = number
        for space, colour in ((tower, Token.VIOLET), (keep, Token.GREY)):
            foes = storm(realm, 0, space).foes
            assert [foe.kind.colour for foe in foes] == [colour] * count
            for foe in foes:
                discard_token(realm, foe.token)


@example("MK-EX-119")
@rule("MK-15.10.13")
def test_fame_is_added_then_halved() -> None:
    """MK-EX-119"""
    realm = open_map()
    keep = own(realm, Site.KEEP, 0, 1)
    realm.round = 5
    realm.piles[Token.GREY] = []
    for fame in (3, 3, 4):
        kind = EnemyDef(f"guard {fame}", Token.GREY, 3, fame)
        realm.piles[Token.GREY].append(realm.new_card(kind))
    combat = storm(realm, 0, keep)
    hero = realm.heroes[0]
    for foe in combat.foes:
        defeat(realm, hero, combat, foe)
    finish(realm, combat)
    assert hero.fame == 5
    assert realm.places[keep].shields == [0]


@rule("MK-15.10.10")
def test_mana_from_towers() -> None:
    """MK-15.10.10"""
    realm = open_map()
    tower = own(realm, Site.MAGE_TOWER, 0, 0)
    own(realm, Site.MAGE_TOWER, 1, 0)
    hero = open_turn(realm, 0, realm.neighbours[tower][0])
    scenario_of(realm).turn_started(realm, hero)
    assert hero.mana[Mana.GOLD] == 2
    realm.day = False
    scenario_of(realm).turn_started(realm, hero)
    assert hero.mana[Mana.BLACK] == 2
    other = open_turn(realm, 1, tower)
    scenario_of(realm).turn_started(realm, other)
    assert sum(other.mana) == 0


@rule("MK-15.10.14")
def test_a_team_mate_draws_mana_for_its_own_towers() -> None:
    """MK-15.10.14"""
    realm = open_map(4)
    tower = own(realm, Site.MAGE_TOWER, 0, 0)
    own(realm, Site.MAGE_TOWER, 1, 2)
    own(realm, Site.MAGE_TOWER, 2, 2)
    hero = open_turn(realm, 2, tower)
    scenario_of(realm).turn_started(realm, hero)
    assert hero.mana[Mana.GOLD] == 2
