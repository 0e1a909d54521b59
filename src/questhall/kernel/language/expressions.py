"""Expressions: words with arguments in brackets, as they stand in content files."""

import ast
from typing import cast

LONGEST = 4_000  # letters
DEEPEST = 20  # brackets in one another
LARGEST = 9_999


class BadExpression(ValueError):
    """An expression that cannot be read, and the column at which it goes wrong."""

    def __init__(self, reason: str, column: int = 0) -> None:
        super().__init__(reason)
        self.column = column


class Expression:
    """`word(arguments, name=value)`. A bare name is a word without arguments."""

    def __init__(
        self,
        word: str,
        arguments: "list[Argument]",
        named: "dict[str, Argument]",
        column: int = 0,
    ) -> None:
        self.word = word
        self.arguments = arguments
        self.named = named
        self.column = column

    def __repr__(self) -> str:
        inside = [_written(each) for each in self.arguments]
        inside += [f"{name}={_written(value)}" for name, value in self.named.items()]
        return f"{self.word}({', '.join(inside)})" if inside else self.word

    def fault(self, reason: str) -> BadExpression:
        """What is wrong with it, to be raised."""
        return BadExpression(f"{self.word}: {reason}", self.column)

    def words(self) -> set[str]:
        """Every word in it."""
        found = {self.word}
        for each in [*self.arguments, *self.named.values()]:
            if isinstance(each, Expression):
                found |= each.words()
        return found

    def inside(self) -> "list[Expression]":
        """Its arguments that are words themselves."""
        return [each for each in self.arguments if isinstance(each, Expression)]


Argument = Expression | int | str


def _written(argument: Argument) -> str:
    return f'"{argument}"' if isinstance(argument, str) else str(argument)


def parse_expression(text: str) -> Expression:
    """Read an expression. It has the syntax of a Python call and is never executed."""
    _need_bounds(text)
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as fault:
        column = (fault.offset or 1) - 1
        raise BadExpression(f"cannot be read: {text}", column) from None
    parsed = _argument(tree)
    if not isinstance(parsed, Expression):
        raise BadExpression(f"must be a word, not {text}")
    return parsed


def _need_bounds(text: str) -> None:
    """What a card says is short; nobody has to read more than that."""
    if len(text) > LONGEST:
        raise BadExpression(f"is longer than {LONGEST} letters", LONGEST)
    depth = 0
    for column, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth > DEEPEST:
            raise BadExpression(f"has more than {DEEPEST} brackets in one another", column)


def _argument(node: ast.expr) -> Argument:
    if isinstance(node, ast.Constant) and type(node.value) in (int, str):
        if isinstance(node.value, int) and node.value > LARGEST:
            raise BadExpression(f"{node.value} is more than {LARGEST}", node.col_offset)
        return cast(int | str, node.value)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _argument(node.operand)
        if isinstance(value, int):
            return -value
    if isinstance(node, ast.Name):
        return Expression(node.id, [], {}, node.col_offset)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        arguments = [_argument(each) for each in node.args]
        return Expression(node.func.id, arguments, _named(node.keywords), node.col_offset)
    raise BadExpression(f"{ast.unparse(node)} is neither a word nor a number", node.col_offset)


def _named(keywords: list[ast.keyword]) -> dict[str, Argument]:
    named: dict[str, Argument] = {}
    for each in keywords:
        if each.arg is None:
            raise BadExpression(f"**{ast.unparse(each.value)} is no argument", each.col_offset)
        if each.arg in named:
            raise BadExpression(f"{each.arg} stands twice", each.col_offset)
        named[each.arg] = _argument(each.value)
    return named
