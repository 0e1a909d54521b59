"""Setting up a chapter, and the tally at its end (OS-3.13, OS-9.4, OS-11)."""

import pytest

from questhall.games.oathsworn.printed.cards import ItemDef
from questhall.games.oathsworn.printed.story import ChapterEnd
from questhall.games.oathsworn.rules.story.progress import (
    choose_permanent,
    gain_level,
    tokens_by_level,
    traits_by_level,
)
from questhall.games.oathsworn.rules.story.tally import draw_injury, tally
from questhall.games.oathsworn.setup.cards import new_card
from questhall.games.oathsworn.view.story import StoryView
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, SideBySide
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import GAME, StoryBench
from tests.oathsworn.story.test_whole_stories import play_on


def run(flow: Flow[None]) -> list[Decision]:
    """Everybody takes what is offered first."""
    asked: list[Decision] = []
    answer: Option | None = None
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return asked
        if isinstance(decision, SideBySide):
            for each in decision.flows:
                asked += run(each)
            answer = Option("")
        else:
            asked.append(decision)
            answer = decision.options[0]


def stock(bench: StoryBench, unique: int, common: int) -> None:
    """So many Unique Items of this chapter, so many Common ones of the next."""
    story = bench.story
    story.unique.clear()
    story.common[story.chapter.chapter].clear()
    story.cards = story.cards[:]
    for number in range(unique + common):
        item = ItemDef(f"loot_{number}", story.chapter.chapter + (number >= unique), 3, "gear")
        item.unique = number < unique
        deck = story.unique if item.unique else story.common[story.chapter.chapter]
        deck.append(new_card(story, item))


def fall(bench: StoryBench, *names: str) -> None:
    for name in names:
        bench.bring("lose_hp(9, this)", this=name)


@example("OS-EX-184", "OS-EX-360")
@rule(
    "OS-9.4.1",
    "OS-9.4.2",
    "OS-9.4.3",
    "OS-9.4.4",
    "OS-9.4.5",
    "OS-9.4.6",
    "OS-9.4.7",
    "OS-9.4.9",
    "OS-9.4.11",
    "OS-9.4.13",
    "OS-3.7.10",
    "OS-7.19.4",
)
@ruling("OS-R3")
def test_loot_marks_injuries_and_lost_items() -> None:
    bench = StoryBench(part="won")
    stock(bench, 5, 9)
    fall(bench, "warden", "priest")
    owned = sum(len(each.equipped) for each in bench.story.company)
    lost = sum(min(len(each.equipped), 2 if each.fallen else 1) for each in bench.story.company)
    run(tally(bench.story))
    story = bench.story
    assert {each.level for each in story.company} == {2}
    assert len(story.backpack) == 3 + 2
    assert story.knockouts == 2
    assert [len(story.injuries_in(each.hand)) for each in story.company] == [1, 1, 0, 0]
    assert sum(len(each.equipped) for each in story.company) == owned - lost
    assert len(bench.told("gave-up")) == lost == 6


@example("OS-EX-185")
@rule("OS-9.4.6", "OS-3.2.1")
@pytest.mark.parametrize(
    ("difficulty", "fallen", "marks"), [("journeyman", 1, 3), ("grim", 0, 0), ("dread", 3, 1)]
)
def test_marks_follow_the_difficulty(difficulty: str, fallen: int, marks: int) -> None:
    bench = StoryBench(part="won", difficulty=difficulty)
    fall(bench, *("warden", "priest", "ranger")[:fallen])
    run(tally(bench.story))
    assert bench.story.knockouts == marks


@example("OS-EX-187", "OS-EX-311")
@rule("OS-9.4.4", "OS-3.2.9")
@pytest.mark.parametrize(
    ("difficulty", "ticked", "unique", "gained"),
    [("dread", True, 4, (4, 4)), ("grim", False, 2, (2, 4)), ("free", True, 9, (3, 3))],
)
def test_common_items_stand_in_for_unique_ones(
    difficulty: str, ticked: bool, unique: int, gained: tuple[int, int]
) -> None:
    bench = StoryBench(part="won", difficulty=difficulty)
    stock(bench, unique, 9)
    bench.story.extra_unique = ticked
    run(tally(bench.story))
    loot = [bench.story.item(card) for card in bench.story.backpack]
    kinds = [item.unique for item in loot if item.key.startswith("loot")]
    assert (kinds.count(True), kinds.count(False)) == gained


@rule("OS-9.4.3")
def test_a_scavenger_finds_one_more() -> None:
    bench = StoryBench(part="won")
    stock(bench, 5, 9)
    bench.trait("scavenger")
    run(tally(bench.story))
    assert len(bench.story.backpack) == 4 + 2


@rule("OS-9.4.12")
def test_after_the_last_chapter_only_marks_are_counted() -> None:
    bench = StoryBench(chapter=6, part="won")
    fall(bench, "warden")
    assert run(tally(bench.story)) == []
    assert (bench.story.knockouts, bench.story.backpack) == (1, [])


def on_top(bench: StoryBench, *keys: str) -> list[int]:
    """Curatives on top of the Injury Deck, the first one uppermost."""
    story = bench.story
    found: list[int] = []
    for key in keys:
        card = next(each for each in story.curatives if story.cards[each].key == key)
        story.curatives.remove(card)
        found.append(card)
    story.injuries += reversed(found)
    return found


@example("OS-EX-357")
@rule("OS-3.8.11", "OS-9.4.7")
def test_a_curative_spares_whoever_draws_it() -> None:
    bench = StoryBench(part="won")
    fall(bench, "priest")
    [bandage] = on_top(bench, "clean_bandage")
    run(tally(bench.story))
    priest = bench.oathsworn("priest")
    assert bench.story.injuries_in(priest.hand) == []
    assert bandage in bench.story.curatives
    assert bench.story.knockouts == 1
    assert len(bench.told("gave-up")) == 2 + 3


@rule("OS-3.8.11", "OS-1.1.4")
def test_curatives_do_what_their_text_says() -> None:
    bench = StoryBench(part="won")
    priest = bench.oathsworn("priest")
    priest.hand.append(bench.story.injuries.pop())
    on_top(bench, "waking_salts", "strong_stretcher", "knitbone_salve")
    spared = [bench.do(draw_injury(bench.story, priest)) for _ in range(3)]
    assert spared == [0, 1, 0]
    assert bench.story.injuries_in(priest.hand) == []
    assert bench.story.tokens_ahead == [0, 1, 0, 0]


@example("OS-EX-358")
@rule("OS-9.4.8")
def test_true_grit_keeps_one_of_two() -> None:
    bench = StoryBench(part="won")
    bench.trait("true_grit")
    injuries = len(bench.story.injuries)
    [bandage] = on_top(bench, "clean_bandage")
    priest = bench.oathsworn("priest")
    bench.do(draw_injury(bench.story, priest), f"keep-injury:{bandage}")
    assert len(bench.story.injuries) == injuries
    bench.do(draw_injury(bench.story, priest), "keep-injury")
    assert len(bench.story.injuries) == injuries - 1
    assert len(bench.story.injuries_in(priest.hand)) == 1


@rule("OS-11.1.1", "OS-11.1.2", "OS-11.2.1")
def test_the_totals_of_the_level_table() -> None:
    tokens = [tokens_by_level(level) for level in range(1, 22)]
    assert tokens == [1] * 3 + [2] * 3 + [3] * 7 + [4] * 5 + [5] * 2 + [6]
    traits = [traits_by_level(level) for level in (1, 3, 6, 9, 11, 13, 16, 18, 20, 21)]
    assert traits == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]


@rule("OS-11.1.1", "OS-11.2.3", "OS-11.2.6", "OS-11.4.2")
@pytest.mark.parametrize(
    ("chapter", "tokens", "traits"), [(1, 0, 0), (2, 0, 1), (3, 4, 0), (4, 0, 0), (5, 0, 1)]
)
def test_a_level_brings_what_the_table_says(chapter: int, tokens: int, traits: int) -> None:
    bench = StoryBench(chapter, part="won")
    run(gain_level(bench.story))
    assert sum(sum(kinds) for kinds in bench.story.permanent) == tokens
    assert sum(bench.story.traits) == traits
    assert {each.level for each in bench.story.company} == {chapter + 1}
    assert sum(sum(each.tokens) for each in bench.story.company) == 0


@example("OS-EX-190")
@rule("OS-11.2.3")
def test_no_fourth_permanent_token_of_a_kind() -> None:
    bench = StoryBench(part="won")
    bench.story.permanent[0][0] = 3
    asked = run(choose_permanent(bench.story, 1, pays_now=False))
    assert [option.what for option in asked[0].options] == [1, 2, 3, 4]


@example("OS-EX-314")
@rule("OS-3.3.7")
def test_unused_tokens_go_back_after_the_epilogue() -> None:
    bench = StoryBench(part="won")
    bench.tokens("warden", redraw=3)
    bench.beat(ChapterEnd())
    bench.tell()
    assert bench.token("warden", "redraw") == 0
    assert bench.story.over


@example("OS-EX-301", "OS-EX-305", "OS-EX-312")
@rule(
    "OS-3.1.1",
    "OS-3.1.8",
    "OS-3.3.1",
    "OS-3.3.3",
    "OS-3.3.4",
    "OS-3.3.5",
    "OS-3.10.2",
    "OS-3.13.1",
    "OS-3.13.3",
    "OS-3.13.4",
    "OS-11.4.1",
)
def test_a_chapter_is_set_up() -> None:
    setup = Setup("story", 2, {"chapter": 4, "difficulty": "dread"})
    match = Match.start(GAME, setup, "set up", keep=False, listen=False)
    chance = Chance("set up")
    while match.state.next_step != "tale":
        decision = match.pending[0]
        choice = chance.below("any", len(decision.options))
        match.answer(0, choice, decision.seats[0])
    shown = GAME.view(match.state, 0)
    assert isinstance(shown, StoryView)
    assert [member.hp for member in shown.company] == [4] * 4
    assert [sum(member.permanent.values()) for member in shown.company] == [2] * 4
    assert [member.tokens for member in shown.company] == [
        member.permanent for member in shown.company
    ]
    assert sum(shown.traits.values()) == 1
    assert (shown.iron, shown.backpack, len(shown.allies)) == (12, [], 4)
    assert shown.events_left == {"city": 6, "deepwood": 6}


@rule("OS-1.6.1")
@pytest.mark.parametrize("part", ["won", "lost"])
def test_an_epilogue_is_told_to_its_end(part: str) -> None:
    setup = Setup("story", 3, {"chapter": 3, "part": part})
    story = play_on(Match.start(GAME, setup, part, keep=False, listen=False), part)
    assert {each.level for each in story.company} == {4}
    assert sum(sum(each.tokens) for each in story.company) == 0


@example("OS-EX-50")
@rule("OS-3.1.3", "OS-3.1.10", "OS-3.1.12", "OS-3.11.3", "OS-3.11.4", "OS-3.11.6", "OS-3.11.7")
def test_companions_take_part_like_full_characters() -> None:
    setup = Setup("story", 2, {"chapter": 1})
    match = Match.start(GAME, setup, "companions", keep=False, listen=False)
    offered: list[set[int]] = []
    while match.state.next_step == "gather":
        decision = match.pending[0]
        verbs = [option.verb for option in decision.options]
        offered.append({option.what for option in decision.options})
        choice = verbs.index("companion") if "companion" in verbs else 0
        match.answer(0, choice, decision.seats[0])
    assert [len(each) for each in offered[:2]] == [len(offered[0]), len(offered[0]) - 1]
    shown = GAME.view(match.state, 0)
    assert isinstance(shown, StoryView)
    companions = [member for member in shown.company if member.companion]
    assert companions
    assert all(member.defense >= 3 and member.items for member in companions)
    assert len({member.kind for member in shown.company}) == 4
