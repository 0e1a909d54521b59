"""Words of the Cragheart's cards."""

from questhall.kernel.language.parameters import Named, Number
from questhall.kernel.language.words import Word

from ...effects import obstacles
from ...effects.classes import cragheart
from ..actions import HERO_ACTIONS, lasting
from ..elements import SOME_USES
from ..parameters import AREA, KIND
from ..riders import HERO_RIDERS

RANGE = Named("range", 1)
HURTING = (Number(), Named("damage"), Named("xp"))

HERO_ACTIONS.declare(
    Word("move_obstacle", RANGE, make=obstacles.MoveObstacle),
    Word("create_obstacle", AREA, RANGE, make=obstacles.CreateObstacle),
    Word("obstacle_where_felled", make=obstacles.ObstacleWhereFelled),
    Word("destroy_obstacles", RANGE, SOME_USES, make=obstacles.DestroyObstacles),
    Word("clear_path", make=obstacles.ClearPath),
    Word("destroy_to_add", Number(), KIND, make=lasting(cragheart.DestroyToAdd)),
)
HERO_RIDERS.declare(
    Word("push_through_obstacles", *HURTING, make=cragheart.PushThroughObstacles),
    Word("push_against_obstacles", *HURTING, make=cragheart.PushAgainstObstacles),
)
