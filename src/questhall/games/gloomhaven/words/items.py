"""Words for what items do, window by window (GH-1.3.10)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Given, Key, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..effects import riders
from ..effects.bonuses import MELEE, RANGED
from ..effects.items import (
    Defend,
    EnrichAction,
    EnrichAttack,
    Hasten,
    Lengthen,
    OnAttacks,
    Perform,
    PlayAnother,
    PushEach,
    ReachFarther,
    Reshape,
    StandFirm,
    TakeAnotherTurn,
)
from ..printed.cards import (
    ALWAYS,
    AT_ROUND_START,
    AT_TURN_END,
    BOTTOM,
    IN_ATTACK,
    IN_ATTACK_ACTION,
    IN_MOVE,
    IN_TURN,
    PASSIVE,
    TOP,
    WHEN_ATTACKED,
    WHEN_DAMAGED,
    ItemDef,
    ItemEffect,
    Rider,
    Use,
)
from .actions import HERO_ACTIONS
from .context import Context
from .parameters import Deeds, Elements, Kind, Riders, Shape
from .traits import DEFENCES, PROPERTIES

HALVES = {"top": TOP, "bottom": BOTTOM}

IN_MOVES: Language[ItemEffect] = Language("help in a movement")
IN_ATTACK_ACTIONS: Language[ItemEffect] = Language("help in an attack action")
IN_ATTACKS: Language[ItemEffect] = Language("help in an attack")
IN_EVERY_ATTACK: Language[ItemEffect] = Language("help in every attack")
AT_TURN_ENDS: Language[ItemEffect] = Language("help at the end of a turn")
# What may stand inside other words.
SHIELDS: Language[int] = Language("shield")
PUSHES: Language[int] = Language("push")

SHIELDS.declare(Word("shield", Number(), make=int))
PUSHES.declare(Word("push", Number(), make=int))

IN_MOVES.declare(
    Word("move_plus", Number(), Given(False), make=Hasten),
    Word("add_jump", Given(0), Given(True), make=Hasten),
)
AT_TURN_ENDS.declare(
    Word("play_extra", Key("half", HALVES), make=PlayAnother),
    Word("extra_turn", make=TakeAnotherTurn),
    Word("moved_at_most", Number(), One(SHIELDS, "action"), make=StandFirm),
)

# -- attacks: perhaps only melee or ranged ones, or those on a single target -------


def _limited(
    make: Callable[..., OnAttacks], kind: int, single_target: bool, *meanings: object
) -> ItemEffect:
    effect = make(*meanings)
    effect.melee = kind == MELEE
    effect.ranged = kind == RANGED
    effect.single_target = single_target
    return effect


def _on(word: str, *parameters: Parameter[Any], make: Callable[..., OnAttacks]) -> Word[ItemEffect]:
    return Word(word, Kind(), Flag("single_target"), *parameters, make=partial(_limited, make))


def _plus(amount: int) -> OnAttacks:
    return EnrichAction([riders.Plus(amount)])


def _use(elements: list[int], effects: list[Rider]) -> OnAttacks:
    effect = EnrichAction(effects)
    effect.use = Use(elements)
    return effect


IN_ATTACK_ACTIONS.declare(
    _on("add", Riders(), make=EnrichAction),
    _on("plus", Number(), make=_plus),
    _on("advantage", Given([riders.Advantage()]), make=EnrichAction),
    _on("ignore_shield", Given([riders.Pierce()]), make=EnrichAction),
    _on("range_plus", Number(), make=Lengthen),
    _on("reach", Number(), make=ReachFarther),
    _on("turn_into", Shape(), Deeds(), make=Reshape),
    _on("use", Elements(), Riders(), make=_use),
)
IN_ATTACKS.declare(_on("add", Riders(), make=EnrichAttack))
IN_EVERY_ATTACK.declare(_on("add", One(PUSHES, "riders"), make=PushEach))

# -- whole items -------------------------------------------------------------------

WINDOWS: dict[int, Language[Any]] = {
    IN_TURN: HERO_ACTIONS,
    IN_MOVE: IN_MOVES,
    IN_ATTACK_ACTION: IN_ATTACK_ACTIONS,
    IN_ATTACK: IN_ATTACKS,
    WHEN_ATTACKED: DEFENCES,
    WHEN_DAMAGED: DEFENCES,
    AT_ROUND_START: PROPERTIES,
    AT_TURN_END: AT_TURN_ENDS,
    PASSIVE: PROPERTIES,
}


def language_of(item: ItemDef) -> Language[Any]:
    if item.window == IN_ATTACK and item.use == ALWAYS:
        return IN_EVERY_ATTACK
    return WINDOWS[item.window]


def parts_of(does: Expression) -> list[Expression]:
    """`then(a, b)` is a and b."""
    return does.inside() if does.word == "then" else [does]


def give_effect(item: ItemDef, does: Expression, context: Context) -> None:
    """Give the item its effect, or its properties."""
    language = language_of(item)
    meanings = [language.read(each, context) for each in parts_of(does)]
    if language is HERO_ACTIONS:
        item.effect = Perform(meanings)
    elif language is PROPERTIES:
        for each in meanings:
            each.give(item)
    elif language is DEFENCES:
        item.effect = Defend()
        for each in meanings:
            each.give(item.effect)
    else:
        (item.effect,) = meanings
