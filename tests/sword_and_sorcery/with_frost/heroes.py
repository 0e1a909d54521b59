"""A hero of a pack, her powers, and the companion that she calls."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.numbers import movement_of

from ..bench import Bench

SKALD = ("frost:ysolde_skald", "thorgar_cleric")


def skald(drawn: str = "A B C") -> Bench:
    return Bench(drawn, SKALD, packs=("frost",))


def test_she_comes_with_what_she_has() -> None:
    bench = skald()
    hero = bench.sheet(0)
    worn = [bench.adventure.cards[card].key for card in hero.slots if card >= 0]
    assert worn == ["frost:ice_pick", "worn_jerkin"]
    assert [bench.adventure.cards[card].key for card in hero.inventory] == ["trail_hatchet"]
    supply = [bench.adventure.cards[card].key for card in hero.supply]
    assert supply == ["frost:ice_grip", "frost:call_owl"]


def test_she_strikes_with_her_weapon_and_her_blood_is_cold() -> None:
    bench = skald()
    bench.hero(1, "C")
    foe = bench.enemy("A", hp=30)
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"attack:main@{foe.id}")
    assert foe.wounds == 3, "1 fixed, 1 rolled, 1 for the first attack of the round"


def test_a_trait_changes_her_numbers() -> None:
    bench = Bench("A B", SKALD, difficult="B", packs=("frost",))
    before = movement_of(bench.adventure, bench.sheet(0))
    bench.act("move:b")
    assert (bench.at(bench.hero(0)), bench.sheet(0).points) == ("B", before - 1)


def test_she_draws_breath_and_grips() -> None:
    bench = skald()
    bench.hero(0).wounds = 2
    grip = bench.power(0, "frost:ice_grip", 4)
    foe = bench.enemy("B", hp=9)
    bench.act("use-innate")
    bench.turn(0)
    bench.act(f"use:{grip}@4")
    assert bench.hero(0).wounds == 1
    assert (foe.wounds, bench.has(foe, "stun")) == (2, 1)
    bench = skald()
    grip = bench.power(0, "frost:ice_grip")
    foe = bench.enemy("B", hp=9)
    bench.act(f"use:{grip}@1")
    assert (foe.wounds, bench.has(foe, "slow")) == (1, 1)


def test_as_a_ghost_she_sings() -> None:
    bench = skald()
    bench.sheet(0).ghost = True
    bench.hero(1).wounds = 2
    bench.act("scream")
    assert bench.hero(1).wounds == 1


def test_the_owl_comes_and_fights() -> None:
    bench = skald()
    card = bench.power(0, "frost:call_owl")
    foe = bench.enemy("B", hp=9)
    bench.roll(red=["hit"], blue=["hit"])
    bench.act(f"use:{card}@1", "companion-move:b", f"companion-attack:{foe.id}")
    owl = bench.adventure.companion_of(bench.sheet(0))
    assert owl is not None
    assert owl.companion is library().companions["frost:owl"]
    assert foe.wounds == 2
