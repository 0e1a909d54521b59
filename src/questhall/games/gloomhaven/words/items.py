"""Words for what items do, window by window (GH-1.3.10)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Flag, Given, Key, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..effects import items, items_after_abilities, items_at_a_price, items_that_answer, riders
from ..effects.bonuses import MELEE, RANGED
from ..effects.items import EnrichAction, OnAttacks
from ..printed.cards import Action, CardHalf, Rider
from ..printed.items import ItemDef, ItemEffect, ItemUse, Window
from .actions import HERO_ACTIONS
from .context import Context
from .parameters import (
    ACTION,
    AREA,
    CONDITION,
    KIND,
    NAMED_ELEMENT,
    SOME_ACTIONS,
    SOME_ELEMENTS,
    SOME_MONSTERS,
    SOME_NAMED_ELEMENTS,
    SOME_RIDERS,
)
from .riders import HERO_RIDERS
from .traits import DEFENCES, PROPERTIES, Trait

# Kinds of abilities that only one class has, by the word of their action.
ABILITIES = {kind: kind for kind in ("song", "doom", "command")}
ABILITY = Key("ability", ABILITIES)
ACTION_TOO: One[Action] = One(HERO_ACTIONS, "otherwise")
HALVES = {"top": CardHalf.TOP, "bottom": CardHalf.BOTTOM}

IN_MOVES: Language[ItemEffect] = Language("help in a movement")
IN_ATTACK_ACTIONS: Language[ItemEffect] = Language("help in an attack action")
IN_ATTACKS: Language[ItemEffect] = Language("help in an attack")
IN_EVERY_ATTACK: Language[ItemEffect] = Language("help in every attack")
AT_TURN_ENDS: Language[ItemEffect] = Language("help at the end of a turn")
AT_KILLS: Language[ItemEffect] = Language("help at a kill")
AFTER_ABILITIES: Language[ItemEffect] = Language("help after an ability")
BETRAYALS: Language[ItemEffect] = Language("help before an attack")
# Words that other words can hold.
SHIELDS: Language[int] = Language("shield")

SHIELDS.declare(Word("shield", Number(), make=int))

IN_MOVES.declare(
    Word("move_plus", Number(), Flag("jump"), make=items.Hasten),
    Word("add_jump", Given(0), Given(True), make=items.Hasten),
)
AT_TURN_ENDS.declare(
    Word("play_extra", Key("half", HALVES), make=items.PlayAnother),
    Word("extra_turn", make=items.TakeAnotherTurn),
    Word("moved_at_most", Number(), One(SHIELDS, "action"), make=items.StandFirm),
    Word("moved_at_least", Number(), ACTION, make=items_that_answer.AfterMovingFar),
    Word("entered_hazards", ACTION, make=items_that_answer.AfterHazards),
)
AT_KILLS.declare(
    Word("heal_self", Number(), make=items_that_answer.HealAtKill),
    Word("shield_self", Number(), make=items_that_answer.GuardAtKill),
)
AFTER_ABILITIES.declare(
    Word("attack_or_move", ABILITY, ACTION, ACTION_TOO, make=items_after_abilities.AttackOrMove),
    Word("inflict", ABILITY, CONDITION, make=items_after_abilities.InflictOnMarked),
    Word("play_same_half", ABILITY, make=items_after_abilities.PlaySameHalf),
)
BETRAYALS.declare(Word("betray", make=items_that_answer.Betray))

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


def _against(rider: Rider, types: list[str]) -> OnAttacks:
    return items_at_a_price.EnrichAgainst([rider], types)


IN_ATTACK_ACTIONS.declare(
    _on("add", SOME_RIDERS, make=EnrichAction),
    _on("plus", Number(), make=_plus),
    _on("advantage", Given([riders.Advantage()]), make=EnrichAction),
    _on("ignore_shield", Given([riders.Pierce()]), make=EnrichAction),
    _on("range_plus", Number(), make=items.Lengthen),
    _on("reach", Number(), make=items.ReachFarther),
    _on("turn_into", AREA, SOME_ACTIONS, make=items.Reshape),
    _on("use", SOME_ELEMENTS, SOME_RIDERS, make=items_at_a_price.EnrichForElements),
    _on("suffer_for", Number(), SOME_RIDERS, make=items_at_a_price.EnrichForBlood),
    _on("of_augments", SOME_RIDERS, make=items_at_a_price.EnrichAugments),
)
ONE_RIDER: One[Rider] = One(HERO_RIDERS, "riders")
IN_ATTACKS.declare(
    _on("add", SOME_RIDERS, make=items.EnrichAttack),
    _on("against", ONE_RIDER, SOME_MONSTERS, make=_against),
)
IN_EVERY_ATTACK.declare(
    _on("push_each", Number(), make=items.PushEach),
    _on("add", SOME_RIDERS, make=items_at_a_price.EnrichEach),
    _on("use", SOME_NAMED_ELEMENTS, SOME_RIDERS, make=items_at_a_price.EnrichAttackForElements),
    _on("after_moving", Number(), SOME_RIDERS, make=items_at_a_price.EnrichAfterMoving),
)

# -- defences and properties with more to them -------------------------------------


class Priced(Trait):
    """A defence that elements buy."""

    def __init__(self, elements: list[int], defence: Trait) -> None:
        super().__init__("price", elements, "costs", True)
        self.defence = defence

    def give(self, bearer: object) -> None:
        super().give(bearer)
        self.defence.give(bearer)


def _answer(element: int, effects: list[Rider]) -> Trait:
    return Trait("strong", element, "answers", [items_that_answer.Answer(effects)])


def _among_monsters(count: int, shield: int) -> Trait:
    return Trait("effect", items_that_answer.GuardAmongMonsters(count, shield))


DEFENCES.declare(
    Word("for_elements", SOME_NAMED_ELEMENTS, One(DEFENCES, "defence"), make=Priced),
    Word("if_strong", NAMED_ELEMENT, SOME_RIDERS, make=_answer),
)
PROPERTIES.declare(
    Word("among_monsters", Number("count"), One(SHIELDS, "action"), make=_among_monsters)
)

# -- whole items -------------------------------------------------------------------

WINDOWS: dict[int, Language[Any]] = {
    Window.IN_TURN: HERO_ACTIONS,
    Window.IN_MOVE: IN_MOVES,
    Window.IN_ATTACK_ACTION: IN_ATTACK_ACTIONS,
    Window.IN_ATTACK: IN_ATTACKS,
    Window.WHEN_ATTACKED: DEFENCES,
    Window.WHEN_DAMAGED: DEFENCES,
    Window.AT_ROUND_START: PROPERTIES,
    Window.AT_TURN_END: AT_TURN_ENDS,
    Window.PASSIVE: PROPERTIES,
    Window.IN_ALLY_ATTACK: IN_ATTACK_ACTIONS,
    Window.AT_KILL: AT_KILLS,
    Window.IN_HEAL: PROPERTIES,
    Window.IN_LOOT: PROPERTIES,
    Window.WHEN_OBSTACLE_IS_MADE: PROPERTIES,
    Window.WHEN_TARGETED: BETRAYALS,
    Window.WHEN_SUMMON_IS_DAMAGED: DEFENCES,
    Window.WHEN_ENEMY_USES_ELEMENT: PROPERTIES,
    Window.AFTER_ABILITY: AFTER_ABILITIES,
}


def window_language(item: ItemDef) -> Language[Any]:
    if item.window == Window.IN_ATTACK and item.use == ItemUse.ALWAYS:
        return IN_EVERY_ATTACK
    return WINDOWS[item.window]


def language_of(item: ItemDef, part: Expression) -> Language[Any]:
    """The language of a part of what the item does; properties stand beside anything."""
    language = window_language(item)
    return PROPERTIES if part.word in PROPERTIES and part.word not in language else language


def parts_of(does: Expression) -> list[Expression]:
    """`then(a, b)` is both a and b."""
    return does.inside() if does.word == "then" else [does]


def give_effect(item: ItemDef, does: Expression, context: Context) -> None:
    """Give the item its effect or its properties."""
    effects: list[ItemEffect] = []
    actions: list[Action] = []
    defences: list[Trait] = []
    for part in parts_of(does):
        language = language_of(item, part)
        meaning = language.read(part, context)
        if language is HERO_ACTIONS:
            actions.append(meaning)
        elif language is DEFENCES:
            defences.append(meaning)
        elif language is PROPERTIES:
            meaning.give(item)
        else:
            effects.append(meaning)
    if actions:
        effects.append(items.Perform(actions))
    if defences:
        effects.append(_defend(defences))
    if len(effects) > 1:
        raise does.fault("must be one effect")
    if effects:
        item.effect = effects[0]


def _defend(defences: list[Trait]) -> ItemEffect:
    effect = items.Defend()
    for each in defences:
        each.give(effect)
    return effect
