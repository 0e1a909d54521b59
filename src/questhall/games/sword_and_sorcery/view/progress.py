"""How far the counters of the quest have come: those of deeds, and those that end it."""

import msgspec

from ..effects.story import Count, Decide, Lose, Win
from ..effects.structure import Save, SaveOr, Then, When
from ..effects.tests import Both, CounterAtLeast, Either
from ..printed.effects import Effect, Test
from ..printed.quests import QuestDef
from ..state.adventure import Adventure
from ..state.attacks import Deed


class ProgressView(msgspec.Struct):
    """A counter of the quest, and the number at which something happens next."""

    counter: str
    now: int
    goal: int


def progress_of(adventure: Adventure) -> list[ProgressView]:
    """SS-4.4.0.1: only what everybody may know: their own deeds, and what wins or loses."""
    quest = adventure.quest
    deed = Deed(max(adventure.active, 0))
    goals: dict[str, list[int]] = {}
    counted = _counted_by_deeds(quest)
    for script in quest.scripts:
        ends = any(isinstance(part, (Win, Lose)) for part in _parts(script.effect))
        for test in _tests(script.test):
            if ends or test.name in counted:
                goals.setdefault(test.name, []).append(test.least.value(adventure, deed))
    return [_progress(adventure, name, found) for name, found in goals.items()]


def _progress(adventure: Adventure, name: str, goals: list[int]) -> ProgressView:
    """The nearest goal that is still ahead, or the last one."""
    now = adventure.counters.get(name, 0)
    ahead = [goal for goal in goals if goal > now]
    return ProgressView(name, now, min(ahead) if ahead else max(goals))


def _counted_by_deeds(quest: QuestDef) -> set[str]:
    return {
        part.name
        for action in quest.actions
        for part in _parts(action.effect)
        if isinstance(part, Count) and part.sign > 0
    }


def _tests(test: Test) -> list[CounterAtLeast]:
    if isinstance(test, (Both, Either)):
        return [found for part in test.parts for found in _tests(part)]
    return [test] if isinstance(test, CounterAtLeast) else []


def _parts(effect: Effect | None) -> list[Effect]:
    """All that an effect may do."""
    if effect is None:
        return []
    if isinstance(effect, Then):
        return [part for each in effect.parts for part in _parts(each)]
    if isinstance(effect, When):
        return [*_parts(effect.effect), *_parts(effect.otherwise)]
    if isinstance(effect, Decide):
        return [part for answer in effect.answers for part in _parts(answer.effect)]
    if isinstance(effect, Save):
        return _parts(effect.effect)
    if isinstance(effect, SaveOr):
        return [*_parts(effect.success), *_parts(effect.failure)]
    return [effect]
