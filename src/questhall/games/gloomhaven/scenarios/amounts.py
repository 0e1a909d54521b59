"""Numbers in special rules that depend on what has happened, or on what stands on the map."""

from mypy_extensions import mypyc_attr

from ..state.figures import FigureKind
from ..state.scene import Scene
from .goals import KILLED
from .objects import DESTROYED, hit_points_of
from .places import Places


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, as it is now."""

    def now(self, scene: Scene) -> int:
        raise NotImplementedError


class Printed(Amount):
    """A formula over the characters and the level (GH-7.1.11)."""

    def __init__(self, text: str) -> None:
        self.text = text

    def now(self, scene: Scene) -> int:
        return hit_points_of(scene, self.text)


class Standing(Amount):
    """How many objects with this name are on the map."""

    def __init__(self, name: str) -> None:
        self.name = name

    def now(self, scene: Scene) -> int:
        objects = [
            each for each in scene.figures if each.kind == FigureKind.OBJECT and not each.gone
        ]
        return len([each for each in objects if each.name == self.name])


class NotDestroyed(Amount):
    """How many objects with this name are left on these hexes, revealed or not."""

    def __init__(self, name: str, places: Places) -> None:
        self.name = name
        self.places = places

    def now(self, scene: Scene) -> int:
        fallen = scene.memory.get(f"{DESTROYED}-{self.name}", 0)
        return len(self.places.cells(scene)) - fallen


class Killed(Amount):
    """How many monsters of a type have died."""

    def __init__(self, type: str) -> None:
        self.type = type

    def now(self, scene: Scene) -> int:
        return scene.memory.get(f"{KILLED}-{self.type}", 0)


class Nameless(Amount):
    """How many monsters of a type are on the map, without those that have a name."""

    def __init__(self, type: str) -> None:
        self.type = type

    def now(self, scene: Scene) -> int:
        kin = [each for each in scene.figures if each.kind == FigureKind.MONSTER and not each.gone]
        types = [scene.types[each.type].kind.key for each in kin if not each.name]
        return types.count(self.type)


class Minus(Amount):
    """One number less another."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other

    def now(self, scene: Scene) -> int:
        return self.one.now(scene) - self.other.now(scene)


class Per(Amount):
    """An amount for each of something."""

    def __init__(self, each: Amount, count: Amount) -> None:
        self.each = each
        self.count = count

    def now(self, scene: Scene) -> int:
        return self.each.now(scene) * self.count.now(scene)


class Half(Amount):
    """Half a number, rounded up (GH-7.1.11)."""

    def __init__(self, whole: Amount) -> None:
        self.whole = whole

    def now(self, scene: Scene) -> int:
        return (self.whole.now(scene) + 1) // 2


class AtLeast(Amount):
    """A number that never falls below another."""

    def __init__(self, least: Amount, amount: Amount) -> None:
        self.least = least
        self.amount = amount

    def now(self, scene: Scene) -> int:
        return max(self.least.now(scene), self.amount.now(scene))
