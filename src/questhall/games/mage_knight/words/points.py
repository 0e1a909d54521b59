"""Words for points and for choices."""

from questhall.kernel.language.parameters import Flag, Number
from questhall.kernel.language.words import Several, Word

from ..effects import points
from .effects import EFFECTS, ELEMENT, RANGE, Choices

EFFECTS.declare(
    Word("move", Number(), make=points.MovePoints),
    Word("influence", Number(), make=points.InfluencePoints),
    Word("heal", Number(), make=points.HealPoints),
    Word("attack", Number(), RANGE, ELEMENT, make=points.AttackPoints),
    Word("block", Number(), ELEMENT, Flag("twice_against_swift"), make=points.BlockPoints),
    Word("one_of", Choices(), make=points.OneOf),
    Word("all_of", Several(EFFECTS), make=points.AllOf),
    Word("any_of", Several(EFFECTS), make=points.AnyOf),
    Word("whichever", Several(EFFECTS), make=points.AnyOf),
)
