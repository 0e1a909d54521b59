"""Items that interrupt attacks and movements of enemies (OS-7.16, OS-7.17.1)."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.clearing import BOARD
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import blow_of, calm, equip, offered, suffer

# Defense against the attack, and on what condition.
DEFENSE = {
    "buckler": (1, ""),
    "cast_iron_coat": (1, ""),
    "barrel_lid": (2, "ranged or area"),
    "boarhide_vest": (1, ""),
    "riveted_coat": (1, ""),
    "scarecrow_coat": (1, "at a tree"),
    "burr_cloak": (1, "melee"),
    "muffled_plate": (1, ""),
    "beeswax_plugs": (2, "area"),
    "nestmother_hide": (1, "of a minion"),
    "bristle_shield": (1, "melee"),
    "founders_mail": (1, ""),
    "anchor_mail": (1, ""),
    "cracked_bell": (1, ""),
}


def attack_on_warden(condition: str, holds: bool) -> tuple[Bench, Blow, Figure]:
    bench = Bench()
    calm(bench)
    warden = bench.stand("warden", "0,2")
    small = condition != "of a minion" or holds
    enemy = bench.rat("0,1") if small else bench.boss("0,0")
    blow = blow_of(enemy, warden, red=4)
    if (condition == "melee" and not holds) or (condition == "ranged or area" and holds):
        blow.range = 3
    elif condition == "area" and holds:
        blow.area = BOARD.within(warden.place, 1)
    elif condition == "at a tree" and holds:
        bench.trees("1,2")
    return bench, blow, warden


def lost(bench: Bench) -> int:
    return bench.told("damage")[-1].amount


@rule("OS-8.8.9", "OS-7.17.1")
@pytest.mark.parametrize("key", DEFENSE)
def test_defense_against_an_attack(key: str) -> None:
    by, condition = DEFENSE[key]
    bench, blow, _ = attack_on_warden(condition, True)
    card = equip(bench, "warden", key)
    suffer(bench, blow, f"play:{card}")
    event = bench.told("damage")[-1]
    printed = library().items[key]
    assert event.amount == event.where // (max(1, printed.defense) + by)
    if condition:
        bench, blow, _ = attack_on_warden(condition, False)
        card = equip(bench, "warden", key)
        suffer(bench, blow)
        assert not offered(bench, card)


@rule("OS-8.8.9")
def test_an_area_is_parried_by_the_barrel_lid() -> None:
    bench, blow, _ = attack_on_warden("area", True)
    card = equip(bench, "warden", "barrel_lid")
    suffer(bench, blow)
    assert offered(bench, card)


@rule("OS-13.7.1")
def test_the_anchor_holds() -> None:
    bench, blow, warden = attack_on_warden("", True)
    card = equip(bench, "warden", "anchor_mail")
    suffer(bench, blow, f"play:{card}")
    deed = bench.deed("warden")
    deed.figure, deed.fighter, deed.blow = blow.attackers[0], -1, blow
    bench.do(bench.effect("warden", "knockback(2)", deed))
    assert bench.at(warden) == "0,2"


@rule("OS-8.8.9")
def test_neighbours_are_guarded() -> None:
    for key, user_too in (("hull_plank", False), ("cracked_bell", True)):
        bench, blow, warden = attack_on_warden("", True)
        friend = bench.stand("priest", "1,2")
        card = equip(bench, "warden", key)
        blow.targets = [friend.id]
        suffer(bench, blow, f"play:{card}")
        assert (blow.defense.get(friend.id), blow.defense.get(warden.id)) == (
            1,
            1 if user_too else None,
        )
    bench, blow, warden = attack_on_warden("", True)
    card = equip(bench, "warden", "hull_plank")
    suffer(bench, blow)
    assert not offered(bench, card)  # only others


@rule("OS-16.2.2")
@pytest.mark.parametrize(
    ("key", "count"), [("quilted_smock", 1), ("winnowing_shield", 2), ("ringers_vestment", 2)]
)
def test_cards_of_the_enemy_are_drawn_anew(key: str, count: int) -> None:
    bench, blow, _ = attack_on_warden("", True)
    card = equip(bench, "warden", key)
    suffer(bench, blow, f"play:{card}", *["redraw"] * count)
    assert len(bench.told("redrew")) == count


@rule("OS-7.11.14")
@pytest.mark.parametrize("key", ["hunters_leathers", "pelt_of_silence"])
def test_the_highest_card_is_ignored(key: str) -> None:
    bench, blow, _ = attack_on_warden("", True)
    blow.might = [0, 0, 2, 0]
    card = equip(bench, "warden", key)
    bench.foes_draw("r:3 r:2")
    suffer(bench, blow, f"play:{card}")
    assert bench.told("damage")[-1].where == 2


@rule("OS-16.2.1")
def test_straw_takes_two_of_the_loss() -> None:
    bench, blow, warden = attack_on_warden("", True)
    bench.foes_draw("r:3 r:3 r:3 r:3")
    card = equip(bench, "warden", "straw_heart")
    suffer(bench, blow, f"play:{card}")
    assert (lost(bench), warden.hp) == (2, 4)
    bench, blow, _ = attack_on_warden("", True)
    blow.might = [1, 0, 0, 0]
    card = equip(bench, "warden", "straw_heart")
    suffer(bench, blow)
    assert not offered(bench, card)  # no HP would be lost


@rule("OS-16.2.1")
def test_the_cord_shares_a_wound() -> None:
    bench, blow, warden = attack_on_warden("", True)
    friend = bench.stand("priest", "0,4")
    equip(bench, "priest", "sackcloth_robe")
    card = equip(bench, "warden", "binders_cord")
    blow.targets = [friend.id]
    bench.foes_draw("r:3 r:3 r:3 r:3")
    suffer(bench, blow, f"play:{card}")
    assert (friend.hp, warden.hp) == (4, 5)


@rule("OS-8.8.1")
def test_the_ferry_coin_buys_a_crossing() -> None:
    bench, blow, warden = attack_on_warden("", True)
    friend = bench.stand("priest", "0,3")
    card = equip(bench, "warden", "ferry_coin")
    blow.targets, blow.might = [friend.id], [1, 0, 0, 0]
    suffer(bench, blow, f"play:{card}")
    assert (bench.at(warden), bench.at(friend), blow.targets) == ("0,3", "0,2", [warden.id])


@rule("OS-8.5.1")
def test_gorse_gives_way_to_an_enemy_that_comes_near() -> None:
    bench = Bench()
    warden = bench.stand("warden", "0,3")
    rat = bench.rat("0,0")
    card = equip(bench, "warden", "gorse_mantle")
    deed = bench.deed("warden")
    deed.figure, deed.fighter, deed.target = rat.id, -1, warden.id
    bench.do(bench.effect("warden", "advance(1)", deed))
    assert not offered(bench, card)
    bench.do(bench.effect("warden", "advance(3)", deed), f"play:{card}", "to-hex:2,2")
    assert (bench.at(rat), bench.at(warden)) == ("0,2", "2,2")
