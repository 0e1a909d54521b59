"""Words for abilities of units."""

from ..effects.lasting import Lasting
from ..effects.skills_in_combat import Doom, OneAttack
from ..effects.units import (
    BecomeWounded,
    FuelledColdFire,
    InPhase,
    OtherUnitsAttack,
    Scout,
    SeveralAbilities,
    WithMana,
)
from ..printed.cards import Ability, Effect
from ..printed.kinds import COLOURS
from ..printed.sayings import saying_of
from ..state.boons import ALL_COLD_FIRE, ALL_SIEGE, FAR_EXPLORING, UNITS_RESIST
from ..state.turn import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, MOVING, PHASES, RANGED_PHASE
from .reader import COLOUR_NUMBERS, MAKERS, Reader

PHASE_NUMBERS = {name: number for number, name in enumerate(PHASES)}


def unit_wounded(reader: Reader) -> Effect:
    return BecomeWounded()


def with_mana(reader: Reader) -> Effect:
    """`with_mana(red, attack(5), attack(3))`: the second one with mana of another colour"""
    return WithMana(reader.colour(), reader.effect(), reader.effect())


def fuelled(reader: Reader) -> Effect:
    """`fuelled(5, red, blue, by=2)`: Cold Fire Attack or Block"""
    colours = reader.colours()
    return FuelledColdFire(reader.number(), reader.named_number("by", 1), colours)


def several(reader: Reader) -> Effect:
    """`several(red(...), blue(...))`: each for mana of its colour"""
    abilities: list[Ability] = []
    for each in reader.take(frozenset(COLOURS)):
        cost = COLOUR_NUMBERS[each.word]
        inner = Reader(each, cost)
        text = str(inner.peek())
        abilities.append(Ability(cost, inner.effect(), text, saying_of(text, cost)))
        inner.finish()
    return SeveralAbilities(abilities)


def other_units_attack(reader: Reader) -> Effect:
    return OtherUnitsAttack(reader.number())


def scout(reader: Reader) -> Effect:
    """`scout(fame=1)`"""
    return Scout(reader.named_number("fame", 0))


def in_phase(reader: Reader) -> Effect:
    """`in_phase(block, ...)`"""
    return InPhase(reader.key(PHASE_NUMBERS), reader.effect())


def one_attack(reader: Reader) -> Effect:
    """`one_attack(-3, cumbersome, to_this_unit)`"""
    cumbersome = reader.flag("cumbersome")
    to_this_unit = reader.flag("to_this_unit")
    return OneAttack(reader.number(), cumbersome, to_this_unit)


def doom(reader: Reader) -> Effect:
    return Doom()


def units_resist(reader: Reader) -> Effect:
    effect = Lasting(UNITS_RESIST)
    effect.phases = (MOVING, RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE)
    return effect


def all_cold_fire(reader: Reader) -> Effect:
    effect = Lasting(ALL_COLD_FIRE)
    effect.phases = (RANGED_PHASE, ATTACK_PHASE)
    return effect


def all_siege(reader: Reader) -> Effect:
    effect = Lasting(ALL_SIEGE)
    effect.phases = (RANGED_PHASE,)
    return effect


def far_exploring(reader: Reader) -> Effect:
    return Lasting(FAR_EXPLORING)


MAKERS.update(
    {
        "unit_wounded": unit_wounded,
        "with_mana": with_mana,
        "fuelled": fuelled,
        "several": several,
        "other_units_attack": other_units_attack,
        "scout": scout,
        "in_phase": in_phase,
        "one_attack": one_attack,
        "doom": doom,
        "units_resist": units_resist,
        "all_cold_fire": all_cold_fire,
        "all_siege": all_siege,
        "far_exploring": far_exploring,
    }
)
