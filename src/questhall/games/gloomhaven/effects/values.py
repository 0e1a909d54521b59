"""Numbers that depend on the turn: X."""

from ..printed.cards import Value
from ..printed.monsters import NO_VALUE
from ..rules.selecting import is_hurt
from ..state.figures import Figure
from ..state.scene import Scene
from ..state.turn import Turn
from .attacking import attack_of
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


class OwnAttack(Value):
    """Attack +X of a creature: its own attack value plus X."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return attack_of(scene, actor) + self.amount


class OwnMove(Value):
    """Move +X of a creature: its own move value plus X, or nothing if it cannot move."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        own = move_of(scene, actor)
        return 0 if own == NO_VALUE else own + self.amount


class LostHitPoints(Value):
    """What the character's hit points lack of their maximum."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        figure = scene.figure_of(scene.heroes[turn.seat])
        return max(0, figure.max_hp - figure.hp)


class HitPointsLeft(Value):
    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return scene.figure_of(scene.heroes[turn.seat]).hp


class LostCards(Value):
    """The number of cards in the character's lost pile."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return len(scene.heroes[turn.seat].lost)


class Suffered(Value):
    """The damage suffered of the character's own will in this ability, and a number more."""

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return turn.suffered + self.amount


class HurtPlus(Value):
    """A number, and more for a character that has lost more than half of its hit points."""

    def __init__(self, amount: int, more: int) -> None:
        super().__init__(amount)
        self.more = more

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return self.amount + (self.more if is_hurt(actor) else 0)
