"""First Reconnaissance (MK-15.1) and Conquest (MK-15.2 to MK-15.6) in play."""

from questhall.games.mage_knight.printed.cards import TileKind
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.map.movement import may_enter
from questhall.games.mage_knight.rules.round.rounds import tactics_return
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.realm import Realm
from tests.marks import rule

from .stage import answer, open_turn, places_of, table


def reveal_until_city(realm: Realm, seat: int) -> int:
    """Reveal tiles until there is a city; returns how many it took."""
    for count in range(1, 30):
        answer(reveal_tile(realm, 20 + count, 5, realm.heroes[seat]))
        if realm.cities_revealed:
            return count
    raise LookupError("no city")


@rule("MK-15.1.2", "MK-15.1.5", "MK-15.1.6", "MK-0.1.1")
def test_tiles_lie_in_order_and_elites_stay_in_the_box() -> None:
    for number in range(5):
        realm = table("first_reconnaissance", 2, f"recon {number}")
        tiles = [realm.tile(tile.card).key for tile in realm.laid]
        assert tiles == ["start_a", "country_1", "country_2"]
        assert realm.tile(realm.tile_deck[-1]).key == "country_3"
        assert realm.elites == []
        offered = [realm.unit_card(card).sites for card in realm.unit_offer]
        assert any(Site.VILLAGE in sites for sites in offered)


@rule("MK-15.1.3", "MK-15.1.8", "MK-15.1.2")
def test_tiles_give_fame_and_the_city_ends_the_scenario() -> None:
    realm = table("first_reconnaissance", 2)
    hero = open_turn(realm, 1)
    count = reveal_until_city(realm, 1)
    assert hero.fame == count
    assert realm.scenario_ended
    assert realm.last_turns == [0, 1]
    city, place = places_of(realm, Site.CITY)[0]
    assert place.tokens == []
    assert not may_enter(realm, hero, city)


@rule("MK-15.1.10")
def test_finding_the_city_is_the_mission_of_a_solo_game() -> None:
    realm = table("first_reconnaissance", 1)
    assert realm.dummy is not None
    realm.heroes[0].fame = 4
    scenario_of(realm).score(realm)
    assert realm.results == [0.0]
    open_turn(realm)
    reveal_until_city(realm, 0)
    scenario_of(realm).score(realm)
    assert realm.results == [1.0]


@rule("MK-15.1.10")
def test_learning_without_the_dummy() -> None:
    realm = table("first_reconnaissance", 1, dummy_player=False)
    assert realm.dummy is None
    assert tactics_return(realm)


def levels(scenario: str, seats: int) -> list[int]:
    realm = table(scenario, seats)
    while any(realm.tile(tile).kind == TileKind.CITY for tile in realm.tile_deck):
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    return [place.level for _, place in places_of(realm, Site.CITY)]


@rule(
    "MK-20.5.1",
    "MK-15.2.2",
    "MK-15.3.2",
    "MK-15.4.2",
    "MK-15.4.10",
    "MK-15.5.2",
    "MK-15.6.1",
    "MK-15.11.2",
)
def test_levels_of_cities_in_the_order_of_discovery() -> None:
    """MK-20.5.1"""
    assert levels("full_conquest", 3) == [4, 4, 4]
    assert levels("blitz_conquest", 2) == [3, 3]
    assert levels("solo_conquest", 1) == [5, 8]
    assert levels("blitz_conquest", 1) == [5, 8]
    assert levels("full_cooperation", 2) == [5, 5, 8]
    assert levels("full_cooperation", 3) == [5, 5, 5, 11]
    assert levels("blitz_cooperation", 2) == [5, 8]
    assert levels("blitz_cooperation", 3) == [5, 8, 11]
    assert levels("one_to_return", 3) == [3, 3]


@rule("MK-15.2.3")
def test_the_last_city_ends_conquest() -> None:
    realm = table("full_conquest", 2)
    while any(realm.tile(tile).kind == TileKind.CITY for tile in realm.tile_deck):
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    hero = open_turn(realm)
    for number, (space, place) in enumerate(places_of(realm, Site.CITY)):
        assert realm.scenario_ended == (number > 1)
        place.conquered = True
        scenario_of(realm).conquered(realm, hero, space)
    assert realm.scenario_ended


@rule("MK-20.4.1", "MK-15.3.5", "MK-15.6.2")
def test_blitz_has_one_more_die_and_unit() -> None:
    """MK-20.4.1"""
    realm = table("blitz_cooperation", 3)
    assert (len(realm.source), len(realm.unit_offer)) == (6, 6)
    realm = table("full_cooperation", 3)
    assert (len(realm.source), len(realm.unit_offer)) == (5, 5)
