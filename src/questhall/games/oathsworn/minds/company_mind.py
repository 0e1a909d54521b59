"""Who goes along, and what becomes of the company: founding it, chapter by chapter, traits."""

from typing import Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.hunches import best_of

from ..library.library import library
from ..printed.story import TRAIT_NAMES
from ..state.company import CompanyState

# The questions that are answered here.
PLANS: Final = ("muster", "who-comes", "chapter-start", "which-trait")
LITTLE: Final = 0.02
GRADES: Final = 4
GOES_WELL: Final = 0.5
LESS_THAN_A_CHARACTER: Final = 0.6
# The most useful first; how much each is worth less than the one before.
GOOD_TRAITS: Final = (
    *("scavenger", "true_grit", "tough_as_nails", "comradery", "keen_eyed", "quick_witted"),
    *("bushcraft", "field_medic", "well_connected", "herbalist", "endurance", "quartermaster"),
)
A_TRAIT_LESS: Final = 0.08


def plan(state: CompanyState, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    return best_of(_worths(state, decision), LITTLE, GRADES, chance.stream("hunch"))


def best_plan(state: CompanyState, decision: Decision) -> int:
    """The one that is worth most, without luck: nothing here is better known by trying."""
    worths = _worths(state, decision)
    return worths.index(max(worths))


def _worths(state: CompanyState, decision: Decision) -> list[float]:
    return [worth_of_plan(state, decision, option) for option in decision.options]


def worth_of_plan(state: CompanyState, decision: Decision, option: Option) -> float:
    """A company that gets on well stays together, at the difficulty that it has."""
    if option.verb == "begin-chapter":
        return 1.0
    if option.verb == "trait":
        return 1.0 - A_TRAIT_LESS * GOOD_TRAITS.index(TRAIT_NAMES[option.what])
    if option.verb in ("class", "companion"):
        worth = _worth_of_class(state, decision.what, list(library().classes)[option.what])
        return worth if option.verb == "class" else worth - LESS_THAN_A_CHARACTER
    return -1.0


def _worth_of_class(state: CompanyState, place: int, key: str) -> float:
    """Ready-made companies show who goes well together; `place` is still to be filled."""
    others = [each.kind for each in state.company if each.place != place]
    chosen = {kind.key for kind in others if kind is not None} | {key}
    fit = [company for company in library().campaign.companies.values() if chosen <= set(company)]
    return GOES_WELL if fit else 0.0
