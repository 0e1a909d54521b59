"""Negative effects with which the characters begin (GH-2.0.3)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..printed.cards import NO_DECISIONS
from ..printed.modifier_cards import SCENARIO_MINUS_1
from ..rules.attack.conditions import give
from ..rules.attack.modifiers import shuffle_in
from ..rules.scenario import Script
from ..state.figures import CURSE
from ..state.heroes import Hero
from ..state.scene import Scene


def affected(scene: Scene) -> list[Hero]:
    """All characters except those with a perk to ignore such effects."""
    return [hero for hero in scene.heroes if not hero.ignores_scenario]


class Curses(Script):
    """CURSE cards for each character, spread evenly if there are too few (GH-3.10.25)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, scene: Scene) -> Flow[None]:
        heroes = affected(scene)
        if not heroes:
            return
        each = min(self.count, len(scene.hero_curses) // len(heroes))
        for hero in heroes:
            for _ in range(each):
                give(scene, scene.figure_of(hero), CURSE)
        if each < self.count:
            yield from self._spread_rest(scene, heroes)

    def _spread_rest(self, scene: Scene, heroes: list[Hero]) -> Flow[None]:
        left = heroes[:]
        while left and scene.hero_curses:
            options = [Option("target", hero.figure) for hero in left]
            answer = yield Decision(scene.everybody(), "extra-curse", options, "GH-3.10.25")
            figure = scene.figures[answer.what]
            give(scene, figure, CURSE)
            left = [hero for hero in left if hero.figure != figure.id]


class MinusCards(Script):
    """-1 cards for each character's modifier deck."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, scene: Scene) -> Flow[None]:
        for hero in affected(scene):
            for _ in range(self.count):
                shuffle_in(scene, hero.deck, scene.new_card(SCENARIO_MINUS_1))
        yield from NO_DECISIONS


class StartCondition(Script):
    """All characters begin with a condition."""

    def __init__(self, condition: int) -> None:
        self.condition = condition

    def begin(self, scene: Scene) -> Flow[None]:
        for hero in affected(scene):
            give(scene, scene.figure_of(hero), self.condition, "GH-2.0.3")
        yield from NO_DECISIONS
