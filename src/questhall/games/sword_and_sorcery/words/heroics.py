"""Words of powers and goods: what they do besides attacking, and what lasts."""

from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Keys,
    Name,
    Named,
    NamedKey,
    Number,
    Parameter,
)
from questhall.kernel.language.words import Among, Several, Word

from ..effects import attacking, heroics, lasting, stepping
from ..printed.boons import TOKENS, BoonDef, BoonRole
from ..printed.effects import Effect, Test
from ..printed.kinds import Until
from ..rules.movement.opening import NO_TRAP
from .effects import EFFECTS, SYMBOL_EFFECTS, SYMBOL_NAMES, UNTIL_NAMES, Otherwise
from .tests import TESTS, TYPE_NAMES
from .whom import Who

TOKEN_NAMES = {name: number for number, name in enumerate(TOKENS)}


class Only(Parameter[Expression | None]):
    """`only=category(bow)`: those of which the condition holds; without it all."""

    placed = False
    key = "only"

    def take(self, arguments: Arguments) -> Expression | None:
        taken = arguments.named(self.key)
        if taken is not None and not isinstance(taken, Expression):
            raise arguments.fault(f"{taken} is not a condition")
        return taken

    def meaning(self, taken: Expression | None, context: Any) -> Test:
        return Test() if taken is None else TESTS.read(taken, context)

    def signature(self) -> str:
        return "[only=condition]"


class Traps(Parameter[int]):
    """How many more traps one may choose from, or `no_trap`."""

    placed = False

    def take(self, arguments: Arguments) -> int:
        return NO_TRAP if arguments.flag("no_trap") else arguments.named_number("traps", 0)

    def said(self, taken: int) -> dict[str, str | int]:
        return {"traps": taken}

    def signature(self) -> str:
        return "[traps=0|no_trap]"


class Kept(Word[Effect]):
    """What it makes lasts, and is read again from a save by what it says."""

    def read(self, expression: Expression, context: Any) -> Effect:
        made = super().read(expression, context)
        assert isinstance(made, lasting.Bestow | lasting.Place)
        made.printed.key = str(expression)
        return made


def boon(key: str) -> BoonDef:
    """What lasts, by what makes it."""
    try:
        made = EFFECTS.read(parse_expression(key))
    except BadExpression:
        raise LookupError(f"nothing in the box is called {key!r}") from None
    if not isinstance(made, lasting.Bestow | lasting.Place):
        raise LookupError(f"{key!r} does not last")
    return made.printed


# -- what lasts ---------------------------------------------------------------------------

EFFECTS.declare(
    Kept(
        "next_attack",
        *(Given(BoonRole.ATTACKS), Among(SYMBOL_EFFECTS, "paid"), Only(), Who("self")),
        *(NamedKey("until", UNTIL_NAMES, Until.TURN), Given(1), Given(0), Several(EFFECTS)),
        make=lasting.Bestow,
    ),
    *[
        Kept(
            name,
            *(Given(role), Among(SYMBOL_EFFECTS, "paid"), Only(), Who(whom)),
            *(NamedKey("until", UNTIL_NAMES, Until.TIME), Named("uses"), Named("within")),
            Several(EFFECTS),
            make=lasting.Bestow,
        )
        for name, role, whom in (
            ("attacks", BoonRole.ATTACKS, "self"),
            ("attacked", BoonRole.ATTACKED, "target"),
            ("defences", BoonRole.DEFENCES, "self"),
            ("near_attacks", BoonRole.NEAR_ATTACKS, "self"),
            ("near_defences", BoonRole.NEAR_DEFENCES, "self"),
        )
    ],
    Kept(
        "place",
        *(Key("token", TOKEN_NAMES), Named("count", 1), Named("within"), Several(EFFECTS)),
        make=lasting.Place,
    ),
    Word("discard_runes", make=lasting.DiscardRunes),
)

# -- the attack under way -----------------------------------------------------------------

EFFECTS.declare(
    Word(
        "count_as_hit",
        *(Key("symbol", SYMBOL_NAMES), Given(False)),
        make=attacking.CountAs,
    ),
    Word(
        "count_as_shield",
        *(Key("symbol", SYMBOL_NAMES), Given(True)),
        make=attacking.CountAs,
    ),
    Word("armour", Number(), make=attacking.MoreArmour),
    Word("damage_type", Key("type", TYPE_NAMES), make=attacking.OtherType),
    Word("cleave", Number("enemies"), make=heroics.Cleave),
    Word("reflect", make=heroics.Reflect),
    Word("step_in", Named("armour"), make=stepping.StepIn),
    Word("fight", Several(EFFECTS), make=heroics.Fight),
    Word("charge", Number("areas"), Several(EFFECTS), make=stepping.Charge),
    Word("betray", make=heroics.Betray),
)

# -- moving and handling ------------------------------------------------------------------

EFFECTS.declare(
    Word("sneak", Number("areas"), Flag("unnoticed"), make=stepping.Sneak),
    Word("teleport", Who("self"), make=stepping.Teleport),
    Word("may_step", Who(), make=stepping.MayStep),
    Word("push", Who(), make=stepping.Push),
    Word("more_moves", Number("actions"), make=heroics.MoreMoves),
    Word("veil", Who("self"), make=heroics.Veil),
    Word("light", Number("level", 1), make=heroics.Light),
    Word("stay_alive", Number("hp"), make=heroics.StayAlive),
    Word("keep_item", make=heroics.KeepItem),
    Word("take_item", Name("item"), Otherwise(), make=heroics.TakeItem),
    Word("peek", Key("deck", heroics.PEEKED), make=heroics.Peek),
    Word(
        "handle",
        *(Keys("activities", heroics.ACTIVITIES, 1), Traps()),
        make=heroics.Handle,
    ),
)
