"""Items without a symbol: they always apply, and each application is a use."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.strike import can_attack
from questhall.games.gloomhaven.rules.movement.forced import push_or_pull
from questhall.games.gloomhaven.rules.round.character_turn import standard_attack, standard_move
from questhall.games.gloomhaven.setup.characters import fits_equipment
from questhall.games.gloomhaven.state.figures import CONDITIONS, Condition
from questhall.kernel.decisions import NOTHING

from ...marks import rule
from ..bench import Bench
from .playing import answer, open_attack, open_move, open_turn, state, uses


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


@rule("GH-1.3.5", "GH-3.20.5")
def test_iron_helmet() -> None:
    bench = party()
    helmet = bench.item("iron_helmet")
    guard = bench.monster("bandit_guard", "1,0")
    for _ in range(2):
        bench.rig_monsters("critical")
        bench.attack(guard, bench.figure(), 3)
    bench.rig_monsters("bless")
    bench.attack(guard, bench.figure(), 1)
    assert bench.figure().max_hp - bench.figure().hp == 7
    assert (state(helmet), uses(bench)) == ("ready", 3)
    bench.attack(guard, bench.figure(), 1)
    assert uses(bench) == 3


@rule("GH-3.7.11")
@pytest.mark.parametrize(("condition", "damage"), [("muddle", 4), ("strengthen", 3)])
def test_iron_helmet_does_not_change_which_card_is_the_better_one(
    condition: str, damage: int
) -> None:
    bench = party()
    bench.item("iron_helmet")
    guard = bench.monster("bandit_guard", "1,0")
    bench.give(guard, condition)
    bench.rig_monsters("critical", "plus_1")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().max_hp - bench.figure().hp == damage


@rule("GH-1.3.4")
def test_cloak_of_pockets() -> None:
    items = {item.key: item for item in library().items}
    potions = ("minor_healing_potion", "minor_stamina_potion", "minor_power_potion", "stun_powder")
    equipped = [items["cloak_of_pockets"]]
    for name in potions[:3]:
        assert fits_equipment(equipped, items[name], 1)
        equipped.append(items[name])
    assert not fits_equipment(equipped, items["stun_powder"], 1)
    assert not fits_equipment([items["minor_healing_potion"]], items["stun_powder"], 1)


def test_heavy_greaves() -> None:
    bench = party()
    greaves = bench.item("heavy_greaves")
    assert greaves.kind.minus_cards == 1
    guard = bench.monster("bandit_guard", "1,0")
    for away in (True, False):
        bench.run(push_or_pull(bench.scene, guard, bench.figure(), 2, away, NOTHING))
    assert (bench.place(bench.figure()), uses(bench)) == ("0,0", 2)


def test_heavy_greaves_yield_to_friends() -> None:
    bench = party()
    bench.item("heavy_greaves")
    bench.run(push_or_pull(bench.scene, bench.figure(1), bench.figure(), 1, True, 1), "1,0")
    assert (bench.place(bench.figure()), uses(bench)) == ("1,0", 0)


@pytest.mark.parametrize(("name", "points"), [("comfortable_shoes", 3), ("serene_sandals", 4)])
def test_shoes_for_the_standard_move(name: str, points: int) -> None:
    bench = party()
    bench.item(name)
    bench.start(standard_move(bench.scene, bench.hero(), bench.turn))
    assert f"{points},0" in bench.places()
    assert f"{points + 1},0" not in bench.places()
    answer(bench, f"{points},0")
    assert uses(bench) == 1
    open_move(bench, 2)  # of a card
    assert f"{points + 3},0" not in bench.places()


@pytest.mark.parametrize(("name", "value"), [("versatile_dagger", 3), ("balanced_blade", 4)])
def test_blades_for_the_standard_attack(name: str, value: int) -> None:
    bench = party()
    bench.item(name)
    guard = bench.monster("bandit_guard", "1,0")
    bench.run(standard_attack(bench.scene, bench.hero(), bench.turn), guard)
    assert (guard.hp, uses(bench)) == (6 - value, 1)


@rule("GH-3.10.4")
@pytest.mark.parametrize(
    ("name", "kept_off", "minus_cards"),
    [("heavy_basinet", ["stun", "muddle"], 2), ("protective_charm", ["poison", "wound"], 0)],
)
def test_immunity(name: str, kept_off: list[str], minus_cards: int) -> None:
    bench = party()
    item = bench.item(name)
    assert item.kind.minus_cards == minus_cards
    tokens = CONDITIONS[:8]
    for condition in tokens:
        if condition != "stun" or condition in kept_off:
            give(bench.scene, bench.figure(), CONDITIONS.index(condition))
    expected = [each for each in tokens if each not in kept_off and each != "stun"]
    assert bench.conditions(bench.figure()) == expected
    assert uses(bench) == 2


@rule("GH-3.10.17", "GH-3.20.5")
def test_a_stunned_character_cannot_use_items_without_a_symbol() -> None:
    bench = party()
    for name in ("protective_charm", "heavy_greaves", "cloak_of_phasing"):
        bench.item(name)
    guard = bench.monster("bandit_guard", "1,0")
    bench.give(bench.figure(), "stun")
    give(bench.scene, bench.figure(), CONDITIONS.index("poison"))
    assert bench.conditions(bench.figure()) == ["poison", "stun"]
    bench.run(push_or_pull(bench.scene, guard, bench.figure(), 1, True, NOTHING), "-1,0")
    assert bench.place(bench.figure()) == "-1,0"
    assert not bench.scene.flies(bench.figure())
    bench.figure().conditions[Condition.STUN] = 0
    assert bench.scene.flies(bench.figure())
    assert uses(bench) == 0


@rule("GH-3.4.10", "GH-2.2.24")
def test_cloak_of_phasing_flies() -> None:
    bench = party()
    bench.item("cloak_of_phasing")
    bench.tile("obstacle", "1,0")
    bench.tile("difficult", "2,0")
    bench.tile("trap", "3,0", damage=5)
    open_move(bench, 3)
    assert "1,0" in bench.places()
    answer(bench, "3,0")
    assert bench.figure().hp == bench.figure().max_hp
    assert uses(bench) == 1


@rule("GH-3.10.31")
def test_cloak_of_phasing_hides_in_obstacles() -> None:
    bench = party()
    bench.item("cloak_of_phasing")
    bench.tile("obstacle", "1,0")
    guard = bench.monster("bandit_guard", "2,0")
    open_move(bench, 1)
    answer(bench, "1,0")
    assert bench.scene.is_invisible(bench.figure())
    assert not can_attack(bench.scene, bench.figure())
    open_attack(bench, 2)
    assert bench.decision is None
    assert guard.hp == guard.max_hp
    open_move(bench, 1)
    answer(bench, "1,1")
    assert not bench.scene.is_invisible(bench.figure())
    assert can_attack(bench.scene, bench.figure())


@rule("GH-3.20.5")
@pytest.mark.parametrize(("way", "shield"), [(["stay"], 1), (["-1,1"], 1), (["0,2"], 0)])
def test_steel_sabatons(way: list[str], shield: int) -> None:
    bench = party()
    sabatons = bench.item("steel_sabatons")
    assert sabatons.kind.minus_cards == 2
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    answer(bench, f"standard-move:{bench.hero().chosen[0]}", *way, "standard-attack")
    assert (bench.figure().shield, uses(bench)) == (shield, shield)
    bench.end_round()
    assert bench.figure().shield == 0


def test_steel_sabatons_in_a_long_rest_and_under_stun() -> None:
    bench = party()
    bench.item("steel_sabatons")
    bench.item("steel_sabatons", seat=1)
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="discard")
    bench.hero().resting = True
    open_turn(bench)
    answer(bench, "trample")
    bench.give(bench.figure(1), "stun")
    open_turn(bench, 1)
    assert [bench.figure(seat).shield for seat in (0, 1)] == [1, 0]
