"""Enemies of a pack: their lines, their powers, and a master among them."""

from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.numbers import armour_of, most_hp

from ..bench import Bench

TWO = ("laegon_archer", "thorgar_cleric")


def foes(drawn: str = "A B C D E F") -> Bench:
    return Bench(drawn, TWO, packs=("frost",))


def test_a_wolf_hunts_whoever_is_wounded_most_and_howls() -> None:
    bench = foes()
    bench.hero(0, "B").wounds = 2
    wolf = bench.printed("frost:wolf_green_1", "D")
    other = bench.printed("frost:wolf_green_2", "F")
    bench.roll(blue=["miss"] * 9)
    bench.do_somehow(activate(bench.adventure, bench.foe(wolf)))
    assert (bench.at(wolf), bench.hero(0).wounds) == ("B", 4)
    bench.do_somehow(activate(bench.adventure, bench.foe(wolf)))
    assert bench.at(other) == "E", "it heard the howl"


def test_its_special_power() -> None:
    bench = foes()
    wolf = bench.printed("frost:wolf_green_1", "F")
    wolf.wounds = 2
    bench.do(bench.effect(wolf.id, "use_special"))
    assert wolf.wounds == 1


def test_an_enemy_power_of_the_pack() -> None:
    bench = foes()
    wolf = bench.printed("frost:wolf_green_1", "F")
    bench.with_power(wolf, "frost:ep_rime")
    assert armour_of(bench.adventure, wolf) == 1


def test_the_queen_bites_and_has_more_health_against_many() -> None:
    bench = foes("A B")
    queen = bench.printed("frost:queen", "A")
    before = [figure.wounds for figure in bench.adventure.figures[:2]]
    bench.roll(red=["hit hit"], blue=["hit", *["miss"] * 9])
    bench.do_somehow(activate(bench.adventure, bench.foe(queen)))
    after = [figure.wounds for figure in bench.adventure.figures[:2]]
    assert before == [0, 0]
    assert min(after) == 1, "the bite hits both"
    assert max(after) > 1, "the blow one of them"
    assert most_hp(bench.adventure, queen) == 8
