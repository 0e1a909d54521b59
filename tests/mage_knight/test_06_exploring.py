"""Exploring (MK-6.5, MK-6.6)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import TileKind
from questhall.games.mage_knight.printed.garrisons import garrison
from questhall.games.mage_knight.printed.kinds import Site, Token
from questhall.games.mage_knight.rules.map.exploring import (
    lay_tile,
    next_tile,
    positions,
    when_revealed,
)
from questhall.games.mage_knight.rules.map.shapes import may_lie, position_of
from questhall.games.mage_knight.view.view import view
from tests.mage_knight.bench import Bench
from tests.mage_knight.scenarios.stage import table
from tests.marks import example, rule, ruling


def at_the_edge(tile: str = "country_5") -> Bench:
    """Put the hero at the edge of the map, on the upper tile; this tile comes next."""
    bench = Bench()
    realm = bench.realm
    for space in range(len(realm.spaces)):
        bench.paint(space, "plains")
    bench.hero.space = realm.space_at(2, -3)  # the eastern space of tile (0, 1)
    realm.tile_deck.append(realm.new_card(library().tile(tile)))
    return bench


@example("MK-EX-54")
@rule("MK-6.5.1", "MK-6.5.4", "MK-6.5.5", "MK-6.5.15", "MK-6.6.1", "MK-6.6.2")
@ruling("29")
def test_a_tile_costs_two_points_and_movement_continues() -> None:
    bench = at_the_edge()
    realm = bench.realm
    tile, laid = realm.tile_deck[-1], len(realm.laid)
    bench.hand("march")
    bench.mana("green")
    bench.play("strong:march")
    spots = [option.where for option in bench.ask().options if option.verb == "explore"]
    assert [position_of(spot) for spot in spots] == [(1, 1)]
    bench.play("explore")
    assert bench.turn.move == 2
    assert [each.card for each in realm.laid[laid:]] == [tile]
    bench.play("step")
    assert bench.turn.move == 0


@rule("MK-6.5.1")
def test_nobody_explores_from_the_middle_of_the_map() -> None:
    bench = Bench()
    bench.turn.move = 9
    assert positions(bench.realm, bench.hero) == []


@rule("MK-6.5.6")
def test_the_position_is_named_before_the_tile_is_seen() -> None:
    bench = at_the_edge()
    realm = bench.realm
    bench.hero.space = realm.space_at(2, -4)  # the north-eastern space touches two positions
    bench.turn.move = 2
    spots = [option.where for option in bench.ask().options if option.verb == "explore"]
    assert {position_of(spot) for spot in spots} == set(positions(realm, bench.hero))
    assert len(spots) == 2
    bench.play(f"explore@{spots[1]}")
    assert (realm.laid[-1].x, realm.laid[-1].y) == position_of(spots[1])


@rule("MK-6.5.3", "MK-6.5.8", "MK-6.5.9", "MK-6.5.10", "MK-13.1.2")
@ruling("29")
def test_where_tiles_may_lie() -> None:
    realm = table("full_conquest", 2)
    assert not may_lie(realm, -1, 2, TileKind.COUNTRYSIDE, False)  # beyond the coast
    assert may_lie(realm, 1, 1, TileKind.COUNTRYSIDE, False)
    assert may_lie(realm, 1, 1, TileKind.CORE, False)
    assert may_lie(realm, 0, 2, TileKind.COUNTRYSIDE, False)  # beside a tile with two neighbours
    assert not may_lie(realm, 0, 2, TileKind.CORE, False)
    assert not may_lie(realm, 2, 1, TileKind.COUNTRYSIDE, False)  # touches nothing
    assert realm.tile(next_tile(realm)).kind == TileKind.COUNTRYSIDE
    assert view(realm, 0).next_tile == "countryside"


@rule("MK-6.5.11", "MK-2.1.17")
def test_tiles_from_the_box() -> None:
    realm = table("full_conquest", 2)
    realm.tile_deck.clear()
    assert realm.tile(next_tile(realm)).kind == TileKind.COUNTRYSIDE
    assert not any(realm.tile(tile).kind == TileKind.CITY for tile in realm.box)
    assert not may_lie(realm, 1, 1, TileKind.COUNTRYSIDE, True)
    lay_tile(realm, realm.new_card(library().tiles_of(TileKind.COUNTRYSIDE)[0]), 0, 2)
    assert may_lie(realm, 1, 1, TileKind.COUNTRYSIDE, True)
    realm.box = [tile for tile in realm.box if realm.tile(tile).kind == TileKind.CORE]
    assert realm.tile(next_tile(realm)).kind == TileKind.CORE
    realm.box.clear()
    assert next_tile(realm) == -1
    realm.heroes[0].space = realm.space_at(2, -4)
    assert positions(realm, realm.heroes[0]) == []


@rule("MK-6.5.12", "MK-6.5.13", "MK-18.1.3", "MK-18.4.3", "MK-18.4.4", "MK-18.6.1", "MK-2.1.20")
def test_what_sites_do_when_they_are_revealed() -> None:
    for site, colour, face_up in (
        (Site.KEEP, Token.GREY, False),
        (Site.MAGE_TOWER, Token.VIOLET, False),
        (Site.ORC_MARAUDERS, Token.GREEN, True),
        (Site.DRACONUM, Token.RED, True),
    ):
        bench = Bench()
        space = bench.paint(bench.beside(), "plains", site)
        when_revealed(bench.realm, space)
        place = bench.realm.places[space]
        assert [bench.realm.enemy(token).colour for token in place.tokens] == [colour]
        assert place.face_up == [face_up]
    bench = Bench()
    realm = bench.realm
    offer, taught, top = realm.action_offer[:], realm.monastery_offer[:], realm.actions[-1]
    when_revealed(realm, bench.paint(bench.beside(), "plains", Site.MONASTERY))
    assert realm.monastery_offer == [*taught, top]
    assert realm.action_offer == offer


@rule("MK-18.5.1")
@ruling("38a")
def test_ruins_show_their_token_by_day() -> None:
    for day in (True, False):
        bench = Bench(day=day)
        space = bench.paint(bench.beside(), "plains", Site.RUINS)
        when_revealed(bench.realm, space)
        place = bench.realm.places[space]
        assert place.ruin_up == day
        bench.turn.move = 2
        bench.play(f"step@{space}")
        assert place.ruin_up
    bench = Bench(day=False)
    place = bench.realm.places[bench.paint(bench.beside(), "plains", Site.RUINS)]
    place.ruin = bench.realm.ruins[-1]
    bench.begin("round")
    assert place.ruin_up


@rule("MK-6.5.14", "MK-2.1.21", "MK-18.6.2")
def test_a_city_gets_its_garrison_face_down() -> None:
    realm = table("full_conquest", 2)
    assert sorted(realm.city_cards) == [0, 1, 2, 3]
    city = next(tile for tile in library().tiles_of(TileKind.CITY))
    lay_tile(realm, realm.new_card(city), 1, 1)
    space, place = next(each for each in realm.places.items() if each[1].site == Site.CITY)
    when_revealed(realm, space)
    assert place.level == 4
    assert place.city == realm.spaces[space].colour
    assert place.city not in realm.city_cards
    wanted = garrison(place.city, place.level)
    assert [realm.enemy(token).colour for token in place.tokens] == wanted
    assert not any(place.face_up)


@rule("MK-6.5.16")
def test_a_new_tile_provokes_nobody() -> None:
    bench = at_the_edge("country_1")
    bench.turn.move = 2
    bench.play("explore")
    assert bench.realm.combat is None
    assert bench.realm.next_step == "movement"
    orcs = [place for place in bench.realm.places.values() if place.site == Site.ORC_MARAUDERS]
    assert orcs[-1].tokens
