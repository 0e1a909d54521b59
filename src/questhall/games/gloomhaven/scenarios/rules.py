"""A scenario's goal and special rules together, as the engine consults them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow, Option

from ..rules.round.scenario_end import settle
from ..rules.scenario import LATE, Script
from ..state.figures import FOES, MONSTER, Figure
from ..state.heroes import Hero
from ..state.scene import Scene
from .goals import Goal, note_kill, note_loot

if TYPE_CHECKING:
    from ..rules.monsters.acting import Activation


class ScenarioRules(Script):
    """The engine asks every special rule, in the order of the scenario book."""

    def __init__(self, goal: Goal, rules: list[Script]) -> None:
        self.goal = goal
        self.rules = rules

    def set_up(self, scene: Scene) -> None:
        for rule in self.rules:
            rule.set_up(scene)

    def begin(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.begin(scene)

    def round_begins(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.round_begins(scene)

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for rule in self.rules:
            yield from rule.room_revealed(scene, area)

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        for rule in self.rules:
            yield from rule.door_opened(scene, joint, opener)

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        found: list[Option] = []
        for rule in self.rules:
            found.extend(rule.options(scene, hero, halves))
        return found

    def use_option(self, scene: Scene, hero: Hero, option: Option) -> Flow[int]:
        for rule in self.rules:
            half = yield from rule.use_option(scene, hero, option)
            if half != NOTHING:
                settle(scene)
                return half
        return NOTHING

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        for rule in self.rules:
            yield from rule.turn_ends(scene, figure)
        self.goal.turn_ends(scene, figure)
        settle(scene)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == MONSTER and figure.side == FOES:
            note_kill(scene, figure)
        for rule in self.rules:
            yield from rule.died(scene, figure)

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> None:
        note_loot(scene, hero, number, goal)
        for rule in self.rules:
            rule.looted(scene, hero, number, goal)

    def round_ends(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.round_ends(scene)

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        for rule in self.rules:
            yield from rule.special(scene, boss, word, arguments, activation)

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.has_turn(scene, figure):
                return True
        return False

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        for rule in self.rules:
            if rule.has_turn(scene, figure):
                yield from rule.take_turn(scene, figure)
                return

    def initiative(self, scene: Scene, figure: Figure) -> int:
        earliest = LATE
        for rule in self.rules:
            earliest = min(earliest, rule.initiative(scene, figure))
        return earliest

    def can_open(self, scene: Scene, joint: int) -> bool:
        """GH-7.1.5"""
        if scene.scenario.joints[joint].locked and not scene.unlocked >> joint & 1:
            return False
        for rule in self.rules:
            if not rule.can_open(scene, joint):
                return False
        return True

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        for rule in self.rules:
            if not rule.loots_by_standing(scene, number, goal):
                return False
        return True

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        total = 0
        for rule in self.rules:
            total += rule.stat_bonus(scene, figure, value)
        return total

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.is_invulnerable(scene, figure):
                return True
        return False

    def won(self, scene: Scene) -> bool:
        return self.goal.met(scene)

    def lost(self, scene: Scene) -> bool:
        for rule in self.rules:
            if rule.lost(scene):
                return True
        return False

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        found = self.goal.destinations(scene, figure)
        for rule in self.rules:
            found = found + rule.destinations(scene, figure)
        return found

    def progress(self, scene: Scene) -> float:
        return min(1.0, self.goal.progress(scene))
