"""Dungeon Lords (MK-15.9)."""

from questhall.games.mage_knight.printed.kinds import Site, Terrain, Token
from questhall.games.mage_knight.rules.combat.begin import can_be_entered, enter_site
from questhall.games.mage_knight.rules.combat.result import finish
from questhall.games.mage_knight.rules.combat.strikes import defeat
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.rules.scoring import ADVENTURER
from questhall.games.mage_knight.state.realm import Place, Realm, Space
from questhall.kernel.decisions import NOTHING
from questhall.kernel.offers import carry_out
from tests.marks import example, rule

from .stage import answer, open_turn, places_of, table


def whole_map() -> Realm:
    realm = table("dungeon_lords", 2)
    while realm.tile_deck:
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    return realm


@rule("MK-15.9.2")
def test_required_tiles_are_always_included() -> None:
    realm = whole_map()
    names = [realm.tile(tile.card).key for tile in realm.laid]
    assert {"country_7", "country_9", "core_1", "core_6"} <= set(names)


@rule("MK-15.9.3", "MK-15.9.5", "MK-15.9.11")
def test_secret_entrances_beside_villages_and_monasteries() -> None:
    realm = whole_map()
    secret = [(space, place) for space, place in realm.places.items() if place.secret]
    assert secret
    for space, place in secret:
        inhabited = Site.VILLAGE if place.site == Site.DUNGEON else Site.MONASTERY
        assert any(realm.site_at(near) == inhabited for near in realm.neighbours[space])
        assert realm.spaces[space].site not in (Site.VILLAGE, Site.MONASTERY)
        assert realm.spaces[space].terrain not in (Terrain.SWAMP, Terrain.LAKE)
        colours = [realm.enemy(token).colour for token in place.tokens]
        assert colours == [Token.BROWN if place.site == Site.DUNGEON else Token.RED]
        assert place.face_up == [False]


@rule("MK-15.9.3")
def test_the_revealing_hero_chooses_the_entrance() -> None:
    """MK-15.9.3"""
    for number in range(20):
        realm = table("dungeon_lords", 2, f"entrance {number}")
        hero = open_turn(realm)
        next_tile = realm.tile(realm.tile_deck[-1])
        sites = [space.site for space in next_tile.spaces]
        if sites.count(Site.VILLAGE) == 1 and Site.MONASTERY not in sites:
            secret = len([place for place in realm.places.values() if place.secret])
            answer(reveal_tile(realm, 0, 2, hero), "entrance")
            assert len([place for place in realm.places.values() if place.secret]) == secret + 1
            return
    raise LookupError("no village")


@rule("MK-15.9.4")
def test_after_a_failure_another_monster_comes() -> None:
    """MK-15.9.4"""
    realm = whole_map()
    space, place = next((space, place) for space, place in realm.places.items() if place.secret)
    hero = open_turn(realm, 0, space)
    first = place.tokens[0]
    enter_site(realm, hero)
    assert realm.combat is not None
    assert [foe.token for foe in realm.combat.foes] == [first]
    finish(realm, realm.combat)
    assert not place.conquered
    assert len(place.tokens) == 1
    assert place.face_up == [False]
    assert place.tokens != [first]


def conquer(realm: Realm, space: int, seat: int = 0) -> None:
    hero = open_turn(realm, seat, space)
    enter_site(realm, hero)
    combat = realm.combat
    assert combat is not None
    for foe in combat.foes:
        defeat(realm, hero, combat, foe)
    finish(realm, combat)


@rule("MK-15.9.6")
def test_conquered_entrances_are_not_entered_again() -> None:
    realm = whole_map()
    space = places_of(realm, Site.DUNGEON)[0][0]
    assert can_be_entered(realm, space)
    conquer(realm, space)
    assert realm.places[space].conquered
    assert not can_be_entered(realm, space)


def row(realm: Realm, *terrains: int) -> list[int]:
    """A separate row of spaces, with dungeons at both ends that the first hero conquered."""
    first = len(realm.spaces)
    spaces = list(range(first, first + len(terrains)))
    for number, terrain in enumerate(terrains):
        realm.spaces.append(Space(500 + number, 0, terrain, Site.NONE, NOTHING, 0))
        near = [first + number - 1, first + number + 1]
        realm.neighbours.append([space for space in near if space in spaces])
    for space in (spaces[0], spaces[-1]):
        place = Place(Site.DUNGEON)
        place.conquered = True
        place.shields = [0]
        realm.places[space] = place
    return spaces


@example("MK-EX-116")
@rule("MK-15.9.7")
def test_underground_ways_join_conquered_entrances() -> None:
    """MK-EX-116"""
    realm = table("dungeon_lords", 2)
    spaces = row(
        realm, Terrain.PLAINS, Terrain.PLAINS, Terrain.PLAINS, Terrain.PLAINS, Terrain.PLAINS
    )
    realm.places[spaces[4]].site = Site.TOMB
    hero = open_turn(realm, 0, spaces[0])
    realm.turn.move = 5
    assert scenario_of(realm).ways(realm, hero) == []
    realm.turn.move = 7
    option = scenario_of(realm).ways(realm, hero)[0]
    assert (option.where, option.amount) == (spaces[4], 6)
    answer(carry_out(realm, hero, option))
    assert hero.space == spaces[4]
    assert realm.turn.move == 1
    assert realm.turn.path == [spaces[0]]


@rule("MK-15.9.7")
def test_water_blocks_underground_ways() -> None:
    for terrain in (Terrain.LAKE, Terrain.SWAMP):
        realm = table("dungeon_lords", 2)
        spaces = row(realm, Terrain.PLAINS, Terrain.PLAINS, terrain, Terrain.PLAINS)
        hero = open_turn(realm, 0, spaces[0])
        realm.turn.move = 20
        assert scenario_of(realm).ways(realm, hero) == []


@rule("MK-15.9.8", "MK-15.9.9")
def test_the_end_and_the_score() -> None:
    realm = whole_map()
    entrances = [space for space, _ in places_of(realm, Site.DUNGEON) + places_of(realm, Site.TOMB)]
    for number, space in enumerate(entrances):
        assert not realm.scenario_ended
        conquer(realm, space, 1 if number == 0 else 0)
    assert realm.scenario_ended
    ruins = places_of(realm, Site.RUINS)
    if ruins:
        ruins[0][1].shields = [1]
    category = scenario_of(realm).categories(realm)[ADVENTURER]
    assert category.points == [4 * (len(entrances) - 1), 4 + (2 if ruins else 0)]
    assert (category.title, category.shared) == (5, 2)
