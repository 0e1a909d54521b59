"""What a line of a scroll has an enemy do, sentence by sentence, in one language."""

from questhall.kernel.language.expressions import Argument, Expression, parse_expression
from questhall.kernel.language.parameters import Said, dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ...printed.enemies import Behaviour


def scroll_message(key: str) -> str:
    """The key of the text of a scroll: `scroll-gremlin-green`, `scroll-frost--wolf-green`."""
    return message("scroll", key.replace("scroll_", "", 1))


def behaviour_text(behaviour: Behaviour, texts: Texts) -> str:
    """`Moves into the area of its target. Attacks with the main weapon.`"""
    return " ".join([_sentence(parse_expression(text), texts) for text in behaviour.texts])


def _sentence(expression: Expression, texts: Texts) -> str:
    said: Said = {}
    if expression.word == "when":
        test, first, *other = expression.inside()
        said = {
            "case": "lying" if "knocked_down" in test.words() else "several",
            "first": _sentence(first, texts),
        }
        key = "behave-when-else" if other else "behave-when"
        if other:
            said["other"] = _sentence(other[0], texts)
        return texts.say(key, said)
    first_argument = expression.arguments[0] if expression.arguments else 0
    if expression.word == "use":
        power = texts.say(message("foe-power", _word(first_argument)))
        return texts.say("behave-use", {"power": power})
    if expression.word == "strike":
        return texts.say("behave-strike", _strike(expression, first_argument))
    count = first_argument if isinstance(first_argument, int) else 0
    return texts.say(message("behave", expression.word), {"count": count})


def _strike(expression: Expression, weapon: Argument) -> Said:
    """With which weapon, how often, and whether another hero than the target is meant."""
    times = expression.named.get("times", 1)
    others = [each for each in expression.inside() if each.word == "heroes"]
    within = others[0].named.get("within", 0) if others else 0
    return {
        "weapon": dashed(_word(weapon)),
        "times": times if isinstance(times, int) else 1,
        "other": "yes" if others else "no",
        "within": within if isinstance(within, int) else 0,
    }


def _word(argument: Argument) -> str:
    return argument.word if isinstance(argument, Expression) else str(argument)
