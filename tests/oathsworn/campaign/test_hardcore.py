"""The Hardcore variant: whoever falls is dead (OS-3.2.3, OS-3.2.10 to OS-3.2.15)."""

import pytest

from questhall.games.oathsworn.campaign.ledger import FAILED, STORY
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.story.wounds import lose_hp
from tests.marks import example, rule

from .company import FIRST_GAME, Evening, before_encounter, company, fought, offered

CLASSES = list(library().classes)


@example("OS-EX-307")
@rule("OS-3.2.3", "OS-3.2.10", "OS-3.2.12")
def test_the_fallen_are_killed_in_the_epilogue() -> None:
    ledger = before_encounter("cur", "priest", "ranger", "warbear", hardcore=True)
    ledger.iron = 7
    fallen = fought(ledger, True, "cur")
    assert fallen.dead == []  # a replay could still save him
    after = Evening(fallen, "epilogue:2").finished()
    assert after.dead == ["cur"]
    assert after.knockouts == 1
    cur = after.characters[0]
    assert (cur.items, cur.injuries, cur.fallen) == ([], [], True)
    assert after.iron >= 7 + fallen.spoils


@example("OS-EX-308")
@rule("OS-3.2.13", "OS-9.3.3")
def test_a_replayed_attempt_kills_nobody() -> None:
    ledger = fought(before_encounter(hardcore=True), False, *FIRST_GAME)
    assert ledger.dead == []
    ledger = fought(ledger, True, "priest")
    after = Evening(ledger, "epilogue:2").finished()
    assert (after.dead, after.knockouts) == (["priest"], 4)
    assert [sheet.fallen for sheet in after.characters] == [False, True, False, False]


@example("OS-EX-188")
@rule("OS-3.2.11", "OS-9.4.7")
@pytest.mark.parametrize(("hp", "draws"), [(2, True), (1, True), (3, False)])
def test_survivors_with_one_or_two_hp_draw_an_injury(hp: int, draws: bool) -> None:
    evening = Evening(before_encounter(hardcore=True), "encounter:2")
    evening.battle.figure_of(evening.oathsworn("warden")).hp = hp
    epilogue = Evening(evening.end(True), "epilogue:2")
    deck = len(epilogue.story.injuries)
    after = epilogue.finished()
    assert bool(after.characters[0].injuries) == draws
    assert len(epilogue.story.injuries) == deck - draws
    assert after.dead == []


@example("OS-EX-309")
@rule("OS-3.2.14", "OS-1.6.2")
@pytest.mark.parametrize(("dead", "next"), [(7, STORY), (8, FAILED)])
def test_with_the_ninth_death_the_campaign_is_failed(dead: int, next: str) -> None:
    gone = [key for key in CLASSES if key not in FIRST_GAME]
    ledger = before_encounter(hardcore=True)
    ledger.dead = gone[:dead]
    after = Evening(fought(ledger, True, "warden"), "epilogue:2").finished()
    assert (len(after.dead), after.next) == (dead + 1, next)
    assert bool(offered(after)) == (next != FAILED)


@example("OS-EX-310")
@rule("OS-3.2.15", "OS-3.2.4", "OS-3.2.12")
def test_death_in_the_story_takes_the_items_and_locks_the_class() -> None:
    evening = Evening(company("witch", "priest", "ranger", "warbear", hardcore=True), "story:2")
    evening.take("begin-chapter:2")
    story = evening.story
    witch = evening.oathsworn("witch")
    items = witch.equipped[:]
    lose_hp(story, witch, 6)
    assert (story.dead, witch.equipped, story.iron) == (["witch"], [], 12)
    assert all(card in story.common[0] for card in items)
    story.results = [1.0] * story.seats
    ledger = evening.closed()
    fight = Evening(ledger, "encounter:2")
    fight.first_of_each("turn")
    assert not fight.battle.figure_of(fight.oathsworn("witch")).on_board
    after = Evening(fight.end(True), "epilogue:2").finished()
    assert after.knockouts == 1
    start = Evening(after, "story:3")
    assert start.asked().prompt == "who-comes"
    assert "class:witch" not in start.options()
    assert "companion:witch" not in start.options()
    start.take("class:blade")
    start.first_of_each("chapter-start")
    newcomer = start.oathsworn("blade")
    assert (newcomer.place, newcomer.fallen, newcomer.level) == (0, False, 3)
    assert newcomer.equipped


@rule("OS-3.2.15", "OS-9.2.3")
def test_nobody_is_left_to_replay_when_all_died_in_the_story() -> None:
    evening = Evening(company(hardcore=True), "story:2")
    evening.take("begin-chapter:2")
    for oathsworn in evening.story.company:
        lose_hp(evening.story, oathsworn, 6)
    ledger = evening.closed()
    assert (len(ledger.dead), offered(ledger)) == (4, ["epilogue:2"])
    after = Evening(ledger, "epilogue:2").finished()
    assert (after.knockouts, after.next) == (4, STORY)


@rule("OS-3.2.13")
def test_who_died_in_the_story_stays_dead_in_a_replay() -> None:
    ledger = before_encounter(hardcore=True)
    ledger.characters[0].hp, ledger.characters[0].fallen = 0, True
    ledger.characters[0].items = []
    ledger.dead = ["warden"]
    lost = fought(ledger, False, "priest", "ranger", "warbear")
    replay = Evening(lost, "replay:2")
    assert [each.fallen for each in replay.battle.the_four()] == [True, False, False, False]
    after = Evening(replay.end(True), "epilogue:2").finished()
    assert after.dead == ["warden"]
