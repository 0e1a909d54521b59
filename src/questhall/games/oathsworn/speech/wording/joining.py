"""Words that join others: one after the other, a choice, a condition, a price, a loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Said

from ...words.effects import EFFECTS
from ...words.figures import GROUPS
from .clauses import THIS, Clause, predicate_of, statement

if TYPE_CHECKING:
    from .speaker import Speaker

BOSS_DOES = "boss_does"

Joined = Callable[["Speaker", Expression], list[Clause]]


def then(speaker: Speaker, expression: Expression) -> list[Clause]:
    found: list[Clause] = []
    effects = _flat(expression)
    place = 0
    while place < len(effects):
        same = [each for each in effects[place:] if str(each) == str(effects[place])]
        times = len(same) if same == effects[place : place + len(same)] else 1
        if times > 1:
            said: Said = {"times": times, "effect": speaker.inline(effects[place])}
            key = "several-attacks" if effects[place].word == "attack" else "several-times"
            found.append(statement(speaker.say(key, said), closes=True))
        else:
            found += speaker.clauses(effects[place])
        if effects[place].word == "remove_sentinel":
            speaker.amounts.counting = "removed"
        place += times
    return found


def _flat(expression: Expression) -> list[Expression]:
    """The words of a sequence, also of those inside it."""
    if expression.word != "then":
        return [expression]
    return [part for each in expression.inside() for part in _flat(each)]


def choose(speaker: Speaker, expression: Expression) -> list[Clause]:
    options = expression.inside()
    if _is_any_order(options):
        parts = [speaker.inline(each) for each in _flat(options[0])]
        text = speaker.listed("list-and", parts)
        return [statement(speaker.say("in-any-order", {"text": text}), closes=True)]
    attacks = speaker.attacks
    clauses = [clause for each in options for clause in speaker.clauses(each)]
    speaker.attacks = attacks
    if len(clauses) == len(options) and all(each.subject.whose == THIS for each in clauses):
        return [_about_one(clauses, speaker)]
    texts = [_option(speaker, each) for each in options]
    text = speaker.say("choose", {"options": speaker.joined("list-or-else", texts)})
    return [statement(text, closes=True)]


def _option(speaker: Speaker, expression: Expression) -> str:
    """What can be chosen; its condition stands behind it."""
    if expression.word != "when" or len(expression.inside()) > 2:
        return speaker.alternatives([expression])[0]
    condition, effect = expression.inside()
    said: Said = {"condition": speaker.conditions.text(condition)}
    return speaker.say("choice-if", said | {"effect": speaker.alternatives([effect])[0]})


def _is_any_order(options: list[Expression]) -> bool:
    first, last = _flat(options[0]), _flat(options[-1])
    return len(first) > 1 and [str(each) for each in first] == [str(each) for each in last[::-1]]


def _about_one(clauses: list[Clause], speaker: Speaker) -> Clause:
    """Somebody does one of several things."""

    def either(person: str) -> str:
        return speaker.joined("list-or", [predicate_of(each, person, speaker) for each in clauses])

    return Clause(clauses[0].subject, either)


def when(speaker: Speaker, expression: Expression) -> list[Clause]:
    condition, *effects = expression.inside()
    said: Said = {"condition": speaker.conditions.text(condition)}
    said["effect"], *otherwise = speaker.alternatives(effects)
    if not otherwise:
        return [statement(speaker.say("when", said), closes=True)]
    said["otherwise"] = otherwise[0]
    return [statement(speaker.say("when-otherwise", said), closes=True)]


def may(speaker: Speaker, expression: Expression) -> list[Clause]:
    price, *effects = expression.inside()
    said: Said = {"price": speaker.inline(price)}
    said["effect"], *otherwise = speaker.alternatives(effects)
    if not otherwise:
        return [statement(speaker.say("may", said), closes=True)]
    said["otherwise"] = otherwise[0]
    return [statement(speaker.say("may-otherwise", said), closes=True)]


def for_each(speaker: Speaker, expression: Expression) -> list[Clause]:
    """The first word about `this` names them all."""
    who, effect = expression.inside()
    if who.word in (*GROUPS, "civilian"):
        who = Expression("each", [who], {})
    speaker.figures.this = who
    found = speaker.clauses(effect)
    speaker.figures.this = None
    return found


def draw(speaker: Speaker, expression: Expression) -> list[Clause]:
    """Might for no attack; what shows is counted in what follows."""
    word = EFFECTS.word(expression)
    said = speaker.said(word, expression)
    speaker.amounts.counting, before = str(said["shown"]), speaker.amounts.counting
    effect = next(each for each in expression.inside() if each.word in EFFECTS)
    said["effect"] = speaker.inline(effect)
    speaker.amounts.counting = before
    return [statement(speaker.say("word-draw", said), closes=True)]


def repeat(speaker: Speaker, expression: Expression) -> list[Clause]:
    times: Argument = expression.arguments[0]
    effect = speaker.inline(expression.inside()[-1])
    pieces = speaker.amounts.pieces(times)
    if not pieces[0].text:
        return [statement(speaker.say("several-times", {"times": "N", "effect": effect}))]
    return [statement(speaker.say("word-repeat", {"what": pieces[0].text, "effect": effect}))]


def boss_does(speaker: Speaker, expression: Expression) -> list[Clause]:
    """One boss, or several that do the same."""
    *bosses, effect = expression.inside()
    names = [speaker.name_of("boss", str(boss)) for boss in bosses]
    said: Said = {"bosses": speaker.listed("list-and", names), "effect": speaker.inline(effect)}
    return [statement(speaker.say("word-boss-does", said), closes=True)]


def all_bosses_do(speaker: Speaker, expression: Expression) -> list[Clause]:
    said: Said = {"effect": speaker.inline(expression.inside()[0])}
    return [statement(speaker.say("word-all-bosses-do", said), closes=True)]


def draw_alone(speaker: Speaker, expression: Expression) -> list[Clause]:
    said = speaker.said(EFFECTS.word(expression), expression)
    drawing = speaker.figures.subject(Expression("this", [], {}))
    said |= {"who": drawing.name, "person": drawing.person}
    said["effect"] = speaker.inline(expression.inside()[-1])
    return [statement(speaker.say("word-draw-alone", said), closes=True)]


JOINED: dict[str, Joined] = {
    "then": then,
    "choose": choose,
    "when": when,
    "may": may,
    "for_each": for_each,
    "draw": draw,
    "repeat": repeat,
    BOSS_DOES: boss_does,
    "all_bosses_do": all_bosses_do,
    "draw_alone": draw_alone,
}
