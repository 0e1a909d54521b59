"""Words for what cards do."""

from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Keys,
    Name,
    Named,
    NamedKey,
    Number,
    NumberOr,
    Parameter,
)
from questhall.kernel.language.words import Among, Language, One, Several, Word

from ..effects import attacking, changing, foes, gaining, structure
from ..printed.effects import Effect
from ..printed.items import SymbolEffect
from ..printed.kinds import LIMITS, MOST_COOLDOWN, NO_TYPE, SCOPES, STATS, UNTIL
from ..printed.sayings import saying_of
from ..printed.symbols import COLOURS, SYMBOLS, Colour, Cost
from .amounts import Much, MuchOr
from .tests import CONDITION_NAMES, SLOT_NAMES, TESTS, TYPE_NAMES
from .whom import Who

EFFECTS: Language[Effect] = Language("effect")
SYMBOL_EFFECTS: Language[SymbolEffect] = Language("effect of symbols")

SYMBOL_NAMES = {name: number for number, name in enumerate(SYMBOLS)}
STAT_NAMES = {name: number for number, name in enumerate(STATS)}
SCOPE_NAMES = {name: number for number, name in enumerate(SCOPES)}
UNTIL_NAMES = {name: number for number, name in enumerate(UNTIL)}
COLOUR_NAMES = {name: number for number, name in enumerate(COLOURS)}
LIMIT_NAMES = {name: number for number, name in enumerate(LIMITS)}
WHICH = {name: name for name in ("same", "other", "any")}


class Otherwise(Parameter[Expression | None]):
    """One more effect, which happens if the condition does not hold."""

    def take(self, arguments: Arguments) -> Expression | None:
        return arguments.expression() if arguments.left else None

    def meaning(self, taken: Expression | None, context: Any) -> Effect | None:
        return None if taken is None else EFFECTS.read(taken, context)

    def signature(self) -> str:
        return "[otherwise]"


class Choices(Several[Effect]):
    """Effects of which one is chosen: each knows what it says."""

    def __init__(self) -> None:
        super().__init__(EFFECTS)

    def meaning(self, taken: list[Expression], context: Any) -> list[Effect]:
        effects = super().meaning(taken, context)
        for effect, expression in zip(effects, taken, strict=True):
            effect.saying = saying_of(str(expression))
        return effects


# -- how sentences are joined -------------------------------------------------------------

EFFECTS.declare(
    Word("then", Several(EFFECTS), make=structure.Then),
    Word("choose", Choices(), make=structure.Choose),
    Word("when", One(TESTS, "condition"), One(EFFECTS), Otherwise(), make=structure.When),
    Word("save", Who(), One(EFFECTS), make=structure.Save),
    Word(
        "save_or",
        *(Who(), One(EFFECTS, "success"), One(EFFECTS, "failure")),
        make=structure.SaveOr,
    ),
    Word(
        "roll",
        *(Key("die", COLOUR_NAMES), Keys("symbol", SYMBOL_NAMES, 1), Named("dice", 1)),
        One(EFFECTS),
        make=structure.Roll,
    ),
    Word("nothing", make=structure.Nothing),
)

# -- the attack under way -----------------------------------------------------------------

EFFECTS.declare(
    Word("hits", Much(), make=attacking.Hits),
    Word("shields", Much(), make=attacking.Shields),
    Word("more_red", Given(Colour.RED), Number("dice"), make=attacking.MoreDice),
    Word("more_blue", Given(Colour.BLUE), Number("dice"), make=attacking.MoreDice),
    Word("reroll", MuchOr("any", "dice"), make=attacking.Reroll),
    Word("lethal", NumberOr("all", "hits"), make=attacking.Lethal),
    Word("critical", make=attacking.Critical),
    Word("aoe", Number("areas"), make=attacking.AreaOfEffect),
    Word("bash", make=attacking.Bash),
    Word("ignore_armour", make=attacking.IgnoreArmour),
    Word("armour_of_target", Number(), make=attacking.LessArmour),
    Word(
        "attack_again",
        *(Key("slot", {**SLOT_NAMES, "this": attacking.THIS}), Key("target", WHICH, "same")),
        make=attacking.Again,
    ),
)


def paid(
    skill: int, magic: int, legend: int, shield: int, pay: int, limit: int, effect: Effect
) -> SymbolEffect:
    """What the named numbers of symbols pay for."""
    counts = {"skill": skill, "magic": magic, "legend": legend, "shield": shield}
    symbols: list[int] = []
    for name, count in counts.items():
        symbols += [SYMBOL_NAMES[name]] * count
    return SymbolEffect(Cost(symbols, pay), effect, limit)


class Paid(Word[SymbolEffect]):
    """Keeps what it says, for whoever chooses it."""

    def read(self, expression: Expression, context: Any) -> SymbolEffect:
        made = super().read(expression, context)
        made.saying = saying_of(str(expression))
        return made


SYMBOL_EFFECTS.declare(
    Paid(
        "pay",
        *(Named("skill"), Named("magic"), Named("legend"), Named("shield"), Named("any")),
        NamedKey("limit", LIMIT_NAMES),
        One(EFFECTS),
        make=paid,
    ),
)

EFFECTS.declare(
    Word(
        "smite",
        *(Named("fixed"), Named("red"), Named("blue"), NamedKey("type", TYPE_NAMES, NO_TYPE)),
        *(Among(SYMBOL_EFFECTS, "paid"), Several(EFFECTS)),
        make=attacking.Smite,
    ),
)

# -- characters ---------------------------------------------------------------------------

EFFECTS.declare(
    Word("lose_hp", Much(), Who(), Named("leaving"), make=changing.LoseHp),
    Word("heal", Much(), Who(), make=changing.Heal),
    Word(
        "afflict",
        *(Key("condition", CONDITION_NAMES), Number("level", 1), Who()),
        make=changing.Afflict,
    ),
    Word("fire", Number("level", 1), Who(), make=changing.SetOnFire),
    Word(
        "cure",
        *(Keys("condition", CONDITION_NAMES), Who(), Named("count"), Flag("may")),
        make=changing.Cure,
    ),
    Word(
        "bonus",
        *(Key("number", STAT_NAMES), Much(), Who("self")),
        *(NamedKey("until", UNTIL_NAMES), NamedKey("on", SCOPE_NAMES), Named("attacks")),
        make=changing.Lasting,
    ),
    Word("rotate", Number("steps"), Named("count"), Who("self"), make=changing.Rotate),
    Word("refresh", Given(MOST_COOLDOWN), Named("count"), Who("self"), make=changing.Rotate),
    Word("to_start", Who(), make=changing.ToStart),
    Word("hide", make=changing.Hide),
)

# -- crowns, shards, treasures --------------------------------------------------------

EFFECTS.declare(
    Word("crowns", Much(), Who("self"), make=gaining.Crowns),
    Word("shards", Much(), make=gaining.Shards),
    Word("treasure", Number("cards", 1), Who("self"), make=gaining.Treasure),
    Word("steal_coin", Number("coins", 1), make=gaining.StealCoin),
    Word("trap", make=gaining.DrawTrap),
    Word("emporium", Who("active_hero"), make=gaining.VisitEmporium),
    Word("spend_shards", Number(), make=gaining.SpendShards),
    Word("loot", make=gaining.DrawLoot),
    Word("key", make=gaining.GainKey),
    Word("pay_crowns", Much(), Flag("together"), make=gaining.PayCrowns),
    Word("lay_crowns", Number(), make=gaining.LayCrowns),
    Word("drop_coin", make=gaining.DropCoin),
    Word("soul_weapon", make=gaining.SoulWeapon),
)

# -- what enemies do ----------------------------------------------------------------------

EFFECTS.declare(
    Word(
        "strike",
        *(Key("slot", SLOT_NAMES), Named("times", 1), Named("more"), Who()),
        make=foes.Strike,
    ),
    Word(
        "hit",
        *(Number("hits"), Who(), NamedKey("type", TYPE_NAMES, NO_TYPE), Flag("bash")),
        make=foes.HitAll,
    ),
    Word("engage", make=foes.Engage),
    Word("advance", Number("areas"), make=foes.Advance),
    Word("approach", Number("areas"), Who("self"), make=foes.Approach),
    Word("retreat", Number("areas"), make=foes.Retreat),
    Word("activate", Who("self"), make=foes.Activate),
    Word("spawn", Much(), make=foes.Spawn),
    Word("taunt", make=foes.Taunt),
    Word("appear", Who("self"), make=foes.AppearHere),
    Word("encounter", make=foes.DrawEncounter),
    Word("recharge", Number("charges"), Who("self"), make=foes.Recharge),
    Word("use", Name("power"), make=foes.UsePower),
    Word("use_special", Who("self"), make=foes.UseSpecial),
    Word("pull", Number("areas"), make=foes.Pull),
    Word("regenerate", Much(), make=foes.Regenerate),
    Word("turn_card", make=foes.TurnCard),
    Word("no_shields", make=foes.NoShields),
)
