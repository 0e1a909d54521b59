"""Words that name minions: `own(here, type=undead)`, `each(enemy(here))`, `up_to(2, enemy)`."""

from functools import partial

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.parameters import Flag, Given, Named, NamedWord, Number
from questhall.kernel.language.words import Language, One, Word

from ..rules.selecting import ANYBODYS, ATTACKER, EACH, ENEMYS, ITSELF, YOURS, Who

MINIONS: Language[Who] = Language("name of minions")


class Minions(One[Who]):
    """The minions a word speaks of."""

    def __init__(self) -> None:
        super().__init__(MINIONS, "minions")


MARKS = (
    Flag("here"),
    NamedWord("type"),
    Named("cost", NOTHING),
    Named("attack", NOTHING),
    Flag("other"),
    Flag("damaged"),
    Flag("burning"),
)


def _each(who: Who) -> Who:
    who.count = EACH
    return who


def _up_to(count: int, who: Who) -> Who:
    who.count = count
    who.up_to = True
    return who


MINIONS.declare(
    Word("own", *MARKS, make=partial(Who, YOURS)),
    Word("enemy", *MARKS, make=partial(Who, ENEMYS)),
    Word("any", *MARKS, make=partial(Who, ANYBODYS)),
    Word("each", Minions(), make=_each),
    Word("up_to", Number("count"), Minions(), make=_up_to),
    Word("this", Given(ITSELF), make=Who),
    Word("host", Given(ITSELF), make=Who),
    Word("it", Given(ITSELF), make=Who),
    Word("attacker", Given(ATTACKER), make=Who),
)
