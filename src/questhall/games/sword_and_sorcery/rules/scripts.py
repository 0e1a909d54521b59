"""What the Book of Secrets says, and the goals of a quest."""

from questhall.kernel.decisions import NOTHING, Flow, no_decisions

from ..printed.quests import ScriptDef, ScriptTrigger
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure


def _deed(adventure: Adventure, area: int, actor: int = NOTHING) -> Deed:
    """By the active hero where nobody else does it (SS-5.1.0.2)."""
    deed = Deed(max(adventure.active, 0) if actor == NOTHING else actor)
    deed.level = adventure.heroes[deed.actor].soulrank
    deed.target = deed.actor
    deed.area = area
    return deed


def _due(adventure: Adventure, script: ScriptDef, deed: Deed) -> bool:
    if script.once and script.key in adventure.scripts_read:
        return False
    return script.test.holds(adventure, deed)


def read(adventure: Adventure, script: ScriptDef, deed: Deed) -> Flow[None]:
    """SS-4.3.1.2: the story is told the first time."""
    place = adventure.quest.scripts.index(script)
    if script.key not in adventure.scripts_read:
        adventure.scripts_read.append(script.key)
        if script.told:
            adventure.tell("story", "SS-2.0.0.9", place)
    adventure.tell("script", "SS-4.3.1.2", place)
    deed.power = script.key
    if adventure.goes_deeper():
        yield from script.effect.resolve(adventure, deed)
        adventure.comes_back()


def _read_all(
    adventure: Adventure, trigger: int, deed: Deed, face: int = NOTHING, story: int = 0
) -> Flow[None]:
    scripts = adventure.quest.scripts_at(trigger)
    for place, script in enumerate(scripts):
        fits = script.face == face and script.story_card == story
        if fits and not adventure.over and _due(adventure, script, deed):
            return _read_those(adventure, scripts[place:], deed, face, story)
    return no_decisions()


def _read_those(
    adventure: Adventure, scripts: list[ScriptDef], deed: Deed, face: int, story: int
) -> Flow[None]:
    for script in scripts:
        if script.face != face or script.story_card != story:
            continue
        if adventure.over:
            return
        if _due(adventure, script, deed):
            yield from open_book(adventure, script, deed)


def open_book(adventure: Adventure, script: ScriptDef, deed: Deed) -> Flow[None]:
    """SS-18.0.0.3: nobody knows an entry of the Book of Secrets before it is read. What has no
    story is a goal or a rule that the storybook tells from the start."""
    if script.told and script.key not in adventure.scripts_read:
        adventure.turn_page()
    return read(adventure, script, deed)


def on_entering(adventure: Adventure, figure: Figure) -> Flow[None]:
    """What lies in wait in an area."""
    for script in adventure.quest.scripts_at(ScriptTrigger.ENTER):
        if figure.area not in script.areas:
            continue
        if adventure.over:
            return
        deed = _deed(adventure, figure.area, figure.owner)
        if _due(adventure, script, deed):
            yield from open_book(adventure, script, deed)


def on_shadow(adventure: Adventure, face: int, area: int) -> Flow[None]:
    return _read_all(adventure, ScriptTrigger.SHADOW, _deed(adventure, area), face=face)


def on_story_card(adventure: Adventure, number: int, actor: int, area: int) -> Flow[None]:
    """SS-4.3.1.8"""
    return _read_all(adventure, ScriptTrigger.STORY, _deed(adventure, area, actor), story=number)


def at_the_start(adventure: Adventure) -> Flow[None]:
    return _read_all(adventure, ScriptTrigger.START, _deed(adventure, NOTHING))


def before_event(adventure: Adventure) -> Flow[None]:
    return _read_all(adventure, ScriptTrigger.EVENT_PHASE, _deed(adventure, NOTHING))


def call(adventure: Adventure, key: str, deed: Deed) -> Flow[None]:
    """A script that another one names."""
    for script in adventure.quest.scripts:
        if script.key == f"{adventure.quest.key}_{key}":
            yield from read(adventure, script, deed)


def check_goals(adventure: Adventure) -> Flow[None]:
    """Whatever happens as soon as something holds, the end of the quest above all
    (SS-4.4.0.2)."""
    return _read_all(adventure, ScriptTrigger.NOW, _deed(adventure, NOTHING))
