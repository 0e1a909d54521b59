"""Actions in the files of cards."""

from functools import partial

from questhall.kernel.content import Entry

from ..printed.cards import Action
from ..rules.cards.elements import number_uses
from ..words.context import Context


def read_actions(entry: Entry, field: str, context: Context) -> list[Action]:
    """Actions in printed order, their use effects numbered."""
    actions = entry.read_each(field, partial(context.side.actions.read, context=context))
    number_uses(actions)
    return actions
