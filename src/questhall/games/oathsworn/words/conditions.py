"""Words that ask whether something holds: `near_obstacle`, `distance(4)`, `arc(rear)`."""

from questhall.kernel.language.parameters import Key, Name, Number
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import conditions
from ..printed.cards import Condition
from .figures import FIGURES, Whom

CONDITIONS: Language[Condition] = Language("condition")

CONDITIONS.declare(
    Word("both", Several(CONDITIONS, "conditions"), make=conditions.Both),
    Word("either", Several(CONDITIONS, "conditions"), make=conditions.Either),
    Word("not_so", One(CONDITIONS, "condition"), make=conditions.NotSo),
    Word("near_obstacle", make=conditions.NearObstacle),
    Word("target_shifted", make=conditions.TargetShifted),
    Word("target_broken", make=conditions.TargetBroken),
    Word("distance", Number("least"), make=conditions.Distance),
    Word("target_in_reach", Number("range"), make=conditions.TargetInReach),
    Word("moved", Number("least"), make=conditions.Moved),
    Word("arc", Key("arc", conditions.ARC_NAMES), make=conditions.InArc),
    Word("hp_at_most", Number("most"), Whom(), make=conditions.HpAtMost),
    Word("lost_hp", Number("least"), make=conditions.LostHp),
    Word("beside", One(FIGURES, "figures"), make=conditions.Beside),
    Word("no_hp_lost", make=conditions.NoHpLost),
    Word("melee", make=conditions.MeleeAttack),
    Word("stage", Number("stage"), make=conditions.StageReached),
    Word("part_whole", Name("part"), make=conditions.PartWhole),
)
