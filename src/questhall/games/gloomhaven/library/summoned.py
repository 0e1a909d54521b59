"""Which monster types belong together because one may summon the other."""

from ..effects.summoning import SummonMonster
from ..printed.cards import Action, MonsterDef
from .library import library


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
            waiting.extend(summoned_by(card.actions))
        for special in monster.specials:
            waiting.extend(summoned_by(special))
    return found


def summoned_by(actions: list[Action]) -> list[str]:
    """The types that these actions summon."""
    found: list[str] = []
    for action in actions:
        if isinstance(action, SummonMonster):
            found.append(action.type)
        found.extend(summoned_by(action.inner()))
    return found
