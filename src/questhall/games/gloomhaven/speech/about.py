"""What a scenario is about, in a sentence: its goal, and who stands in the way."""

from questhall.kernel.language.speaking import message
from questhall.kernel.text import MissingText, Texts

from ..library.scenarios import choice_of, scenario, scenario_list
from ..printed.scenario import ScenarioTitle
from .wording.goals import goal_text

FOES_NAMED = 3


def about_scenarios(texts: Texts) -> list[str]:
    """A Fluent message for each choice at a table; one of a pack that lacks a text has none."""
    lines: list[str] = []
    for title in scenario_list():
        try:
            lines.append(f"about-scenario-{choice_of(title.number)} = {_sentence(title, texts)}")
        except MissingText:
            continue
    return lines


def _sentence(title: ScenarioTitle, texts: Texts) -> str:
    goal = goal_text(scenario(title.number), texts)
    names = [texts.say(message("monster", each)) for each in title.monsters]
    foes = ", ".join(names[:FOES_NAMED])
    key = "scenario-about-more" if len(names) > FOES_NAMED else "scenario-about"
    return texts.say(key, {"goal": goal, "foes": foes, "more": len(names) - FOES_NAMED})
