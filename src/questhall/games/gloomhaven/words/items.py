"""The words of item cards: from `does` to the effect in the item's window."""

from collections.abc import Callable

from questhall.kernel.language.expressions import Expression

from ..effects import riders
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
    SummonDef,
    Use,
)
from ..rules.monsters.mind.areas import Area
from ..state.figures import DOUBLES, FORCED_MOVEMENT
from .acting import HERO_ACTIONS, summons_of
from .reader import CONDITION_NUMBERS, RIDERS, Reader, Vocabulary

HALVES = {"top": TOP, "bottom": BOTTOM}
THREATS = CONDITION_NUMBERS | {"forced_movement": FORCED_MOVEMENT}
AFTERWARDS = frozenset(("damage",))


def item_words(areas: dict[str, Area], creatures: list[SummonDef]) -> Vocabulary:
    """Items perform the actions of characters."""
    summons = summons_of({creature.key: creature for creature in creatures})
    return Vocabulary(areas, HERO_ACTIONS | {"summon": summons}, RIDERS)


def read_effect(item: ItemDef, does: Expression, vocabulary: Vocabulary) -> None:
    """Give the item its effect, or its properties."""
    if item.window == IN_TURN:
        item.effect = Perform([vocabulary.action_of(each) for each in parts_of(does)])
        return
    if item.window in (WHEN_ATTACKED, WHEN_DAMAGED):
        item.effect = _defence(parts_of(does), vocabulary)
        return
    for each in parts_of(does):
        reader = Reader(each, vocabulary)
        if item.window in (PASSIVE, AT_ROUND_START):
            _property(item, reader)
        else:
            item.effect = _effect(item, reader)
        reader.finish()


def parts_of(does: Expression) -> list[Expression]:
    """`then(a, b)` is a and b."""
    if does.word != "then":
        return [does]
    return [each for each in does.arguments if isinstance(each, Expression)]


def _effect(item: ItemDef, reader: Reader) -> ItemEffect:
    words = WORDS[item.window]
    if reader.word not in words:
        raise reader.fault(f"is none of {', '.join(words)}")
    if item.window not in (IN_ATTACK_ACTION, IN_ATTACK):
        return words[reader.word](reader)
    melee, ranged = reader.flag("melee"), reader.flag("ranged")
    single_target = reader.flag("single_target")
    always = item.window == IN_ATTACK and item.use == ALWAYS
    effect = _push_each(reader) if always else words[reader.word](reader)
    assert isinstance(effect, OnAttacks)
    effect.melee = melee
    effect.ranged = ranged
    effect.single_target = single_target
    return effect


# -- movement and turns ------------------------------------------------------------


def _play_extra(reader: Reader) -> ItemEffect:
    return PlayAnother(reader.key(HALVES))


def _moved_at_most(reader: Reader) -> ItemEffect:
    """`moved_at_most(1, shield(1))`"""
    hexes = reader.number()
    inner = Reader(reader.expression(), reader.vocabulary)
    if inner.word != "shield":
        raise inner.fault("is not shield")
    effect = StandFirm(hexes, inner.number())
    inner.finish()
    return effect


# -- attacks -----------------------------------------------------------------------


def _use(reader: Reader) -> ItemEffect:
    """`use(any, plus(1), ranged)`"""
    use = Use(reader.elements())
    effect = EnrichAction(reader.riders())
    effect.use = use
    return effect


def _turn_into(reader: Reader) -> ItemEffect:
    """`turn_into(melee, single_target, area=cleave)`, with what happens after the attack."""
    area = reader.area()
    if area is None:
        raise reader.fault("names no area")
    afterwards = [reader.vocabulary.action_of(each) for each in reader.take(AFTERWARDS)]
    return Reshape(area, afterwards)


def _push_each(reader: Reader) -> ItemEffect:
    """`add(push(1), melee)` on an item without a symbol."""
    inner = Reader(reader.expression(), reader.vocabulary)
    if inner.word != "push":
        raise inner.fault("is not push")
    effect = PushEach(inner.number())
    inner.finish()
    return effect


# -- defence -----------------------------------------------------------------------


def _defence(parts: list[Expression], vocabulary: Vocabulary) -> Defend:
    """`then(shield(1), retaliate(2))`, `attacker_disadvantage`, `cancel_damage`"""
    effect = Defend()
    for each in parts:
        reader = Reader(each, vocabulary)
        if reader.word == "shield":
            effect.shield = reader.number()
        elif reader.word == "retaliate":
            effect.retaliate = reader.number()
        elif reader.word == "attacker_disadvantage":
            effect.hinders = True
        elif reader.word == "cancel_damage":
            effect.cancels = True
        else:
            raise reader.fault("is no defence")
        reader.finish()
    return effect


# -- properties --------------------------------------------------------------------


def _property(item: ItemDef, reader: Reader) -> None:
    if reader.word == "initiative":
        item.initiative = reader.number()
    elif reader.word == "more_small_items":
        item.small_places = reader.number()
    elif reader.word == "standard_move":
        item.standard_move = reader.number()
    elif reader.word == "standard_attack":
        item.standard_attack = reader.number()
    elif reader.word == "immune":
        item.immune = reader.keys(THREATS)
    elif reader.word == "doubles_count_as_zero":
        item.immune = [DOUBLES]
    elif reader.word == "flying":
        item.flying = True
    elif reader.word == "hidden_in_obstacles":
        item.hidden_in_obstacles = True
    else:
        raise reader.fault("is no property")


EffectMaker = Callable[[Reader], ItemEffect]

WORDS: dict[int, dict[str, EffectMaker]] = {
    IN_MOVE: {
        "move_plus": lambda reader: Hasten(reader.number(), False),
        "add_jump": lambda reader: Hasten(0, True),
    },
    IN_ATTACK_ACTION: {
        "add": lambda reader: EnrichAction(reader.riders()),
        "plus": lambda reader: EnrichAction([riders.Plus(reader.number())]),
        "advantage": lambda reader: EnrichAction([riders.Advantage()]),
        "ignore_shield": lambda reader: EnrichAction([riders.Pierce()]),
        "range_plus": lambda reader: Lengthen(reader.number()),
        "reach": lambda reader: ReachFarther(reader.number()),
        "turn_into": _turn_into,
        "use": _use,
    },
    IN_ATTACK: {"add": lambda reader: EnrichAttack(reader.riders())},
    AT_TURN_END: {
        "play_extra": _play_extra,
        "extra_turn": lambda reader: TakeAnotherTurn(),
        "moved_at_most": _moved_at_most,
    },
}
