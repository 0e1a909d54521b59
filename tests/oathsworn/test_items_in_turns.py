"""Items that are used in the own turn (OS-7.1.4), and items without an ability."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status
from tests.marks import example, rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import calm, equip, is_of_use, use

MOVES = {
    "rawhide_bindings": 1,
    "tanned_leather_jerkin": 2,
    "pilgrim_boots": 1,
    "rootbark_leathers": 2,
    "plume_cloak": 3,
}
ANIMUS = {
    "flax_shift": 1,
    "lump_of_amber": 3,
    "oilcloth_mantle": 1,
    "moth_silk_robe": 1,
    "rootbell_staff": 2,
    "husk_staff": 2,
    "sowers_satchel": 3,
}
NO_ABILITY = ("sackcloth_robe", "plough_plate", "turtle_shield", "bellmetal_plate")


def bench_with(key: str, at: str = "0,2") -> tuple[Bench, int]:
    bench = Bench()
    calm(bench)
    bench.stand("warden", at)
    return bench, equip(bench, "warden", key)


@rule("OS-7.1.4", "OS-7.16.2", "OS-7.5.3")
@pytest.mark.parametrize("key", MOVES)
def test_moves(key: str) -> None:
    bench, card = bench_with(key, "0,-1")
    use(bench, "warden", card, f"to-hex:0,{MOVES[key] - 1}")
    assert bench.at(bench.figure("warden")) == f"0,{MOVES[key] - 1}"
    bench, card = bench_with(key, "0,-1")
    use(bench, "warden", card)
    reach = [each for each in bench.options() if each.startswith("to-hex")]
    assert f"to-hex:0,{MOVES[key]}" not in reach


@rule("OS-7.5.3")
def test_the_plume_cloak_goes_through_others() -> None:
    for key, through in (("plume_cloak", True), ("rootbark_leathers", False)):
        bench, card = bench_with(key, "0,0")
        for at in ("0,1", "1,0", "1,-1", "0,-1", "-1,0", "-1,1"):
            bench.rat(at)
        assert is_of_use(bench, "warden", card) == through


@rule("OS-7.17.7", "OS-7.16.3")
@pytest.mark.parametrize("key", ANIMUS)
def test_animus(key: str) -> None:
    bench, card = bench_with(key)
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 2, 6
    cards = [each for each in warden.hand if each != card][:4]
    if key in ("husk_staff", "sowers_satchel"):
        warden.hand = [each for each in warden.hand if each not in cards]
        if key == "husk_staff":
            warden.cooldown[2] += cards[:1]
            assert not is_of_use(bench, "warden", card)
        warden.cooldown[2 if key == "husk_staff" else 3] += cards[1:]
        if key == "sowers_satchel":
            warden.cooldown[3].append(cards[0])  # four cards, but at most three animus
    printed = library().items[key]
    assert printed.line is not None
    use(bench, "warden", card)
    assert warden.animus == 2 - printed.line.cost + ANIMUS[key]


@example("OS-EX-130")
@rule("OS-7.16.3", "OS-3.7.5")
def test_an_item_without_cooldown_is_used_once() -> None:
    bench, card = bench_with("lump_of_amber")
    use(bench, "warden", card)
    assert bench.oathsworn("warden").face_down == [card]
    assert not is_of_use(bench, "warden", card)


@example("OS-EX-120")
@rule("OS-7.8.4")
def test_an_item_causes_no_battleflow() -> None:
    bench, card = bench_with("rawhide_bindings")
    bench.lay("warden", 2, "warden_taunt")
    use(bench, "warden", card, "to-hex:0,3")
    assert bench.on("warden", 2) == {"warden_taunt", "rawhide_bindings"}


def _friend_at(bench: Bench, at: str) -> str:
    return f"figure:{bench.stand('priest', at).id}"


def test_rope_and_hook_pull_a_friend() -> None:
    bench, card = bench_with("rope_and_hook", "0,0")
    bench.stand("priest", "0,4")
    use(bench, "warden", card)
    assert bench.at(bench.figure("priest")) == "0,2"
    bench, card = bench_with("rope_and_hook", "0,-1")
    bench.stand("priest", "0,4")
    assert not is_of_use(bench, "warden", card)


@rule("OS-7.17.2")
def test_bread_for_the_badly_hurt() -> None:
    for hp, after in ((3, 4), (4, 0)):
        bench, card = bench_with("bitter_bread")
        bench.figure("warden").hp = hp
        assert is_of_use(bench, "warden", card) == (after > 0)
        if after:
            use(bench, "warden", card)
            assert bench.figure("warden").hp == after


@rule("OS-7.17.2")
def test_seeds_heal_a_neighbour() -> None:
    bench, card = bench_with("seed_pouch")
    friend = _friend_at(bench, "1,2")
    bench.figure("priest").hp = 2
    use(bench, "warden", card, friend)
    assert bench.figure("priest").hp == 3


@rule("OS-7.8.2")
@pytest.mark.parametrize(
    ("key", "start", "end"),
    [("tin_whistle", 1, 0), ("knotted_cord", 2, 1), ("hourglass", 3, 1), ("harvest_drum", 3, 2)],
)
def test_battleflow_by_an_item(key: str, start: int, end: int) -> None:
    bench, card = bench_with(key)
    if key != "harvest_drum":
        assert not is_of_use(bench, "warden", card)
    bench.lay("warden", start, "warden_taunt")
    use(bench, "warden", card)
    assert bench.on("warden", end) >= {"warden_taunt"}


def test_the_lantern_helps_two() -> None:
    bench, card = bench_with("storm_lantern", "0,0")
    friend = _friend_at(bench, "0,3")
    bench.stand("ranger", "0,4")
    use(bench, "warden", card, friend, f"figure:{bench.figure('warden').id}")
    held = [bench.token(name, "redraw") for name in ("warden", "priest", "ranger")]
    assert held == [1, 1, 0]


@rule("OS-12.2.1")
def test_grease_takes_two_statuses() -> None:
    bench, card = bench_with("goose_grease")
    friend = _friend_at(bench, "1,2")
    bench.figure("priest").statuses[Status.POISON] = 3
    use(bench, "warden", card, friend)
    assert bench.figure("priest").statuses[Status.POISON] == 1


@rule("OS-12.2.3")
def test_eelskin_slips_out_of_a_snare() -> None:
    bench, card = bench_with("eelskin_coat")
    warden = bench.figure("warden")
    warden.statuses[Status.CRIPPLED] = 2
    use(bench, "warden", card, "to-hex:0,3")
    assert (warden.statuses[Status.CRIPPLED], bench.at(warden)) == (0, "0,3")


@rule("OS-7.6.5")
def test_the_willow_lays_water() -> None:
    bench, card = bench_with("willow_wand", "0,0")
    use(bench, "warden", card, "to-hex:0,3", "to-hex:1,0")
    assert len(bench.battle.tiles) == 2
    bench, card = bench_with("willow_wand", "0,0")
    use(bench, "warden", card, "to-hex:0,3", "no-more")
    assert len(bench.battle.tiles) == 1
    assert not any(each == "to-hex:0,4" for each in bench.options())


def test_the_bell_moves_a_friend() -> None:
    bench, card = bench_with("ferrymans_bell", "0,0")
    bench.stand("priest", "0,4")
    use(bench, "warden", card, "to-hex:0,2")
    assert bench.at(bench.figure("priest")) == "0,2"


@rule("OS-13.1.1", "OS-13.1.3")
@pytest.mark.parametrize(("key", "bonus"), [("war_scythe", 0), ("mowers_edge", 1)])
def test_wide_swings_spare_friends(key: str, bonus: int) -> None:
    bench, card = bench_with(key, "0,0")
    rats = [bench.rat(at) for at in ("0,-1", "1,-1")]
    for rat in rats:
        rat.hp = 50
    friend = bench.stand("priest", "-1,0")
    ways = ["area-way:N"] if key == "war_scythe" else []
    use(bench, "warden", card, *ways, "white:1")
    assert all(rat.hp < 50 for rat in rats)
    assert friend.hp == 6
    values = bench.told("drew")[-1].values or []
    total = sum(code % 1000 // 10 for code in values)
    assert {event.where for event in bench.told("damage")} == {total + bonus}


@rule("OS-7.9.5")
def test_the_mirror_lets_another_strike() -> None:
    bench, card = bench_with("signal_mirror", "0,4")
    rat = bench.rat("0,0")
    rat.hp = 50
    bench.stand("priest", "0,1")
    use(bench, "warden", card, "white:1")
    assert rat.hp < 50
    assert bench.told("attacks")[0].what == bench.figure("priest").id


def test_salt_for_a_friend() -> None:
    bench, card = bench_with("trail_salt")
    bench.stand("priest", "0,4")
    priest = bench.oathsworn("priest")
    priest.animus, priest.reserve = 0, 8
    use(bench, "warden", card)
    assert priest.animus == 1


@rule("OS-8.3.11")
def test_the_gong_taunts() -> None:
    bench, card = bench_with("gong_shield")
    rat = bench.rat("0,-2")
    use(bench, "warden", card)
    assert rat.taunted_by == bench.figure("warden").id


@rule("OS-12.1.7")
def test_the_medal_gives_two_tokens() -> None:
    bench, card = bench_with("oath_medal")
    use(bench, "warden", card, "token-kind:defense", "token-kind:empower")
    held = (bench.token("warden", "defense"), bench.token("warden", "empower"))
    assert held == (1, 1)


def test_seed_iron_gives_a_defense_token() -> None:
    bench, card = bench_with("seed_iron_plate")
    use(bench, "warden", card)
    assert bench.token("warden", "defense") == 1


@rule("OS-7.8.4")
def test_the_crown_moves_up_to_two_cards() -> None:
    for more in (True, False):
        bench, card = bench_with("drain_crown")
        bench.lay("warden", 2, "warden_taunt", "warden_rim_blow")
        answers = [f"card:{bench.card('warden_taunt')}"]
        answers += [f"card:{bench.card('warden_rim_blow')}"] if more else ["no-more"]
        use(bench, "warden", card, *answers)
        assert len(bench.on("warden", 1)) == (2 if more else 1)


def test_the_drum_returns_a_card() -> None:
    bench, card = bench_with("unstruck_drum")
    bench.lay("warden", 2, "warden_taunt")
    use(bench, "warden", card)
    assert "warden_taunt" in bench.hand("warden")


@rule("OS-7.5.3")
def test_the_charm_leads_to_a_milestone() -> None:
    bench, card = bench_with("milestone_charm", "0,0")
    bench.trees("0,4", "0,-4")
    use(bench, "warden", card, "to-hex:0,3")
    assert bench.at(bench.figure("warden")) == "0,3"


@rule("OS-13.9.1")
def test_the_net_pulls_and_helps_the_next_attack() -> None:
    bench, card = bench_with("gullet_net", "0,4")
    rat = bench.rat("0,1")
    rat.hp = 50
    use(bench, "warden", card)
    assert bench.at(rat) == "0,3"
    bench.do(bench.attack("warden"), "white:1")
    values = bench.told("drew")[-1].values or []
    assert bench.told("damage")[-1].where == sum(code % 1000 // 10 for code in values) + 1


@rule("OS-8.2.5")
def test_the_stone_looks_ahead() -> None:
    bench, card = bench_with("lair_stone")
    pile = bench.battle.stage_piles[0]
    first, second, third = bench.battle.face_up, pile[-1], pile[-2]
    use(bench, "warden", card, f"next-card:{third}", f"next-card:{first}")
    assert (bench.battle.face_up, pile[-1], pile[-2]) == (third, first, second)


@rule("OS-3.7.4")
@pytest.mark.parametrize("key", NO_ABILITY)
def test_plain_items_have_no_ability(key: str) -> None:
    printed = library().items[key]
    assert (printed.line, printed.companion_line) == (None, None)
    assert printed.defense > 1
