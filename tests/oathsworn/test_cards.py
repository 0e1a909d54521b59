"""Cards of the four classes that do more than attack."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import HAND_OF
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.board.numbers import movement_of
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_uses
from tests.marks import rule
from tests.oathsworn.bench import Bench


def bench_of(name: str, at: str = "0,2", level: int = 1) -> Bench:
    bench = Bench(level=level)
    bench.stand(name, at)
    begin_turn(bench.battle, bench.oathsworn(name).place)
    oathsworn = bench.oathsworn(name)
    oathsworn.hand += oathsworn.box
    oathsworn.box = []
    return bench


def play(bench: Bench, key: str, *answers: str, line: int = 0) -> None:
    bench.do(turn(bench.battle), f"play:{bench.card(key)}@{line}", *answers)


@pytest.mark.parametrize(
    "key", ["blade", "cur", "exile", "penitent", "priest", "ranger", "warbear", "warden"]
)
def test_each_class_has_fifteen_cards_and_can_refresh_its_might(key: str) -> None:
    board = library().classes[key]
    assert len(board.cards) == 15
    starting = [card.cooldown for card in board.unlocked(1)]
    assert [starting.count(cooldown) for cooldown in range(4)] == list(HAND_OF)
    assert {card.level for card in board.cards} == {1, 2, 5, 10, 15}


# -- Warden -----------------------------------------------------------------------------


def test_rim_blow_counts_defense_tokens() -> None:
    bench = bench_of("warden")
    boss = bench.boss("0,0")
    bench.tokens("warden", defense=5)
    bench.draw("y:3")
    play(bench, "warden_rim_blow", "white:0")  # 3 + 1 + 2
    assert boss.dice[0] == 3
    assert bench.at(boss) == "0,-1"


def test_step_between_gives_defense_to_neighbours() -> None:
    bench = bench_of("warden", "0,3")
    for name, at in (("priest", "0,0"), ("ranger", "4,0")):
        bench.stand(name, at)
    play(bench, "warden_step_between", "to-hex:0,1", line=1)
    held = [bench.token(name, "defense") for name in ("warden", "priest", "ranger")]
    assert held == [0, 1, 0]


def test_open_the_guard_is_paid_with_a_token() -> None:
    bench = bench_of("warden", level=5)
    boss = bench.boss("0,0")
    card = bench.card("warden_open_the_guard")
    warden = bench.oathsworn("warden")
    lines = [use.place for use in turn_uses(bench.battle, warden, True) if use.card == card]
    assert lines == [1, 2] if bench.battle.might[0].discard else [1]
    bench.tokens("warden", defense=1)
    bench.draw("y:2")
    play(bench, "warden_open_the_guard", "white:0")
    assert (boss.dice[0], bench.token("warden", "defense")) == (4, 0)


@rule("OS-8.3.11")
def test_taunt_needs_sight() -> None:
    bench = bench_of("warden", "0,4")
    rat = bench.rat("0,0")
    bench.trees("0,2")
    card = bench.card("warden_taunt")
    play(bench, "warden_taunt")
    assert (rat.taunted_by, bench.token("warden", "defense")) == (-1, 1)
    assert card in bench.oathsworn("warden").cooldown[2]


# -- Priest -----------------------------------------------------------------------------


@rule("OS-7.3.1")
def test_a_hit_pays_for_a_heal() -> None:
    bench = bench_of("priest")
    bench.boss("0,0")
    friend = bench.stand("warden", "0,4")
    friend.hp = 3
    bench.draw("r:3")
    answers = ("white:0", "special", f"figure:{friend.id}")
    play(bench, "priest_heavy_blow", *answers, line=1)
    assert friend.hp == 4
    assert bench.oathsworn("priest").animus == 4


def test_laying_on_of_hands_heals_the_badly_hurt_twice() -> None:
    for hp, healed in ((2, 4), (3, 4)):
        bench = bench_of("priest")
        friend = bench.stand("warden", "0,3")
        friend.hp = hp
        play(bench, "priest_laying_on_of_hands", f"figure:{friend.id}")
        assert friend.hp == healed
        assert bench.token("warden", "defense") == 1


@rule("OS-3.2.1", "OS-7.17.7")
def test_on_your_feet_gives_animus_and_takes_a_status() -> None:
    bench = bench_of("priest")
    friend = bench.stand("warden", "0,4")
    friend.statuses[Status.BLEED] = 1
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 0, 8
    play(bench, "priest_on_your_feet")
    assert (warden.animus, friend.statuses[Status.BLEED]) == (2, 0)


def test_shared_cup_serves_two() -> None:
    bench = bench_of("priest", level=5)
    ids = [bench.stand(name, at).id for name, at in (("warden", "0,3"), ("ranger", "1,2"))]
    bench.lay("warden", 2, "warden_taunt")
    bench.lay("ranger", 3, "ranger_multishot")
    answers = (f"figure:{ids[0]}", f"figure:{ids[1]}")
    play(bench, "priest_shared_cup", *answers, line=1)
    assert bench.on("warden", 1) == {"warden_taunt"}
    assert bench.on("ranger", 2) == {"ranger_multishot"}


@rule("OS-7.17.4", "OS-7.17.5")
def test_refreshing_takes_whole_discards_of_choice() -> None:
    bench = bench_of("priest")
    white, red = bench.battle.might_deck(0, 0), bench.battle.might_deck(0, 2)
    for deck in (white, red):
        deck.discard += [deck.draw.pop() for _ in range(4)]
    play(bench, "priest_heavy_blow", "refresh:white", line=3)
    assert (len(white.draw), len(red.draw)) == (18, 14)


# -- Ranger -----------------------------------------------------------------------------


def test_rustling_step_moves_before_or_after() -> None:
    bench = bench_of("ranger", "0,4")
    rat = bench.rat("0,0")
    bench.draw("y:2")
    play(bench, "ranger_rustling_step", "choice:2", "white:0", "to-hex:1,2")
    assert not rat.on_board
    assert bench.at(bench.figure("ranger")) == "1,2"


def test_a_pinned_target_moves_two_less() -> None:
    bench = bench_of("ranger", "0,4")
    boss = bench.boss("0,0")
    bench.draw("y:2")
    play(bench, "ranger_pinning_arrow", "white:0", "raise:yellow")
    assert movement_of(bench.battle, boss, 7) == 5


def test_the_canopy_path_leads_to_another_obstacle() -> None:
    bench = bench_of("ranger", "0,4")
    bench.trees("0,3", "4,0")
    bench.do(turn(bench.battle), "special", "to-hex:3,0")
    assert bench.at(bench.figure("ranger")) == "3,0"
    assert bench.oathsworn("ranger").animus == 5
    assert not bench.battle.has_moved


@rule("OS-7.10.5")
def test_living_fletching_chooses_any_part() -> None:
    bench = bench_of("ranger", "0,4", level=10)
    boss = bench.boss("0,0")
    bench.draw("y:2")
    play(bench, "ranger_living_fletching", "white:0", "part:mother-tail")
    assert boss.dice[3] == 5


# -- Warbear ----------------------------------------------------------------------------


def test_who_was_shifted_is_hit_harder() -> None:
    bench = bench_of("warbear")
    boss = bench.boss("0,0")
    bench.do(turn(bench.battle), "special", "facing:SW")
    assert bench.looks(boss) == "SW"
    bench.draw("y:1 y:1")
    play(bench, "warbear_set_the_feet", "white:0")  # 2 + 1 + 1 on a flank now
    assert 30 - sum(boss.dice) == 2
    assert bench.token("warbear", "defense") == 1


def test_heave_throws_a_friend_and_strengthens_him() -> None:
    bench = bench_of("warbear", "0,2", level=2)
    friend = bench.stand("warden", "0,3")
    boss = bench.boss("0,-1")
    bench.stand("priest", "1,2")
    play(bench, "warbear_heave", f"figure:{friend.id}", "to-hex:1,0")
    assert bench.at(friend) == "1,0"
    bench.draw("y:2")
    bench.do(bench.attack("warden"), "white:0", "part:mother-left_flank")
    assert boss.dice[2] == 4
    bench.draw("y:2")
    bench.do(bench.attack("warden"), "white:0", "part:mother-left_flank")
    assert boss.dice[2] == 3
