"""What all quests of Act I begin with."""

from collections import Counter

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import Endowment, Standalone
from questhall.games.sword_and_sorcery.rules.sight import shadows_seen
from questhall.games.sword_and_sorcery.setup.setup import lay_out, take_class
from questhall.games.sword_and_sorcery.state.house_rules import house_rules
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from tests.marks import rule

from ..storybench import FIVE, LIGHT, StoryBench

SHADOWS_IN_THE_BOX = {
    "townsman": 2,
    "townswoman": 2,
    "enemy": 6,
    "advanced_enemy": 2,
    "two_enemies": 1,
    "quest_enemy": 1,
    "quest_token": 2,
}


@pytest.mark.parametrize("key", sorted(library().quests))
@rule("SS-2.1.0.1", "SS-2.2.0.1", "SS-2.2.1.2", "SS-15.4.0.9", "SS-2.2.0.3")
def test_the_table_is_laid_as_the_storybook_says(key: str) -> None:
    quest = library().quests[key]
    for heroes in (LIGHT, FIVE):
        bench = StoryBench(key, heroes)
        adventure = bench.adventure
        places = [each for each in quest.shadow_places if each.heroes <= len(heroes)]
        assert len(places) <= len(quest.shadow_pool)
        many = len(quest.enemies_for_many) if len(heroes) > 3 else 0
        assert len(adventure.decks[1].draw) == len(quest.enemies) + many
        assert len(adventure.events) == sum([len(group) for group in quest.events])
        assert adventure.shards >= quest.standalone.each.shards * len(heroes)
        assert {hero.soulrank for hero in adventure.heroes} == {quest.standalone.soulrank}


@pytest.mark.parametrize("heroes", [2, 3, 4, 5])
@pytest.mark.parametrize("key", sorted(library().quests))
@rule("SS-15.4.0.1", "SS-15.4.0.3", "SS-15.4.0.9")
def test_no_shadow_lies_in_sight_of_the_start(key: str, heroes: int) -> None:
    """They are hidden presences: none is flipped before anybody has moved."""
    quest = library().quests[key]
    setup = GAME.checked(Setup("quest", heroes, {"quest": key}))
    adventure = lay_out(Chance("start"), quest, house_rules(setup.options), heroes)
    for hero, card in zip(adventure.heroes, FIVE, strict=False):
        take_class(adventure, hero, library().classes[card])
    assert adventure.shadow_areas
    for start in quest.start:
        for hero in adventure.heroes:
            adventure.figure_of(hero).area = start
        assert shadows_seen(adventure) == []


@rule("SS-17.0.0.10")
def test_each_hero_gets_what_all_get_and_what_so_many_get_beside() -> None:
    standalone = Standalone()
    standalone.each = Endowment(shards=1, crowns=20)
    standalone.beside[2] = Endowment(shards=2, crowns=50, treasures=1)
    two, three = standalone.endowment(2), standalone.endowment(3)
    assert (two.shards, two.crowns, two.treasures) == (3, 70, 1)
    assert (three.shards, three.crowns, three.treasures) == (1, 20, 0)


@pytest.mark.parametrize("key", sorted(library().quests))
@rule("SS-15.4.0.8", "SS-2.1.0.4")
def test_no_quest_needs_more_than_the_box_holds(key: str) -> None:
    quest = library().quests[key]
    for face, count in Counter(each.key for each in quest.shadow_pool).items():
        assert count <= SHADOWS_IN_THE_BOX[face], face
    assert len(quest.shadow_places) <= len(quest.shadow_pool)
    cards = [each.key for each in (*quest.enemies, *quest.enemies_for_many, *quest.set_aside)]
    assert len(cards) == len(set(cards))
