"""What a table may agree on otherwise."""

from questhall.games.oathsworn.rules.story.petition import petition
from questhall.games.oathsworn.rules.story.tally import tally
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import StoryBench
from tests.oathsworn.story.test_checks_and_fights import check, fight, passed
from tests.oathsworn.story.test_tally import run, stock


@example("OS-EX-326")
@ruling("OS-R13")
@rule("OS-3.5.15")
def test_might_checks_without_cubes() -> None:
    bench = StoryBench(cubes_in_checks=False)
    bench.beat(check("might", 3))
    bench.draw("w:2 w:1")
    bench.tell("check-together", "white:2")
    assert passed(bench)
    assert not [each for each in bench.asked if each.prompt == "who-checks"]


@ruling("OS-R14")
@rule("OS-3.6.9")
def test_determination_after_a_miss() -> None:
    bench = StoryBench(determined_in_story=True)
    bench.tokens("priest", redraw=1)
    bench.beat(fight("one"))
    bench.draw("w:b w:b w:b")
    answers = ("without:red", "white:2", "redraw-token", "token-kind:defense")
    bench.tell("make-check:1", *answers)
    assert (bench.token("priest", "redraw"), bench.token("priest", "defense")) == (1, 1)
    assert bench.story.hp[1] == 5


@ruling("OS-R15")
@rule("OS-3.19.3")
def test_nobody_drops_below_1_hp() -> None:
    bench = StoryBench(nobody_falls_in_story=True)
    bench.bring("lose_hp(9, each)")
    assert bench.story.hp == [1] * 4
    assert not bench.story.over


@ruling("OS-R16")
@rule("OS-3.7.12")
def test_petitions_are_drawn_blindly() -> None:
    bench = StoryBench(chapter=2, blind_petitions=True)
    top = bench.story.common[1][-1]
    bench.do(petition(bench.story), "deck-of-chapter:2")
    assert (bench.story.backpack, bench.story.knockouts) == ([top], 1)


@ruling("OS-R3")
@rule("OS-9.4.3")
def test_a_larger_loot() -> None:
    bench = StoryBench(part="won", more_loot=True)
    stock(bench, 5, 9)
    bench.trait("scavenger")
    run(tally(bench.story))
    assert len(bench.story.backpack) == 5 + 2
