"""A quest that is won and lost at the same moment is won (SS-19.0.0.7, SS-R18)."""

import pytest

from questhall.games.sword_and_sorcery.effects.questions import Killed
from questhall.games.sword_and_sorcery.effects.story import Lose, Win
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import QuestDef, ScriptDef, ScriptTrigger
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.state.house_rules import AT_ONCE
from tests.marks import rule, ruling

from ..bench import Bench, condition, effect
from ..storybench import StoryBench
from ..words import words_in

# Whose death wins a quest, and what else must have happened.
TARGETS: dict[str, tuple[str, tuple[str, ...]]] = {
    "q2": ("bandit_red_1", ("well_decided",)),
    "q5": ("orc_shaman_red_1", ()),
    "q6": ("troll", ()),
    "q7": ("ismay", ()),
}


def goals(quest: QuestDef, ending: type[Win] | type[Lose]) -> list[ScriptDef]:
    now = [script for script in quest.scripts if script.trigger == ScriptTrigger.NOW]
    return [s for s in now if any(isinstance(each, ending) for each in words_in(s.effect))]


def alone(bench: Bench) -> Figure:
    """Only one hero lives, with one point of health."""
    for hero in bench.adventure.heroes[1:]:
        hero.ghost = True
    figure = bench.hero(0)
    figure.wounds = most_hp(bench.adventure, figure) - 1
    return figure


def with_goal(bench: Bench, test: str) -> None:
    script = ScriptDef("bench_goal", ScriptTrigger.NOW, effect("win"))
    script.test = condition(test)
    bench.adventure.quest.scripts.append(script)


@pytest.mark.parametrize("key", library().quests)
def test_each_quest_asks_first_whether_it_is_won(key: str) -> None:
    quest = library().quests[key]
    order = quest.scripts
    for won in goals(quest, Win):
        assert all(order.index(won) < order.index(lost) for lost in goals(quest, Lose))


def test_these_quests_are_won_by_a_death() -> None:
    found: list[str] = []
    for key, quest in library().quests.items():
        asked = [each for script in goals(quest, Win) for each in _asked(script.test)]
        if any(isinstance(each, Killed) for each in asked):
            found.append(key)
    assert found == list(TARGETS)


def _asked(test: object) -> list[object]:
    """A question and those inside it."""
    return [test, *[part for each in getattr(test, "parts", []) for part in _asked(each)]]


@pytest.mark.parametrize("key", TARGETS)
@rule("SS-4.4.0.2", "SS-19.0.0.7", "SS-15.12.1.10")
@ruling("18")
def test_the_last_gift_of_the_slain_comes_too_late(key: str) -> None:
    target, flags = TARGETS[key]
    bench = StoryBench(key, flags=flags)
    bench.clear()
    figure = alone(bench)
    foe = bench.bring(library().enemies[target], bench.at(figure))
    bench.with_power(foe, "ep_parting_gift")
    bench.roll(blue=["miss"] * 20)
    bench.do(hurt(bench.adventure, foe, 99, 0))
    assert bench.won
    assert not bench.sheet(0).ghost


@rule("SS-19.0.0.7", "SS-4.4.0.4")
@ruling("18")
def test_the_last_hero_dies_when_all_is_done() -> None:
    for text, result in (("then(set_flag(done), {})", 1.0), ("then({}, set_flag(done))", 0.0)):
        bench = Bench("A B")
        with_goal(bench, "flag(done)")
        alone(bench)
        bench.do(bench.effect(0, text.format("lose_hp(1, heroes)")))
        assert bench.adventure.results == [result, result]


@rule("SS-4.4.0.2", "SS-3.2.2.7")
def test_a_goal_is_reached_before_the_ground_there_kills() -> None:
    bench = Bench("A B", hazardous="B")
    with_goal(bench, "hero_in(B)")
    bench.hero(0).wounds = most_hp(bench.adventure, bench.hero(0)) - 1
    bench.act("move:b")
    assert bench.adventure.results == [1.0, 1.0]
    assert not bench.sheet(0).ghost


@rule("SS-19.0.0.7", "SS-4.4.0.3", "SS-4.4.0.6")
@ruling("18")
def test_the_last_event_may_still_win_the_quest() -> None:
    for goal, result in (("day", 1.0), ("night", 0.0)):
        bench = Bench("A B", empty_event_deck=AT_ONCE)
        with_goal(bench, goal)
        bench.adventure.cards = bench.adventure.cards[:]
        bench.adventure.events = new_cards(bench.adventure, library().events["ev_04"])
        bench.step("event")
        assert bench.adventure.results == [result, result]
