"""Battle goals (GH-1.6), and what a treasure holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow
from questhall.kernel.state import Content

from .cards import NO_DECISIONS

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.scene import Scene


@mypyc_attr(allow_interpreted_subclasses=True)
class GoalCondition:
    """What a battle goal requires when the scenario ends."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        raise TypeError(f"{type(self).__name__} judges nothing")


class GoalDef(Content):
    """A battle goal (GH-1.6)."""

    def __init__(self, key: str, number: int, checks: int, judge: GoalCondition) -> None:
        super().__init__(key)
        self.number = number
        self.checks = checks
        self.judge = judge


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """One thing in a treasure, for the character who looted it (GH-2.2.30)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        self.hand_over(scene, hero)
        yield from NO_DECISIONS

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        """Give a reward that needs no decision."""


class TreasureDef(Content):
    """What a numbered treasure holds (GH-2.2.29); only a campaign can give some of it."""

    def __init__(self, number: int, rewards: list[Reward], for_campaign: list[str]) -> None:
        super().__init__(f"treasure_{number}")
        self.number = number
        self.rewards = rewards
        self.for_campaign = for_campaign
