"""The letters of the scenario book that a scenario's goal and rules refer to."""

from functools import cache

from questhall.kernel.language.expressions import Expression, parse_expression

from ..printed.scenario import ScenarioDef
from .places import PARTY_WORDS

UNMARKED = ("objects", "protect", "on_opening", "disguised")
"""Rules whose places need no letter: something stands there, or they are meant as a surprise."""


def marks_of(scenario: ScenarioDef, characters: int) -> dict[str, bool]:
    """The marks in use with this many characters (GH-7.1.11), and whether the goal names them."""
    return _marks_of(scenario, characters) if scenario.marks else {}


@cache
def _marks_of(scenario: ScenarioDef, characters: int) -> dict[str, bool]:
    goals = _named([scenario.goal], scenario, characters)
    known = [rule for rule in scenario.rules if not rule.startswith(UNMARKED)]
    others = _named(known, scenario, characters)
    used = goals + others
    return {name: name in goals for name in scenario.marks if name in used}


def _named(texts: list[str], scenario: ScenarioDef, characters: int) -> list[str]:
    found: list[str] = []
    for text in texts:
        if text:
            found.extend(_marks_in(parse_expression(text), scenario, characters))
    return found


def _marks_in(expression: Expression, scenario: ScenarioDef, characters: int) -> list[str]:
    if PARTY_WORDS.get(expression.word, characters) != characters:
        return []
    found = [expression.word] if expression.word in scenario.marks else []
    for each in expression.arguments:
        if isinstance(each, Expression):
            found.extend(_marks_in(each, scenario, characters))
        elif each in scenario.marks:
            found.append(str(each))
    return found
