"""The first encounter: each Stage Card and each ability of its board does what it says."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.board.numbers import defense_of, might_of
from questhall.games.oathsworn.rules.rounds import encounter
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule
from tests.oathsworn.bench import Bench

MAW, RIGHT, LEFT, TAIL, BELLY = range(5)


def bench_with(card: str, *, at: str = "0,3", boss_at: str = "0,-2") -> tuple[Bench, Figure]:
    """A Stage Card that comes next, the Warden as its prey, everybody else away."""
    bench = Bench()
    bench.stand("warden", at)
    boss = bench.boss(boss_at)
    for pile in bench.battle.stage_piles:
        if bench.card(card) in pile:
            pile.remove(bench.card(card))
            pile.append(bench.battle.face_up)
            bench.battle.face_up = bench.card(card)
    return bench, boss


def happen(bench: Bench, *answers: str) -> None:
    bench.do(encounter(bench.battle), *answers)


@rule("OS-8.2.1", "OS-8.2.4", "OS-8.8.11")
@pytest.mark.parametrize(("card", "end"), [("mother_1", "3,1"), ("mother_2", "-3,4")])
def test_she_litters_comes_bites_and_moves_on(card: str, end: str) -> None:
    bench, boss = bench_with(card)
    bench.foes_draw("r:3 r:3 y:1 y:1 y:b")
    happen(bench)
    assert bench.figure("warden").hp == 4
    assert len(bench.battle.minions()) == 1
    assert bench.at(boss) == end
    assert boss.place != bench.figure("warden").place


@rule("OS-8.8.10")
def test_a_caustic_bite_eats_defense_for_each_hp() -> None:
    bench, _ = bench_with("mother_3")
    bench.foes_draw("r:3 r:3 y:2 y:b y:b")
    happen(bench)
    assert bench.figure("warden").hp == 4
    assert defense_of(bench.battle, bench.figure("warden")) == 2


@rule("OS-8.2.2")
@pytest.mark.parametrize("card", ["mother_4", "mother_7"])
def test_goaded_rats_draw_one_card_more_this_round(card: str) -> None:
    bench, _ = bench_with(card)
    rat = bench.rat("4,2")
    happen(bench)
    assert might_of(bench.battle, rat) == [1, 2, 0, 0]
    assert bench.battle.open_cards == [bench.card(card)]


@example("OS-EX-43")
@rule("OS-13.6.1", "OS-13.6.2", "OS-13.6.4", "OS-13.6.5", "OS-13.7.7", "OS-15.1.3")
@pytest.mark.parametrize("card", ["mother_5", "mother_11"])
def test_the_tail_whips_a_cone_behind_her(card: str) -> None:
    bench, boss = bench_with(card, at="0,2")
    bench.stand("priest", "-1,4")
    bench.foes_draw("r:3 r:3 y:b y:b y:b")
    happen(bench)
    assert bench.looks(boss) == "N"  # the rear to the south
    assert (bench.at(bench.figure("warden")), bench.figure("warden").hp) == ("0,4", 5)
    assert bench.figure("priest").hp == 4


@rule("OS-8.3.12")
def test_in_fury_she_turns_on_the_next_nearest() -> None:
    bench, _ = bench_with("mother_6", at="0,1")
    bench.stand("priest", "3,1")
    bench.foes_draw("r:3 r:3 y:b y:b y:b r:3 r:3 y:b y:b y:b")
    happen(bench)
    assert (bench.figure("warden").hp, bench.figure("priest").hp) == (5, 4)


@rule("OS-13.1.3", "OS-7.6.6")
@pytest.mark.parametrize("card", ["mother_8", "mother_9"])
def test_a_ripe_rat_bursts_over_its_neighbours(card: str) -> None:
    bench, _ = bench_with(card, at="0,3")
    rat = bench.rat("0,2")
    bench.foes_draw("r:3 r:3 y:b y:b y:b")
    happen(bench)
    assert not rat.on_board
    assert bench.figure("warden").hp == 5
    assert len(bench.battle.tiles) == 1
    assert len(bench.battle.tiles[0].cells) == 7


def test_she_eats_a_rat_and_mends_her_worst_wound() -> None:
    bench, boss = bench_with("mother_10", at="0,4")
    boss.dice = [6, 2, 5, 0, 6]
    rat = bench.rat("-6,4")
    happen(bench)
    assert boss.dice == [6, 5, 5, 0, 6]
    assert not rat.on_board


def test_her_shriek_costs_tokens_or_hp_who_stands_alone() -> None:
    bench, _ = bench_with("mother_12", at="0,4")
    bench.stand("priest", "0,1")
    bench.tokens("warden", defense=2)
    bench.foes_draw("w:2 w:1 w:b w:2c")
    happen(bench, "choice:1")
    assert bench.token("warden", "defense") == 0
    hp = (bench.figure("warden").hp, bench.figure("priest").hp)
    assert hp == (6, 5)  # the Priest was first and has no tokens


@rule("OS-8.8.11", "OS-7.9.3")
@pytest.mark.parametrize("card", ["mother_13", "mother_14"])
def test_bile_needs_its_target_in_reach(card: str) -> None:
    bench, _ = bench_with(card, at="0,4")
    happen(bench)
    assert len(bench.battle.tiles) == 1
    bench, _ = bench_with(card, at="0,4", boss_at="0,-3")
    bench.trees("0,2", "1,2", "-1,3", "0,3", "1,3", "-1,4")
    happen(bench)
    assert bench.battle.tiles == []


def test_slinking_away_she_lashes_out() -> None:
    bench, boss = bench_with("mother_15", at="0,0")
    bench.foes_draw("r:3 r:3 y:b y:b y:b")
    happen(bench)
    assert bench.figure("warden").hp == 5
    assert defense_of(bench.battle, boss) == 3
    assert bench.at(boss) == "0,-3"


@pytest.mark.parametrize(("stage", "tail", "rats"), [(1, 6, 1), (2, 6, 2), (2, 0, 1)])
def test_how_many_rats_a_litter_has(stage: int, tail: int, rats: int) -> None:
    bench, boss = bench_with("mother_1")
    bench.battle.stage = stage
    boss.dice[TAIL] = tail
    happen(bench)
    assert len(bench.battle.minions()) == rats


@rule("OS-8.8.2")
def test_a_broken_maw_leaves_out_the_strongest_card() -> None:
    bench, boss = bench_with("mother_1")
    boss.dice[MAW] = 0
    happen(bench)
    discards = [len(bench.battle.might_deck(1, colour).discard) for colour in range(4)]
    assert discards == [0, 3, 1, 0]


@rule("OS-4.2.4")
def test_there_are_five_cards_of_each_stage() -> None:
    cards = library().encounters["grain_mother"].stage_cards
    assert [len([card for card in cards if card.stage == stage]) for stage in (1, 2, 3)] == [5] * 3
