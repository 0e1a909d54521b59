"""Properties on stat cards, summons, items and bonuses that are not actions."""

from typing import Any

from questhall.kernel.language.parameters import Given, Keys, Named, Number, Numbers
from questhall.kernel.language.words import Language, Word

from ..printed.cards import HALF_OF_HIT_POINTS
from ..printed.terrain import ALL_TARGETS
from ..state.figures import Protection
from .parameters import ACTION, CONDITION_NUMBERS, ELEMENT

THREATS = CONDITION_NUMBERS | {"forced_movement": Protection.FORCED_MOVEMENT}


class Trait:
    """A property: the value of one or several fields, such as `"shield", 2`."""

    def __init__(self, *fields: Any) -> None:
        self.fields = dict(zip(fields[::2], fields[1::2], strict=True))

    def give(self, bearer: object) -> None:
        for field, value in self.fields.items():
            setattr(bearer, field, value)


class OneMore(Trait):
    """A property that adds to a list."""

    def give(self, bearer: object) -> None:
        for field, value in self.fields.items():
            getattr(bearer, field).append(value)


def _number(word: str, field: str = "") -> Word[Trait]:
    return Word(word, Given(field or word), Number(), make=Trait)


def _mark(word: str, field: str = "", value: object = True) -> Word[Trait]:
    return Word(word, Given(field or word), Given(value), make=Trait)


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
# On items that need no use, or are used only when initiatives are revealed.
PROPERTIES: Language[Trait] = Language("property of an item")

ON_DEATH: Word[Trait] = Word("on_death", Given("on_death"), ACTION, make=Trait)

STATS.declare(
    *(_number("shield"), _number("pierce"), _number("targets")),
    Word("retaliate", Number(), Named("range", 1), make=_retaliate),
    *(_mark("advantage"), _mark("attackers_disadvantage")),
)
for _name, _condition in CONDITION_NUMBERS.items():
    STATS.declare(Word(_name, Given("conditions"), Given(_condition), make=OneMore))
SUMMONED.declare(
    *(_number("shield"), ON_DEATH),
    *(_number("spur_allies", "spurs"), _mark("all_adjacent", "targets", ALL_TARGETS)),
    Word("companion", Given("levels"), Numbers(), make=Trait),
    Word(
        "retaliate",
        *(Given("retaliate"), Number(), Given("retaliate_range"), Named("range", 1)),
        make=Trait,
    ),
    Word("at_turn_end", Given("actions"), ACTION, make=OneMore),
    Word("charge", Given("charges"), ELEMENT, make=OneMore),
    _mark("attack_is_half_its_hit_points", "attack", HALF_OF_HIT_POINTS),
    _mark("stands_in"),
)
DEATHS.declare(ON_DEATH)
GUARDS.declare(
    _number("shield", "shield_points"),
    Word(
        "retaliate",
        *(Given("retaliate_points"), Number(), Given("range"), Named("range", 1)),
        make=Trait,
    ),
)
DEFENCES.declare(
    *(_number("shield"), _number("retaliate")),
    *(_mark("attacker_disadvantage", "hinders"), _mark("cancel_damage", "cancels")),
    _mark("spare_it", "cancels"),
)
PROPERTIES.declare(
    *(_number("initiative"), _number("more_small_items", "small_places")),
    *(_number("standard_move"), _number("standard_attack")),
    Word("immune", Given("immune"), Keys("threats", THREATS), make=Trait),
    _mark("doubles_count_as_zero", "immune", [Protection.DOUBLES]),
    *(_mark("flying"), _mark("hidden_in_obstacles")),
    *(_mark("sure_footed"), _mark("fireproof")),
    *(_mark("focused_last"), _mark("muddle_strengthens")),
    _number("remove_minus_cards", "minus_cards_removed"),
    *(_number("heal_times"), _number("loots"), _number("more_obstacles")),
    _number("packs_heal_more"),
    Word("dampen", make=Trait),
)
