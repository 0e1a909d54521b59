"""The goal of a scenario in words."""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Argument, Expression, parse_expression
from questhall.kernel.language.parameters import Name, Names, Parameter, Said
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Among
from questhall.kernel.text import Texts

from ...printed.scenario import ScenarioDef
from ...scenarios.places import PARTY_WORDS
from ...scenarios.words.goals import GOALS
from ...scenarios.words.parameters import BESIDE, START, Hexes
from .speaker import NONE

JOINTS = {"all": "join-and", "then": "join-then", "either": "join-or"}


def goal_text(scenario: ScenarioDef, texts: Texts) -> str:
    """The goal as a sentence; empty for a scenario whose goal is not written yet."""
    if not scenario.goal:
        return ""
    return capital(GoalSpeaker(texts).goal(parse_expression(scenario.goal))) + "."


class GoalSpeaker(speaking.Speaker):
    """Says goals, with the names of figures and the marks of the map."""

    def goal(self, expression: Expression) -> str:
        word = GOALS.word(expression)
        if word.name in JOINTS:
            return self.joined(JOINTS[word.name], [self.goal(each) for each in expression.inside()])
        return self.say(message("goal-word", word.name), self.said(word, expression))

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Hexes):
            return {"places": self.places(taken)}
        if isinstance(parameter, Names) and parameter.key == "room":
            return {"places": ", ".join([str(each) for each in taken])}
        if isinstance(parameter, Names):
            return {"names": self._names(taken)}
        if isinstance(parameter, Name):
            return {"names": self._names([taken])}
        if isinstance(parameter, Among):
            return {"names": self._names([name for each in taken for name in each.arguments])}
        return super().said_of(parameter, taken)

    def _names(self, names: list[Argument]) -> str:
        """The names of the monsters, objects or allies in the goal."""
        found: list[str] = []
        for name in names:
            for key in (message("monster", str(name)), message("object", str(name))):
                if self.texts.has(key):
                    found.append(self.say("quoted", {"name": self.texts.say(key)}))
        return ", ".join(found) or NONE

    def places(self, places: list[Argument]) -> str:
        """Marks on the map: `a`, or a list for each party size."""
        of_parties: Said = {
            each.word: self.places(each.arguments)
            for each in places
            if isinstance(each, Expression) and each.word in PARTY_WORDS
        }
        if of_parties:
            return self.say("places-by-party", of_parties)
        return ", ".join([self._place(each) for each in places])

    def _place(self, place: Argument) -> str:
        if isinstance(place, Expression) and place.word == BESIDE:
            return self.say("place-adjacent-to", {"place": self.places(place.arguments)})
        return self.say("place-start") if str(place) == START else str(place)
