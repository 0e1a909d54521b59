"""What each seat sees of a check or a Round of Combat: what it asks for, how likely it succeeds,
and what was drawn."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.might import COLOURS
from ..printed.story import COMPANY_CHECKS, MIGHT_CHECK, BeatFlow, CheckFlow, FightFlow
from ..rules.might.checks import free_redraws
from ..rules.might.drawing import misses
from ..rules.might.odds_of_checks import Goal, by_redraw, by_white_cards, success
from ..rules.story.checks import cubes_in_story
from ..state.checks import Check
from ..state.draws import Draw, Drawn
from ..state.story import Story

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
    seen.free_redraws = free_redraws(story.traits, flow.kind)
    seen.iron = min(flow.most_iron, story.iron)
    needed = flow.difficulty - added
    if flow.kind == MIGHT_CHECK and story.rules.cubes_in_checks:
        _show_chances(story, seen, [Goal(needed)] * len(story.company))
    else:
        no_cubes = [0] * len(COLOURS)
        seen.chances = by_white_cards(story, no_cubes, Goal(needed, seen.free_redraws))
    return seen


def _fight_ahead(story: Story, flow: FightFlow) -> CheckView:
    seen = CheckView(FIGHT, flow.defense, flow.who)
    missing = [flow.missing_blanks(each.board.key) for each in story.company]
    _show_chances(story, seen, [Goal(flow.defense, missing=blanks) for blanks in missing])
    return seen


def _show_chances(story: Story, seen: CheckView, goals: list[Goal]) -> None:
    """The best that each of the company can hope for, and more of who can hope for the most."""
    chances = [
        [] if each.fallen else by_white_cards(story, cubes_in_story(story, each), goal)
        for each, goal in zip(story.company, goals, strict=True)
    ]
    seen.by_member = [max(each, default=NOTHING) for each in chances]
    seen.chances = chances[seen.by_member.index(max(seen.by_member))]


# -- while it is made -------------------------------------------------------------------


def check_under_way(story: Story, check: Check, kind: str, who: str) -> CheckView:
    seen = CheckView(kind, check.difficulty, who, check.added, check.free_redraws)
    seen.under_way = True
    seen.checker = NOTHING if who == COMPANY_CHECKS else check.holders[0].place
    needed = check.difficulty - check.added
    goal = Goal(needed, check.free_redraws, check.missing)
    wanted = check.wanted or check.cubes
    seen.declared = wanted[:]
    if story.draws:
        _show_draw(story, seen, story.draws[-1], needed)
    elif check.declared:
        seen.chances = [success(story, wanted, goal)]
    else:
        seen.chances = by_white_cards(story, wanted, goal)
    return seen


def _show_draw(story: Story, seen: CheckView, draw: Draw, needed: int) -> None:
    seen.total = draw.total() + seen.added
    seen.passes = not misses(draw) and draw.total() >= needed
    seen.free_redraws = draw.free_redraws
    seen.drawn = [_drawn(story, draw, card, needed) for card in draw.cards]


def _drawn(story: Story, draw: Draw, card: Drawn, needed: int) -> CheckCardView:
    redrawn = by_redraw(story, draw, card, needed)
    return CheckCardView(COLOURS[card.colour], card.value, card.critical, card.bonus, redrawn)
