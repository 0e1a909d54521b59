"""Reads the actions of cards from the content files."""

from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression

from ..printed.cards import Action
from ..rules.cards.elements import number_uses
from ..words.context import Context
from ..words.sentences import heard


def read_lines(lines: list[Expression], context: Context) -> list[Action]:
    """The same from lines that were parsed before."""
    actions = [context.side.actions.read(line, context) for line in lines]
    number_uses(actions)
    return actions


def read_actions(entry: Entry, field: str, context: Context) -> list[Action]:
    """Actions in printed order, with numbered use effects."""
    read = partial(context.side.actions.read, context=context)
    actions = entry.read_each(field, heard(entry, context.own, read))
    number_uses(actions)
    return actions
