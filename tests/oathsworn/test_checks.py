"""Checks and Rounds of Combat use the same draw (OS-3.5, OS-3.6)."""

import pytest

from questhall.games.oathsworn.rules.might.checks import (
    FAILED,
    make_check,
    round_of_combat,
    successes,
)
from questhall.games.oathsworn.state.checks import Check
from tests.marks import example, rule
from tests.oathsworn.bench import Bench


def check(bench: Bench, difficulty: int, *answers: str, added: int = 0, redraws: int = 0) -> object:
    asked = Check(difficulty, [bench.oathsworn("warden")])
    asked.added = added
    asked.free_redraws = redraws
    return bench.do(make_check(bench.battle, asked), *answers)


@example("OS-EX-192", "OS-EX-55", "OS-EX-317")
@rule("OS-3.5.2", "OS-3.5.3", "OS-3.5.4")
@pytest.mark.parametrize(
    ("difficulty", "faces", "cards", "total"),
    [
        (5, "w:1 w:2c w:b w:2", 3, 5),
        (5, "w:2 w:2 w:b w:b", 4, FAILED),
        (4, "w:2 w:1 w:1 w:b", 4, 4),
        (4, "w:1 w:1 w:1", 3, FAILED),
    ],
)
def test_a_check_needs_its_difficulty_and_fewer_than_two_blanks(
    difficulty: int, faces: str, cards: int, total: int
) -> None:
    bench = Bench()
    bench.draw(faces)
    answers = [f"white:{cards}"]
    if "2c" in faces:
        answers.append("critical")
    assert check(bench, difficulty, *answers) == total
    assert not bench.battle.draws


@example("OS-EX-320")
@rule("OS-3.5.4")
def test_a_blank_for_a_critical_does_not_fail_a_check() -> None:
    bench = Bench()
    bench.draw("w:b w:2c w:b")
    assert check(bench, 2, "white:2", "critical") == 2


@example("OS-EX-321")
@rule("OS-3.5.2")
def test_between_no_card_and_ten() -> None:
    bench = Bench()
    assert check(bench, 1, "draw-nothing") == FAILED
    check(bench, 1, "white:9")
    offered = next(each for each in bench.asked if each.prompt == "check").options
    assert max(option.what for option in offered) == 10


@example("OS-EX-322", "OS-EX-56")
@rule("OS-3.5.12")
def test_levels_of_success() -> None:
    assert [successes(total, 3) for total in (FAILED, 2, 3, 5, 6, 9)] == [0, 0, 1, 1, 2, 3]


@example("OS-EX-323", "OS-EX-318")
@rule("OS-3.5.8", "OS-3.5.9")
def test_modifiers_and_free_redraws() -> None:
    bench = Bench()
    bench.draw("w:2 w:2")
    assert check(bench, 5, "white:2", added=1) == 5
    bench = Bench()
    bench.draw("w:2 w:2 w:b w:b w:1")
    answers = ("white:4", "redraw:white-0")
    assert check(bench, 4, *answers, redraws=1) == 5


@example("OS-EX-327", "OS-EX-328")
@rule("OS-3.5.5", "OS-3.5.10", "OS-3.5.14")
def test_tokens_of_the_whole_company_are_not_given_back() -> None:
    bench = Bench()
    bench.tokens("warden", redraw=1)
    bench.tokens("priest", redraw=1)
    bench.draw("w:b w:b w:b w:b")
    asked = Check(3, bench.battle.company)
    answers = ("white:2", "redraw-token:white-0@0", "redraw-token:white-0@1")
    assert bench.do(make_check(bench.battle, asked), *answers) == FAILED
    assert sum(bench.oathsworn("warden").tokens + bench.oathsworn("priest").tokens) == 0


@example("OS-EX-57", "OS-EX-193", "OS-EX-330", "OS-EX-325")
@rule("OS-3.6.1", "OS-3.6.2", "OS-3.5.6", "OS-12.1.4")
def test_a_round_of_combat_draws_cubes_and_white_cards() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    bench.draw("y:3 w:b w:2")
    fight = round_of_combat(bench.battle, warden, [0, 1, 0, 0], 5)
    assert bench.do(fight, "white:2") is True
    bench.tokens("warden", empower=1)
    bench.draw("k:b y:b w:2")
    fight = round_of_combat(bench.battle, warden, [0, 1, 0, 0], 5)
    raising = ("token:empower@0", "raise:white", "raise:yellow", "raise:red")
    assert bench.do(fight, "white:2", *raising) is False
    assert bench.token("warden", "empower") == 0
