"""How much, in the sentences of any game: a number, or a word for one."""

import pytest

from questhall.kernel.language.amounts import Amounts, Much
from questhall.kernel.language.expressions import BadExpression, parse_expression
from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Language, Word

HEIGHTS: Amounts[str] = Amounts("height", lambda number: f"{number} steps")
HEIGHTS.declare(Word("floors", Number(), make=lambda count: f"{count} floors"))
CLIMBS: Language[tuple[str, int]] = Language("climb")
CLIMBS.declare(
    Word("up", Much(HEIGHTS, default=1), Number("times", 1), make=lambda *both: both),
    Word("down", Much(HEIGHTS), make=lambda height: (height, -1)),
)


def read(text: str) -> tuple[str, int]:
    return CLIMBS.read(parse_expression(text))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("up(3)", ("3 steps", 1)),
        ("up(floors(2), 4)", ("2 floors", 4)),
        ("up", ("1 steps", 1)),
        ("down(floors(2))", ("2 floors", -1)),
    ],
)
def test_a_number_a_word_for_one_or_what_is_meant_without(
    text: str, meaning: tuple[str, int]
) -> None:
    assert read(text) == meaning


@pytest.mark.parametrize(
    ("text", "reason"),
    [("down(rooms(2))", "no height"), ("down(high)", "'high' is no height"), ("down", "missing")],
)
def test_anything_else_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadExpression, match=reason):
        read(text)
