"""What is printed on cards, units, skills, tactics, tokens and tiles. It never changes in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, no_decisions
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .kinds import NO_COLOUR, Element, bits_in

if TYPE_CHECKING:
    from ..state.heroes import Hero, Skill, Unit
    from ..state.realm import Realm


class DeedKind:
    """Kinds of Deed cards (MK-4.1.1)."""

    BASIC_ACTION: Final = 0
    ADVANCED_ACTION: Final = 1
    SPELL: Final = 2
    ARTIFACT: Final = 3
    WOUND: Final = 4


DEED_KINDS = tuple(names_in(DeedKind))


class Icon:
    """Icons of effects (MK-4.5.4), as bits."""

    MOVEMENT: Final = 1
    INFLUENCE: Final = 2
    COMBAT: Final = 4
    HEALING: Final = 8
    SPECIAL: Final = 16


ICONS = bits_in(Icon)

# What turns up a skill that its own effect turned face down: one of these, or a colour of mana.
TURNED_BY_REST = 10
TURNED_BY_ACTION = 11


class Play:
    """An effect being played: where it comes from, and what changes its numbers."""

    def __init__(self, card: int, colour: int) -> None:
        self.card = card  # a Deed card, a unit card or a skill
        self.colour = colour  # for resistances (MK-8.3.6)
        self.plus = 0  # used once, for Move, Influence, Attack or Block (Concentration)
        self.sideways = False
        self.unit: Unit | None = None
        self.skill = False

    def take_plus(self) -> int:
        plus = self.plus
        self.plus = 0
        return plus


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card, a unit's ability or a skill does."""

    saying = -1  # its number in options, if it is one of several choices
    card_colour = -1  # of the card, or of the mana that its ability costs (MK-8.3.6)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        """May it be played now, and would it do anything (MK-4.1.10, MK-5.6.9)?"""
        return True

    def asks_mana(self) -> bool:
        """May it cost mana besides that of its card (MK-4.1.10)?"""
        return False

    def spends_mana(self) -> bool:
        """Does it always cost mana?"""
        return False

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillEffect(Effect):
    """A skill that is more than an effect: it waits, or lies in the centre (MK-4.3.4)."""

    holds_unit = False  # does it hold one more unit, like a command token?
    turned_up_by = -1  # TURNED_BY_REST, TURNED_BY_ACTION or mana of this colour

    def gained(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        """The hero has just chosen it (MK-9.6.8)."""

    def turn_starts(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        """A turn of the owner begins."""

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        """The token is in the centre when another hero's turn begins."""

    def comes_back(self, realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
        """The owner takes the token back from the centre (MK-5.2.3)."""
        return no_decisions()

    def may_return(self, realm: Realm, hero: Hero, skill: Skill) -> bool:
        """May another hero return the token to its owner for a benefit now?"""
        return False

    def returned(self, realm: Realm, hero: Hero, play: Play, skill: Skill) -> Flow[None]:
        """What the other hero has of it."""
        return no_decisions()


class DeedDef(Content):
    """A Deed card (MK-4.1)."""

    def __init__(self, key: str, kind: int, colour: int, basic: Effect, strong: Effect) -> None:
        super().__init__(key)
        self.kind = kind
        self.colour = colour
        self.basic = basic
        self.strong = strong
        self.icons = 0
        self.number = 0
        self.set = "base"
        self.banner = ""
        self.hero = ""
        self.interactive = False
        self.basic_text = ""
        self.strong_text = ""

    @property
    def is_action(self) -> bool:
        return self.kind == DeedKind.BASIC_ACTION or self.kind == DeedKind.ADVANCED_ACTION


class Ability:
    """One ability of a unit, with the mana that it needs (MK-4.2.8)."""

    def __init__(self, cost: int, effect: Effect, text: str, saying: int) -> None:
        self.cost = cost  # NO_COLOUR: free
        self.effect = effect
        self.text = text
        self.saying = saying  # its number in options


class UnitDef(Content):
    """A unit card (MK-4.2)."""

    def __init__(self, key: str, level: int, cost: int, armour: int) -> None:
        super().__init__(key)
        self.level = level
        self.cost = cost
        self.armour = armour
        self.elite = False
        self.resistances = 0
        self.sites: list[int] = []
        self.abilities: list[Ability] = []
        self.reputation = 1  # how often reputation counts when it is recruited
        self.damage_price = 0  # the influence it costs to assign damage to it
        self.assault_price = 0  # the influence it costs to activate it in an assault
        self.takes_mana = False  # a mana lies on it from recruitment on
        self.copies = 1
        self.set = "base"


class SkillUse:
    """When a skill may be used (MK-4.3.3 to MK-4.3.5)."""

    TURN: Final = 0
    ROUND: Final = 1
    INTERACTIVE: Final = 2
    ALWAYS: Final = 3


SKILL_USES = tuple(names_in(SkillUse))


class SkillDef(Content):
    """A skill token (MK-4.3)."""

    def __init__(self, key: str, hero: str, use: int, effect: Effect) -> None:
        super().__init__(key)
        self.hero = hero
        self.use = use
        self.effect = effect
        self.competitive = False
        self.cooperative = False
        self.any_turn = False  # Motivation (MK-4.3.3)
        self.text = ""


class TacticDef(Content):
    """A tactic card (MK-19)."""

    def __init__(self, key: str, day: bool, number: int) -> None:
        super().__init__(key)
        self.day = day
        self.number = number
        self.does = key  # the rule that it has, which others may share
        self.cards = 0  # drawn when it is taken
        self.crystals: list[int] = []  # gained when it is taken


class EnemyAbility:
    """Abilities of enemies (MK-17), as bits."""

    FORTIFIED: Final = 1
    UNFORTIFIED: Final = 2
    SWIFT: Final = 4
    BRUTAL: Final = 8
    POISON: Final = 16
    PARALYZE: Final = 32
    ASSASSIN: Final = 64
    CUMBERSOME: Final = 128
    VAMPIRIC: Final = 256
    ARCANE_IMMUNITY: Final = 512
    ELUSIVE: Final = 1024


ABILITIES = bits_in(EnemyAbility)


class AttackDef:
    """One attack of an enemy, or the colour of the tokens that it summons."""

    def __init__(
        self, value: int, element: int = Element.PHYSICAL, summons: int = NO_COLOUR
    ) -> None:
        self.value = value
        self.element = element
        self.summons = summons
        self.abilities = 0  # only for this attack


class EnemyDef(Content):
    """An enemy token (MK-17)."""

    def __init__(self, key: str, colour: int, armour: int, fame: int) -> None:
        super().__init__(key)
        self.colour = colour
        self.armour = armour
        self.low_armour = armour  # of an Elusive enemy
        self.fame = fame
        self.attacks: list[AttackDef] = []
        self.resistances = 0
        self.abilities = 0
        self.defend = 0
        self.reputation = 0  # for whoever defeats it
        self.copies = 1
        self.set = "base"


class RuinDef(Content):
    """A ruin token: an altar, or enemies and a reward (MK-18.5.2)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.price: list[int] = [0, 0, 0, 0]
        self.fame = 0
        self.enemies: list[int] = []
        self.rewards: list[str] = []
        self.set = "base"

    @property
    def is_altar(self) -> bool:
        return self.fame > 0


class TileKind:
    """Kinds of tiles."""

    START: Final = 0
    COUNTRYSIDE: Final = 1
    CORE: Final = 2
    CITY: Final = 3


TILE_KINDS = tuple(names_in(TileKind))


class SpaceDef:
    """A space of a tile, by its place around the centre."""

    def __init__(self, q: int, r: int, terrain: int, site: int, colour: int) -> None:
        self.q = q
        self.r = r
        self.terrain = terrain
        self.site = site
        self.colour = colour  # of a mine or a city


class TileDef(Content):
    def __init__(self, key: str, kind: int, number: int, spaces: list[SpaceDef]) -> None:
        super().__init__(key)
        self.kind = kind
        self.number = number
        self.spaces = spaces
        self.set = "base"

    def has_site(self, site: int) -> bool:
        for space in self.spaces:
            if space.site == site:
                return True
        return False


class HeroDef(Content):
    """A hero: the deck, the skills, and the crystals of its dummy (MK-13.2.2)."""

    def __init__(self, key: str, deck: list[str], skills: list[str], dots: list[int]) -> None:
        super().__init__(key)
        self.deck = deck
        self.skills = skills
        self.dots = dots
