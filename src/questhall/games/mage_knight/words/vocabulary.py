"""All words together. A new module of words is named here."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression

from ..printed.cards import Effect
from ..printed.kinds import NO_COLOUR
from . import actions as actions
from . import artifacts as artifacts
from . import enemies as enemies
from . import points as points
from . import skills as skills
from . import spells as spells
from . import units as units
from .reader import read_effect


def effect_in(entry: Entry, field: str, card_colour: int = NO_COLOUR) -> Effect:
    """The effect that a field of a content file describes."""
    try:
        return read_effect(entry.text(field), card_colour)
    except BadExpression as fault:
        raise entry.fault(field, str(fault)) from None
