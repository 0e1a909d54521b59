"""Actions on cards and items: recover, refresh (RULES 3.15)."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action, ElementUse
from ..rules.cards.element_bonuses import bought
from ..rules.cards.recovering import (
    recover,
    recover_all,
    recoverable,
    refresh_items,
    refreshable,
)
from ..rules.selecting import Who, choose
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
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
        found = self.who.find(scene, actor, turn)
        return any(recoverable(scene, hero, self.lost) for hero in _heroes(scene, found))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "recover-for", "GH-3.15.1", True)
        most = self.most
        if found:
            most += yield from bought(scene, actor, turn, self.uses)
        total = 0
        for hero in _heroes(scene, found):
            if self.most == ALL:
                total += yield from recover_all(scene, hero, self.lost)
            elif recoverable(scene, hero, self.lost):
                total += yield from recover(scene, hero, most, self.lost, hero.seat)
        return total > 0


def _heroes(scene: Scene, figures: list[Figure]) -> list[Hero]:
    """Creatures have no cards."""
    return [scene.heroes[each.owner] for each in figures if each.kind == FigureKind.CHARACTER]


class RefreshAction(Action):
    """Make spent or consumed items usable again (GH-3.15.3)."""

    def __init__(self, most: int, states: int, slots: list[int], who: Who) -> None:
        self.most = most
        self.states = states
        self.slots = slots
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.needy(scene, actor, turn))

    def needy(self, scene: Scene, actor: Figure, turn: Turn | None) -> list[int]:
        """The figures that have such items."""
        return [
            figure.id
            for figure in self.who.find(scene, actor, turn)
            if refreshable(scene.heroes[figure.owner], self.states, self.slots)
        ]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        needy = self.needy(scene, actor, turn)
        found = yield from choose(
            scene, self.who, actor, turn, "refresh-for", "GH-3.15.3", True, needy
        )
        total = 0
        for figure in found:
            hero = scene.heroes[figure.owner]
            if figure.id in needy:
                total += yield from refresh_items(scene, hero, self.most, self.states, self.slots)
        return total > 0
