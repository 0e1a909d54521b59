"""Readings of the rules that a table agrees on: both values of each, where no chapter shows it."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind
from questhall.games.sword_and_sorcery.printed.symbols import Colour
from questhall.games.sword_and_sorcery.rules.attack.ammunition import lose_ammunition
from questhall.games.sword_and_sorcery.rules.attack.paying import reroll, roll_into
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.state.attacks import Attack
from questhall.games.sword_and_sorcery.state.heroes import Power
from questhall.games.sword_and_sorcery.state.house_rules import house_rules
from questhall.kernel.games import Setup
from tests.marks import example, rule, ruling

from .bench import Bench

OF_THE_TABLE = ("quest", "company", "tutorial")  # what is played, and not how
AGREEMENTS = [each.name for each in GAME.options if each.name not in OF_THE_TABLE]


@pytest.mark.parametrize("option", AGREEMENTS)
@rule("SS-5.1.1.4")
def test_every_agreement_reaches_the_table(option: str) -> None:
    printed = next(each for each in GAME.options if each.name == option)
    assert len(printed.choices) == 2
    for choice in printed.choices:
        setup = GAME.checked(Setup("quest", 2, {option: choice}))
        assert getattr(house_rules(setup.options), option) == choice


def ward(bench: Bench, place: int) -> Power:
    hero = bench.sheet(place)
    card = next(c for c in hero.supply if bench.adventure.cards[c].key == "glass_ward")
    hero.supply.remove(card)
    hero.powers = [Power(card)]
    return hero.powers[0]


@pytest.mark.parametrize(("agreed", "asked"), [(False, []), (True, ["react"])])
@ruling("25")
def test_an_evading_hero_reacts_only_if_that_was_agreed(agreed: bool, asked: list[str]) -> None:
    bench = Bench("A B", heroes=("auriel_wizard", "laegon_archer"), own_reaction_on_evade=agreed)
    ward(bench, 0)
    bench.hero(1, "B").hidden = True
    bench.enemy("A")
    bench.do(evade(bench.adventure, bench.hero(0)), *(["use"] if agreed else []))
    assert [decision.prompt for decision in bench.asked] == asked


@pytest.mark.parametrize("agreed", [False, True])
@rule("SS-12.3.0.2")
@ruling("36")
def test_a_rerolled_miss_uses_up_ammunition_only_if_that_was_agreed(agreed: bool) -> None:
    bench = Bench("A B", heroes=("laegon_archer", "thorgar_cleric"), ammo_first_roll=agreed)
    shop = bench.adventure.shop
    arrows = next(card for card in shop if bench.adventure.item(card).kind == ItemKind.AMMUNITION)
    shop.remove(arrows)
    bench.sheet(0).inventory = [arrows]
    foe = bench.enemy("B")
    attack = Attack(0, foe.id, Blow(0, 0, 1))
    attack.ammunition = arrows
    bench.roll(blue=["miss", "hit"])
    roll_into(bench.adventure, attack.pool, Colour.BLUE, 1)
    attack.pool.rerolls = 1
    reroll(bench.adventure, attack.pool, attack.pool.dice[0])
    lose_ammunition(bench.adventure, attack)
    assert (arrows in bench.sheet(0).inventory) == (not agreed)


@pytest.mark.parametrize(("agreed", "wounds"), [("main_area", [2, 2]), ("each_area", [2, 1])])
@example("SS-EX-189")
@rule("SS-9.1.0.1")
@ruling("50")
def test_supremacy_of_an_area_attack(agreed: str, wounds: list[int]) -> None:
    bench = Bench("A B", aoe_supremacy=agreed)
    first, second = bench.enemy("A", hp=9), bench.enemy("B", hp=9)
    bench.do(bench.attack(0, first, fixed=1, always=("aoe(1)",)))
    assert [first.wounds, second.wounds] == wounds


@pytest.mark.parametrize(("agreed", "wounds"), [("main_area", [1, 1]), ("each_area", [1, 2])])
@ruling("50")
def test_supremacy_elsewhere_helps_there_if_that_was_agreed(agreed: str, wounds: list[int]) -> None:
    bench = Bench("A B", aoe_supremacy=agreed)
    first, second = bench.enemy("B", hp=9), bench.enemy("A", hp=9)
    bench.do(bench.attack(0, first, fixed=1, always=("aoe(1)",)))
    assert [first.wounds, second.wounds] == wounds
