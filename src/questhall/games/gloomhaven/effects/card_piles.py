"""Actions on cards and items: recover, refresh (RULES 3.15)."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action, ElementUse
from ..rules.cards.element_bonuses import bought
from ..rules.cards.recovering import (
    any_to_refresh,
    recover,
    recover_all,
    recoverable,
    refresh_items,
)
from ..rules.selecting import Who, choose
from ..state.figures import Figure
from ..state.scene import Scene
from ..state.turn import Turn

ALL = 1000


class RecoverAction(Action):
    """Return cards from the discard or lost pile to the hand (GH-3.15.1)."""

    def __init__(self, most: int, lost: bool, who: Who, uses: list[ElementUse]) -> None:
        self.most = most
        self.lost = lost
        self.who = who
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        for figure in self.who.find(scene, actor, turn):
            if recoverable(scene, scene.heroes[figure.owner], self.lost):
                return True
        return False

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "recover-for", "GH-3.15.1", True)
        most = self.most
        if found:
            most += yield from bought(scene, actor, turn, self.uses)
        total = 0
        for figure in found:
            hero = scene.heroes[figure.owner]
            if self.most == ALL:
                total += yield from recover_all(scene, hero, self.lost)
            elif recoverable(scene, hero, self.lost):
                total += yield from recover(scene, hero, most, self.lost, hero.seat)
        return total > 0


class RefreshAction(Action):
    """Make spent or consumed items usable again (GH-3.15.3)."""

    def __init__(self, most: int, state: int, small: bool, who: Who) -> None:
        self.most = most
        self.state = state
        self.small = small
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        for figure in self.who.find(scene, actor, turn):
            if any_to_refresh(scene.heroes[figure.owner], self.state, self.small):
                return True
        return False

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "refresh-for", "GH-3.15.3", True)
        total = 0
        for figure in found:
            hero = scene.heroes[figure.owner]
            if any_to_refresh(hero, self.state, self.small):
                total += yield from refresh_items(scene, hero, self.most, self.state, self.small)
        return total > 0
