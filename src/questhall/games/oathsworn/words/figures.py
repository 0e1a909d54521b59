"""Words that name figures: `friend(within=2)`, `each(oathsworn(within=1))`, `target`."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Given, Named, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..printed.cards import Who
from ..rules.selecting import ALL, Chosen, Group

FIGURES: Language[Who] = Language("name of figures")

MARKS = (
    Named("within"),
    Flag("other"),
    Flag("in_sight"),
    Flag("large"),
    Flag("normal"),
    Flag("bleeding"),
    Named("hp"),
)


class Whom(Parameter[Expression | None]):
    """Whom a word concerns; without one whoever acts, or as the word says."""

    placed = False

    def __init__(self, default: int = Group.SELF) -> None:
        self.default = default

    def take(self, arguments: Arguments) -> Expression | None:
        taken = arguments.take(FIGURES)
        if len(taken) > 1:
            raise arguments.fault(f"names figures twice: {taken[0]} and {taken[1]}")
        return taken[0] if taken else None

    def meaning(self, taken: Expression | None, context: object) -> Who:
        return Chosen(self.default) if taken is None else FIGURES.read(taken, context)

    def signature(self) -> str:
        return "[figures]"


def _each(who: Who) -> Who:
    """All of them."""
    who.count = ALL
    return who


def _up_to(count: int, who: Who) -> Who:
    """As many of them as one likes, up to so many."""
    who.count = count
    return who


def _targets() -> Who:
    """All who are attacked, but for those of whom a part broke."""
    return _each(Chosen(Group.ALL_TARGETS))


SINGLES = {
    "self": Group.SELF,
    "target": Group.TARGET,
    "this": Group.THIS,
    "attacked": Group.SUBJECT,
    "attacker": Group.ATTACKER,
    "next_nearest": Group.NEXT_NEAREST,
    "farthest_minion": Group.FARTHEST_MINION,
    "minion_near_prey": Group.MINION_NEAR_PREY,
}
GROUPS = {
    "friend": Group.FRIENDS,
    "oathsworn": Group.OATHSWORN,
    "enemy": Group.ENEMIES,
    "minion": Group.MINIONS,
    "boss": Group.BOSSES,
    "anybody": Group.ANYBODY,
}

FIGURES.declare(
    *[Word[Who](name, Given(group), make=Chosen) for name, group in SINGLES.items()],
    *[Word[Who](name, Given(group), *MARKS, make=Chosen) for name, group in GROUPS.items()],
    Word("targets", make=_targets),
    Word("each", One(FIGURES, "figures"), make=_each),
    Word("up_to", Number("count"), One(FIGURES, "figures"), make=_up_to),
)
