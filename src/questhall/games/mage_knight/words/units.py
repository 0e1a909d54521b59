"""Words for abilities of units."""

from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Inner, Key, Named, Number
from questhall.kernel.language.words import Language, Several, Word

from ..effects import boons_of_combat, boons_of_movement, boons_of_points, units
from ..effects.skills_in_combat import Doom, OneAttack
from ..printed.cards import Ability
from ..printed.kinds import COLOURS
from ..printed.sayings import saying_of
from ..state.turn import PHASES, Phase
from .effects import EFFECT, EFFECTS, OTHER_EFFECT, Colour, Colours, boon

PHASE_NUMBERS = {name: number for number, name in enumerate(PHASES)}

# -- abilities for mana --------------------------------------------------------------

ABILITIES: Language[Ability] = Language("colour of mana")


class AbilityFor(Inner):
    """An effect that costs mana of a colour."""

    def __init__(self, cost: int) -> None:
        super().__init__("effect")
        self.cost = cost

    def meaning(self, taken: Expression, context: Any) -> Ability:
        text = str(taken)
        effect = EFFECTS.read(taken, self.cost)
        return Ability(self.cost, effect, text, saying_of(text, self.cost))


def _ability(ability: Ability) -> Ability:
    """An effect for mana of this colour."""
    return ability


ABILITIES.declare(
    *[Word(colour, AbilityFor(cost), make=_ability) for cost, colour in enumerate(COLOURS)]
)

# -- what units do -------------------------------------------------------------------

EFFECTS.declare(
    Word("unit_wounded", make=units.BecomeWounded),
    Word("with_mana", Colour(), EFFECT, OTHER_EFFECT, make=units.WithMana),
    Word("fuelled", Number(), Named("by", 1), Colours(), make=units.FuelledColdFire),
    Word("several", Several(ABILITIES, "abilities"), make=units.SeveralAbilities),
    Word("other_units_attack", Number(), make=units.OtherUnitsAttack),
    Word("scout", Named("fame"), make=units.Scout),
    Word("in_phase", Key("phase", PHASE_NUMBERS), EFFECT, make=units.InPhase),
    Word("one_attack", Number(), Flag("cumbersome"), Flag("to_this_unit"), make=OneAttack),
    Word("doom", make=Doom),
    Word(
        "units_resist",
        make=boon(
            boons_of_combat.UnitsResist, Phase.MOVING, Phase.RANGED, Phase.BLOCK, Phase.DAMAGE
        ),
    ),
    Word("all_cold_fire", make=boon(boons_of_points.AllColdFire, Phase.RANGED, Phase.ATTACK)),
    Word("all_siege", make=boon(boons_of_points.AllSiege, Phase.RANGED)),
    Word("far_exploring", make=boon(boons_of_movement.FarExploring)),
)
