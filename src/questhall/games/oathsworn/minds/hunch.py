"""A quick, sensible choice for play-outs."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of, usual

from ..printed.cards import AbilityDef
from ..printed.clearing import BOARD
from ..printed.might import WHITE
from ..rules.might.drawing import COLOUR_DIGIT, VALUE_DIGIT
from ..rules.story.errands import ERRANDS
from ..rules.turn.playing import lines_of
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.figures import BOSS
from ..state.story import Story
from .company_mind import PLANS, worth_of_plan

# What is usually right, by prompt.
USUAL = {"improve": "critical"}
WELL_DRAWN = 2  # white cards beside the cubes
ENOUGH_WHITE = 4  # in a check


def hunch(battle: Battle, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    place = usual(decision, USUAL)
    if place != NOTHING:
        return place
    worths = [worth(battle, decision, option) for option in decision.options]
    return best_of(worths, 0.1, 4, chance.stream("hunch"))


def worth(battle: Battle, decision: Decision, option: Option) -> float:
    if option.verb in PLANS:
        return worth_of_plan(battle, option)
    if decision.prompt == "turn":
        return _in_turn(battle, option)
    if option.verb == "white":
        return -abs(option.what - WELL_DRAWN)
    if option.verb == "without":
        return -9.0
    if option.verb == "spend-counter":
        return 0.5 + 0.1 * option.what
    if option.verb == "raise":
        return 1.0 + option.what
    if option.verb in ("redraw", "redraw-token"):
        return _redraw(battle, option)
    if option.verb == "defend":
        return 1.0 - 0.3 * battle.ability(option.what).cooldown
    if option.verb in ("target", "figure"):
        return 1.0 if battle.figures[option.what].kind == BOSS else 0.8
    if option.verb in ("no-more", "no-interrupt", "no-defense", "stay", "pass", "do-without"):
        return 0.0
    return 0.5


def _redraw(battle: CompanyState, option: Option) -> float:
    """Blanks, if there are too many of them."""
    draw = battle.draws[-1] if battle.draws else None
    blank = option.what % COLOUR_DIGIT < VALUE_DIGIT
    if draw is None or not blank:
        return -1.0
    return 2.0 if draw.blanks() >= WELL_DRAWN else -1.0


def _in_turn(battle: Battle, option: Option) -> float:
    if option.verb == "play":
        line = lines_of(battle, option.what)[option.where]
        ability = isinstance(battle.cards[option.what], AbilityDef)
        return 1.0 + 0.3 * line.cost if ability else 0.9
    if option.verb == "move":
        fighter = battle.fighter_at(battle.turn)
        bosses = battle.bosses()
        if not bosses or fighter is None:
            return -1.0
        figure = battle.figure_of(fighter)
        here = BOARD.distance_between(figure.mask(), bosses[0].mask())
        there = BOARD.distance_between(1 << option.what, bosses[0].mask())
        return 0.25 * (here - there) - 0.2 * option.amount + 0.3
    if option.verb in ("ability", "ally-attack"):
        return 1.2
    if option.verb == "token":
        return 0.1
    if option.verb == "turn-figure":
        return WHITE - 1.0
    return 0.2


def hunch_in_story(story: Story, decision: Decision, chance: Chance) -> int:
    """The index of an option: on with the story, with cards enough for the check."""
    place = usual(decision, USUAL)
    if place != NOTHING:
        return place
    worths = [_worth_in_story(story, option) for option in decision.options]
    return best_of(worths, 0.1, 4, chance.stream("hunch"))


def _worth_in_story(story: Story, option: Option) -> float:
    if option.verb in PLANS:
        return worth_of_plan(story, option)
    if option.verb == "white":
        return -abs(option.what - ENOUGH_WHITE)
    if option.verb in ERRANDS or option.verb in ("without", "draw-nothing", "sell", "stow"):
        return -1.0
    if option.verb in ("redraw", "redraw-token"):
        return _redraw(story, option)
    return 0.5
