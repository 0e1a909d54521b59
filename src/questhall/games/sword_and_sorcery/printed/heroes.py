"""Heroes: hero cards, soul gems and power cards."""

from typing import Final

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .effects import Effect, Rule, Test
from .kinds import ANY_NATURE, ActionKind, Moment


class UseTarget:
    """On whom something is used."""

    NONE: Final = 0
    SELF: Final = 1
    HERO: Final = 2
    ENEMY: Final = 3
    AREA: Final = 4


TARGETS: Final = tuple(names_in(UseTarget))


class GemLine:
    """One line of a soul gem (SS-5.3.0.1)."""

    def __init__(self, hp: int, powers: int, talents: int, combat: int, special: int) -> None:
        self.hp = hp
        self.powers = powers
        self.talents = talents
        self.combat = combat
        self.special = special


class UseDef:
    """Something that a hero may use: what it costs, on whom, how far away, and how often."""

    def __init__(self, key: str, action: int, effect: Effect) -> None:
        self.key = key
        self.action = action
        self.effect = effect
        self.target = UseTarget.NONE
        self.range = NOTHING  # NOTHING: no target at a distance
        self.limit = 0
        self.charges = 0  # of an artifact (SS-8.4.0.5)
        self.moment = Moment.ALWAYS  # of a reaction: when it may be used
        self.test = Test()
        # As the content writes them, for the text of the card.
        self.text = ""
        self.test_text = ""


class Trait:
    """An innate power that only changes numbers."""

    def __init__(self, key: str, stats: dict[int, int]) -> None:
        self.key = key
        self.stats = stats


class PowerLevel:
    """One level of a power: the soulrank it needs, its hourglasses and what it does."""

    def __init__(self, level: int, cooldown: int, effect: Effect) -> None:
        self.level = level
        self.cooldown = cooldown
        self.effect = effect
        self.range = NOTHING
        self.test = Test()
        self.text = ""
        self.test_text = ""
        self.companion = ""  # whom it summons
        self.rules: list[Rule] = []
        self.stats: dict[int, int] = {}


class PowerDef(Content):
    """A power card of one hero, or a talent, which belongs to no hero (SS-7.0.0.2)."""

    def __init__(self, key: str, owner: str, action: int) -> None:
        super().__init__(key)
        self.owner = owner
        self.action = action
        self.nature = ANY_NATURE
        self.target = UseTarget.NONE
        self.moment = Moment.ALWAYS  # of a reaction: when it may be used
        self.limit = 0
        self.cools_later = False  # when its effect has ended (SS-7.0.0.18)
        self.summons = False  # a companion, with whose death its effect ends (SS-7.2.0.6)
        self.levels: list[PowerLevel] = []

    @property
    def talent(self) -> bool:
        return self.owner == ""

    @property
    def lowest(self) -> int:
        """SS-7.0.0.10"""
        return self.levels[0].level

    def highest_for(self, soulrank: int) -> PowerLevel | None:
        """SS-R27: of a passive card only the highest level works."""
        highest: PowerLevel | None = None
        for level in self.levels:
            if level.level <= soulrank:
                highest = level
        return highest


class HeroDef(Content):
    """A hero card with its soul gem: one of the two classes of a hero."""

    def __init__(self, key: str, hero: str, nature: int, styles: list[int]) -> None:
        super().__init__(key)
        self.hero = hero
        self.nature = nature
        self.styles = styles
        self.save: list[int] = []
        self.move = 3
        self.capacity = 3
        self.gem: list[GemLine] = []
        self.innate_rules: list[Rule] = []
        self.innate_uses: list[UseDef] = []
        self.traits: list[Trait] = []
        self.scream = UseDef("", ActionKind.FREE, Effect())
        self.flight = 5
        self.slots: list[str] = ["", "", "", ""]
        self.inventory: list[str] = []

    def line(self, soulrank: int) -> GemLine:
        return self.gem[soulrank - 1]
