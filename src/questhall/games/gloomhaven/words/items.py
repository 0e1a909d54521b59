"""Words for what items do, window by window (GH-1.3.10)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Given, Key, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..effects import items, riders
from ..effects.bonuses import MELEE, RANGED
from ..effects.items import EnrichAction, OnAttacks
from ..printed import cards
from ..printed.cards import ElementUse, ItemDef, ItemEffect, Rider
from .actions import HERO_ACTIONS
from .context import Context
from .parameters import AREA, KIND, SOME_ACTIONS, SOME_ELEMENTS, SOME_RIDERS
from .traits import DEFENCES, PROPERTIES

HALVES = {"top": cards.TOP, "bottom": cards.BOTTOM}

IN_MOVES: Language[ItemEffect] = Language("help in a movement")
IN_ATTACK_ACTIONS: Language[ItemEffect] = Language("help in an attack action")
IN_ATTACKS: Language[ItemEffect] = Language("help in an attack")
IN_EVERY_ATTACK: Language[ItemEffect] = Language("help in every attack")
AT_TURN_ENDS: Language[ItemEffect] = Language("help at the end of a turn")
# Words that other words can hold.
SHIELDS: Language[int] = Language("shield")
PUSHES: Language[int] = Language("push")

SHIELDS.declare(Word("shield", Number(), make=int))
PUSHES.declare(Word("push", Number(), make=int))

IN_MOVES.declare(
    Word("move_plus", Number(), Given(False), make=items.Hasten),
    Word("add_jump", Given(0), Given(True), make=items.Hasten),
)
AT_TURN_ENDS.declare(
    Word("play_extra", Key("half", HALVES), make=items.PlayAnother),
    Word("extra_turn", make=items.TakeAnotherTurn),
    Word("moved_at_most", Number(), One(SHIELDS, "action"), make=items.StandFirm),
)

# -- attacks: all, or only melee, ranged or single-target ones --------------------


def _limited(
    make: Callable[..., OnAttacks], kind: int, single_target: bool, *meanings: object
) -> ItemEffect:
    effect = make(*meanings)
    effect.melee = kind == MELEE
    effect.ranged = kind == RANGED
    effect.single_target = single_target
    return effect


def _on(word: str, *parameters: Parameter[Any], make: Callable[..., OnAttacks]) -> Word[ItemEffect]:
    return Word(word, KIND, Flag("single_target"), *parameters, make=partial(_limited, make))


def _plus(amount: int) -> OnAttacks:
    return EnrichAction([riders.Plus(amount)])


def _use(elements: list[int], effects: list[Rider]) -> OnAttacks:
    effect = EnrichAction(effects)
    effect.use = ElementUse(elements)
    return effect


IN_ATTACK_ACTIONS.declare(
    _on("add", SOME_RIDERS, make=EnrichAction),
    _on("plus", Number(), make=_plus),
    _on("advantage", Given([riders.Advantage()]), make=EnrichAction),
    _on("ignore_shield", Given([riders.Pierce()]), make=EnrichAction),
    _on("range_plus", Number(), make=items.Lengthen),
    _on("reach", Number(), make=items.ReachFarther),
    _on("turn_into", AREA, SOME_ACTIONS, make=items.Reshape),
    _on("use", SOME_ELEMENTS, SOME_RIDERS, make=_use),
)
IN_ATTACKS.declare(_on("add", SOME_RIDERS, make=items.EnrichAttack))
IN_EVERY_ATTACK.declare(_on("add", One(PUSHES, "riders"), make=items.PushEach))

# -- whole items -------------------------------------------------------------------

WINDOWS: dict[int, Language[Any]] = {
    cards.IN_TURN: HERO_ACTIONS,
    cards.IN_MOVE: IN_MOVES,
    cards.IN_ATTACK_ACTION: IN_ATTACK_ACTIONS,
    cards.IN_ATTACK: IN_ATTACKS,
    cards.WHEN_ATTACKED: DEFENCES,
    cards.WHEN_DAMAGED: DEFENCES,
    cards.AT_ROUND_START: PROPERTIES,
    cards.AT_TURN_END: AT_TURN_ENDS,
    cards.PASSIVE: PROPERTIES,
}


def language_of(item: ItemDef) -> Language[Any]:
    if item.window == cards.IN_ATTACK and item.use == cards.ALWAYS:
        return IN_EVERY_ATTACK
    return WINDOWS[item.window]


def parts_of(does: Expression) -> list[Expression]:
    """`then(a, b)` is both a and b."""
    return does.inside() if does.word == "then" else [does]


def give_effect(item: ItemDef, does: Expression, context: Context) -> None:
    """Give the item its effect or its properties."""
    language = language_of(item)
    meanings = [language.read(each, context) for each in parts_of(does)]
    if language is HERO_ACTIONS:
        item.effect = items.Perform(meanings)
    elif language is PROPERTIES:
        for each in meanings:
            each.give(item)
    elif language is DEFENCES:
        item.effect = items.Defend()
        for each in meanings:
            each.give(item.effect)
    elif len(meanings) == 1:
        item.effect = meanings[0]
    else:
        raise does.fault("must be one effect")
