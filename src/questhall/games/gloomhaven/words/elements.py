"""What elements buy: `use(fire, plus(2), wound, xp=1)`, `use(any, attack(1))`."""

from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Named, Number, Rest
from questhall.kernel.language.words import Among, Language, Word

from ..effects.helping import UseAction
from ..printed.areas import Area
from ..printed.cards import Action, ElementUse, Rider
from ..rules.selecting import Who
from .context import Context
from .figures import FIGURES, Whom, nobody
from .parameters import PERHAPS_AREA, SOME_ELEMENTS, Behind

USES: Language[ElementUse] = Language("use of elements")
SOME_USES = Among(USES, "[use]")
RAISE: Word[int] = Word("plus", Number(), make=int)


class Gains(Rest):
    """What elements buy: more of the action, `plus(1)`, attack effects, or actions."""

    def meaning(self, taken: list[Expression], context: Context) -> list[int | Rider | Action]:
        return [_gain(each, context) for each in taken]


def raises(expression: Expression) -> bool:
    """Does it raise the action's number?"""
    return expression.word == RAISE.name and not expression.named


def is_whole_action(expression: Expression) -> bool:
    """Is it a whole action, `push(1, each(enemy(adjacent)))`, rather than an effect, `push(1)`?"""
    if expression.word == "charge":
        return True
    if expression.word == "summon":
        return "adjacent_to_target" not in expression.words()
    return any(each.word in FIGURES for each in expression.inside())


def _gain(expression: Expression, context: Context) -> int | Rider | Action:
    if raises(expression):
        return RAISE.read(expression, context)
    if expression.word in context.side.riders and not is_whole_action(expression):
        return context.side.riders.read(expression, context)
    return context.side.actions.read(expression, context)


def _use(
    elements: list[int],
    who: Who | None,
    gains: list[int | Rider | Action],
    range_plus: int,
    targets: int,
    area: Area | None,
    jump: bool,
    xp: int,
) -> ElementUse:
    use = ElementUse(elements, who, range_plus, targets, area, xp)
    use.jump = jump
    use.plus = sum([gain for gain in gains if isinstance(gain, int)])
    use.riders = [gain for gain in gains if isinstance(gain, Rider)]
    use.actions = [gain for gain in gains if isinstance(gain, Action)]
    return use


def _suffering(damage: int, *bought: Any) -> ElementUse:
    use = _use([], *bought)
    use.blood = damage
    return use


def _wounding(*bought: Any) -> ElementUse:
    use = _use([], *bought)
    use.wounds = True
    return use


def _use_action(*bought: object) -> Action:
    return UseAction(USE.make(*bought))


BOUGHT = (
    *(SOME_ELEMENTS, Whom(nobody), Gains("gains")),
    Behind(Named("range_plus"), "plus-range", adds=True),
    *(Behind(Named("targets"), "part-targets"), PERHAPS_AREA),
    *(Behind(Flag("add_jump"), "part-jump"), Behind(Named("xp"), "xp")),
)
USE: Word[ElementUse] = Word("use", *BOUGHT, make=_use)
USE_ACTION: Word[Action] = Word("use", *BOUGHT, make=_use_action)
USES.declare(
    USE,
    Word("suffering", Number(), *BOUGHT[1:], make=_suffering),
    Word("wounding", *BOUGHT[1:], make=_wounding),
)
