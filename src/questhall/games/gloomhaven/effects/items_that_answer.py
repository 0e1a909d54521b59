"""Items that work when something happens: a kill, an attack on their owner, the end of a turn."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action, Rider
from ..printed.items import ItemEffect
from ..printed.monsters import Rank
from ..rules.attack.conditions import give
from ..rules.attack.healing import heal
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.movement.forced import push_or_pull
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from ..state.turn import Turn
from .riders import Inflict, Push

# -- at the end of the owner's turn ------------------------------------------------


class AtTurnEnd(ItemEffect):
    """An action at the end of a turn in which something was done, asked for or by itself."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def fits(self, scene: Scene, actor: Figure) -> bool:
        """Was it done?"""
        return True

    def turn_possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return self.fits(scene, actor) and self.action.possible(scene, actor, turn)

    def turn(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        done = yield from self.action.perform(scene, actor, turn)
        return done

    def turn_ends(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not self.fits(scene, actor):
            return False
        done = yield from self.action.perform(scene, actor, turn)
        return done


class AfterMovingFar(AtTurnEnd):
    """An action after a turn of many hexes moved."""

    def __init__(self, hexes: int, action: Action) -> None:
        super().__init__(action)
        self.hexes = hexes

    def fits(self, scene: Scene, actor: Figure) -> bool:
        return scene.heroes[actor.owner].moved >= self.hexes


class AfterHazards(AtTurnEnd):
    """An action after a turn in which hazardous terrain was entered."""

    def fits(self, scene: Scene, actor: Figure) -> bool:
        return scene.heroes[actor.owner].scorched > 0


# -- when the owner kills ----------------------------------------------------------


class HealAtKill(ItemEffect):
    """Hit points for a kill."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def felled(self, scene: Scene, owner: Figure) -> None:
        heal(scene, owner, self.amount)


class GuardAtKill(ItemEffect):
    """Shield for the rest of the round for a kill."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def felled(self, scene: Scene, owner: Figure) -> None:
        owner.shield += self.amount


# -- when the owner is attacked ----------------------------------------------------


class Answer(Rider):
    """Conditions and PUSH for whoever has attacked."""

    def __init__(self, riders: list[Rider]) -> None:
        self.riders = riders

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        owner, attacker = strike.target, strike.attacker
        for rider in self.riders:
            if owner.gone or attacker.gone:
                return
            if isinstance(rider, Inflict):
                give(scene, attacker, rider.condition)
            elif isinstance(rider, Push):
                yield from push_or_pull(scene, owner, attacker, rider.distance, True, owner.owner)


class Betray(ItemEffect):
    """An adjacent normal monster attacks one of its allies within range instead of the owner."""

    def others_to_attack(self, scene: Scene, plan: AttackPlan, target: Figure) -> list[Figure]:
        attacker = plan.attacker
        if (
            attacker.kind != FigureKind.MONSTER
            or attacker.rank != Rank.NORMAL
            or attacker.side == target.side
        ):
            return []
        if not scene.are_adjacent(attacker, target):
            return []
        return [
            figure
            for figure in scene.figures
            if not figure.gone
            and scene.are_allies(attacker, figure)
            and scene.is_within(attacker, figure, plan.distance)
        ]


# -- wherever the owner stands -----------------------------------------------------


class GuardAmongMonsters(ItemEffect):
    """Shield while several monsters are adjacent."""

    def __init__(self, monsters: int, shield: int) -> None:
        self.monsters = monsters
        self.points = shield

    def shields(self, scene: Scene, owner: Figure) -> int:
        near = [
            figure
            for figure in scene.figures
            if figure.kind == FigureKind.MONSTER
            and not figure.gone
            and scene.are_adjacent(owner, figure)
        ]
        return self.points if len(near) >= self.monsters else 0
