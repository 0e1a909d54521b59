"""What Special Rules Boards can say: several bosses, passives, auras, counters, charges."""

import pytest

from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import defense_of
from questhall.games.oathsworn.rules.boss.stage_cards import react_now
from questhall.games.oathsworn.rules.rounds import (
    encounter,
    end_of_phase,
    end_of_round,
    start_round,
)
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.kernel.content import BadContent
from tests.marks import example, rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.twins import TWINS, entry_of, read_twins, twins

BOTH = (
    "boss_does(ash, then(advance(4), strike(plain)))",
    "boss_does(elm, then(advance(4), strike(plain)))",
)


@example("OS-EX-141")
@rule("OS-7.15.11", "OS-8.3.2", "OS-7.15.13")
def test_each_boss_has_its_own_target_and_only_the_damaged_one_turns_on_the_breaker() -> None:
    bench = Bench(encounter=twins(*BOTH))
    ash, elm = bench.boss("-3,0", key="ash"), bench.boss("3,-3", key="elm")
    breaker, near = bench.stand("warden", "-3,3"), bench.stand("priest", "-2,0")
    east = bench.stand("ranger", "3,0")
    ash.dice[0] = 1
    deed = bench.deed("warden")
    deed.this = ash.id
    bench.do(bench.effect("warden", "lose_hp(1, this)", deed), "part:ash-body")
    bench.do(react_now(bench.battle))
    struck = [(event.what, event.where) for event in bench.told("struck")]
    assert struck == [(ash.id, breaker.id), (elm.id, east.id)]
    assert near.hp == 6


@rule("OS-7.15.12", "OS-8.3.4")
def test_a_boss_that_is_left_and_unhurt_chooses_as_usual() -> None:
    bench = Bench(encounter=twins("advance(9)", "strike(plain)"))
    ash, elm = bench.boss("-3,0", key="ash"), bench.boss("3,-3", key="elm")
    breaker, near = bench.stand("warden", "3,0"), bench.stand("priest", "-3,2")
    elm.dice = [1]
    bench.do(lose_hp(bench.battle, elm, 1, breaker.id, breaker.mask()))
    assert not elm.on_board
    bench.do(react_now(bench.battle))
    assert [(e.what, e.where) for e in bench.told("struck")] == [(ash.id, near.id)]


@rule("OS-8.3.4", "OS-8.2.1")
def test_without_a_reaction_both_take_the_nearest() -> None:
    bench = Bench(encounter=twins(*BOTH))
    bench.boss("-3,0", key="ash")
    bench.boss("3,-3", key="elm")
    near, east = bench.stand("priest", "-2,0"), bench.stand("ranger", "3,0")
    bench.do(encounter(bench.battle))
    assert [event.where for event in bench.told("struck")] == [near.id, east.id]


@rule("OS-7.15.12", "OS-7.15.13")
def test_a_boss_without_dice_leaves_and_the_fight_goes_on() -> None:
    bench = Bench(encounter=twins("withdraw(1)"))
    ash, elm = bench.boss("-3,0", key="ash"), bench.boss("3,-3", key="elm")
    bench.stand("warden", "3,0")
    elm.dice = [1]
    deed = bench.deed("warden")
    deed.this = elm.id
    bench.do(bench.effect("warden", "lose_hp(1, this)", deed))
    assert not elm.on_board
    assert not bench.battle.over
    bench.do(react_now(bench.battle))
    assert (ash.on_board, len(bench.battle.minions())) == (True, 1)  # a leaf sprouted


@rule("OS-7.6.4", "OS-9.1.1")
def test_passives_come_at_their_moments() -> None:
    bench = Bench(encounter=twins("withdraw(1)"))
    bench.boss("-3,0", key="ash")
    warden = bench.stand("warden", "0,4")
    bench.do(end_of_round(bench.battle))
    assert (bench.battle.counters, warden.hp) == ({"toll": 1}, 6)
    bench.do(end_of_round(bench.battle))
    bench.do(end_of_round(bench.battle))
    assert (bench.battle.counters["toll"], warden.hp) == (2, 4)
    leaf = bench.rat("0,0")
    deed = bench.deed("warden")
    deed.this = leaf.id
    bench.do(bench.effect("warden", "lose_hp(1, this)", deed))
    bench.do(bench.effect("warden", "lose_hp(9)"))
    bench.stand("priest", "0,3")
    bench.do(start_round(bench.battle))
    bench.do(end_of_phase(bench.battle))
    assert bench.battle.counters == {"toll": 2, "grief": 1, "song": 1, "dawn": 1, "dusk": 1}


def test_an_aura_lasts_as_long_as_its_condition() -> None:
    bench = Bench(encounter=twins("withdraw(1)"))
    ash, elm = bench.boss("-3,0", key="ash"), bench.boss("3,-3", key="elm")
    assert (defense_of(bench.battle, ash), defense_of(bench.battle, elm)) == (2, 2)
    bench.boss("1,-2", key="ash")
    assert (defense_of(bench.battle, ash), defense_of(bench.battle, elm)) == (3, 3)


@rule("OS-8.7.9")
def test_withdrawing_leads_straight_away_from_the_target() -> None:
    bench = Bench(encounter=twins("withdraw(2)"))
    ash = bench.boss("0,0", key="ash")
    bench.stand("warden", "0,1")
    bench.do(encounter(bench.battle))
    assert (bench.at(ash), bench.looks(ash)) == ("0,-2", "N")


@rule("OS-13.4.1", "OS-13.4.3", "OS-13.4.5", "OS-13.4.6")
def test_a_large_charge_breaks_and_attacks_all_on_its_way() -> None:
    bench = Bench(encounter=twins("boss_does(elm, strike(plain, charge=4))"))
    elm = bench.boss("0,-3", key="elm")
    on_the_way, beside = bench.stand("warden", "0,0"), bench.stand("priest", "3,-1")
    bench.trees("0,-1")
    bench.foes_draw("y:3 y:2")
    bench.do(encounter(bench.battle))
    assert (bench.at(elm), bench.battle.obstacles) == ("0,1", [])
    assert (on_the_way.hp, beside.hp) == (5, 6)
    assert not on_the_way.mask() & elm.mask()


@rule("OS-13.4.2")
def test_a_small_charger_stops_at_obstacles_and_makes_room() -> None:
    bench = Bench(encounter=twins("strike(plain, charge=2)"))
    ash = bench.boss("0,-2", key="ash")
    warden = bench.stand("warden", "0,0")
    bench.foes_draw("r:4c")
    bench.do(encounter(bench.battle))
    assert warden.hp == 5
    assert bench.at(ash) == "0,1"


@rule("OS-13.11.1", "OS-13.11.2")
def test_a_wave_is_aimed_at_the_most_enemies() -> None:
    bench = Bench(encounter=twins("boss_does(elm, strike(plain, wave))"))
    bench.boss("0,-2", key="elm")
    hit = [bench.stand(name, at) for name, at in (("warden", "0,2"), ("priest", "1,1"))]
    spared = bench.stand("ranger", "4,-2")
    bench.foes_draw("y:3 y:3c")
    bench.do(encounter(bench.battle))
    assert [figure.hp for figure in hit] == [5, 4]
    assert spared.hp == 6


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("cells: [middle]", "'middle' is none of centre"),
        ("cells: [centre], icon: eye", "icon: is 'eye'"),
    ],
)
def test_what_is_wrong_with_an_encounter_is_told(wrong: str, reason: str) -> None:
    text = TWINS.replace("cells: [centre]", wrong, 1) + "  []\n"
    with pytest.raises(BadContent, match=reason):
        read_twins(entry_of(text))


@rule("OS-13.3.1", "OS-13.3.3", "OS-13.3.4")
def test_a_chain_of_an_enemy_goes_on_to_the_nearest() -> None:
    bench = Bench(encounter=twins("strike(plain, range=5, chain=2, targets=3)"))
    bench.boss("0,-4", key="ash")
    names = (("warden", "0,0"), ("priest", "0,2"), ("ranger", "0,3"), ("warbear", "4,0"))
    figures = [bench.stand(name, at) for name, at in names]
    bench.do(bench.effect("warden", "might(2, each(boss), until=round)"))
    bench.foes_draw("r:4c r:3 r:2")
    bench.do(encounter(bench.battle))
    damages = [event.where for event in bench.told("damage")]
    assert damages == [9, 7, 4]
    assert figures[3].hp == 6


ACTIONS = """
actions:
  - {id: dig, limit: turn, cost: 1, do: token(defense)}
  - {id: ring, limit: round, cost: 2, if: near_obstacle, do: "count(bells, 1, of_board)"}
  - {id: plant, limit: encounter, cost: 0, do: heal(1)}
"""


def test_the_board_offers_actions_within_their_limits() -> None:
    bench = Bench(encounter=twins("withdraw(1)", more=ACTIONS))
    bench.boss("-3,0", key="ash")
    for name, at in (("warden", "0,4"), ("priest", "2,3")):
        bench.stand(name, at)
    begin_turn(bench.battle, 0)
    assert offered_actions(bench, "warden") == [0, 2]
    bench.trees("0,3")
    assert offered_actions(bench, "warden") == [0, 1, 2]
    for answer in ("board-action:dig", "board-action:ring", "board-action:plant"):
        bench.do(turn(bench.battle), answer)
    assert (bench.token("warden", "defense"), bench.oathsworn("warden").animus) == (1, 5)
    assert (bench.battle.counters, bench.oathsworn("warden").counters) == ({"bells": 1}, {})
    assert offered_actions(bench, "warden") == []
    bench.trees("2,2")
    begin_turn(bench.battle, 1)
    assert offered_actions(bench, "priest") == [0]
    bench.do(start_round(bench.battle))
    assert offered_actions(bench, "priest") == [0, 1]


def offered_actions(bench: Bench, name: str) -> list[int]:
    options = turn_options(bench.battle, bench.oathsworn(name))
    return [option.what for option in options if option.verb == "board-action"]
