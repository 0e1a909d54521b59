"""Checks of the Story (OS-3.5): who checks, what is paid, modifiers and traits."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option

from ...printed.story import COMPANY_CHECKS, MIGHT_CHECK, CheckFlow
from ...state.checks import Check
from ...state.oathsworn import Oathsworn
from ...state.story import Frame, Story
from ..board.numbers import cubes_of
from ..might.checks import FAILED, free_redraws, make_check
from .allies import help_in_check
from .company import ask_company, jointly
from .entries import go_on_with, open_beat
from .giving_up import pay_iron

DOUBLES_ITS_MIGHT: Final = "grove_maiden"  # OS-3.6.4


def cubes_in_story(story: Story, oathsworn: Oathsworn) -> list[int]:
    """OS-3.6.4: the Grove Maiden counts each of hers twice."""
    times = 2 if oathsworn.board.key == DOUBLES_ITS_MIGHT else 1
    return [count * times for count in cubes_of(story, oathsworn)]


def check_of_one(story: Story, frame: Frame, flow: CheckFlow) -> Flow[None]:
    """For the whole company, or by one Oathsworn of its choice (OS-3.5.7)."""
    if not story.standing():  # an epilogue, with Hardcore: all four are dead
        assert flow.failed is not None
        go_on_with(story, frame, flow.failed)
        return
    if flow.who == COMPANY_CHECKS:
        asked = yield from _company_check(story, flow)
    else:
        checker = yield from choose_checker(story, flow.difficulty)
        frame.this = checker.place
        asked = _check_by(story, flow, checker)
    yield from _prepare(story, flow, asked)
    check = make_check(story, asked)
    if flow.who == COMPANY_CHECKS:  # OS-3.5.2: the decision is joint
        check = jointly(story, check)
    total = yield from check
    beat = flow.failed if total == FAILED else flow.passed
    assert beat is not None
    go_on_with(story, frame, beat)


def check_of_each(story: Story, frame: Frame, flow: CheckFlow) -> Flow[None]:
    """One check after the other, each with free redraws of its own (OS-3.5.8)."""
    assert flow.then is not None
    for oathsworn in story.standing():
        options = [Option("make-check", oathsworn.place)]
        yield from ask_company(story, "check-ahead", options, "OS-3.5.7", flow.difficulty)
        asked = _check_by(story, flow, oathsworn)
        yield from _prepare(story, flow, asked)
        total = yield from make_check(story, asked)
        beat = flow.failed if total == FAILED else flow.passed
        if beat is None:
            continue
        outcome = open_beat(story, beat)
        outcome.this = oathsworn.place
        for effect in beat.effects:
            yield from effect.resolve(story, outcome)
        story.frames.remove(outcome)
        if story.over:
            return
    go_on_with(story, frame, flow.then)


def choose_checker(story: Story, difficulty: int) -> Flow[Oathsworn]:
    options = [Option("make-check", each.place) for each in story.standing()]
    answer = yield from ask_company(story, "who-checks", options, "OS-3.5.7", difficulty)
    return story.company[answer.what]


def _company_check(story: Story, flow: CheckFlow) -> Flow[Check]:
    """OS-3.5.14: everybody decides and may spend tokens; OS-3.5.15: one may add his cubes."""
    asked = Check(flow.difficulty, story.standing())
    if flow.kind == MIGHT_CHECK and story.rules.cubes_in_checks:
        checker = yield from choose_checker(story, flow.difficulty)
        asked.cubes = cubes_in_story(story, checker)
    else:
        options = [Option("check-together")]
        yield from ask_company(story, "check-ahead", options, "OS-3.5.2", flow.difficulty)
    return asked


def _check_by(story: Story, flow: CheckFlow, checker: Oathsworn) -> Check:
    asked = Check(flow.difficulty, [checker])
    if flow.kind == MIGHT_CHECK and story.rules.cubes_in_checks:  # OS-3.5.15
        asked.cubes = cubes_in_story(story, checker)
    return asked


def _prepare(story: Story, flow: CheckFlow, asked: Check) -> Flow[None]:
    """Payments before the draw (OS-3.5.13), modifiers (OS-3.5.9), traits (OS-3.5.8)."""
    asked.might = flow.kind == MIGHT_CHECK
    asked.added = sum([by for needs, by in flow.bonuses if needs.holds(story)])
    asked.added += yield from help_in_check(story, flow.kind)
    asked.free_redraws = free_redraws(story.traits, flow.kind)
    most = min(flow.most_iron, story.iron)
    if most:
        options = [Option("pay-iron", amount) for amount in range(most + 1)]
        answer = yield Decision(story.everybody(), "pay-for-check", options, "OS-3.5.13")
        pay_iron(story, answer.what, "OS-3.5.13")
        asked.difficulty -= answer.what
