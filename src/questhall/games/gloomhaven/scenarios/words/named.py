"""Words for monsters with names, and for types that the scenario treats in a way of its own."""

from questhall.kernel.language.expressions import Argument
from questhall.kernel.language.parameters import Key, NamedName, no_such
from questhall.kernel.language.words import Word

from ...printed.formulas import formula
from ...printed.scenario import ScenarioDef
from .. import held_doors, named
from .goals import GOALS
from .parameters import DOORS, HEX, NAME, TYPE, TYPES, Hexes
from .rules import ODD_OR_EVEN, RULES


def _formula(text: Argument, scenario: ScenarioDef) -> str:
    try:
        formula(str(text), {"H": 1, "C": 2})
    except (ValueError, KeyError, SyntaxError):
        raise no_such(text, "is no formula over H and C") from None
    return str(text)


GOALS.declare(Word("kill_named", NAME, make=named.KillNamed))
RULES.declare(
    Word("disguised", HEX, TYPE, NAME, make=named.Disguised),
    Word(
        "named_hit_points",
        *(NAME, NamedName("hit_points", _formula)),
        make=named.HitPointsOfNamed,
    ),
    Word("confined", DOORS, TYPES, make=named.Confined),
    Word("present_in", Key("rounds", ODD_OR_EVEN), TYPES, make=named.PresentIn),
    Word("invulnerable", TYPES, make=named.Invulnerable),
    Word("held_open", DOORS, Hexes(), make=held_doors.HeldOpen),
)
