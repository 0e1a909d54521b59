"""What all quests of Act I begin with."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from tests.marks import rule

from ..storybench import FIVE, LIGHT, StoryBench


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


@rule("SS-17.0.0.10")
def test_each_of_two_heroes_begins_quest_six_with_more_than_each_of_three() -> None:
    standalone = library().quests["q6"].standalone
    two, three = standalone.endowment(2), standalone.endowment(3)
    assert two.crowns == three.crowns + 60
    assert two.treasures == three.treasures + 1
    assert two.shards == three.shards
