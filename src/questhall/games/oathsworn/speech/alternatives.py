"""What can be chosen on cards, in words: "choose one of these" asks with them."""

from zlib import crc32

from questhall.kernel.language.expressions import Argument, Expression, parse_expression
from questhall.kernel.text import Texts

from .wording.speaker import Speaker

ITSELF = "this"  # whoever is asked, on a card that concerns several


def alternative_message(written: str) -> str:
    """The key of its text, whatever else can be chosen elsewhere."""
    return f"alternative-{crc32(written.encode()):08x}"


def alternative_text(written: str, texts: Texts) -> str:
    """As it is said to whoever chooses."""
    return Speaker(texts).text(_to_oneself(parse_expression(written)))


def _to_oneself(expression: Expression) -> Expression:
    arguments: list[Argument] = []
    for each in expression.arguments:
        if isinstance(each, Expression):
            if each.word != ITSELF:
                arguments.append(_to_oneself(each))
        else:
            arguments.append(each)
    return Expression(expression.word, arguments, expression.named, expression.column)
