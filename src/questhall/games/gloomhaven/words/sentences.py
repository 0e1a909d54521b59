"""Sentences in packs: a bare name in them means the own thing first, and numbers are modest."""

from collections.abc import Callable, Collection
from typing import TypeVar

from questhall.kernel.content import Entry, Source
from questhall.kernel.language.expressions import (
    Argument,
    BadExpression,
    Expression,
    parse_expression,
)

Meaning = TypeVar("Meaning")

LEAST, MOST = -20, 200  # whatever is counted in a sentence


def sentences(entry: Entry, field: str, own: Collection[str]) -> list[str]:
    """The sentences of a field, as they are read again and said; in a pack with full names."""
    texts = entry.words(field)
    return [sentence(entry, text, own) for text in texts]


def sentence(entry: Entry, text: str, own: Collection[str]) -> str:
    """The same for one. What cannot be read is left for its reader to complain about."""
    if not entry.source.pack or not text:
        return text
    try:
        return str(named_in_full(parse_expression(text), entry.source, own))
    except BadExpression:
        return text


def heard(
    entry: Entry, own: Collection[str], read: Callable[[Expression], Meaning]
) -> Callable[[Expression], Meaning]:
    """Whoever reads a sentence of this file."""
    if not entry.source.pack:
        return read

    def read_of_pack(expression: Expression) -> Meaning:
        need_modest(expression)
        return read(named_in_full(expression, entry.source, own))

    return read_of_pack


def named_in_full(expression: Expression, source: Source, own: Collection[str]) -> Expression:
    """The expression with the full names of what is in the pack."""
    expression.arguments = [_in_full(each, source, own) for each in expression.arguments]
    expression.named = {key: _in_full(each, source, own) for key, each in expression.named.items()}
    return expression


def _in_full(argument: Argument, source: Source, own: Collection[str]) -> Argument:
    if isinstance(argument, int):
        return argument
    if isinstance(argument, Expression) and (argument.arguments or argument.named):
        return named_in_full(argument, source, own)
    key = source.key(str(argument))
    return key if key in own else argument


def need_modest(expression: Expression) -> None:
    """No number in it is larger than anything that is printed."""
    for each in [*expression.arguments, *expression.named.values()]:
        if isinstance(each, Expression):
            need_modest(each)
        elif isinstance(each, int) and not LEAST <= each <= MOST:
            raise expression.fault(f"{each} is not from {LEAST} to {MOST}")
