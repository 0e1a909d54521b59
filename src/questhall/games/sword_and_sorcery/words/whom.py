"""Words for characters: `target`, `heroes(within=1)`, `enemies(in_sight, count=1)`."""

from typing import Any

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Named,
    NamedKey,
    NamedWord,
    Parameter,
)
from questhall.kernel.language.words import Language, Word

from ..effects import lasting, whom
from ..printed.effects import Whom
from ..state.figures import Side

WHOM: Language[Whom] = Language("character")

FIRST_NAMES = {name: number for number, name in enumerate(whom.FIRST) if name}

WHOM.declare(
    Word("self", make=whom.Actor),
    Word("target", make=whom.Target),
    Word("opener", make=whom.Opener),
    Word("with_runes", make=lasting.WithRunes),
    Word("active_hero", make=whom.ActiveHero),
    Word("the_same", make=whom.Same),
    Word("master", make=whom.Master),
    *[
        Word[Whom](
            name,
            *(Given(side), Named("within", NOTHING), Flag("of_target"), Flag("in_sight")),
            *(Flag("others"), Flag("not_engaged"), Flag("wounded"), Flag("knocked_down")),
            *(Flag("on_path"), Flag("here"), Flag("up_to"), NamedWord("kind"), NamedWord("race")),
            *(NamedWord("tile"), NamedKey("first", FIRST_NAMES), Named("count")),
            make=whom.Those,
        )
        for name, side in (("heroes", Side.HEROES), ("enemies", Side.ENEMIES))
    ],
)


class Who(Parameter[Expression]):
    """Whom it concerns, wherever it stands; without a word the target."""

    placed = False

    def __init__(self, default: str = "target") -> None:
        self.default = default

    def take(self, arguments: Arguments) -> Expression:
        taken = arguments.take(WHOM)
        return taken[0] if taken else Expression(self.default, [], {}, 0)

    def meaning(self, taken: Expression, context: Any) -> Whom:
        return WHOM.read(taken, context)

    def signature(self) -> str:
        return "[whom]"
