"""Reads the actions of cards from the content files."""

from functools import partial

from questhall.kernel.content import Entry

from ..printed.cards import Action
from ..rules.cards.elements import number_uses
from ..words.context import Context


def read_actions(entry: Entry, field: str, context: Context) -> list[Action]:
    """Actions in printed order, with numbered use effects."""
    actions = entry.read_each(field, partial(context.side.actions.read, context=context))
    number_uses(actions)
    return actions
