"""Every card of the Witch: fire, water, and the tiles that she lays."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.printed.encounter import CommonTile
from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.rules.board.numbers import defense_of
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.setup.setup import build_hand
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.deeds import Blow
from questhall.kernel.phrases import say_prompt
from tests.marks import example, rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.turns import FRIENDS, at_turn, can_play, play


def at_her_turn(at: str = "0,4", level: int = 15) -> Bench:
    return at_turn("witch", at, level=level)


def tiles(bench: Bench) -> set[str]:
    """What lies where: `fire 0,1`."""
    kinds = {CommonTile.FIRE: "fire", CommonTile.WATER: "water"}
    return {f"{kinds[each.kind]} {bench.hex_of(each.cells[0])}" for each in bench.battle.tiles}


# -- hand and board -----------------------------------------------------------------------


@example("OS-EX-02")
@rule("OS-4.2.7")
@pytest.mark.parametrize("element", ["fire", "water"])
def test_she_begins_with_one_element(element: str) -> None:
    bench = fresh_witch(level=1)
    witch = bench.oathsworn("witch")
    bench.do(build_hand(bench.battle, witch), f"element:{element}")
    assert elements_in_hand(bench.battle, witch.hand) == ["", "", "", *[element] * 4]


@pytest.mark.parametrize("place", range(4))
def test_the_question_for_her_element_can_be_said(place: int) -> None:
    company = ["warden", "priest", "ranger"]
    company.insert(place, "witch")
    bench = fresh_witch(level=1, company=tuple(company))
    decision = next(build_hand(bench.battle, bench.oathsworn("witch")))
    said = say_prompt(GAME, bench.battle, decision, GAME.texts("en"))
    assert said == "Witch: which element do you begin with?"


@example("OS-EX-02")
@rule("OS-4.2.7")
def test_later_she_may_mix_both() -> None:
    bench = fresh_witch(level=2)
    witch = bench.oathsworn("witch")
    wanted = ["witch_hedge_sign", "witch_flaming_whip", "witch_fireflies", "witch_kind_rain"]
    wanted += ["witch_fireball", "witch_veil_of_mist"]
    take = [f"take:{bench.card(key)}" for key in wanted]
    bench.do(build_hand(bench.battle, witch), *take)
    hand = elements_in_hand(bench.battle, witch.hand)
    assert hand == ["", "", "fire", "fire", "fire", "water", "water"]


def fresh_witch(level: int, company: tuple[str, ...] = ("witch", *FRIENDS)) -> Bench:
    """Her cards are all in the box."""
    bench = Bench(company=company, level=level)
    witch = bench.oathsworn("witch")
    witch.box = [*bench.battle.abilities_in(witch.hand), *witch.box]
    witch.hand = []
    return bench


def elements_in_hand(battle: Battle, hand: list[int]) -> list[str]:
    names = {-1: "", 0: "fire", 1: "water"}
    return sorted(names[battle.ability(card).element] for card in hand)


@rule("OS-7.6.5")
def test_she_sows_an_element_once_a_round() -> None:
    bench = at_her_turn()
    bench.rat("0,1")
    bench.trees("0,2")
    bench.do(turn(bench.battle), "special", "choice:1", "to-hex:0,1")
    assert tiles(bench) == {"fire 0,1"}
    assert bench.oathsworn("witch").animus == 7
    assert "to-hex:0,2" not in bench.options()
    bench.do(turn(bench.battle), "end-turn")
    assert "special" not in bench.options()


@rule("OS-7.6.5", "OS-2.1.1")
def test_a_new_tile_replaces_the_old_one_and_ten_are_all_there_are() -> None:
    bench = at_her_turn("0,0")
    bench.tile("water", "0,1")
    bench.do(bench.effect("witch", "place_tile(fire, within=1)"), "to-hex:0,1")
    assert tiles(bench) == {"fire 0,1"}
    for column in range(-4, 5):
        bench.tile("water", f"{column},2")
    bench.do(bench.effect("witch", "place_tile(water, within=1)"), "to-hex:1,0")
    assert len(bench.battle.tiles) == 10
    assert "fire 0,1" not in tiles(bench)


# -- cards of no element ------------------------------------------------------------------


def test_spark_and_dew_attacks_near_and_far_and_refreshes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("k:3")
    play(bench, "witch_spark_and_dew", "white:0", "raise:red")  # 3 + 1
    assert sum(boss.dice) == 28
    bench = at_her_turn("0,3")
    boss = bench.boss("0,-1")
    bench.draw("r:2")
    play(bench, "witch_spark_and_dew", "white:0", line=1)
    assert sum(boss.dice) == 29
    bench = at_her_turn()
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "witch_spark_and_dew", "refresh:red", line=2)
    assert deck.discard == []


@pytest.mark.parametrize(("tile", "left"), [("0,1", 28), ("1,0", 28), ("0,3", 29)])
def test_hedge_sign_is_stronger_by_a_tile(tile: str, left: int) -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.tile("water", tile)
    bench.draw("r:2")
    play(bench, "witch_hedge_sign", "white:0")
    assert sum(boss.dice) == left


def test_drinking_fire_brings_animus_and_a_token() -> None:
    bench = at_her_turn()
    witch = bench.oathsworn("witch")
    witch.animus, witch.reserve = 4, 4
    assert can_play(bench, "witch_drink_the_element") == []
    bench.tile("fire", "0,1")
    bench.tile("fire", "0,0")
    assert can_play(bench, "witch_drink_the_element") == [0]
    play(bench, "witch_drink_the_element")
    assert tiles(bench) == {"fire 0,0"}
    assert (witch.animus, bench.token("witch", "redraw")) == (6, 1)


def test_drinking_water_heals() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    friend.hp = 3
    bench.tile("water", "0,3")
    play(bench, "witch_drink_the_element", f"figure:{friend.id}", line=1)
    assert (friend.hp, bench.battle.tiles) == (4, [])


def test_scald_needs_both_elements_and_hits_a_circle_of_foes() -> None:
    bench = at_her_turn()
    rats = [bench.rat("0,0"), bench.rat("1,0")]
    friend = bench.stand("warden", "0,1")
    assert can_play(bench, "witch_scald") == [1]
    bench.tile("fire", "0,2")
    bench.tile("water", "0,3")
    bench.draw("r:2")
    play(bench, "witch_scald", "area-at:0,0", "white:0", "no-more")  # 2 + 2
    assert [rat.on_board for rat in rats] == [False, False]
    assert (friend.hp, bench.battle.tiles) == (6, [])


def test_scald_without_tiles_is_one_attack() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("k:3")
    play(bench, "witch_scald", "white:0", "raise:red", line=1)
    assert sum(boss.dice) == 28


def test_crossed_signs_attacks_and_refreshes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("r:2")
    play(bench, "witch_crossed_signs", "white:0")
    assert sum(boss.dice) == 29
    bench = at_her_turn()
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "witch_crossed_signs", "refresh:red", line=2)
    assert deck.discard == []


@pytest.mark.parametrize(("before", "after"), [("fire", "water"), ("water", "fire")])
def test_crossed_signs_turns_a_tile(before: str, after: str) -> None:
    bench = at_her_turn()
    witch = bench.oathsworn("witch")
    witch.animus, witch.reserve = 4, 4
    bench.tile(before, "0,1")
    play(bench, "witch_crossed_signs", line=1)
    assert tiles(bench) == {f"{after} 0,1"}
    assert witch.animus == 5


def test_borrowed_thunder_reaches_five_and_redraws() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    bench.draw("r:b r:3")
    play(bench, "witch_borrowed_thunder", "white:0", "no-more", "redraw:red-0")
    assert sum(boss.dice) == 28


def test_both_hands_full_attacks_sows_and_refreshes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    bench.draw("k:3")
    play(bench, "witch_both_hands_full", "white:0", "raise:red")
    assert sum(boss.dice) == 28
    bench = at_her_turn()
    play(bench, "witch_both_hands_full", "to-hex:0,0", "to-hex:0,1", line=1)
    assert tiles(bench) == {"fire 0,0", "water 0,1"}
    bench = at_her_turn()
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "witch_both_hands_full", "refresh:red", line=2)
    assert (deck.discard, bench.token("witch", "redraw")) == ([], 1)


# -- fire ---------------------------------------------------------------------------------


@example("OS-EX-13")
@rule("OS-7.9.1", "OS-7.9.2")
def test_the_flaming_whip_is_ranged_and_leaves_fire_where_it_hits() -> None:
    bench = at_her_turn("0,3")
    boss = bench.boss("0,-1")
    bench.draw("k:3")
    play(bench, "witch_flaming_whip", "white:0", "raise:red")  # 3 + 1
    assert sum(boss.dice) == 28
    assert tiles(bench) == {"fire 0,0"}


def test_the_flaming_whip_leaves_nothing_on_a_miss() -> None:
    bench = at_her_turn("0,3")
    bench.boss("0,-1")
    bench.draw("r:b w:b")
    play(bench, "witch_flaming_whip", "white:1", "no-more", "token-kind:redraw")
    assert tiles(bench) == set()


@example("OS-EX-48")
@rule("OS-7.11.18")
def test_fireflies_take_an_hp_for_each_blank() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("r:b r:4c r:b r:3")
    play(bench, "witch_fireflies", "part:mother-tail")
    assert boss.dice[3] == 4
    assert sum(boss.dice) == 28
    assert bench.told("missed") == []
    assert len(bench.battle.might_deck(Side.COMPANY, Colour.RED).discard) == 4


@example("OS-EX-40")
@rule("OS-13.1.3", "OS-13.1.4", "OS-13.1.5")
def test_a_fireball_flies_straight_and_spares_nobody() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,0")
    friend = bench.stand("warden", "0,2")
    bench.stand("priest", "4,0")
    bench.draw("r:3")
    play(bench, "witch_fireball", "area-at:0,1", "white:0", "no-more")
    assert sum(boss.dice) == 27  # 3 + 3 of 4 hexes, against a defense of 2
    assert friend.hp == 6  # 3 against a defense of 4
    damages = {event.what: event.where for event in bench.told("damage")}
    assert damages == {boss.id: 6, friend.id: 3}
    assert tiles(bench) == {"fire 0,1"}


def test_a_fireball_keeps_to_straight_lines() -> None:
    bench = at_her_turn()
    bench.boss("0,0")
    play(bench, "witch_fireball", "area-at:0,1", "white:0", "no-more")
    offered = [option for option in bench.asked[1].options if option.verb == "area-at"]
    assert {bench.hex_of(option.what) for option in offered} == {"0,2", "0,1", "0,0", "0,-1"}


def test_a_ring_of_cinders_burns_one_enemy_on_fire() -> None:
    bench = at_her_turn()
    rat, other = bench.rat("0,2"), bench.rat("0,1")
    answers = ("to-hex:0,2", "to-hex:0,1", "no-more", f"figure:{rat.id}")
    play(bench, "witch_ring_of_cinders", *answers)
    assert tiles(bench) == {"fire 0,2", "fire 0,1"}
    assert (rat.on_board, other.on_board) == (False, True)


@pytest.mark.parametrize(("count", "left"), [(0, 29), (2, 28), (4, 28)])
def test_stoke_counts_the_fires_around_the_target(count: int, left: int) -> None:
    bench = at_her_turn("0,3")
    boss = bench.boss("0,-1")
    for at in ("0,0", "0,1", "1,0", "-1,1")[:count]:
        bench.tile("fire", at)
    bench.draw("r:2")
    play(bench, "witch_stoke", "white:0", "no-more")  # 2, 4, 5
    assert sum(boss.dice) == left
    assert bench.told("damage")[0].where == 2 + min(3, count)


@rule("OS-7.17.1")
def test_a_cinder_cloak_burns_who_comes_near() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    deed = bench.deed("witch")
    deed.figure, deed.fighter, deed.target = boss.id, -1, bench.figure("witch").id
    card = bench.card("witch_cinder_cloak")
    answers = (f"play:{card}@0", "part:mother-tail", "to-hex:0,4")
    bench.do(bench.effect("witch", "advance(8)", deed), *answers)
    assert boss.dice[3] == 5
    assert tiles(bench) == {"fire 0,4"}


@rule("OS-8.9.3")
def test_a_minion_that_dies_of_its_movement_does_not_attack() -> None:
    bench = at_her_turn()
    rat = bench.rat("0,0")
    card = bench.card("witch_cinder_cloak")
    bench.do(bench.effect("witch", "activate_minions"), f"play:{card}@0", "to-hex:0,4")
    assert (rat.on_board, bench.told("struck")) == (False, [])


def test_a_pyre_burns_the_fires_that_are_removed() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    for at in ("0,2", "0,3", "1,2"):
        bench.tile("fire", at)
    bench.draw("r:2")
    answers = ("tile-at:0,2", "tile-at:0,3", "no-more", "white:0", "no-more")
    play(bench, "witch_pyre", *answers)  # 2 + 1 + 4
    assert bench.told("damage")[0].where == 7
    assert tiles(bench) == {"fire 1,2"}
    assert sum(boss.dice) == 27


def test_white_heat_burns_on() -> None:
    bench = at_her_turn("0,3")
    boss = bench.boss("0,-1")
    bench.draw("r:3 r:b r:b")
    answers = ("white:0", "no-more", "part:mother-tail")
    play(bench, "witch_white_heat", *answers)  # 3 + 1, then 2 more
    assert boss.dice[3] == 4
    assert sum(boss.dice) == 26


# -- water --------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "end"), [("choice:1", "0,-1"), ("choice:2", "0,3")])
def test_an_undertow_pushes_or_pulls(choice: str, end: str) -> None:
    bench = at_her_turn()
    rat = bench.rat("0,1")
    rat.hp = 9
    bench.draw("r:2")
    play(bench, "witch_undertow", "white:0", choice)
    assert bench.at(rat) == end


def test_kind_rain_heals_wets_and_guards() -> None:
    bench = at_her_turn()
    friend, other = bench.stand("warden", "0,1"), bench.stand("priest", "1,2")
    friend.hp = 4
    answers = (f"figure:{friend.id}", "to-hex:0,0", f"figure:{other.id}")
    play(bench, "witch_kind_rain", *answers)
    assert (friend.hp, tiles(bench)) == (5, {"water 0,0"})
    assert bench.token("priest", "defense") == 1


@rule("OS-7.11.14")
@pytest.mark.parametrize(("tile", "hp"), [("4,0", 5), ("0,2", 6), ("0,1", 6)])
def test_a_veil_of_mist_is_thicker_by_water(tile: str, hp: int) -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    bench.tile("water", tile)
    boss = bench.boss("0,-1")
    bench.foes_draw("w:2 w:2 w:2")
    blow = Blow([boss.id], [friend.id], [3, 0, 0, 0])
    card = bench.card("witch_veil_of_mist")
    bench.do(deliver(bench.battle, blow), "no-defense", f"play:{card}@0")
    assert friend.hp == hp


def test_spring_flood_shoves_foes_and_leaves_water() -> None:
    bench = at_her_turn("0,0")
    near, far = bench.rat("0,-1"), bench.rat("0,-2")
    near.hp = far.hp = 9
    bench.draw("r:2")
    answers = ("area-way:N", "white:0", "no-more", "to-hex:0,1", "to-hex:0,2")
    play(bench, "witch_spring_flood", *answers)
    assert [event.where for event in bench.told("damage")] == [3, 3]
    assert [bench.at(near), bench.at(far)] == ["0,-3", "0,-4"]
    assert tiles(bench) == {"water 0,1", "water 0,2"}


@rule("OS-13.3.1")
def test_a_skipping_stone_jumps_from_foe_to_foe() -> None:
    bench = at_her_turn()
    rats = [bench.rat("0,0"), bench.rat("0,-2"), bench.rat("2,-3")]
    bench.draw("k:4")
    targets = [f"target:{rat.id}" for rat in rats[1:]]
    play(bench, "witch_skipping_stone", targets[0], "white:0", "raise:red")
    assert [rat.on_board for rat in rats] == [False, True, True]
    assert bench.at(bench.figure("witch")) == "0,4"


def test_a_mirror_pool_brings_a_friend_to_it() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "2,1")
    answers = ("to-hex:0,0", f"figure:{friend.id}", "to-hex:0,1")
    play(bench, "witch_mirror_pool", *answers)
    assert (bench.at(friend), tiles(bench)) == ("0,1", {"water 0,0"})
    assert "to-hex:0,2" not in bench.options()
    assert bench.token("warden", "defense") == 1


def test_the_weight_of_the_pool_softens_its_target() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("r:3")
    play(bench, "witch_weight_of_the_pool", "white:0", "no-more", "to-hex:0,1")
    assert defense_of(bench.battle, boss) == 2  # not below 2
    assert tiles(bench) == {"water 0,1"}
    assert [each.by for each in bench.battle.lasting] == [-1]


def test_a_turning_tide_heals_on_a_hit() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    friend = bench.stand("warden", "1,2")
    friend.hp = 3
    bench.draw("k:3")
    play(bench, "witch_turning_tide", "white:0", "raise:red", f"figure:{friend.id}")
    assert (sum(boss.dice), friend.hp) == (28, 4)
