"""The goal of a scenario in words."""

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.text import Texts

from ...printed.scenario import ScenarioDef
from ...scenarios.places import PARTY_WORDS
from ..phrases import message
from .figures import Said, tidy
from .speaker import NONE, capital, expressions_in

JOINTS = {"all": "join-and", "then": "join-then", "either": "join-or"}


def goal_text(scenario: ScenarioDef, texts: Texts) -> str:
    """A sentence; nothing for a scenario whose goal is not written yet."""
    if not scenario.goal:
        return ""
    return capital(_goal(parse_expression(scenario.goal), texts)) + "."


def _goal(expression: Expression, texts: Texts) -> str:
    word = expression.word
    inside = expressions_in(expression)
    if word in JOINTS:
        text = _goal(inside[0], texts)
        for part in inside[1:]:
            text = texts.say(JOINTS[word], {"first": text, "second": _goal(part, texts)})
        return text
    said: Said = {"names": _names(expression, texts), "places": _places(expression, texts)}
    said["amount"] = 0
    for value in (*expression.arguments, *expression.named.values()):
        if isinstance(value, int):
            said["amount"] = value
    return tidy(texts.say(message("goal-word", word), said))


def _names(expression: Expression, texts: Texts) -> str:
    """The monsters, objects or allies that the goal speaks of."""
    names: list[str] = []
    for each in expressions_in(expression):
        if each.word == "spare":
            return _names(each, texts)
        for key in (message("monster", each.word), message("object", each.word)):
            if texts.has(key):
                names.append(texts.say("quoted", {"name": texts.say(key)}))
    return ", ".join(names) or NONE


def _places(expression: Expression, texts: Texts) -> str:
    """Marks of the map: `a`, or a list for each size of the party."""
    parties = [each for each in expressions_in(expression) if each.word in PARTY_WORDS]
    if parties:
        said: Said = {each.word: _marks(each, texts) for each in parties}
        return texts.say("places-by-party", said)
    return _marks(expression, texts)


def _marks(expression: Expression, texts: Texts) -> str:
    found: list[str] = []
    for each in expression.arguments:
        if isinstance(each, Expression) and each.word == "adjacent":
            found.append(texts.say("place-adjacent-to", {"place": _marks(each, texts)}))
        elif isinstance(each, Expression) and each.word == "start":
            found.append(texts.say("place-start"))
        elif not isinstance(each, int):
            found.append(str(each))
    return ", ".join(found)
