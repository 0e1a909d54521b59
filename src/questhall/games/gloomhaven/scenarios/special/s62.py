"""Scenario 62, Pit of Souls: the Hungry Soul comes once enough bones lie broken."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import Rank
from ...rules.movement.rooms import spawn
from ...rules.scenario import ATTACK, SHIELD, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..goals import KILLED
from ..named import has_name
from ..words.parameters import HEX, NAME, TYPE
from ..words.rules import RULES


class HungrySoul(SpecialRule):
    """After this many kills of its type a named monster spawns, with more attack, and with more
    Shield that shrinks with every other monster of the type on the map."""

    def __init__(
        self, name: str, type: str, cell: int, kills: int, shield: int, attack: int
    ) -> None:
        self.name = name
        self.type = type
        self.cell = cell
        self.kills = kills
        self.shield = shield
        self.attack = attack

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        came = [each for each in scene.figures if has_name(each, self.name)]
        if not came and scene.memory.get(f"{KILLED}-{self.type}", 0) >= self.kills:
            yield from spawn(scene, self.type, Rank.BOSS, self.cell, self.name)

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if not has_name(figure, self.name):
            return 0
        if value == SHIELD:
            least = -scene.stats(figure).shield
            return max(least, self.shield - self._others(scene))
        return self.attack if value == ATTACK else 0

    def _others(self, scene: Scene) -> int:
        kin = [each for each in scene.figures if each.kind == FigureKind.MONSTER and not each.gone]
        types = [scene.types[each.type].kind.key for each in kin if not each.name]
        return types.count(self.type)


RULES.declare(
    Word(
        "hungry_soul",
        *(NAME, TYPE, HEX),
        *(Named("kills", None), Named("shield", None), Named("attack", None)),
        make=HungrySoul,
    )
)
