"""Numbers that depend on the turn: X."""

from ..printed.cards import NO_VALUE, Value
from ..state.figures import Figure
from ..state.scene import Scene
from ..state.turn import Turn
from .moving import move_of


class HexesMoved(Value):
    """Hexes that the character has moved so far this turn."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return scene.heroes[turn.seat].moved


class HexesOfThisMove(Value):
    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return len(turn.path)


class DamageDealt(Value):
    """Damage that the character has dealt so far this turn."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return scene.heroes[turn.seat].dealt


class HalfOfMaximum(Value):
    """Half the maximum hit points of the target, rounded down."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return actor.max_hp // 2


class Maximum(Value):
    """The maximum hit points of the target."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return actor.max_hp


class TwiceDestroyed(Value):
    """Twice the number of hexes that the destroyed obstacles occupied."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return 2 * len(turn.cells)


class ByLevel(Value):
    """A number for each monster level (GH-4.9.4)."""

    def __init__(self, amounts: list[int]) -> None:
        super().__init__(amounts[0])
        self.amounts = amounts

    def at(self, monster: Figure) -> int:
        return self.amounts[monster.level]


class OwnMove(Value):
    """Move +X of a creature: its own move value plus X, or nothing if it cannot move."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        own = move_of(scene, actor)
        return 0 if own == NO_VALUE else own + self.amount
