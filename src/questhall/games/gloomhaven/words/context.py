"""What the words of cards need in order to be read."""

from collections.abc import Collection

from questhall.kernel.language.words import Language

from ..printed.areas import Area
from ..printed.cards import Action, Rider, SummonDef, printed_key


class Side:
    """The actions and attack effects that one kind of card can use."""

    def __init__(self, actions: Language[Action], riders: Language[Rider]) -> None:
        self.actions = actions
        self.riders = riders


class Context:
    """A side, the areas that its cards can name, and the creatures that they can summon; in a pack
    also `own`, the names of all things in packs, and the monsters that there are."""

    def __init__(
        self,
        side: Side,
        areas: dict[str, Area],
        creatures: list[SummonDef] | None = None,
        own: Collection[str] = (),
        monsters: Collection[str] | None = None,
    ) -> None:
        self.side = side
        self.areas = areas
        self.creatures = {printed_key(each.key): each for each in creatures or []}
        self.own = own
        self.monsters = monsters
