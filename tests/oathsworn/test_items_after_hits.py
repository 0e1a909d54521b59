"""Items that are used when the own attack hits, kills, breaks or is critical (OS-7.16)."""

from collections.abc import Callable

import pytest

from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import added_damage, calm, equip, offered, strike


def at_a_rat(away: int = 1, hp: int = 50) -> tuple[Bench, Figure]:
    bench = Bench()
    calm(bench)
    rat = bench.rat("0,0")
    rat.hp = hp
    bench.stand("warden", f"0,{away}")
    return bench, rat


# -- what happens to the target ---------------------------------------------------------

# How far the attacker stands, and where the rat is after the hit.
SHIFTS = {
    "great_maul": (1, "0,-1"),
    "mile_hammer": (1, "0,-3"),
    "lamp_post": (1, "0,-2"),
    "drovers_bow": (3, "0,-1"),
    "oar_club": (1, "0,-2"),
    "fishers_glaive": (3, "0,2"),
}


@rule("OS-13.7.1", "OS-13.9.1")
@pytest.mark.parametrize("key", SHIFTS)
def test_the_target_is_moved(key: str) -> None:
    away, end = SHIFTS[key]
    bench, rat = at_a_rat(away)
    card = equip(bench, "warden", key)
    text = "attack(range=3)" if key == "fishers_glaive" else "attack"
    strike(bench, "warden", "", f"play:{card}", text=text)
    assert bench.at(rat) == end


@rule("OS-7.9.1")
@pytest.mark.parametrize(
    "key", ["great_maul", "mile_hammer", "lamp_post", "oar_club", "tolling_hammer"]
)
def test_some_only_after_a_melee_attack(key: str) -> None:
    bench, _ = at_a_rat()
    card = equip(bench, "warden", key)
    strike(bench, "warden", text="attack(range=3)")
    assert not offered(bench, card)


@rule("OS-13.7.1", "OS-7.5.5")
def test_the_millstone_knocks_back_and_turns() -> None:
    bench, rat = at_a_rat()
    card = equip(bench, "warden", "millstone_maul")
    strike(bench, "warden", "", f"play:{card}", "facing:SW")
    assert (bench.at(rat), bench.looks(rat)) == ("0,-2", "SW")


@rule("OS-13.9.1")
def test_the_tolling_hammer_pushes_all_around() -> None:
    bench, rat = at_a_rat()
    other = bench.rat("-1,1")
    far = bench.rat("0,4")
    card = equip(bench, "warden", "tolling_hammer")
    strike(bench, "warden", f"target:{rat.id}", "", f"play:{card}")
    assert (bench.at(rat), bench.at(other), bench.at(far)) == ("0,-2", "-3,1", "0,4")


@rule("OS-12.2.1")
def test_a_sickle_makes_the_target_bleed() -> None:
    bench, rat = at_a_rat()
    card = equip(bench, "warden", "gleaners_sickle")
    strike(bench, "warden", "", f"play:{card}")
    assert rat.statuses[Status.BLEED] == 1


@rule("OS-12.2.3")
def test_a_snare_holds_only_normal_enemies() -> None:
    bench, rat = at_a_rat()
    card = equip(bench, "warden", "snare_axe")
    strike(bench, "warden", "", f"play:{card}")
    assert rat.statuses[Status.CRIPPLED] == 1
    bench = Bench()
    calm(bench)
    bench.boss("0,0")
    bench.stand("warden", "0,2")
    card = equip(bench, "warden", "snare_axe")
    strike(bench, "warden")
    assert not offered(bench, card)


@rule("OS-7.6.5")
def test_wax_lays_fire_under_the_target() -> None:
    bench, rat = at_a_rat()
    card = equip(bench, "warden", "wax_staff")
    strike(bench, "warden", "", f"play:{card}")
    (tile,) = bench.battle.tiles
    assert tile.cells == [rat.place]


# -- what the attacker has of it --------------------------------------------------------


def test_a_move_after_a_hit() -> None:
    for key, goal in (("carters_sabre", "0,3"), ("quiet_knife", "0,2")):
        bench, _ = at_a_rat()
        card = equip(bench, "warden", key)
        strike(bench, "warden", "", f"play:{card}", f"to-hex:{goal}")
        assert bench.at(bench.figure("warden")) == goal


@rule("OS-7.13.6")
def test_the_eel_knife_likes_flanks() -> None:
    for facing, tokens in (("NE", 1), ("S", 0)):
        bench, rat = at_a_rat()
        rat.facing = ("N", "NE", "SE", "S", "SW", "NW").index(facing)
        card = equip(bench, "warden", "eel_knife")
        strike(bench, "warden", *(["", f"play:{card}"] if tokens else []))
        assert bench.token("warden", "redraw") == tokens


def test_the_bronze_mace_guards_oneself_or_a_neighbour() -> None:
    bench, _ = at_a_rat()
    friend = bench.stand("priest", "1,1")
    bench.stand("ranger", "0,4")
    card = equip(bench, "warden", "bronze_mace")
    strike(bench, "warden", "", f"play:{card}", f"figure:{friend.id}")
    assert [bench.token(name, "defense") for name in ("warden", "priest")] == [0, 1]
    figures = [each for each in bench.options() if each.startswith("figure")]
    assert len(figures) == 2


@rule("OS-7.8.4")
def test_the_ringers_blade_brings_a_card_back() -> None:
    bench, _ = at_a_rat()
    bench.lay("warden", 1, "warden_rim_blow")
    card = equip(bench, "warden", "ringers_blade")
    strike(bench, "warden", "", f"play:{card}")
    assert "warden_rim_blow" in bench.hand("warden")


@rule("OS-12.1.5", "OS-7.8.2")
def test_the_peal_axe_causes_battleflow() -> None:
    bench, _ = at_a_rat()
    bench.lay("warden", 3, "warden_rim_blow")
    card = equip(bench, "warden", "peal_axe")
    strike(bench, "warden", "", f"play:{card}")
    assert "warden_rim_blow" in bench.on("warden", 2)
    assert card in bench.oathsworn("warden").cooldown[2]


# -- kills, breaks, criticals -----------------------------------------------------------


@rule("OS-7.14.4")
def test_a_killed_minion_pays_the_ferry() -> None:
    bench, _ = at_a_rat(hp=1)
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 2, 6
    card = equip(bench, "warden", "ferry_axe")
    strike(bench, "warden", "", f"play:{card}")
    assert warden.animus == 4


def test_the_brood_fang_moves_on_after_a_kill() -> None:
    for hp, end in ((1, "0,3"), (50, "0,1")):
        bench, _ = at_a_rat(hp=hp)
        card = equip(bench, "warden", "brood_fang")
        strike(bench, "warden", *(["", f"play:{card}", "to-hex:0,3"] if hp == 1 else []))
        assert bench.at(bench.figure("warden")) == end


@rule("OS-7.15.3", "OS-7.15.6")
def test_the_gallows_axe_guards_before_the_reaction() -> None:
    bench = Bench()
    calm(bench)
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    bench.stand("warden", "0,2")
    card = equip(bench, "warden", "gallows_axe")
    strike(bench, "warden", "", f"play:{card}", text="attack(bonus=2)")
    assert bench.token("warden", "defense") == 2
    assert bench.battle.queue
    assert not bench.told("reaction")


Check = Callable[[Bench], bool]

CRITICALS: dict[str, Check] = {
    "toll_mace": lambda bench: bench.token("warden", "defense") == 1,
    "candlewick_robe": lambda bench: bench.oathsworn("warden").animus == 1,
    "antler_staff": lambda bench: "warden_rim_blow" in bench.on("warden", 2),
}


@example("OS-EX-118")
@rule("OS-7.11.15")
@ruling("OS-R62")
@pytest.mark.parametrize("key", CRITICALS)
def test_a_critical_is_used_once_an_attack(key: str) -> None:
    bench, _ = at_a_rat()
    bench.lay("warden", 3, "warden_rim_blow")
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 0, 8
    card = equip(bench, "warden", key)
    bench.draw("w:2c w:2c y:3c r:4c r:3")
    bench.do(bench.attack("warden"), "white:2", f"play:{card}")
    assert CRITICALS[key](bench)
    windows = [each for each in bench.asked if each.prompt in ("window-4", "window-13")]
    assert len(windows) == 1


@rule("OS-7.11.9")
def test_heartwood_draws_one_more_of_the_colour() -> None:
    bench, _ = at_a_rat()
    card = equip(bench, "warden", "heartwood_staff")
    bench.draw("w:2c w:1 r:2 k:3")
    strike(bench, "warden", "", f"play:{card}")
    assert added_damage(bench) == 1
    assert len(bench.told("drew-critical")) == 1
