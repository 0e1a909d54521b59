"""Words that ask whether something holds: `near_obstacle`, `distance(4)`, `arc(rear)`."""

from questhall.kernel.language.parameters import Key, Number
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import conditions
from ..printed.cards import Condition
from ..printed.tokens import STATUSES
from ..rules.selecting import Group
from .figures import FIGURES, Whom
from .names import a

STATUS_NAMES = {name: number for number, name in enumerate(STATUSES)}

CONDITIONS: Language[Condition] = Language("condition")

CONDITIONS.declare(
    Word("both", Several(CONDITIONS, "conditions"), make=conditions.Both),
    Word("either", Several(CONDITIONS, "conditions"), make=conditions.Either),
    Word("not_so", One(CONDITIONS, "condition"), make=conditions.NotSo),
    Word("near_obstacle", Whom(), make=conditions.NearObstacle),
    Word("target_shifted", make=conditions.TargetShifted),
    Word("target_broken", make=conditions.TargetBroken),
    Word("distance", Number("least"), make=conditions.Distance),
    Word("target_in_reach", Number("range"), make=conditions.TargetInReach),
    Word("moved", Number("least"), make=conditions.Moved),
    Word("arc", Key("arc", conditions.ARC_NAMES), Whom(Group.TARGET), make=conditions.InArc),
    Word("hp_at_most", Number("most"), Whom(), make=conditions.HpAtMost),
    Word("lost_hp", Number("least"), make=conditions.LostHp),
    Word("beside", One(FIGURES, "figures"), make=conditions.Beside),
    Word("friend_beside_target", make=conditions.FriendBesideTarget),
    Word("hurt_this_round", make=conditions.HurtThisRound),
    Word("would_lose_hp", make=conditions.WouldLoseHp),
    Word("cards_on", Number("position"), Number("least", 1), make=conditions.CardsOn),
    Word("has_status", Key("kind", STATUS_NAMES), Whom(Group.TARGET), make=conditions.HasStatus),
    Word("no_hp_lost", make=conditions.NoHpLost),
    Word("aims_at", a("part"), make=conditions.AimsAt),
    Word("melee", make=conditions.MeleeAttack),
    Word("stage", Number("stage"), make=conditions.StageReached),
    Word("part_whole", a("part"), make=conditions.PartWhole),
)
