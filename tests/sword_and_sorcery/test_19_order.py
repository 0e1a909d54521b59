"""Chapters 6, 9, 10, 13 and 19: order, actions and effects that no other chapter shows."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import CONDITIONS
from questhall.games.sword_and_sorcery.printed.symbols import BLUE_DIE, RED_DIE, SYMBOLS
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict, hurt, set_on_fire
from questhall.games.sword_and_sorcery.rules.control import counted
from questhall.games.sword_and_sorcery.rules.movement.bashing import bash
from questhall.games.sword_and_sorcery.rules.numbers import armour_of
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.attacks import Deed
from questhall.games.sword_and_sorcery.state.figures import Side
from questhall.games.sword_and_sorcery.state.heroes import COIN_SUPPLY, COINS
from tests.marks import rule, ruling

from .bench import Bench, effect


def search_token(bench: Bench, key: str) -> None:
    pile = bench.adventure.decks[Pile.SEARCH].draw
    token = next(c for c in pile if bench.adventure.cards[c].key == key)
    pile.remove(token)
    bench.adventure.searches, bench.adventure.search_areas = [token], [0]


# -- actions ----------------------------------------------------------------------------------


@rule("SS-3.3.0.14", "SS-3.3.0.15", "SS-6.3.6.2")
def test_an_area_is_searched_once_and_may_hold_nothing() -> None:
    bench = Bench()
    search_token(bench, "search_cache")
    bench.sheet(0).specials = 2
    bench.roll(red=["miss"])
    bench.act("search")
    assert bench.told("nothing-found")
    assert "search" not in bench.open_verbs()


@rule("SS-6.3.0.3", "SS-6.2.0.6", "SS-9.0.0.24")
def test_several_actions_of_a_kind_may_repeat_the_same_deed() -> None:
    bench = Bench()
    foe = bench.enemy("A", hp=30)
    bench.sheet(0).combats = 2
    bench.roll(red=["hit"] * 4, blue=["hit"] * 4)
    bench.act(f"attack:main@{foe.id}", f"attack:main@{foe.id}")
    assert len(bench.told("attacks")) == 2
    assert bench.sheet(0).combats == 0


@rule("SS-6.2.0.1")
def test_dice_have_ten_faces_with_at_most_two_symbols() -> None:
    for die in (RED_DIE, BLUE_DIE):
        assert len(die.sides) == 10
        for face in die.faces:
            assert 1 <= len(face.split()) <= 2
            assert set(face.split()) <= set(SYMBOLS)


@rule("SS-6.2.0.3", "SS-6.5.0.3")
def test_a_weapon_without_range_reaches_the_own_area_only() -> None:
    bench = Bench("A B")
    bench.enemy("B")
    assert "attack" not in bench.open_verbs()
    bench.hero(0, "B")
    assert "attack" in bench.open_verbs()


@rule("SS-6.1.1.3")
@ruling("22")
def test_a_bash_is_the_forced_move_that_provokes_nobody() -> None:
    bench = Bench("A B")
    bench.enemy("A")
    bench.do(bash(bench.adventure, bench.hero(0)))
    assert bench.at(bench.hero(0)) == "B"
    assert not bench.told("reaction-attack")


@rule("SS-6.4.2.3")
def test_what_is_picked_up_goes_to_the_inventory() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    weapon, hero.slots[0] = hero.slots[0], -1
    bench.adventure.grounds[0].items = [weapon]
    bench.act(f"pick-item:{weapon}")
    assert (hero.slots[0], weapon in hero.inventory) == (-1, True)


# -- attacks ----------------------------------------------------------------------------------


@rule("SS-9.0.0.1", "SS-9.0.0.14", "SS-9.0.0.21", "SS-10.2.0.3")
def test_an_attack_is_rolled_counted_and_defended_in_this_order() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A", hp=30, defence=2)
    bench.next_critical("crit_damage_1")
    bench.roll(red=["hit hit"], blue=["shield", "miss"])
    bench.do(bench.attack(0, foe, red=1, always=("critical", "bash")), "bash")
    keys = [event.key for event in bench.journal.events]
    order = ["attacks", "attack-roll", "hits", "critical", "bashed", "defence-roll", "wounded"]
    places = [keys.index(key) for key in order[:-1]]
    assert places == sorted(places)
    # Three hits with supremacy, one parried, and one wound by the critical.
    assert foe.wounds == 3
    assert bench.at(foe) == "B"


@rule("SS-9.0.0.6")
def test_the_same_effect_twice_is_paid_twice() -> None:
    bench = Bench("A B")
    foe = bench.enemy("B", hp=30)
    bench.roll(red=["skill skill"])
    pays = ("pay(hits(1), skill=1)", "pay(hits(1), skill=1)")
    bench.do(bench.attack(0, foe, fixed=1, red=1, effects=pays), "trigger", "trigger")
    assert bench.told("hits")[0].amount == 3


@rule("SS-9.0.0.23", "SS-19.0.0.6")
def test_penalties_never_bring_anything_below_nothing() -> None:
    bench = Bench("A B")
    foe = bench.enemy("B", hp=30)
    bench.do(bench.effect(0, "bonus(hits, -5, self, until=time)"))
    bench.do(bench.effect(0, "bonus(armour, -5, self, until=time)"))
    bench.do(bench.attack(0, foe, fixed=1))
    assert (bench.told("hits")[0].amount, foe.wounds) == (0, 0)
    assert armour_of(bench.adventure, bench.hero(0)) == 0
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert bench.sheet(0).soulrank == 1


# -- effects ----------------------------------------------------------------------------------


@rule("SS-10.6.0.1", "SS-10.6.0.2", "SS-10.6.0.6")
def test_different_conditions_stand_side_by_side_and_fire_is_none() -> None:
    bench = Bench()
    hero = bench.hero(0)
    for condition in range(len(CONDITIONS)):
        bench.do(afflict(bench.adventure, hero, condition, 1))
    set_on_fire(bench.adventure, hero, 1)
    assert hero.conditions == [1] * len(CONDITIONS)
    assert hero.wounds == 0
    bench.do(bench.effect(1, "cure", hero.id))
    assert (any(hero.conditions), hero.fire) == (False, [1])


@rule("SS-10.6.1.3", "SS-10.6.1.6")
def test_whoever_lies_is_not_counted() -> None:
    bench = Bench()
    assert counted(bench.adventure, Side.HEROES, 0) == 2
    bench.condition(bench.hero(0), "knocked_down")
    assert counted(bench.adventure, Side.HEROES, 0) == 1


@pytest.mark.parametrize("condition", ["blind", "slow"])
@rule("SS-10.6.4.2", "SS-10.6.5.2")
@ruling("58")
def test_a_condition_ends_with_the_next_turn(condition: str) -> None:
    bench = Bench()
    hero = bench.hero(0)
    number = CONDITIONS.index(condition)
    bench.do(afflict(bench.adventure, hero, number, 1))  # in his own turn
    bench.act("end-turn")
    assert hero.has(number)
    bench.sheet(0).acted = False
    bench.turn(0)
    bench.act("end-turn")
    assert not hero.has(number)


@rule("SS-10.2.0.5")
def test_a_bash_moves_even_whoever_cannot_move() -> None:
    bench = Bench("A B")
    bench.condition(bench.hero(0), "stun")
    bench.do(bash(bench.adventure, bench.hero(0)))
    assert bench.at(bench.hero(0)) == "B"


@pytest.mark.parametrize(
    ("token", "key"),
    [("crit_weak_arm", "hits"), ("crit_split_guard", "armour"), ("crit_no_skill", "symbol")],
)
@rule("SS-10.6.2.2", "SS-10.1.0.8")
@ruling("55")
def test_injuries_weaken_in_their_own_way(token: str, key: str) -> None:
    bench = Bench("A B")
    foe = bench.enemy("B", hp=30, armour=1)
    bench.next_critical(token)
    bench.do(bench.attack(0, foe, fixed=1, always=("critical",)))
    assert [each.group for each in bench.adventure.injuries_of(foe)] == [key]
    if key == "armour":
        assert armour_of(bench.adventure, foe) == 0
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=1))
    assert bench.told("hits")[-1].amount == (0 if key == "hits" else 1)


@rule("SS-19.0.0.2")
def test_effects_of_one_card_come_in_printed_order() -> None:
    bench = Bench()
    bench.hero(0).wounds = 1
    bench.do(bench.effect(0, "then(heal(3, self), lose_hp(2, self))"))
    assert bench.hero(0).wounds == 2


@rule("SS-19.0.0.4")
def test_other_effects_of_the_time_phase_come_after_all_damage() -> None:
    bench = Bench("A B C")
    shaman = bench.enemy("C", hp=4)
    bench.do(bench.effect(0, "fire(1)", shaman.id))
    bench.step("time")
    keys = [event.key for event in bench.journal.events]
    assert keys.index("burns") < keys.index("wounded")
    assert shaman.wounds == 1


# -- crowns and tokens ------------------------------------------------------------------------


@rule("SS-13.0.0.1", "SS-13.0.0.5", "SS-1.2.0.2")
def test_coins_are_of_three_kinds_and_each_hero_has_his_own() -> None:
    assert COINS == (50, 10, 5)
    assert sum(COIN_SUPPLY) == 35
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 65)
    assert (bench.sheet(0).crowns, bench.sheet(1).crowns) == (65, 0)
    bench.adventure.shards += 100
    assert bench.adventure.shards == 100


@rule("SS-13.0.0.6")
def test_coins_can_be_dropped_by_dying_and_picked_up() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 15)
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    bench.turn(1)
    bench.act("pick-coins")
    assert bench.sheet(1).crowns == 15


@rule("SS-1.4.0.1", "SS-6.1.0.9")
def test_a_door_is_a_border_that_nobody_crosses() -> None:
    bench = Bench("A B", doors="AB")
    border = bench.adventure.quest.map.borders[bench.adventure.quest.doors[0].border]
    assert {border.a, border.b} == {0, 1}
    assert "move" not in bench.open_verbs()


@rule("SS-6.5.0.2", "SS-6.5.0.7")
def test_a_level_is_that_of_the_owner_and_cards_may_limit_their_use() -> None:
    bench = Bench("A B")
    bench.sheet(0).soulrank = 3
    bench.hero(1).wounds = 5
    deed = Deed(0, level=bench.sheet(0).soulrank)
    deed.target = 1
    bench.do(effect("heal(level)").resolve(bench.adventure, deed))
    assert bench.hero(1).wounds == 2
    limits = [use.limit for card in library().classes.values() for use in card.innate_uses]
    assert any(limit > 0 for limit in limits)
