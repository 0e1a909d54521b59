"""Words that only artifacts need."""

from ..effects.artifacts import (
    BorrowSkill,
    Darkness,
    DiscardAttack,
    DruidicStaff,
    EndlessMana,
    EqualCrystals,
    HealAllUnits,
    HornOfWrath,
    OfferedSpell,
    OnlyAssigned,
    RandomCrystals,
    ReadyAll,
    SeveralBlocks,
    SoulHarvest,
    SpellTraining,
    Sunlight,
    SwordOfJustice,
    TakeSkill,
    UnitsGlory,
)
from ..effects.lasting import Lasting
from ..printed.cards import Effect
from ..state.boons import COMMAND_BANNER, HEAL_ALL_WOUNDS, RANGED_TWICE
from ..state.turn import RANGED_PHASE
from .reader import MAKERS, Reader

EVERY_ENEMY = 99


def only_assigned(reader: Reader) -> Effect:
    return OnlyAssigned()


def units_glory(reader: Reader) -> Effect:
    return UnitsGlory()


def wounds_vanish(reader: Reader) -> Effect:
    return Lasting(HEAL_ALL_WOUNDS)


def ready_all(reader: Reader) -> Effect:
    return ReadyAll()


def heal_all_units(reader: Reader) -> Effect:
    return HealAllUnits()


def command_token(reader: Reader) -> Effect:
    return Lasting(COMMAND_BANNER)


def endless(reader: Reader) -> Effect:
    """`endless(red)`"""
    return EndlessMana(reader.colour())


def random_crystals(reader: Reader) -> Effect:
    return RandomCrystals(reader.number())


def equal_crystals(reader: Reader) -> Effect:
    return EqualCrystals(reader.number())


def sunlight(reader: Reader) -> Effect:
    return Sunlight()


def darkness(reader: Reader) -> Effect:
    return Darkness()


def discard_attack(reader: Reader) -> Effect:
    """`discard_attack(2, ranged, this_phase)`: for every card; fame for the defeated"""
    this_phase = reader.flag("this_phase")
    range = reader.range()
    return DiscardAttack(reader.number(), range, this_phase)


def sword_of_justice(reader: Reader) -> Effect:
    return SwordOfJustice()


def horn_of_wrath(reader: Reader) -> Effect:
    """`horn_of_wrath(more=5)`"""
    return HornOfWrath(reader.named_number("more", 0))


def ranged_twice(reader: Reader) -> Effect:
    effect = Lasting(RANGED_TWICE)
    effect.phases = (RANGED_PHASE,)
    return effect


def souls(reader: Reader) -> Effect:
    """`souls(1)`, `souls(all)`"""
    return SoulHarvest(EVERY_ENEMY if reader.flag("all") else reader.number())


def blocks(reader: Reader) -> Effect:
    """`blocks(4, cold_fire, times=3)`"""
    element = reader.element()
    return SeveralBlocks(reader.number(), element, reader.named_number("times", 2))


def spell_training(reader: Reader) -> Effect:
    return SpellTraining()


def offered_spell(reader: Reader) -> Effect:
    return OfferedSpell(reader.flag("strong"))


def by_colour(reader: Reader) -> Effect:
    """`by_colour(a, b, c, d)` for a red, blue, green, white card; `free=2` of them"""
    free = reader.named_number("free", 0)
    return DruidicStaff(reader.effects(), free)


def borrow_skill(reader: Reader) -> Effect:
    return BorrowSkill()


def take_skill(reader: Reader) -> Effect:
    return TakeSkill()


for maker in (
    only_assigned,
    units_glory,
    wounds_vanish,
    ready_all,
    heal_all_units,
    command_token,
    endless,
    random_crystals,
    equal_crystals,
    sunlight,
    darkness,
    discard_attack,
    sword_of_justice,
    horn_of_wrath,
    ranged_twice,
    souls,
    blocks,
    spell_training,
    offered_spell,
    by_colour,
    borrow_skill,
    take_skill,
):
    assert maker.__name__ not in MAKERS, maker.__name__
    MAKERS[maker.__name__] = maker
