"""Which monster types belong together because one may summon the other."""

from questhall.kernel.language.expressions import Expression, parse_expression

from ..printed.monsters import MonsterDef
from .library import library

SUMMON = "summon"


def with_summoned(names: list[str]) -> list[MonsterDef]:
    """The monster types of these names and those that they may summon (GH-2.0.1)."""
    box = library()
    waiting = list(names)
    found: list[MonsterDef] = []
    while waiting:
        monster = box.monsters.get(waiting.pop(0))
        if monster is None or monster in found:
            continue
        found.append(monster)
        for card in box.decks[monster.deck].cards:
            waiting.extend(summoned_by(card.texts))
        for special in monster.special_texts:
            waiting.extend(summoned_by(special))
    return found


def summoned_by(sentences: list[str]) -> list[str]:
    """The types that these sentences summon, in an attack or by themselves."""
    return [name for text in sentences for name in _summoned(parse_expression(text))]


def _summoned(expression: Expression) -> list[str]:
    found = [str(expression.arguments[0])] if expression.word == SUMMON else []
    for each in expression.inside():
        found.extend(_summoned(each))
    return found
