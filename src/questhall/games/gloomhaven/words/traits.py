"""What belongs to stat cards, summons, items and bonuses without being an action."""

from typing import Any

from questhall.kernel.language.parameters import Given, Keys, Named, Number
from questhall.kernel.language.words import Language, Word

from ..printed.cards import HALF_OF_HIT_POINTS
from ..state.figures import DOUBLES, FORCED_MOVEMENT
from .parameters import CONDITION_NUMBERS, Deed, Element

THREATS = CONDITION_NUMBERS | {"forced_movement": FORCED_MOVEMENT}


class Trait:
    """Something that its bearer has: the value of a field, or of several: `"shield", 2`."""

    def __init__(self, *fields: Any) -> None:
        self.fields = dict(zip(fields[::2], fields[1::2], strict=True))

    def give(self, bearer: object) -> None:
        for field, value in self.fields.items():
            setattr(bearer, field, value)


class OneMore(Trait):
    """One of several things that its bearer has."""

    def give(self, bearer: object) -> None:
        for field, value in self.fields.items():
            getattr(bearer, field).append(value)


def _retaliate(points: int, range: int) -> Trait:
    return Trait("retaliate", [points, range])


# On stat cards of monsters (GH-1.4.6).
STATS: Language[Trait] = Language("trait of a monster")
# On summons of characters (GH-3.14.2), beside effects of their attacks.
SUMMONED: Language[Trait] = Language("trait of a summon")
# On monster ability cards.
DEATHS: Language[Trait] = Language("reaction to a death")
# In `when_attacked(...)`.
GUARDS: Language[Trait] = Language("defence")
# On items that are used when their owner is attacked.
DEFENCES: Language[Trait] = Language("defence")
# On items that are never used, or only when initiatives are revealed.
PROPERTIES: Language[Trait] = Language("property of an item")

SHIELD: Word[Trait] = Word("shield", Given("shield"), Number(), make=Trait)
RETALIATE: Word[Trait] = Word("retaliate", Given("retaliate"), Number(), make=Trait)
ON_DEATH: Word[Trait] = Word("on_death", Given("on_death"), Deed(), make=Trait)

STATS.declare(
    SHIELD,
    Word("retaliate", Number(), Named("range", 1), make=_retaliate),
    Word("pierce", Given("pierce"), Number(), make=Trait),
    Word("targets", Given("targets"), Number(), make=Trait),
    Word("advantage", Given("advantage"), Given(True), make=Trait),
    Word("attackers_disadvantage", Given("attackers_disadvantage"), Given(True), make=Trait),
)
for _name, _number in CONDITION_NUMBERS.items():
    STATS.declare(Word(_name, Given("conditions"), Given(_number), make=OneMore))
SUMMONED.declare(
    SHIELD,
    RETALIATE,
    Word("charge", Given("charges"), Element(), make=OneMore),
    ON_DEATH,
    Word(
        "attack_is_half_its_hit_points",
        *(Given("attack"), Given(HALF_OF_HIT_POINTS)),
        make=Trait,
    ),
)
DEATHS.declare(ON_DEATH)
GUARDS.declare(
    Word("shield", Given("shield_points"), Number(), make=Trait),
    Word(
        "retaliate",
        *(Given("retaliate_points"), Number(), Given("range"), Named("range", 1)),
        make=Trait,
    ),
)
DEFENCES.declare(
    SHIELD,
    RETALIATE,
    Word("attacker_disadvantage", Given("hinders"), Given(True), make=Trait),
    Word("cancel_damage", Given("cancels"), Given(True), make=Trait),
)
PROPERTIES.declare(
    Word("initiative", Given("initiative"), Number(), make=Trait),
    Word("more_small_items", Given("small_places"), Number(), make=Trait),
    Word("standard_move", Given("standard_move"), Number(), make=Trait),
    Word("standard_attack", Given("standard_attack"), Number(), make=Trait),
    Word("immune", Given("immune"), Keys("threats", THREATS), make=Trait),
    Word("doubles_count_as_zero", Given("immune"), Given([DOUBLES]), make=Trait),
    Word("flying", Given("flying"), Given(True), make=Trait),
    Word("hidden_in_obstacles", Given("hidden_in_obstacles"), Given(True), make=Trait),
)
