"""A scenario's goal and special rules together, as the engine consults them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow, Option

from ..printed.cards import Action
from ..printed.scenario import MonsterPlace
from ..rules.round.scenario_end import settle
from ..rules.scenario import LATE, Script
from ..state.figures import Figure, FigureKind, Side
from ..state.heroes import Hero
from ..state.scene import Scene, Tile
from .goals import Goal, note_kill, note_loot

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan, Strike
    from ..rules.monsters.acting import Activation


class ScenarioRules(Script):
    """The engine asks every special rule, in the order of the scenario book."""

    def __init__(self, goal: Goal, rules: list[Script]) -> None:
        self.goal = goal
        self.rules = rules

    def set_up(self, scene: Scene) -> None:
        for rule in self.rules:
            rule.set_up(scene)

    def holds_back(self, scene: Scene, place: MonsterPlace) -> bool:
        for rule in self.rules:
            if rule.holds_back(scene, place):
                return True
        return False

    def may_start(self, scene: Scene, cell: int) -> bool:
        for rule in self.rules:
            if not rule.may_start(scene, cell):
                return False
        return True

    def begin(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.begin(scene)

    def round_begins(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.round_begins(scene)

    def before_opening(self, scene: Scene, joint: int) -> None:
        for rule in self.rules:
            rule.before_opening(scene, joint)

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

    def move_options(self, scene: Scene, figure: Figure) -> list[Option]:
        found: list[Option] = []
        for rule in self.rules:
            found.extend(rule.move_options(scene, figure))
        return found

    def use_move_option(self, scene: Scene, figure: Figure, option: Option) -> Flow[int]:
        for rule in self.rules:
            spent = yield from rule.use_move_option(scene, figure, option)
            if spent:
                settle(scene)
                return spent
        return 0

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        for rule in self.rules:
            yield from rule.turn_begins(scene, figure)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        for rule in self.rules:
            yield from rule.turn_ends(scene, figure)
        self.goal.turn_ends(scene, figure)
        settle(scene)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.MONSTER and figure.side == Side.FOES:
            note_kill(scene, figure)
        for rule in self.rules:
            yield from rule.died(scene, figure)

    def may_loot(self, scene: Scene, hero: Hero) -> bool:
        for rule in self.rules:
            if not rule.may_loot(scene, hero):
                return False
        return True

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        note_loot(scene, hero, number, goal)
        for rule in self.rules:
            yield from rule.looted(scene, hero, number, goal)

    def may_use_items(self, scene: Scene, hero: Hero) -> bool:
        for rule in self.rules:
            if not rule.may_use_items(scene, hero):
                return False
        return True

    def round_ends(self, scene: Scene) -> Flow[None]:
        for rule in self.rules:
            yield from rule.round_ends(scene)

    def specials(self, scene: Scene, boss: Figure, printed: list[Action]) -> list[Action]:
        for rule in self.rules:
            printed = rule.specials(scene, boss, printed)
        return printed

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        for rule in self.rules:
            yield from rule.special(scene, boss, word, arguments, activation)

    def summoned_by(self, scene: Scene, actor: Figure, printed: tuple[str, int]) -> tuple[str, int]:
        for rule in self.rules:
            printed = rule.summoned_by(scene, actor, printed)
        return printed

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

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.is_idle(scene, figure):
                return True
        return False

    def returns(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.returns(scene, figure):
                return True
        return False

    def wanted_focus(self, scene: Scene, figure: Figure) -> list[Figure]:
        found: list[Figure] = []
        for rule in self.rules:
            found.extend(rule.wanted_focus(scene, figure))
        return found

    def strike(self, scene: Scene, hit: Strike) -> None:
        for rule in self.rules:
            rule.strike(scene, hit)

    def attacked(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        for rule in self.rules:
            yield from rule.attacked(scene, plan)

    def struck(self, scene: Scene, hit: Strike) -> Flow[None]:
        for rule in self.rules:
            yield from rule.struck(scene, hit)

    def came_to_rest(self, scene: Scene, figure: Figure) -> Flow[None]:
        for rule in self.rules:
            yield from rule.came_to_rest(scene, figure)

    def averts(self, scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
        for rule in self.rules:
            averted = yield from rule.averts(scene, figure, amount)
            if averted:
                return True
        return False

    def can_destroy(self, scene: Scene, tile: Tile) -> bool:
        for rule in self.rules:
            if not rule.can_destroy(scene, tile):
                return False
        return True

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

    def has_loot(self, scene: Scene, hero: Hero, cell: int) -> bool:
        for rule in self.rules:
            if rule.has_loot(scene, hero, cell):
                return True
        return False

    def loot(self, scene: Scene, hero: Hero, cell: int, by_standing: bool) -> Flow[None]:
        for rule in self.rules:
            yield from rule.loot(scene, hero, cell, by_standing)

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        total = 0
        for rule in self.rules:
            total += rule.stat_bonus(scene, figure, value)
        return total

    def is_immune(self, scene: Scene, figure: Figure, condition: int) -> bool:
        for rule in self.rules:
            if rule.is_immune(scene, figure, condition):
                return True
        return False

    def keeps(self, scene: Scene, figure: Figure, condition: int) -> bool:
        for rule in self.rules:
            if rule.keeps(scene, figure, condition):
                return True
        return False

    def may_use_elements(self, scene: Scene) -> bool:
        for rule in self.rules:
            if not rule.may_use_elements(scene):
                return False
        return True

    def retaliates(self, scene: Scene, figure: Figure, distance: int) -> int:
        total = 0
        for rule in self.rules:
            total += rule.retaliates(scene, figure, distance)
        return total

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.is_invulnerable(scene, figure):
                return True
        return False

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        for rule in self.rules:
            if rule.is_beyond_reach(scene, figure, other):
                return True
        return False

    def lets_pass(self, scene: Scene, figure: Figure) -> bool:
        for rule in self.rules:
            if rule.lets_pass(scene, figure):
                return True
        return False

    def wards_off(self, scene: Scene, figure: Figure, source: int) -> bool:
        for rule in self.rules:
            if rule.wards_off(scene, figure, source):
                return True
        return False

    def damaged(self, scene: Scene, figure: Figure, amount: int, source: int) -> Flow[None]:
        for rule in self.rules:
            yield from rule.damaged(scene, figure, amount, source)

    def feared(self, scene: Scene, figure: Figure) -> list[int]:
        found: list[int] = []
        for rule in self.rules:
            found.extend(rule.feared(scene, figure))
        return found

    def forbidden(self, scene: Scene, figure: Figure) -> list[int]:
        found: list[int] = []
        for rule in self.rules:
            found.extend(rule.forbidden(scene, figure))
        return found

    def stepped_off(self, scene: Scene, figure: Figure, cell: int) -> Flow[bool]:
        changed = False
        for rule in self.rules:
            here = yield from rule.stepped_off(scene, figure, cell)
            changed = changed or here
        return changed

    def entered(self, scene: Scene, figure: Figure, by: int) -> Flow[bool]:
        happened = False
        for rule in self.rules:
            here = yield from rule.entered(scene, figure, by)
            happened = happened or here
        return happened

    def won(self, scene: Scene) -> bool:
        return self.goal.met(scene)

    def lost(self, scene: Scene) -> bool:
        for rule in self.rules:
            if rule.lost(scene):
                return True
        return False

    def ends(self, scene: Scene) -> None:
        for rule in self.rules:
            rule.ends(scene)

    def conclusion(self, scene: Scene) -> str:
        for rule in self.rules:
            found = rule.conclusion(scene)
            if found:
                return found
        return ""

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        found = self.goal.destinations(scene, figure)
        for rule in self.rules:
            found = found + rule.destinations(scene, figure)
        return found

    def pressing(self, scene: Scene, figure: Figure) -> list[int]:
        found: list[int] = []
        for rule in self.rules:
            found.extend(rule.pressing(scene, figure))
        return found

    def progress(self, scene: Scene) -> float:
        return min(1.0, self.goal.progress(scene))
