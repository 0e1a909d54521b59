"""Injury Cards and Curatives (OS-7.2, OS-3.8.11)."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.attack.aiming import range_of
from questhall.games.oathsworn.rules.attack.plan import Plan
from questhall.games.oathsworn.rules.board.numbers import defense_of
from questhall.games.oathsworn.rules.rounds import end_of_round
from questhall.games.oathsworn.rules.turn.turns import turn, turn_options
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import (
    added_damage,
    blow_of,
    calm,
    equip,
    is_of_use,
    offered,
    strike,
    suffer,
    use,
)
from tests.played import note


def injured(key: str, *answers: str, at: str = "0,1") -> Bench:
    """The Warden has just played this injury; a rat stands before him."""
    bench = Bench()
    calm(bench)
    bench.stand("warden", at)
    rat = bench.rat("0,0")
    rat.hp = 50
    _prepare(bench, key)
    card = bench.add_card("warden", library().injuries[key])
    bench.do(turn(bench.battle), f"injury:{card}", *answers)
    assert card in bench.oathsworn("warden").cooldown[library().injuries[key].cooldown]
    note("oathsworn", "injury", key)
    return bench


def _prepare(bench: Bench, key: str) -> None:
    if key == "stiff_fingers":
        equip(bench, "warden", "whetstone", "buckler")
    if key == "heavy_head":
        bench.lay("warden", 1, "warden_taunt")


def test_animus_is_lost() -> None:
    for key, lost in (("cracked_rib", 1), ("winded_chest", 2)):
        assert injured(key).oathsworn("warden").animus == 8 - lost


@rule("OS-3.10.7")
def test_the_strongest_cube_cannot_be_used() -> None:
    bench = injured("torn_shoulder")
    equip(bench, "warden", "fishers_glaive")  # red and yellow
    strike(bench, "warden")
    values = bench.told("drew")[-1].values or []
    assert sorted(code // 1000 for code in values) == [0, 1]


@rule("OS-7.5.1")
def test_the_next_move_costs_more() -> None:
    bench = injured("lame_leg")
    moves = {
        each.what: each.amount for each in turn_options(bench.battle, bench.oathsworn("warden"))
    }
    assert min(cost for cost in moves.values() if cost > 0) == 2
    bench.do(turn(bench.battle), "move:0,2")
    assert bench.oathsworn("warden").animus == 6
    assert not bench.battle.lasting


@rule("OS-7.5.1")
def test_a_broken_toe_shortens_the_move() -> None:
    bench = injured("broken_toe")
    options = turn_options(bench.battle, bench.oathsworn("warden"))
    assert max(each.amount for each in options if each.verb == "move") == 2


@rule("OS-7.9.2", "OS-7.11.2")
def test_a_blurred_eye_sees_less() -> None:
    bench = injured("blurred_eye")
    equip(bench, "warden", "short_bow")
    ranged = Plan()
    assert range_of(bench.battle, bench.deed("warden"), ranged) == 3
    ranged.range = 2
    assert range_of(bench.battle, bench.deed("warden"), ranged) == 1
    equip(bench, "warden", "short_sword")
    assert range_of(bench.battle, bench.deed("warden"), Plan()) == 0
    strike(bench, "warden")
    assert _most_white(bench) == 3


def _most_white(bench: Bench) -> int:
    (declared,) = [each for each in bench.asked if each.prompt == "declare"]
    return max(option.what for option in declared.options if option.verb == "white")


@rule("OS-7.11.2")
def test_singed_lungs_draw_two_white_cards() -> None:
    bench = injured("singed_lungs")
    strike(bench, "warden")
    assert _most_white(bench) == 2


def test_a_shaken_nerve_takes_a_token_or_animus() -> None:
    bench = injured("shaken_nerve")
    assert bench.oathsworn("warden").animus == 7
    bench = Bench()
    bench.stand("warden", "0,1")
    bench.tokens("warden", defense=1, redraw=1)
    card = bench.add_card("warden", library().injuries["shaken_nerve"])
    bench.do(turn(bench.battle), f"injury:{card}", "token-kind:redraw")
    warden = bench.oathsworn("warden")
    assert (warden.animus, bench.token("warden", "redraw")) == (8, 0)


@rule("OS-8.8.9")
def test_a_gash_lowers_defense_for_the_round() -> None:
    bench = injured("deep_gash")
    assert defense_of(bench.battle, bench.figure("warden")) == 3
    bench.do(end_of_round(bench.battle))
    assert defense_of(bench.battle, bench.figure("warden")) == 4


@rule("OS-7.8.4")
def test_cards_are_put_away() -> None:
    bench = injured("stiff_fingers", "card")
    assert len(bench.battle.items_in(bench.oathsworn("warden").cooldown[1])) == 1
    bench = injured("bad_dreams", "card")
    assert len(bench.battle.abilities_in(bench.oathsworn("warden").cooldown[1])) == 1
    bench = injured("heavy_head")
    assert "warden_taunt" in bench.on("warden", 2)


@rule("OS-7.17.1")
def test_ringing_ears_hear_no_interrupt() -> None:
    bench = injured("ringing_ears")
    card = equip(bench, "warden", "buckler")
    suffer(bench, blow_of(bench.battle.minions()[0], bench.figure("warden")))
    assert not offered(bench, card)
    own = equip(bench, "warden", "whetstone")  # used in the own attack: no interrupt
    strike(bench, "warden")
    assert offered(bench, own)


def test_a_bite_is_paid_in_animus_or_blood() -> None:
    assert injured("dirty_bite", "choice:1").oathsworn("warden").animus == 6
    assert injured("dirty_bite", "choice:2").figure("warden").hp == 5
    bench = Bench()
    warden = bench.oathsworn("warden")
    bench.stand("warden", "0,1")
    warden.animus, warden.reserve = 1, 7
    card = bench.add_card("warden", library().injuries["dirty_bite"])
    bench.do(turn(bench.battle), f"injury:{card}")
    assert (warden.animus, bench.figure("warden").hp) == (1, 5)


def test_a_weak_grip_weakens_the_first_attack() -> None:
    bench = injured("weak_grip")
    strike(bench, "warden")
    assert added_damage(bench) == -1
    strike(bench, "warden")
    assert added_damage(bench) == 0


@rule("OS-12.2.1")
def test_an_open_wound_bleeds() -> None:
    assert injured("open_wound").figure("warden").statuses[Status.BLEED] == 1


@rule("OS-7.11.6")
def test_a_tremor_redraws_nothing_in_the_first_attack() -> None:
    bench = injured("tremor")
    bench.tokens("warden", redraw=1)
    strike(bench, "warden")
    assert not any(each.prompt == "improve" for each in bench.asked)
    strike(bench, "warden", "", "redraw-token")
    assert len(bench.told("redrew")) == 1


@rule("OS-7.17.7")
def test_cold_sweat_lets_items_give_no_animus() -> None:
    bench = injured("cold_sweat")
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 2, 6
    card = equip(bench, "warden", "lump_of_amber")
    use(bench, "warden", card)
    assert warden.animus == 2
    bench.do(bench.effect("warden", "animus(1)"))
    assert warden.animus == 3


@rule("OS-7.17.2")
def test_a_split_scalp_does_not_heal() -> None:
    bench = injured("split_scalp")
    bench.figure("warden").hp = 3
    bench.do(bench.effect("warden", "heal(2)"))
    assert bench.figure("warden").hp == 3
    bench.do(end_of_round(bench.battle))
    bench.do(bench.effect("warden", "heal(2)"))
    assert bench.figure("warden").hp == 5


@rule("OS-8.8.5")
def test_a_bruised_spine_bends_the_first_card() -> None:
    bench = injured("bruised_spine")
    warden = bench.figure("warden")
    card = bench.card("warden_rim_blow")
    printed = bench.battle.ability(card).defense
    blow = blow_of(bench.battle.minions()[0], warden, red=1)
    suffer(bench, blow, f"defend:{card}")
    assert blow.defense[warden.id] == printed - 1
    again = blow_of(bench.battle.minions()[0], warden, red=1)
    other = bench.card("warden_taunt")
    suffer(bench, again, f"defend:{other}")
    assert again.defense[warden.id] == bench.battle.ability(other).defense


@rule("OS-7.2.1", "OS-7.2.2")
@pytest.mark.parametrize("key", list(library().injuries))
def test_an_injury_comes_before_moves_and_cards(key: str) -> None:
    bench = Bench()
    bench.stand("warden", "0,1")
    bench.add_card("warden", library().injuries[key])
    verbs = {each.verb for each in turn_options(bench.battle, bench.oathsworn("warden"))}
    assert "injury" in verbs
    assert not verbs & {"move", "pass"}
    item = equip(bench, "warden", "rawhide_bindings")
    assert is_of_use(bench, "warden", item)


@rule("OS-3.8.11")
def test_curatives() -> None:
    box = library().curatives
    found = {key: (each.archives, each.tokens, each.spares) for key, each in box.items()}
    assert found == {
        "clean_bandage": (0, 0, 0),
        "knitbone_salve": (1, 0, 0),
        "waking_salts": (0, 1, 0),
        "strong_stretcher": (0, 0, 1),
    }
    for key in found:
        note("oathsworn", "curative", key)
