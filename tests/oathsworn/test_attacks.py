"""Attacks of the company: range, sight, parts, damage, what follows (OS-7.9 to OS-7.14)."""

import pytest

from questhall.games.oathsworn.printed.cards import MomentKind
from questhall.games.oathsworn.rules.attack.aiming import can_attack, range_of, targets_in_reach
from questhall.games.oathsworn.rules.attack.plan import MELEE, Plan
from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of, lost_hp
from questhall.games.oathsworn.rules.turn.playing import uses_at
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench

MAW, RIGHT, LEFT, TAIL, BELLY = range(5)
PARTS = {"maw": MAW, "right_flank": RIGHT, "left_flank": LEFT, "tail": TAIL, "belly": BELLY}


def beside_the_boss(at: str = "0,2") -> tuple[Bench, Figure]:
    """The Warden at a boss that stands on 0,0 and faces south."""
    bench = Bench()
    bench.stand("warden", at)
    return bench, bench.boss("0,0")


@example("OS-EX-51")
@rule("OS-3.10.6", "OS-3.10.7", "OS-3.12.1", "OS-3.12.2")
def test_might_and_defense_come_from_items() -> None:
    bench = Bench()
    bench.stand("ranger", "0,0")
    assert cubes_of(bench.battle, bench.oathsworn("ranger")) == [0, 1, 0, 0]
    assert defense_of(bench.battle, bench.figure("ranger")) == 2
    bench.stand("warden", "0,2")
    assert defense_of(bench.battle, bench.figure("warden")) == 4


@example("OS-EX-302", "OS-EX-198")
@rule("OS-3.2.1", "OS-3.2.2", "OS-3.2.7")
@ruling("OS-R61")
@pytest.mark.parametrize(
    ("difficulty", "hp", "defense"),
    [("free", 6, 2), ("pilgrim", 6, 3), ("journeyman", 6, 4), ("grim", 5, 2), ("dread", 4, 2)],
)
def test_difficulty_changes_defense_or_hp(difficulty: str, hp: int, defense: int) -> None:
    bench = Bench(difficulty=difficulty)
    ranger = bench.stand("ranger", "0,0")
    assert (ranger.hp, defense_of(bench.battle, ranger)) == (hp, defense)
    ranger.hp = 3
    assert lost_hp(ranger) == 3


@example("OS-EX-13")
@rule("OS-7.9.1", "OS-7.9.2", "OS-15.1.5")
@ruling("OS-R56")
def test_a_range_on_the_card_replaces_that_of_the_weapon() -> None:
    bench = Bench()
    for name in ("warden", "ranger"):
        bench.stand(name, "0,0" if name == "warden" else "0,4")
    plan = Plan()
    assert range_of(bench.battle, bench.deed("warden"), plan) == 0
    assert range_of(bench.battle, bench.deed("ranger"), plan) == 5
    bench.lay("ranger", 1, "short_bow")  # OS-7.9.2: it counts on cooldown too
    assert range_of(bench.battle, bench.deed("ranger"), plan) == 5
    plan.range = 3
    assert range_of(bench.battle, bench.deed("warden"), plan) == 3
    plan.range = MELEE
    assert range_of(bench.battle, bench.deed("ranger"), plan) == 0


@example("OS-EX-14", "OS-EX-170")
@rule("OS-7.9.3", "OS-7.9.4", "OS-7.9.5", "OS-7.10.1")
@pytest.mark.parametrize("tree", ["1,1", "1,2", "2,1"])
def test_only_enemies_in_range_and_sight_can_be_attacked(tree: str) -> None:
    bench = Bench()
    bench.stand("ranger", "0,3")
    seen = bench.rat("0,0")
    bench.rat("2,0")
    bench.rat("0,-4")  # too far
    bench.trees(tree)
    found = targets_in_reach(bench.battle, bench.deed("ranger"), Plan())
    assert [figure.id for figure in found] == [seen.id]


@rule("OS-7.9.5", "OS-7.9.3")
def test_without_an_enemy_in_range_there_is_no_attack() -> None:
    bench = Bench()
    bench.stand("warden", "0,3")
    bench.rat("0,1")
    assert not can_attack(bench.battle, bench.deed("warden"), Plan())
    bench.do(bench.attack("warden"))
    assert bench.asked == []


@example("OS-EX-15", "OS-EX-200")
@rule("OS-7.10.5", "OS-7.14.1", "OS-7.13.2")
@ruling("OS-R45")
def test_of_equally_near_parts_one_is_chosen_after_the_draw() -> None:
    bench, boss = beside_the_boss("1,1")
    bench.draw("y:3 w:2 w:1")
    bench.do(bench.attack("warden"), "white:2", "part:mother-left_flank")
    assert boss.dice == [6, 6, 3, 6, 6]
    assert bench.prompts().index("which-part") > bench.prompts().index("declare")


@example("OS-EX-21", "OS-EX-107")
@rule("OS-7.14.2", "OS-7.14.3", "OS-7.14.5")
@ruling("OS-R44")
def test_damage_is_divided_by_defense_and_excess_is_lost() -> None:
    bench, boss = beside_the_boss()
    bench.draw("y:3 w:2 w:2 w:1")
    bench.do(bench.attack("warden"), "white:3")
    assert boss.dice[MAW] == 2
    bench.draw("y:3 w:2 w:1 w:1")
    bench.do(bench.attack("warden", "attack(bonus=4)"), "white:3")  # 11 against 2 on a die of 2
    assert boss.dice == [0, 6, 6, 6, 6]


@example("OS-EX-22")
@rule("OS-7.14.6")
def test_beside_broken_parts_the_next_nearest_die_is_hit() -> None:
    bench, boss = beside_the_boss("1,1")
    boss.dice = [0, 6, 0, 6, 6]
    bench.draw("y:3 w:1")
    bench.do(bench.attack("warden"), "white:1", "part:mother-belly")
    assert [each.split("-")[-1] for each in bench.options()] == ["right_flank", "belly"]
    assert boss.dice[BELLY] == 4


@example("OS-EX-106")
@rule("OS-13.7.1", "OS-13.7.2")
def test_a_hit_without_hp_loss_still_knocks_back() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    rat = bench.rat("0,1")
    bench.draw("w:1")
    answers = ("without:yellow", "white:1")
    bench.do(bench.attack("warden", "attack(on_hit(knockback(2)))"), *answers)
    assert (bench.at(rat), rat.hp) == ("0,-1", 1)


@example("OS-EX-101")
@rule("OS-7.11.12", "OS-12.1.4", "OS-7.11.4")
@ruling("OS-R42")
def test_determination_gives_a_token_and_those_that_were_spent() -> None:
    bench, boss = beside_the_boss()
    bench.tokens("warden", empower=1)
    bench.draw("y:b k:b")
    answers = ("token:empower", "white:1", "raise:white", "raise:yellow", "raise:red")
    bench.do(bench.attack("warden"), *answers, "token-kind:redraw")
    assert (bench.token("warden", "empower"), bench.token("warden", "redraw")) == (1, 1)
    assert boss.dice == [6] * 5


@example("OS-EX-103")
@rule("OS-7.11.12", "OS-7.11.6")
def test_a_redraw_that_did_not_help_is_given_back() -> None:
    bench, _ = beside_the_boss()
    bench.tokens("warden", redraw=1)
    bench.draw("w:b w:b w:b")
    answers = ("without:yellow", "white:2", "redraw-token:white-0@0", "token-kind:redraw")
    bench.do(bench.attack("warden"), *answers)
    assert bench.token("warden", "redraw") == 2


@example("OS-EX-114")
@rule("OS-7.11.3", "OS-13.10.4")
def test_unarmed_draws_white_cards_only_but_may_empower() -> None:
    bench, boss = beside_the_boss()
    bench.tokens("warden", empower=1)
    bench.draw("k:5c")
    answers = ("token:empower", "white:1", "raise:white", "raise:yellow", "raise:red")
    bench.do(bench.attack("warden", "attack(unarmed)"), *answers)
    assert boss.dice[MAW] == 4
    declared = next(each for each in bench.asked if each.prompt == "declare")
    assert all(option.verb == "white" for option in declared.options)


@rule("OS-7.16.1", "OS-7.11.6", "OS-7.16.2")
def test_items_are_used_at_their_moment_of_the_attack() -> None:
    bench, boss = beside_the_boss()
    sword = bench.card("short_sword")
    bench.draw("y:b w:b w:2 w:2")
    answers = ("white:2", f"play:{sword}@0", "redraw:white-0")
    bench.do(bench.attack("warden"), *answers)
    assert boss.dice[MAW] == 4
    assert bench.on("warden", 1) == {"short_sword"}
    assert bench.oathsworn("warden").animus == 7


@rule("OS-7.16.1")
def test_an_item_needs_its_condition() -> None:
    bench = Bench()
    bench.stand("ranger", "0,4")
    far, near = bench.rat("0,0"), bench.rat("0,3")
    bow = f"play:{bench.card('short_bow')}@0"
    bench.draw("k:3")
    raising = ("raise:yellow", "raise:red")
    bench.do(bench.attack("ranger"), f"target:{far.id}", bow, "white:0", *raising)
    assert not far.on_board
    bench.oathsworn("ranger").cooldown[1].clear()
    bench.oathsworn("ranger").hand.append(bench.card("short_bow"))
    bench.draw("y:3")
    bench.do(bench.attack("ranger"), "white:0")
    assert not near.on_board
    assert uses_at(bench.battle, bench.oathsworn("ranger"), MomentKind.BEFORE_OWN_DRAW, 9)


@example("OS-EX-40", "OS-EX-117")
@rule("OS-13.1.2", "OS-13.1.3", "OS-13.1.4", "OS-13.1.5")
@ruling("OS-R67")
def test_an_area_hits_friends_too_and_large_ones_harder() -> None:
    bench = Bench()
    bench.stand("ranger", "0,4")
    friend = bench.stand("warden", "1,1")
    boss = bench.boss("0,0")
    bench.draw("y:3 w:1")
    bench.do(bench.attack("ranger", "attack(circle, range=4)"), "area-at:0,1", "white:1")
    assert boss.dice[MAW] == 6 - (4 + 3) // 2
    assert friend.hp == 6 - 4 // 4


@rule("OS-13.1.1", "OS-13.1.3")
def test_an_arc_is_the_three_hexes_in_front() -> None:
    bench = Bench()
    figure = bench.stand("warbear", "0,0")
    rats = [bench.rat(at) for at in ("0,-1", "1,-1", "-1,0", "0,1")]
    bench.draw("y:3 y:3")
    bench.do(bench.attack("warbear", "attack(melee, arc)"), "area-way:N", "white:0")
    assert [rat.on_board for rat in rats] == [False, False, False, True]
    assert bench.looks(figure) == "N"


@example("OS-EX-41", "OS-EX-116")
@rule("OS-13.3.1", "OS-13.3.2", "OS-13.3.4", "OS-13.3.7")
@ruling("OS-R25")
def test_a_chain_goes_on_from_target_to_target() -> None:
    bench = Bench()
    bench.stand("ranger", "0,4")
    first, second, third = bench.rat("0,3"), bench.rat("1,1"), bench.rat("1,0")
    boss = bench.boss("0,-2")
    bench.draw("y:3 w:2 w:2 w:1 w:b")
    chain = [f"target:{figure.id}" for figure in (first, second, third, boss)]
    text = "attack(chain=2, targets=4)"
    bench.do(bench.attack("ranger", text), *chain, "white:4", "part:mother-left_flank")
    assert [rat.on_board for rat in (first, second, third)] == [False, False, False]
    assert boss.dice == [6, 6, 5, 6, 6]
    repeated = [each for each in bench.asked if each.prompt == "chain"][1]
    assert first.id not in [option.what for option in repeated.options]


@rule("OS-13.3.5", "OS-13.3.8")
def test_a_melee_chain_ends_beside_its_last_target() -> None:
    bench = Bench()
    figure = bench.stand("warden", "0,4")
    bench.rat("0,3")
    boss = bench.boss("0,0")
    bench.draw("y:3 w:1")
    answers = (f"target:{boss.id}", "white:1", "to-hex:1,1")
    bench.do(bench.attack("warden", "attack(melee, chain=2, targets=2)"), *answers)
    assert bench.at(figure) == "1,1"


@rule("OS-13.4.1", "OS-13.4.2", "OS-13.4.4")
def test_a_charge_goes_through_characters_and_ends_on_an_empty_hex() -> None:
    bench = Bench()
    figure = bench.stand("warbear", "0,3")
    first, last = bench.rat("0,2"), bench.rat("0,0")
    bench.draw("y:1 y:b")
    bench.do(bench.attack("warbear", "attack(foes_only, charge=3)"), "white:0")
    assert (first.hp, last.hp) == (1, 1)
    assert bench.at(figure) == "0,-1"


@example("OS-EX-134")
@rule("OS-7.15.6")
@ruling("OS-R47")
def test_after_a_break_only_friends_still_gain() -> None:
    bench, boss = beside_the_boss()
    boss.dice[MAW] = 1
    bench.draw("y:3")
    text = "then(attack(on_hit(knockback(1))), attack, token(defense))"
    bench.do(bench.attack("warden", text), "white:0")
    assert (bench.at(boss), boss.dice[MAW]) == ("0,0", 0)
    assert bench.token("warden", "defense") == 1
    assert bench.prompts().count("declare") == 1
    assert len(bench.battle.queue) == 1


@rule("OS-7.13.5", "OS-7.13.6")
@pytest.mark.parametrize(("at", "loss"), [("0,2", 1), ("0,-2", 2), ("2,-1", 2)])
def test_a_bonus_for_an_arc_follows_from_where_one_stands(at: str, loss: int) -> None:
    bench, boss = beside_the_boss(at)
    bench.draw("y:2")
    text = "attack(bonus=given(either(arc(rear), arc(flank)), 2))"
    bench.do(bench.attack("warden", text), "white:0")
    assert 30 - sum(boss.dice) == loss


@rule("OS-13.10.4")
def test_weapons_are_of_no_use_unarmed() -> None:
    bench, _ = beside_the_boss()
    bench.draw("w:b w:2")
    bench.do(bench.attack("warden", "attack(unarmed)"), "white:2")
    assert "improve" not in bench.prompts()  # the Short Sword would offer a redraw


@example("OS-EX-108")
@rule("OS-7.14.7", "OS-7.14.6")
def test_a_bonus_for_a_part_holds_although_it_is_broken() -> None:
    bench, boss = beside_the_boss("0,-2")
    boss.dice[TAIL] = 0
    bench.draw("y:2")
    text = "attack(bonus=given(aims_at(tail), 2))"
    bench.do(bench.attack("warden", text), "white:0", "part:mother-belly")
    assert boss.dice == [6, 6, 6, 0, 4]


@example("OS-EX-118")
@rule("OS-7.11.15")
@ruling("OS-R62")
def test_what_a_critical_brings_comes_once_an_attack() -> None:
    bench, _ = beside_the_boss()
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 0, 8
    bench.draw("y:3c w:2c y:3c w:1")
    text = "attack(on_critical(animus(1)))"
    bench.do(bench.attack("warden", text), "white:1", "draw-stands")
    assert warden.animus == 1
