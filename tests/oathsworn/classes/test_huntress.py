"""Every card of the Huntress, and where her falcons fly."""

import pytest

from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import might_of
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.turns import at_turn, can_play, play


def at_her_turn(at: str = "0,4") -> Bench:
    return at_turn("huntress", at)


def carried(bench: Bench, *carriers: Figure) -> None:
    """Her falcons sit here; the rest are on her board."""
    own = bench.figure("huntress").id
    ids = [figure.id for figure in carriers]
    bench.oathsworn("huntress").falcons = [*ids, own, own][:2]


def carriers(bench: Bench) -> list[int]:
    return sorted(bench.oathsworn("huntress").falcons)


def refreshes(bench: Bench, key: str, line: int, *answers: str) -> bool:
    deck = bench.battle.might_deck(Side.COMPANY, Colour.YELLOW)
    deck.discard.append(deck.draw.pop())
    play(bench, key, "refresh:yellow", *answers, line=line)
    return deck.discard == []


# -- falcons ------------------------------------------------------------------------------


@rule("OS-4.2.19", "OS-14.4.1", "OS-14.4.5")
def test_two_falcons_start_on_her_board() -> None:
    bench = at_her_turn()
    own = bench.figure("huntress").id
    assert carriers(bench) == [own, own]


@rule("OS-14.4.1")
def test_she_whistles_once_a_turn_to_a_target_in_sight() -> None:
    bench = at_her_turn()
    boss, rat = bench.boss("0,-1"), bench.rat("3,1")
    bench.trees("0,3")
    friend = bench.stand("warden", "1,3")
    bench.do(turn(bench.battle), "special", f"figure:{friend.id}")
    own = bench.figure("huntress").id
    assert carriers(bench) == sorted([own, friend.id])
    assert f"figure:{boss.id}" not in bench.options()
    assert rat.on_board
    assert bench.oathsworn("huntress").animus == 7
    bench.do(turn(bench.battle), "end-turn")
    assert "special" not in bench.options()


@rule("OS-14.4.2")
def test_a_falcon_is_called_back() -> None:
    bench = at_her_turn()
    rat = bench.rat("0,0")
    carried(bench, rat, rat)
    own = bench.figure("huntress").id
    bench.do(turn(bench.battle), "special")
    assert carriers(bench) == sorted([own, rat.id])


@rule("OS-14.4.2")
def test_a_falcon_comes_home_when_its_carrier_dies() -> None:
    bench = at_her_turn()
    rat = bench.rat("0,0")
    carried(bench, rat)
    bench.do(lose_hp(bench.battle, rat, 1, -1))
    own = bench.figure("huntress").id
    assert carriers(bench) == [own, own]


@rule("OS-7.19.5")
def test_falcons_leave_with_a_fallen_huntress() -> None:
    bench = at_her_turn()
    bench.stand("warden", "0,0")
    bench.do(lose_hp(bench.battle, bench.figure("huntress"), 6, -1))
    assert carriers(bench) == []


# -- starting cards -----------------------------------------------------------------------


def test_hood_off_attacks_or_refreshes_and_sends() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("y:2 y:2")
    play(bench, "huntress_hood_off", "white:0")
    assert sum(boss.dice) == 28
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    assert refreshes(bench, "huntress_hood_off", 2)
    assert boss.id in carriers(bench)


@rule("OS-14.4.3", "OS-14.4.4")
def test_a_falcon_attacks_without_sight_the_part_nearest_to_her() -> None:
    bench = at_her_turn("8,-4")
    boss = bench.boss("-4,2")
    bench.trees("7,-4", "7,-3")
    assert 1 not in can_play(bench, "huntress_hood_off")
    carried(bench, boss)
    bench.draw("y:3 y:2")
    play(bench, "huntress_hood_off", "white:0", line=1)  # 5 + 1
    assert sum(boss.dice) == 27
    assert carriers(bench)[-1] == boss.id


@pytest.mark.parametrize(("count", "damage"), [(0, 4), (1, 5), (2, 6)])
def test_feather_and_shaft_counts_the_falcons_on_the_target(count: int, damage: int) -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    carried(bench, *[boss] * count)
    bench.draw("y:2 y:2")
    own = bench.figure("huntress").id
    sent = [f"falcon-of:{boss.id}"] * (count == 1)
    play(bench, "huntress_feather_and_shaft", "white:0", *sent)
    assert bench.told("damage")[0].where == damage
    assert carriers(bench).count(own) == {0: 1, 1: 2, 2: 1}[count]


def test_a_boar_step_ends_in_a_blow() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,0")
    bench.draw("y:2 y:1")
    play(bench, "huntress_boar_step", "to-hex:0,2", "white:0")  # 3 + 1
    assert sum(boss.dice) == 28
    assert bench.at(boss) == "0,-1"


def test_a_stoop_sends_and_strikes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("r:3 y:1")
    play(bench, "huntress_stoop", "white:0", "raise:yellow")
    assert sum(boss.dice) == 28
    assert boss.id in carriers(bench)


def struck(bench: Bench, friend: Figure, faces: str, *answers: str) -> None:
    bench.foes_draw(faces)
    boss = bench.boss("0,-1")
    blow = Blow([boss.id], [friend.id], [len(faces.split()), 0, 0, 0])
    blow.range = 1
    bench.do(deliver(bench.battle, blow), *answers)


@rule("OS-14.4.3", "OS-7.11.14")
def test_wing_guard_needs_a_falcon_on_whom_is_attacked() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    card = bench.card("huntress_wing_guard")
    struck(bench, friend, "w:2 w:2", "no-defense")
    assert friend.hp == 5
    carried(bench, friend)
    struck(bench, friend, "w:2 w:1 w:1", "no-defense", f"play:{card}@0")
    assert friend.hp == 5
    assert friend.id not in carriers(bench)


@rule("OS-14.4.3")
def test_wing_guard_protects_her_with_a_falcon_at_home() -> None:
    bench = at_her_turn("0,1")
    card = bench.card("huntress_wing_guard")
    struck(bench, bench.figure("huntress"), "w:2 w:2", "no-defense", f"play:{card}@0")
    assert bench.figure("huntress").hp == 5  # 2 against a defense of 2


@rule("OS-14.4.3")
def test_twin_talons_need_both_falcons_on_one_enemy() -> None:
    bench = at_her_turn()
    boss, rat = bench.boss("0,-1"), bench.rat("4,-2")
    carried(bench, boss, rat)
    assert can_play(bench, "huntress_twin_talons") == [1]
    carried(bench, boss, boss)
    bench.draw("y:2 y:1")
    play(bench, "huntress_twin_talons", "white:0", "no-more")  # 3 + 3
    assert sum(boss.dice) == 27
    assert boss.id not in carriers(bench)


def test_twin_talons_without_falcons_are_an_attack() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("y:2 y:1")
    play(bench, "huntress_twin_talons", "white:0", "no-more", line=1)
    assert sum(boss.dice) == 28


def test_blinding_wings_take_a_card_from_an_enemy() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    before = sum(might_of(bench.battle, boss))
    play(bench, "huntress_blinding_wings")
    assert sum(might_of(bench.battle, boss)) == before - 1
    assert boss.id in carriers(bench)


# -- later cards --------------------------------------------------------------------------


@pytest.mark.parametrize("home", [0, 1, 2])
def test_a_spare_string_redraws_for_each_falcon_at_home(home: int) -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    carried(bench, *[boss] * (2 - home))
    bench.draw("y:1 y:1 y:2 y:2")
    redraws = ["redraw:yellow-10"] * home
    play(bench, "huntress_spare_string", "white:0", *redraws)
    assert bench.told("damage")[0].where == 3 + home
    assert len(bench.told("redrew")) == home


def test_a_spotters_cry_helps_a_friend() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    bench.boss("0,-1")
    play(bench, "huntress_spotters_cry")
    assert friend.id in carriers(bench)
    assert bench.token("warden", "redraw") == 1
    bench.draw("y:2")
    bench.do(bench.attack("warden"), "white:0")
    assert bench.told("damage")[0].where == 4


@rule("OS-7.17.1")
def test_she_meets_the_rush_of_whoever_comes_near() -> None:
    bench = at_her_turn()
    boss, other = bench.boss("0,-1"), bench.rat("1,3")
    deed = bench.deed("huntress")
    deed.figure, deed.fighter, deed.target = boss.id, -1, bench.figure("huntress").id
    card = bench.card("huntress_meet_the_rush")
    bench.draw("y:2 y:1")
    answers = (f"play:{card}@0", "white:0", "no-more", "to-hex:-1,4")
    bench.do(bench.effect("huntress", "advance(8)", deed), *answers)  # 3 + 1
    assert (sum(boss.dice), other.on_board) == (28, True)
    assert bench.at(bench.figure("huntress")) == "-1,4"


def test_cast_both_attacks_sends_and_refreshes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    carried(bench, boss)
    bench.draw("y:2 y:1")
    play(bench, "huntress_cast_both", "white:0")
    assert bench.told("damage")[0].where == 4
    bench = at_her_turn()
    boss, friend = bench.boss("0,-1"), bench.stand("warden", "1,3")
    bench.oathsworn("huntress").animus, bench.oathsworn("huntress").reserve = 4, 4
    own = bench.figure("huntress").id
    answers = (f"falcon-of:{own}", f"figure:{boss.id}", f"falcon-of:{own}", f"figure:{friend.id}")
    play(bench, "huntress_cast_both", *answers, line=1)
    assert carriers(bench) == sorted([boss.id, friend.id])
    assert bench.oathsworn("huntress").animus == 4
    assert refreshes(at_her_turn(), "huntress_cast_both", 2)


@rule("OS-13.3.1", "OS-14.4.4")
def test_a_low_pass_chains_and_ends_on_the_last_that_lives() -> None:
    bench = at_her_turn()
    rats = [bench.rat("0,0"), bench.rat("0,-2"), bench.rat("2,-3")]
    rats[1].hp = 9
    carried(bench, rats[0])
    bench.draw("y:3 y:2")
    targets = [f"target:{rat.id}" for rat in rats[1:]]
    play(bench, "huntress_low_pass", *targets, "white:0", "no-more")
    assert [rat.on_board for rat in rats] == [False, True, True]
    assert rats[2].id in carriers(bench)
    assert bench.at(bench.figure("huntress")) == "0,4"


def test_borrowed_wings_carry_a_friend_through_characters() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,2")
    bench.rat("0,1")
    answers = (f"figure:{friend.id}", "to-hex:0,-1")
    play(bench, "huntress_borrowed_wings", *answers)
    assert (bench.at(friend), bench.token("warden", "defense")) == ("0,-1", 1)


@rule("OS-14.4.3")
def test_a_heartwood_shot_finds_any_part_under_a_falcon() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("y:2 y:1")
    play(bench, "huntress_heartwood_shot", "white:0", "no-more")
    assert boss.dice[0] == 4
    bench = at_her_turn()
    boss = bench.boss("0,0")
    carried(bench, boss)
    bench.draw("y:2 y:1")
    play(bench, "huntress_heartwood_shot", "white:0", "no-more", "part:mother-tail")
    assert boss.dice[3] == 4


def test_circling_death_attacks_once_with_each_falcon() -> None:
    bench = at_her_turn()
    boss, rat = bench.boss("0,-1"), bench.rat("4,-2")
    carried(bench, boss)
    assert can_play(bench, "huntress_circling_death") == []
    carried(bench, boss, rat)
    bench.draw("y:2 y:2 y:2 y:1")
    play(bench, "huntress_circling_death", f"target:{boss.id}", "white:0", "white:0")
    assert (sum(boss.dice), rat.on_board) == (28, False)
    own = bench.figure("huntress").id
    assert carriers(bench) == [own, own]


@rule("OS-7.7.5")
@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("attacks", [0, 1])
def test_circling_death_ends_when_she_wants_no_more_attacks(together: bool, attacks: int) -> None:
    bench = at_her_turn()
    boss, rat = bench.boss("0,-1"), bench.rat("4,-2")
    carried(bench, boss, boss if together else rat)
    bench.draw("y:2 y:2")
    answers = [f"target:{boss.id}", "white:0"] if attacks else []
    play(bench, "huntress_circling_death", *answers, "no-attack")
    assert len(bench.told("attacks")) == attacks
    own = bench.figure("huntress").id
    assert carriers(bench) == [own, own]


@rule("OS-7.15.6")
def test_circling_death_ends_for_an_enemy_whose_part_broke() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    carried(bench, boss, boss)
    boss.dice[0] = 1
    bench.draw("y:2 y:2")
    play(bench, "huntress_circling_death", "white:0")
    assert len(bench.told("attacks")) == 1


@rule("OS-7.17.1")
@pytest.mark.parametrize(("falcon", "redraws"), [(False, 2), (True, 3)])
def test_a_hunters_patience_redraws_more_under_a_falcon(falcon: bool, redraws: int) -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    bench.boss("0,-1")
    carried(bench, *[friend] * falcon)
    bench.draw("y:1 y:1 y:1 y:2")
    card = bench.card("huntress_patience")
    answers = ["white:0", f"play:{card}@0", *["redraw:yellow-10"] * redraws]
    bench.do(bench.attack("warden"), *answers)
    assert len(bench.told("redrew")) == redraws


def test_a_hunters_patience_serves_herself() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.draw("y:1 y:1 y:2")
    card = bench.card("huntress_patience")
    answers = ("white:0", f"play:{card}@0", "redraw:yellow-10")
    bench.do(bench.attack("huntress"), *answers)
    assert bench.told("damage")[0].where == 3


def test_the_mistress_of_the_mews_attacks_and_recalls_and_sends() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("y:2 y:1")
    play(bench, "huntress_mistress_of_the_mews", "white:0", "no-more")
    assert bench.told("damage")[0].where == 4
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    carried(bench, boss, boss)
    bench.draw("y:2 y:1")
    play(bench, "huntress_mistress_of_the_mews", "white:0", line=1)
    assert bench.told("damage")[0].where == 5
    assert carriers(bench).count(boss.id) == 1
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    own = bench.figure("huntress").id
    flights = (f"falcon-of:{own}", f"falcon-of:{own}")
    assert refreshes(bench, "huntress_mistress_of_the_mews", 2, *flights)
    assert carriers(bench) == [boss.id, boss.id]


def test_sky_and_steel_strike_together() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,0")
    carried(bench, boss, boss)
    bench.draw("y:2 y:1")
    play(bench, "huntress_sky_and_steel", "to-hex:0,2", "white:0", "no-more")
    assert bench.told("damage")[0].where == 7


@rule("OS-8.8.11", "OS-14.4.3")
def test_a_friend_is_snatched_away() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    bench.rat("0,2")
    carried(bench, friend)
    card = bench.card("huntress_snatch_away")
    struck(bench, friend, "w:2 w:2", f"play:{card}@0", "to-hex:0,3")
    assert (friend.hp, bench.at(friend)) == (6, "0,3")
    assert friend.id not in carriers(bench)


def test_the_red_sky_hunt_sends_both_to_one_prey() -> None:
    bench = at_her_turn()
    boss, rat = bench.boss("0,-1"), bench.rat("2,-1")
    bench.draw("y:b y:2 y:2")
    answers = (f"figure:{boss.id}", "white:0", "no-more", "redraw:yellow-0")
    play(bench, "huntress_red_sky_hunt", *answers)  # 4 + 4
    assert carriers(bench) == [boss.id, boss.id]
    assert (sum(boss.dice), rat.on_board) == (26, True)
