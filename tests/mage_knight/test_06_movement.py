"""Movement: the map, steps, sight, safe spaces (MK-6.0 to MK-6.4, MK-6.6 to MK-6.8)."""

import pytest

from questhall.games.mage_knight.effects import boons_of_movement
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import TERRAINS, Site, Terrain
from questhall.games.mage_knight.rules.map.exploring import lay_tile
from questhall.games.mage_knight.rules.map.movement import cost_of, is_safe, may_enter
from questhall.games.mage_knight.rules.map.shapes import LATTICE_NEIGHBOURS, centre_of
from questhall.games.mage_knight.state.boons import add_boon
from questhall.games.mage_knight.state.realm import DIRECTIONS, Realm
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import put_site
from tests.marks import example, rule, ruling


def field(bench: Bench) -> Bench:
    """Plains all over the map, with nobody on them."""
    for space in range(len(bench.realm.spaces)):
        bench.paint(space, "plains")
    return bench


def offset(realm: Realm, space: int, dq: int, dr: int) -> int:
    here = realm.spaces[space]
    return realm.space_at(here.q + dq, here.r + dr)


# -- the map (MK-6.0) ----------------------------------------------------------------


@rule("MK-6.0.1", "MK-6.0.2", "MK-6.0.4", "MK-6.5.7")
def test_spaces_and_their_neighbours() -> None:
    realm = Bench().realm
    assert DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for number, tile in enumerate(realm.laid):
        own = [place for place, space in enumerate(realm.spaces) if space.tile == number]
        q, r = centre_of(tile.x, tile.y)
        around = {(q + dq, r + dr) for dq, dr in DIRECTIONS}
        assert {(realm.spaces[each].q, realm.spaces[each].r) for each in own} == around | {(q, r)}
        assert tile.turns == 0
    middle = realm.space_at(0, 0)
    assert sorted(realm.neighbours[middle]) == sorted(
        offset(realm, middle, dq, dr) for dq, dr in DIRECTIONS
    )
    # Across the border of two tiles: the forest of the start tile and the tile above it.
    forest = realm.space_at(1, -1)
    tiles = {realm.spaces[space].tile for space in realm.neighbours[forest]}
    assert tiles == {0, 1, 2}


@rule("MK-6.0.3", "MK-6.5.2")
def test_the_lattice_of_tiles() -> None:
    assert centre_of(1, 0) == (3, -2)
    assert centre_of(0, 1) == (1, -3)
    assert centre_of(2, -1) == (5, -1)
    assert set(LATTICE_NEIGHBOURS) == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    for x, y in LATTICE_NEIGHBOURS:  # neighbouring tiles leave no gap and do not overlap
        q, r = centre_of(x, y)
        assert max(abs(q), abs(r), abs(q + r)) == 3


# -- costs (MK-6.2, MK-20.3) ---------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "by_day", "at_night"),
    [
        ("plains", 2, 2),
        ("hills", 3, 3),
        ("forest", 3, 5),
        ("wasteland", 4, 4),
        ("desert", 5, 3),
        ("swamp", 5, 5),
        ("city", 2, 2),
    ],
)
@rule("MK-6.2.1", "MK-6.2.3", "MK-6.2.5", "MK-20.3.1")
def test_a_step_costs_what_the_board_says(terrain: str, by_day: int, at_night: int) -> None:
    for day, cost in ((True, by_day), (False, at_night)):
        bench = field(Bench(day=day))
        start = bench.hero.space
        space = bench.paint(bench.beside(), terrain)
        bench.turn.move = cost - 1
        assert not bench.offers(f"step@{space}")
        bench.turn.move = cost + 1
        bench.play(f"step@{space}#{cost}")
        assert bench.hero.space == space
        assert bench.turn.move == 1
        assert bench.turn.path == [start]


@rule("MK-6.2.2", "MK-6.2.5")
def test_lakes_mountains_and_the_sea_are_impassable() -> None:
    for terrain in ("lake", "mountain", "sea"):
        bench = field(Bench())
        space = bench.paint(bench.beside(), terrain)
        bench.turn.move = 99
        assert not bench.offers(f"step@{space}")


@example("MK-EX-53")
@rule("MK-6.2.5", "MK-6.6.1", "MK-6.1.3")
def test_a_path_costs_differently_by_day_and_by_night() -> None:
    for day in (True, False):
        bench = field(Bench(day=day))
        bench.turn.move = 10
        left = []
        for terrain in ("plains", "forest", "desert"):
            space = bench.paint(bench.beside(), terrain)
            bench.play(f"step@{space}")
            left.append(bench.turn.move)
        assert left == ([8, 5, 0] if day else [8, 3, 0])
        assert len(bench.turn.path) == 3


@example("MK-EX-61")
@rule("MK-6.2.4")
@ruling("30")
def test_a_city_costs_two_on_any_ground() -> None:
    realm = Bench().realm
    tile = next(
        each
        for each in library().tiles
        if any(printed.site == Site.CITY for printed in each.spaces)
    )
    lay_tile(realm, realm.new_card(tile), 5, 5)
    city = next(space for space, place in realm.places.items() if place.site == Site.CITY)
    assert cost_of(realm, city) == 2


# -- sites and enemies on the way (MK-6.3) -------------------------------------------


@rule("MK-6.3.1")
def test_a_fortified_site_ends_the_movement() -> None:
    for site in (Site.KEEP, Site.MAGE_TOWER, Site.CITY):
        bench = field(Bench())
        bench.realm.rules.closed_cities = False
        space = put_site(bench, site, enemy(armour=2))
        bench.realm.places[space].city = 0
        bench.turn.move = 9
        bench.play(f"step@{space}")
        assert bench.realm.combat is not None
        assert bench.turn.move == 0
        assert bench.combat.walls
    bench = field(Bench(rivals=["norowas"]))
    space = put_site(bench, Site.KEEP)
    bench.realm.places[space].conquered = True
    bench.realm.places[space].shields = [1]
    bench.turn.move = 2
    bench.play(f"step@{space}")
    assert bench.combat.half_fame


@rule("MK-6.3.2", "MK-6.3.4")
def test_nobody_enters_the_space_of_a_rampaging_enemy() -> None:
    bench = field(Bench())
    space = put_site(bench, Site.ORC_MARAUDERS, enemy())
    bench.turn.move = 9
    assert not bench.offers(f"step@{space}")
    bench.realm.places[space].tokens.clear()
    assert bench.offers(f"step@{space}")


@example("MK-EX-57")
@rule("MK-6.3.3", "MK-6.3.4")
@ruling("28")
def test_who_is_provoked() -> None:
    bench = field(Bench())
    realm = bench.realm
    orc = realm.space_at(3, -2)
    bench.paint(orc, "plains", Site.ORC_MARAUDERS)
    realm.places[orc].tokens = [realm.new_card(enemy())]
    realm.places[orc].face_up = [True]
    spaces = [realm.space_at(*each) for each in ((2, -1), (1, -1), (2, -2), (2, -1))]
    bench.hero.space = spaces[0]  # beside the orc
    bench.turn.move = 20
    bench.play(f"step@{spaces[1]}")  # away
    assert realm.combat is None
    bench.play(f"step@{spaces[2]}")  # beside it again
    assert realm.combat is None
    bench.play(f"step@{spaces[3]}")  # from one space beside it to another
    assert [foe.space for foe in bench.combat.foes] == [orc]
    assert bench.hero.space == spaces[3]
    assert bench.turn.move == 0


@rule("MK-6.3.5")
def test_an_adventure_site_stops_nobody() -> None:
    bench = field(Bench())
    space = put_site(bench, Site.DUNGEON, enemy())
    bench.turn.move = 4
    bench.play(f"step@{space}")
    assert bench.turn.move == 2
    assert bench.offers("step")


# -- sight (MK-6.4) ------------------------------------------------------------------


@example("MK-EX-127")
@rule("MK-6.4.1", "MK-18.4.3", "MK-18.4.4", "MK-18.6.2")
@ruling("38a")
def test_garrisons_are_seen_by_day_and_cities_always() -> None:
    for site in (Site.KEEP, Site.MAGE_TOWER, Site.CITY):
        for day in (True, False):
            bench = field(Bench(day=day))
            first = bench.paint(bench.beside(), "plains")
            bench.turn.move = 2
            realm = bench.realm
            far = next(
                space
                for space in realm.neighbours[first]
                if space not in realm.neighbours[bench.hero.space] and space != bench.hero.space
            )
            place = realm.places[bench.paint(far, "plains", site)]
            place.tokens = [realm.new_card(enemy())]
            place.face_up = [False]
            bench.play(f"step@{first}")
            assert place.face_up == [day or site == Site.CITY]
            if not day and site != Site.CITY:
                bench.begin("round")
                assert realm.day
                assert place.face_up == [True]
                realm.day = False
                bench.begin("tactics")
                assert place.face_up == [True]


# -- what changes movement (MK-6.7) --------------------------------------------------


@example("MK-EX-58")
@rule("MK-6.7.1", "MK-6.7.2")
@ruling("30")
def test_reductions_apply_in_the_best_order() -> None:
    bench = field(Bench())
    swamp = bench.paint(bench.beside(), "swamp")
    plains = bench.beside(1)
    add_boon(bench.realm, boons_of_movement.Cheaper, -1, 1).terrains = 1 << Terrain.SWAMP
    add_boon(bench.realm, boons_of_movement.Cheaper, -1, 1, least=2).terrains = (
        1 << len(TERRAINS)
    ) - 1
    assert cost_of(bench.realm, swamp) == 3
    assert cost_of(bench.realm, plains) == 2  # no lower than 2
    song = field(Bench())
    song.hand("song_of_wind")
    song.mana("white")
    song.play("strong:song_of_wind")
    song.turn.move = 0
    for _ in range(3):  # free, one step after another
        song.play(f"step@{song.beside()}#0")
    assert len(song.turn.path) == 3


@rule("MK-6.7.3", "MK-9.2.1")
def test_a_closed_space_may_be_opened_but_is_not_safe() -> None:
    bench = field(Bench())
    start = bench.hero.space
    lake = bench.paint(bench.beside(), "lake")
    bench.hand("frost_bridge")
    bench.mana("blue")
    bench.play("strong:frost_bridge", f"step@{lake}#1")
    assert bench.hero.space == lake
    assert not is_safe(bench.realm, bench.hero, lake)
    bench.end_turn()
    assert bench.hero.space == start
    assert bench.keys(bench.hero.hand) == ["wound"]


@rule("MK-6.7.4", "MK-6.7.5", "MK-6.0.5")
@ruling("28")
def test_a_journey_passes_over_closed_spaces_to_a_safe_one() -> None:
    bench = field(Bench())
    realm = bench.realm
    start = bench.hero.space
    for space in realm.neighbours[start]:
        bench.paint(space, "mountain")
    bench.hand("underground_travel")
    bench.mana("green")
    bench.play("basic:underground_travel")
    places = {option.where for option in bench.ask().options}
    assert places
    assert not places & set(realm.neighbours[start])  # through the mountains, not onto them
    here = realm.spaces[start]
    for place in places:  # only the number of spaces matters, not the line of sight
        there = realm.spaces[place]
        q, r = there.q - here.q, there.r - here.r
        assert max(abs(q), abs(r), abs(q + r)) in (2, 3)
    bench.play(bench.options()[0])
    assert bench.hero.space != start
    assert bench.turn.move == 0


@example("MK-EX-59")
@rule("MK-6.7.6", "MK-18.2.4")
def test_safe_spaces() -> None:
    bench = field(Bench(rivals=["norowas"]))
    realm, hero = bench.realm, bench.hero
    realm.rules.closed_cities = False
    space = bench.beside()
    cases: list[tuple[int, str, list[int], bool]] = [
        (Site.KEEP, "plains", [0], True),
        (Site.KEEP, "plains", [1], False),
        (Site.MAGE_TOWER, "plains", [], False),
        (Site.MAGE_TOWER, "plains", [1], True),
        (Site.CITY, "city", [], False),
        (Site.NONE, "lake", [], False),
        (Site.NONE, "plains", [], True),
        (Site.RUINS, "plains", [], True),
    ]
    for site, terrain, shields, safe in cases:
        place = realm.places[bench.paint(space, terrain, site)]
        place.shields = shields
        place.conquered = bool(shields)
        if site == Site.RUINS:
            place.tokens, place.face_up = [realm.new_card(enemy())], [True]
        assert is_safe(realm, hero, space) == safe
    put_site(bench, Site.ORC_MARAUDERS, enemy())
    assert not is_safe(realm, hero, space)
    realm.heroes[1].space = space
    for site, safe in (
        (Site.NONE, False),
        (Site.MINE, False),
        (Site.CITY, True),
        (Site.PORTAL, True),
    ):
        place = realm.places[bench.paint(space, "plains", site)]
        place.conquered, place.shields = site == Site.CITY, [1]
        assert is_safe(realm, hero, space) == safe
        assert may_enter(realm, hero, space)


@rule("MK-6.4.1")
def test_an_assault_reveals_garrisons_around_the_site() -> None:
    bench = field(Bench())
    realm = bench.realm
    keep = bench.paint(bench.beside(), "plains", Site.KEEP)
    far = next(
        space
        for space in realm.neighbours[keep]
        if space not in realm.neighbours[bench.hero.space] and space != bench.hero.space
    )
    tower = bench.paint(far, "plains", Site.MAGE_TOWER)
    for space in (keep, tower):
        realm.places[space].tokens = [realm.new_card(enemy())]
        realm.places[space].face_up = [False]
    bench.turn.move = 2
    bench.play(f"step@{keep}")
    assert [foe.space for foe in bench.combat.foes] == [keep]
    assert realm.places[tower].face_up == [True]


@rule("MK-6.7.6")
def test_a_mountain_made_safe_has_room_for_one() -> None:
    bench = field(Bench(rivals=["arythea"]))
    peak = bench.paint(bench.beside(), "mountain")
    assert not is_safe(bench.realm, bench.hero, peak)
    add_boon(bench.realm, boons_of_movement.Safe, -1).terrains = 1 << Terrain.MOUNTAIN
    assert is_safe(bench.realm, bench.hero, peak)
    bench.realm.heroes[1].space = peak
    assert not is_safe(bench.realm, bench.hero, peak)
