"""Rounds of Combat (OS-3.6)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option

from ...printed.story import EACH_CHECKS, FightFlow
from ...printed.tokens import ANY_TOKEN
from ...state.oathsworn import Oathsworn
from ...state.story import Frame, Story
from ..might.checks import FAILED, combat_check, make_check
from ..purse import gain_any_token, gain_token
from .checks import choose_checker, cubes_in_story
from .company import ask_company
from .entries import go_on_with
from .wounds import lose_hp

HP_OF_A_FAILURE: Final = 1


def fight(story: Story, frame: Frame, flow: FightFlow) -> Flow[None]:
    """OS-3.6.8: one after another, in an order of the company's choice."""
    if flow.who == EACH_CHECKS:
        left = story.standing()
        while left and not story.over:
            options = [Option("fight", each.place) for each in left]
            answer = yield from ask_company(story, "who-fights", options, "OS-3.6.8", flow.defense)
            fighter = story.company[answer.what]
            left.remove(fighter)
            yield from _attack(story, frame, flow, fighter)
    else:
        fighter = yield from choose_checker(story, flow.defense)
        yield from _attack(story, frame, flow, fighter)
    if not story.over:
        go_on_with(story, frame, flow.then)


def _attack(story: Story, frame: Frame, flow: FightFlow, fighter: Oathsworn) -> Flow[None]:
    """OS-3.6.2, OS-3.6.6: the fight is won in any case, and whoever fails loses 1 HP."""
    frame.this = fighter.place
    asked = combat_check(fighter, cubes_in_story(story, fighter), flow.defense)
    asked.missing = flow.missing_blanks(fighter.board.key)
    total = yield from make_check(story, asked)
    failed = total == FAILED
    if asked.missed and story.rules.determined_in_story:  # OS-3.6.9: by agreement
        for place, kind in asked.tokens_spent:
            gain_token(story, story.company[place], kind)
        yield from gain_any_token(story, fighter, ANY_TOKEN)
    effects = flow.failed if failed else []
    if asked.criticals:
        effects = [*effects, *flow.on_critical]
    if failed:
        lose_hp(story, fighter, HP_OF_A_FAILURE)
    for effect in effects:
        if not story.over:
            yield from effect.resolve(story, frame)
