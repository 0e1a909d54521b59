"""Words about counters: `count(rhythm, 1, most=3)`, `counted(rhythm)`, `at_least(toll, 2)`."""

from questhall.kernel.language.parameters import Flag, Name, Named, Number
from questhall.kernel.language.words import Word

from ..effects import counters
from .amounts import AMOUNTS, Much
from .conditions import CONDITIONS
from .effects import EFFECTS

WHOSE = Flag("of_board")

EFFECTS.declare(Word("count", Name("counter"), Much(), Named("most"), WHOSE, make=counters.Count))
EFFECTS.declare(Word("set_counter", Name("counter"), Much(), make=counters.SetCounter))
AMOUNTS.declare(Word("counted", Name("counter"), WHOSE, make=counters.Counted))
CONDITIONS.declare(
    Word("at_least", Name("counter"), Number("least"), WHOSE, make=counters.AtLeast),
)
