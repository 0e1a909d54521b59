"""Words of the Brute's cards."""

from questhall.kernel.language.words import Word

from ...effects import granting
from ...effects.classes import brute
from ...effects.riders import Inflict, Pull, Push
from ...printed.cards import Action, Rider
from ...rules.selecting import Who
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom
from ..parameters import ACTION, SOME_RIDERS


def _affect(who: Who, effects: list[Rider]) -> Action:
    conditions = [each.condition for each in effects if isinstance(each, Inflict)]
    pushes = sum([each.distance for each in effects if isinstance(each, Push)])
    pulls = sum([each.distance for each in effects if isinstance(each, Pull)])
    return brute.AffectAction(who, conditions, pushes or pulls, pulls == 0)


HERO_ACTIONS.declare(
    Word("draw_attacks", Whom(), make=lasting(brute.DrawAttacks)),
    Word("moves_as_attacks", make=lasting(brute.MovesAsAttacks)),
    Word("if_straight", ACTION, make=granting.IfStraight),
    Word("affect", Whom(after="who"), SOME_RIDERS, make=_affect),
)
