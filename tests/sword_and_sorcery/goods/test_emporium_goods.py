"""What the emporium sells besides weapons and armour: every card, both sides."""

import pytest

from questhall.games.sword_and_sorcery.printed.kinds import ACTIONS, ActionKind
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict
from questhall.games.sword_and_sorcery.rules.attack.saves import saves
from questhall.games.sword_and_sorcery.rules.numbers import armour_of, capacity_of
from questhall.games.sword_and_sorcery.rules.outfits import outfit_of
from questhall.games.sword_and_sorcery.rules.targets import Outlook
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.rules.turn.using import item_options
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import example, rule, ruling
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

ARCHER = ("laegon_archer", "thorgar_cleric")
ME = "figure:ecarus_white_rose"
SIDES = pytest.mark.parametrize("turned", [False, True])


def number(turned: bool, front: int, back: int) -> int:
    return back if turned else front


@SIDES
@rule("SS-12.0.0.1", "SS-12.2.0.1", "SS-14.0.0.3")
@ruling("SS-R38")
def test_healing_potion(turned: bool) -> None:
    bench = Bench()
    potion = bench.item(0, "healing_potion", turned)
    bench.hero(0).wounds = 7
    bench.hero(1, "B")
    bench.act(f"use-item:{potion}")
    assert bench.hero(0).wounds == number(turned, 3, 0)
    assert (bench.sheet(0).specials, bench.sheet(0).inventory) == (0, [])
    assert potion in bench.adventure.shop
    assert bench.adventure.turned == []


@SIDES
def test_potion_of_strength(turned: bool) -> None:
    bench = Bench(heroes=("ecarus_white_rose", "laegon_archer"))
    potion = bench.item(0, "potion_of_strength", turned)
    bench.sheet(0).combats = 2
    bench.hero(1, "D")
    enemy = bench.enemy("A", rank="blue", hp=20)
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    attack = f"attack:main@{enemy.id}"
    bench.act(f"use-item:{potion}", attack, attack)
    assert enemy.wounds == 2 + 2 * number(turned, 1, 2)
    bench.step("time")
    assert bench.adventure.boons == []


@rule("SS-2.0.0.6")
def test_two_potions_of_strength_add_up_but_one_card_never_helps_twice() -> None:
    bench = Bench()
    first, second = bench.item(0, "potion_of_strength"), bench.item(0, "potion_of_strength")
    bench.hero(1, "D")
    enemy = bench.enemy("A", rank="blue", hp=20)
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use-item:{first}", f"use-item:{second}", f"attack:main@{enemy.id}")
    assert enemy.wounds == 3
    bench.adventure.shop.remove(first)
    bench.sheet(0).inventory = [first]
    bench.act(f"use-item:{first}")
    assert len(bench.adventure.boons) == 2


@SIDES
def test_stoneskin_draught(turned: bool) -> None:
    bench = Bench()
    card = bench.item(0, "stoneskin_draught", turned)
    bench.act(f"use-item:{card}")
    assert armour_of(bench.adventure, bench.hero(0)) == number(turned, 1, 2)
    bench.step("time")
    assert armour_of(bench.adventure, bench.hero(0)) == 0


@SIDES
def test_swiftness_tonic(turned: bool) -> None:
    bench = Bench()
    card = bench.item(0, "swiftness_tonic", turned)
    bench.act(f"use-item:{card}", "move:b")
    assert (bench.sheet(0).points, bench.sheet(0).moves) == ((2, 1) if turned else (4, 0))


@rule("SS-10.6.0.4", "SS-10.6.2.1")
def test_bandages_take_one_condition() -> None:
    bench = Bench()
    card = bench.item(0, "bandages")
    assert "use-item" not in bench.open_verbs()  # nobody needs them
    hero = bench.hero(0)
    bench.condition(hero, "poison", 2)
    bench.next_critical("crit_hp_1")
    hero.injuries = [bench.adventure.decks[5].draw.pop()]
    bench.act(f"use-item:{card}", "cure-injury")
    assert (hero.injuries, bench.has(hero, "poison")) == ([], 2)


def test_narrow_bandages_take_them_all() -> None:
    bench = Bench()
    card = bench.item(0, "bandages", turned=True)
    hero = bench.hero(1)
    hero.wounds = 3
    for name in ("poison", "slow", "blind"):
        bench.condition(hero, name)
    bench.act(f"use-item:{card}", "figure:thorgar_cleric")
    assert (any(hero.conditions), hero.wounds) == (False, 2)


@SIDES
@example("SS-EX-221")
@rule("SS-2.0.0.3")
def test_antidote(turned: bool) -> None:
    bench = Bench()
    card = bench.item(0, "antidote", turned)
    hero = bench.hero(0)
    hero.wounds = 3
    bench.condition(hero, "poison", 2)
    bench.act(f"use-item:{card}", ME)
    bench.do(afflict(bench.adventure, hero, 1, 1))
    assert (bench.has(hero, "poison"), hero.wounds) == (0, number(turned, 3, 1))
    bench.step("time")
    bench.do(afflict(bench.adventure, hero, 1, 1))
    assert bench.has(hero, "poison") == number(turned, 1, 0)


@rule("SS-14.0.0.5")
def test_protective_barrier_and_its_greater_side() -> None:
    bench = Bench()
    card = bench.item(0, "protective_barrier")
    bench.hero(1, "D")
    bench.act(f"use-item:{card}", "figure:thorgar_cleric")
    assert (bench.hero(0).shields, bench.hero(1).shields) == (0, 2)
    bench = Bench(heroes=("thorgar_cleric", "ecarus_white_rose"))
    card = bench.item(0, "protective_barrier", turned=True)
    bench.act(f"use-item:{card}")
    assert (bench.hero(0).shields, bench.hero(1).shields) == (2, 2)
    bench = Bench()
    bench.item(0, "protective_barrier", turned=True)  # not for Strength
    assert "use-item" not in bench.open_verbs()


@SIDES
@example("SS-EX-178")
@rule("SS-12.3.0.1", "SS-12.3.0.2", "SS-12.3.0.3")
@ruling("SS-R36")
def test_elven_arrows(turned: bool) -> None:
    bench = Bench(heroes=ARCHER)
    arrows = bench.item(0, "elven_arrows", turned)
    flaming = bench.item(0, "flaming_arrows")
    enemy = bench.enemy("B", hp=20, armour=9)
    bench.sheet(0).combats = 3
    attack = f"attack:main@{enemy.id}"
    bench.roll(red=["hit skill"], blue=["hit skill"])
    bench.act(f"use-item:{arrows}")
    assert flaming not in _usable(bench)  # one kind of ammunition for an attack
    bench.act(attack, "trigger:1")
    assert enemy.wounds == number(turned, 1, 2)
    assert arrows in bench.sheet(0).inventory  # no miss
    bench.roll(red=["skill skill"], blue=["hit"])
    bench.act(f"use-item:{arrows}", attack, "trigger:2")
    assert enemy.wounds == number(turned, 1, 2) + number(turned, 1, 2)
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use-item:{arrows}", attack)
    assert arrows in bench.adventure.shop


def _usable(bench: Bench) -> list[int]:
    """With a free action."""
    adventure, hero = bench.adventure, bench.sheet(0)
    free = [kind == ActionKind.FREE for kind in range(len(ACTIONS))]
    outlook = Outlook(adventure, adventure.figure_of(hero))
    found = item_options(adventure, hero, outfit_of(adventure, hero), free, outlook)
    return [option.what for option in found]


@ruling("SS-R36")
def test_a_miss_that_was_rerolled_does_not_cost_the_arrows() -> None:
    bench = Bench(heroes=ARCHER)
    arrows, coin = bench.item(0, "fletched_arrows"), bench.item(0, "lucky_coin")
    enemy = bench.enemy("B")
    bench.roll(red=["miss", "hit"], blue=["hit", "hit"])
    bench.act(*(f"use-item:{arrows}", f"attack:main@{enemy.id}", f"use-item:{coin}", "reroll:0"))
    assert enemy.wounds == 3
    assert bench.sheet(0).inventory[-1] == arrows


@SIDES
def test_choice_arrows_add_a_die_to_bows_and_crossbows(turned: bool) -> None:
    for weapon, more in (("hunting_bow", True), ("crossbow", True), ("longsword", False)):
        bench = Bench(heroes=ARCHER)
        bench.wear(0, "main", weapon)
        arrows = bench.item(0, "fletched_arrows", turned)
        enemy = bench.enemy("A", rank="blue", hp=20)
        bench.hero(1, "D")
        bench.roll(red=["hit"] * 2, blue=["hit"] * 3)
        bench.act(f"use-item:{arrows}", f"attack:main@{enemy.id}")
        rolled = len(bench.told("attack-roll")[-1].values or [])
        plain = {"hunting_bow": 2, "crossbow": 2, "longsword": 3}[weapon]
        assert rolled == plain + more


@SIDES
@rule("SS-12.3.0.1", "SS-12.3.0.2", "SS-6.2.0.5")
def test_knives_are_thrown_until_one_misses(turned: bool) -> None:
    bench = Bench(heroes=ARCHER)
    knives = bench.item(0, "knives", turned)
    bench.sheet(0).combats = 2
    enemy = bench.enemy("B", hp=20, armour=2)
    dice = number(turned, 2, 2)
    bench.roll(red=["hit"], blue=["hit skill"] + ["hit"] * (dice - 1))
    bench.act(f"use-item:{knives}", "trigger:0")
    assert enemy.wounds == number(turned, 1, 3)
    assert knives in bench.sheet(0).inventory
    bench.roll(red=["miss"], blue=["hit", "miss"])
    bench.act(f"use-item:{knives}")
    assert knives in bench.adventure.shop


@SIDES
@rule("SS-10.3.0.4", "SS-10.3.0.5")
def test_fire_flask(turned: bool) -> None:
    bench = Bench()
    card = bench.item(0, "fire_flask", turned)
    enemy, friend = bench.enemy("B"), bench.hero(1, "B")
    bench.act(f"use-item:{card}", "area:b")
    level = number(turned, 1, 2)
    assert (enemy.fire, friend.fire, bench.hero(0).fire) == ([level], [level], [])


@SIDES
@rule("SS-6.1.2.6", "SS-15.7.1.14")
def test_smoke_pellet(turned: bool) -> None:
    bench = Bench(heroes=("shae_rogue", "ecarus_white_rose"))
    card = bench.item(0, "smoke_pellet", turned)
    bench.hero(1, "D")
    bench.enemy("A")
    bench.act(f"use-item:{card}", "move:b")
    assert bench.told("reaction-attack") == []
    assert bench.hero(0).hidden is turned  # whatever she does
    bench.act("end-turn")
    bench.step("time")
    assert not bench.hero(0).hidden


@SIDES
@rule("SS-5.2.3.1", "SS-12.1.0.1")
@ruling("SS-R21")
def test_a_sack_makes_room_until_it_goes(turned: bool) -> None:
    bench = Bench()
    before = capacity_of(bench.adventure, bench.sheet(0))
    sack = bench.item(0, "sack", turned)
    assert capacity_of(bench.adventure, bench.sheet(0)) == before + number(turned, 2, 3)
    others = [bench.item(0, "healing_potion") for _ in range(3)]
    bench.act(f"drop:{sack}", f"drop:{others[0]}")
    assert bench.sheet(0).inventory == others[1:]
    assert bench.adventure.grounds[0].items == [others[0], sack]


@SIDES
@rule("SS-6.3.2.1", "SS-12.1.0.1", "SS-6.5.0.7")
def test_lockpicks(turned: bool) -> None:
    bench = Bench(heroes=("shae_assassin", "ecarus_black_rose"))
    card = bench.item(0, "lockpicks", turned)
    assert "use-item" not in bench.open_verbs()  # nothing is locked here
    for _ in range(2):
        bench.adventure.chests.append(bench.adventure.decks[Pile.CHEST].draw.pop())
        bench.adventure.chest_areas.append(bench.area("A"))
    enemy = bench.enemy("A")
    assert "use-item" not in bench.open_verbs()  # nor in the midst of a fight
    enemy.area = bench.area("D")
    bench.roll(blue=["shield"] * 9)
    bench.act(f"use-item:{card}", *(["trap-card"] if turned else []))
    assert bench.sheet(0).specials == 1
    assert len(bench.adventure.decks[3].discard) == number(turned, 1, 2)
    assert "use-item" not in bench.open_verbs()  # once a round
    assert card in bench.sheet(0).inventory


@SIDES
@rule("SS-9.0.0.26")
def test_blessed_oil(turned: bool) -> None:
    bench = Bench()
    card = bench.item(0, "blessed_oil", turned)
    bench.sheet(0).combats = 2
    bench.hero(1, "D")
    ghoul = bench.enemy("A", rank="blue", hp=20, changes={"slash": -1, "mystic": 1})
    attack = f"attack:main@{ghoul.id}"
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    bench.act(f"use-item:{card}", attack)
    assert ghoul.wounds == 3
    bench.act(attack)
    assert ghoul.wounds == 3 + number(turned, 0, 3)


@SIDES
@rule("SS-2.0.0.4")
def test_lucky_coin(turned: bool) -> None:
    bench = Bench()
    coin = bench.item(0, "lucky_coin", turned)
    enemy = bench.enemy("B")
    bench.roll(red=["miss", "miss", "hit", "hit"])
    dice = number(turned, 1, 2)
    rerolls = [f"reroll:{die}" for die in range(dice)]
    bench.do(bench.attack(0, enemy, red=2), f"use-item:{coin}", *rerolls)
    assert enemy.wounds == dice
    assert coin in bench.adventure.shop
    bench.item(0, "lucky_coin", turned)
    bench.roll(blue=["miss", "shield"])
    assert bench.result(saves(bench.adventure, bench.sheet(0)), f"use-item:{coin}", "reroll:0")


@SIDES
@rule("SS-7.1.0.4", "SS-7.1.0.5")
def test_scroll_of_recall(turned: bool) -> None:
    bench = Bench(heroes=("thorgar_cleric", "ecarus_white_rose"))
    card = bench.item(0, "scroll_of_recall", turned)
    assert "use-item" not in bench.open_verbs()  # nothing has been used
    heal, bolt = bench.power(0, "heal", 3), bench.power(0, "lightning_bolt", 3)
    for power in (heal, bolt):
        bench.sheet(0).power(power).position = 3
    bench.act(f"use-item:{card}", f"power:{bolt}")
    positions = [bench.sheet(0).power(power).position for power in (heal, bolt)]
    assert positions == [3, number(turned, 1, 0)]


@rule("SS-14.3.0.1")
@ruling("SS-R40")
def test_anvil_and_tavern_are_two_sides_of_one_card() -> None:
    note("sword_and_sorcery", "item", "building_card")
    bench = Bench()
    bench.sheet(0).coins = [2, 0, 0]
    bench.adventure.bank[0] -= 2
    flow = visit(bench.adventure, bench.adventure.heroes)
    verbs = {option.verb for option in next(flow).options}
    assert {"improve", "gamble"} <= verbs
    cards = [card for card in bench.adventure.shop if bench.adventure.item(card).sides == []]
    assert len(cards) == 1  # and nobody can buy it
