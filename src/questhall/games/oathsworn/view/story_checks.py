"""What each seat sees of a check or a Round of Combat: what it asks for, how likely it succeeds,
and what was drawn."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.might import COLOURS
from ..printed.story import COMPANY_CHECKS, MIGHT_CHECK, BeatFlow, CheckFlow, FightFlow
from ..rules.might.drawing import misses
from ..rules.story.checks import HELPFUL_TRAITS, cubes_in_story
from ..state.checks import Check
from ..state.draws import Draw, Drawn
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from .check_chances import by_redraw, by_white_cards, success

FIGHT = "fight"


class CheckCardView(msgspec.Struct, omit_defaults=True):
    """A drawn card; `redrawn` is the chance if it alone is drawn anew, -1 without that."""

    colour: str
    value: int
    critical: bool = False
    bonus: bool = False
    redrawn: int = NOTHING


class CheckView(msgspec.Struct, omit_defaults=True):
    """A check. `chances` are percents by the number of white cards, from none on; `by_member` the
    best ones of each Oathsworn where they differ."""

    kind: str
    difficulty: int
    who: str
    added: int = 0
    free_redraws: int = 0
    iron: int = 0
    chances: list[int] = []
    by_member: list[int] = []
    checker: int = NOTHING
    declared: list[int] = []
    drawn: list[CheckCardView] = []
    total: int = 0
    passes: bool = False
    under_way: bool = False


def check_ahead(story: Story, flow: BeatFlow) -> CheckView | None:
    """What an entry or an answer leads to, if that is a check."""
    if isinstance(flow, FightFlow):
        return _fight_ahead(story, flow)
    if not isinstance(flow, CheckFlow):
        return None
    added = sum([by for needs, by in flow.bonuses if needs.holds(story)])
    seen = CheckView(flow.kind, flow.difficulty, flow.who, added)
    seen.free_redraws = _free_redraws(story, flow.kind)
    seen.iron = min(flow.most_iron, story.iron)
    needed = flow.difficulty - added
    if flow.kind == MIGHT_CHECK and story.rules.cubes_in_checks:
        seen.by_member = _by_member(story, needed)
        best = _strongest(story, seen.by_member)
        seen.chances = by_white_cards(story, cubes_in_story(story, best), needed, 0)
    else:
        seen.chances = by_white_cards(story, _no_cubes(), needed, seen.free_redraws)
    return seen


def _fight_ahead(story: Story, flow: FightFlow) -> CheckView:
    seen = CheckView(FIGHT, flow.defense, flow.who)
    seen.by_member = _by_member(story, flow.defense)
    best = _strongest(story, seen.by_member)
    seen.chances = by_white_cards(story, cubes_in_story(story, best), flow.defense, 0)
    return seen


def _no_cubes() -> list[int]:
    return [0] * len(COLOURS)


def _free_redraws(story: Story, kind: str) -> int:
    return sum([story.trait(trait) for trait, kinds in HELPFUL_TRAITS.items() if kind in kinds])


def _by_member(story: Story, needed: int) -> list[int]:
    return [
        NOTHING
        if each.fallen
        else max(by_white_cards(story, cubes_in_story(story, each), needed, 0))
        for each in story.company
    ]


def _strongest(story: Story, best: list[int]) -> Oathsworn:
    return story.company[best.index(max(best))]


# -- while it is made -------------------------------------------------------------------


def check_under_way(story: Story, check: Check, kind: str, who: str) -> CheckView:
    seen = CheckView(kind, check.difficulty, who, check.added, check.free_redraws)
    seen.under_way = True
    seen.checker = NOTHING if who == COMPANY_CHECKS else check.holders[0].place
    needed = check.difficulty - check.added
    wanted = check.wanted or check.cubes
    seen.declared = wanted[:]
    if story.draws:
        _show_draw(story, seen, story.draws[-1], needed)
    elif check.declared:
        seen.chances = [success(story, wanted, needed, check.free_redraws)]
    else:
        seen.chances = by_white_cards(story, wanted, needed, check.free_redraws)
    return seen


def _show_draw(story: Story, seen: CheckView, draw: Draw, needed: int) -> None:
    seen.total = draw.total() + seen.added
    seen.passes = not misses(draw) and draw.total() >= needed
    seen.free_redraws = draw.free_redraws
    seen.drawn = [_drawn(story, draw, card, needed) for card in draw.cards]


def _drawn(story: Story, draw: Draw, card: Drawn, needed: int) -> CheckCardView:
    redrawn = by_redraw(story, draw, card, needed)
    return CheckCardView(COLOURS[card.colour], card.value, card.critical, card.bonus, redrawn)
