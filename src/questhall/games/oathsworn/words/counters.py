"""Words about counters: `count(rhythm, 1, most=3)`, `counted(rhythm)`, `at_least(rhythm, 2)`."""

from questhall.kernel.language.parameters import Name, Named, Number
from questhall.kernel.language.words import Word

from ..effects import counters
from .amounts import AMOUNTS, Much
from .conditions import CONDITIONS
from .effects import EFFECTS

EFFECTS.declare(Word("count", Name("counter"), Much(), Named("most"), make=counters.Count))
AMOUNTS.declare(Word("counted", Name("counter"), make=counters.Counted))
CONDITIONS.declare(
    Word("at_least", Name("counter"), Number("least"), make=counters.AtLeast),
)
