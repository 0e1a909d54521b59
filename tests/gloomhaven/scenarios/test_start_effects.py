"""What characters begin with (GH-2.0.3)."""

import pytest

from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.rules.scenario import SpecialRule

from ...marks import rule
from .book import Played

CURSED = [*((number, 3) for number in (2, 6, 19, 26, 31, 37, 39, 47, 51, 53, 87)), (52, 2)]
WEAKENED = ((14, 3), (23, 3), (25, 2), (29, 3), (40, 3), (45, 2), (55, 3))
HINDERED = (5, 48, 63, 65, 68, 93)
AFFECTED = {*HINDERED, *dict(CURSED), *dict(WEAKENED)}
UNHARMED = [number for number in IN_THE_BOOK if number not in AFFECTED]


@rule("GH-2.0.3")
@pytest.mark.parametrize(("number", "count"), CURSED)
def test_every_character_gets_curses(number: int, count: int) -> None:
    table = Played(number, characters=3)
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [count] * 3
    assert len(table.scene.hero_curses) == 10 - 3 * count
    assert len(table.scene.monster_curses) == 10


@rule("GH-3.10.25")
def test_ten_curses_for_four_characters_are_spread_evenly() -> None:
    table = Played(2, characters=4, curses=(3, 1))
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [2, 3, 2, 3]
    assert table.scene.hero_curses == []


@rule("GH-2.0.3")
@pytest.mark.parametrize(("number", "count"), WEAKENED)
def test_every_character_gets_minus_1_cards(number: int, count: int) -> None:
    table = Played(number, characters=2)
    found = [table.cards_named(hero, "scenario_minus_1") for hero in table.scene.heroes]
    assert found == [count, count]
    assert len(table.scene.monster_deck.draw) == 20


@rule("GH-2.0.3", "GH-3.10.8")
def test_disarm_lasts_until_the_end_of_the_first_turn() -> None:
    table = Played(5)
    assert [table.conditions(table.figure(seat)) for seat in (0, 1)] == [["disarm"], ["disarm"]]
    table.ends_turn(0)
    assert table.conditions(table.figure(0)) == []
    assert table.conditions(table.figure(1)) == ["disarm"]


@rule("GH-3.10.25")
def test_four_curses_each_are_spread_as_far_as_they_go() -> None:
    table = Played(65, characters=3, curses=(1,))
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [3, 4, 3]
    table = Played(65, characters=2)
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [4, 4]


@pytest.mark.parametrize(
    ("number", "condition"), [(48, "muddle"), (63, "wound"), (68, "poison"), (93, "immobilize")]
)
def test_everybody_begins_with_a_condition(number: int, condition: str) -> None:
    table = Played(number)
    assert [table.conditions(table.figure(seat)) for seat in (0, 1)] == [[condition]] * 2


@pytest.mark.parametrize("number", UNHARMED)
def test_other_scenarios_have_no_start_effect(number: int) -> None:
    table = Played(number, characters=4)
    for hero in table.scene.heroes:
        assert len(hero.deck.draw) == 20
        assert table.conditions(table.scene.figure_of(hero)) == []


@rule("GH-2.0.3")
def test_a_perk_lets_a_character_ignore_them() -> None:
    table = Played(2)
    table.scene.heroes[1].ignores_scenario = True
    table.run(table.tell(SpecialRule.begin))
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [6, 3]
