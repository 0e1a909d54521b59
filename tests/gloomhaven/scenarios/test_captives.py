"""Scenario 44: Redthorn fights for the captives, and none of them may die."""

import pytest

from questhall.games.gloomhaven.printed.cards import CardHalf
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.round.character_turn import use_card
from questhall.games.gloomhaven.rules.round.initiative import build_queue, focus_initiative
from questhall.games.gloomhaven.rules.round.rounds import turn
from questhall.games.gloomhaven.rules.scenario import SpecialRule, own_initiative
from questhall.games.gloomhaven.rules.selecting import (
    ADJACENT,
    ALLIES,
    EVERYONE,
    Who,
    allies_beside,
    stands_alone,
)
from questhall.games.gloomhaven.state.figures import Condition, Figure, FigureKind
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM

from ...marks import rule
from ..thinking import thought_verb
from .book import Played


def camp(characters: int = 2, level: int = 1) -> Played:
    """The first tiles of the camp, without monsters."""
    table = Played(44, characters, level)
    table.kill(*table.foes())
    return table


def redthorn(table: Played) -> Figure:
    (figure,) = table.named("redthorn")
    return figure


def redthorns_turn(table: Played, *choices: str | Figure) -> None:
    figure = redthorn(table)
    table.scene.queue = [OBJECTS_FROM + figure.id]
    table.run(turn(table.scene), *choices)
    table.scene.round += 1


# -- Redthorn --------------------------------------------------------------------------


@rule("GH-7.1.8", "GH-7.1.11")
def test_redthorn_is_an_ally_who_acts_first() -> None:
    table = camp(level=3)
    figure = redthorn(table)
    assert (table.place(figure), figure.kind) == ("-1,2", FigureKind.ALLY)
    assert figure.hp == 6 + 3 * table.scene.level == 12
    for hero in table.scene.heroes:
        hero.leading = 2
        hero.other = 50 + hero.seat
    table.run(build_queue(table.scene, []))
    assert table.scene.queue == [OBJECTS_FROM + figure.id, 0, 1]
    assert own_initiative(table.scene, figure) == 1


@pytest.mark.parametrize(("place", "lost"), [("1,-4", 3), ("2,-5", 0)])
def test_he_moves_three_and_shoots_at_three(place: str, lost: int) -> None:
    table = camp()
    figure = redthorn(table)
    table.put(figure, "1,2")
    foe = table.monster("inox_guard", place, hp=9)
    assert table.scene.board.distance(figure.cell, foe.cell) == (6 if lost else 7)
    table.scene.queue = [OBJECTS_FROM + figure.id]
    table.play_out(turn(table.scene))
    assert foe.hp == 9 - lost
    assert table.scene.board.distance(figure.cell, foe.cell) == (3 if lost else 4)


def test_the_players_choose_the_deck_from_which_he_draws() -> None:
    table = camp()
    foe = table.monster("inox_guard", "1,0", hp=30)
    figure = redthorn(table)
    table.put(figure, "1,2")
    table.give(figure, "immobilize")
    table.rig("plus_2", seat=1)
    redthorns_turn(table, table.figure(1))
    assert foe.hp == 25
    table.rig_monsters("minus_2")
    table.give(figure, "immobilize")
    redthorns_turn(table, "draws-as-monster")
    assert foe.hp == 24


def test_every_captive_freed_makes_him_stronger() -> None:
    table = camp()
    foe = table.monster("inox_guard", "1,0", hp=30)
    figure = redthorn(table)
    table.put(figure, "1,2")
    table.scene.memory["freed"] = 2
    table.give(figure, "immobilize")
    redthorns_turn(table, "draws-as-monster")
    assert foe.hp == 25


# -- the captives ----------------------------------------------------------------------


@rule("GH-7.1.7", "GH-7.1.11")
def test_nine_captives_wait_with_their_rooms() -> None:
    table = camp(level=3)
    assert len(table.named("captive")) == 5
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    captives = table.named("captive")
    assert len(captives) == 9
    assert {captive.hp for captive in captives} == {4 + 2 * table.scene.level}


def test_a_captive_is_an_enemy_of_the_monsters_and_nobodys_ally() -> None:
    table = camp()
    captive = table.named("captive")[0]
    foe = table.monster("inox_guard", "5,-6")
    hero = table.figure()
    assert captive.kind == FigureKind.OBJECT
    assert table.scene.are_enemies(foe, captive)
    assert not table.scene.are_enemies(hero, captive)
    beside = table.scene.board.neighbours[captive.cell]
    free = next(cell for cell in beside if table.scene.figure_at[cell] < 0)
    table.put(hero, "{},{}".format(*table.scene.scenario.hex(free)))
    for side in (ALLIES, EVERYONE):
        assert captive not in Who(side, ADJACENT).find(table.scene, hero, None)
    assert stands_alone(table.scene, hero)
    assert allies_beside(table.scene, foe, hero) == 0
    assert not give(table.scene, captive, Condition.POISON)
    table.hero().leading = 98
    assert focus_initiative(table.scene, captive) > focus_initiative(table.scene, hero)


@rule("GH-6.1.2")
def test_the_scenario_is_lost_with_a_captive() -> None:
    table = camp()
    captive = table.named("captive")[0]
    table.damage(captive, captive.hp - 1)
    assert not table.lost
    table.damage(captive, 1)
    assert table.lost


def test_any_character_may_lose_a_card_for_a_captive() -> None:
    table = camp()
    captive = table.named("captive")[0]
    before = captive.hp
    mine = table.card(table.hero(0).kind.cards[0].key, 0, "hand")
    other = table.card(table.hero(1).kind.cards[0].key, 1, "hand")
    table.damage(captive, 3, "suffer", f"lose-hand:{other}")
    assert captive.hp == before
    assert table.pile_of(other, 1) == "lost"
    assert table.pile_of(mine, 0) == "hand"
    table.damage(captive, 3, "suffer")
    assert captive.hp == before - 3


@pytest.mark.parametrize(("damage", "verb"), [(3, "suffer"), (6, "lose-hand")])
def test_a_bot_pays_a_card_only_for_a_life(damage: int, verb: str) -> None:
    table = camp()
    captive = table.named("captive")[0]
    assert captive.hp == 6
    table.card(table.hero(0).kind.cards[0].key, 0, "hand")
    table.start(suffer(table.scene, captive, damage, "GH-3.18.6", captive.id))
    assert (table.prompt, table.seats) == ("avert", [0])
    assert thought_verb(table) == verb


@pytest.mark.parametrize(
    ("half", "verb"), [(CardHalf.TOP, "free-top"), (CardHalf.BOTTOM, "free-bottom")]
)
def test_a_character_frees_a_captive_for_an_action(half: int, verb: str) -> None:
    table = camp()
    hero = table.hero()
    card, other = (table.card(hero.kind.cards[place].key) for place in (0, 1))
    assert table.found(SpecialRule.options, hero, [CardHalf.TOP, CardHalf.BOTTOM]) == []
    captive = table.at("4,-5")
    table.put(table.figure(), "3,-5")
    assert len(table.found(SpecialRule.options, hero, [CardHalf.TOP, CardHalf.BOTTOM])) == 4
    offers = table.found(SpecialRule.options, hero, [half])
    assert [(each.verb, each.what, each.where) for each in offers] == [
        (verb, each, captive.cell) for each in (card, other)
    ]
    table.run(use_card(offers[0]))
    assert captive.gone
    assert table.pile_of(card) == "discard"
    assert table.scene.memory["freed"] == 1
    assert not table.lost


@rule("GH-6.1.1")
def test_the_camp_is_won_when_all_enemies_are_dead() -> None:
    table = camp()
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
        assert not table.won
        table.kill(*table.foes())
    assert table.won
