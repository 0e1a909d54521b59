"""Enemy chains, interrupts against a mob, and which of several shortest ways an enemy takes."""

from questhall.boards.floods import distances
from questhall.boards.masks import places_in
from questhall.boards.walking import sliding_walk
from questhall.games.oathsworn.printed.cards import MomentKind
from questhall.games.oathsworn.printed.clearing import BOARD, cell_name
from questhall.games.oathsworn.rules.boss.minions import activate_minions
from questhall.games.oathsworn.rules.boss.moving import advance
from questhall.games.oathsworn.rules.rounds import encounter
from questhall.games.oathsworn.rules.turn.interrupts import Window, fitting
from questhall.games.oathsworn.state.deeds import Blow
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.twins import twins

CHAIN = "boss_does(ash, then(advance(3), strike(plain, chain=3, targets=2)))"
LARGE_CHAIN = "boss_does(elm, then(advance(3), strike(plain, chain=3, targets=2)))"


@rule("OS-13.3.5", "OS-13.3.6")
def test_an_enemy_ends_its_chain_next_to_the_last_target_and_faces_it() -> None:
    bench = Bench(encounter=twins(CHAIN))
    ash = bench.boss("0,-3", key="ash")
    bench.stand("warden", "0,-1")
    bench.stand("priest", "0,2")
    bench.do(encounter(bench.battle))
    assert (bench.at(ash), bench.looks(ash)) == ("0,1", "S")


@rule("OS-13.3.5")
def test_a_large_enemy_does_so_with_its_whole_base() -> None:
    bench = Bench(encounter=twins(LARGE_CHAIN))
    elm = bench.boss("0,-3", key="elm")
    bench.boss("-8,4", key="ash")
    bench.stand("warden", "0,0")
    priest = bench.stand("priest", "0,3")
    bench.do(encounter(bench.battle))
    assert BOARD.beside(elm.mask()) & priest.mask()
    assert not elm.mask() & priest.mask()


@rule("OS-13.3.5")
@ruling("OS-R83")
def test_a_chain_ends_on_the_hex_of_a_last_target_that_died() -> None:
    bench = Bench()
    bench.boss("0,-3")
    warden = bench.stand("warden", "0,2")
    bench.rat("0,1")
    bench.rat("1,-1")
    bench.draw("y:3 w:2")
    last = bench.battle.minions()[0].id
    bench.do(
        bench.attack("warden", "attack(melee, bonus=4, chain=3, targets=2)"),
        f"target:{last}",
        "white:1",
    )
    assert bench.battle.minions() == []
    assert bench.at(warden) == "1,-1"


@rule("OS-8.11.2")
def test_one_of_a_mob_in_reach_is_enough_for_an_interrupt() -> None:
    bench = Bench(level=2)
    warden = bench.oathsworn("warden")
    figure = bench.stand("warden", "0,2")
    card = bench.card("warden_answer_in_kind")
    warden.box.remove(card)
    warden.hand.append(card)
    far, near = bench.rat("4,2"), bench.rat("0,1")
    window = Window(MomentKind.ATTACK_END, figure)
    for attackers, offered in (([far.id, near.id], True), ([far.id], False)):
        window.blow = Blow(attackers, [figure.id], [0, 1, 0, 0])
        found = [use.card for use in fitting(bench.battle, window, warden, warden.animus)]
        assert (card in found) == offered


@rule("OS-8.10.4", "OS-8.9.3")
def test_minions_of_a_reaction_look_for_their_own_target() -> None:
    bench = Bench()
    bench.stand("warden", "0,4")
    near = bench.stand("priest", "3,0")
    bench.rat("4,-1")
    bench.do(activate_minions(bench.battle))
    assert [event.where for event in bench.told("struck")] == [near.id]


@example("OS-EX-27")
@rule("OS-8.5.1")
def test_a_large_enemy_takes_the_northern_of_two_ways() -> None:
    bench = Bench()
    boss = bench.boss("-3,0")
    target = bench.stand("warden", "3,1")
    path = sliding_walk(boss.stance(), target.mask(), 9)
    before = boss.stance()
    nearer = [
        way
        for way in range(6)
        if before.step(way) >= 0
        and BOARD.distance_between(before.at(before.step(way)).mask(), target.mask())
        < BOARD.distance_between(before.mask(), target.mask())
    ]
    assert len(nearer) == 2
    assert path[0] == min(before.step(way) for way in nearer)
    advance(bench.battle, boss, target, 4)
    assert bench.at(boss) == cell_name(path[min(4, len(path)) - 1])


@example("OS-EX-28")
@rule("OS-8.6.1", "OS-8.5.1")
def test_a_normal_enemy_chooses_each_step_north_then_west() -> None:
    bench = Bench()
    target = bench.stand("warden", "4,0")
    rat = bench.rat("-2,1")
    bench.piece("wall", "0,-1", "0,0", "0,1")
    free = bench.battle.free() | rat.mask()
    far = distances(BOARD.neighbours, BOARD.beside(target.mask()) & free, free)
    assert far[rat.place] == 6
    while far[rat.place]:
        better = [p for p in places_in(BOARD.neighbours[rat.place]) if far[p] < far[rat.place]]
        advance(bench.battle, rat, target, 1)
        assert rat.place == better[0]
