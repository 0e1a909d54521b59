"""Words for what cards do: those of the company, and those of Stage Cards."""

from typing import Any

from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Name,
    Named,
    NamedKey,
    Number,
    Parameter,
)
from questhall.kernel.language.words import Language, One, Several, Word

from ..effects import attacking, carrying, circulating, foes, gaining, moving, structure
from ..printed.cards import SLOTS, Effect
from ..printed.encounter import AbilityOfBoard
from ..printed.might import COLOURS
from ..printed.tokens import ANY_TOKEN, TOKENS, UNTIL, Stat
from ..rules.selecting import Group
from .amounts import Much
from .conditions import CONDITIONS, STATUS_NAMES
from .figures import FIGURES, Whom
from .names import a, ability_named

EFFECTS: Language[Effect] = Language("effect")

SLOT_NAMES = {name: number for number, name in enumerate(SLOTS)}
TOKEN_NAMES = {name: number for number, name in enumerate(TOKENS)} | {"any": ANY_TOKEN}
UNTIL_NAMES = {name: number for number, name in enumerate(UNTIL)}
WAYS = {name: number for number, name in enumerate(NAMES_OF_DIRECTIONS)}
PLACES = {"hand": NOTHING, "zero": 0, "one": 1, "two": 2, "three": 3}
CARD_KINDS = {"ability": 0, "item": 1, "card": 2}


class Otherwise(Parameter[Expression | None]):
    """One more effect, which happens if the condition does not hold."""

    def take(self, arguments: Arguments) -> Expression | None:
        return arguments.expression() if arguments.left else None

    def meaning(self, taken: Expression | None, context: object) -> Effect | None:
        return None if taken is None else EFFECTS.read(taken, context)

    def signature(self) -> str:
        return "[otherwise]"


# -- how sentences are joined ---------------------------------------------------


class OneOf(Word[Effect]):
    """What can be chosen is known by how it is written."""

    def read(self, expression: Expression, context: Any) -> Effect:
        [(parameter, taken)] = self.parts(expression)
        return self.make(parameter.meaning(taken, context), [str(each) for each in taken])


EFFECTS.declare(
    Word("then", Several(EFFECTS), make=structure.Then),
    OneOf("choose", Several(EFFECTS), make=structure.Choose),
    Word("when", One(CONDITIONS, "condition"), One(EFFECTS), Otherwise(), make=structure.When),
    Word("may", One(EFFECTS, "price"), One(EFFECTS), Otherwise(), make=structure.May),
    Word("for_each", One(FIGURES, "figures"), One(EFFECTS), make=structure.ForEach),
)

# -- tokens, animus, HP, statuses -----------------------------------------------


EFFECTS.declare(
    Word("token", Key("kind", TOKEN_NAMES), Number(default=1), Whom(), make=gaining.GainToken),
    Word("lose_token", Key("kind", TOKEN_NAMES), Number(default=1), Whom(), make=gaining.LoseToken),
    Word("animus", Much(), Whom(), make=gaining.GainAnimus),
    Word("lose_animus", Much(), Whom(), make=gaining.LoseAnimus),
    Word("heal", Much(), Whom(), make=gaining.Heal),
    Word("stand_again", Number("hp"), Whom(Group.SUBJECT), make=gaining.StandAgain),
    Word("lose_hp", Much(), Whom(), make=gaining.LoseHp),
    Word("status", Key("kind", STATUS_NAMES), Number(default=1), Whom(), make=gaining.GainStatus),
    Word("bleed", Much(), Whom(Group.TARGET), Named("tokens"), make=gaining.Bleed),
    Word("hide", Whom(), make=gaining.Hide),
    Word("cleanse", Number(default=1), Whom(), make=gaining.Cleanse),
    Word("taunt", Whom(), make=gaining.Taunt),
    Word("refresh", make=gaining.RefreshMight),
    Word("battleflow", Number("positions", 1), Whom(), make=gaining.Battleflow),
    Word(
        "move_card",
        *(Key("kind", CARD_KINDS), Key("from", PLACES), Key("to", PLACES), Flag("may")),
        make=gaining.MoveCard,
    ),
    Word("lower_card", make=circulating.LowerCard),
    Word("play_again", Number("most"), make=circulating.PlayAgain),
)

# -- numbers for a while --------------------------------------------------------


CARD_STATS = {name: Stat.WHITE_CARDS + number for number, name in enumerate(COLOURS)}
STAT_WORDS = {
    "defense": Stat.DEFENSE,
    "bonus": Stat.BONUS,
    "empower": Stat.EMPOWER,
    "might": Stat.MIGHT,
    "movement": Stat.MOVEMENT,
}


def stat_words(stats: dict[str, int]) -> list[Word[Effect]]:
    return [
        Word[Effect](
            name,
            *(Given(stat), Much(), Whom(), NamedKey("until", UNTIL_NAMES), Named("least")),
            make=gaining.ChangeStat,
        )
        for name, stat in stats.items()
    ]


EFFECTS.declare(*stat_words(STAT_WORDS))

EFFECTS.declare(
    Word(
        "cards",
        *(Key("colour", CARD_STATS), Much(), Whom(), NamedKey("until", UNTIL_NAMES)),
        *(Named("least"),),
        make=gaining.ChangeStat,
    )
)

# -- movement -------------------------------------------------------------------

EFFECTS.declare(
    Word("move", Number("steps"), Whom(), Flag("through"), make=moving.Move),
    Word("carry", Whom(), Named("within"), Flag("to_tile"), make=carrying.Carry),
    Word("leap", Number("counts_as"), make=moving.Leap),
    Word("to_obstacle", Number("within"), make=moving.ToObstacle),
    Word("knockback", Number("steps"), make=attacking.Knockback),
    Word("push", Number("steps"), Whom(), make=moving.Push),
    Word("pull", Number("steps"), Whom(), make=moving.Pull),
    Word("turn", Number("steps"), Whom(), make=moving.Turn),
    Word("throw", Key("slot", SLOT_NAMES), make=moving.Throw),
    Word("swap", Whom(Group.SUBJECT), make=moving.Swap),
)

# -- attacks under way ----------------------------------------------------------

EFFECTS.declare(
    Word("redraw", Number("count"), make=attacking.FreeRedraws),
    Word("redraw_enemy", Number("count"), make=attacking.RedrawEnemy),
    Word("redirect", make=attacking.Redirect),
    Word("out_of_reach", make=attacking.OutOfReach),
    Word("ignore_highest", Much("count"), make=attacking.IgnoreHighest),
    Word("keep_hp", Number("hp"), make=attacking.KeepHp),
    Word("lose_less", Much(), Whom(), make=attacking.LoseLess),
)

# -- what enemies do ------------------------------------------------------------


def _use(ability: tuple[str, AbilityOfBoard | None], number: int) -> Effect:
    """An ability of the Special Rules Board; a printed number beats its own (OS-8.2.4)."""
    return foes.UseAbility(*ability, number)


EFFECTS.declare(
    Word("use", Name("ability", ability_named), Number("number", 0), make=_use),
    Word("advance", Much("steps"), Whom(Group.TARGET), make=foes.Advance),
    Word("drift", Number("steps"), Key("way", WAYS), make=foes.Drift),
    Word("boss_does", a("boss"), One(EFFECTS), make=foes.BossDoes),
    Word("all_bosses_do", One(EFFECTS), make=foes.AllBossesDo),
    Word("consume", a("part"), a("ability"), make=foes.Swallow),
    Word(
        "cage",
        *(Much("difficulty"), a("ability"), Whom(Group.SUBJECT)),
        make=foes.PutIntoCage,
    ),
    Word("withdraw", Number("steps"), Whom(Group.TARGET), make=foes.Withdraw),
    Word("flee", Number("steps"), make=foes.Flee),
    Word("turn_rear", make=foes.TurnRear),
    Word("turn_front", make=foes.TurnFront),
    Word("drive", Number("steps"), Key("way", WAYS), Whom(Group.TARGET), make=moving.Drive),
    Word("retarget", One(FIGURES, "figures"), make=foes.Retarget),
    Word("spawn", a("minion"), Much(), make=foes.Spawn),
    Word("lay", a("tile"), Whom(Group.TARGET), make=foes.Lay),
    Word("mend", Number(), make=foes.Mend),
    Word("activate_minions", make=foes.Activate),
    Word("draw_alone", Number("value"), One(EFFECTS), make=foes.DrawAlone),
)
