"""Weapons: every one of them, both sides."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.items import ItemDef
from questhall.games.sword_and_sorcery.printed.kinds import STYLES, Hands, ItemKind
from questhall.games.sword_and_sorcery.rules.numbers import defence_of, most_shields
from questhall.games.sword_and_sorcery.rules.turn.goods import equippable
from questhall.games.sword_and_sorcery.state.figures import Figure
from tests.marks import example, rule
from tests.sword_and_sorcery.bench import Bench

WIELDERS = {
    "agility": "shae_assassin",
    "faith": "thorgar_runemaster",
    "magic": "auriel_sorceress",
    "strength": "ecarus_black_rose",
}


def weapons() -> list[tuple[str, bool]]:
    items = [item for item in library().items.values() if item.kind == ItemKind.WEAPON]
    return [(item.key, bool(side)) for item in items for side in range(len(item.sides))]


def wielded(key: str, turned: bool = False) -> tuple[Bench, str]:
    """A bench with somebody who may use the weapon, and its slot; nobody stands beside him."""
    side = library().items[key].sides[int(turned)]
    hero = WIELDERS[STYLES[side.styles[0]]]
    other = next(each for each in WIELDERS.values() if each != hero)
    bench = Bench("A B C D E F", heroes=(hero, other))
    bench.hero(1, "F")
    slot = "off" if side.hands == Hands.OFF else "main"
    if slot == "main":
        bench.sheet(0).slots[1] = -1
    bench.wear(0, slot, key, turned)
    return bench, slot


def target_for(bench: Bench, item: ItemDef, turned: bool) -> Figure:
    """As far away as the weapon reaches."""
    blow = item.sides[int(turned)].blow
    assert blow is not None
    return bench.enemy("ABCDEF"[blow.range], rank="blue", hp=30)


@rule("SS-8.2.0.6", "SS-8.2.0.9", "SS-6.2.0.2", "SS-9.0.0.3")
@pytest.mark.parametrize(("key", "turned"), weapons())
def test_every_weapon_hits_with_its_values(key: str, turned: bool) -> None:
    item = library().items[key]
    blow = item.sides[int(turned)].blow
    assert blow is not None
    bench, slot = wielded(key, turned)
    enemy = target_for(bench, item, turned)
    bench.roll(red=["hit"] * blow.red, blue=["hit"] * blow.blue)
    answers = ["no-bash"] if blow.always_texts == ["bash"] else []
    bench.act(f"attack:{slot}@{enemy.id}", *answers)
    assert enemy.wounds == blow.fixed + blow.red + blow.blue


@rule("SS-9.0.0.4", "SS-9.0.0.5", "SS-9.0.0.8")
@pytest.mark.parametrize(
    ("key", "turned", "red", "blue", "number", "name"),
    [
        ("hammer", False, ["hit skill"], ["miss"], 0, "knocked_down"),
        ("hammer", True, ["hit skill", "miss"], ["miss"], 0, "knocked_down"),
        ("war_flail", False, ["hit skill"], ["miss"] * 2, 0, "knocked_down"),
        ("travel_maul", False, ["skill skill"], ["hit"], 1, "knocked_down"),
        ("rime_wand", False, ["hit skill"], ["miss"], 0, "slow"),
        ("ash_wand", True, ["hit magic"], ["miss"] * 2, 1, "knocked_down"),
        ("crystal_knife", False, ["hit magic"], ["miss"] * 2, 2, "blind"),
        ("bellringer", False, ["skill skill", "hit"], ["miss"] * 2, 1, "stun"),
        ("drowned_moon", False, ["hit skill", "miss"], ["miss"] * 2, 0, "slow"),
        ("oak_bastion", False, ["legend"], [], 1, "stun"),
        ("duskfang", True, ["legend", "hit"], ["miss"] * 2, 2, "stun"),
    ],
)
def test_symbols_pay_for_conditions(
    key: str, turned: bool, red: list[str], blue: list[str], number: int, name: str
) -> None:
    bench, slot = wielded(key, turned)
    enemy = target_for(bench, library().items[key], turned)
    bench.roll(red=red, blue=blue)
    answers = ["no-bash"] if key == "oak_bastion" else []
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}", *answers)
    assert bench.has(enemy, name) == 1


@pytest.mark.parametrize(
    ("key", "red", "blue", "number", "hits"),
    [
        ("longsword", ["hit skill"], ["miss"] * 2, 0, 3),
        ("short_sword", ["hit skill"], ["miss"], 0, 3),
        ("long_knife", [], ["hit skill", "miss"], 0, 2),
        ("trail_hatchet", ["hit skill"], ["miss"], 0, 2),
        ("street_dagger", ["hit skill"], ["miss"], 0, 2),
        ("hunting_bow", ["hit skill"], ["miss"], 0, 2),
        ("long_bow", ["hit skill"], ["miss"] * 2, 0, 2),
        ("reed_whisper", ["hit skill"], ["miss"] * 2, 0, 3),
        ("boar_spear", ["hit skill"], ["miss"] * 2, 0, 3),
        ("crossbow", ["hit skill"], ["miss"], 0, 3),
        ("seer_staff", ["hit skill"], ["miss"] * 2, 0, 3),
        ("spark_wand", ["hit skill"], ["miss"], 0, 3),
        ("parrying_dagger", [], ["hit skill", "miss"], 1, 3),
        ("drowned_moon", ["skill skill", "miss"], ["miss"] * 2, 1, 3),
        ("greedy_sting", ["hit skill"], ["miss"] * 2, 0, 3),
    ],
)
def test_symbols_pay_for_hits(
    key: str, red: list[str], blue: list[str], number: int, hits: int
) -> None:
    bench, slot = wielded(key)
    enemy = target_for(bench, library().items[key], False)
    bench.roll(red=red, blue=blue)
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}")
    assert enemy.wounds == hits


@pytest.mark.parametrize(
    ("key", "red", "blue", "number", "wounds"),
    [
        ("battle_axe", ["skill skill"], ["hit"] * 3, 1, 4),
        ("short_sword", ["skill skill"], ["hit"], 1, 2),
        ("boar_spear", ["skill skill"], ["hit"] * 2, 1, 3),
        ("crossbow", ["skill skill"], ["hit"], 1, 2),
        ("rime_wand", ["skill skill"], ["hit"], 1, 2),
        ("flaming_sword", ["hit magic", "hit"], ["miss"] * 2, 2, 3),
    ],
)
def test_symbols_pay_to_ignore_armour(
    key: str, red: list[str], blue: list[str], number: int, wounds: int
) -> None:
    bench, slot = wielded(key)
    enemy = target_for(bench, library().items[key], False)
    card = bench.adventure.enemy_card(bench.foe(enemy))
    card.armour = 9
    bench.roll(red=red, blue=blue)
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}")
    assert enemy.wounds == wounds


@pytest.mark.parametrize(
    ("key", "turned", "red", "blue", "number", "wounds"),
    [
        ("cord", False, ["hit skill"], ["miss"], 0, 1),
        ("street_dagger", False, ["hit hit"], ["hit skill"], 1, 0),
        ("street_dagger", True, ["skill skill"], ["hit", "hit"], 1, 1),
        ("crystal_knife", False, ["hit skill"], ["hit", "miss"], 0, 2),
        ("reed_whisper", False, ["hit magic"], ["hit", "miss"], 2, 2),
        ("ember_tongue", False, ["skill skill"], ["hit", "hit"], 1, 2),
        ("widows_oath", False, ["legend", "hit"], ["hit", "hit"], 2, 4),
        ("duskfang", False, ["hit skill"], ["hit", "miss"], 0, 1),
        ("duskfang", True, ["hit skill", "hit"], ["hit", "miss"], 0, 3),
        ("first_ember", True, ["legend", "hit"], ["hit", "hit"], 2, 5),
    ],
)
@example("SS-EX-43")
@rule("SS-10.5.0.1", "SS-10.5.0.4")
def test_symbols_pay_for_lethal_hits(
    key: str, turned: bool, red: list[str], blue: list[str], number: int, wounds: int
) -> None:
    bench, slot = wielded(key, turned)
    enemy = target_for(bench, library().items[key], turned)
    bench.adventure.enemy_card(bench.foe(enemy)).armour = 9
    bench.roll(red=red, blue=blue)
    answers = [f"trigger:{number}"] if wounds else []
    bench.act(f"attack:{slot}@{enemy.id}", *answers)
    assert enemy.wounds == wounds


@example("SS-EX-44")
@rule("SS-10.5.0.3", "SS-10.5.0.7")
def test_the_crystal_knife_against_armour() -> None:
    bench, slot = wielded("crystal_knife")
    orc = bench.enemy("A", rank="red", hp=15, armour=2)
    bench.roll(red=["hit skill"], blue=["hit", "hit"])
    bench.act(f"attack:{slot}@{orc.id}", "trigger:0")
    assert orc.wounds == 2


@pytest.mark.parametrize(
    ("key", "red", "blue", "number"),
    [
        ("hammer", ["skill skill"], ["miss"], 1),
        ("long_bow", ["hit skill"], ["hit skill", "miss"], 1),
        ("longsword", ["skill skill"], ["miss"] * 2, 1),
        ("cord", ["skill skill"], ["miss"], 1),
        ("spark_wand", ["hit magic"], ["skill"], 1),
        ("reed_whisper", ["skill skill"], ["miss"] * 2, 1),
        ("greedy_sting", ["skill skill"], ["miss"] * 2, 1),
        ("widows_oath", ["skill skill", "hit"], ["miss"] * 2, 1),
        ("duskfang", ["skill skill"], ["miss"] * 2, 1),
    ],
)
@example("SS-EX-36")
@rule("SS-10.1.0.2")
def test_symbols_pay_for_a_critical(key: str, red: list[str], blue: list[str], number: int) -> None:
    bench, slot = wielded(key)
    enemy = target_for(bench, library().items[key], False)
    bench.next_critical("crit_stun")
    bench.roll(red=red, blue=blue)
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}")
    assert bench.has(enemy, "stun") == 1


@pytest.mark.parametrize(
    ("key", "turned", "red", "blue", "number"),
    [
        ("battle_axe", False, ["hit skill"], ["miss"] * 3, 0),
        ("seer_staff", False, ["hit magic"], ["miss"] * 2, 1),
        ("war_flail", False, ["skill skill"], ["hit", "miss"], 1),
        ("bellringer", False, ["hit magic", "miss"], ["miss"] * 2, 2),
        ("ember_tongue", False, ["hit magic"], ["miss"] * 2, 2),
        ("widows_oath", False, ["hit skill", "miss"], ["miss"] * 2, 0),
        ("first_ember", False, ["hit magic"], ["miss"] * 2, 1),
        ("first_ember", True, ["hit skill", "miss"], ["miss"] * 2, 0),
        ("drowned_moon", False, ["hit magic", "miss"], ["miss"] * 2, 2),
    ],
)
@example("SS-EX-42")
@rule("SS-10.4.0.1")
def test_symbols_pay_for_an_area_of_effect(
    key: str, turned: bool, red: list[str], blue: list[str], number: int
) -> None:
    bench, slot = wielded(key, turned)
    enemy = target_for(bench, library().items[key], turned)
    beside = bench.enemy(bench.at(enemy), rank="blue", hp=30)
    next_door = bench.enemy("ABCDEF"[enemy.area + 1], rank="blue", hp=30)
    bench.roll(red=red, blue=blue)
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}")
    assert beside.wounds == enemy.wounds > 0
    assert bool(next_door.wounds) is (key == "drowned_moon")


@pytest.mark.parametrize(
    ("key", "turned", "red", "blue", "number", "fire"),
    [
        ("ember_tongue", False, ["hit skill"], ["miss"] * 2, 0, [1]),
        ("flaming_sword", False, ["hit skill", "miss"], ["miss"] * 2, 0, [2]),
        ("first_ember", False, ["hit skill"], ["miss"] * 2, 0, [1]),
    ],
)
@rule("SS-10.3.0.3")
def test_symbols_pay_for_fire(
    key: str, turned: bool, red: list[str], blue: list[str], number: int, fire: list[int]
) -> None:
    bench, slot = wielded(key, turned)
    enemy = target_for(bench, library().items[key], turned)
    bench.roll(red=red, blue=blue)
    bench.act(f"attack:{slot}@{enemy.id}", f"trigger:{number}")
    assert enemy.fire == fire


@example("SS-EX-161", "SS-EX-162")
@rule("SS-9.0.0.9", "SS-9.0.0.7")
def test_the_broadsword_rerolls() -> None:
    bench, slot = wielded("broadsword")
    enemy = bench.enemy("A", rank="blue")
    bench.roll(red=["skill skill"], blue=["miss", "hit"])
    bench.act(f"attack:{slot}@{enemy.id}", "trigger:0", "trigger:1", "reroll:1")
    assert enemy.wounds == 2


@example("SS-EX-34")
@rule("SS-9.0.0.10", "SS-9.0.0.11")
def test_an_improved_hatchet_cuts_armour_in_this_attack_only() -> None:
    bench, slot = wielded("trail_hatchet", turned=True)
    bench.sheet(0).combats = 2
    enemy = bench.enemy("A", rank="blue", armour=1)
    attack = f"attack:{slot}@{enemy.id}"
    bench.roll(red=["hit skill", "hit"], blue=["miss"] * 4)
    bench.act(attack, "trigger:1", attack)
    assert enemy.wounds == 1


@example("SS-EX-37")
@rule("SS-10.2.0.1", "SS-9.0.0.18")
@pytest.mark.parametrize(
    ("key", "turned", "defence", "shields"),
    [
        ("plank_shield", False, 0, 0),
        ("plank_shield", True, 1, 0),
        ("round_shield", False, 1, 0),
        ("round_shield", True, 1, 1),
        ("oak_bastion", False, 1, 1),
    ],
)
def test_shields_push_and_protect(key: str, turned: bool, defence: int, shields: int) -> None:
    bench, slot = wielded(key, turned)
    hero = bench.hero(0)
    bench.sheet(0).slots[2] = -1
    assert (defence_of(bench.adventure, hero), most_shields(bench.adventure, hero)) == (
        1 + defence,
        shields,
    )
    bandit = bench.enemy("A", rank="blue", armour=9)
    bandit.came_from = bench.area("B")
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"attack:{slot}@{bandit.id}", "bash")
    assert (bandit.wounds, bench.at(bandit)) == (0, "B")


@rule("SS-6.5.0.5")
def test_the_parrying_dagger_helps_the_next_defence() -> None:
    bench, slot = wielded("parrying_dagger")
    enemy = bench.enemy("A", rank="blue", hp=30)
    bench.roll(red=[], blue=["shield", "hit"])
    bench.act(f"attack:{slot}@{enemy.id}", "trigger:0")
    for wounds in (1, 3):
        bench.roll(blue=["miss"] * 3)
        bench.do(bench.attack(enemy.id, bench.hero(0), fixed=2))
        assert bench.hero(0).wounds == wounds


def test_guardian_and_bastion_give_armour_until_the_time_phase() -> None:
    for key in ("guardian", "oak_bastion"):
        bench, slot = wielded(key)
        enemy = bench.enemy("A", rank="blue", hp=30)
        bench.roll(red=["hit skill"], blue=["miss"] * 2)
        answers = ["no-bash"] if key == "oak_bastion" else []
        bench.act(f"attack:{slot}@{enemy.id}", "trigger:0", *answers)
        bench.hero(0).shields = 0
        bench.do(bench.attack(enemy.id, bench.hero(0), fixed=1))
        assert bench.hero(0).wounds == 0
        bench.step("time")
        assert bench.adventure.bonuses == []


@rule("SS-9.0.0.12", "SS-6.5.0.6")
@pytest.mark.parametrize(("key", "other"), [("guardian", False), ("flaming_sword", True)])
def test_one_more_attack_with_the_same_weapon_once_a_round(key: str, other: bool) -> None:
    bench, slot = wielded(key)
    bench.sheet(0).combats = 2
    first, second = (bench.enemy("A", rank="blue", hp=30) for _ in range(2))
    blow = library().items[key].sides[0].blow
    assert blow is not None
    dull = ["miss"] * (blow.red - 1)
    bench.roll(red=(["skill skill", *dull]) * 3, blue=["miss"] * 6)
    victim = second if other else first
    attack = f"attack:{slot}@{first.id}"
    bench.act(attack, "trigger:1", f"figure:{victim.id}", attack)
    assert first.wounds + second.wounds == 3
    assert victim.wounds == (1 if other else 3)
    again = [each for each in bench.asked if each.prompt == "attack-again"]
    assert len(again) == 1


@rule("SS-13.0.0.3")
def test_greedy_sting_is_paid_for_each_kill() -> None:
    bench, slot = wielded("greedy_sting")
    bench.sheet(0).combats = 2
    victim, survivor = bench.enemy("A", rank="blue", hp=1), bench.enemy("A", rank="blue", hp=9)
    bench.roll(red=["hit", "hit"], blue=["miss"] * 4)
    bench.act(f"attack:{slot}@{victim.id}", f"attack:{slot}@{survivor.id}")
    assert bench.sheet(0).crowns == 5
    bench.do(bench.effect(0, "lose_hp(9, target)", survivor.id))
    assert bench.sheet(0).crowns == 5


def test_the_empowered_ember_always_burns_and_may_heal() -> None:
    bench, slot = wielded("first_ember", turned=True)
    bench.hero(0).wounds = bench.hero(1, "B").wounds = 3
    enemy = bench.enemy("D", rank="blue", hp=30)
    bench.roll(red=["hit magic", "hit"], blue=["miss"] * 2)
    bench.act(f"attack:{slot}@{enemy.id}", "trigger:1")
    assert enemy.fire == [1]
    assert (bench.hero(0).wounds, bench.hero(1).wounds) == (1, 1)


@rule("SS-8.2.0.1", "SS-8.2.0.2", "SS-8.2.0.3", "SS-8.2.0.4", "SS-8.2.0.5", "SS-8.1.0.1")
@pytest.mark.parametrize("key", [key for key, turned in weapons() if not turned])
def test_weapons_go_only_into_their_hands_and_to_those_who_can_use_them(key: str) -> None:
    side = library().items[key].sides[0]
    for style, hero in WIELDERS.items():
        other = next(each for each in WIELDERS.values() if each != hero)
        bench = Bench(heroes=(hero, other))
        card = bench.item(0, key)
        open_slots = equippable(bench.adventure, bench.sheet(0))
        slots = [slot for each, slot in open_slots if each == card]
        expected = [1] if side.hands == Hands.OFF else [0, 1]
        if side.hands not in (Hands.OFF, Hands.VERSATILE):
            expected = [0]
        assert slots == (expected if STYLES.index(style) in side.styles else [])
