"""Checks and Rounds of Combat in the Story (OS-3.5, OS-3.6)."""

import pytest

from questhall.games.oathsworn.printed.cards import ClassDef
from questhall.games.oathsworn.printed.story import BeatDef, CheckFlow, FightFlow, GoBack
from questhall.games.oathsworn.rules.story.checks import cubes_in_story
from questhall.games.oathsworn.view.story_checks import check_ahead
from questhall.games.oathsworn.words.tale import TALE_CONDITIONS
from questhall.kernel.language.expressions import parse_expression
from tests.marks import example, rule
from tests.oathsworn.story.bench import StoryBench, effect_of


def outcome(key: str, *effects: str) -> BeatDef:
    beat = BeatDef(key, [effect_of(text) for text in effects], GoBack())
    beat.wordless = True
    return beat


def check(kind: str, difficulty: int, who: str = "company") -> CheckFlow:
    """Success brings Iron, failure a clue, each check a token."""
    flow = CheckFlow(kind, difficulty, who)
    if who == "company":
        flow.passed, flow.failed = outcome("ok", "iron(1)"), outcome("fail", "clue(1)")
    else:
        flow.passed = outcome("ok", "token(redraw, 1, this)")
        flow.failed = outcome("fail", "lose_hp(1, this)")
    if who == "each":
        flow.then = outcome("next", "clue(2)")
    return flow


def passed(bench: StoryBench) -> bool:
    return bench.story.iron == 13 and not bench.story.clues


@example("OS-EX-55", "OS-EX-317")
@rule("OS-3.5.1", "OS-3.5.2", "OS-3.5.7", "OS-3.5.13")
def test_the_company_decides_jointly() -> None:
    bench = StoryBench()
    bench.beat(check("spot", 3))
    bench.draw("w:1 w:1 w:1")
    bench.tell("check-together", "white:3")
    assert passed(bench)
    assert all(len(decision.seats) == 4 for decision in bench.asked)


@rule("OS-3.5.3")
def test_a_failure_is_told() -> None:
    bench = StoryBench()
    bench.beat(check("spot", 3))
    bench.tell("check-together", "draw-nothing")
    assert bench.story.clues == [1]


@example("OS-EX-38", "OS-EX-318")
@rule("OS-3.5.8", "OS-11.3.2")
@pytest.mark.parametrize(("kind", "free"), [("reasoning", True), ("survival", False)])
def test_a_trait_redraws_in_its_checks_only(kind: str, free: bool) -> None:
    bench = StoryBench()
    bench.trait("quick_witted")
    bench.beat(check(kind, 4))
    bench.draw("w:2 w:2 w:b w:b w:1")
    redraw = ("redraw:white-0",) if free else ()
    bench.tell("check-together", "white:4", *redraw)
    assert passed(bench) == free


@example("OS-EX-319")
@rule("OS-3.5.7", "OS-3.5.8")
def test_each_check_has_its_own_free_redraws() -> None:
    bench = StoryBench(seats=1)
    bench.trait("bushcraft", 2)
    bench.beat(check("survival", 2, "each"))
    bench.draw("w:b w:b w:1 w:1 w:b w:b w:1 w:1")
    one = ("make-check", "white:2", "redraw:white-0", "redraw:white-0")
    bench.tell(*one, *one, *["make-check", "draw-nothing"] * 2)
    assert [each.tokens[2] for each in bench.story.company] == [1, 1, 0, 0]
    assert bench.story.hp == [6, 6, 5, 5]
    assert bench.story.clues == [2]


@example("OS-EX-323")
@rule("OS-3.5.9")
@pytest.mark.parametrize(("key", "helped"), [("warden", True), ("cur", False)])
def test_a_class_in_the_company_helps(key: str, helped: bool) -> None:
    bench = StoryBench()
    flow = check("reasoning", 5)
    needs = TALE_CONDITIONS.read(parse_expression(f"with_class({key})"))
    flow.bonuses = [(needs, 1)]
    bench.beat(flow)
    bench.draw("w:2 w:2")
    bench.tell("check-together", "white:2")
    assert passed(bench) == helped


@example("OS-EX-324")
@rule("OS-3.5.13")
def test_iron_makes_a_check_easier_and_is_gone() -> None:
    bench = StoryBench()
    flow = check("barter", 7)
    flow.most_iron = 3
    bench.beat(flow)
    bench.draw("w:2 w:2")
    bench.tell("check-together", "pay-iron:3", "white:2")
    assert bench.story.iron == 12 - 3 + 1
    bench.beat(flow)
    bench.tell("check-together", "pay-iron:3", "draw-nothing")
    assert bench.story.iron == 7


@example("OS-EX-325", "OS-EX-326")
@rule("OS-3.5.6", "OS-3.5.15")
def test_only_a_might_check_knows_cubes_and_empowered_tokens() -> None:
    bench = StoryBench()
    bench.tokens("warbear", empower=1)
    bench.beat(check("might", 2, "one"))
    bench.draw("k:3")
    raising = ("token:empower@3", "raise:white", "raise:yellow", "raise:red")
    bench.tell("make-check:3", "without:yellow", "without:yellow", "white:1", *raising)
    assert bench.token("warbear", "redraw") == 1
    bench.tokens("warbear", empower=1)
    bench.beat(check("spot", 2, "one"))
    bench.draw("w:2")
    bench.tell("make-check:3", "white:1")
    assert bench.token("warbear", "empower") == 1


@rule("OS-3.5.15")
def test_in_a_company_might_check_one_adds_his_cubes() -> None:
    bench = StoryBench()
    bench.beat(check("might", 3))
    bench.draw("y:3")
    bench.tell("make-check:0", "white:0")
    assert passed(bench)


@example("OS-EX-194", "OS-EX-326")
@rule("OS-3.6.4")
def test_the_grove_maiden_doubles_her_might() -> None:
    bench = StoryBench()
    priest = bench.oathsworn("priest")
    assert cubes_in_story(bench.story, priest) == [0, 0, 1, 0]
    maiden = ClassDef("grove_maiden", 9, 5, priest.board.special)
    priest.kind = maiden
    assert cubes_in_story(bench.story, priest) == [0, 0, 2, 0]


@example("OS-EX-327")
@rule("OS-3.5.10")
def test_a_failed_check_gives_nothing_back() -> None:
    bench = StoryBench()
    bench.tokens("warden", redraw=2)
    bench.beat(check("spot", 9))
    bench.draw("w:b w:b w:b w:b")
    redraws = ("redraw-token:white-0@0", "redraw-token:white-0@0")
    bench.tell("check-together", "white:2", *redraws)
    assert sum(sum(each.tokens) for each in bench.story.company) == 0


def fight(who: str = "each") -> FightFlow:
    flow = FightFlow(5, who, outcome("next", "clue(3)"))
    flow.on_critical = [effect_of("token(empower, 1, this)")]
    return flow


@example("OS-EX-330", "OS-EX-331", "OS-EX-332")
@rule("OS-3.6.1", "OS-3.6.2", "OS-3.6.6", "OS-3.6.7", "OS-3.6.8")
def test_all_fight_in_the_order_they_like_and_who_fails_loses_1_hp() -> None:
    bench = StoryBench()
    bench.beat(fight())
    bench.draw("y:3 w:2")
    first = ("fight:3", "without:yellow", "white:1")
    rest = [word for place in (2, 0, 1) for word in (f"fight:{place}", "draw-nothing")]
    bench.tell(*first, *rest)
    assert bench.story.hp == [5, 5, 5, 6]
    assert bench.story.clues == [3]


@example("OS-EX-330", "OS-EX-336")
@rule("OS-3.6.5", "OS-3.6.9")
def test_criticals_bring_what_the_text_says_and_a_miss_no_token() -> None:
    bench = StoryBench()
    bench.beat(fight("one"))
    bench.draw("r:4c w:1")
    bench.tell("make-check:1", "white:1")
    assert bench.token("priest", "empower") == 1
    bench.beat(fight("one"))
    bench.draw("r:b w:b")
    bench.tell("make-check:1", "white:1")
    assert bench.token("priest", "empower") == 1
    assert bench.story.hp[1] == 5


@example("OS-EX-335")
@rule("OS-3.6.5", "OS-1.1.4")
@pytest.mark.parametrize(("blanks", "hp"), [(2, 5), (3, 6)])
def test_a_text_may_let_somebody_fail_by_more_blanks_only(blanks: int, hp: int) -> None:
    bench = StoryBench(company=("blade", "priest", "ranger", "warbear"))
    bench.wear("blade", black=1, red=1)
    flow = FightFlow(8, "one", outcome("next"))
    flow.steady = {"blade": blanks}
    bench.beat(flow)
    bench.draw("r:3 k:3 w:2 w:b w:b")
    bench.tell("make-check:0", "white:3")
    assert bench.story.hp[0] == hp


@rule("OS-3.6.5", "OS-1.4.4")
def test_the_chances_know_who_fails_by_more_blanks_only() -> None:
    bench = StoryBench()
    flow = FightFlow(3, "one", outcome("next"))
    bench.beat(flow)
    before = check_ahead(bench.story, flow)
    flow.steady = {"ranger": 3}
    after = check_ahead(bench.story, flow)
    assert before is not None
    assert after is not None
    ranger = bench.story.company.index(bench.oathsworn("ranger"))
    better = [place for place in range(4) if after.by_member[place] > before.by_member[place]]
    assert better == [ranger]


@example("OS-EX-333", "OS-EX-334")
@rule("OS-3.6.3", "OS-3.4.8")
def test_a_fighter_has_only_his_own_tokens_and_no_abilities() -> None:
    bench = StoryBench()
    bench.tokens("priest", empower=1, redraw=1)
    bench.beat(fight("one"))
    bench.draw("w:2 w:2")
    bench.tell("make-check:0", "white:2")
    assert bench.token("priest", "empower") == 1
    offered = {option.verb for decision in bench.asked for option in decision.options}
    assert not offered & {"play", "special", "token"}


@rule("OS-3.19.3")
def test_who_has_fallen_neither_checks_nor_fights() -> None:
    bench = StoryBench()
    bench.bring("lose_hp(9, this)", this="ranger")
    bench.beat(fight("one"))
    bench.tell("make-check:0", "draw-nothing")
    checkers = [id for id in bench.offered("who-checks") if id.startswith("make-check")]
    assert checkers == ["make-check:0", "make-check:1", "make-check:3"]


@rule("OS-3.5.9", "OS-3.9.4")
def test_an_ally_helps_once_in_a_chapter() -> None:
    bench = StoryBench()
    bench.bring("ally(wick)")
    wick = bench.story.allies[-1]
    bench.beat(check("spot", 3))
    bench.draw("w:2")
    bench.tell("check-together", f"ally-helps:{wick}", "white:1")
    assert passed(bench)
    bench.beat(check("spot", 3))
    bench.draw("w:2")
    bench.tell("check-together", "white:1")
    assert not passed(bench)


@rule("OS-3.20.1", "OS-3.20.2", "OS-3.20.3", "OS-3.20.4")
def test_checks_draw_from_the_decks_of_the_company() -> None:
    bench = StoryBench()
    deck = bench.story.might_deck(0, 0)
    deck.discard += deck.draw[2:]
    del deck.draw[2:]
    bench.beat(check("spot", 1))
    bench.tell("check-together", "white:3")
    assert len(deck.draw) + len(deck.discard) == 18
    assert len(deck.discard) >= 3
    assert not bench.story.might_deck(1, 0).discard
