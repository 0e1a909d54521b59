"""What the Book of Secrets says, and the goals of a quest."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.quests import AS_SOON_AS, ON_ENTERING, ON_SHADOW, ScriptDef
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure


def _deed(adventure: Adventure, area: int) -> Deed:
    deed = Deed(max(adventure.active, 0))
    deed.target = deed.actor
    deed.area = area
    return deed


def _due(adventure: Adventure, script: ScriptDef, trigger: int, deed: Deed) -> bool:
    if script.trigger != trigger or (script.once and script.key in adventure.scripts_read):
        return False
    return script.test.holds(adventure, deed)


def _read(adventure: Adventure, script: ScriptDef, deed: Deed) -> Flow[None]:
    """SS-4.3.1.2"""
    if script.key not in adventure.scripts_read:
        adventure.scripts_read.append(script.key)
    place = adventure.quest.scripts.index(script)
    adventure.tell("script", "SS-4.3.1.2", place)
    yield from script.effect.resolve(adventure, deed)


def on_entering(adventure: Adventure, figure: Figure) -> Flow[None]:
    """SS-4.3.1.1"""
    for script in adventure.quest.scripts:
        deed = _deed(adventure, figure.area)
        if script.area == figure.area and _due(adventure, script, ON_ENTERING, deed):
            yield from _read(adventure, script, deed)


def on_shadow(adventure: Adventure, face: int, area: int) -> Flow[None]:
    for script in adventure.quest.scripts:
        deed = _deed(adventure, area)
        if script.face == face and _due(adventure, script, ON_SHADOW, deed):
            yield from _read(adventure, script, deed)


def check_goals(adventure: Adventure) -> Flow[None]:
    """Whatever happens as soon as something holds, the end of the quest above all
    (SS-4.4.0.2)."""
    for script in adventure.quest.scripts:
        if adventure.over:
            return
        deed = _deed(adventure, NOTHING)
        if _due(adventure, script, AS_SOON_AS, deed):
            yield from _read(adventure, script, deed)
