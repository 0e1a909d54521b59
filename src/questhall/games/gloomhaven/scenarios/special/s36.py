"""Scenario 36, Gloomhaven Battlements B: the Prime Demon waits for the gate to fall."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import Action
from ...printed.monsters import Rank
from ...rules.attack.damage import die
from ...rules.movement.rooms import spawn
from ...rules.scenario import HIT_POINTS, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..allies import move_and_attack
from ..objects import hit_points_of
from ..words.parameters import DAMAGE, HEX, NAME, TYPE
from ..words.rules import RULES

SUFFERED = "boss-suffered"


class ComesThrough(SpecialRule):
    """The boss has twice its hit points and loses some at the end of every round in which the
    object stands. It arrives when the object is destroyed, which happens by itself at the end of
    the last round. Its special abilities are plain moves and attacks."""

    def __init__(self, boss: str, cell: int, name: str, damage: str, rounds: int) -> None:
        self.boss = boss
        self.cell = cell
        self.name = name
        self.damage = damage
        self.rounds = rounds
        self.actions = move_and_attack(0, 0)

    def _is_boss(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.boss

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if value != HIT_POINTS or not self._is_boss(scene, figure):
            return 0
        return scene.stats(figure).hit_points

    def specials(self, scene: Scene, boss: Figure, printed: list[Action]) -> list[Action]:
        return self.actions if self._is_boss(scene, boss) else printed

    def round_ends(self, scene: Scene) -> Flow[None]:
        for figure in scene.figures[:]:
            if self._is_gate(figure) and not figure.gone:
                suffered = scene.memory.get(SUFFERED, 0) + hit_points_of(scene, self.damage)
                scene.memory[SUFFERED] = suffered
                if scene.round >= self.rounds:
                    yield from die(scene, figure)

    def _is_gate(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.OBJECT and figure.name == self.name

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self._is_gate(figure):
            boss = yield from spawn(scene, self.boss, Rank.BOSS, self.cell)
            if boss is not None:
                boss.hp -= scene.memory.get(SUFFERED, 0)


RULES.declare(
    Word("comes_through", TYPE, HEX, NAME, DAMAGE, Named("rounds", None), make=ComesThrough)
)
