"""Battle goals are checked when the scenario ends (RULES 1.6)."""

from ...printed.goals import GoalCondition, GoalDef
from ...state.heroes import Feat, Hero
from ...state.scene import Scene
from ..attack.damage import discards_of, has_departed

ANY_NUMBER = 1 << 30


class Tally(GoalCondition):
    """Is a count at least and at most some number?"""

    def __init__(self, tally: int, least: int, most: int) -> None:
        self.tally = tally
        self.least = least
        self.most = most
        self.by_level = False  # the character's level is added to the least

    def met(self, scene: Scene, hero: Hero) -> bool:
        least = self.least + (hero.level if self.by_level else 0)
        return least <= self.count(scene, hero) <= self.most

    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.tally[self.tally]


class CardsLeft(Tally):
    """Cards in the hand and discard pile; active cards without the lost symbol count as
    discarded (GH-3.12.10)."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return len(hero.hand) + len(discards_of(scene, hero))


class ExperienceGained(Tally):
    """Experience gained in this scenario."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.xp


class CoinsLooted(Tally):
    """Coin tokens, whatever their value; gold from treasures does not count."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.coins


class HitPoints(Tally):
    """Hit points at the end of the scenario, or when the character became exhausted."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return scene.figure_of(hero).hp


class Unhurt(GoalCondition):
    """The character ends with all its hit points."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        figure = scene.figure_of(hero)
        return figure.hp == figure.max_hp


class NeverBelowHalf(GoalCondition):
    """The character never has fewer hit points than half the maximum, rounded up."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        return 2 * hero.tally[Feat.LOWEST_HP] >= scene.figure_of(hero).max_hp


class NoOtherExhausted(GoalCondition):
    """No other character became exhausted."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        return not [
            each
            for each in scene.heroes
            if each is not hero and each.exhausted and not has_departed(scene, each)
        ]


class AllOf(GoalCondition):
    """All these conditions hold."""

    def __init__(self, judges: list[GoalCondition]) -> None:
        self.judges = judges

    def met(self, scene: Scene, hero: Hero) -> bool:
        return all(judge.met(scene, hero) for judge in self.judges)


def goal_met(scene: Scene, hero: Hero, goal: GoalDef) -> bool:
    return goal.judge.met(scene, hero)
