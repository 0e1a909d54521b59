"""Words for what rules wait for."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Among, Language, Word

from .. import triggers
from ..triggers import Trigger
from .parameters import DOORS, NAME, TYPE, TYPES, GoalTreasures, Hexes

TRIGGERS: Language[Trigger] = Language("trigger")


class Triggers(Among[Trigger]):
    """At least one trigger."""

    def take(self, arguments: Arguments) -> list[Expression]:
        taken = super().take(arguments)
        if not taken:
            raise arguments.fault("what it waits for is missing")
        return taken


TRIGGERS.declare(
    Word("opened", DOORS, make=triggers.Opened),
    Word("destroyed", NAME, make=triggers.Destroyed),
    Word("killed", TYPE, Number("count"), make=triggers.KilledSoMany),
    Word("all_killed", TYPES, make=triggers.AllKilled),
    Word("all_looted", GoalTreasures(), make=triggers.AllLooted),
    Word("looted", Hexes(), make=triggers.Looted),
    Word("arrived", make=triggers.Arrived),
    Word("stepped_on", Hexes(), make=triggers.SteppedOn),
    Word("entered", Hexes(), make=triggers.Entered),
)
SINCE = Among(TRIGGERS, "[trigger]")
UPON = Triggers(TRIGGERS, "trigger")
