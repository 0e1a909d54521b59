"""Words for effects aimed at enemies: `target(no_attack, armour(-3))`, `all_enemies(...)`."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Key, Named, Number, Said
from questhall.kernel.language.words import Among, Language, Several, Word

from ..effects import enemies
from ..effects.enemies import AllEnemies, Change, EnemyFilter, Target
from ..printed.cards import AttackDef, Effect
from ..printed.kinds import RESISTS_ALL, TOKEN_COLOURS, Element
from .actions import RESISTANCE_BITS
from .effects import EFFECTS, ELEMENT

TOKEN_NUMBERS = {name: number for number, name in enumerate(TOKEN_COLOURS)}

# -- what happens to an enemy ------------------------------------------------------

CHANGES: Language[Change] = Language("change of an enemy")


class Loss(Number):
    """A number that is subtracted."""

    def said(self, taken: int) -> Said:
        return super().said(-taken)


def _armour(amount: int, fortified: int) -> Change:
    return enemies.ArmourChange(amount, fortified or amount)


CHANGES.declare(
    Word("no_attack", make=enemies.NoAttack),
    Word("armour", Number(), Named("fortified"), make=_armour),
    Word("armour_per_resistance", Number(), make=enemies.ArmourByResistances),
    Word("armour_one", make=enemies.ArmourIsOne),
    Word(
        "no_resistances",
        Key("resistance", RESISTANCE_BITS | {"all": RESISTS_ALL}, "all"),
        make=enemies.LoseResistances,
    ),
    Word("no_walls", make=enemies.LoseWalls),
    Word("weaken", Loss(), make=enemies.WeakerAttack),
    Word("possess", make=enemies.Possessed),
    Word("destroy", make=enemies.Destroyed),
)

# -- to which enemies it happens ---------------------------------------------------


class Changes(Several[Change]):
    """What happens to enemies, at least one thing."""

    def __init__(self) -> None:
        super().__init__(CHANGES, "changes")

    def take(self, arguments: Arguments) -> list[Expression]:
        return [arguments.expression(), *super().take(arguments)]


AIM = (
    Flag("unfortified"),
    Flag("unfortified_at_range"),
    Flag("blocked"),
    Flag("in_attack_phase"),
)
OTHERS: Language[Effect] = Language("word for other enemies")


def _all_enemies(changes: list[Change], *aim: bool) -> Effect:
    """Something happens to every enemy that can be reached."""
    return AllEnemies(changes, EnemyFilter(*aim))


def _target(changes: list[Change], most: int, others: list[Effect], *aim: bool) -> Effect:
    return Target(changes, EnemyFilter(*aim), most, others[0] if others else None)


OTHERS.declare(Word("others", Changes(), *AIM, make=_all_enemies))
EFFECTS.declare(
    Word(
        "target",
        *(Changes(), Named("most", 1), Among(OTHERS, "others"), *AIM),
        make=_target,
    ),
    Word("all_enemies", Changes(), *AIM, make=_all_enemies),
)

# -- what is printed on enemy tokens -------------------------------------------------

ATTACKS: Language[AttackDef] = Language("attack")


def _attack(value: int, element: int) -> AttackDef:
    """An attack of this strength."""
    return AttackDef(value, element)


def _summon(colour: int) -> AttackDef:
    """A token of this colour attacks instead (MK-8.5.2)."""
    return AttackDef(0, Element.PHYSICAL, colour)


ATTACKS.declare(
    Word("attack", Number(), ELEMENT, make=_attack),
    Word("summon", Key("colour", TOKEN_NUMBERS), make=_summon),
)
