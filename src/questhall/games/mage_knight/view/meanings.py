"""What options mean to a table that draws them, and which of them need no thought."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.phrases import slots_in

from ..rules.cards.mana import TOKEN
from ..rules.round.end_of_turn import crystals_return
from ..speech.phrases import PHRASES
from ..state.realm import Realm

AMOUNT = 2  # the third number of a phrase


def parts(option: Option) -> list[int]:
    """The ability of a unit, the effect of a card, the attack of an enemy, the enemies struck."""
    slots = slots_in(PHRASES[option.verb])
    kind = slots[AMOUNT][1] if len(slots) > AMOUNT else ""
    if kind == "nth":
        return [option.amount]
    return places_in(option.amount) if kind == "group" else []


def sensible(realm: Realm, decision: Decision) -> Option | None:
    """To pay with a token of the very colour: it is lost at the end of the turn (MK-4.4.1), while
    crystals stay, and gold, black and the dice could pay other colours. Unless crystals return."""
    if decision.prompt != "pay" or crystals_return(realm):
        return None
    for option in decision.options:
        if option.meant is TOKEN and option.what == decision.amount:
            return option
    return None
