"""Items: weapons, armour, artifacts and what is used from the inventory."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.state import Content

from .effects import Effect, Rule
from .heroes import UseDef
from .kinds import NO_TYPE, STYLES, Hands, ItemKind, Slot
from .symbols import Cost


class SymbolEffect:
    """An effect that rolled symbols pay for (SS-9.0.0.4)."""

    def __init__(self, cost: Cost, effect: Effect, limit: int = 0) -> None:
        self.cost = cost
        self.effect = effect
        self.limit = limit
        self.saying = -1  # its number in options


class Blow:
    """The attack values of a weapon, a power or an enemy's weapon."""

    def __init__(self, fixed: int, red: int, blue: int, type: int = NO_TYPE) -> None:
        self.fixed = fixed
        self.red = red
        self.blue = blue
        self.type = type
        self.range = 0
        self.category = ""
        self.always: list[Effect] = []
        self.effects: list[SymbolEffect] = []
        # As the content writes them, for the text of the card.
        self.always_texts: list[str] = []
        self.effect_texts: list[str] = []


class ItemSide:
    """One side of an item card; what it does not have is left at nothing."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.styles: list[int] = list(range(len(STYLES)))
        self.price = NOTHING
        self.hands = Hands.MAIN
        self.slots: list[int] = []  # it may be worn in one of these
        self.blow: Blow | None = None
        self.category = ""
        self.armour = 0
        self.shields = 0
        self.defence = 0
        self.effects: list[SymbolEffect] = []  # of a defence roll
        self.effect_texts: list[str] = []
        self.rules: list[Rule] = []
        self.stats: dict[int, int] = {}
        self.uses: list[UseDef] = []
        self.charges = 0  # at most (SS-8.4.0.4)
        self.grants = ""  # a power (SS-7.0.0.12)


class ItemDef(Content):
    """An item card with one or two sides."""

    def __init__(self, key: str, kind: int, deck: int) -> None:
        super().__init__(key)
        self.kind = kind
        self.deck = deck
        self.copies = 1
        self.crowns = 0  # of a treasure that is only money (SS-13.0.0.2)
        self.empowering = 0  # shards to turn a soul weapon (SS-8.2.1.5)
        self.sides: list[ItemSide] = []


def slots_of(kind: int, hands: int) -> list[int]:
    """SS-8.2.0.2 to 5"""
    if kind == ItemKind.ARMOUR:
        return [Slot.ARMOUR]
    if kind == ItemKind.ARTIFACT:
        return [Slot.ARTIFACT]
    if kind != ItemKind.WEAPON:
        return []
    if hands == Hands.OFF:
        return [Slot.OFF]
    return [Slot.MAIN, Slot.OFF] if hands == Hands.VERSATILE else [Slot.MAIN]


def face_of_side(item: ItemDef, place: int) -> str:
    """The key of the face of one side; a side that has no name is the turned item."""
    key = item.sides[place].key
    return f"{key}_turned" if place and key == item.key else key
