"""Scenario 55, Foggy Thicket: a random dungeon of six room cards and six monster cards."""

from questhall.games.gloomhaven.rules.movement.looting import loot_hex

from ...marks import rule
from .dungeon import Dungeon

ROOMS = {"trail", "encampment", "clearing", "road", "cabin", "crossroads"}
FOES = {"mangy", "wild", "scaled", "cutthroat", "tribal", "infected"}


def thicket(penalties: str = "standard") -> Dungeon:
    return Dungeon(("cabin", "trail", "clearing"), scenario=55, penalties=penalties)


def in_the_third_room() -> Dungeon:
    table = thicket()
    table.open_exit("a")
    table.open_exit("b")
    return table


@rule("GH-2.0.3", "GH-12.3.3")
def test_only_some_cards_are_used_and_everybody_begins_with_minus_1_cards() -> None:
    table = thicket()
    plan = table.scene.scenario.plan
    assert plan is not None
    assert {card.id for card in plan.rooms} == ROOMS
    assert {card.id for card in plan.foes} == FOES
    assert len(table.decks.rooms.draw) == len(table.decks.foes.draw) == 5
    found = [table.cards_named(hero, "scenario_minus_1") for hero in table.scene.heroes]
    assert found == [3, 3]


@rule("GH-12.3.11")
def test_its_penalties_are_not_for_the_table_to_choose() -> None:
    assert thicket("hardest").scene.scenario.penalties == "standard"


@rule("GH-6.1.1")
def test_the_treasure_on_the_last_hex_of_the_third_room_is_the_goal() -> None:
    table = in_the_third_room()
    assert not table.won
    prize = table.scene.tile(table.cell(table.spot(12, room=2)))
    assert prize is not None
    assert (prize.goal, prize.number) == (True, 0)
    assert len([tile for tile in table.scene.tiles if tile.goal]) == 1
    assert len(table.foes()) > 0
    table.run(loot_hex(table.scene, table.hero(), prize.cells[0], by_standing=False))
    assert table.won


@rule("GH-7.1.12")
def test_it_takes_a_loot_action() -> None:
    table = in_the_third_room()
    cell = table.cell(table.spot(12, room=2))
    table.run(loot_hex(table.scene, table.hero(), cell, by_standing=True))
    assert not table.won
    first = Dungeon(("cabin",), foes=("mangy",), scenario=55)
    chest = first.cell(first.spot(12))
    first.run(loot_hex(first.scene, first.hero(), chest, by_standing=True))
    assert first.hero().gold == 10


@rule("GH-6.1.1")
def test_killing_everybody_is_not_enough() -> None:
    table = in_the_third_room()
    table.clear()
    table.ends_turn(0)
    assert not table.won
