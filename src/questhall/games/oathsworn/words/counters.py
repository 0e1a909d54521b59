"""Words about counters: `count(rhythm, 1, most=3)`, `counted(rhythm)`, `at_least(toll, 2)`."""

from questhall.kernel.language.parameters import Flag, Named, Number
from questhall.kernel.language.words import Word

from ..effects import counters
from .amounts import AMOUNTS, Much
from .conditions import CONDITIONS
from .effects import EFFECTS
from .names import a

WHOSE = Flag("of_board")

EFFECTS.declare(Word("count", a("counter"), Much(), Named("most"), WHOSE, make=counters.Count))
EFFECTS.declare(Word("set_counter", a("counter"), Much(), make=counters.SetCounter))
AMOUNTS.declare(Word("counted", a("counter"), WHOSE, make=counters.Counted))
CONDITIONS.declare(
    Word("at_least", a("counter"), Number("least"), WHOSE, make=counters.AtLeast),
)
