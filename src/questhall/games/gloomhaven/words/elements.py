"""What elements buy: `use(fire, plus(2), wound, xp=1)`, `use(any, attack(1))`."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Number, Rest
from questhall.kernel.language.words import Among, Language, Word

from ..effects.helping import UseAction
from ..printed.cards import Action, Rider, Use
from ..rules.monsters.mind.areas import Area
from ..rules.selecting import Who
from .context import Context
from .figures import FIGURES, Whom, nobody
from .parameters import Elements, Part, PartArea

USES: Language[Use] = Language("use of elements")
RAISE: Word[int] = Word("plus", Number(), make=int)


class Uses(Among[Use]):
    """What elements may be used for."""

    def __init__(self) -> None:
        super().__init__(USES, "use")

    def signature(self) -> str:
        return "[use …]"


class Gains(Rest):
    """What is bought: more of the action, `plus(1)`, effects of the attack, or actions."""

    def __init__(self) -> None:
        super().__init__("gains")

    def meaning(self, taken: list[Expression], context: Context) -> list[int | Rider | Action]:
        return [_gain(each, context) for each in taken]


def raises(expression: Expression) -> bool:
    """Does it raise the number of the action?"""
    return expression.word == RAISE.name and not expression.named


def is_whole_action(expression: Expression) -> bool:
    """Is it a whole action, `push(1, each(enemy(adjacent)))`, and not an effect, `push(1)`?"""
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
    xp: int,
) -> Use:
    use = Use(elements)
    use.who = who
    use.range_plus = range_plus
    use.targets = targets
    use.area = area
    use.xp = xp
    for gain in gains:
        if isinstance(gain, int):
            use.plus += gain
        elif isinstance(gain, Rider):
            use.riders.append(gain)
        else:
            use.actions.append(gain)
    return use


def _use_action(*bought: object) -> Action:
    return UseAction(USE.make(*bought))


BOUGHT = (
    Elements(),
    Whom(nobody),
    Gains(),
    Part("range_plus", of="plus-range"),
    Part("targets"),
    PartArea(),
    Part("xp"),
)
USE: Word[Use] = Word("use", *BOUGHT, make=_use)
USE_ACTION: Word[Action] = Word("use", *BOUGHT, make=_use_action)
USES.declare(USE)
