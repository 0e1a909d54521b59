"""Abilities of companions that are attacks (OS-7.4.2)."""

from collections.abc import Callable

import pytest

from questhall.games.oathsworn.printed.tokens import Status, Token
from questhall.games.oathsworn.rules.board.numbers import defense_of, movement_of
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import act, bench_of
from tests.oathsworn.gear import added_damage, empower_points

# An attack on one rat: how far it stands, damage, empower points, free redraws.
PLAIN = {
    "blade_co_feint": (1, 0, 0, 1),
    "blade_flurry": (1, 0, 0, 0),
    "blade_co_flourish": (1, 0, 3, 0),
    "blade_final": (1, 2, 2, 0),
    "blade_thumb": (1, 2, 0, 1),
    "blade_wide_cut": (1, 1, 0, 0),
    "blade_circle": (1, 2, 0, 0),
    "cur_chain": (1, 0, 1, 0),
    "cur_pickings": (1, 0, 0, 0),
    "cur_red_work": (1, 0, 2, 0),
    "cur_knives_out": (1, 1, 2, 0),
    "cur_one_stab": (1, 2, 3, 0),
    "cur_everyone_at_once": (1, 1, 1, 0),
    "exile_open_vein": (1, 1, 0, 0),
    "exile_spin": (1, 1, 0, 0),
    "exile_blood_price": (1, 4, 0, 0),
    "exile_deep_cut": (1, 0, 3, 0),
    "exile_both_axes": (1, 0, 1, 0),
    "exile_old_song": (1, 2, 1, 0),
    "harbinger_fated_blow": (3, 1, 0, 2),
    "harbinger_dark_feather": (4, 0, 3, 0),
    "harbinger_no_chance": (4, 1, 0, 0),
    "harbinger_gust": (4, 2, 0, 2),
    "harbinger_black_talon": (4, 1, 3, 0),
    "harbinger_written": (5, 3, 0, 0),
    "huntress_quick_shot": (1, 1, 0, 1),
    "huntress_mark": (1, 2, 0, 0),
    "penitent_co_scourge": (1, 0, 0, 0),
    "penitent_penance": (1, 2, 3, 0),
    "penitent_last_candle": (1, 1, 0, 1),
    "penitent_red_ledger": (1, 1, 1, 0),
    "penitent_open_wound": (1, 4, 3, 0),
    "penitent_reckon": (1, 2, 2, 1),
    "priest_smite": (1, 0, 3, 0),
    "priest_overhead": (1, 2, 0, 0),
    "priest_sentence": (1, 0, 0, 1),
    "priest_call_witness": (1, 0, 0, 0),
    "priest_plain_maul": (1, 2, 1, 0),
    "priest_toll": (1, 3, 0, 0),
    "priest_final_word": (1, 2, 2, 0),
    "priest_crack": (1, 0, 0, 0),
    "ranger_aimed_shot": (1, 1, 0, 2),
    "ranger_pin": (1, 0, 2, 0),
    "ranger_two_arrows": (1, 0, 0, 0),
    "ranger_long_shot": (1, 1, 0, 0),
    "ranger_heart_shot": (1, 2, 1, 0),
    "ranger_nail": (1, 1, 0, 0),
    "ranger_three_strings": (1, 0, 1, 0),
    "ranger_volley": (1, 0, 0, 0),
    "ranger_rain": (1, 1, 1, 0),
    "warbear_swat": (1, 1, 0, 0),
    "warbear_trample": (1, 1, 0, 0),
    "warbear_against_wall": (1, 2, 0, 0),
    "warbear_hug": (1, 0, 3, 0),
    "warbear_barge": (1, 2, 0, 0),
    "warbear_topple": (1, 4, 1, 0),
    "warbear_great_sweep": (1, 2, 2, 0),
    "warden_shield_slam": (1, 1, 0, 0),
    "warden_full_weight": (1, 0, 0, 0),
    "warden_lock_shields": (1, 1, 0, 0),
    "warden_hammer_home": (1, 2, 2, 0),
    "warden_push_back": (1, 3, 0, 0),
    "witch_cinder_dart": (4, 0, 1, 0),
    "witch_surge": (3, 1, 0, 0),
    "witch_burst": (4, 1, 0, 0),
    "witch_feed_flame": (4, 1, 0, 0),
    "witch_lash": (5, 2, 1, 0),
    "witch_wave": (1, 1, 2, 0),
    "witch_firestorm": (5, 2, 1, 0),
    "witch_scald_jet": (4, 3, 1, 0),
}
TWICE = (
    "blade_flurry",
    "blade_final",
    "exile_both_axes",
    "ranger_two_arrows",
    "ranger_three_strings",
)
PAID_IN_BLOOD = ("exile_blood_price", "penitent_penance", "penitent_open_wound")
AREAS = ("blade_wide_cut", "warden_push_back", "witch_wave")
# What is asked after the draw.
LATER = {
    "cur_chain": "to-hex:0,0",
    "cur_knives_out": "to-hex:0,0",
    "cur_pickings": "token-kind:defense",
    "warbear_topple": "facing:SE",
}
CIRCLES = ("ranger_volley", "ranger_rain", "witch_burst", "witch_firestorm")


def strike(
    key: str, prepare: Callable[[Bench, Figure], None] | None = None
) -> tuple[Bench, Figure]:
    """The ability on a rat in front, which survives."""
    away = PLAIN[key][0]
    bench, _, _ = bench_of(key, f"0,{away - 1}")
    rat = bench.rat("0,-1", "S")
    rat.hp = 90
    if prepare is not None:
        prepare(bench, rat)
    where: list[str] = []
    if key in AREAS:
        where = ["area-way:N"]
    elif key in CIRCLES:
        where = ["area-at:0,-1"]
    answers = [f"ability:{key}", *where, "white:1"]
    if key in TWICE:
        answers.append("white:1")
    if key == "blade_final":
        answers = answers[:3]
    if key in LATER:
        answers.append(LATER[key])
    act(bench, *answers)
    return bench, rat


def first_damage(bench: Bench) -> int:
    """The damage of the first attack beyond its cards."""
    codes = bench.told("drew")[0].values or []
    return bench.told("damage")[0].where - sum(code % 1000 // 10 for code in codes)


@rule("OS-7.4.1", "OS-7.4.2")
@pytest.mark.parametrize("key", PLAIN)
def test_plain_numbers(key: str) -> None:
    _, damage, empower, redraws = PLAIN[key]
    bench, _ = strike(key)
    assert first_damage(bench) == damage
    assert empower_points(bench) == empower
    offered = [each for each in bench.asked if each.prompt == "improve"]
    assert bool(offered) == (redraws > 0)
    if redraws:
        assert any(option.verb == "redraw" for option in offered[0].options)
    assert bench.battle.company[0].animus == 1
    assert len(bench.told("damage")) == (2 if key in TWICE else 1)
    if key in PAID_IN_BLOOD:
        assert bench.battle.figures[0].hp == 5


Prepare = Callable[[Bench, Figure], None]


def hurt(bench: Bench, rat: Figure) -> None:
    bench.battle.figures[0].hp = 1


def tokens(bench: Bench, rat: Figure) -> None:
    bench.battle.company[0].tokens[Token.DEFENSE] = 6


def tree(bench: Bench, rat: Figure) -> None:
    bench.trees("1,-2")


def fire(bench: Bench, rat: Figure) -> None:
    bench.tile("fire", "0,-1")


# With what the text asks for: the damage then.
MORE: dict[str, tuple[Prepare, int]] = {
    "exile_old_song": (hurt, 6),
    "penitent_co_scourge": (hurt, 4),
    "penitent_last_candle": (hurt, 4),
    "penitent_red_ledger": (hurt, 5),
    "penitent_reckon": (hurt, 7),
    "warden_full_weight": (tokens, 4),
    "warbear_against_wall": (tree, 4),
    "witch_feed_flame": (fire, 4),
}


@pytest.mark.parametrize("key", MORE)
def test_more_on_a_condition(key: str) -> None:
    prepare, damage = MORE[key]
    bench, _ = strike(key, prepare)
    assert first_damage(bench) == damage


@pytest.mark.parametrize(
    ("key", "damage"), [("priest_sentence", 2), ("priest_final_word", 4), ("blade_thumb", 4)]
)
def test_more_against_broken_parts(key: str, damage: int) -> None:
    bench, _, _ = bench_of(key, "0,2")
    boss = bench.boss("0,0")
    boss.dice[1] = boss.dice[2] = 0
    act(bench, f"ability:{key}", "white:1")
    assert added_damage(bench) == damage


def test_a_long_shot_from_afar() -> None:
    bench, companion, _ = bench_of("ranger_long_shot", "0,3")
    bench.rat("0,-1").hp = 90
    companion.companion = None
    plain = bench.effect("warden", "attack(range=6, bonus=plus(1, given(distance(4), 2)))")
    bench.do(plain, "white:1")
    assert added_damage(bench) == 3


AFTER: dict[str, Callable[[Bench, Figure, Oathsworn], bool]] = {
    "exile_open_vein": lambda bench, rat, who: rat.statuses[Status.BLEED] == 1,
    "exile_deep_cut": lambda bench, rat, who: rat.statuses[Status.BLEED] == 2,
    "harbinger_gust": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "priest_toll": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "priest_crack": lambda bench, rat, who: defense_of(bench.battle, rat) <= 2,
    "ranger_pin": lambda bench, rat, who: rat.statuses[Status.CRIPPLED] == 1,
    "ranger_nail": lambda bench, rat, who: movement_of(bench.battle, rat, 5) == 2,
    "warbear_swat": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "warbear_hug": lambda bench, rat, who: rat.statuses[Status.CRIPPLED] == 1,
    "warden_shield_slam": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "warden_hammer_home": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "warden_push_back": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "warden_lock_shields": lambda bench, rat, who: who.tokens[Token.DEFENSE] == 1,
    "witch_cinder_dart": lambda bench, rat, who: len(bench.battle.tiles) == 1,
    "witch_lash": lambda bench, rat, who: len(bench.battle.tiles) == 1,
    "witch_surge": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "witch_scald_jet": lambda bench, rat, who: bench.at(rat) == "0,-3",
    "witch_wave": lambda bench, rat, who: bench.at(rat) == "0,-3",
}


@pytest.mark.parametrize("key", AFTER)
def test_what_follows_from_a_hit(key: str) -> None:
    bench, rat = strike(key)
    assert AFTER[key](bench, rat, bench.battle.company[0])


@pytest.mark.parametrize(
    ("key", "kind"), [("huntress_mark", Token.REDRAW), ("priest_call_witness", Token.EMPOWER)]
)
def test_a_friend_gains_by_a_hit(key: str, kind: int) -> None:
    def friend(bench: Bench, rat: Figure) -> None:
        bench.stand("priest", "1,1")

    bench, _ = strike(key, friend)
    assert bench.oathsworn("priest").tokens[kind] == 1


@rule("OS-7.11.4")
@pytest.mark.parametrize(("key", "white"), [("harbinger_no_chance", 2), ("harbinger_written", 3)])
def test_what_is_written_cannot_miss(key: str, white: int) -> None:
    bench, _, _ = bench_of(key, "0,3")
    bench.rat("0,0").hp = 90
    bench.draw("w:b w:b")
    act(bench, f"ability:{key}", "white:2")
    assert not bench.told("missed")
    (declared,) = [each for each in bench.asked if each.prompt == "declare"]
    assert max(each.what for each in declared.options if each.verb == "white") == white
