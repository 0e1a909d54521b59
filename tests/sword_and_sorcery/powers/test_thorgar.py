"""Thorgar: Cleric and Runemaster."""

import pytest

from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.attack.saves import saves
from tests.marks import example, rule, ruling
from tests.sword_and_sorcery.bench import Bench

CLERIC = ("thorgar_cleric", "ecarus_white_rose")
RUNES = ("thorgar_runemaster", "ecarus_black_rose")


def with_aid(soulrank: int = 1) -> Bench:
    """The Cleric has helped nobody yet."""
    bench = Bench(heroes=CLERIC)
    bench.sheet(0).used_this_round = []
    bench.sheet(0).soulrank = soulrank
    return bench


@example("SS-EX-163")
@rule("SS-2.0.0.4", "SS-9.0.0.22")
@ruling("SS-R52")
def test_divine_aid_rerolls_dice_of_an_attack() -> None:
    bench = with_aid(3)
    enemy = bench.enemy("B")
    bench.roll(red=["miss", "skill skill", "hit hit"], blue=[])
    effects = ("pay(reroll(1), skill=1)",)
    bench.do(
        bench.attack(1, enemy, red=2, effects=effects),
        *("trigger:0", "reroll:0", "help-innate"),
    )
    # The die that was rerolled stays; the other one could be.
    assert enemy.wounds == 2
    assert [option.what for option in bench.asked[-1].options if option.verb == "reroll"] == [1]


def test_divine_aid_rerolls_a_defence_and_a_save_once_a_round() -> None:
    bench = with_aid()
    enemy = bench.enemy("B")
    bench.roll(blue=["miss", "shield"])
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=1), "help-innate", "reroll:0")
    assert bench.hero(1).wounds == 0
    bench.sheet(0).used_this_round = []
    bench.roll(blue=["miss", "shield"])
    assert bench.result(saves(bench.adventure, bench.sheet(1)), "help-innate", "reroll:0")
    bench.roll(blue=["miss"])
    assert not bench.result(saves(bench.adventure, bench.sheet(1)))


def test_divine_aid_does_not_reach_everywhere() -> None:
    bench = Bench("A B C D E", heroes=CLERIC)
    bench.sheet(0).used_this_round = []
    bench.hero(1, "E")
    bench.roll(blue=["miss"])
    assert not bench.result(saves(bench.adventure, bench.sheet(1)))
    assert bench.asked == []


@pytest.mark.parametrize(("level", "amount", "cooldown"), [(1, 2, 1), (3, 4, 2), (5, 6, 3)])
@example("SS-EX-26")
@rule("SS-7.0.0.16", "SS-7.1.0.1", "SS-7.1.0.2", "SS-11.0.0.4")
def test_heal(level: int, amount: int, cooldown: int) -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "heal", level)
    bench.hero(1, "B").wounds = 7
    bench.act(f"use:{card}@{level}", "figure:ecarus_white_rose")
    assert bench.hero(1).wounds == 7 - amount
    for left in range(cooldown, 0, -1):
        assert bench.sheet(0).power(card).position == left
        bench.step("time")
    assert bench.sheet(0).power(card).position == 0


@pytest.mark.parametrize(("level", "rank", "cooldown"), [(1, "green", 3), (4, "blue", 4)])
def test_command_turns_an_enemy_on_its_friends(level: int, rank: str, cooldown: int) -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "command", level)
    traitor = bench.enemy("B", rank=rank, weapon=Blow(3, 0, 0))
    victim = bench.enemy("B", rank="red", armour=1)
    bench.act(f"use:{card}@{level}")
    assert (traitor.wounds, victim.wounds) == (0, 2)
    assert bench.sheet(0).power(card).position == cooldown


def test_command_needs_the_rank_and_somebody_to_attack() -> None:
    bench = Bench(heroes=CLERIC)
    bench.power(0, "command")
    bench.enemy("B", rank="blue")
    bench.enemy("B", rank="blue")
    bench.enemy("A")
    assert "use" not in bench.open_verbs()


@pytest.mark.parametrize(("level", "cooldown"), [(2, 2), (4, 3)])
def test_hammerfall(level: int, cooldown: int) -> None:
    bench = Bench(heroes=CLERIC)
    bench.hero(1, "D")
    card = bench.power(0, "hammerfall", level)
    first, second = bench.enemy("A"), bench.enemy("A")
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use:{card}@{level}", f"attack:main@{first.id}")
    both = [bench.has(each, "knocked_down") for each in (first, second)]
    assert both == ([1, 1] if level == 4 else [1, 0])
    assert bench.sheet(0).power(card).position == cooldown


def test_hammerfall_needs_a_blunt_weapon() -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "hammerfall", 2)
    bench.wear(0, "main", "longsword")
    enemy = bench.enemy("A")
    bench.roll(red=["hit"], blue=["miss", "miss"])
    bench.act(f"use:{card}@2", f"attack:main@{enemy.id}")
    assert bench.has(enemy, "knocked_down") == 0


@pytest.mark.parametrize(("level", "dice", "cooldown"), [(3, 2, 3), (5, 3, 4)])
@example("SS-EX-24")
@rule("SS-7.0.0.10", "SS-7.0.0.14", "SS-7.0.0.15", "SS-7.0.0.16")
def test_lightning_bolt(level: int, dice: int, cooldown: int) -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "lightning_bolt", 5)
    first, second = bench.enemy("C", hp=20), bench.enemy("C", hp=20)
    last = "skill skill" if level == 3 else "legend"
    bench.roll(red=["hit skill"] + ["hit"] * (dice - 2) + [last], blue=["hit skill"] * dice)
    bench.act(f"use:{card}@{level}", f"figure:{first.id}", "trigger:0", "trigger:1")
    assert first.wounds == second.wounds == 1 + dice - 1 + dice
    assert bench.has(second, "knocked_down") == 1
    assert bench.sheet(0).power(card).position == cooldown


def test_lightning_bolt_may_be_lethal_at_its_highest() -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "lightning_bolt", 5)
    enemy = bench.enemy("C", armour=9)
    bench.roll(red=["hit", "hit", "legend"], blue=["miss"] * 3)
    bench.act(f"use:{card}@5", "trigger:2")
    assert enemy.wounds == 3


@pytest.mark.parametrize(("level", "cooldown"), [(1, 2), (3, 3), (5, 4)])
def test_blessing(level: int, cooldown: int) -> None:
    bench = Bench(heroes=("thorgar_cleric", "ecarus_white_rose", "auriel_wizard"))
    card = bench.power(0, "blessing", level)
    enemy = bench.enemy("D", hp=30)
    answers = {
        1: ["figure:ecarus_white_rose"],
        3: ["figure:ecarus_white_rose", "figure:auriel_wizard"],
        5: [],
    }
    bench.act(f"use:{card}@{level}", *answers[level])
    blessed = {1: [1], 3: [1, 2], 5: [0, 1, 2]}[level]
    for hero in range(3):
        before = enemy.wounds
        bench.do(bench.attack(hero, enemy, fixed=1))
        bench.do(bench.attack(hero, enemy, fixed=1))
        assert enemy.wounds - before == 2 + (hero in blessed)
        bench.roll(blue=["miss"])
        bench.do(bench.attack(enemy.id, bench.hero(hero), fixed=1))
        assert bench.hero(hero).wounds == int(hero not in blessed)
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize(("level", "hp"), [(3, 1), (5, 3)])
@rule("SS-19.0.0.1")
def test_last_light(level: int, hp: int) -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "last_light", level)
    bench.sheet(0).acted = True
    bench.hero(1, "C")
    bench.do(hurt(bench.adventure, bench.hero(1), 99), f"use:{card}@{level}")
    assert (bench.sheet(1).ghost, bench.hero(1).wounds) == (False, 8 - hp)
    assert bench.sheet(0).power(card).position == 4
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    assert bench.sheet(1).ghost


def test_last_light_does_not_reach_far() -> None:
    bench = Bench(heroes=CLERIC)
    bench.power(0, "last_light", 3)
    bench.sheet(0).acted = True
    bench.hero(1, "D")
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    assert bench.sheet(1).ghost


@pytest.mark.parametrize("level", [1, 4])
@rule("SS-7.0.0.5", "SS-9.0.0.8")
def test_the_rune_of_attack_makes_hits_of_skill(level: int) -> None:
    bench = Bench(heroes=RUNES)
    card = bench.power(0, "rune_of_attack", level)
    bench.act(f"use:{card}@{level}", *(["area:a"] if level == 4 else []))
    enemy = bench.enemy("B", rank="blue", hp=20)
    for at, wounds in (("A", 3), ("C", 1)):
        bench.hero(1, at)
        enemy.wounds = 0
        bench.roll(red=["skill skill"])
        effects = ("pay(hits(1), skill=1)",)
        bench.do(bench.attack(1, enemy, red=1, effects=effects), "trigger:0")
        assert enemy.wounds == wounds
    assert bench.sheet(0).power(card).position == 3
    bench.step("time")
    assert bench.adventure.boons == []


@pytest.mark.parametrize("level", [1, 4])
def test_the_rune_of_defence_makes_shields_of_skill(level: int) -> None:
    bench = Bench(heroes=RUNES)
    card = bench.power(0, "rune_of_defence", level)
    bench.act(f"use:{card}@{level}", *(["area:b"] if level == 4 else []))
    bench.hero(1, "B" if level == 4 else "A")
    enemy = bench.enemy("D")
    bench.roll(blue=["shield skill", "skill", "miss"])
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=3))
    assert bench.hero(1).wounds == 0
    assert bench.sheet(0).power(card).position == 2


@rule("SS-1.2.0.1")
def test_there_is_one_rune_of_each_kind() -> None:
    bench = Bench(heroes=RUNES)
    card = bench.power(0, "rune_of_attack", 4)
    for area in ("a", "b"):
        bench.turn(0)
        bench.sheet(0).power(card).position = 0
        bench.act(f"use:{card}@4", f"area:{area}")
    assert [boon.area for boon in bench.adventure.boons] == [bench.area("B")]


def test_runes_explode() -> None:
    bench = Bench(heroes=RUNES)
    attack, defence = bench.power(0, "rune_of_attack", 4), bench.power(0, "rune_of_defence", 4)
    assert "use-innate" not in bench.open_verbs()
    bench.sheet(0).specials = 2
    enemies = [bench.enemy("B"), bench.enemy("B"), bench.enemy("C")]
    bench.act(f"use:{attack}@4", "area:b", f"use:{defence}@4", "area:b", "use-innate")
    assert [each.wounds for each in enemies] == [1, 1, 0]
    assert bench.adventure.boons == []


@rule("SS-11.2.0.2")
def test_the_screams() -> None:
    bench = Bench(heroes=CLERIC)
    bench.sheet(0).ghost = True
    bench.hero(1).wounds = 3
    bench.act("scream")
    assert bench.hero(1).wounds == 1
    bench = Bench(heroes=RUNES)
    bench.sheet(0).ghost = True
    enemies = [bench.enemy("A"), bench.enemy("A")]
    bench.roll(red=["hit skill"])
    bench.act("scream")
    assert [each.wounds for each in enemies] == [1, 1]


def test_what_enemies_do_to_powers_of_heroes_means_nothing_to_other_enemies() -> None:
    bench = Bench(heroes=CLERIC)
    card = bench.power(0, "command")
    bench.enemy("B", weapon=Blow(1, 0, 0))
    victim = bench.enemy("B", rank="red")
    bench.do(bench.effect(victim.id, "rotate(-1, target)", victim.id))
    bench.act(f"use:{card}@1")
    assert victim.wounds == 1
