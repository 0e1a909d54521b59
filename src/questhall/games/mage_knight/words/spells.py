"""Words that only spells need."""

from ..effects.interactive import EnergyFlow, ManaClaim, ManaMeltdown, ManaRadiance, MindRead
from ..effects.journeys import Journey, UndergroundAttack
from ..effects.lasting import Lasting
from ..effects.points import AllOf
from ..effects.spells import (
    CallToArms,
    FreeRecruit,
    InForest,
    ManaBolt,
    Meditation,
    Offering,
    PerEnemy,
    ReadyUnits,
    RichHealing,
    Sacrifice,
    ShieldSpell,
    TimeBending,
    WingsOfNight,
)
from ..printed.cards import Effect
from ..printed.kinds import BASIC_COLOURS, COLOURS
from ..state.boons import (
    DRAW_PER_HEALED,
    FAME_PER_HEALING,
    FAR_EXPLORING,
    FAR_STEPS,
    FORBIDDEN,
    IGNORE_WOUND,
    NO_PROVOKING,
    NO_WALLS,
    READY_HEALED,
)
from ..state.turn import BLOCK_PHASE, DAMAGE_PHASE, MOVING, RANGED_PHASE
from .reader import MAKERS, Reader

HEALING_GIFTS = {
    "fame": [FAME_PER_HEALING],
    "cards": [DRAW_PER_HEALED],
    "units": [READY_HEALED],
}


def per_enemy(reader: Reader) -> Effect:
    """`per_enemy(2, attack(5, fire))`"""
    by = reader.number()
    return PerEnemy(by, reader.effect())


def mana_bolt(reader: Reader) -> Effect:
    """`mana_bolt(red=7, blue=8, green=5, white=6)`"""
    return ManaBolt([reader.named_number(name, 0) for name in COLOURS[:BASIC_COLOURS]])


def burning_block(reader: Reader) -> Effect:
    return ShieldSpell(reader.number(), False)


def exploding_block(reader: Reader) -> Effect:
    return ShieldSpell(reader.number(), True)


def ignore_walls(reader: Reader) -> Effect:
    """Also on the way to the fight."""
    effect = Lasting(NO_WALLS)
    effect.phases = (MOVING, RANGED_PHASE, BLOCK_PHASE)
    return effect


def ignore_wound(reader: Reader) -> Effect:
    """As long as damage is still to come."""
    effect = Lasting(IGNORE_WOUND)
    effect.phases = (MOVING, RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE)
    return effect


# -- movement ------------------------------------------------------------------------


def journey(reader: Reader) -> Effect:
    """`journey(3, swamp, lake)`: up to 3 spaces, but not these"""
    closed = reader.terrains()
    return Journey(reader.number(), closed, False)


def journey_for_points(reader: Reader) -> Effect:
    return Journey(reader.number(), 0, True)


def underground_attack(reader: Reader) -> Effect:
    closed = reader.terrains()
    return UndergroundAttack(reader.number(), closed, False)


def wings_of_night(reader: Reader) -> Effect:
    return WingsOfNight()


def bend_space(reader: Reader) -> Effect:
    bent: list[Effect] = []
    for word in (FAR_STEPS, FAR_EXPLORING, NO_PROVOKING):
        effect = Lasting(word)
        effect.phases = (MOVING,)
        bent.append(effect)
    return AllOf(bent)


def bend_time(reader: Reader) -> Effect:
    return TimeBending()


def forbidden(reader: Reader) -> Effect:
    """`forbidden(hills, mountain)`"""
    return Lasting(FORBIDDEN, 0, reader.terrains())


# -- units, cards, healing -----------------------------------------------------------


def in_forest(reader: Reader) -> Effect:
    """`in_forest(heal(5), heal(3))`: the second one elsewhere"""
    inside = reader.effect()
    return InForest(inside, reader.effect())


def ready_units(reader: Reader) -> Effect:
    """Levels of units together."""
    return ReadyUnits(reader.number())


def call_to_arms(reader: Reader) -> Effect:
    return CallToArms()


def recruit_free(reader: Reader) -> Effect:
    return FreeRecruit()


def meditation(reader: Reader) -> Effect:
    """Random cards, or `meditation(chosen)`."""
    return Meditation(reader.flag("chosen"))


def rich_healing(reader: Reader) -> Effect:
    """`rich_healing(2, cards, units)`: what the points bring"""
    words: list[int] = []
    for each in reader.take(frozenset(HEALING_GIFTS)):
        words.extend(HEALING_GIFTS[each.word])
    return RichHealing(reader.number(), words)


def offering(reader: Reader) -> Effect:
    return Offering(reader.number())


def sacrifice(reader: Reader) -> Effect:
    return Sacrifice()


# -- the other players ---------------------------------------------------------------


def mana_meltdown(reader: Reader) -> Effect:
    return ManaMeltdown()


def mana_radiance(reader: Reader) -> Effect:
    return ManaRadiance()


def mana_claim(reader: Reader) -> Effect:
    return ManaClaim(reader.flag("curse"))


def mind_read(reader: Reader) -> Effect:
    return MindRead(reader.flag("steal"))


def energy_flow(reader: Reader) -> Effect:
    """`energy_flow(3, heals)`: the level of units that may be spent"""
    heals = reader.flag("heals")
    return EnergyFlow(reader.number(), heals)


for maker in (
    per_enemy,
    mana_bolt,
    burning_block,
    exploding_block,
    ignore_walls,
    ignore_wound,
    journey,
    journey_for_points,
    underground_attack,
    wings_of_night,
    bend_space,
    bend_time,
    forbidden,
    in_forest,
    ready_units,
    call_to_arms,
    recruit_free,
    meditation,
    rich_healing,
    offering,
    sacrifice,
    mana_meltdown,
    mana_radiance,
    mana_claim,
    mind_read,
    energy_flow,
):
    assert maker.__name__ not in MAKERS, maker.__name__
    MAKERS[maker.__name__] = maker
