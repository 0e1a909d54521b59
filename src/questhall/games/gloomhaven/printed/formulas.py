"""Numbers printed as formulas, such as hit points per character."""

import ast
from math import ceil


def formula(text: str, names: dict[str, int]) -> int:
    """The value of a sum or product over letters; fractions are rounded up (GH-7.1.11),
    after `//` down."""
    return ceil(_evaluate(ast.parse(text, mode="eval").body, names))


def _evaluate(node: ast.expr, names: dict[str, int]) -> float:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.BinOp):
        left, right = _evaluate(node.left, names), _evaluate(node.right, names)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        if isinstance(node.op, ast.Mult):
            return left * right
        if isinstance(node.op, ast.Div):
            return left / right
        if isinstance(node.op, ast.FloorDiv):
            return left // right
    raise ValueError(ast.unparse(node))
