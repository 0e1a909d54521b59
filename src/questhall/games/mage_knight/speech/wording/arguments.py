"""What stands in the brackets of a word, as the messages of the texts ask for it."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.text import Texts

from ...printed.kinds import COLOURS, ELEMENTS, RANGES, TERRAINS

Said = dict[str, str | int]

# Numbers with a name that an expression may leave out.
NAMED: dict[str, int] = {
    "advanced": 0,
    "armour": 0,
    "attack": 0,
    "block": 0,
    "by": 1,
    "cold_fire": 1,
    "fame": 0,
    "fire_or_ice": 1,
    "fortified": 0,
    "free": 0,
    "glade": 0,
    "least": 0,
    "level": 4,
    "more": 0,
    "most": 1,
    "physical": 1,
    "ranged": 0,
    "reputation": 0,
    "same": 0,
    "times": 2,
    "tokens": 1,
}
ANY_COLOURS = ("any", "basic")
EVERYWHERE = "everywhere"
NONE = "none"
COLOUR_FORMS = ("nominative", "genitive", "accusative", "masculine", "neuter")
# Words for which `ranged`, `physical` and the like are not the kind of their attack.
OWN_FLAGS = ("agile_move", "in_phase")
# Words whose arguments are other effects.
HOLDERS = frozenset(
    (
        *("one_of", "all_of", "any_of", "whichever", "out_of_combat", "when_talking", "by_day"),
        *("may", "pay", "discard_for", "throw_away_for", "raised", "turning", "lend", "several"),
        *("if_lowest_fame", "discard_wound", "regenerate", "in_phase", "with_mana", "in_forest"),
        *("per_enemy", "by_colour", "chaos"),
    )
)
HOLDER_FLAGS = ("any_cards", "by_rest", "by_action")


def expressions_in(expression: Expression) -> list[Expression]:
    return [each for each in expression.arguments if isinstance(each, Expression)]


def effects_in(expression: Expression) -> list[Expression]:
    """The effects that the word holds."""
    if expression.word not in HOLDERS:
        return []
    inside = expressions_in(expression)
    if expression.word == "in_phase":
        inside = inside[1:]
    others = (*COLOURS, *HOLDER_FLAGS)
    return [each for each in inside if each.word not in others]


def colours_in(expression: Expression) -> list[str]:
    return [
        each.word
        for each in expressions_in(expression)
        if each.word in COLOURS or each.word in ANY_COLOURS
    ]


def numbers_in(expression: Expression) -> list[int]:
    return [each for each in expression.arguments if isinstance(each, int)]


def flags_in(expression: Expression) -> list[str]:
    """Bare words that are no number, colour, terrain, element, range or effect."""
    effects = effects_in(expression)
    known: tuple[str, ...] = (*COLOURS, *ANY_COLOURS, *TERRAINS, EVERYWHERE)
    if expression.word not in OWN_FLAGS:
        known = (*known, *ELEMENTS, *RANGES)
    return [
        each.word
        for each in expressions_in(expression)
        if each not in effects and each.word not in known and not each.arguments
    ]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """Without the gaps that unused places leave in a message."""
    text = " ".join(text.split())
    for mark in (",", ":", ";", ".", ")"):
        text = text.replace(f" {mark}", mark)
    return text


def arguments_of(expression: Expression, texts: Texts) -> Said:
    """All that the message of a word may need, but for the effects that it holds."""
    said: Said = {"flag": "-".join(flags_in(expression)).replace("_", "-") or NONE}
    said |= _numbers(expression)
    said |= _points(expression, said, texts)
    said |= _colours(expression, texts)
    said["terrains"] = _terrains(expression, texts) or NONE
    said["tracks"] = _tracks(expression, texts)
    return said


def _numbers(expression: Expression) -> Said:
    numbers = numbers_in(expression)
    number = numbers[0] if numbers else 1
    said: Said = {
        "number": number,
        "signed": signed(number),
        "opposite": signed(-number),
        "second": numbers[1] if len(numbers) > 1 else 0,
    }
    for name, default in NAMED.items():
        value = expression.named.get(name, default)
        key = name.replace("_", "-")
        said[key] = int(str(value))
        said[f"{key}-signed"] = signed(int(str(value)))
    return said


def _points(expression: Expression, said: Said, texts: Texts) -> Said:
    """The kind of attack or block: `Ranged Fire Attack 3`."""
    words = [each.word for each in expressions_in(expression)]
    elements = [word for word in words if word in ELEMENTS]
    ranges = [word for word in words if word in RANGES]
    kind: Said = {
        "element": elements[0].replace("_", "-") if elements else "physical",
        "range": ranges[0] if ranges else "melee",
        "number": said["number"],
    }
    found: Said = {"element": str(kind["element"]) if elements else NONE}
    for points in ("attack-points", "block-points"):
        found[points] = capital(tidy(texts.say(points, kind)))
    blocks = [
        capital(tidy(texts.say("block-kind", {"element": element.replace("_", "-")})))
        for element in elements or ["physical"]
    ]
    found["block-kinds"] = join("join-or", blocks, texts)
    return found


def _colours(expression: Expression, texts: Texts) -> Said:
    colours = colours_in(expression)
    said: Said = {"colour": "named"}
    for form in COLOUR_FORMS:
        names = [tint(colour, form, texts) for colour in colours if colour in COLOURS]
        said[form] = join("join-or", names, texts)
    for colour in colours:
        if colour in ANY_COLOURS:
            said["colour"] = colour
    return said


def tint(colour: str, form: str, texts: Texts) -> str:
    """A colour of mana as an adjective."""
    return texts.say("tint", {"colour": colour, "form": form})


def _terrains(expression: Expression, texts: Texts) -> str:
    names = [
        texts.say("lands", {"terrain": each.word})
        for each in expressions_in(expression)
        if each.word in TERRAINS or each.word == EVERYWHERE
    ]
    return join("join-and", names, texts)


def _tracks(expression: Expression, texts: Texts) -> str:
    """`Fame +1 and Reputation +1`"""
    names: list[str] = []
    for track in ("fame", "reputation"):
        value = expression.named.get(track)
        if isinstance(value, int):
            names.append(texts.say(f"word-{track}", {"signed": signed(value)}))
    return join("join-and", names, texts)


def join(key: str, parts: list[str], texts: Texts) -> str:
    """A list: commas, and a word before the last of them."""
    if len(parts) < 2:
        return "".join(parts)
    return texts.say(key, {"first": ", ".join(parts[:-1]), "last": parts[-1]})
