"""Who goes along, and what becomes of the company: founding it, chapter by chapter, traits."""

from questhall.kernel.decisions import Option

from ..library.library import library
from ..printed.story import TRAIT_NAMES
from ..state.company import CompanyState

# Options that are weighed here.
PLANS = ("begin-chapter", "class", "companion", "convert", "difficulty", "swap", "trait")
GOES_WELL = 0.5
LESS_THAN_A_CHARACTER = 0.6
# The most useful first; how much each is worth less than the one before.
GOOD_TRAITS = (
    *("scavenger", "true_grit", "tough_as_nails", "comradery", "keen_eyed", "quick_witted"),
    *("bushcraft", "field_medic", "well_connected", "herbalist", "endurance", "quartermaster"),
)
A_TRAIT_LESS = 0.08


def worth_of_plan(state: CompanyState, option: Option) -> float:
    """A company that gets on well stays together, at the difficulty that it has."""
    if option.verb == "begin-chapter":
        return 1.0
    if option.verb == "trait":
        return 1.0 - A_TRAIT_LESS * GOOD_TRAITS.index(TRAIT_NAMES[option.what])
    if option.verb in ("class", "companion"):
        worth = worth_of_class(state, list(library().classes)[option.what])
        return worth if option.verb == "class" else worth - LESS_THAN_A_CHARACTER
    return -1.0


def worth_of_class(state: CompanyState, key: str) -> float:
    """Ready-made companies show who goes well together."""
    chosen = {each.kind.key for each in state.company if each.kind is not None} | {key}
    fit = [company for company in library().campaign.companies.values() if chosen <= set(company)]
    return GOES_WELL if fit else 0.0
